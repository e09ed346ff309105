import { test } from 'vitest';
import type { CardSource } from '../../../../../src-main/games/kotc/scenario/format.js';
import { inEditions } from '../../in-editions.js';
import { counters, creature, play, spell, type Scene } from '../../scene.js';
import {
  byEdition,
  WHEN_DESTROYED,
  whenDestroyedAsResource,
  whenDestroyedInDeck,
  whenDestroyedInHand,
  notMet,
  type RulesId,
} from './wordings.js';

/** Abilities that are activated by the destruction of their own card, in the graveyard. */

const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);
const HEAL = 'Increase your hitpoints by 5.';
const ghost = creature(1, 5, `${WHEN_DESTROYED} Increase your hitpoints by 1.`, 0);

interface Place {
  readonly condition: (rules: RulesId) => string;
  readonly zones: Omit<Scene['players'][number], 'name'>;
  readonly destroyer: CardSource;
  readonly steps: Scene['steps'];
}

/** What A destroys B's relic with, out of play. */
const places: readonly Place[] = [
  {
    condition: whenDestroyedInHand,
    zones: { hand: ['relic'] },
    destroyer: spell('Target up to 1 card in one player’s hand randomly. Destroy all targets.', 0),
    steps: [
      { by: 'A', choose: ['B'] },
      { by: 'A', number: 1 },
    ],
  },
  {
    condition: whenDestroyedInDeck,
    zones: { deck: ['relic', 9] },
    destroyer: spell('Target up to 1 card on the top of one player’s deck. Destroy all targets.', 0),
    steps: [
      { by: 'A', choose: ['B'] },
      { by: 'A', number: 1 },
    ],
  },
];

const outOfPlay = (type: 'creature' | 'spell', text: string, cost: number): CardSource =>
  type === 'creature' ? creature(1, 5, text, cost) : spell(text, cost);

function destroyed(rules: RulesId, place: Place, type: 'creature' | 'spell', resources: number): Scene {
  const relic = outOfPlay(type, `${place.condition(rules)} ${HEAL}`, 2);
  return {
    rules,
    cards: { relic, destroyer: place.destroyer },
    players: [
      { name: 'A', hand: ['destroyer', 'filler'] },
      {
        name: 'B',
        ...place.zones,
        granary: Array.from({ length: resources }, (_, n) => resource(n)),
        hp: 10,
      },
    ],
    steps: [{ by: 'A', cast: 'destroyer' }, ...place.steps],
  };
}

const resource = (n: number) => ({ card: 'filler', as: `resource ${n}` });

inEditions(
  '[K06-ABL-13] [K06-ABL-14] [K06-ABL-15] [K06-ABL-17] [K06-Q-21] [K09-Q-21] [K11-Q-13] destroyed out of play, a card pays its resource cost, then works',
  (rules) => {
    for (const place of places)
      for (const type of ['creature', 'spell'] as const) {
        const scene = destroyed(rules, place, type, 3);
        play({
          ...scene,
          steps: [
            ...scene.steps,
            { expect: { asks: { by: 'B', purpose: 'condition', offers: [{ activate: 'relic' }] } } },
            { by: 'B', activate: 'relic' },
            { by: 'B', pay: ['resource 0', 'resource 2'] },
            { resolve: true },
            {
              expect: {
                log: [
                  { type: 'exhaust', card: 'resource 0' },
                  { type: 'heal', amount: 5 },
                ],
                cards: {
                  relic: { zone: 'grave', player: 'B' },
                  'resource 1': { exhausted: false },
                  'resource 2': { exhausted: true },
                },
                players: { B: { hp: 15 } },
              },
            },
          ],
        });
        const poor = destroyed(rules, place, type, 1);
        play({
          ...poor,
          steps: [
            ...poor.steps,
            { by: 'B', activate: 'relic', refused: notMet(rules) },
            {
              expect: {
                players: { B: { hp: 10 } },
                cards: { relic: { zone: 'grave' }, 'resource 0': { exhausted: false } },
              },
            },
          ],
        });
      }
  },
);

inEditions(
  '[K06-ABL-15] [K06-Q-21] [K09-Q-21] [K11-Q-13] so does a resource, and without the resources for it nothing is used',
  (rules) => {
    const scene = (resources: number, steps: Scene['steps']): Scene => ({
      rules,
      cards: {
        relic: creature(1, 5, `${whenDestroyedAsResource(rules)} ${HEAL}`, 2),
        ruin: spell('Destroy 1 of your resources. Target up to 1 card in play. Destroy all targets.', 0),
        ghost,
      },
      players: [
        { name: 'A', granary: ['relic', resources], hand: ['ruin'], battlefield: ['ghost'], hp: 10 },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'ruin' },
        { by: 'A', choose: ['relic'] },
        { by: 'A', choose: ['ghost'] },
        ...steps,
      ],
    });
    const unpaid = byEdition(rules, 'K06-Q-21', 'K09-Q-21', 'K11-REV-12');
    play(
      scene(1, [
        { by: 'A', activate: 'relic', refused: unpaid },
        { by: 'A', activate: 'ghost' },
        { resolve: true },
        { expect: { players: { A: { hp: 11 } }, cards: { 'filler 11': { exhausted: false } } } },
      ]),
    );
    play(
      scene(2, [
        { by: 'A', activate: 'relic' },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 15 } },
            cards: { 'filler 11': { exhausted: true }, 'filler 12': { exhausted: true } },
          },
        },
      ]),
    );
  },
);

