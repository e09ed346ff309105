import { describe, expect, it } from 'vitest';
import type { Design } from '../../../../../src-main/games/magic/rules/state/design.js';
import { Arena, type Placed } from './arena.js';
import { any, colored, creature, land } from './creatures.js';

const bear = creature('Bear', 2, 2);
const drake = creature('Drake', 2, 2, { has: ['flying'] });
const guard = creature('Guard', 1, 4);

/** Which creatures can block an attacker. */
function blockersOf(attacker: Design, ...defence: readonly Placed[]): string[] {
  const arena = new Arena([attacker], defence).attack({ [attacker.name]: 1 });
  try {
    arena.to('block');
  } catch {
    return [];
  }
  return arena.offered;
}

describe('who can block', () => {
  it('untapped creatures of the defending player, also new ones [MC-CMB-15] [MC-CMB-18] [MC-TYPE-11] [MC-TYPE-33]', () => {
    const arena = new Arena(
      [bear, creature('Stays', 1, 1)],
      [
        guard,
        { card: creature('Tapped', 1, 1), tapped: true },
        { card: creature('Fresh', 1, 1), fresh: true },
        land('Swamp'),
      ],
    ).attack({ Bear: 1 });
    arena.to('block');
    expect(arena.decision.player).toBe(1);
    expect(arena.offered).toEqual(['Guard', 'Fresh']);
  });

  it('only what attacks is blocked, each blocker blocks one [MC-CMB-16] [MC-CMB-21]', () => {
    const arena = new Arena([bear, creature('Stays', 1, 1)], [guard]).attack({ Bear: 1 });
    arena.to('block');
    expect(arena.optionsOf('Guard')).toEqual(['Bear']);
    arena.answer(arena.blockReply({ Guard: 'Bear' }));
    expect(arena.state.combat?.attacks[0]?.blockers).toEqual([arena.card('Guard').id]);
  });

  it('several block one attacker, and nobody has to [MC-CMB-17] [MC-CMB-19] [MC-CMB-20]', () => {
    const several = new Arena([bear], [guard, drake])
      .attack({ Bear: 1 })
      .block({ Guard: 'Bear', Drake: 'Bear' });
    expect(several.state.combat?.attacks[0]?.blockers).toHaveLength(2);
    expect([several.card('Guard').tapped, several.card('Drake').tapped]).toEqual([undefined, undefined]);
    const nobody = new Arena([bear], [guard]).attack({ Bear: 1 }).block();
    nobody.toStep('main2');
    expect(nobody.life(1)).toBe(18);
  });
});

