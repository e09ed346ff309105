import { describe, expect } from 'vitest';
import type { Action } from '../../../../src-main/engine/decision.js';
import { impliedReply } from '../../../../src-main/games/kotc/scenario/answers.js';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';
import { gameOf } from './game-of.js';

/** When something can be done at all (the rulings about the moments between actions). */
const seed = minion(0, 0);

describe('the moments in which a chain can be started', () => {
  test('[K14-Q-04] at the start of each phase, after each action, battle step and chain, and before a phase ends', () => {
    const game = gameOf({
      cards: { seed, zap: spell('Draw 1 card.', 0) },
      players: [
        {
          name: 'A',
          hand: ['seed', 'seed', 'zap'],
          deck: ['zap', 3],
          battlefield: ['seed'],
          askAlways: true,
        },
        { name: 'B', battlefield: [{ card: 'seed', counters: counters('sword', 'B') }], askAlways: true },
      ],
      turn: { phase: 'draw' },
    });
    const wanted: Action['do'][] = ['sow', 'summon', 'cast', 'attack'];
    const asked: string[] = [];
    while (game.decision && game.state.turn.number === 3) {
      const { decision } = game;
      if (decision.kind === 'act') asked.push(`${'AB'[decision.player] ?? ''} ${decision.purpose}`);
      else if (decision.kind !== 'options') asked.push(decision.purpose);
      if (decision.player === 1 && decision.kind === 'act') {
        expect(decision.actions.map((action) => action.do)).toEqual(['counter', 'pass']);
      }
      const act = decision.kind === 'act' ? decision.actions.findIndex((one) => one.do === wanted[0]) : -1;
      if (act >= 0) wanted.shift();
      const team = decision.purpose === 'attack' && 'cards' in decision ? { cards: decision.cards } : null;
      const reply = act >= 0 ? { act } : (team ?? impliedReply(decision) ?? { options: [0] });
      expect(game.answer(reply)).toBeNull();
    }
    expect(asked.join(', ')).toBe(
      [
        'A draw, B draw',
        'A draw, B draw',
        'A resource, A resource, B resource',
        'A action, A action',
        'B respond, A respond',
        'A action, B action',
        'A battle, attack, A battle, B battle',
        'defend, A battle, B battle',
        'A battle, B battle',
        'A battle, B battle',
        'A recovery, B recovery',
      ].join(', '),
    );
  });

  test('[K14-Q-04] a proactive counter starts a chain in any phase of any turn', () => {
    for (const phase of ['draw', 'resource', 'action', 'battle', 'recovery'] as const) {
      play({
        cards: { seed },
        players: [
          { name: 'A' },
          { name: 'B', battlefield: [{ card: 'seed', counters: counters('sword', 'B') }] },
        ],
        turn: { phase },
        steps: [
          { by: 'B', counter: 'sword', on: 'seed' },
          { resolve: true },
          {
            expect: {
              log: [
                { type: 'link', card: 'seed' },
                { type: 'change', card: 'seed' },
              ],
            },
          },
        ],
      });
    }
  });
});

describe('summoning and sowing', () => {
  const cards = { seed, scout: minion(1, 1, 'SCOUT: Draw 1 card.', 1), zap: spell('Draw 1 card.', 0) };
  const armed = { card: 'seed', as: 'armed', counters: counters('sword', 'B', 2) };

  test('[K14-Q-12] nobody is asked before a summoned minion is in-play; then counters and standard abilities can be used', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['scout', 'zap'], granary: [{ card: 'seed', as: 'grain' }, 3], askAlways: true },
        { name: 'B', battlefield: [armed], askAlways: true },
      ],
      steps: [
        { by: 'A', summon: 'scout' },
        { expect: { asks: { by: 'A', purpose: 'pay' } } },
        { by: 'A', pay: ['grain'] },
        {
          expect: {
            chain: [],
            cards: { scout: { zone: 'battlefield' } },
            asks: { by: 'A', purpose: 'action', offers: [{ cast: 'zap' }] },
          },
        },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', purpose: 'action' } } },
        { by: 'B', counter: 'sword', on: 'armed' },
        { expect: { chain: ['armed'] } },
      ],
    });
  });

  test('[K14-Q-13] [K16-Q-13] [K14-CHN-04] no minion is summoned and no card sown while a chain is being built', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['scout'], granary: [3], askAlways: true },
        { name: 'B', battlefield: [armed] },
      ],
      steps: [
        { by: 'A', pass: true },
        { by: 'B', counter: 'sword', on: 'armed' },
        { expect: { asks: { by: 'A', purpose: 'respond', offersNot: [{ summon: 'scout' }] } } },
        { by: 'A', summon: 'scout', refused: 'K14-CHN-04' },
        { resolve: true },
        { by: 'A', summon: 'scout' },
      ],
    });
    play({
      cards,
      players: [
        { name: 'A', hand: ['seed'], askAlways: true },
        { name: 'B', battlefield: [armed] },
      ],
      turn: { phase: 'resource' },
      steps: [
        { by: 'A', pass: true },
        { by: 'B', counter: 'sword', on: 'armed' },
        { expect: { asks: { by: 'A', purpose: 'respond', offersNot: [{ sow: 'seed' }] } } },
        { by: 'A', sow: 'seed', refused: 'K14-CHN-04' },
        { resolve: true },
        { by: 'A', sow: 'seed' },
      ],
    });
  });
});

describe('a forced attack', () => {
  test('[K14-Q-103] its unexhausted host is neither victim nor defender in the same battle', () => {
    play({
      cards: { seed, bear: minion(2, 3) },
      players: [
        {
          name: 'A',
          battlefield: [
            { card: 'bear', as: 'host', counters: [...counters('berzerk', 'A'), ...counters('taunt', 'A')] },
            'seed',
          ],
          askAlways: true,
        },
        { name: 'B', battlefield: ['bear', { card: 'bear', as: 'wolf' }], askAlways: true },
      ],
      dice: [1, 1],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'host' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'A', purpose: 'berzerk', options: ['B', 'bear', 'wolf'] } } },
        { by: 'A', choose: ['bear'] },
        {
          expect: {
            battle: { team: ['host'], victim: 'bear', defender: 'B' },
            cards: { host: { exhausted: false } },
            asks: { by: 'A', offersNot: [{ counter: 'taunt', on: 'host' }] },
          },
        },
        { by: 'A', counter: 'taunt', on: 'host', refused: 'K14-CTR-57' },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'B', purpose: 'defend', cards: ['bear', 'wolf'] } } },
      ],
    });
  });
});
