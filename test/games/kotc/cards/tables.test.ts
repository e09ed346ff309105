import { describe, expect, it, test } from 'vitest';
import type { CardColumn, RowCells } from '../../../../src-main/games/card-columns.js';
import { blankCard, type KotcCard } from '../../../../src-main/games/kotc/cards/card.js';
import { kotcColumns } from '../../../../src-main/games/kotc/cards/columns.js';
import { readRow } from '../../../../src-main/games/kotc/cards/read-row.js';

type Row = Readonly<Record<string, string>>;

/** A row as a table has it, and what is said about its cells. */
function cellsOf(row: Row): { cells: RowCells; said: string[] } {
  const said: string[] = [];
  return {
    said,
    cells: {
      has: (field) => field in row,
      cell: (field) => row[field] ?? '',
      number: (field, least, most) => {
        const value = Number(row[field] || Number.NaN);
        return value >= least && value <= most ? value : null;
      },
      warn: (field) => said.push(`warned of ${field}`),
      refuse: (field, _, orDate = false) => said.push(`refused ${field}${orDate ? ' or date' : ''}`),
    },
  };
}

function read(row: Row, edition: string | null = 'kotc-14') {
  const { cells, said } = cellsOf(row);
  return { ...readRow(cells, edition), said };
}

describe('a row of a table', () => {
  it.each([
    ['c', 'creature'],
    ['M', 'creature'],
    ['Creatures', 'creature'],
    ['minion', 'creature'],
    ['Creature', 'creature'],
    ['s', 'spell'],
    ['Spells', 'spell'],
  ])('with the type “%s”', (cell, type) => {
    expect(read({ type: cell })).toEqual({ fields: { type, edition: 14 }, guessed: [], said: [] });
  });

  it.each(['cs', 'a creature', 'spelling', 'a spell', 'minions?', 'x'])(
    'with the type “%s”, which is none',
    (cell) => {
      expect(read({ type: cell })).toEqual({
        fields: { type: 'creature', edition: 14 },
        guessed: ['type'],
        said: ['refused type'],
      });
    },
  );

  it.each<[row: Row, type: string]>([
    [{}, 'creature'],
    [{ type: '' }, 'creature'],
    [{ offense: '', defense: '' }, 'spell'],
    [{ offense: '' }, 'spell'],
    [{ defense: '' }, 'spell'],
    [{ stats: '' }, 'spell'],
    [{ offense: '0', defense: '' }, 'creature'],
    [{ offense: '', defense: '3' }, 'creature'],
    [{ stats: '2/1' }, 'creature'],
  ])('%j without a type', (row, type) => {
    const { fields, guessed } = read(row);
    expect([fields['type'], guessed]).toEqual([type, ['type']]);
  });

  it.each<[stats: string, offense: number | null, defense: number | null]>([
    ['4/6', 4, 6],
    ['4 / 6', 4, 6],
    ['4-6', 4, 6],
    ['4–6', 4, 6],
    ['4|6', 4, 6],
    ['4:6', 4, 6],
    ['100/0', 100, 0],
    ['12/345', 12, 345],
    ['', null, null],
    ['-', null, null],
    ['—', null, null],
  ])('with SP/HP “%s”', (stats, offense, defense) => {
    const { fields, said } = read({ type: 'minion', stats });
    expect([fields, said]).toEqual([{ type: 'creature', edition: 14, offense, defense }, []]);
  });

  it.each(['4', '4/', '/6', '4/6/8', '1000/1', '1/1000', '- x', 'x -', '4//6'])(
    'with SP/HP “%s”, which is none',
    (stats) => {
      const { fields, said } = read({ type: 'minion', stats });
      expect([fields, said]).toEqual([
        { type: 'creature', edition: 14, offense: null, defense: null },
        ['refused stats or date'],
      ]);
    },
  );

  test('a column of one figure goes before that of both', () => {
    const { fields } = read({ type: 'minion', stats: '4/6', offense: '9', defense: '' });
    expect(fields).toMatchObject({ offense: 9, defense: 6 });
    expect(read({ type: 'minion', stats: '4/6', offense: '', defense: '0' }).fields).toMatchObject({
      offense: 4,
      defense: 0,
    });
  });

  it.each<[row: Row, warned: boolean]>([
    [{ offense: '1', defense: '2' }, true],
    [{ offense: '1' }, true],
    [{ defense: '0' }, true],
    [{ stats: '1/1' }, true],
    [{ offense: '', defense: '' }, false],
    [{}, false],
  ])('a spell with %j has no figures', (row, warned) => {
    expect(read({ type: 'spell', ...row })).toEqual({
      fields: { type: 'spell', edition: 14 },
      guessed: [],
      said: warned ? ['warned of type'] : [],
    });
  });

  test('a cost is read where the table has a column for it', () => {
    expect(read({ type: 's', cost: '3' }).fields).toMatchObject({ cost: 3 });
    expect(read({ type: 's', cost: '' }).fields).toMatchObject({ cost: null });
    expect(read({ type: 's' }).fields).not.toHaveProperty('cost');
    expect(read({ type: 'm', offense: '2' }).fields).toEqual({
      type: 'creature',
      edition: 14,
      offense: 2,
      defense: null,
    });
  });

  it.each<[cell: string, edition: number | null]>([
    ['9', 9],
    ['9th', 9],
    ['1st', 1],
    ['2nd', 2],
    ['3rd', 3],
    ['11.', 11],
    ['11th Edition', 11],
    ['11 ed', 11],
    ['9th  Edition', 9],
    ['11th ed.', 11],
    ['KotC 14', 14],
    ['Keeper of the Cards 17th', 17],
    ['none', null],
    ['No Edition', null],
    ['-', null],
    ['–', null],
    ['', 6],
  ])('with the edition “%s”', (cell, edition) => {
    const { fields, said } = read({ type: 's', edition: cell }, 'kotc-06');
    expect([fields['edition'], said]).toEqual([edition, []]);
  });

  it.each([
    '18',
    '0',
    'x',
    '9x',
    '9th of all',
    '9th editions',
    '9 14',
    '--',
    'none at all',
    'a none',
    `${'x'.repeat(25)} 9`,
  ])('with the edition “%s”, which is none', (cell) => {
    const { fields, said } = read({ type: 's', edition: cell }, 'kotc-06');
    expect([fields['edition'], said]).toEqual([6, ['refused edition']]);
  });

  test('no edition for rows that say none', () => expect(read({}, null).fields['edition']).toBeNull());
});