describe('evasion', () => {
  it('flying is blocked by flying, which blocks anything [MC-KW-12] [MC-KW-13] [MC-KW-14]', () => {
    const hawk = creature('Hawk', 1, 1, { has: ['flying'] });
    expect(blockersOf(drake, guard, hawk)).toEqual(['Hawk']);
    expect(blockersOf(bear, guard, hawk)).toEqual(['Guard', 'Hawk']);
  });

  it('a creature that can block as though it had flying blocks flying, and does not fly [MC-KW-15] [MC-GR-156] [MC-GLO-22]', () => {
    const netter = creature('Netter', 2, 4, {
      changes: [{ is: 'asThough', act: 'block', though: { is: 'flying' } }],
    });
    expect(blockersOf(drake, netter, guard)).toEqual(['Netter']);
    const onlyFlying = creature('Skimmer', 1, 1, {
      changes: [
        {
          is: 'cannotBeBlocked',
          by: null,
          exceptBy: any({ types: ['creature'], clauses: [{ is: 'with', keyword: { is: 'flying' } }] }),
          exceptByMany: null,
        },
      ],
    });
    expect(blockersOf(onlyFlying, netter)).toEqual([]);
  });

  it('a Wall with flying blocks flying [MC-KW-60]', () => {
    expect(blockersOf(drake, creature('Cloud Wall', 0, 5, { subtypes: ['Wall'], has: ['flying'] }))).toEqual([
      'Cloud Wall',
    ]);
  });

  it('landwalk asks for one land of the defending player, tapped or not [MC-KW-20] [MC-KW-22] [MC-KW-24] [MC-KW-25] [MC-KW-26]', () => {
    const walker = creature('Walker', 2, 2, { has: [{ is: 'landwalk', land: 'forest' }] });
    expect(blockersOf(walker, guard, { card: land('Forest'), tapped: true })).toEqual([]);
    expect(blockersOf(walker, guard, land('Swamp'))).toEqual(['Guard']);
    const own = new Arena([walker, land('Forest')], [guard]).attack({ Walker: 1 });
    own.to('block');
    expect(own.offered).toEqual(['Guard']);
  });

  it('landwalks do not cancel out, and there are five [MC-KW-21] [MC-KW-23] [MC-Q-103]', () => {
    for (const type of ['plains', 'island', 'swamp', 'mountain', 'forest'] as const) {
      const has = [{ is: 'landwalk', land: type }] as const;
      const walker = creature('Walker', 2, 2, { has });
      const named = type.charAt(0).toUpperCase() + type.slice(1);
      expect(blockersOf(walker, creature('Same', 2, 2, { has }), land(named))).toEqual([]);
    }
  });

  it('protection stops blockers of the color, of several colors too [MC-KW-48] [MC-KW-55] [MC-KW-53]', () => {
    const warded = creature('Warded', 2, 2, {
      has: [{ is: 'protection', from: colored('R') }],
      colors: ['W'],
    });
    const red = creature('Red', 1, 1, { colors: ['R'] });
    const both = creature('Both', 1, 1, { colors: ['R', 'G'] });
    expect(blockersOf(warded, red, both, guard)).toEqual(['Guard']);
    expect(blockersOf(red, warded)).toEqual(['Warded']);
  });

  it('an unblockable creature is blocked by none [MC-KW-56] [MC-GR-176]', () => {
    expect(blockersOf(creature('Shade', 1, 1, { has: ['unblockable'] }), guard, drake)).toEqual([]);
  });

  it('"cannot be blocked by" and "except by" ask each blocker; of several each has to be met [MC-GR-155] [MC-Q-116]', () => {
    const feared = creature('Feared', 2, 2, {
      has: ['flying'],
      changes: [
        {
          is: 'cannotBeBlocked',
          by: null,
          exceptBy: { any: [...any({ types: ['artifact', 'creature'] }).any, ...colored('B').any] },
          exceptByMany: null,
        },
        { is: 'cannotBeBlocked', by: any({ subtype: 'Wall' }), exceptBy: null, exceptByMany: null },
      ],
    });
    const flying = { has: ['flying'] } as const;
    const golem = creature('Golem', 1, 1, { types: ['artifact', 'creature'], ...flying });
    const black = creature('Black', 1, 1, { colors: ['B'], ...flying });
    const wall = creature('Black Wall', 1, 1, { colors: ['B'], subtypes: ['Wall'], ...flying });
    const grounded = creature('Grounded', 1, 1, { colors: ['B'] });
    const green = creature('Green', 1, 1, { colors: ['G'], ...flying });
    expect(blockersOf(feared, golem, black, wall, grounded, green)).toEqual(['Golem', 'Black']);
  });

  it('looks at the moment of the block, and a legal block stays [MC-CMB-26]', () => {
    const walker = creature('Walker', 2, 2, { has: [{ is: 'landwalk', land: 'forest' }] });
    const arena = new Arena([walker], [guard, land('Forest')]).attack({ Walker: 1 });
    arena.kill('Forest');
    arena.block({ Guard: 'Walker' });
    arena.happen<'tap'>({ type: 'tap', player: 1, cards: [arena.no('Guard')] });
    arena.toStep('main2');
    expect(arena.life(1)).toBe(20);
  });
});

