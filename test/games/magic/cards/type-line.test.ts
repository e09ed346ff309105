import { describe, expect, it } from 'vitest';
import {
  isNoTypeLine,
  readTypeLine,
  writeTypeLine,
  type TypeLine,
} from '../../../../src-main/games/magic/cards/type-line.js';

function lineOf(text: string): TypeLine {
  const read = readTypeLine(text);
  if (isNoTypeLine(read)) throw new Error(read.because);
  return read;
}

describe('type lines', () => {
  it('[MC-CARD-04] [MC-TYPE-01] there are seven of them, of six types', () => {
    const lines = ['Artifact', 'Artifact Creature', 'Creature', 'Enchantment', 'Land', 'Instant', 'Sorcery'];
    expect(lines.map((line) => lineOf(line).types)).toEqual([
      ['artifact'],
      ['artifact', 'creature'],
      ['creature'],
      ['enchantment'],
      ['land'],
      ['instant'],
      ['sorcery'],
    ]);
    expect(lines.map((line) => writeTypeLine(lineOf(line)))).toEqual(lines);
  });

  it('[MC-CARD-06] [MC-CARD-09] a creature type stands after the dash', () => {
    expect(lineOf('Creature — Goblin')).toEqual({
      token: false,
      types: ['creature'],
      subtypes: ['Goblin'],
      enchants: null,
    });
  });

  it('[MC-CARD-07] “Summon” is the older word for “Creature”', () => {
    expect(lineOf('Summon Goblin')).toEqual(lineOf('Creature — Goblin'));
    expect(lineOf('Summon Wall')).toEqual(lineOf('Creature — Wall'));
    expect(lineOf('Summon Legend')).toEqual(lineOf('Creature — Legend'));
  });

  it('[MC-CARD-08] [MC-TYPE-18] “Enchant …” is an enchantment that says what it is attached to', () => {
    const noun = { qualities: [], types: [], subtype: null, as: null, clauses: [] };
    expect(lineOf('Enchant Creature')).toMatchObject({
      types: ['enchantment'],
      enchants: { any: [{ ...noun, types: ['creature'] }] },
    });
    const attached = (line: string) => lineOf(line).enchants?.any[0];
    expect(attached('Enchant Artifact Creature')).toEqual({ ...noun, types: ['artifact', 'creature'] });
    expect(attached('enchant forest')).toEqual({ ...noun, subtype: 'Forest' });
    expect(attached('Enchant Wall')).toEqual({ ...noun, subtype: 'Wall' });
    expect(attached('Enchant Permanent')).toEqual({ ...noun, as: 'permanent' });
  });

  it('[MC-TYPE-15] a plain enchantment is attached to nothing', () => {
    expect(lineOf('Enchantment').enchants).toBeNull();
  });

  it('[MC-CARD-10] [MC-CARD-11] an artifact creature may have a creature type or none', () => {
    expect(lineOf('Artifact Creature').subtypes).toEqual([]);
    expect(lineOf('Artifact Creature — Golem').subtypes).toEqual(['Golem']);
  });

  it('[MC-CARD-36] a land’s type stands nowhere but in its name', () => {
    expect(readTypeLine('Land — Forest')).toEqual({
      rule: 'MC-CARD-36',
      because: 'A land’s type is its name; its type line says only Land.',
    });
  });

  it('a token says so', () => {
    expect(lineOf('Token Creature — Goblin')).toEqual({ ...lineOf('Creature — Goblin'), token: true });
  });

  it.each([
    ['Creature - goblin', 'Creature — Goblin'],
    ['creature -- Goblin  Lord', 'Creature — Goblin Lord'],
    ['ARTIFACT CREATURE—GOLEM', 'Artifact Creature — Golem'],
    ['Creature-goblin', 'Creature — Goblin'],
    ['Creature – Will-o’-the-wisp', 'Creature — Will-o’-the-wisp'],
    ['summon goblin', 'Creature — Goblin'],
    ['enchant artifact creature', 'Enchant Artifact Creature'],
    ['enchant permanent', 'Enchant Permanent'],
    ['Enchant swamp', 'Enchant Swamp'],
    ['token artifact creature - golem', 'Token Artifact Creature — Golem'],
  ])('%s is written %s', (typed, canonical) => {
    expect(writeTypeLine(lineOf(typed))).toBe(canonical);
    expect(writeTypeLine(lineOf(canonical))).toBe(canonical);
  });

  it.each([
    ['', 'needs a type'],
    ['Interrupt', 'write Instant'],
    ['Basic Land', 'write Land'],
    ['Spell', '“Spell” is no card type'],
    ['Creature Enchantment', 'is no card type'],
    ['Instant — Arcane', 'Only creatures'],
    ['Creature — 3', 'no creature type'],
    ['Creature —', 'missing after the dash'],
    ['Summon', 'followed by a creature type'],
    ['Enchant', 'followed by what it can be attached to'],
    ['Enchant Instant', 'cannot be attached to anything'],
    ['Token Instant', 'A token is a permanent'],
  ])('“%s” is refused with what is wrong', (typed, because) => {
    const read = readTypeLine(typed);
    expect(isNoTypeLine(read) ? read.because : null).toContain(because);
  });
});
