import { describe, test } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, creature, play, spell, type Scene } from '../../scene.js';

/** In the Recovery Phase creatures have their printed offense and defense again. */
const cards = {
  hero: creature(3, 10, '', 0),
  foe: creature(2, 50, '', 0),
  rage: spell('Target up to 1 card in play. Increase targets’ offense by a total of 4.', 0),
  wall: spell('Target up to 1 card in play. Increase targets’ defense by a total of 5.', 0),
  fear: spell('Target up to 1 card in play. Decrease targets’ offense by a total of 2.', 0),
  bolt: spell(
    'Target up to 1 card in play. Roll 1 six-sided die and inflict the result of each die as damage to one target.',
    0,
  ),
};

describe('the Recovery Phase', () => {
  const players: Scene['players'] = [
    { name: 'A', hp: 20, hand: ['rage', 'bolt', 'wall', 'fear'], battlefield: ['hero', 'foe'] },
    { name: 'B', hp: 20, battlefield: [{ card: 'hero', counters: counters('offense', 'B', 2) }, 'foe'] },
  ];

  sceneInEditions(
    '[K06-TURN-20] [K06-RES-13] [K06-RES-14] [K06-RES-15] [K06-RES-16] [K09-TURN-30] [K09-RES-15] [K09-RES-16] [K09-RES-17] [K09-RES-18] [K11-TURN-31] [K11-RES-17] [K11-RES-18] [K11-RES-19] [K11-RES-20] undoes damage, increases and decreases of all players’ creatures; until then they last',
    {
      cards,
      players,
      dice: [6],
      steps: [
        { by: 'A', cast: 'rage' },
        { by: 'A', choose: ['hero'] },
        { by: 'A', cast: 'wall' },
        { by: 'A', choose: ['foe'] },
        { by: 'A', cast: 'bolt' },
        { by: 'A', choose: ['hero 2'] },
        { by: 'A', cast: 'fear' },
        { by: 'A', choose: ['foe 2'] },
        { by: 'B', counter: 'offense', on: 'hero 2' },
        { until: { phase: 'recovery', by: 'B' } },
        {
          expect: {
            turn: { number: 3 },
            cards: {
              hero: { offense: 7, defense: 10 },
              foe: { offense: 2, defense: 55 },
              'hero 2': { offense: 4, defense: 4 },
              'foe 2': { offense: 0, defense: 50 },
            },
          },
        },
        { until: { turn: 4 } },
        {
          expect: {
            cards: {
              hero: { offense: 3, defense: 10 },
              foe: { offense: 2, defense: 50 },
              'hero 2': { offense: 3, defense: 10, counters: { offense: 1 } },
              'foe 2': { offense: 2, defense: 50 },
            },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-RES-17] [K06-RES-18] [K06-RES-19] [K09-RES-19] [K09-RES-20] [K09-RES-21] [K11-RES-22] [K11-RES-23] [K11-RES-24] [K11-RES-25] gives the creature of the worked example 3 offense and 10 defense again',
    {
      cards,
      players: [
        { name: 'A', hp: 20, hand: ['rage'], battlefield: ['hero'] },
        { name: 'B', hp: 20, battlefield: ['foe'] },
      ],
      dice: [1, 1, 1, 1, 1, 1, 1, 5, 3],
      steps: [
        { by: 'A', cast: 'rage' },
        { by: 'A', choose: ['hero'] },
        { expect: { cards: { hero: { offense: 7, defense: 10 } } } },
        { by: 'A', attack: ['hero'], victim: 'foe' },
        { by: 'B', defend: ['foe'] },
        { resolve: true },
        {
          expect: { cards: { hero: { offense: 7, defense: 2, zone: 'battlefield' }, foe: { defense: 43 } } },
        },
        { until: { turn: 4 } },
        { expect: { cards: { hero: { offense: 3, defense: 10 }, foe: { defense: 50 } } } },
      ],
    },
  );
});

describe('creatures that are not in play', () => {
  const inHand = 'Target up to 1 card in your hand.';
  const inStore = 'Target up to 1 of your resources.';
  const changes = [
    'Increase targets’ offense by a total of 4.',
    'Increase targets’ defense by a total of 5.',
    'Decrease targets’ offense by a total of 2.',
    'Roll 1 six-sided die and inflict the result of each die as damage to one target.',
  ];

  inEditions('[K06-Q-46] [K09-Q-47] have no offense or defense to change, and take no damage', (rules) => {
    for (const change of changes) {
      play({
        rules,
        cards: {
          hero: cards.hero,
          hand: spell(`${inHand} ${change}`, 0),
          store: spell(`${inStore} ${change}`, 0),
        },
        players: [{ name: 'A', hand: ['hand', 'store', 'hero'], granary: ['hero'] }, { name: 'B' }],
        dice: [6, 6],
        steps: [
          { by: 'A', cast: 'hand' },
          { by: 'A', choose: ['hero 2'] },
          { by: 'A', cast: 'store' },
          { by: 'A', choose: ['hero'] },
          { by: 'A', summon: 'hero 2' },
          {
            expect: {
              cards: {
                hero: { zone: 'granary', offense: 3, defense: 10 },
                'hero 2': { zone: 'battlefield', offense: 3, defense: 10 },
              },
              logNot: [{ type: 'damage' }],
            },
          },
        ],
      });
    }
  });
});

describe('“Target in-play cards will not be unexhausted during this turn’s Recovery Phase.”', () => {
  const hold = 'Target in-play cards will not be unexhausted during this turn’s Recovery Phase.';

  test('[K11-Q-50] withholds the unexhausting, not the reset, of cards in play, for this turn', () => {
    play({
      rules: 'kotc-11',
      cards: { hero: cards.hero, hold: spell(`Target up to 3 cards in play. ${hold}`, 0) },
      players: [
        { name: 'A', hand: ['hold'] },
        {
          name: 'B',
          battlefield: [{ card: 'hero', exhausted: true, damage: 4, spChange: 2 }],
          traps: [{ card: 'hold', exhausted: true }],
        },
      ],
      steps: [
        { by: 'A', cast: 'hold' },
        { by: 'A', choose: ['hero', 'hold 2'] },
        { until: { turn: 4 } },
        {
          expect: {
            cards: { hero: { exhausted: true, offense: 3, defense: 10 }, 'hold 2': { exhausted: true } },
          },
        },
        { until: { turn: 5 } },
        { expect: { cards: { hero: { exhausted: false }, 'hold 2': { exhausted: false } } } },
      ],
    });
  });

  test('[K11-Q-50] does nothing to resources, which are never in play', () => {
    play({
      rules: 'kotc-11',
      cards: { hold: spell(`Target up to 2 of your resources. ${hold}`, 0) },
      players: [
        { name: 'A', hand: ['hold'], granary: [{ card: 'filler', as: 'r', exhausted: true }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'hold' },
        { by: 'A', choose: ['r'] },
        { until: { turn: 4 } },
        { expect: { cards: { r: { exhausted: false } } } },
      ],
    });
  });
});

inEditions(
  '[K06-RES-10] [K06-RES-12] [K09-RES-12] [K09-RES-14] [K11-RES-14] what is exhausted, changed or kept exhausted is named among what recovers, and nothing else',
  (rules) => {
    const recovering = (expect: object): void =>
      play({
        rules,
        cards,
        players: [
          {
            name: 'A',
            askAlways: true,
            battlefield: [
              { card: 'hero', as: 'fresh' },
              { card: 'hero', as: 'tired', exhausted: true },
              { card: 'hero', as: 'hurt', damage: 1 },
              { card: 'hero', as: 'fatigued', fatiguedIn: 2 },
            ],
          },
          { name: 'B', granary: [{ card: 'hero', as: 'spent', exhausted: true }] },
        ],
        steps: [{ until: { turn: 4 } }, { expect }],
      });
    for (const card of ['tired', 'hurt', 'fatigued', 'spent'])
      recovering({ log: [{ type: 'recover', card }] });
    recovering({ log: [{ type: 'recover' }], logNot: [{ type: 'recover', card: 'fresh' }] });
  },
);
