import { describe, expect, it } from 'vitest';
import type { StepId } from '../../../../../src-main/games/magic/rules/state/steps.js';
import { Arena } from './arena.js';
import { aura, creature } from './creatures.js';

const bear = creature('Bear', 2, 2);
const ogre = creature('Ogre', 3, 3);
const knight = creature('Knight', 2, 2, { has: ['firstStrike'] });
const squire = creature('Squire', 2, 2, { has: ['firstStrike'] });

const fight = (attacker: typeof bear, ...blockers: (typeof bear)[]): Arena =>
  new Arena([attacker], blockers)
    .attack({ [attacker.name]: 1 })
    .block(blockers[0] ? { [blockers[0].name]: attacker.name } : {});
const stepsOf = (arena: Arena): StepId[] => {
  arena.toStep('main2');
  return arena
    .log('step')
    .map(({ step }) => step)
    .filter((step) => step === 'firstDamage' || step === 'damage');
};

describe('first strike', () => {
  it('deals its damage first, and what it destroys deals none [MC-KW-01] [MC-KW-02] [MC-KW-03] [MC-KW-06] [MC-GR-169]', () => {
    const arena = fight(knight, bear);
    arena.toStep('firstDamage', 1);
    expect(arena.log('announceDamage')[0]?.damage).toHaveLength(1);
    expect(stepsOf(arena)).toEqual(['firstDamage', 'damage']);
    expect([arena.where('Bear'), arena.card('Knight').damage]).toEqual(['graveyard', undefined]);
  });

  it('makes the extra step for a blocker too [MC-Q-03] [MC-KW-02]', () => {
    const arena = fight(bear, knight);
    expect(stepsOf(arena)).toEqual(['firstDamage', 'damage']);
    expect([arena.where('Bear'), arena.card('Knight').damage]).toEqual(['graveyard', undefined]);
  });

  it('has the others deal theirs in the second step, after players could act [MC-KW-04] [MC-KW-05] [MC-KW-07]', () => {
    const arena = fight(knight, ogre);
    arena.toStep('firstDamage', 1);
    expect([arena.decision.kind, arena.decision.player]).toEqual(['act', 0]);
    arena.toStep('damage', 1);
    expect(arena.card('Ogre').damage).toBe(2);
    arena.toStep('main2');
    expect([arena.where('Knight'), arena.card('Ogre').damage]).toEqual(['graveyard', 2]);
  });

  it('of two that fight each other deals its damage together [MC-KW-10]', () => {
    const arena = fight(knight, squire);
    arena.toStep('main2');
    expect([arena.where('Knight'), arena.where('Squire')]).toEqual(['graveyard', 'graveyard']);
  });

  it('of none makes no extra step [MC-KW-11]', () => {
    expect(stepsOf(fight(bear, ogre))).toEqual(['damage']);
  });

  it('that has left combat before makes no extra step either [MC-Q-58]', () => {
    const arena = fight(knight, ogre);
    arena.kill('Knight');
    expect(stepsOf(arena)).toEqual(['damage']);
  });

  it('that is lost after the extra step is no second blow [MC-KW-08]', () => {
    const dull = aura('Dull', { is: 'loses', keywords: [{ is: 'firstStrike' }] });
    const arena = new Arena([knight, bear], [dull]).attack({ Knight: 1, Bear: 1 });
    arena.toStep('firstDamage');
    arena.happen<'attach'>({ type: 'attach', player: 1, cards: [arena.no('Dull')], to: arena.no('Knight') });
    arena.toStep('main2');
    expect(arena.life(1)).toBe(16);
    expect(arena.log('damage').map(({ amount }) => amount)).toEqual([2, 2]);
  });

  it('that is gained after it has the creature deal in the second [MC-KW-09]', () => {
    const edge = aura('Edge', {
      is: 'gains',
      abilities: [{ is: 'keywords', keywords: [{ is: 'firstStrike' }] }],
    });
    const arena = new Arena([knight, bear, edge], []).attack({ Knight: 1, Bear: 1 });
    arena.toStep('firstDamage');
    arena.happen<'attach'>({ type: 'attach', player: 0, cards: [arena.no('Edge')], to: arena.no('Bear') });
    arena.toStep('main2');
    expect(arena.life(1)).toBe(16);
  });

  it('with a power of 0 has had its step [MC-Q-112]', () => {
    const meek = creature('Meek', 0, 2, { has: ['firstStrike'] });
    const arena = new Arena([meek], []).attack({ Meek: 1 });
    arena.toStep('firstDamage');
    arena.happen<'putCounters'>({
      type: 'putCounters',
      player: 0,
      cards: [arena.no('Meek')],
      kind: '+1/+1',
      amount: 2,
    });
    arena.toStep('main2');
    expect([arena.life(1), arena.log('damage')]).toEqual([20, []]);
  });

  it('is no more where it stands twice [MC-Q-116]', () => {
    const twice = creature('Twice', 2, 2, { has: ['firstStrike', 'firstStrike'] });
    const arena = new Arena([twice], []).attack({ Twice: 1 });
    arena.toStep('main2');
    expect(arena.life(1)).toBe(18);
  });
});
