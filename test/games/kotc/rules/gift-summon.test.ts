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
  test('[K16-KEY-170] [K16-KEY-172] [K16-MIN-01] [K16-MIN-03] [K16-Q-144] the minion is revealed, and an enemy summons it for nothing', () => {
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

  test('[K16-Q-143] [K17-Q-143] two go to two enemies, of whom one declines: the other’s is there, and the cost is paid', () => {
    play({
      cards: { bear, wolf: bear, gift: gift(2) },
      players: [{ name: 'A', hp: 10, hand: ['gift', 'bear', 'wolf'] }, watcher, { name: 'C' }],
      dice: [3, 4],
      steps: [
        { by: 'A', cast: 'gift' },
        { by: 'A', choose: ['B'] },
        { by: 'B', yes: false },
        { by: 'A', choose: ['C'] },
        { by: 'C', yes: true },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 17, hand: ['bear'] }, B: { battlefield: 0 }, C: { battlefield: ['wolf'] } },
            cards: { bear: { knownTo: ['A', 'B', 'C'] } },
          },
        },
      ],
    });
  });

  test.since(17)('[K17-Q-144] [K17-CND-07] what is met by the summoning is used in the same chain', () => {
    play({
      cards: {
        herald: minion(1, 1, 'HAIL: When this card is summoned (ghost-play): 1-dice-heal yourself.', 4),
        gift: gift(1),
      },
      players: [
        { name: 'A', hp: 10, hand: ['gift', 'herald'] },
        { ...watcher, hp: 10 },
      ],
      dice: [5, 1, 1],
      steps: [
        { by: 'A', cast: 'gift' },
        { by: 'B', yes: true },
        { by: 'B', activate: 'herald' },
        { expect: { chain: ['gift', 'herald'] } },
        { resolve: true },
        { expect: { players: { B: { hp: 15 }, A: { hp: 12 } } } },
      ],
    });
  });

  test('[K16-Q-145] what was declined is a card of the hand as any: nobody can tell it when one of them has left unseen', () => {
    play({
      cards: { bear, wolf: bear, gift: gift(1) },
      players: [{ name: 'A', hand: ['gift', 'bear', 'wolf'] }, watcher],
      dice: [3, 4],
      steps: [
        { by: 'A', cast: 'gift' },
        { by: 'A', choose: ['bear'] },
        { by: 'B', yes: false },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'hand', knownTo: ['A', 'B'] }, wolf: { knownTo: ['A'] } } } },
        { until: { turn: 5, phase: 'resource' } },
        { by: 'A', sow: 'wolf' },
        { expect: { cards: { bear: { zone: 'hand', knownTo: ['A'] } } } },
      ],
    });
  });

  test('[K16-Q-157] a player with 0 HP is an enemy to whom it can be given', () => {
    play({
      cards: { bear, gift: gift(1) },
      players: [
        { name: 'A', hp: 10, hand: ['gift', 'bear'] },
        { ...watcher, hp: 0 },
        { name: 'C' },
        { name: 'D', out: true },
      ],
      dice: [3, 4],
      steps: [
        { by: 'A', cast: 'gift' },
        { expect: { asks: { by: 'A', purpose: 'gift', players: ['B', 'C'] } } },
        { by: 'A', choose: ['B'] },
        { by: 'B', yes: true },
        { expect: { players: { B: { hp: 0, battlefield: ['bear'] } } } },
      ],
    });
  });

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
