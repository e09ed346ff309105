import { describe, expect } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';
import { declineUntil, eventsOf, gameOf } from './game-of.js';

const seed = minion(0, 0);

/** "Turn Order" of the 14th Edition's rulebook: the phases and what each is for. */
describe('the turn', () => {
  test('[K14-TURN-01] every turn has the five phases in their order, each once', () => {
    const game = gameOf({ players: [{ name: 'A' }, { name: 'B' }], turn: { phase: 'draw' } });
    declineUntil(game, () => game.state.turn.number === 6);
    const five = ['draw', 'resource', 'action', 'battle', 'recovery'];
    const phases = eventsOf(game, 'phase').map(({ phase }) => phase);
    expect(phases.slice(0, 15)).toEqual([...five, ...five, ...five]);
  });

  test('[K14-Q-83] turns go clockwise, to the left', () => {
    const game = gameOf({ players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }], turn: { player: 'B' } });
    declineUntil(game, () => game.state.turn.number === 7);
    expect(eventsOf(game, 'turn').map(({ player }) => player)).toEqual([2, 0, 1, 2]);
  });
});

describe('the Draw Phase', () => {
  test('[K14-TURN-02] the turn player draws exactly 1 card, the others none', () => {
    play({
      players: [{ name: 'A', deck: [{ card: 'filler', as: 'top' }, 4] }, { name: 'B' }],
      turn: { phase: 'draw' },
      steps: [
        { until: { phase: 'resource' } },
        { expect: { players: { A: { hand: ['top'], deck: 4 }, B: { hand: 0, deck: 10 } } } },
        { until: { phase: 'recovery' } },
        { expect: { players: { A: { hand: 1, deck: 4 }, B: { hand: 0, deck: 10 } } } },
      ],
    });
  });

  test('[K14-TURN-03] in the first turn of the game there is none: no draw, no moment in it', () => {
    const game = gameOf({
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', askAlways: true },
      ],
      turn: { number: 1, phase: 'draw' },
    });
    expect(game.decision).toMatchObject({ player: 0, purpose: 'resource' });
    expect(eventsOf(game, 'phase').map(({ phase }) => phase)).toEqual(['resource']);
    expect(game.state.players.map(({ zones }) => zones.deck.length)).toEqual([10, 10]);
  });

  test('[K14-TURN-04] only that one turn goes without: the others draw in their first, the first player in the next', () => {
    play({
      players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
      turn: { number: 1, phase: 'draw' },
      steps: [
        { until: { turn: 2, phase: 'resource' } },
        { expect: { players: { A: { hand: 0 }, B: { hand: 1 }, C: { hand: 0 } } } },
        { until: { turn: 3, phase: 'resource' } },
        { expect: { players: { A: { hand: 0 }, B: { hand: 1 }, C: { hand: 1 } } } },
        { until: { turn: 4, phase: 'resource' } },
        { expect: { players: { A: { hand: 1 }, B: { hand: 1 }, C: { hand: 1 } } } },
      ],
    });
  });

  test('[K14-TURN-05] the first turn has all other phases: it sows, plays, attacks and recovers', () => {
    play({
      cards: { zap: spell('Draw 1 card.', 1), bear: minion(1, 1), seed },
      players: [
        { name: 'A', hand: ['zap', 'seed'], battlefield: ['bear'] },
        { name: 'B', askAlways: true },
      ],
      turn: { number: 1, phase: 'draw' },
      dice: [4],
      steps: [
        { by: 'A', sow: 'seed' },
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { by: 'A', pass: true },
        { by: 'A', attack: ['bear'], victim: 'B' },
        {
          expect: {
            battle: { victim: 'B' },
            players: { A: { hand: 1 } },
            cards: { bear: { exhausted: true } },
          },
        },
        { until: { turn: 2 } },
        { expect: { players: { B: { hp: 31 } }, cards: { bear: { exhausted: false } } } },
      ],
    });
  });

  test('[K14-TURN-06] the draw is not optional: with an empty deck it ends the game', () => {
    play({
      players: [
        { name: 'A', deck: [], hand: ['filler'], hp: 35, askAlways: true },
        { name: 'B', hp: 1 },
      ],
      turn: { phase: 'draw' },
      steps: [
        { by: 'A', pass: true },
        { expect: { asks: null, result: { winners: ['B'], rule: 'K14-END-03' } } },
      ],
    });
  });
});

