import { describe, expect } from 'vitest';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { test } from '../../in-editions.js';
import { minion, play, spell, type Placed, type Scene } from '../../scene.js';
import { playPaired, truly } from '../paired-games.js';
import { lookAs, viewersOf, watchGame } from '../watched-games.js';

/** Who knows which trap and which card of the reserves, wherever they are moved. */
const watching = { askAlways: true } as const;
const rules = 'kotc-12';
const { number } = kotcRuleSets[rules].edition;

describe('a trap that is moved by an opponent', () => {
  const moves = [
    ['bounce', { zone: 'hand', player: 'B', knownTo: ['B'] }],
    ['sheathe', { zone: 'deck', player: 'B', knownTo: ['B'] }],
    ['bury', { zone: 'deck', player: 'B', knownTo: ['B'] }],
    ['silo', { zone: 'granary', player: 'B', knownTo: ['B'] }],
    ['destroy', { zone: 'grave', player: 'B', knownTo: ['B'] }],
    ['exhaust and fatigue', { zone: 'traps', player: 'B', knownTo: ['B'], exhausted: true }],
  ] as const;

  test.each(moves)('[K12-ZON-19] is not shown to them when they %s it', (how, after) => {
    play({
      rules,
      cards: { snare: spell('Draw 1 card.', 0), move: spell(`Target 1 in-play card; ${how} it.`, 0) },
      players: [
        { name: 'A', hand: ['move'], battlefield: [{ card: 'filler', as: 'own' }] },
        { name: 'B', deck: [3], traps: ['snare'] },
        { name: 'C', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'move' },
        { by: 'A', choose: ['snare'] },
        { resolve: true },
        {
          expect: {
            cards: { snare: { ...after, knownTo: [...after.knownTo] } },
            logNot: [{ type: 'reveal' }],
          },
        },
      ],
    });
  });

  test('[K12-ZON-19] [K12-KEY-115] whose it becomes for a while knows it, and still when it has gone back to its place', () => {
    const steps: Scene['steps'] = [
      { by: 'A', cast: 'charm' },
      { by: 'A', choose: ['snare'] },
      { resolve: true },
      { expect: { cards: { snare: { player: 'A', knownTo: ['A', 'B'] } } } },
      { until: { turn: 4 } },
      {
        expect: {
          cards: { snare: { zone: 'traps', player: 'B', knownTo: ['A', 'B'] }, other: { knownTo: ['B'] } },
        },
      },
    ];
    const traps: Placed[] = ['snare', 'other'].map((as) => ({ card: 'snare', as }));
    play({
      rules,
      cards: {
        bear: minion(1, 1),
        snare: spell('Draw 1 card.', 0),
        charm: spell('Target 1 in-play card; hypnotize it until the end of this turn.', 0),
      },
      players: [
        { name: 'A', hand: ['charm'], battlefield: ['bear'] },
        { name: 'B', traps },
        { name: 'C', ...watching },
      ],
      steps,
    });
  });
});

describe('a card of the reserves', () => {
  test('[K12-ZON-18] [K12-ZON-22] [K12-Q-11] is known to its player alone, in the reserves and when it is drawn', () => {
    play({
      rules,
      players: [
        { name: 'A', deck: [3], reserves: [{ card: 'filler', as: 'saved' }] },
        { name: 'B', ...watching },
      ],
      turn: { player: 'A', phase: 'draw' },
      steps: [
        { expect: { cards: { saved: { zone: 'reserves', knownTo: ['A'] } } } },
        { until: { by: 'A', purpose: 'draw-from' } },
        { by: 'A', choose: ['saved'] },
        { expect: { cards: { saved: { zone: 'hand', knownTo: ['A'] } } } },
      ],
    });
  });
});

describe('random games', () => {
  const seeds = Array.from({ length: 6 }, (_, nth) => 1201 + nth);

  test('[K12-ZON-18] [K12-ZON-19] that differ in cards that a viewer cannot know look the same to that viewer', () => {
    for (const seed of seeds) expect(playPaired(seed, truly, number).leak, `seed ${seed}`).toBe('');
  });

  test('[K12-ZON-19] have set traps, which their owners see, and others know only where they lie', () => {
    const seen = { own: 0, others: 0, hidden: 0 };
    for (const seed of seeds.slice(0, 4))
      watchGame(number, seed, (game) => {
        for (const viewer of viewersOf(game))
          for (const [seat, { traps }] of lookAs(game, viewer).players.entries())
            for (const { card } of traps) {
              if (viewer === seat) seen.own += card ? 1 : -1000;
              else seen[card ? 'others' : 'hidden'] += 1;
            }
      });
    expect(seen.own).toBeGreaterThan(0);
    expect(seen.hidden).toBeGreaterThan(seen.others);
  });
});
