/** Keywords as they stand on cards, each in a fight: MC-GR-170 to MC-GR-172. */
import { describe, expect, test } from 'vitest';
import { bear, bolt, card } from '../by-text.js';
import { table } from '../kit.js';
import { Arena } from './arena.js';

const drake = card('Drake; {U}; Creature — Drake; 2/2', 'Flying');
const hawk = card('Hawk; {W}; Creature — Bird; 1/1', 'Flying');
const swift = card('Swift; {0}; Creature — Elf; 2/1', 'Haste', '{T}: Swift deals 1 damage to target player.');
const slow = card('Slow; {0}; Creature — Elf; 2/1', '{T}: Slow deals 1 damage to target player.');

describe('flying', () => {
  const offeredTo = (attacker: typeof bear, ...blockers: (typeof bear)[]): string[] => {
    const arena = new Arena([attacker], blockers).attack({ [attacker.name]: 1 });
    const { kind } = arena.to('block');
    return kind === 'pair' ? arena.offered : [];
  };

  test('[MC-GR-170] is blocked by creatures with flying alone, which may block any creature', () => {
    expect(offeredTo(drake, bear, hawk)).toEqual(['Hawk']);
    expect(offeredTo(bear, drake, hawk)).toEqual(['Drake', 'Hawk']);
  });

  test('[MC-GR-170] gained in time has an attacker not blocked, lost after the block changes nothing', () => {
    const lift = card('Lift; {0}; Instant', 'Target creature gains flying until end of turn.');
    const t = table({ players: [{ hand: [lift], play: [bear] }, { play: [{ ...bear, name: 'Cub' }] }] });
    t.until('attackers');
    t.answer({ pairs: [0] })
      .play('Lift', 'Bear')
      .resolve();
    t.until('main2');
    expect([t.events('block'), t.life(1)]).toEqual([['block'], 18]);
    const ground = card('Ground; {0}; Instant', 'Target creature loses flying until end of turn.');
    const u = table({ players: [{ hand: [ground], play: [drake] }, { play: [hawk] }] });
    u.until('attackers');
    u.answer({ pairs: [0] })
      .pass(2)
      .answer({ pairs: [0] })
      .play('Ground', 'Hawk')
      .resolve()
      .until('main2');
    expect([u.life(1), u.zone('graveyard', 1)]).toEqual([20, ['Hawk']]);
  });
});

describe('haste', () => {
  test('[MC-GR-171] [MC-KW-16] [MC-KW-17] has a creature attack, or use its {T} abilities, in the turn in which it comes', () => {
    const t = table({ players: [{ hand: [swift, slow] }, {}] });
    t.play('Swift').resolve().play('Slow').resolve();
    expect(t.offers).toEqual(['activate Swift 1', 'pass']);
    t.activate('Swift 1', 'player 1').resolve();
    expect([t.life(1), t.card('Swift').tapped]).toEqual([19, true]);
    const u = table({ players: [{ hand: [swift, slow] }, {}] });
    u.play('Swift').resolve().play('Slow').resolve().until('attackers');
    expect(u.decision.kind === 'pair' && u.decision.pairings.map(({ card: id }) => id)).toEqual([
      u.card('Swift').id,
    ]);
  });

  test('[MC-GR-171] [MC-KW-18] [MC-KW-17] works on whoever’s control a creature comes under, for mana as well', () => {
    const borrow = card(
      'Borrow; {0}; Sorcery',
      'Untap target creature. Gain control of it until end of turn. It gains haste until end of turn.',
    );
    const elf = card('Elf; {G}; Creature — Elf; 1/1', '{T}: Add {G} to your mana pool.');
    const t = table({ players: [{ hand: [borrow] }, { play: [elf] }] });
    t.play('Borrow', 'Elf').resolve();
    expect([t.card('Elf').player, t.card('Elf').fresh]).toEqual([0, true]);
    t.tap('Elf');
    expect(t.pool(0)).toBe('G');
  });

  test('[MC-GR-171] lost before it has been used, a creature waits as any other', () => {
    const daze = card('Daze; {0}; Instant', 'Target creature loses haste until end of turn.');
    const t = table({ players: [{ hand: [swift, daze] }, {}] });
    t.play('Swift').resolve().play('Daze', 'Swift').resolve();
    expect(t.offers).toEqual(['pass']);
  });
});

