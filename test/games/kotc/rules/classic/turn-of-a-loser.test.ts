import { expect } from 'vitest';
import { inEditions } from '../../in-editions.js';
import { creature, spell } from '../../scene.js';
import { AtTable } from '../../table/at-table.js';

inEditions(
  '[K06-Q-80] [K09-Q-65] [K11-Q-31] of a turn whose player has lost only the Recovery Phase is carried out',
  (rules) => {
    const at = new AtTable(rules, {
      cards: { zap: spell('Draw 2 cards.', 0), bear: creature(2, 5) },
      players: [
        { name: 'Ann', deck: [1], hand: ['zap'], battlefield: ['bear'] },
        { name: 'Ben', deck: [9] },
        { name: 'Cleo', deck: [9] },
      ],
    });
    at.act('Cast', 'zap');
    while (at.game.state.turn.player === 0 && at.game.decision) at.act('Pass');
    const phases = at.lines(null).filter((line) => line.endsWith('Phase of Ann.'));
    expect(phases).toEqual(['Action Phase of Ann.', 'Recovery Phase of Ann.']);
  },
);
