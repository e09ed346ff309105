/** Mana that may be spent on some spells alone, and mana of which it is counted how much it is, as means of payment. */
import { describe, expect, test } from 'vitest';
import { card } from '../by-text.js';
import { table } from '../kit.js';

const grove = card(
  'Grove;; Land',
  '{T}: Add {G}{G} to your mana pool. Spend this mana only to play creature spells.',
);
const spring = card(
  'Spring;; Land',
  '{T}: Add one colorless mana to your mana pool.',
  '{T}: Add one mana of any color to your mana pool. Spend this mana only to play creature spells.',
);
const filter = card('Filter; {0}; Artifact', '{G}, {T}: Add {R}{R} to your mana pool.');
const bear = card('Bear; {1}{G}; Creature — Bear; 2/2');
const ogre = card('Ogre; {R}{R}; Creature — Ogre; 2/2');
const growth = card('Growth; {G}; Instant', 'Target creature gets +3/+3 until end of turn.');
const study = card('Study; {1}{G}; Sorcery', 'Draw a card.');
const pump = card('Pump; {0}; Creature — Elf; 1/1', '{G}: Pump gets +1/+1 until end of turn.');

describe('mana that may be spent on some spells alone [MC-GR-28]', () => {
  test('pays for such a spell, and for no other, nor for an ability', () => {
    const t = table({ players: [{ hand: [bear, growth, study], play: [grove, pump] }, {}] });
    expect(t.offers).toEqual(['play Bear', 'mana Grove', 'pass']);
    t.play('Bear');
    expect([t.stack, t.card('Grove').tapped, t.pool(0)]).toEqual([['Bear'], true, '']);
    expect(t.state.effects ?? []).toEqual([]);
  });

  test('stays so in the pool, where other mana of its color is spent on what it cannot be', () => {
    const t = table({
      players: [{ hand: [bear, growth, study], play: [grove, '2 Forest', pump] }, {}],
    });
    t.tap('Grove');
    expect(t.pool(0)).toBe('GG');
    t.play('Study');
    expect([t.stack, t.pool(0), t.all('Forest').every((no) => t.state.cards[no]!.tapped)]).toEqual([
      ['Study'],
      'GG',
      true,
    ]);
    t.pass(2);
    expect(t.offers).toEqual(['play Bear', 'pass']);
    t.play('Bear');
    expect([t.pool(0), t.state.effects ?? []]).toEqual(['', []]);
  });

  test('is spent before mana that pays for anything', () => {
    const t = table({ players: [{ hand: [bear, growth], pool: 'GG', play: [grove, pump] }, {}] });
    t.tap('Grove');
    t.play('Bear');
    expect(t.pool(0)).toBe('GG');
    t.play('Growth', 'Pump');
    expect(t.pool(0)).toBe('G');
  });

  test('is gone, and burns, with the pool [MC-MANA-14] [MC-MANA-15]', () => {
    const t = table({ players: [{ hand: [bear], play: [grove] }, {}] });
    t.tap('Grove').pass(2);
    expect([t.state.step === 'main1', t.pool(0), t.life(0), t.state.effects ?? []]).toEqual([
      false,
      '',
      18,
      [],
    ]);
  });

  test('pays for no ability that makes other mana for the spell [MC-MANA-19]', () => {
    const t = table({ players: [{ hand: [ogre], play: [grove, filter] }, {}] });
    expect(t.offers).not.toContain('play Ogre');
    const able = table({ players: [{ hand: [ogre], play: ['Forest', filter] }, {}] });
    expect(able.offers).toContain('play Ogre');
  });

  test('is one way of a land that makes other mana too', () => {
    const t = table({ players: [{ hand: [ogre, growth], play: [spring, 'Mountain', pump] }, {}] });
    expect(t.offers).toContain('play Ogre');
    expect(t.offers).not.toContain('play Growth');
    t.play('Ogre');
    expect(t.stack).toEqual(['Ogre']);
  });
});

const priest = card(
  'Priest; {1}; Creature — Elf; 1/1',
  '{T}: Add {G} to your mana pool for each Elf you control.',
);
const elf = card('Elf; {0}; Creature — Elf; 1/1');
const wurm = card('Wurm; {2}{G}; Creature — Wurm; 3/3');
const chapel = card(
  'Chapel;; Land',
  '{T}: Add {W} to your mana pool for each untapped creature you control.',
);
const monk = card('Monk; {W}; Creature — Monk; 1/1');

describe('mana of which it is counted how much it is [MC-GR-94] [MC-GR-115]', () => {
  test('is counted on in payments, as much as it is now', () => {
    const t = table({ players: [{ hand: [wurm], play: [priest, { card: elf, count: 2 }] }, {}] });
    t.play('Wurm');
    expect([t.stack, t.pool(0), t.card('Priest').tapped]).toEqual([['Wurm'], '', true]);
    const few = table({ players: [{ hand: [wurm], play: [priest, elf] }, {}] });
    expect(few.offers).toEqual(['mana Priest', 'pass']);
  });

  test('leaves what is not spent in the pool', () => {
    const t = table({ players: [{ hand: [bear], play: [priest, { card: elf, count: 3 }] }, {}] });
    t.play('Bear');
    expect([t.stack, t.pool(0)]).toEqual([['Bear'], 'GG']);
  });

  test('is made by hand where paying could change what is counted', () => {
    const t = table({ players: [{ hand: [monk], play: [chapel, elf] }, {}] });
    expect(t.offers).toEqual(['mana Chapel', 'pass']);
    t.tap('Chapel').play('Monk');
    expect(t.stack).toEqual(['Monk']);
  });
});

describe('mana of one color alone for X [MC-GR-28]', () => {
  const drain = card(
    'Drain; {X}{1}{B}; Sorcery',
    'Drain deals X damage to target player. You gain X life. Spend only black mana on X.',
  );
  test('is what the X of a spell is paid with, and the rest of its cost with any', () => {
    const t = table({ players: [{ hand: [drain], play: ['4 Forest', '3 Swamp'] }, {}] });
    t.play('Drain');
    expect(t.decision).toMatchObject({ kind: 'number', most: 2 });
    t.choose(2, 'player 1').resolve();
    expect([t.life(0), t.life(1), t.all('Swamp').every((no) => t.state.cards[no]!.tapped)]).toEqual([
      22,
      18,
      true,
    ]);
  });
});
