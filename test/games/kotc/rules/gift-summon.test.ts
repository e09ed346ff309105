import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const watcher = { name: 'B', ...watching };
const bear = minion(2, 3, '', 4);
const later = spell('When you take damage: 1-dice-heal yourself.', 0);
const gift = (count: number) =>
  spell(`gift-summon ${count} minion${count === 1 ? '' : 's'} in your hand→2-dice-heal yourself.`, 0);

describe('gift-summoning', () => {
  test('[K16-KEY-170] [K16-KEY-172] [K16-MIN-01] [K16-MIN-03] the minion is revealed, and an enemy summons it for nothing', () => {
    play({
      cards: { bear, gift: gift(1) },
      players: [
        { name: 'A', hp: 10, hand: ['gift', 'bear'] },
        { ...watcher, granary: [] },
      ],
      dice: [3, 4],
      steps: [
        { by: 'A', cast: 'gift' },
        { expect: { asks: { by: 'B', kind: 'confirm', purpose: 'take-gift', about: 'bear' } } },
        { by: 'B', yes: true },
        {
          expect: {
            cards: {
              bear: { zone: 'battlefield', player: 'B', owner: 'A', exhausted: true, knownTo: ['A', 'B'] },
            },
            log: [
              { type: 'reveal', card: 'bear' },
              { type: 'move', card: 'bear', why: 'summon', by: 'B', to: 'B' },
            ],
            chain: ['gift'],
          },
        },
        { resolve: true },
        { expect: { players: { A: { hp: 17 } } } },
      ],
    });
  });

  const declined = () =>
    play({
      cards: { bear, gift: gift(1) },
      players: [{ name: 'A', hp: 10, hand: ['gift', 'bear'] }, watcher],
      dice: [3, 4],
      steps: [
        { by: 'A', cast: 'gift' },
        { by: 'B', yes: false },
        { resolve: true },
        { expect: { players: { A: { hp: 17, hand: ['bear'] } }, cards: { bear: { knownTo: ['A', 'B'] } } } },
      ],
    });
  test('[K16-Q-202] the enemy may decline, and the cost is paid all the same', declined);
  test('[K17-KEY-171] [K17-Q-143] the enemy may decline, and the cost is paid all the same', declined);

  test('[K16-KEY-173] the giver chooses the minions, and for each the enemy', () => {
    play({
      cards: { bear, wolf: bear, ox: bear, later, gift: gift(2) },
      players: [{ name: 'A', hand: ['gift', 'bear', 'wolf', 'ox', 'later'] }, watcher, { name: 'C' }],
      steps: [
        { by: 'A', cast: 'gift' },
        {
          expect: {
            asks: { by: 'A', purpose: 'gift-summon', cards: ['bear', 'wolf', 'ox'], least: 2, most: 2 },
          },
        },
        { by: 'A', choose: ['wolf', 'ox'] },
        { expect: { asks: { by: 'A', purpose: 'gift', players: ['B', 'C'], about: 'wolf' } } },
        { by: 'A', choose: ['C'] },
        { by: 'C', yes: true },
        { by: 'A', choose: ['B'] },
        { by: 'B', yes: true },
        {
          expect: {
            players: {
              B: { battlefield: ['ox'] },
              C: { battlefield: ['wolf'] },
              A: { hand: ['bear', 'later'] },
            },
          },
        },
      ],
    });
  });

  test('[K16-KEY-174] spells do not count, and with too few minions the ability fails', () => {
    play({
      cards: { bear, later, gift: gift(2) },
      players: [{ name: 'A', hp: 10, hand: ['gift', 'bear', 'later'], ...watching }, watcher],
      steps: [
        { by: 'A', cast: 'gift' },
        {
          expect: {
            players: { A: { hp: 10, hand: ['bear', 'later'], grave: ['gift'] } },
            log: [{ type: 'fail', card: 'gift' }],
            logNot: [{ type: 'reveal' }],
          },
        },
      ],
    });
  });
});
