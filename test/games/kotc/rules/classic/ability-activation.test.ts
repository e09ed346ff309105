import { test } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, counters, play, spell } from '../../scene.js';
import { DEPLOY, whenAnotherFalls, WHEN_DESTROYED, exhaustedCreature } from './wordings.js';

const seer = creature(1, 5, 'Draw 1 card.', 0);
const sage = creature(1, 5, 'Draw 1 card.\nDraw 2 cards.', 0);

sceneInEditions(
  '[K06-ABL-03] [K09-ABL-03] [K11-ABL-04] [K11-ABL-22] an ability exhausts its creature, and asks no resource cost',
  {
    cards: { seer: creature(1, 5, 'Draw 1 card.', 3) },
    players: [{ name: 'A', battlefield: ['seer'], granary: [4] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'seer' },
      { expect: { cards: { seer: { exhausted: true, zone: 'battlefield' } }, players: { A: { hand: 1 } } } },
      { expect: { log: [{ type: 'exhaust', card: 'seer' }], logNot: [{ type: 'exhaust', card: 'filler' }] } },
      { expect: { cards: { filler: { exhausted: false } } } },
    ],
  },
);

test('[K11-ABL-22] without any resource an ability can be used, except one that says “by paying”', () => {
  const inHand = 'Activate when this card in your hand is destroyed by paying this card’s resource cost.';
  play({
    rules: 'kotc-11',
    cards: {
      seer: creature(1, 5, 'Draw 1 card.', 9),
      relic: creature(1, 5, `${inHand} Draw 1 card.`, 9),
      raid: spell('Target up to 1 card in one player’s hand randomly. Destroy all targets.', 0),
      rite: spell('Activate when at least 1 card in your hand is destroyed. Draw 2 cards.', 0),
    },
    players: [{ name: 'A', battlefield: ['seer'], hand: ['relic', 'raid'], traps: ['rite'] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'raid' },
      { by: 'A', number: 1 },
      { expect: { cards: { relic: { zone: 'grave' } } } },
      {
        expect: {
          asks: {
            by: 'A',
            purpose: 'condition',
            offers: [{ activate: 'rite' }],
            offersNot: [{ activate: 'relic' }],
          },
        },
      },
      { by: 'A', activate: 'relic', refused: 'K11-REV-12' },
      { by: 'A', pass: true },
      { by: 'A', activate: 'seer' },
      { expect: { players: { A: { hand: 1 } } } },
    ],
  });
});

inEditions('[K06-ABL-04] [K09-ABL-04] [K11-ABL-05] an exhausted creature cannot use any ability', (rules) =>
  play({
    rules,
    cards: { sage },
    players: [{ name: 'A', battlefield: [{ card: 'sage', exhausted: true }, 'sage'] }, { name: 'B' }],
    steps: [
      {
        expect: {
          asks: {
            by: 'A',
            offers: [{ activate: 'sage 2', ability: 1 }],
            offersNot: [
              { activate: 'sage', ability: 1 },
              { activate: 'sage', ability: 2 },
            ],
          },
        },
      },
      { by: 'A', activate: 'sage', ability: 1, refused: exhaustedCreature(rules) },
      { by: 'A', activate: 'sage', ability: 2, refused: exhaustedCreature(rules) },
    ],
  }),
);

inEditions(
  '[K06-ABL-05] [K09-ABL-05] [K11-ABL-06] of several abilities one is used, and the others wait for recovery',
  (rules) =>
    play({
      rules,
      cards: { sage },
      players: [{ name: 'A', battlefield: ['sage'] }, { name: 'B' }],
      steps: [
        { by: 'A', activate: 'sage', ability: 1 },
        { by: 'A', activate: 'sage', ability: 2, refused: exhaustedCreature(rules) },
        { expect: { players: { A: { hand: 1 } } } },
        { until: { turn: 5, phase: 'action' } },
        { expect: { players: { A: { hand: 3 } }, cards: { sage: { exhausted: false } } } },
        { by: 'A', activate: 'sage', ability: 2 },
        { expect: { players: { A: { hand: 5 } }, cards: { sage: { exhausted: true } } } },
      ],
    }),
);

const slay = 'Target up to 1 card in play. Destroy all targets. Draw 1 card.';

inEditions('[K09-ABL-06] [K11-ABL-06] no other ability is activated while one is carried out', (rules) =>
  play({
    rules,
    cards: {
      slayer: creature(1, 5, slay, 0),
      ghost: creature(1, 5, `${WHEN_DESTROYED} Increase your hitpoints by 1.`, 0),
      alarm: spell(`${whenAnotherFalls(rules)} Increase your hitpoints by 2.`, 0),
    },
    players: [
      { name: 'A', battlefield: ['slayer', 'slayer'], hp: 10 },
      { name: 'B', battlefield: ['ghost'], traps: ['alarm'], hp: 10 },
    ],
    steps: [
      { by: 'A', activate: 'slayer' },
      { by: 'A', choose: ['ghost'] },
      { expect: { cards: { ghost: { zone: 'grave' } }, players: { A: { hand: 1 }, B: { hp: 10 } } } },
      { by: 'B', activate: 'ghost' },
      { by: 'B', activate: 'alarm' },
      { resolve: true },
      {
        expect: {
          log: [
            { type: 'move', card: 'ghost' },
            { type: 'move', card: 'filler' },
            { type: 'move', card: 'alarm' },
            { type: 'heal', player: 'B', amount: 1 },
            { type: 'heal', player: 'B', amount: 2 },
          ],
          players: { A: { hand: 1 }, B: { hp: 13 } },
        },
      },
    ],
  }),
);

