import { describe, expect, it } from 'vitest';
import type { RowCells } from '../../../../src-main/games/card-columns.js';
import { magicCards, type MagicCard } from '../../../../src-main/games/magic/cards/card.js';
import { magicColumns } from '../../../../src-main/games/magic/cards/columns.js';

function row(values: Readonly<Record<string, string>>) {
  const remarks: string[] = [];
  const cells: RowCells = {
    has: (field) => Object.hasOwn(values, field),
    cell: (field) => values[field] ?? '',
    number: () => null,
    warn: (field, message) => void remarks.push(`${field}: ${message}`),
    refuse: (field, isNone) => void remarks.push(`${field} ${isNone}`),
  };
  return { ...magicColumns.read(cells, null), remarks };
}

describe('rows of tables', () => {
  it('are read in any wording and kept in the usual one', () => {
    expect(
      row({ manaCost: '2uu', typeLine: 'summon goblin', stats: '2/2', rarity: 'U', colors: '' }),
    ).toEqual({
      fields: {
        manaCost: '{2}{U}{U}',
        typeLine: 'Creature — Goblin',
        power: '2',
        toughness: '2',
        rarity: 'uncommon',
        colors: '',
      },
      guessed: [],
      remarks: [],
    });
  });

  it('keep what cannot be read, with a remark', () => {
    const { fields, remarks } = row({ manaCost: '{Q}', typeLine: 'Planet', power: 'much', rarity: 'mythic' });
    expect(fields).toEqual({ manaCost: '{Q}', typeLine: 'Planet', power: 'much' });
    expect(remarks.map((one) => one.split(/[: ]/)[0])).toEqual(['manaCost', 'typeLine', 'power', 'rarity']);
  });

  it('refuse a cell that is no power and toughness', () => {
    expect(row({ stats: '2/2/2' })).toMatchObject({
      fields: {},
      remarks: [expect.stringContaining('stats')],
    });
    expect(row({ stats: '' }).fields).toEqual({ power: '', toughness: '' });
  });
});

describe('other programs', () => {
  const blank = magicCards.blank('00000000-0000-4000-8000-000000000001') as MagicCard;
  it('are told cost, power and toughness, and where the card lies', () => {
    const golem = {
      ...blank,
      manaCost: '{3}',
      typeLine: 'Artifact Creature — Golem',
      power: '2',
      toughness: '*',
    };
    expect(magicColumns.cockatrice(golem)).toEqual({
      cost: '3',
      totalCost: 3,
      colors: '',
      colorIdentity: '',
      stats: '2/*',
      mainType: 'Creature',
      rarity: 'common',
      row: 2,
    });
    expect(magicColumns.cockatrice({ ...blank, typeLine: 'Land' })).toMatchObject({
      cost: '',
      mainType: 'Land',
      row: 0,
    });
    expect(magicColumns.cockatrice({ ...blank, manaCost: '{10}{U}{U}', typeLine: 'Sorcery' })).toMatchObject({
      cost: '10UU',
      totalCost: 12,
      colors: 'U',
      row: 3,
    });
    expect(
      magicColumns.cockatrice({
        ...blank,
        name: 'Salt Steps',
        typeLine: 'Land',
        text: 'Salt Steps comes into play tapped.\n{T}: Add {W} or {G} to your mana pool.',
      }),
    ).toMatchObject({ colors: '', colorIdentity: 'WG', entersTapped: true, row: 0 });
    expect(
      magicColumns.cockatrice({ ...blank, typeLine: 'Token Creature — Goblin', colors: 'red' }),
    ).toMatchObject({ colors: 'R', cost: '', isToken: true, row: 2 });
    expect(magicColumns.kind({ ...blank, typeLine: 'Summon Wall' })).toBe('Creature — Wall');
    expect(magicColumns.facts(golem)).toEqual(['Mana cost {3}', 'Power/toughness 2/*']);
  });
});
