import { describe, expect } from 'vitest';
import { effectImpls } from '../../../../src-main/games/kotc/rules/components/modern/effects.js';
import { guideEditions } from '../../../../src-main/games/kotc/cards/editions.js';
import { eraOf } from '../../../../src-main/games/kotc/cards/vocabulary/component.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { viewOf } from '../../../../src-main/games/kotc/rules/views/view.js';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../scene.js';
import { declineUntil, gameOf } from './game-of.js';

/** "Exhaustion and Recovery" of the 14th Edition's rulebook; what recovers is in recovery.test.ts. */
const grain = (as: string, more: Partial<Placed> = {}): Placed => ({ card: 'filler', as, ...more });

describe('exhausted', () => {
  const cards = {
    scout: minion(1, 1, 'SCOUT: Draw 1 card.', 0),
    zap: spell('Draw 1 card.', 1),
  };
  const tired = { card: 'scout', as: 'tired', exhausted: true };

  test('[K14-EXH-01] [K17-EXH-01] it does not attack', () => {
    play({
      cards,
      players: [{ name: 'A', battlefield: ['scout', 'scout', tired] }, { name: 'B' }],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['tired'], victim: 'B', refused: 'K14-BAT-03' },
        { expect: { asks: { by: 'A', purpose: 'attack', cards: ['scout', 'scout 2'] } } },
      ],
    });
  });

  test('[K14-EXH-01] [K17-EXH-01] it does not defend', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [{ card: 'scout', as: 'raider' }] },
        { name: 'B', battlefield: ['scout', tired] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['raider'], victim: 'B' },
        { expect: { asks: { by: 'B', purpose: 'defend', cards: ['scout'] } } },
        { by: 'B', defend: ['tired'], refused: 'K14-BAT-16' },
      ],
    });
  });

  test('[K14-EXH-01] [K17-EXH-01] [K12-EXH-01] [K14-EXH-06] it does not pay', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap'], granary: [grain('x'), grain('y'), grain('z', { exhausted: true })] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { expect: { asks: { by: 'A', purpose: 'pay', cards: ['x', 'y'] } } },
        { by: 'A', pay: ['z'], refused: 'K14-EXH-05' },
      ],
    });
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap'], granary: [grain('z', { exhausted: true })], askAlways: true },
        { name: 'B' },
      ],
      steps: [{ by: 'A', cast: 'zap', refused: 'K14-EXH-07' }],
    });
  });

  test('[K14-EXH-01] [K17-EXH-01] it is not exhausted for its ability', () => {
    play({
      cards,
      players: [{ name: 'A', battlefield: ['scout', tired] }, { name: 'B' }],
      steps: [
        { by: 'A', activate: 'tired', refused: 'K14-MIN-12' },
        { by: 'A', activate: 'scout' },
        { expect: { cards: { scout: { exhausted: true } } } },
      ],
    });
  });

  test('[K14-EXH-02] all see whether a card lies sideways or upright, also where they may not know which card it is', () => {
    const game = gameOf({
      players: [
        {
          name: 'A',
          granary: [grain('face-down', { exhausted: true }), grain('ready')],
          battlefield: [grain('minion', { exhausted: true })],
          askAlways: true,
        },
        { name: 'B' },
      ],
    });
    const seen = (): object[] =>
      [0, 1, null].map((viewer) => {
        const { players } = viewOf(game.context, game.decision, viewer, ['A', 'B']);
        const { granary = [], battlefield = [] } = players[0] ?? {};
        return [...granary, ...battlefield].map(({ exhausted }) => exhausted);
      });
    expect(seen()).toEqual([0, 1, null].map(() => [true, false, true]));
    expect(viewOf(game.context, game.decision, 1, ['A', 'B']).players[0]?.granary[0]?.card).toBeNull();
    declineUntil(game, () => game.state.turn.number === 4);
    expect(seen()).toEqual([0, 1, null].map(() => [false, false, false]));
  });

  test('[K14-EXH-03] it stays exhausted in every other phase, whatever is done', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          hand: ['zap'],
          granary: [grain('x', { exhausted: true }), grain('y')],
          battlefield: [{ card: 'scout', exhausted: true }],
          askAlways: true,
        },
        { name: 'B', battlefield: [tired] },
      ],
      turn: { phase: 'draw' },
      steps: (['draw', 'resource', 'action', 'battle', 'recovery'] as const).flatMap((phase) => [
        { until: { phase, by: 'A' } },
        {
          expect: {
            cards: { x: { exhausted: true }, scout: { exhausted: true }, tired: { exhausted: true } },
            logNot: [{ type: 'recover' }],
          },
        },
        ...(phase === 'action' ? [{ by: 'A', cast: 'zap' } as const, { resolve: true } as const] : []),
      ]),
    });
  });

  test('[K14-EXH-03] no effect of a card unexhausts', () => {
    const entries = guideEditions
      .filter((edition) => eraOf(edition) === 'modern')
      .flatMap((edition) => vocabularyOf(edition).entries);
    const texts = entries.map(({ phrase }) => phrase.template);
    expect(texts.filter((text) => /unexhaust|upright|recover/i.test(text))).toEqual([]);
    expect(texts.filter((text) => /exhaust/i.test(text)).length).toBeGreaterThan(2);
    const ids = new Set(entries.map(({ id }) => id));
    expect(Object.keys(effectImpls).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('[K14-EXH-17] exhausting what is exhausted changes nothing', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [{ ...tired, counters: counters('exhaustion', 'A', 2) }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'exhaustion', on: 'tired' },
        { resolve: true },
        {
          expect: {
            cards: { tired: { exhausted: true, counters: { exhaustion: 1 } } },
            logNot: [{ type: 'exhaust' }],
          },
        },
      ],
    });
  });
});

describe('a card that leaves', () => {
  test('[K14-EXH-18] is no longer exhausted, and comes back as any other card', () => {
    play({
      cards: { lift: spell('Target 1 of your resources; sheathe it.', 0) },
      players: [
        { name: 'A', hand: ['lift'], granary: [grain('x', { exhausted: true })], deck: [3] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'lift' },
        { resolve: true },
        { expect: { players: { A: { deckTop: ['x'] } }, cards: { x: { exhausted: false } } } },
        { until: { turn: 5, phase: 'resource' } },
        { by: 'A', sow: 'x' },
        { expect: { cards: { x: { zone: 'granary', exhausted: false } } } },
      ],
    });
  });

  test('[K14-EXH-18] is upright in the hand and in the grave', () => {
    play({
      cards: {
        bear: minion(2, 2, '', 0),
        wave: spell('Target 1 in-play card; bounce it.', 0),
        smite: spell('Target 1 in-play card; destroy it.', 0),
      },
      players: [
        {
          name: 'A',
          hand: ['wave', 'smite'],
          battlefield: [
            { card: 'bear', exhausted: true },
            { card: 'bear', exhausted: true },
          ],
        },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'wave' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { zone: 'hand', exhausted: false } } } },
        { by: 'A', cast: 'smite' },
        { resolve: true },
        { expect: { cards: { 'bear 2': { zone: 'grave', exhausted: false } } } },
        { by: 'A', summon: 'bear' },
        { expect: { cards: { bear: { zone: 'battlefield', exhausted: true } } } },
      ],
    });
  });
});
