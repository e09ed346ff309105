import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** "Endgame" of the 14th Edition's rulebook: players with 0 HP play on. */
const cards = {
  bear: minion(2, 3),
  imp: minion(1, 1, '', 0),
  zap: spell('Draw 1 card.', 0),
  cure: spell('1-dice-heal yourself.', 0),
  dig: minion(1, 4, 'DIG: Draw 1 card.', 1),
};

describe('zombie players', () => {
  test('[K14-END-08] a player with 0 HP takes a whole turn', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          hp: 0,
          deck: ['zap', 9],
          battlefield: ['bear', 'dig', { card: 'bear', as: 'host', counters: counters('sword', 'A') }],
          hand: ['imp', 'imp'],
        },
        { name: 'B' },
        { name: 'C' },
      ],
      turn: { phase: 'draw' },
      dice: [5, 4],
      steps: [
        { by: 'A', pass: true },
        { expect: { cards: { zap: { zone: 'hand' } } } },
        { by: 'A', pass: true },
        { by: 'A', sow: 'imp' },
        { expect: { cards: { imp: { zone: 'granary' } } } },
        { by: 'A', pass: true },
        { by: 'A', summon: 'imp 2' },
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { by: 'A', activate: 'dig' },
        { resolve: true },
        { expect: { players: { A: { hand: 2, deck: 7 } }, cards: { 'imp 2': { zone: 'battlefield' } } } },
        { by: 'A', counter: 'sword', on: 'host' },
        { resolve: true },
        { expect: { cards: { host: { sp: 3 } } } },
        { until: { phase: 'battle', by: 'A' } },
        { by: 'A', attack: ['bear'], victim: 'B' },
        { until: { phase: 'draw', turn: 4 } },
        { expect: { players: { A: { hp: 0 }, B: { hp: 26 } }, turn: { player: 'B' }, result: null } },
        { until: { phase: 'draw', turn: 6 } },
        { expect: { turn: { player: 'A' } } },
      ],
    });
  });

  test('[K14-END-08] [K14-END-09] a player with 0 HP can be the victim, defends, responds, and loses no more', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear'] },
        {
          name: 'B',
          hp: 0,
          battlefield: [{ card: 'imp', counters: counters('sword', 'B') }],
          askAlways: true,
        },
        { name: 'C' },
      ],
      turn: { phase: 'battle' },
      dice: [3, 4, 1, 1],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { expect: { battle: { victim: 'B', defender: 'B' } } },
        { by: 'B', counter: 'sword', on: 'imp' },
        { by: 'B', pass: true },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'B', purpose: 'defend', cards: ['imp'] } } },
        { by: 'B', defend: ['imp'] },
        { by: 'B', pass: true },
        { by: 'A', die: 3 },
        {
          expect: {
            battle: null,
            result: null,
            players: { B: { hp: 0 } },
            cards: { bear: { hp: 1 }, imp: { zone: 'grave' } },
          },
        },
      ],
    });
  });

  test('[K14-END-08] zombies are asked to respond in their place', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap'] },
        { name: 'B', hp: 0, battlefield: [{ card: 'bear', counters: counters('sword', 'B') }] },
        { name: 'C', battlefield: [{ card: 'bear', counters: counters('sword', 'C') }] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { expect: { asks: { by: 'B', purpose: 'respond' } } },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'C', purpose: 'respond' } } },
      ],
    });
  });

  test('[K14-END-10] a zombie who gains HP counts among the living again, and can win', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 0, hand: ['cure'], battlefield: ['bear', 'bear'] },
        { name: 'B', hp: 3 },
        { name: 'C', hp: 4, battlefield: [{ card: 'bear', exhausted: true }] },
      ],
      dice: [6, 2, 2, 2, 2],
      steps: [
        { by: 'A', cast: 'cure' },
        { by: 'A', attack: ['bear'], victim: 'B' },
        {
          expect: {
            players: { A: { hp: 6 }, B: { hp: 0 } },
            result: null,
            asks: { by: 'A', purpose: 'battle' },
          },
        },
        { by: 'A', attack: ['bear 2'], victim: 'C' },
        { expect: { asks: null, result: { winners: ['A'], rule: 'K14-END-02' } } },
      ],
    });
  });

  test('[K14-END-10] once the game has ended no heal comes any more', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', hp: 3, hand: ['cure'] },
        { name: 'C', hp: 0, hand: ['cure'] },
      ],
      turn: { phase: 'battle' },
      dice: [2, 2, 6],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        {
          expect: {
            asks: null,
            result: { winners: ['A'] },
            players: { B: { hp: 0, hand: 1 }, C: { hp: 0 } },
          },
        },
      ],
    });
  });
});
