import { describe, expect } from 'vitest';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import type { Zone } from '../../../../../src-main/games/kotc/rules/state/state.js';
import { termsOf } from '../../../../../src-main/games/kotc/rules/texts/terms.js';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import { positionIn } from '../game-of.js';
import { byEdition } from './wordings.js';

/** "The Field": what the zones are for, and what lies in them. What may be seen of them is proven in zones-seen. */
const cards = {
  bear: creature(2, 5, '', 0),
  den: creature(1, 5, 'HIDE: Sacrifice 1 card in play. Target up to 1 card in play. Exhaust all targets.', 0),
  snare: spell('Draw 1 card.', 0),
  smite: spell('Target up to 1 card in play. Destroy all targets.', 0),
  blight: spell('Target up to 1 of your resources. Destroy all targets.', 0),
};

describe('a field', () => {
  const six = ['battlefield', 'deck', 'granary', 'grave', 'hand', 'traps'] as const;

  inEditions(
    '[K06-ZON-01] [K06-ZON-23] [K09-ZON-01] [K09-ZON-26] [K11-ZON-01] [K11-ZON-02] has its zones for each player; where they lie on a table is nothing to the rules',
    (rules) => {
      const { state } = positionIn(rules, { players: ['A', 'B', 'C'].map((name) => ({ name, deck: [] })) });
      const used: readonly Zone[] = rules === 'kotc-06' ? six : [...six, 'reserves'];
      // A zone is a list of cards and no more. Cards that have left the game lie in no zone of the field.
      const empty = Object.fromEntries([...six, 'reserves', 'removed'].map((zone) => [zone, []]));
      for (const { zones } of state.players) expect(zones).toEqual(empty);
      const lists = state.players.flatMap(({ zones }) => used.map((zone) => zones[zone]));
      expect(new Set(lists).size).toBe(3 * byEdition(rules, 6, 7, 7));
    },
  );

  inEditions('[K11-Q-68] is called in the words of the text, and not in those of the figure', (rules) => {
    const { battlefield, traps, granary } = termsOf(kotcRuleSets[rules].edition).zones;
    expect([battlefield, traps, granary]).toEqual(['Creature Zone', 'Trap Zone', 'Resource Zone']);
  });

  sceneInEditions('[K06-ZON-01] has no reserves: nothing can be exchanged', {
    players: [{ name: 'A', hand: [3] }, { name: 'B' }],
    turn: { phase: 'resource' },
    steps: [
      {
        expect: {
          asks: { by: 'A', purpose: 'resource', offers: [{ draw: true }], offersNot: [{ exchange: true }] },
        },
      },
    ],
  });

  sceneInEditions('[K09-ZON-01] [K11-ZON-01] has reserves, which can be exchanged', {
    players: [{ name: 'A', hand: [3], reserves: [3] }, { name: 'B' }],
    turn: { phase: 'resource' },
    steps: [
      { expect: { asks: { by: 'A', purpose: 'resource', offers: [{ draw: true }, { exchange: true }] } } },
    ],
  });
});

