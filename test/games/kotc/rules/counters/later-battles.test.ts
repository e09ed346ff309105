import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell } from '../../scene.js';

/** What counters do in the battles of the 17th Edition, whose teams can change. */
const bear = minion(2, 9);
const turn = { phase: 'battle' } as const;
const join = spell(
  'When enemy attacks, after Attack Formation: Target up to 1 on-field minion; conscript it.',
  0,
);

describe('Assassin Counters and conscripts', () => {
  test('[K17-CTR-109] a minion can still be conscripted into the defending team that nobody forms', () => {
    play({
      cards: { bear, wall: minion(0, 20), join },
      turn,
      dice: [3, 4],
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [{ card: 'bear', as: 'killer', counters: counters('assassin', 'A') }],
        },
        { name: 'B', askAlways: true, hand: ['join'], battlefield: ['wall'] },
      ],
      steps: [
        { by: 'A', attack: ['killer'], victim: 'B' },
        { by: 'A', counter: 'assassin', on: 'killer' },
        { by: 'A', pass: true },
        { by: 'B', cast: 'join' },
        { until: { purpose: 'target' } },
        { by: 'B', choose: ['wall'] },
        { expect: { battle: { defense: ['wall'] } } },
        { until: { phase: 'recovery' } },
        {
          expect: {
            players: { B: { hp: 35 } },
            cards: { wall: { hp: 13, exhausted: true } },
            notAsked: [{ purpose: 'defend' }],
          },
        },
      ],
    });
  });

  test('[K17-Q-127] a second attacker that joins after the popping changes nothing', () => {
    play({
      cards: {
        bear,
        wall: minion(1, 20),
        late: spell('When you take damage: Target up to 1 on-field minion; conscript it.', 0),
      },
      turn,
      dice: [1, 3, 4, 5, 6],
      players: [
        {
          name: 'A',
          askAlways: true,
          hand: ['late'],
          battlefield: [
            { card: 'bear', as: 'killer', counters: counters('assassin', 'A') },
            { card: 'bear', as: 'friend', exhausted: true },
            { card: 'bear', as: 'frail', damage: 9, counters: counters('damage', 'A') },
          ],
        },
        { name: 'B', battlefield: ['wall'] },
      ],
      steps: [
        { by: 'A', attack: ['killer'], victim: 'B' },
        { by: 'A', counter: 'assassin', on: 'killer' },
        { by: 'A', counter: 'damage', on: 'frail' },
        { by: 'A', pass: true },
        { by: 'A', cast: 'late' },
        { until: { purpose: 'target' } },
        { by: 'A', choose: ['friend'] },
        { by: 'A', order: ['killer', 'friend'] },
        { expect: { battle: { team: ['killer', 'friend'] } } },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 17 } }, notAsked: [{ purpose: 'defend' }] } },
      ],
    });
  });
});

describe('Berzerk Counters', () => {
  test('[K17-CTR-51] [K17-CTR-52] [K17-CTR-53] the host attacks alone, as in its controller’s Battle Phase, and is not exhausted', () => {
    play({
      cards: { bear },
      turn: { player: 'B', phase: 'draw' },
      dice: [3, 4],
      players: [
        {
          name: 'A',
          battlefield: [
            { card: 'bear', as: 'host', counters: counters('berzerk', 'A') },
            { card: 'bear', as: 'other' },
          ],
        },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'host' },
        { by: 'B', pass: true },
        { expect: { battle: { attacker: 'A', defender: 'B', team: ['host'], victim: 'B' } } },
        { until: { phase: 'resource' } },
        {
          expect: {
            players: { B: { hp: 28 } },
            cards: { host: { exhausted: false }, other: { exhausted: false } },
          },
        },
      ],
    });
  });

  test('[K17-Q-179] minions can be conscripted into the team of its attack', () => {
    play({
      cards: { bear, late: spell('When you take damage: Target up to 1 on-field minion; conscript it.', 0) },
      turn: { player: 'A', phase: 'draw' },
      dice: [2, 3, 4, 5, 6],
      players: [
        {
          name: 'A',
          askAlways: true,
          hand: ['late'],
          battlefield: [
            { card: 'bear', as: 'host', counters: counters('berzerk', 'A') },
            { card: 'bear', as: 'friend' },
            { card: 'bear', as: 'frail', damage: 9, counters: counters('damage', 'A') },
          ],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'host' },
        { by: 'A', pass: true },
        { expect: { battle: { team: ['host'] } } },
        { by: 'A', counter: 'damage', on: 'frail' },
        { by: 'A', pass: true },
        { by: 'A', cast: 'late' },
        { until: { purpose: 'target' } },
        { by: 'A', choose: ['friend'] },
        { by: 'A', order: ['friend', 'host'] },
        { expect: { battle: { team: ['friend', 'host'] } } },
      ],
    });
  });
});

describe('Trap Counters', () => {
  test('[K17-CTR-110] activate a standard ability as a link of any number, in anybody’s turn', () => {
    play({
      cards: { bear: minion(1, 9, 'THINK: Draw 1 card.'), joke: spell('Draw 1 card.', 0) },
      players: [
        { name: 'A', hand: ['joke'] },
        { name: 'B', battlefield: [{ card: 'bear', counters: counters('trap', 'B') }] },
      ],
      steps: [
        { by: 'A', cast: 'joke' },
        { by: 'B', counter: 'trap', on: 'bear' },
        { by: 'B', activate: 'bear' },
        { resolve: true },
        {
          expect: {
            players: { B: { hand: 1 }, A: { hand: 1 } },
            cards: { bear: { exhausted: true } },
            log: [
              { type: 'link', card: 'joke' },
              { type: 'link', card: 'bear' },
            ],
          },
        },
      ],
    });
  });
});

describe('dice and popping', () => {
  test('[K15-CTR-64] [K15-Q-64] one Dice Counter re-rolls one die of a roll that lies, before any of them is used', () => {
    play({
      cards: { bear, wolf: minion(2, 9) },
      turn,
      dice: [1, 2, 6],
      players: [
        { name: 'A', battlefield: [{ card: 'wolf', counters: counters('dice', 'A') }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { until: { purpose: 'reroll' } },
        { expect: { players: { B: { hp: 35 } }, asks: { least: 0, most: 1 } } },
        { by: 'A', counter: 'dice', on: 'wolf', die: 1 },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 27 } }, log: [{ type: 'reroll', was: 1, now: 6 }] } },
      ],
    });
  });

  test('[K16-CTR-81] to pop a counter is to remove it, and then its effect happens', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', askAlways: true, battlefield: [{ card: 'bear', counters: counters('sword', 'A') }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'sword', on: 'bear' },
        { resolve: true },
        {
          expect: {
            cards: { bear: { sp: 3, counters: {} } },
            log: [
              { type: 'remove', why: 'trigger' },
              { type: 'link' },
              { type: 'change', stat: 'sp', amount: 1 },
            ],
          },
        },
      ],
    });
  });
});
