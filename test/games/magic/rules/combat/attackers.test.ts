import { describe, expect, it } from 'vitest';
import { Arena, type Placed } from './arena.js';
import { any, aura, creature, land, permanent } from './creatures.js';

const bear = creature('Bear', 2, 2);
const goblin = creature('Goblin', 1, 1);
const able = (...placed: (readonly Placed[])[]): string[] => {
  const arena = new Arena(...placed);
  try {
    arena.to('attack');
  } catch {
    return [];
  }
  return arena.offered;
};

describe('who can attack', () => {
  it('creatures of the active player, artifact creatures too, and nothing else [MC-TYPE-11] [MC-TYPE-12] [MC-CMB-02] [MC-CMB-07]', () => {
    const golem = creature('Golem', 3, 3, { types: ['artifact', 'creature'] });
    const arena = new Arena(
      [bear, golem, land('Forest'), permanent('Orb', { types: ['artifact'] })],
      [goblin],
    );
    arena.to('attack');
    expect(arena.offered).toEqual(['Bear', 'Golem']);
    expect(arena.optionsOf('Bear')).toEqual([1]);
    expect(arena.decision.player).toBe(0);
  });

  it('an untapped creature [MC-CMB-05]', () => {
    expect(able([bear, { card: goblin, tapped: true }], [])).toEqual(['Bear']);
  });

  it('one that has been under control since the very beginning of the turn [MC-TYPE-30] [MC-TYPE-41]', () => {
    expect(able([bear, { card: goblin, fresh: true }], [])).toEqual(['Bear']);
  });

  it('one that has just come, with haste; but not tapped [MC-KW-16] [MC-KW-19]', () => {
    const hasty = creature('Hasty', 2, 1, { has: ['haste'] });
    expect(able([{ card: hasty, fresh: true }], [])).toEqual(['Hasty']);
    expect(able([{ card: hasty, fresh: true, tapped: true }], [])).toEqual([]);
  });

  it('no Wall, whether or not its text says so, and also not with flying [MC-KW-57] [MC-KW-58] [MC-KW-60]', () => {
    const wall = creature('Rampart', 0, 4, { subtypes: ['Wall'], has: ['flying'] });
    const drilled = creature('Rolling Rampart', 1, 4, {
      subtypes: ['Wall'],
      changes: [{ is: 'asThough', act: 'attack', though: { is: 'notWall' } }],
    });
    expect(able([wall, drilled], [])).toEqual(['Rolling Rampart']);
  });

  it('what nothing forbids, of itself or its player [MC-GR-153] [MC-GR-164]', () => {
    const timid = creature('Timid', 3, 3, {
      changes: [{ is: 'cannot', act: 'attack', whom: null, unless: null }],
    });
    const sailor = creature('Sailor', 3, 3, {
      changes: [
        {
          is: 'cannot',
          act: 'attackOrBlock',
          whom: null,
          unless: {
            is: 'controls',
            who: { is: 'defendingPlayer' },
            filter: any({ types: ['land'], subtype: 'Island' }),
            compare: 'orMore',
            count: 1,
          },
        },
      ],
    });
    expect(able([bear, timid, sailor], [])).toEqual(['Bear']);
    const arena = new Arena([sailor], [land('Island')], [land('Swamp')]);
    arena.to('attack');
    expect(arena.optionsOf('Sailor')).toEqual([1]);
    const peace = permanent('Peace', {
      types: ['enchantment'],
      rules: [{ is: 'playersCannot', who: { is: 'eachOpponent' }, act: 'attack', filter: null }],
    });
    expect(able([bear], [peace])).toEqual([]);
    expect(able([bear, peace], [])).toEqual(['Bear']);
  });
});

