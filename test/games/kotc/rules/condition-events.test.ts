import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** What is one event for activation conditions, for whom, and how often it can be used (14th Edition). */

/** Is asked at every window, so that none goes by. */
const watching = { name: 'Z', askAlways: true };

describe('several conditions, several players', () => {
  const scene = {
    cards: {
      both: spell('Target up to 2 in-play cards; destroy the targets.', 0),
      widow: minion(1, 5, 'WAIL: When your in-play card(s) is destroyed: Draw 1 card.', 0),
    },
    players: [
      { name: 'A', hand: ['both'] },
      { name: 'B', battlefield: ['widow', { card: 'filler', as: 'b' }] },
      {
        name: 'C',
        battlefield: [
          { card: 'widow', as: 'other widow' },
          { card: 'filler', as: 'c' },
        ],
      },
      watching,
    ],
  };
  const steps = [
    { by: 'A', cast: 'both' },
    { by: 'Z', pass: true as const },
    { by: 'A', choose: ['b', 'c'] },
    { by: 'B', activate: 'widow' },
  ];

  test('[K14-Q-07] one starts a chain, and another uses what is met for it in that chain', () => {
    play({
      ...scene,
      steps: [
        ...steps,
        { expect: { asks: { by: 'C', purpose: 'respond', offers: [{ activate: 'other widow' }] } } },
        { by: 'C', activate: 'other widow' },
        { expect: { chain: ['widow', 'other widow'] } },
        { resolve: true },
        { expect: { players: { B: { hand: 1 }, C: { hand: 1 } } } },
      ],
    });
  });

  test('[K14-Q-07] or starts a later chain in the same window', () => {
    play({
      ...scene,
      steps: [
        ...steps,
        { resolve: true },
        { expect: { chain: [], players: { B: { hand: 1 } }, asks: { by: 'C', purpose: 'action' } } },
        { by: 'C', activate: 'other widow' },
        { expect: { chain: ['other widow'] } },
        { resolve: true },
        { expect: { players: { C: { hand: 1 } } } },
      ],
    });
  });

  test('[K14-Q-08] a ghost-play ability is used once for one event, also not in response to itself', () => {
    play({
      cards: {
        charger: minion(
          0,
          9,
          'CHARGE: When this card attacks, after Attack Formation (ghost-play): Draw 1 card.',
          0,
        ),
      },
      players: [{ name: 'A', battlefield: ['charger'], askAlways: true }, { name: 'B' }],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['charger'], victim: 'B' },
        { by: 'A', activate: 'charger' },
        { expect: { asks: { purpose: 'respond', offersNot: [{ activate: 'charger' }] } } },
        { by: 'A', activate: 'charger', refused: 'K14-Q-08' },
        { resolve: true },
        { by: 'A', activate: 'charger', refused: 'K14-Q-08' },
        { expect: { players: { A: { hand: 1 } } } },
      ],
    });
  });

  test.since(14)('[K14-Q-08] but each of its abilities once, and again for another event', () => {
    const text = 'When this card in your hand is destroyed (hex-play): Target this card; bounce it.';
    play({
      cards: {
        phoenix: minion(
          0,
          9,
          `RISE: ${text}\nSING: ${text.replace('Target this card; bounce it', 'Draw 1 card')}`,
          0,
        ),
        drop: spell('Target 1 card in your hand; destroy it.', 0),
      },
      players: [
        { name: 'A', hand: ['phoenix', 'drop', { card: 'drop', as: 'drop again' }], askAlways: true },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'drop' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['phoenix'] },
        { by: 'A', activate: 'phoenix', ability: 2 },
        { resolve: true },
        { by: 'A', activate: 'phoenix', ability: 1 },
        { resolve: true },
        { by: 'A', activate: 'phoenix', ability: 2, refused: 'K14-Q-08' },
        { by: 'A', cast: 'drop again' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['phoenix'] },
        { by: 'A', activate: 'phoenix', ability: 2 },
        { resolve: true },
        { expect: { players: { A: { hand: 2 } }, cards: { phoenix: { zone: 'grave' } } } },
      ],
    });
  });
});

describe('what is one event', () => {
  /** A spell of that condition comes back to the hand, and would be used again if there was another event. */
  const fetch = (condition: string): ReturnType<typeof spell> =>
    spell(`${condition} Target 1 card in any grave randomly; bounce it.`, 0);

  test('[K14-Q-09] a battle step deals its damage at once, in however many parts', () => {
    const condition = 'When you take damage:';
    play({
      cards: { omen: spell(`${condition} Draw 1 card.`, 0), fetch: fetch(condition), bear: minion(2, 9) },
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: [{ card: 'filler', as: 'guard' }], hand: ['omen', 'fetch'] },
        watching,
      ],
      turn: { phase: 'battle' },
      dice: [3, 5],
      picks: [['omen']],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', defend: ['guard'] },
        { by: 'A', die: 3 },
        {
          expect: {
            players: { B: { hp: 27 } },
            log: [
              { type: 'wound', amount: 3 },
              { type: 'wound', amount: 5 },
            ],
          },
        },
        { by: 'B', cast: 'omen' },
        { resolve: true },
        { by: 'B', cast: 'fetch' },
        { resolve: true },
        { expect: { cards: { omen: { zone: 'hand' } } } },
        { by: 'B', cast: 'omen', refused: 'K14-Q-08' },
      ],
    });
  });

  test('[K14-Q-09] what one effect destroys is destroyed at once', () => {
    const condition = 'When your in-play card(s) is destroyed:';
    play({
      cards: {
        omen: spell(`${condition} Draw 1 card.`, 0),
        fetch: fetch(condition),
        both: spell('Target up to 2 in-play cards; destroy the targets.', 0),
      },
      players: [
        { name: 'A', hand: ['both'] },
        {
          name: 'B',
          battlefield: [
            { card: 'filler', as: 'b' },
            { card: 'filler', as: 'c' },
          ],
          hand: ['omen', 'fetch'],
        },
        watching,
      ],
      picks: [['omen']],
      steps: [
        { by: 'A', cast: 'both' },
        { by: 'Z', pass: true },
        { by: 'A', choose: ['b', 'c'] },
        { by: 'B', cast: 'omen' },
        { resolve: true },
        { by: 'B', cast: 'fetch' },
        { by: 'Z', pass: true },
        { by: 'B', choose: ['B'] },
        { by: 'B', cast: 'omen', refused: 'K14-Q-08' },
      ],
    });
  });

  test('[K14-Q-09] what two effects do, one after the other, are two events', () => {
    const condition = 'When your in-play card(s) is destroyed:';
    play({
      cards: {
        omen: spell(`${condition} Draw 1 card.`, 0),
        fetch: fetch(condition),
        twice: spell('Target 1 in-play card; destroy it. Target 1 in-play card; destroy it.', 0),
      },
      players: [
        { name: 'A', hand: ['twice'] },
        {
          name: 'B',
          battlefield: [
            { card: 'filler', as: 'b' },
            { card: 'filler', as: 'c' },
          ],
          hand: ['omen', 'fetch'],
        },
        watching,
      ],
      picks: [['omen']],
      steps: [
        { by: 'A', cast: 'twice' },
        { by: 'Z', pass: true },
        { by: 'A', choose: ['b'] },
        { by: 'B', cast: 'omen' },
        { resolve: true },
        { by: 'B', cast: 'fetch' },
        { by: 'Z', pass: true },
        { by: 'B', choose: ['B'] },
        { by: 'B', cast: 'omen' },
        { resolve: true },
        { expect: { players: { B: { deck: 8 } } } },
      ],
    });
  });
});
