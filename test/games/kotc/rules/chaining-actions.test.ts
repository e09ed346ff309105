import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../scene.js';

/** "Chains" of the 14th Edition's rulebook: what starts or continues a chain, who may start one, and that there is one. */
const cards = {
  zap: spell('Draw 1 card.', 0),
  bear: minion(2, 3),
  ox: minion(1, 4, '', 0),
  scout: minion(1, 5, 'SCOUT: When this card attacks, after Attack Formation (ghost-play): Draw 1 card.', 2),
  guard: minion(1, 5, 'GUARD: When enemy attacks, after Attack Formation: Draw 1 card.', 2),
  alarm: spell('When enemy attacks, after Attack Formation: Draw 1 card.', 0),
};
const sword = (owner: string): Placed => ({
  card: 'bear',
  as: `${owner}’s bear`,
  counters: counters('sword', owner, 3),
});

describe('chaining actions', () => {
  test('[K14-CHN-01] [K14-CHN-02] abilities and spells whose condition is met start a chain and respond to one', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['scout'], askAlways: true },
        { name: 'B', battlefield: ['guard'], hand: ['alarm', 'zap'] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['scout'], victim: 'B' },
        { by: 'A', activate: 'scout' },
        { expect: { chain: ['scout'], asks: { by: 'B', purpose: 'respond' } } },
        { by: 'B', cast: 'zap', refused: 'K14-ABL-04' },
        { by: 'B', activate: 'guard' },
        { expect: { chain: ['scout', 'guard'] } },
        { by: 'B', cast: 'alarm' },
        { expect: { chain: ['scout', 'guard', 'alarm'] } },
        { resolve: true },
        { expect: { players: { A: { hand: 1 }, B: { hand: ['zap', 'filler 11', 'filler 12'] } } } },
      ],
    });
  });

  test('[K14-CHN-02] a spell whose condition is met starts a chain in another player’s turn', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', hand: ['alarm'] },
        { name: 'C', battlefield: [sword('C')] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'C' },
        { by: 'B', cast: 'alarm' },
        { expect: { chain: ['alarm'], asks: { by: 'C', purpose: 'respond' } } },
      ],
    });
  });

  test('[K14-CHN-03] [K14-CHN-06] [K12-CHN-06] a counter’s proactive effect starts a chain as its link 1, or responds', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
      ],
      turn: { phase: 'draw' },
      steps: [
        { by: 'B', counter: 'sword', on: 'B’s bear' },
        { expect: { chain: ['B’s bear'], asks: { by: 'A', purpose: 'respond' } } },
        { by: 'A', counter: 'sword', on: 'A’s bear' },
        { expect: { chain: ['B’s bear', 'A’s bear'] } },
        { resolve: true },
        { by: 'A', counter: 'sword', on: 'A’s bear' },
        { expect: { chain: ['A’s bear'], cards: { 'A’s bear': { sp: 3 }, 'B’s bear': { sp: 3 } } } },
      ],
    });
  });

  test('[K14-CHN-04] a summon neither responds to a chain nor can be responded to', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap', 'ox'], battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'A', purpose: 'respond', offersNot: [{ summon: 'ox' }] } } },
        { by: 'A', summon: 'ox', refused: 'K14-CHN-04' },
        { by: 'A', pass: true },
        { by: 'A', summon: 'ox' },
        { expect: { chain: [], cards: { ox: { zone: 'battlefield' } }, asks: { purpose: 'action' } } },
      ],
    });
  });

  test('[K14-CHN-04] sowing neither responds to a chain nor can be responded to', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['ox'], battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
      ],
      turn: { phase: 'resource' },
      steps: [
        { by: 'A', counter: 'sword', on: 'A’s bear' },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'A', purpose: 'respond', offersNot: [{ sow: 'ox' }] } } },
        { by: 'A', sow: 'ox', refused: 'K14-CHN-04' },
        { by: 'A', pass: true },
        { by: 'A', sow: 'ox' },
        { expect: { chain: [], cards: { ox: { zone: 'granary' } }, asks: { purpose: 'resource' } } },
      ],
    });
  });

  test('[K14-CHN-05] forming a team starts no chain, and no attack responds to one', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', counter: 'sword', on: 'A’s bear' },
        { by: 'B', pass: true },
        { by: 'A', attack: ['A’s bear'], refused: 'K14-CHN-05' },
        { by: 'A', pass: true },
        { by: 'A', attack: ['A’s bear'], victim: 'B' },
        { expect: { chain: [], cards: { 'A’s bear': { exhausted: true } }, asks: { purpose: 'battle' } } },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'B', defend: ['B’s bear'] },
        { expect: { chain: [], cards: { 'B’s bear': { exhausted: true } }, asks: { purpose: 'battle' } } },
      ],
    });
  });

  test('[K14-CHN-05] a counter comes too late for what a formation has done', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [{ card: 'bear', counters: counters('exhaustion', 'B') }] },
        { name: 'B' },
      ],
      turn: { phase: 'battle' },
      dice: [1, 1],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', counter: 'exhaustion', on: 'bear' },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 33 } } } },
      ],
    });
  });
});

