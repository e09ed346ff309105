import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);

describe('Attack and Defend', () => {
  const text = [
    'CHARGE: When this card attacks, after Attack Formation (ghost-play): Draw 1 card.',
    'HOLD: When this card defends, after Defense Formation (ghost-play): Draw 1 card.',
  ].join('\n');
  const knight = minion(1, 3, text, 0);
  const seats = [
    {
      name: 'A',
      ...watching,
      battlefield: [
        { card: 'knight', as: 'attacker' },
        { card: 'knight', as: 'idle' },
      ],
    },
    {
      name: 'B',
      ...watching,
      battlefield: [
        { card: 'knight', as: 'victim' },
        { card: 'knight', as: 'defender' },
      ],
    },
  ];

  test('[K14-KEY-03] [K17-KEY-03] who is in the attacking team attacks; who stays behind or is the victim does not', () => {
    play({
      cards: { knight },
      players: seats,
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['attacker'], victim: 'victim' },
        { expect: { cards: { attacker: { exhausted: true } } } },
        {
          expect: {
            asks: {
              by: 'A',
              offers: [{ activate: 'attacker', ability: 1 }],
              offersNot: [
                { activate: 'idle', ability: 1 },
                { activate: 'attacker', ability: 2 },
              ],
            },
          },
        },
        { by: 'A', pass: true },
        { by: 'B', activate: 'victim', ability: 1, refused: 'K14-ABL-07' },
      ],
    });
  });

  test('[K14-KEY-04] [K17-KEY-04] who is in the defending team defends; a victim outside it does not', () => {
    play({
      cards: { knight },
      players: seats,
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['attacker'], victim: 'victim' },
        { by: 'B', pass: true },
        { by: 'B', defend: ['defender'] },
        { expect: { cards: { defender: { exhausted: true }, victim: { exhausted: false } } } },
        { by: 'A', pass: true },
        {
          expect: {
            asks: {
              by: 'B',
              offers: [{ activate: 'defender', ability: 2 }],
              offersNot: [{ activate: 'victim', ability: 2 }],
            },
          },
        },
      ],
    });
  });
});

describe('Damage', () => {
  const tough = minion(1, 9, 'ROAR: When this in-play card is damaged: Draw 1 card.', 0);
  const hit = (shields: number) => ({
    cards: { tough },
    players: [
      { name: 'A', ...watching },
      {
        name: 'B',
        ...watching,
        battlefield: [
          {
            card: 'tough',
            counters: [...counters('damage', 'A'), ...counters('shield', 'B', shields)],
          },
        ],
      },
    ],
    dice: [3],
  });

  test.until(14, 13)('[K14-KEY-12] damage that shields reduce to 0 does not damage', () => {
    play({
      ...hit(2),
      steps: [
        { by: 'A', counter: 'damage', on: 'tough' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'B', counter: 'shield', on: 'tough' },
        { by: 'B', counter: 'shield', on: 'tough' },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', offersNot: [{ activate: 'tough' }] }, cards: { tough: { hp: 9 } } } },
        { by: 'B', activate: 'tough', refused: 'K14-ABL-07' },
      ],
    });
  });

  test.until(14, 13)('[K14-KEY-12] what is left above 0 does', () => {
    play({
      ...hit(1),
      steps: [
        { by: 'A', counter: 'damage', on: 'tough' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'B', counter: 'shield', on: 'tough' },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', offers: [{ activate: 'tough' }] }, cards: { tough: { hp: 8 } } } },
      ],
    });
  });
});

describe('Dice-heal', () => {
  test('[K14-KEY-31] 3 dice that show 4, 1 and 3 heal 8 HP', () => {
    play({
      cards: { heal: spell('3-dice-heal yourself.', 0) },
      players: [
        { name: 'A', hp: 10, hand: ['heal'] },
        { name: 'B', ...watching, hp: 10 },
      ],
      dice: [4, 1, 3, 6],
      steps: [
        { by: 'A', cast: 'heal' },
        { resolve: true },
        { expect: { players: { A: { hp: 18 }, B: { hp: 10 } } } },
      ],
    });
  });

  test('[K14-KEY-31] it can lead above the HP of the beginning', () => {
    play({
      cards: { heal: spell('1-dice-heal yourself.', 0) },
      players: [
        { name: 'A', hand: ['heal'] },
        { name: 'B', ...watching },
      ],
      dice: [6],
      steps: [
        { by: 'A', cast: 'heal' },
        { resolve: true },
        { expect: { log: [{ type: 'heal', player: 'A', amount: 6 }], players: { A: { hp: 41 } } } },
      ],
    });
  });
});

describe('Each', () => {
  test('[K14-KEY-39] [K17-KEY-39] what an effect leaves to decide is decided anew for each target', () => {
    const mixed = [...counters('sword', 'B'), ...counters('weakness', 'B')];
    play({
      cards: {
        bear,
        wolf: bear,
        spell: spell('Target up to 2 in-play cards; remove up to 1 counter from each target.', 0),
      },
      players: [
        { name: 'A', hand: ['spell'] },
        {
          name: 'B',
          ...watching,
          battlefield: [
            { card: 'bear', counters: mixed },
            { card: 'wolf', counters: mixed },
          ],
        },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf'] },
        {
          expect: {
            asks: { by: 'A', purpose: 'remove', options: ['sword', 'weakness'], least: 0, most: 1 },
          },
        },
        { by: 'A', choose: ['sword'] },
        { expect: { asks: { by: 'A', purpose: 'remove', least: 0, most: 1 } } },
        { by: 'A', choose: ['weakness'] },
        { expect: { cards: { bear: { counters: { weakness: 1 } }, wolf: { counters: { sword: 1 } } } } },
      ],
    });
  });
});

describe('Enemy', () => {
  const guard = minion(1, 1, 'ALARM: When enemy attacks, after Attack Formation: Draw 1 card.', 0);

  test('[K14-KEY-42] [K14-KEY-40] it is met by any other player’s attack, also one on a third player', () => {
    play({
      cards: { guard, bear },
      players: [
        { name: 'A', ...watching, battlefield: ['bear', { card: 'guard', as: 'own' }] },
        { name: 'B' },
        { name: 'C', battlefield: ['guard'] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { expect: { asks: { by: 'A', offersNot: [{ activate: 'own' }] } } },
        { by: 'A', activate: 'own', refused: 'K14-ABL-07' },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'C', offers: [{ activate: 'guard' }] } } },
      ],
    });
  });
});