test('[MC-GR-172] landwalk of each of the five lands looks at the defending player’s, basic or of that type by an effect', () => {
  const lands = {
    plains: 'Plains',
    island: 'Island',
    swamp: 'Swamp',
    mountain: 'Mountain',
    forest: 'Forest',
  };
  for (const [kind, name] of Object.entries(lands)) {
    const walker = card('Walker; {G}; Creature — Elf; 2/2', `${kind}walk`);
    const other = name === 'Forest' ? 'Swamp' : 'Forest';
    const offers = (mine: string, theirs: string): string[] => {
      const arena = new Arena([walker, mine], [bear, theirs]).attack({ Walker: 1 });
      while (arena.decision.purpose !== 'block' && arena.state.step !== 'damage') arena.decline();
      return arena.decision.purpose === 'block' ? arena.offered : [];
    };
    expect([offers(other, name), offers(name, other)]).toEqual([[], ['Bear']]);
  }
  const flood = card('Flood; {U}; Enchant Land', 'Enchanted land becomes an island.');
  const walker = card('Walker; {G}; Creature — Elf; 2/2', 'islandwalk');
  const arena = new Arena([walker], [bear, 'Forest', { card: flood, on: 'Forest' }]).attack({ Walker: 1 });
  arena.toStep('main2');
  expect([arena.log('block').flatMap(({ cards }) => cards), arena.life(1)]).toEqual([[], 18]);
});

test('[MC-CMB-49] a creature that comes into play after the blockers were declared neither attacks nor blocks', () => {
  const ambush = card(
    'Ambush; {0}; Creature — Elf; 5/5',
    'You may play Ambush any time you could play an instant.',
  );
  const t = table({ players: [{ hand: [ambush], play: [bear] }, { hand: [ambush] }] });
  t.until('attackers');
  t.answer({ pairs: [0] }).until('blockers');
  t.play('Ambush').resolve().pass().play('Ambush').resolve();
  expect(t.all('Ambush', 'play')).toHaveLength(2);
  expect(t.state.combat?.attacks.map(({ attacker, blockers }) => [attacker, blockers])).toEqual([
    [t.card('Bear').id, []],
  ]);
  // What asks for fighting creatures does not find them either.
  const arrow = card('Arrow; {0}; Instant', 'Destroy target attacking or blocking creature.');
  const u = table({ players: [{ hand: [ambush, arrow], play: [bear] }, {}] });
  u.until('attackers');
  u.answer({ pairs: [0] }).until('blockers');
  u.play('Ambush').resolve().act('play Arrow');
  expect(() => u.choose('Ambush')).toThrow();
  u.choose('Bear');
  t.until('main2');
  expect([t.life(0), t.life(1), t.zone('graveyard', 0), t.zone('graveyard', 1)]).toEqual([20, 18, [], []]);
});

test('[MC-STACK-05] combat damage goes on the stack once all of it has been announced, below what is played then', () => {
  const arena = new Arena([bear, 'Mountain'], [{ ...bear, name: 'Cub' }]).attack({ Bear: 1 });
  arena.block({ Cub: 'Bear' });
  arena.toStep('blockers');
  expect(arena.stack).toEqual([]);
  arena.toStep('damage', 1);
  expect([arena.stack, arena.where('Bear'), arena.card('Bear').damage]).toEqual([
    ['combat damage'],
    'play',
    undefined,
  ]);
  const t = table({ players: [{ play: [bear] }, { hand: [bolt], play: ['Mountain'] }] });
  t.until('attackers');
  t.answer({ pairs: [0] }).until('damage');
  t.pass().play('Bolt', 'Bear');
  expect([t.stack, t.life(1)]).toEqual([['Bolt', 'combat damage'], 20]);
  t.resolve();
  expect([t.zone('graveyard', 0), t.stack, t.life(1)]).toEqual([['Bear'], ['combat damage'], 20]);
  t.resolve();
  expect([t.stack, t.life(1)]).toEqual([[], 18]);
});