describe('the Graveyard', () => {
  sceneInEditions(
    '[K06-ZON-04] [K09-ZON-04] [K11-ZON-05] receives what is destroyed, by an effect or in battle, at once',
    {
      cards: { ...cards, fall: spell('Target up to 1 card in play. Destroy all targets. Draw 1 card.', 0) },
      players: [
        { name: 'A', hand: ['fall', 'smite', 'blight'], granary: ['bear'], battlefield: ['bear'] },
        { name: 'B', battlefield: ['bear', 'bear'], traps: ['snare'] },
      ],
      dice: [6, 6],
      steps: [
        { by: 'A', cast: 'fall' },
        { by: 'A', choose: ['bear 3'] },
        { resolve: true },
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['snare'] },
        { resolve: true },
        { by: 'A', cast: 'blight' },
        { by: 'A', choose: ['bear 2'] },
        { resolve: true },
        { until: { phase: 'battle' } },
        { by: 'A', attack: ['bear'], victim: 'bear 4' },
        { by: 'B', defend: [] },
        { resolve: true },
        {
          expect: {
            players: {
              A: { grave: ['fall', 'smite', 'bear 2', 'blight'] },
              B: { grave: ['bear 3', 'snare', 'bear 4'] },
            },
            log: [
              { type: 'move', card: 'bear 3' },
              // Destroyed before anything else is done: the spell itself follows when its instructions have been.
              { type: 'move', card: 'filler' },
              { type: 'move', card: 'fall' },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-ZON-05] [K09-ZON-05] [K11-ZON-06] receives what is sacrificed, at once', {
    cards,
    players: [
      { name: 'A', battlefield: ['den', 'bear'], traps: ['snare'] },
      { name: 'B', battlefield: ['bear'] },
    ],
    steps: [
      { by: 'A', activate: 'den' },
      { by: 'A', choose: ['bear'] },
      {
        expect: {
          asks: { by: 'A', purpose: 'target', cards: ['den', 'snare', 'bear 2'] },
          players: { A: { grave: ['bear'] } },
        },
      },
      { by: 'A', choose: ['bear 2'] },
      { resolve: true },
      {
        expect: {
          players: { A: { grave: ['bear'], battlefield: ['den'] } },
          cards: { 'bear 2': { exhausted: true } },
        },
      },
    ],
  });

  const lent = (card: string): { card: string; owner: string; as: string } => ({
    card,
    owner: 'B',
    as: `B’s ${card}`,
  });

  sceneInEditions(
    '[K06-Q-28] [K09-Q-29] [K11-ZON-30] is always the owner’s, whatever zone a card leaves and whoever has it',
    {
      cards,
      players: [
        {
          name: 'A',
          hand: ['smite', 'blight', { card: 'smite', as: 'again' }, lent('snare')],
          battlefield: ['den', 'bear', lent('bear'), { ...lent('bear'), as: 'B’s other' }],
          traps: [
            { ...lent('snare'), as: 'B’s trap' },
            { ...lent('snare'), as: 'B’s used trap' },
          ],
          granary: [{ ...lent('bear'), as: 'B’s resource' }],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['B’s bear'] },
        { resolve: true },
        { by: 'A', cast: 'again' },
        { by: 'A', choose: ['B’s trap'] },
        { resolve: true },
        { by: 'A', cast: 'blight' },
        { by: 'A', choose: ['B’s resource'] },
        { resolve: true },
        { by: 'A', cast: 'B’s snare' },
        { resolve: true },
        { by: 'A', activate: 'B’s used trap' },
        { resolve: true },
        { by: 'A', activate: 'den' },
        { by: 'A', choose: ['B’s other'] },
        { by: 'A', choose: [] },
        { resolve: true },
        {
          expect: {
            players: {
              A: { grave: ['smite', 'again', 'blight'] },
              B: {
                grave: ['B’s bear', 'B’s trap', 'B’s resource', 'B’s snare', 'B’s used trap', 'B’s other'],
              },
            },
          },
        },
      ],
    },
  );
});

describe('cards in play', () => {
  sceneInEditions(
    '[K06-ZON-09] [K06-ZON-12] [K06-ZON-16] [K09-ZON-11] [K09-ZON-14] [K09-ZON-18] [K09-ZON-22] [K11-ZON-14] [K11-ZON-17] [K11-ZON-21] [K11-ZON-25] are creatures in the Creature Zone and traps in the Trap Zone; what lies in the Resource Zone is a resource, and not in play',
    {
      cards: { ...cards, snare: spell('Draw 1 card.', 1) },
      players: [
        { name: 'A', hand: ['bear', 'snare', 'smite', { card: 'snare', as: 'seed' }], granary: [1] },
        { name: 'B', battlefield: ['bear'], traps: ['snare'], granary: [1], hand: [1], grave: [1] },
      ],
      turn: { phase: 'resource' },
      steps: [
        { by: 'A', place: 'seed' },
        { expect: { players: { A: { granary: ['filler 11', 'seed'] } } } },
        { until: { phase: 'action' } },
        { by: 'A', summon: 'bear' },
        { by: 'A', set: 'snare' },
        { by: 'A', pay: ['seed'] },
        {
          expect: {
            players: { A: { battlefield: ['bear'], traps: ['snare'] } },
            cards: { seed: { exhausted: true } },
          },
        },
        { by: 'A', cast: 'smite' },
        { expect: { asks: { by: 'A', purpose: 'target', cards: ['bear', 'snare', 'bear 2', 'snare 2'] } } },
      ],
    },
  );

  inEditions(
    '[K06-ZON-12] [K09-ZON-14] [K09-ZON-22] [K11-ZON-17] [K11-ZON-25] a trap can be sacrificed as a card in play, and a resource cannot',
    (rules) => {
      play({
        rules,
        cards,
        players: [
          { name: 'A', battlefield: ['den', 'bear'], traps: ['snare'], granary: ['bear'] },
          { name: 'B' },
        ],
        steps: [
          { by: 'A', activate: 'den' },
          // In the 6th Edition a creature cannot be sacrificed for its own ability.
          {
            expect: {
              asks: {
                by: 'A',
                purpose: 'self-sacrifice',
                cards: ['bear', 'snare', ...byEdition(rules, [], ['den'], ['den'])],
              },
            },
          },
        ],
      });
    },
  );
});

describe('there is no limit', () => {
  const MANY = 40;
  const many = Array<string>(MANY).fill('bear');
  const more = ['one', 'two', 'three'].map((as) => ({ card: 'bear', as }));
  const full: Scene['players'] = [
    {
      name: 'A',
      hand: [...more, { card: 'snare', as: 'trap' }, ...many],
      battlefield: many,
      traps: Array<string>(MANY).fill('snare'),
      granary: many,
    },
    { name: 'B' },
  ];

  sceneInEditions(
    '[K06-ZON-11] [K06-ZON-15] [K06-ZON-19] [K09-ZON-13] [K09-ZON-17] [K09-ZON-21] [K11-ZON-16] [K11-ZON-20] [K11-ZON-24] to the cards in a Creature, Trap or Resource Zone',
    {
      cards,
      players: full,
      turn: { phase: 'resource' },
      steps: [
        { by: 'A', place: 'one' },
        { by: 'A', place: 'two' },
        { by: 'A', summon: 'three' },
        { by: 'A', set: 'trap' },
        { until: { turn: 4 } },
        {
          expect: {
            players: { A: { battlefield: MANY + 1, traps: MANY + 1, granary: MANY + 2, hand: MANY } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-ZON-22] [K09-ZON-25] [K11-ZON-29] to the cards in a hand: nothing is ever discarded',
    {
      cards,
      players: full,
      turn: { phase: 'resource' },
      steps: [
        { by: 'A', draw: true },
        { until: { turn: 5 } },
        { expect: { players: { A: { hand: MANY + 6, grave: 0 } } } },
      ],
    },
  );
});