describe('a card in tables and for other programs', () => {
  const card = (fields: Partial<KotcCard>): KotcCard => ({ ...blankCard('x', 14), ...fields });
  const fox = card({ cost: 9, offense: 3, defense: 4, text: 'GREED: Draw 2 cards.' });
  const blank = card({});
  const bolt = card({ type: 'spell', edition: 6, cost: 0, offense: 1, defense: 2, text: 'Draw 2 cards.' });
  const free = card({ type: 'spell', edition: null, text: 'Paint the moon.' });
  const third = card({ edition: 3, cost: 1, defense: 0, text: 'Paint the moon.' });
  const cards = [fox, blank, bolt, free, third];

  test('its columns', () => {
    const { columns } = kotcColumns;
    const written = columns.filter((column): column is Required<CardColumn> => column.write !== undefined);
    expect(cards.map((one) => written.map(({ write }) => write(one)))).toEqual([
      ['Minion', 14, 9, 3, 4, ''],
      ['Minion', 14, '', '', '', ''],
      ['Spell', 6, 0, '', '', ''],
      ['Spell', 'none', '', '', '', ''],
      ['Creature', 3, 1, '', 0, ''],
    ]);
    expect(
      columns.filter((column) => !written.some((one) => one === column)).map(({ field }) => field),
    ).toEqual(['stats']);
    const headings = columns.flatMap(({ title, wordings }) => [title.toLowerCase(), ...wordings]);
    expect(new Set(headings).size).toBe(headings.length);
  });

  test('what it is, what is printed on it, and how Cockatrice shows it', () => {
    expect(cards.map((one) => kotcColumns.kind(one))).toEqual([
      'Minion',
      'Minion',
      'Spell',
      'Spell',
      'Creature',
    ]);
    expect(cards.map((one) => kotcColumns.facts(one))).toEqual([
      ['Level 9', 'SP 3', 'HP 4'],
      [],
      ['Resource cost 0'],
      [],
      ['Resource cost 1', 'Defense 0'],
    ]);
    expect(cards.map((one) => kotcColumns.cockatrice(one))).toEqual([
      { cost: '9', stats: '3/4', row: 2 },
      { cost: '', stats: '?/?', row: 2 },
      { cost: '0', stats: null, row: 3 },
      { cost: '', stats: null, row: 3 },
      { cost: '1', stats: '?/0', row: 2 },
    ]);
  });

  test('a cost that it comes without, and all that this follows from', () => {
    const { missing, of } = kotcColumns.computed!;
    expect(missing(fox)).toBeNull();
    const without = { ...fox, cost: null };
    expect(of(without)).toEqual({ cost: 9 });
    expect(of(free)).toBeNull();
    const others = [
      { edition: 11 },
      { type: 'spell' },
      { offense: 4 },
      { defense: 5 },
      { text: '' },
    ] as const;
    const keys = [without, ...others.map((other) => ({ ...without, ...other }))].map((one) => missing(one));
    expect(new Set(keys).size).toBe(6);
    expect(missing({ ...without, name: 'Fox', tags: ['x'] })).toBe(missing(without));
  });

  test('why a text cannot be played', () => {
    const { key, of } = kotcColumns.textProblem!;
    expect([fox, blank, bolt, third].map((one) => of(one))).toEqual([null, null, null, null]);
    expect(of({ ...fox, text: 'Paint the moon.' })).toMatch(/\w/);
    expect(of({ ...fox, text: '.' })).not.toBeNull();
    const others = [{ edition: 11 }, { type: 'spell' }, { text: '' }] as const;
    expect(new Set([fox, ...others.map((other) => ({ ...fox, ...other }))].map((one) => key(one))).size).toBe(
      4,
    );
    const dear: KotcCard = { ...fox, cost: 1 };
    expect(key(dear)).toBe(key(fox));
  });
});
