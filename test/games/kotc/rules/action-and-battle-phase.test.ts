import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** What "Turn Order" of the 14th Edition's rulebook says about the Action Phase and the Battle Phase. */
const seed = minion(0, 0);

describe('the Action Phase', () => {
  const cards = {
    zap: spell('Draw 1 card.', 1),
    dear: spell('Draw 1 card.', 2),
    late: spell('When you take damage: Draw 1 card.', 0),
    scout: minion(1, 1, 'SCOUT: Draw 1 card.', 1),
  };

  test('[K14-TURN-14] any number of cards is played, as far as they can be paid for and their conditions are met', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['scout', 'zap', 'scout', 'zap', 'dear', 'late'], granary: [5] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', summon: 'scout' },
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { by: 'A', summon: 'scout 2' },
        { by: 'A', cast: 'zap 2' },
        { resolve: true },
        { by: 'A', cast: 'dear', refused: 'K14-EXH-07' },
        { by: 'A', cast: 'late', refused: 'K14-ABL-07' },
        {
          expect: { players: { A: { battlefield: ['scout', 'scout 2'], grave: ['zap', 'zap 2'], hand: 4 } } },
        },
      ],
    });
  });

  test('[K14-TURN-15] abilities are activated between the cards, in any order', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          hand: [{ card: 'scout', as: 'new' }, 'zap'],
          granary: [2],
          battlefield: ['scout', 'scout'],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', activate: 'scout' },
        { resolve: true },
        { by: 'A', summon: 'new' },
        { by: 'A', activate: 'scout 2' },
        { resolve: true },
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { expect: { players: { A: { hand: 3, battlefield: 3, granary: 2 } } } },
      ],
    });
  });

  test('[K14-TURN-16] [K15-TURN-16] [K16-TURN-16] [K17-TURN-16] [K14-TURN-18] [K12-TURN-18] [K15-TURN-18] [K16-TURN-18] [K17-TURN-18] a minion is summoned and a standard spell cast in no other phase, and not by others', () => {
    for (const phase of ['resource', 'battle', 'recovery'] as const) {
      play({
        cards,
        players: [{ name: 'A', hand: ['scout', 'zap'], granary: [2], askAlways: true }, { name: 'B' }],
        turn: { phase },
        steps: [
          { by: 'A', summon: 'scout', refused: 'K14-TURN-16' },
          { by: 'A', cast: 'zap', refused: 'K14-ABL-05' },
        ],
      });
    }
    play({
      cards,
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', hand: ['scout', 'zap'], granary: [2], askAlways: true },
      ],
      steps: [
        { by: 'A', pass: true },
        {
          expect: { asks: { by: 'B', purpose: 'action', offersNot: [{ summon: 'scout' }, { cast: 'zap' }] } },
        },
        { by: 'B', summon: 'scout', refused: 'K14-TURN-16' },
        { by: 'B', cast: 'zap', refused: 'K14-ABL-04' },
      ],
    });
  });
});

describe('the Battle Phase', () => {
  test('[K14-TURN-17] the turn player may do battle with own unexhausted minions, or may not', () => {
    play({
      cards: { seed },
      players: [
        { name: 'A', battlefield: ['seed', 'seed', { card: 'seed', as: 'tired', exhausted: true }] },
        { name: 'B', battlefield: [{ card: 'filler', as: 'B’s' }] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { expect: { asks: { by: 'A', purpose: 'battle', offers: [{ attack: true }, { pass: true }] } } },
        { by: 'A', attack: ['seed', 'tired'], refused: 'K14-BAT-03' },
        { expect: { asks: { purpose: 'attack', cards: ['seed', 'seed 2'] } } },
      ],
    });
    play({
      players: [
        { name: 'A', battlefield: ['filler'] },
        { name: 'B', askAlways: true },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', pass: true },
        { until: { turn: 4 } },
        { expect: { battle: null, logNot: [{ type: 'attack' }], turn: { player: 'B' } } },
      ],
    });
  });

  test('[K14-TURN-18] [K15-TURN-18] [K16-TURN-18] [K17-TURN-18] after the Battle Phase has begun a minion can still be deployed', () => {
    const text =
      'AMBUSH: When this card attacks, after Attack Formation (ghost-play): Target 1 card in your hand; reveal and deploy it.';
    play({
      cards: { scout: minion(1, 1, text, 0), bear: minion(2, 3, '', 1) },
      players: [
        { name: 'A', hand: ['bear'], granary: [1], battlefield: ['scout'] },
        { name: 'B', askAlways: true },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', summon: 'bear', refused: 'K14-TURN-16' },
        { by: 'A', attack: ['scout'], victim: 'B' },
        { by: 'A', activate: 'scout' },
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { zone: 'battlefield', exhausted: true } }, turn: { phase: 'battle' } } },
      ],
    });
  });
});
