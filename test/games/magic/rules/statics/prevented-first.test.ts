import { expect, test } from 'vitest';
import { card } from '../by-text.js';
import { table } from '../kit.js';

test('of two that deal damage at once the one who is dealt it says whose is prevented [MC-Q-110] [MC-EX-122] [MC-EFF-26]', () => {
  const healer = card(
    'Healer; {W}; Creature — Cleric; 1/1',
    '{T}: Prevent the next 1 damage that would be dealt to target creature or player this turn.',
  );
  const rat = card(
    'Rat; {B}; Creature — Rat; 1/1',
    'Whenever Rat deals damage to a player, you gain 5 life.',
  );
  const imp = card('Imp; {R}; Creature — Imp; 1/1');
  const t = table({ players: [{ play: [rat, imp] }, { play: [healer] }], step: 'attackers' });
  while (t.decision.kind !== 'pair') t.pass();
  t.answer({ pairs: [0, 0] })
    .pass()
    .activate('Healer', 'player 1')
    .resolve();
  while (t.asked !== '1 prevented') {
    const { decision } = t;
    if (decision.kind === 'pair') t.answer({ pairs: decision.pairings.map(() => null) });
    else t.pass();
  }
  t.choose('Rat');
  expect([t.life(1), t.stack]).toEqual([19, []]);
});