describe('the Resource Phase', () => {
  const cards = { zap: spell('Draw 1 card.', 2), bear: minion(2, 3) };

  test('[K14-TURN-07] [K14-CHN-04] at most 1 resource is sown in a turn, and sowing is no link of a chain', () => {
    play({
      cards: { seed },
      players: [{ name: 'A', hand: ['seed', 'seed'], askAlways: true }, { name: 'B' }],
      turn: { phase: 'resource' },
      steps: [
        { by: 'A', sow: 'seed' },
        { expect: { chain: [], asks: { by: 'A', purpose: 'resource', offersNot: [{ sow: 'seed 2' }] } } },
        { by: 'A', sow: 'seed 2', refused: 'K14-TURN-07' },
        { until: { turn: 5, phase: 'resource' } },
        { by: 'A', sow: 'seed 2' },
        { expect: { players: { A: { granary: ['seed', 'seed 2'] } } } },
      ],
    });
  });

  test('[K14-TURN-08] sowing is optional', () => {
    play({
      cards: { seed },
      players: [{ name: 'A', hand: ['seed', 'seed'], askAlways: true }, { name: 'B' }],
      turn: { phase: 'resource' },
      steps: [
        { expect: { asks: { by: 'A', purpose: 'resource', offers: [{ sow: 'seed' }, { pass: true }] } } },
        { by: 'A', pass: true },
        { expect: { players: { A: { granary: 0, hand: 2 } }, turn: { phase: 'action' } } },
      ],
    });
  });

  test('[K14-TURN-09] any card of the hand can be sown, without a cost; no card from elsewhere', () => {
    for (const card of ['zap', 'bear']) {
      play({
        cards,
        players: [
          { name: 'A', hand: ['zap', 'bear'], grave: [{ card: 'filler', as: 'buried' }], granary: [3] },
          { name: 'B' },
        ],
        turn: { phase: 'resource' },
        steps: [
          { by: 'A', sow: 'buried', refused: 'K14-TURN-09' },
          { by: 'A', sow: card },
          { expect: { cards: { [card]: { zone: 'granary' } }, logNot: [{ type: 'exhaust' }] } },
        ],
      });
    }
  });

  test('[K14-TURN-10] [K14-TURN-12] a resource is sown unexhausted and pays in the same turn', () => {
    play({
      cards: { zap: spell('Draw 1 card.', 1), seed },
      players: [{ name: 'A', hand: ['seed', 'zap'] }, { name: 'B' }],
      turn: { phase: 'resource' },
      steps: [
        { by: 'A', sow: 'seed' },
        { expect: { cards: { seed: { zone: 'granary', exhausted: false } } } },
        { by: 'A', cast: 'zap' },
        { expect: { cards: { seed: { zone: 'granary', exhausted: true } } } },
      ],
    });
  });

  test('[K14-TURN-11] it is sown face-down: the others do not learn which card it is', () => {
    play({
      cards,
      players: [{ name: 'A', hand: ['bear', 'filler'] }, { name: 'B' }, { name: 'C' }],
      turn: { phase: 'resource' },
      steps: [{ by: 'A', sow: 'bear' }, { expect: { cards: { bear: { knownTo: ['A'] } } } }],
    });
  });

  test('[K14-TURN-13] only the turn player sows', () => {
    play({
      players: [
        { name: 'A', hand: [1] },
        { name: 'B', hand: [{ card: 'filler', as: 'B’s' }], askAlways: true },
      ],
      turn: { phase: 'resource' },
      steps: [
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', purpose: 'resource', offersNot: [{ sow: 'B’s' }] } } },
        { by: 'B', sow: 'B’s', refused: 'K14-TURN-13' },
      ],
    });
  });
});
