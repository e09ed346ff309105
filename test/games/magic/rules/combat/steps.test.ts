import { describe, expect, it } from 'vitest';
import { Arena } from './arena.js';
import { creature } from './creatures.js';

const bear = creature('Bear', 2, 2);
const cub = creature('Cub', 2, 2);

/** Every question up to the second main phase: the step, what is asked, of whom, and how much is on the stack. */
function course(arena: Arena, attacks: boolean): string[] {
  const found: string[] = [];
  while (arena.state.step !== 'main2') {
    const { purpose, player } = arena.decision;
    const word = arena.decision.kind === 'act' ? 'priority' : purpose;
    const stacked = arena.state.shared?.['stack']?.length ?? 0;
    if (arena.state.step !== 'main1')
      found.push(`${arena.state.step}: ${word} ${player}${stacked > 0 ? ' +' : ''}`);
    if (word === 'attack') arena.attack(attacks ? { Bear: 1 } : {});
    else if (word === 'block') arena.block({ Cub: 'Bear' });
    else arena.decline();
  }
  return found;
}

describe('the combat phase', () => {
  it('has five steps, in each of which both get priority after what happens there [MC-TURN-20] [MC-CMB-01] [MC-CMB-11] [MC-CMB-22] [MC-CMB-37] [MC-CMB-50] [MC-CMB-54] [MC-CMB-55] [MC-Q-23]', () => {
    expect(course(new Arena([bear], [cub]), true)).toEqual([
      'beginCombat: priority 0',
      'beginCombat: priority 1',
      'attackers: attack 0',
      'attackers: priority 0',
      'attackers: priority 1',
      'blockers: block 1',
      'blockers: priority 0',
      'blockers: priority 1',
      'damage: priority 0 +',
      'damage: priority 1 +',
      'damage: priority 0',
      'damage: priority 1',
      'endCombat: priority 0',
      'endCombat: priority 1',
    ]);
  });

  it('goes through all steps without an attack, with nothing on the stack [MC-Q-26]', () => {
    const steps = course(new Arena([bear], [cub]), false);
    expect(steps).toContain('blockers: priority 0');
    expect(steps).toContain('damage: priority 0');
    expect(steps.join()).not.toContain('+');
    expect(steps.join()).not.toContain('block 1');
  });

  it('goes straight to its end without an attack, where that option is taken [MC-Q-26]', () => {
    const arena = new Arena([bear], [cub]);
    Object.assign(arena.state, { options: { noEmptyCombat: true } });
    expect(
      course(arena, false).filter((one) => one.startsWith('blockers') || one.startsWith('damage')),
    ).toEqual([]);
  });

  it('comes once in a turn, unless an effect adds one [MC-TURN-21]', () => {
    const arena = new Arena([bear], []).attack();
    arena.toStep('main2');
    arena.happen<'extraPhases'>({ type: 'extraPhases', player: 0, cards: [], phases: ['combat', 'main'] });
    arena.attack({ Bear: 1 });
    arena.toStep('endOfTurn');
    expect([arena.life(1), arena.log('step').filter(({ step }) => step === 'attackers').length]).toEqual([
      18, 2,
    ]);
  });
});
