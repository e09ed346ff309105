import { describe, expect, it } from 'vitest';
import { Arena } from './arena.js';
import { aura, creature } from './creatures.js';

const bear = creature('Bear', 2, 2);
const cub = creature('Cub', 2, 2);
const giant = creature('Giant', 4, 4);
const guard = creature('Guard', 1, 4);
/** An arena in which one attacker is blocked by all of some. */
function blocked(attacker: ReturnType<typeof creature>, ...blockers: ReturnType<typeof creature>[]): Arena {
  const arena = new Arena([attacker], blockers).attack({ [attacker.name]: 1 });
  return arena.block(Object.fromEntries(blockers.map(({ name }) => [name, attacker.name])));
}

describe('combat damage', () => {
  it('of an unblocked attacker goes to the defending player, as much as its power [MC-CMB-24] [MC-CMB-29] [MC-CMB-46]', () => {
    const arena = new Arena([giant], [bear]).attack({ Giant: 1 }).block();
    arena.toStep('main2');
    expect([arena.life(1), arena.life(0), arena.log('damage')[0]?.combat]).toEqual([16, 20, true]);
  });

  it('of a blocked one goes to its blocker, and the other way round, at the same time [MC-CMB-30] [MC-CMB-31] [MC-CMB-34] [MC-CMB-44] [MC-GLO-01]', () => {
    const arena = blocked(bear, cub);
    arena.toStep('main2');
    expect([arena.where('Bear'), arena.where('Cub'), arena.life(1)]).toEqual(['graveyard', 'graveyard', 20]);
  });

  it('stays on what survives it, adds up, and does not lower toughness [MC-GLO-02] [MC-GLO-03] [MC-GLO-04] [MC-GLO-05]', () => {
    const arena = new Arena([giant], [bear, { card: guard, damage: 1 }]).attack({ Giant: 1 });
    arena.block({ Bear: 'Giant', Guard: 'Giant' }).share({ Bear: 2, Guard: 2 });
    arena.toStep('endCombat');
    expect([arena.where('Bear'), arena.card('Guard').damage, arena.card('Giant').damage]).toEqual([
      'graveyard',
      3,
      3,
    ]);
    expect(arena.game.context.rules.characteristicsOf(arena.game.context, arena.no('Guard')).toughness).toBe(
      4,
    );
    arena.toStep('main2');
    arena.happen<'putCounters'>({
      type: 'putCounters',
      player: 0,
      cards: [arena.no('Guard')],
      kind: '-1/-1',
      amount: 1,
    });
    arena.toStep('endOfTurn');
    expect(arena.where('Guard')).toBe('graveyard');
  });

  it('among several blockers is divided freely by the attacking player [MC-CMB-32] [MC-CMB-33] [MC-Q-51]', () => {
    const arena = blocked(giant, bear, cub);
    arena.to('combatDamage');
    expect(arena.decision.player).toBe(0);
    expect(arena.refused(arena.shareReply({ Bear: 2, Cub: 1 }))).toBe('MC-CMB-32');
    expect(arena.refused(arena.shareReply({ Bear: 4, player: 0 }))).toBeNull();
    arena.toStep('main2');
    expect([arena.where('Bear'), arena.card('Cub').damage, arena.where('Giant')]).toEqual([
      'graveyard',
      undefined,
      'graveyard',
    ]);
  });

  it('goes to those blockers that remain [MC-CMB-36]', () => {
    const arena = blocked(giant, bear, cub);
    arena.kill('Bear');
    arena.toStep('main2');
    expect([arena.where('Cub'), arena.card('Giant').damage]).toEqual(['graveyard', 2]);
  });

  it('is none of a power of 0 or less [MC-Q-51]', () => {
    const arena = blocked(bear, creature('Rampart', 0, 4));
    arena.toStep('main2');
    expect([arena.card('Rampart').damage, arena.card('Bear').damage]).toEqual([2, undefined]);
    expect(arena.log('announceDamage')[0]?.damage).toHaveLength(1);
  });

  it('is dealt by a blocker that became tapped [MC-Q-55]', () => {
    const arena = blocked(bear, cub);
    arena.happen<'tap'>({ type: 'tap', player: 1, cards: [arena.no('Cub')] });
    arena.toStep('main2');
    expect(arena.where('Bear')).toBe('graveyard');
  });

  it('is neither dealt by nor to what was removed from combat before [MC-CMB-45] [MC-Q-54]', () => {
    const arena = blocked(bear, cub);
    arena.happen<'removeFromCombat'>({ type: 'removeFromCombat', player: 1, cards: [arena.no('Cub')] });
    arena.toStep('main2');
    expect(arena.log('damage')).toEqual([]);
    expect([arena.card('Bear').damage, arena.life(1)]).toEqual([undefined, 20]);
  });

  it('is none at all where an effect says so [MC-CMB-48] [MC-GR-118]', () => {
    const calm = creature('Calm', 3, 3, { changes: [{ is: 'dealsNoCombatDamage' }] });
    const arena = new Arena([calm], []).attack({ Calm: 1 });
    arena.toStep('main2');
    expect([arena.log('damage'), arena.life(1)]).toEqual([[], 20]);
  });

  it('of the active player is announced first [MC-Q-50] [MC-CMB-37]', () => {
    const wide = creature('Wide', 3, 9, { changes: [{ is: 'blocksMore', count: null }] });
    const arena = new Arena([giant, bear], [cub, wide]).attack({ Giant: 1, Bear: 1 });
    arena.block({ Cub: 'Giant', Wide: ['Giant', 'Bear'] });
    arena.share({ Cub: 2, Wide: 2 });
    expect([arena.decision.purpose, arena.decision.player]).toEqual(['combatDamage', 1]);
    expect(arena.log('announceDamage')).toEqual([]);
    arena.share({ Giant: 3 });
    expect(arena.log('announceDamage')).toHaveLength(1);
  });
});

