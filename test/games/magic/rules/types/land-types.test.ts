/** Lands that become another land: their type, and the mana that goes with it. */
import { describe, expect, test } from 'vitest';
import { card } from '../by-text.js';
import { table } from '../kit.js';
import { size, subtypes } from '../values.js';

const drown = card('Drown; {U}; Instant', 'Target land becomes an island until end of turn.');
const burial = card('Burial; {1}{R}; Enchantment', 'Nonbasic lands are mountains.');
const study = card('Study; {U}; Instant', 'Draw a card.');
const spark = card('Spark; {R}; Instant', 'You gain 1 life.');
const library = card('Archive;; Land', '{T}: Draw a card.', 'All creatures get +1/+1.');
const bear = card('Bear; {G}; Creature — Bear; 2/2');

describe('a land that becomes another', () => {
  test('[MC-CARD-33] [MC-MANA-10] [MC-GR-138] gives the mana of that land, and no longer its own', () => {
    const t = table({
      players: [
        { hand: [study], play: ['Swamp'] },
        { hand: [drown], pool: 'U' },
      ],
    });
    expect(t.offers).toEqual(['mana Swamp', 'pass']);
    t.pass().play('Drown', 'Swamp').resolve();
    expect(subtypes(t, 'Swamp')).toEqual(['Island']);
    expect(t.offers).toEqual(['play Study', 'mana Swamp', 'pass']);
    t.play('Study');
    expect([t.stack, t.card('Swamp').tapped]).toEqual([['Study'], true]);
    t.resolve().until('upkeep', 6);
    expect(subtypes(t, 'Swamp')).toEqual(['Swamp']);
  });

  test('[MC-CARD-33] [MC-GR-138] has none of its other abilities, static ones too', () => {
    const t = table({ players: [{ hand: [spark], play: [library, bear] }, {}] });
    expect([t.offers, size(t, 'Bear')]).toEqual([['activate Archive', 'pass'], '3/3']);
    const buried = table({ players: [{ hand: [spark], play: [library, bear, burial] }, {}] });
    expect([buried.offers, size(buried, 'Bear')]).toEqual([['play Spark', 'mana Archive', 'pass'], '2/2']);
    buried.play('Spark');
    expect([buried.stack, buried.pool(0)]).toEqual([['Spark'], '']);
  });

  test('[MC-MANA-10] [MC-GR-138] taps for its mana by hand, and keeps its own where it is one in addition', () => {
    const t = table({ players: [{ play: [library, burial] }, {}] });
    t.tap('Archive');
    expect(t.pool(0)).toBe('R');
    const tide = card(
      'Tide; {U}; Enchant Land',
      'Enchanted land is an island in addition to its other types.',
    );
    const both = table({ players: [{ play: ['Swamp', { card: tide, on: 'Swamp' }] }, {}] });
    expect([subtypes(both, 'Swamp'), both.offers]).toEqual([
      ['Swamp', 'Island'],
      ['mana Swamp', 'mana Swamp 1', 'pass'],
    ]);
    both.act('mana Swamp 1');
    expect(both.pool(0)).toBe('U');
  });
});