describe('starting a chain', () => {
  test('[K14-Q-03] the turn player may start a chain first, then clockwise, one action at a time', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
        { name: 'C', battlefield: [sword('C')] },
      ],
      turn: { player: 'B', phase: 'draw' },
      steps: [
        { expect: { asks: { by: 'B', purpose: 'draw' } } },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'C', purpose: 'draw' } } },
        { by: 'C', counter: 'sword', on: 'C’s bear' },
        { expect: { asks: { by: 'A', purpose: 'respond' } } },
        { resolve: true },
        { expect: { asks: { by: 'B', purpose: 'draw' }, chain: [] } },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'C' } } },
        { by: 'C', pass: true },
        { expect: { asks: { by: 'A', purpose: 'draw' } } },
      ],
    });
  });

  test.since(14)(
    '[K14-CHN-21] a forced battle waits for the chain, and what it brings begins at link 1',
    () => {
      play({
        cards,
        players: [
          { name: 'A', hand: ['zap'], battlefield: ['bear'] },
          { name: 'B', battlefield: [{ card: 'guard', counters: counters('berzerk', 'B') }] },
          { name: 'C', hand: ['alarm'] },
        ],
        steps: [
          { by: 'A', cast: 'zap' },
          { by: 'B', counter: 'berzerk', on: 'guard' },
          { expect: { chain: ['zap', 'guard'], asks: { by: 'B', purpose: 'berzerk' } } },
          { by: 'B', choose: ['A'] },
          {
            expect: { chain: [], battle: { attacker: 'B', victim: 'A' }, cards: { zap: { zone: 'grave' } } },
          },
          { by: 'C', cast: 'alarm' },
          {
            expect: {
              chain: [],
              log: [{ type: 'resolved' }, { type: 'attack' }, { type: 'link', card: 'alarm' }],
            },
          },
        ],
      });
    },
  );

  test.until(16)(
    '[K14-CHN-21] [K14-CHN-06] [K12-CHN-06] whatever is done while a chain waits joins it; the next one begins anew',
    () => {
      play({
        cards,
        players: [
          { name: 'A', hand: ['zap', 'zap'], battlefield: [sword('A')] },
          { name: 'B', battlefield: [sword('B')] },
        ],
        steps: [
          { by: 'A', cast: 'zap' },
          { by: 'B', pass: true },
          { by: 'A', cast: 'zap 2' },
          { expect: { chain: ['zap', 'zap 2'] } },
          { resolve: true },
          { by: 'A', counter: 'sword', on: 'A’s bear' },
          { expect: { chain: ['A’s bear'] } },
        ],
      });
    },
  );
});