describe('combat damage on the stack', () => {
  const onStack = (arena: Arena): Arena => {
    arena.toStep('damage', 1);
    return arena;
  };

  it('is one object, neither spell nor ability [MC-Q-25] [MC-CMB-39]', () => {
    const arena = onStack(blocked(bear, cub));
    const [no = -1] = arena.state.shared?.['stack'] ?? [];
    const object = arena.state.cards[no];
    expect([object?.does, object?.combatDamage?.length]).toEqual([undefined, 2]);
    expect([arena.decision.kind, arena.decision.player]).toEqual(['act', 0]);
  });

  it('does not change with the powers [MC-CMB-38]', () => {
    const arena = onStack(blocked(bear, cub));
    const grow = {
      type: 'putCounters',
      player: 0,
      cards: [arena.no('Bear')],
      kind: '+3/+3',
      amount: 1,
    } as const;
    arena.happen<'putCounters'>(grow);
    arena.toStep('endCombat');
    expect([arena.where('Bear'), arena.card('Bear').damage, arena.where('Cub')]).toEqual([
      'play',
      2,
      'graveyard',
    ]);
    expect(arena.log('damage').map(({ amount }) => amount)).toEqual([2, 2]);
  });

  it('is dealt by what has left play, and not to it, nor to anything else [MC-CMB-41] [MC-CMB-42] [MC-CMB-43]', () => {
    const arena = onStack(blocked(bear, cub));
    arena.kill('Cub');
    arena.toStep('main2');
    expect([arena.where('Bear'), arena.log('damage').length, arena.life(1)]).toEqual(['graveyard', 1, 20]);
  });

  it('is dealt by and to what was removed from combat [MC-CMB-52]', () => {
    const arena = onStack(blocked(bear, cub));
    const cards = [arena.no('Cub'), arena.no('Bear')];
    arena.happen<'removeFromCombat'>({ type: 'removeFromCombat', player: 0, cards });
    arena.toStep('main2');
    expect([arena.where('Bear'), arena.where('Cub')]).toEqual(['graveyard', 'graveyard']);
  });

  it('is dealt as announced after a change of control [MC-CMB-53]', () => {
    const charm = aura('Charm', { is: 'controlledBy', who: { is: 'you' } });
    const arena = new Arena([bear], [charm]).attack({ Bear: 1 });
    onStack(arena);
    arena.happen<'attach'>({ type: 'attach', player: 1, cards: [arena.no('Charm')], to: arena.no('Bear') });
    arena.toStep('main2');
    expect([arena.card('Bear').player, arena.life(1), arena.life(0)]).toEqual([1, 18, 20]);
  });

  it('is dealt to what is no creature any more, without effect [MC-Q-113]', () => {
    const stoned = aura('Stoned', {
      is: 'becomes',
      types: ['artifact'],
      stillItsTypes: false,
      subtype: null,
      power: null,
      toughness: null,
      colors: null,
    });
    const arena = onStack(new Arena([bear], [cub, stoned]).attack({ Bear: 1 }).block({ Cub: 'Bear' }));
    arena.happen<'attach'>({ type: 'attach', player: 1, cards: [arena.no('Stoned')], to: arena.no('Bear') });
    arena.toStep('main2');
    expect([arena.where('Bear'), arena.card('Bear').damage]).toEqual(['play', 2]);
    arena.kill('Stoned');
    arena.toStep('endOfTurn');
    expect(arena.where('Bear')).toBe('graveyard');
  });
});
