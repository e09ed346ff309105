import { describe, expect, it } from 'vitest';
import { Arena } from './arena.js';
import { colored, creature } from './creatures.js';

const bear = creature('Bear', 2, 2);
const cub = creature('Cub', 2, 2);
const boar = creature('Boar', 5, 5, { has: ['trample'], colors: ['G'] });

describe('trample', () => {
  it('gives the player what is left after enough for the blocker [MC-KW-44] [MC-GR-174]', () => {
    const arena = new Arena([boar], [bear]).attack({ Boar: 1 }).block({ Bear: 'Boar' });
    arena.to('combatDamage');
    expect(arena.refused(arena.shareReply({ Bear: 1, player: 4 }))).toBe('MC-CMB-32');
    expect(arena.refused(arena.shareReply({ Bear: 2, player: 3 }))).toBeNull();
    arena.toStep('main2');
    expect([arena.life(1), arena.where('Bear')]).toEqual([17, 'graveyard']);
  });

  it('may give the blockers more than enough [MC-Q-52]', () => {
    const arena = new Arena([boar], [bear])
      .attack({ Boar: 1 })
      .block({ Bear: 'Boar' })
      .share({ Bear: 4, player: 1 });
    arena.toStep('main2');
    expect(arena.life(1)).toBe(19);
  });

  it('asks for enough for every blocker first, and gives nothing where nothing is left [MC-KW-45] [MC-KW-47]', () => {
    const small = creature('Small', 3, 3, { has: ['trample'] });
    const arena = new Arena([small], [bear, cub]).attack({ Small: 1 }).block({ Bear: 'Small', Cub: 'Small' });
    arena.to('combatDamage');
    expect(arena.refused(arena.shareReply({ Bear: 2, player: 1 }))).toBe('MC-CMB-32');
    expect(arena.refused(arena.shareReply({ Bear: 2, Cub: 1 }))).toBeNull();
    arena.toStep('main2');
    expect(arena.life(1)).toBe(20);
  });

  it('counts damage already dealt, not what protection would take away [MC-Q-53]', () => {
    const hurt = new Arena([boar], [{ card: creature('Hurt', 1, 4), damage: 3 }]).attack({ Boar: 1 });
    hurt.block({ Hurt: 'Boar' }).share({ Hurt: 1, player: 4 });
    hurt.toStep('main2');
    expect(hurt.life(1)).toBe(16);
    const green = creature('Warded', 2, 2, { has: [{ is: 'protection', from: colored('G') }] });
    const arena = new Arena([boar], [green]).attack({ Boar: 1 }).block({ Warded: 'Boar' });
    arena.to('combatDamage');
    expect(arena.refused(arena.shareReply({ player: 5 }))).toBe('MC-CMB-32');
    arena.share({ Warded: 2, player: 3 });
    arena.toStep('main2');
    expect(arena.life(1)).toBe(17);
  });

  describe('of two that one creature blocks', () => {
    const first = creature('First', 3, 3, { has: ['trample'] });
    const other = creature('Other', 3, 3, { has: ['trample'] });
    const blocked = (toughness: number, more: readonly string[] = []): Arena => {
      const wide = creature('Wide', 0, toughness, { changes: [{ is: 'blocksMore', count: null }] });
      const arena = new Arena([first, other, bear], [wide, cub]).attack({ First: 1, Other: 1, Bear: 1 });
      const wideBlocks = ['First', 'Other', ...more.filter((name) => name === 'Bear')];
      arena.block({ Wide: wideBlocks, ...(more.includes('Cub') && { Cub: 'First' }) });
      arena.to('combatDamage');
      return arena;
    };

    it('counts what the others are announced to deal, and what another still has to give [MC-Q-53] [MC-Q-126]', () => {
      const arena = blocked(6, ['Bear']);
      expect(arena.refused(arena.shareReply({ player: 3 }))).toBe('MC-CMB-32');
      arena.share({ Wide: 1, player: 2 });
      // Nothing else is left to the other one than to give the rest.
      arena.toStep('main2');
      expect([arena.life(1), arena.where('Wide')]).toEqual([18, 'graveyard']);
    });

    it('has the other make good what is missing, and no more [MC-Q-126]', () => {
      const even = blocked(4);
      even.share({ Wide: 2, player: 1 });
      expect(even.refused(even.shareReply({ Wide: 1, player: 2 }))).toBeTruthy();
      expect(even.refused(even.shareReply({ Wide: 2, player: 1 }))).toBeNull();
      even.toStep('main2');
      expect([even.life(1), even.where('Wide')]).toEqual([16, 'graveyard']);
    });

    it('has the other free to give less where nothing has gone on to the player [MC-Q-126]', () => {
      const arena = blocked(4);
      arena.share({ Wide: 3 });
      expect(arena.refused(arena.shareReply({ player: 3 }))).toBe('MC-CMB-32');
      arena.share({ Wide: 1, player: 2 });
      arena.toStep('main2');
      expect([arena.life(1), arena.where('Wide')]).toEqual([16, 'graveyard']);
    });

    it('counts on what is blocked by that creature alone, in whatever order they attack [MC-Q-126] [MC-KW-47]', () => {
      const arena = blocked(3, ['Cub']);
      // Of First, which Cub blocks too: three from Other are enough for Wide.
      expect(arena.refused(arena.shareReply({ player: 3 }))).toBe('MC-CMB-32');
      arena.share({ Cub: 2, player: 1 });
      arena.toStep('main2');
      expect([arena.life(1), arena.where('Wide'), arena.where('Cub')]).toEqual([
        17,
        'graveyard',
        'graveyard',
      ]);
    });
  });

  it('gives all to the player where all blockers are gone [MC-Q-06]', () => {
    const arena = new Arena([boar], [bear]).attack({ Boar: 1 }).block({ Bear: 'Boar' });
    arena.kill('Bear');
    arena.toStep('main2');
    expect(arena.life(1)).toBe(15);
  });

  it('does nothing for a blocker [MC-KW-46]', () => {
    const arena = new Arena([bear], [boar]).attack({ Bear: 1 }).block({ Boar: 'Bear' });
    arena.toStep('main2');
    expect([arena.life(0), arena.log('damage').map(({ amount }) => amount)]).toEqual([20, [2, 5]]);
  });

  it('with first strike deals everything in the extra step [MC-KW-44] [MC-KW-07]', () => {
    const swift = creature('Swift', 3, 3, { has: ['trample', 'firstStrike'] });
    const arena = new Arena([swift], [bear])
      .attack({ Swift: 1 })
      .block({ Bear: 'Swift' })
      .share({ Bear: 2, player: 1 });
    arena.toStep('main2');
    expect([arena.life(1), arena.where('Bear'), arena.log('damage').length]).toEqual([19, 'graveyard', 2]);
  });
});
