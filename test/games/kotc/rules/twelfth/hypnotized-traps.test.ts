import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { minion, play, spell, type Placed } from '../../scene.js';

/** Traps of the 12th Edition that change their controller for a turn. */
const watching = { askAlways: true } as const;
const cards = {
  bear: minion(2, 3, '', 0),
  zap: spell('Draw 1 card.', 2),
  smite: spell('Target 1 in-play card; destroy it.', 0),
  bounce: spell('Target 1 in-play card; bounce it.', 0),
  charm: spell('Target 1 in-play card; hypnotize it until the end of this turn.', 0),
};
/** B's, under A's control until the end of the turn. */
const lent = (card: string): Placed => ({ card, owner: 'B', hypnotizedFrom: 'B' });

const rules = 'kotc-12';

describe('a hypnotized trap', () => {
  test.until(12)(
    '[K12-KEY-73] [K12-KEY-75] [K12-KEY-74] it goes back at the end of the turn, as it lay, and is known to both',
    () => {
      play({
        rules,
        cards,
        players: [
          { name: 'A', hand: ['charm', 'bounce'], battlefield: ['bear'], ...watching },
          { name: 'B', traps: [{ card: 'zap', exhausted: true, fatiguedIn: 3 }], ...watching },
        ],
        steps: [
          { by: 'A', cast: 'charm' },
          { by: 'A', choose: ['zap'] },
          { resolve: true },
          { expect: { cards: { zap: { player: 'A', owner: 'B', exhausted: true, fatigued: true } } } },
          { until: { phase: 'recovery' } },
          { expect: { cards: { zap: { player: 'A' } } } },
          { until: { turn: 4 } },
          {
            expect: {
              cards: {
                zap: { zone: 'traps', player: 'B', exhausted: true, fatigued: true, knownTo: ['A', 'B'] },
              },
            },
          },
        ],
      });
    },
  );

  test.until(12)('[K12-Q-69] one hypnotized twice returns to the controller before the first', () => {
    play({
      rules,
      cards: {
        ...cards,
        revenge: spell(
          'When your in-play card(s) is destroyed: Target 1 in-play card; hypnotize it until the end of this turn.',
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['charm', 'smite'], ...watching },
        { name: 'B', traps: ['zap'], ...watching },
        { name: 'C', hand: ['revenge'], battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { by: 'A', choose: ['zap'] },
        { resolve: true },
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['bear'] },
        { resolve: true },
        { by: 'C', cast: 'revenge' },
        { by: 'C', choose: ['zap'] },
        { resolve: true },
        { expect: { cards: { zap: { zone: 'traps', player: 'C' } } } },
        { until: { turn: 4 } },
        { expect: { cards: { zap: { zone: 'traps', player: 'B' } } } },
      ],
    });
  });

  test.until(12)('[K12-Q-70] one that was used or has left play meanwhile does not go back', () => {
    play({
      rules,
      cards: { ...cards, free: spell('Draw 1 card.', 0) },
      players: [
        { name: 'A', hand: ['bounce'], traps: [lent('free'), lent('zap')], ...watching },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', activate: 'free' },
        { resolve: true },
        { by: 'A', cast: 'bounce' },
        { by: 'A', choose: ['zap'] },
        { resolve: true },
        { until: { turn: 4 } },
        {
          expect: {
            cards: { free: { zone: 'grave', player: 'B' }, zap: { zone: 'hand', player: 'B' } },
            logNot: [{ type: 'hypnotize' }],
          },
        },
      ],
    });
  });
});
