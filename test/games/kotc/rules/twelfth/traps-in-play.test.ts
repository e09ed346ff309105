import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { minion, play, spell, type Scene } from '../../scene.js';

/** Set traps of the 12th Edition are in play: for conditions, for costs and for what moves in-play cards. */
const rules = 'kotc-12';
const watching = { askAlways: true } as const;
const cards = {
  bear: minion(2, 3, '', 0),
  zap: spell('Draw 1 card.', 2),
  smite: spell('Target 1 in-play card; destroy it.', 0),
};

describe('a trap that is destroyed', () => {
  test('[K12-KEY-76] is an in-play card of its player that is destroyed', () => {
    play({
      rules,
      cards: { ...cards, avenge: spell('When your in-play card(s) is destroyed: Draw 1 card.', 0) },
      players: [
        { name: 'A', hand: ['smite'] },
        { name: 'B', traps: ['zap'], hand: ['avenge'], ...watching },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { resolve: true },
        { by: 'B', cast: 'avenge' },
        { resolve: true },
        { expect: { players: { B: { hand: 1, grave: ['zap', 'avenge'] } } } },
      ],
    });
  });

  test.until(12)(
    '[K12-Q-14] [K12-KEY-61] and waits for just that is cast from the graveyard, for its cost',
    () => {
      const ghost = spell('When this in-play card is destroyed (ghost-play): Draw 1 card.', 2);
      const after = (grain: number, steps: Scene['steps']): void =>
        play({
          rules,
          cards: { ...cards, ghost },
          players: [
            { name: 'A', hand: ['smite'] },
            { name: 'B', traps: ['ghost'], granary: [grain], ...watching },
          ],
          steps: [{ by: 'A', cast: 'smite' }, { resolve: true }, ...steps],
        });
      after(1, [{ by: 'B', cast: 'ghost', refused: 'K12-EXH-07' }]);
      after(2, [
        { by: 'B', cast: 'ghost' },
        { expect: { chain: ['ghost'], cards: { 'filler 21': { exhausted: true } } } },
        { resolve: true },
        { expect: { players: { B: { hand: 1, grave: ['ghost'] } } } },
      ]);
    },
  );
});

describe('an activation cost of in-play cards', () => {
  const toll = spell('Self-destroy 1 in-play card→Draw 1 card.', 0);

  test('[K12-KEY-76] [K12-SPL-20] is paid with a trap as with a minion', () => {
    play({
      rules,
      cards: { ...cards, toll },
      players: [
        { name: 'A', hand: ['toll'], traps: ['zap'], battlefield: ['bear'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'toll' },
        { expect: { asks: { by: 'A', purpose: 'self-destroy', cards: ['bear', 'zap'] } } },
        { by: 'A', choose: ['zap'] },
        { expect: { chain: ['toll'], cards: { zap: { zone: 'grave' }, bear: { zone: 'battlefield' } } } },
      ],
    });
  });

  test('[K12-SPL-26] is not paid by a trap for itself: alone it fails, and goes to the graveyard', () => {
    play({
      rules,
      cards: { ...cards, toll },
      players: [
        { name: 'A', traps: ['toll'], ...watching },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', activate: 'toll' },
        { expect: { chain: [], cards: { toll: { zone: 'grave' } }, players: { A: { hand: 0, deck: 10 } } } },
      ],
    });
  });
});