describe('what restricts and demands blocks', () => {
  const lure = creature('Lure', 1, 1, { changes: [{ is: 'mustBeBlocked' }] });
  const pair = creature('Pair', 3, 3, {
    changes: [{ is: 'cannotBeBlocked', by: null, exceptBy: null, exceptByMany: 2 }],
  });

  it('all able to block it do so [MC-GR-154] [MC-Q-120]', () => {
    const arena = new Arena([lure, bear], [guard, drake, { card: creature('Tapped', 1, 1), tapped: true }]);
    arena.attack({ Lure: 1, Bear: 1 });
    arena.toStep('blockers');
    expect(arena.log('block').map(({ cards }) => cards.length)).toEqual([2]);
    expect(arena.state.combat?.attacks[0]?.blockers).toHaveLength(2);
  });

  it('what must block does, if it can [MC-GR-154] [MC-Q-120]', () => {
    const dutiful = creature('Dutiful', 1, 1, { changes: [{ is: 'must', act: 'block' }] });
    const arena = new Arena([bear, creature('Boar', 3, 3)], [dutiful, guard]).attack({ Bear: 1, Boar: 1 });
    arena.to('block');
    expect(arena.refused(arena.blockReply({ Guard: 'Bear' }))).toBe('MC-GR-154');
    expect(arena.refused(arena.blockReply({ Dutiful: 'Boar' }))).toBeNull();
    expect(blockersOf(drake, dutiful)).toEqual([]);
  });

  it('what cannot block does not, of everything or of some [MC-GR-153] [MC-Q-120]', () => {
    const idle = creature('Idle', 1, 1, {
      changes: [
        { is: 'must', act: 'block' },
        { is: 'cannot', act: 'block', whom: null, unless: null },
      ],
    });
    const shy = creature('Shy', 1, 1, {
      changes: [
        {
          is: 'cannot',
          act: 'block',
          whom: any({
            types: ['creature'],
            clauses: [{ is: 'stat', stat: 'power', compare: 'orMore', amount: 3 }],
          }),
          unless: null,
        },
      ],
    });
    expect(blockersOf(bear, idle, shy)).toEqual(['Shy']);
    expect(blockersOf(creature('Boar', 3, 3), idle, shy)).toEqual([]);
  });

  it('two or more block it, or none [MC-GR-163]', () => {
    const arena = new Arena([pair], [guard, drake]).attack({ Pair: 1 });
    arena.to('block');
    expect(arena.refused(arena.blockReply({ Guard: 'Pair' }))).toBe('MC-GR-163');
    expect(arena.refused(arena.blockReply({ Guard: 'Pair', Drake: 'Pair' }))).toBeNull();
    expect(blockersOf(pair, guard)).toEqual([]);
  });

  it('who can block several can be the second whom an attacker needs, in one declaration [MC-GR-162] [MC-GR-163] [MC-CMB-15]', () => {
    const wide = creature('Wide', 3, 9, { changes: [{ is: 'blocksMore', count: 1 }] });
    const boar = creature('Boar', 3, 3);
    const arena = new Arena([pair, boar], [wide, guard]).attack({ Pair: 1, Boar: 1 });
    arena.to('block');
    // Its two blocks are of two attackers: they are not two blockers of one.
    expect(arena.refused(arena.blockReply({ Wide: ['Pair', 'Boar'] }))).toBe('MC-GR-163');
    arena.block({ Wide: ['Boar', 'Pair'], Guard: 'Pair' });
    expect(arena.log('block').map(({ cards }) => cards.length)).toEqual([3]);
    expect(arena.decision.kind).toBe('act');
  });

  it('who can block several blocks what all have to block, and is free for the rest [MC-GR-154] [MC-GR-162]', () => {
    const wide = creature('Wide', 3, 9, { changes: [{ is: 'blocksMore', count: 1 }] });
    const arena = new Arena([lure, bear], [wide]).attack({ [lure.name]: 1, Bear: 1 });
    arena.to('block');
    expect(arena.refused(arena.blockReply({ Wide: 'Bear' }))).toBe('MC-GR-154');
    expect(arena.refused(arena.blockReply({ Wide: ['Bear', lure.name] }))).toBeNull();
    expect(arena.log('block').map(({ cards }) => cards.length)).toEqual([2]);
  });

  it('who can block several blocks them, and divides its damage [MC-GR-162] [MC-Q-125]', () => {
    const wide = creature('Wide', 3, 9, { changes: [{ is: 'blocksMore', count: 1 }] });
    const arena = new Arena([bear, creature('Boar', 3, 3), lure], [wide]).attack({ Bear: 1, Boar: 1 });
    arena.to('block');
    expect(arena.refused(arena.blockReply({ Wide: ['Bear', 'Bear'] }))).toBe('MC-CMB-15');
    arena.block({ Wide: ['Bear', 'Boar'] });
    expect(arena.log('block')).toHaveLength(1);
    arena.to('combatDamage');
    expect(arena.decision.player).toBe(1);
    arena.share({ Bear: 1, Boar: 2 });
    arena.toStep('main2');
    expect([arena.card('Bear').damage, arena.card('Boar').damage, arena.card('Wide').damage]).toEqual([
      1, 2, 5,
    ]);
  });
});

describe('blocked creatures', () => {
  it('stay blocked when their blocker is gone, and deal nothing [MC-CMB-23] [MC-CMB-25] [MC-CMB-31] [MC-CMB-35]', () => {
    const arena = new Arena([bear], [guard]).attack({ Bear: 1 }).block({ Guard: 'Bear' });
    arena.kill('Guard');
    arena.toStep('main2');
    expect([arena.life(1), arena.log('damage').length]).toEqual([20, 0]);
    const before = new Arena([bear], [guard, drake]).attack({ Bear: 1 });
    before.kill('Guard');
    before.to('block');
    expect(before.offered).toEqual(['Drake']);
  });

  it('their blockers block on until the end of combat, also when the attacker has left it [MC-CMB-27] [MC-CMB-28] [MC-Q-54]', () => {
    const arena = new Arena([bear], [guard]).attack({ Bear: 1 }).block({ Guard: 'Bear' });
    arena.happen<'removeFromCombat'>({ type: 'removeFromCombat', player: 0, cards: [arena.no('Bear')] });
    arena.toStep('endCombat');
    expect(arena.state.combat?.attacks[0]?.blockers).toEqual([arena.card('Guard').id]);
    expect(arena.log('damage')).toEqual([]);
    arena.toStep('main2');
    expect(arena.state.combat).toBeUndefined();
  });

  it('is a refusal of its own what an attacker evades [MC-KW-12]', () => {
    const arena = new Arena([drake, bear], [guard]).attack({ Drake: 1, Bear: 1 });
    arena.to('block');
    const { context, rules } = arena.game;
    const why = (attacker: string): string | undefined =>
      rules.refusalOfPair?.(context, arena.decision, arena.card('Guard').id, {
        card: arena.card(attacker).id,
      })?.rule;
    expect([why('Drake'), why('Bear')]).toEqual(['MC-KW-12', undefined]);
    expect(arena.refused(arena.blockReply({ Guard: 'Drake' }))).toBe('MC-KW-12');
  });
});