inEditions('[K09-ABL-06] a spell that an ability has its user cast is carried out within it', (rules) =>
  play({
    rules,
    cards: {
      herald: creature(1, 5, `Target up to 1 card in your hand. ${DEPLOY} Increase your hitpoints by 1.`, 0),
      cure: spell('Increase your hitpoints by 2.', 0),
    },
    players: [{ name: 'A', battlefield: ['herald'], hand: ['cure'], hp: 10 }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'herald' },
      { by: 'A', choose: ['cure'] },
      { by: 'A', choose: ['cure'] },
      {
        expect: {
          log: [
            { type: 'heal', amount: 2 },
            { type: 'move', card: 'cure' },
            { type: 'heal', amount: 1 },
          ],
          players: { A: { hp: 13, grave: ['cure'] } },
        },
      },
    ],
  }),
);

sceneInEditions('[K11-ABL-21] a creature’s abilities are used by the player in whose Creature Zone it is', {
  cards: { seer },
  players: [
    { name: 'A', battlefield: [{ card: 'seer', owner: 'B' }] },
    { name: 'B', battlefield: [{ card: 'seer', owner: 'A' }] },
  ],
  steps: [
    {
      expect: { asks: { by: 'A', offers: [{ activate: 'seer' }], offersNot: [{ activate: 'seer 2' }] } },
    },
    { by: 'A', activate: 'seer' },
    { expect: { players: { A: { hand: 1 }, B: { hand: 0 } } } },
  ],
});

sceneInEditions(
  '[K06-Q-59] [K09-Q-59] [K11-ABL-23] effects follow their printed order, each with all its decisions',
  {
    cards: {
      storm: spell(
        'Target up to 2 cards in play. Increase targets’ offense by a total of 3. Switch control of each target in-play creature to a different player of your choice until the end of this turn.',
        0,
      ),
      later: spell(
        'Target up to 2 cards in play. Destroy all targets. Increase targets’ offense by a total of 3.',
        0,
      ),
      bear: creature(2, 5, '', 0),
    },
    players: [
      { name: 'A', hand: ['storm', 'later'], battlefield: ['bear'] },
      { name: 'B', battlefield: ['bear'] },
      { name: 'C' },
    ],
    steps: [
      { by: 'A', cast: 'storm' },
      { by: 'A', choose: ['bear', 'bear 2'] },
      { expect: { asks: { by: 'A', kind: 'number', purpose: 'share', about: 'bear' } } },
      { by: 'A', number: 1 },
      { expect: { asks: { by: 'A', kind: 'players', purpose: 'switch', about: 'bear' } } },
      { expect: { cards: { bear: { offense: 3 }, 'bear 2': { offense: 4 } } } },
      { by: 'A', choose: ['B'] },
      { by: 'A', choose: ['C'] },
      { expect: { cards: { bear: { player: 'B', offense: 3 }, 'bear 2': { player: 'C', offense: 4 } } } },
      { by: 'A', cast: 'later' },
      { by: 'A', choose: ['bear', 'bear 2'] },
      { expect: { cards: { bear: { zone: 'grave' } }, turn: { player: 'A', phase: 'action' } } },
    ],
  },
);

inEditions(
  '[K06-Q-51] [K11-Q-88] an ability goes on when its card leaves play, and “you” stays who activated it',
  (rules) =>
    play({
      rules,
      cards: {
        martyr: creature(1, 5, 'Target this card. Destroy all targets. Draw 1 card.', 0),
        turncoat: creature(
          1,
          5,
          'Target this card. Switch control of each target in-play creature to a different player of your choice until the end of this turn. Draw 2 cards.',
          0,
        ),
      },
      players: [{ name: 'A', battlefield: ['martyr', 'turncoat'] }, { name: 'B' }],
      steps: [
        { by: 'A', activate: 'martyr' },
        { expect: { players: { A: { hand: 1 }, B: { hand: 0 } }, cards: { martyr: { zone: 'grave' } } } },
        { by: 'A', activate: 'turncoat' },
        { expect: { players: { A: { hand: 3 }, B: { hand: 0 } }, cards: { turncoat: { player: 'B' } } } },
      ],
    }),
);

test('[K06-Q-51] a creature that is destroyed in answer to its ability keeps its effect', () => {
  play({
    rules: 'kotc-06',
    cards: {
      seer,
      snipe: spell(
        'Activate in response to an opponent’s card effect. Target up to 1 card in play. Destroy all targets.',
        0,
      ),
    },
    players: [
      { name: 'A', battlefield: [{ card: 'seer', counters: counters('plain', 'A') }] },
      { name: 'B', traps: ['snipe'] },
    ],
    steps: [
      { by: 'A', activate: 'seer' },
      { by: 'B', activate: 'snipe' },
      { by: 'B', choose: ['seer'] },
      { resolve: true },
      { expect: { cards: { seer: { zone: 'grave' } }, players: { A: { hand: 1 } } } },
    ],
  });
});