describe('attackers', () => {
  it('are any number, none included [MC-CMB-03]', () => {
    const none = new Arena([bear, goblin], []).attack();
    expect(none.log('attack')).toEqual([]);
    const both = new Arena([bear, goblin], []).attack({ Bear: 1, Goblin: 1 });
    both.toStep('attackers');
    expect(both.state.combat?.attacks).toHaveLength(2);
  });

  it('are declared together and tapped by it [MC-CMB-04] [MC-CMB-08] [MC-CMB-12]', () => {
    const arena = new Arena([bear, goblin], []).attack({ Bear: 1, Goblin: 1 });
    expect([arena.card('Bear').tapped, arena.card('Goblin').tapped]).toEqual([true, true]);
    expect(arena.log('attack').map(({ cards }) => cards.length)).toEqual([2]);
    expect(arena.decision.kind).toBe('act');
  });

  it('stay untapped where attacking does not tap them [MC-GR-179]', () => {
    const alert = creature('Alert', 2, 2, { changes: [{ is: 'attacksWithoutTapping' }] });
    const arena = new Arena([alert], []).attack({ Alert: 1 });
    expect(arena.card('Alert').tapped).toBeUndefined();
    expect(arena.log('tap')).toEqual([]);
  });

  it('attack on when they are untapped, until combat ends [MC-CMB-09] [MC-CMB-10] [MC-CMB-13] [MC-CMB-51]', () => {
    const arena = new Arena([bear], []).attack({ Bear: 1 });
    arena.happen<'untap'>({ type: 'untap', player: 0, cards: [arena.no('Bear')] });
    arena.toStep('endCombat');
    expect(arena.state.combat?.attacks).toHaveLength(1);
    expect(arena.life(1)).toBe(18);
    arena.toStep('main2');
    expect(arena.state.combat).toBeUndefined();
  });

  it('each attack one opponent, who alone defends against them [MC-Q-95] [MC-CMB-06] [MC-CMB-14]', () => {
    const arena = new Arena([bear, goblin], [creature('Guard', 1, 1)], [creature('Sentry', 1, 1)]);
    arena.attack({ Bear: 2, Goblin: 1 });
    arena.to('block');
    expect([arena.decision.player, arena.offered, arena.optionsOf('Guard')]).toEqual([
      1,
      ['Guard'],
      ['Goblin'],
    ]);
    arena.answer(arena.blockReply({}));
    arena.to('block');
    expect([arena.decision.player, arena.optionsOf('Sentry')]).toEqual([2, ['Bear']]);
    arena.answer(arena.blockReply({}));
    arena.toStep('main2');
    expect([arena.life(0), arena.life(1), arena.life(2)]).toEqual([20, 19, 18]);
  });

  it('leave combat when they change control or are no creatures any more [MC-Q-56] [MC-Q-57]', () => {
    const charm = aura('Charm', { is: 'controlledBy', who: { is: 'you' } });
    const stoned = aura('Stoned', {
      is: 'becomes',
      types: ['artifact'],
      stillItsTypes: false,
      subtype: null,
      power: null,
      toughness: null,
      colors: null,
    });
    const arena = new Arena([bear, goblin, creature('Boar', 3, 3)], [charm, stoned]);
    arena.attack({ Bear: 1, Goblin: 1, Boar: 1 });
    arena.happen<'attach'>({ type: 'attach', player: 1, cards: [arena.no('Charm')], to: arena.no('Bear') });
    arena.happen<'attach'>({ type: 'attach', player: 1, cards: [arena.no('Stoned')], to: arena.no('Boar') });
    arena.toStep('main2');
    expect(arena.log('removeFromCombat').flatMap(({ cards }) => cards)).toEqual([
      arena.no('Bear'),
      arena.no('Boar'),
    ]);
    expect([arena.card('Bear').player, arena.life(1)]).toEqual([1, 19]);
  });
});

describe('creatures that must attack', () => {
  const eager = creature('Eager', 2, 2, { changes: [{ is: 'must', act: 'attack' }] });

  it('attack if they can [MC-GR-154] [MC-Q-120]', () => {
    const arena = new Arena([bear, eager], []);
    arena.to('attack');
    expect(arena.refused(arena.attackReply({ Bear: 1 }))).toBe('MC-GR-154');
    expect(arena.refused(arena.attackReply({ Eager: 1 }))).toBeNull();
  });

  it('do not where something forbids it [MC-Q-120]', () => {
    expect(able([bear, { card: eager, tapped: true }], [])).toEqual(['Bear']);
    const torn = creature('Torn', 2, 2, {
      changes: [
        { is: 'must', act: 'attack' },
        { is: 'cannot', act: 'attack', whom: null, unless: null },
      ],
    });
    expect(able([torn], [])).toEqual([]);
  });
});

describe('creatures that must be paid for', () => {
  const mana = { generic: 2, x: 0, W: 0, U: 0, B: 0, R: 0, G: 0 };
  const hired = creature('Hired', 3, 3, {
    changes: [
      { is: 'must', act: 'attack' },
      { is: 'paysTo', act: 'attack', costs: [{ is: 'mana', mana }] },
    ],
  });

  it('attack where their controller pays, and need not [MC-GR-166] [MC-Q-120]', () => {
    const paid = new Arena([hired, '2 Forest'], []).attack({ Hired: 1 });
    expect(paid.decision.purpose).toBe('payToFight');
    paid.answer({ yes: true });
    paid.toStep('main2');
    expect([paid.life(1), paid.card('Forest').tapped]).toEqual([17, true]);
    const unpaid = new Arena([hired, '2 Forest'], []).attack({ Hired: 1 }).answer({ yes: false });
    expect([unpaid.log('attack'), unpaid.card('Hired').tapped]).toEqual([[], undefined]);
  });

  it('do not where it cannot be paid [MC-GR-166]', () => {
    expect(able([hired, bear, '1 Forest'], [])).toEqual(['Bear']);
    const arena = new Arena([hired, bear, '1 Forest'], []);
    arena.to('attack');
    const { context, rules } = arena.game;
    const { id } = arena.card('Hired');
    expect(rules.refusalOfPair?.(context, arena.decision, id, { player: 1 })?.rule).toBe('MC-GR-166');
  });
});

describe('refusals', () => {
  it('cite the rule that forbids just that [MC-KW-57] [MC-CMB-05]', () => {
    const wall = creature('Rampart', 0, 4, { subtypes: ['Wall'] });
    const arena = new Arena([bear, wall, { card: goblin, tapped: true }], []);
    arena.to('attack');
    const { context, rules } = arena.game;
    const why = (name: string): string | undefined =>
      rules.refusalOfPair?.(context, arena.decision, arena.card(name).id, { player: 1 })?.rule;
    expect([why('Rampart'), why('Goblin'), why('Bear')]).toEqual(['MC-KW-57', 'MC-CMB-05', undefined]);
  });
});