inEditions(
  '[K06-ABL-16] [K06-ABL-17] [K06-Q-17] [K09-Q-18] [K09-Q-21] [K11-Q-10] destroyed in play it pays nothing, exhausted or not',
  (rules) => {
    for (const exhausted of [false, true])
      for (const type of ['creature', 'spell'] as const)
        play({
          rules,
          cards: { smite, relic: outOfPlay(type, `${WHEN_DESTROYED} ${HEAL}`, 9) },
          players: [
            { name: 'A', hand: ['smite'] },
            {
              name: 'B',
              [type === 'creature' ? 'battlefield' : 'traps']: [{ card: 'relic', exhausted }],
              granary: [9],
              hp: 10,
            },
          ],
          steps: [
            { by: 'A', cast: 'smite' },
            { by: 'A', choose: ['relic'] },
            { by: 'B', activate: 'relic' },
            { resolve: true },
            {
              expect: {
                logNot: [{ type: 'exhaust' }],
                players: { B: { hp: 15 } },
                cards: { relic: { zone: 'grave' } },
              },
            },
          ],
        });
  },
);

inEditions('[K06-Q-17] [K09-Q-18] [K11-Q-10] so a creature that fell in battle uses it', (rules) =>
  play({
    rules,
    cards: { ghost, wolf: creature(1, 9, '', 0) },
    players: [
      { name: 'A', battlefield: ['ghost'], hp: 10 },
      { name: 'B', battlefield: ['wolf'] },
    ],
    turn: { phase: 'battle' },
    dice: [1, 6],
    steps: [
      { by: 'A', attack: ['ghost'], victim: 'B' },
      { by: 'B', defend: ['wolf'] },
      { by: 'A', activate: 'ghost' },
      { resolve: true },
      { expect: { players: { A: { hp: 11 } }, cards: { ghost: { zone: 'grave' } } } },
    ],
  }),
);

inEditions('[K11-Q-10] its counters are gone, so that they cannot pay for it', (rules) =>
  play({
    rules,
    cards: { smite, relic: creature(1, 5, `${WHEN_DESTROYED} Remove 1 counter from this card. ${HEAL}`, 0) },
    players: [
      { name: 'A', hand: ['smite'] },
      {
        name: 'B',
        battlefield: [{ card: 'relic', counters: counters('plain', 'B') }],
        hp: 10,
        askAlways: true,
      },
    ],
    steps: [
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['relic'] },
      { by: 'B', activate: 'relic' },
      { resolve: true },
      { expect: { log: [{ type: 'fail', card: 'relic' }], players: { B: { hp: 10 } } } },
    ],
  }),
);

inEditions(
  '[K11-Q-12] [K11-ABL-21] who controlled the card when it was destroyed uses its ability, though the owner has the card',
  (rules) =>
    play({
      rules,
      cards: { smite, ghost },
      players: [
        { name: 'A', hand: ['smite'], battlefield: [{ card: 'ghost', owner: 'B' }], hp: 10 },
        { name: 'B', hp: 10 },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['ghost'] },
        { expect: { cards: { ghost: { zone: 'grave', player: 'B' } } } },
        { by: 'A', activate: 'ghost' },
        { resolve: true },
        { expect: { players: { A: { hp: 11 }, B: { hp: 10 } } } },
      ],
    }),
);

const TOLL =
  'You must exhaust 1 of your resources to attack with, defend with, or use an ability of this creature.';

test('[K11-Q-13] an action cost is due as well, after the resource cost', () => {
  const relic = creature(1, 5, `${TOLL}\n${whenDestroyedInHand('kotc-11')} ${HEAL}`, 1);
  const raid = spell('Target up to 1 card in one player’s hand randomly. Destroy all targets.', 0);
  const scene = (resources: number, steps: Scene['steps']): Scene => ({
    rules: 'kotc-11',
    cards: { relic, raid },
    players: [
      { name: 'A', hand: ['raid'] },
      { name: 'B', hand: ['relic'], granary: [resources], hp: 10, askAlways: true },
    ],
    steps: [{ by: 'A', cast: 'raid' }, { by: 'A', number: 1 }, ...steps],
  });
  play(
    scene(2, [
      { by: 'B', activate: 'relic' },
      { by: 'B', pay: ['filler 21'] },
      { by: 'B', choose: ['filler 22'] },
      { resolve: true },
      {
        expect: {
          players: { B: { hp: 15 } },
          cards: { 'filler 21': { exhausted: true }, 'filler 22': { exhausted: true } },
        },
      },
    ]),
  );
  play(
    scene(1, [
      { by: 'B', activate: 'relic', refused: 'K11-ABL-09' },
      { expect: { players: { B: { hp: 10 } }, cards: { 'filler 21': { exhausted: false } } } },
    ]),
  );
});
