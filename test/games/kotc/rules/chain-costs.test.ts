import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** "Chains" of the 14th Edition's rulebook: what is paid at once, and what waits. */
describe('costs and effects', () => {
  test('[K14-CHN-16] [K14-CHN-17] a spell is paid for while it waits, and has had no effect yet', () => {
    play({
      cards: { bear: minion(2, 3), harvest: spell('Self-destroy 1 resource→draw 2 cards.', 2) },
      players: [
        { name: 'A', hand: ['harvest'], granary: [3] },
        { name: 'B', battlefield: [{ card: 'bear', counters: counters('weakness', 'B') }] },
      ],
      steps: [
        { by: 'A', cast: 'harvest' },
        { by: 'A', pay: ['filler 11', 'filler 12'] },
        { by: 'A', choose: ['filler 13'] },
        {
          expect: {
            asks: { by: 'B', purpose: 'respond' },
            cards: {
              harvest: { zone: 'none' },
              'filler 11': { exhausted: true },
              'filler 13': { zone: 'grave' },
            },
            players: { A: { hand: [], granary: ['filler 11', 'filler 12'] } },
          },
        },
        { by: 'B', pass: true },
        { expect: { players: { A: { hand: 2 } }, cards: { harvest: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K14-CHN-16] [K14-CHN-17] a minion is exhausted and its cost paid before anybody responds', () => {
    play({
      cards: { bear: minion(2, 3), monk: minion(1, 1, 'GIVE: Self-bounce 1 in-play card→draw 1 card.', 1) },
      players: [
        { name: 'A', battlefield: ['monk', 'filler'] },
        { name: 'B', battlefield: [{ card: 'bear', counters: counters('weakness', 'B') }] },
      ],
      steps: [
        { by: 'A', activate: 'monk' },
        { by: 'A', choose: ['filler 11'] },
        {
          expect: {
            asks: { by: 'B', purpose: 'respond' },
            cards: { monk: { exhausted: true } },
            players: { A: { hand: ['filler 11'], deck: 10 } },
          },
        },
        { by: 'B', pass: true },
        { expect: { players: { A: { hand: 2, deck: 9 } } } },
      ],
    });
  });

  test('[K14-CHN-16] [K14-CHN-17] a counter is off its host at once, its effect waits', () => {
    play({
      cards: { bear: minion(2, 3) },
      players: [
        { name: 'A', battlefield: [{ card: 'bear', counters: counters('sword', 'A') }] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', counter: 'sword', on: 'bear' },
        { expect: { asks: { by: 'B', purpose: 'respond' }, cards: { bear: { sp: 2, counters: {} } } } },
        { by: 'B', pass: true },
        { expect: { cards: { bear: { sp: 3 } } } },
      ],
    });
  });

  test('[K14-CHN-17] no effect happens before the last player is done, however many links there are', () => {
    play({
      cards: { zap: spell('Draw 1 card.', 0), bear: minion(2, 3) },
      players: [
        { name: 'A', hand: ['zap'] },
        { name: 'B', battlefield: [{ card: 'bear', counters: counters('sword', 'B') }] },
        { name: 'C', battlefield: [{ card: 'bear', counters: counters('sword', 'C') }] },
        { name: 'D', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', counter: 'sword', on: 'bear' },
        { by: 'C', counter: 'sword', on: 'bear 2' },
        {
          expect: {
            asks: { by: 'D' },
            cards: { bear: { sp: 2 }, 'bear 2': { sp: 2 } },
            players: { A: { hand: 0 } },
          },
        },
        { by: 'D', pass: true },
        { expect: { cards: { bear: { sp: 3 }, 'bear 2': { sp: 3 } }, players: { A: { hand: 1 } } } },
      ],
    });
  });

  test('[K14-CHN-25] what a cost has destroyed is answered in the same chain', () => {
    play({
      cards: {
        burn: spell('Self-destroy 1 in-play card→draw 1 card.', 0),
        mourner: minion(1, 1, 'MOURN: When your in-play card(s) is destroyed: 1-dice-heal yourself.', 1),
      },
      players: [
        { name: 'A', hp: 20, hand: ['burn'], battlefield: ['mourner', 'filler'] },
        { name: 'B', askAlways: true },
      ],
      dice: [4],
      steps: [
        { by: 'A', cast: 'burn' },
        { by: 'A', choose: ['filler 11'] },
        { by: 'B', pass: true },
        {
          expect: {
            asks: { by: 'A', purpose: 'respond', offers: [{ activate: 'mourner' }] },
            chain: ['burn'],
          },
        },
        { by: 'A', activate: 'mourner' },
        { expect: { chain: ['burn', 'mourner'] } },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 24, hand: 1 } },
            log: [
              { type: 'heal', player: 'A' },
              { type: 'move', card: 'filler' },
            ],
          },
        },
      ],
    });
  });
});
