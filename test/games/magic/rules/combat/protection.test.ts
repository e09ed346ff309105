import { describe, expect, it } from 'vitest';
import { Arena } from './arena.js';
import { aura, colored, creature } from './creatures.js';

const bear = creature('Bear', 2, 2);
const cub = creature('Cub', 2, 2);

describe('protection', () => {
  it('takes no damage from the color, also gained with the damage on the stack [MC-KW-50] [MC-KW-53] [MC-Q-59]', () => {
    const red = creature('Red', 4, 4, { colors: ['R'] });
    const from = { is: 'protection', from: colored('R') } as const;
    const warded = creature('Warded', 2, 2, { has: [from] });
    const arena = new Arena([red], [warded]).attack({ Red: 1 }).block({ Warded: 'Red' });
    arena.toStep('endCombat');
    expect([arena.where('Warded'), arena.card('Red').damage]).toEqual(['play', 2]);
    const shield = aura('Shield', { is: 'gains', abilities: [{ is: 'keywords', keywords: [from] }] });
    const late = new Arena([red], [cub, shield]).attack({ Red: 1 }).block({ Cub: 'Red' });
    late.toStep('damage', 1);
    late.happen<'attach'>({ type: 'attach', player: 1, cards: [late.no('Shield')], to: late.no('Cub') });
    late.toStep('endCombat');
    expect(late.where('Cub')).toBe('play');
  });

  it('looks at the color that the source has when it is dealt [MC-Q-72]', () => {
    const warded = creature('Warded', 2, 2, { has: [{ is: 'protection', from: colored('R') }] });
    const dye = aura('Dye', {
      is: 'becomes',
      types: null,
      stillItsTypes: true,
      subtype: null,
      power: null,
      toughness: null,
      colors: ['R'],
    });
    const arena = new Arena([bear], [warded, dye]).attack({ Bear: 1 }).block({ Warded: 'Bear' });
    arena.toStep('damage', 1);
    arena.happen<'attach'>({ type: 'attach', player: 1, cards: [arena.no('Dye')], to: arena.no('Bear') });
    arena.kill('Bear');
    arena.toStep('endCombat');
    expect(arena.where('Warded')).toBe('play');
  });
});
