import { describe, expect } from 'vitest';
import { canonical } from '../../../../../src-main/engine/plain.js';
import type { Viewer } from '../../../../../src-main/engine/state.js';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { test } from '../../in-editions.js';
import { minion, play, spell, type Placed } from '../../scene.js';
import { act, begin, choose, look, seat, told, type Seen } from '../classic/looking.js';
import { declineUntil } from '../game-of.js';
import { named } from '../onlooking.js';

/** "Fields" of the 12th Edition: seven zones, and who may know what lies in them. */
const rules = 'kotc-12';
const [ANN, BEN] = [0, 1] as const;
const others: readonly Viewer[] = [BEN, 2, null];

describe('a field', () => {
  test('[K12-ZON-01] what a player does goes to the own seven zones, and nothing to those of others', () => {
    play({
      rules,
      cards: { bear: minion(2, 3, '', 0), zap: spell('Draw 1 card.', 0) },
      players: [
        { name: 'A' },
        {
          name: 'B',
          hand: ['bear', { card: 'bear', as: 'seed' }, 'zap', { card: 'zap', as: 'trap' }],
          reserves: [
            { card: 'filler', as: 'other' },
            { card: 'filler', as: 'spare' },
          ],
        },
      ],
      turn: { player: 'B', phase: 'resource' },
      steps: [
        { by: 'B', sow: 'seed' },
        { by: 'B', summon: 'bear' },
        { by: 'B', set: 'trap' },
        { by: 'B', cast: 'zap' },
        { until: { purpose: 'draw-from' } },
        { by: 'B', choose: ['spare'] },
        {
          expect: {
            players: {
              A: { deck: 10, grave: 0, reserves: 0, battlefield: 0, traps: 0, granary: 0, hand: 0 },
              B: {
                deck: 10,
                grave: ['zap'],
                reserves: ['other'],
                battlefield: ['bear'],
                traps: ['trap'],
                granary: ['seed'],
                hand: ['spare'],
              },
            },
          },
        },
      ],
    });
  });

  test('[K12-ZON-01] [K12-ZON-17] it has no other zones; where they lie is nothing to the rules, and at the table as the rulebook says', () => {
    const { field } = kotcRuleSets[rules].edition;
    const at = new Map(field.flatMap((row, y) => row.map(({ zone }, x) => [zone, { x, y }] as const)));
    const six = ['battlefield', 'deck', 'granary', 'grave', 'reserves', 'traps'];
    expect([...at.keys()].sort()).toEqual(six);
    const { x, y } = at.get('traps') ?? { x: -1, y: -1 };
    expect(at.get('battlefield')?.y).toBeLessThan(y);
    expect(at.get('granary')?.y).toBeGreaterThan(y);
    expect(at.get('reserves')).toEqual({ x: x - 1, y });
    expect(at.get('deck')).toEqual({ x: x + 1, y });
    expect(at.get('grave')).toEqual({ x: x + 2, y });
  });
});

describe('the trapfield', () => {
  test('[K12-ZON-19] its owner may look at the traps; the others know their number, and which are exhausted', () => {
    const seen = begin(rules, {
      players: [
        { name: 'Ann', traps: ['snare', { card: 'pit', exhausted: true }] },
        { name: 'Ben', askAlways: true },
        { name: 'Cleo' },
      ],
      turn: { player: 'Ben' },
    });
    const traps = (viewer: Viewer): (readonly [string | undefined, boolean])[] =>
      seat(seen, viewer, ANN).traps.map(({ card, exhausted }) => [card?.printed.name, exhausted] as const);
    expect(traps(ANN)).toEqual([
      ['snare', false],
      ['pit', true],
    ]);
    for (const viewer of others) {
      expect(traps(viewer)).toEqual([
        [undefined, false],
        [undefined, true],
      ]);
    }
  });
});

describe('the reserves', () => {
  const zap = spell('Draw 1 card.', 0);
  const scene = (reserves: Placed[], deck: Placed[]): Seen =>
    begin(rules, {
      cards: { zap, bear: minion(2, 3, '', 0), wolf: minion(3, 1, '', 0) },
      players: [
        { name: 'Ann', hand: ['zap'], deck: [...deck, 3], reserves },
        { name: 'Ben', askAlways: true },
        { name: 'Cleo' },
      ],
    });
  const bear: Placed = { card: 'bear' };
  const wolf: Placed = { card: 'wolf' };

  test('[K12-ZON-18] [K12-Q-11] their owner may look at any time, the others know only the number', () => {
    const seen = scene([bear, wolf], []);
    const { turn } = seen.game.state;
    for (const player of [ANN, BEN]) {
      for (const phase of ['draw', 'resource', 'action', 'battle', 'recovery'] as const) {
        Object.assign(turn, { player, phase });
        expect(named(seat(seen, ANN, ANN).reserves.cards)).toEqual(['bear', 'wolf']);
        for (const viewer of others) {
          expect(seat(seen, viewer, ANN).reserves).toEqual({ count: 2, cards: [] });
        }
      }
    }
  });

  test('[K12-SET-23] face down no card of them is told from one of the deck, wherever it goes', () => {
    /** What the others see and are told: with these reserves, when the card of them has been drawn. */
    const shown = (reserve: Placed, top: Placed): string => {
      const seen = scene([reserve, { card: 'filler' }], [top]);
      const before = others.map((viewer) => look(seen, viewer).players);
      act(seen, 'cast', 'zap');
      declineUntil(seen.game, () => seen.game.decision?.purpose === 'draw-from');
      choose(seen, reserve.card);
      expect(named(seat(seen, ANN, ANN).hand.cards)).toEqual([reserve.card]);
      const after = others.map((viewer) => [look(seen, viewer).players, told(seen, viewer)]);
      return canonical([before, after]);
    };
    expect(shown(bear, wolf)).toBe(shown(wolf, bear));
  });

  test('[K12-ZON-24] a card that has left them goes where others go, and never back', () => {
    const leaving = ['bounce', 'sheathe', 'bury', 'silo', 'destroy'] as const;
    for (const move of leaving) {
      play({
        rules,
        cards: { zap, go: spell(`Target 1 card in your hand; ${move} it.`, 0), spare: minion(1, 1, '', 0) },
        players: [
          { name: 'A', hand: ['zap', 'go'], deck: [3], reserves: ['spare', { card: 'filler', as: 'other' }] },
          { name: 'B' },
        ],
        steps: [
          { by: 'A', cast: 'zap' },
          { until: { purpose: 'draw-from' } },
          { by: 'A', choose: ['spare'] },
          { by: 'A', cast: 'go' },
          { resolve: true },
          { expect: { players: { A: { reserves: ['other'] } } } },
          { until: { turn: 5, purpose: 'draw-from' } },
          { by: 'A', choose: [] },
          { until: { phase: 'battle' } },
          {
            expect: {
              players: { A: { reserves: ['other'] } },
              notAsked: [{ purpose: 'exchange' }, { purpose: 'reserves' }],
            },
          },
        ],
      });
    }
  });
});
