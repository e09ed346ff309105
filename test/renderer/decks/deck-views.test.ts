import { describe, expect, it } from 'vitest';
import type { DeckTile } from '../../../src-main/api/answers/deck-answers.js';
import { queryWithin } from '../../../src-renderer/rooms/decks/collection/collection-store.svelte.js';
import { curveOf, meanCost } from '../../../src-renderer/rooms/decks/deck/deck-curve.js';
import { arrange, stacksOf, type Arrangement } from '../../../src-renderer/rooms/decks/deck/deck-groups.js';
import { findDecks } from '../../../src-renderer/rooms/decks/home/deck-search.js';
import { editionIn, kotcInfo } from '../games/info.js';
import { rowOf } from './rows.js';

const edition = editionIn('kotc-14');
const rows = new Map(
  [
    rowOf('Bear', { cost: 5 }),
    rowOf('Ant', { cost: 1 }),
    rowOf('Bolt', { cost: 1, type: 'spell' }),
    rowOf('Blank', { cost: null }),
  ].map((row) => [row.id, row]),
);
const entries = ['Bear', 'Bolt', 'Gone', 'Blank', 'Ant'].map((card, at) => ({
  card,
  name: card,
  copies: at + 1,
}));
const ways: Arrangement = { group: 'type', order: 'cost', game: kotcInfo, edition, splits: false };
const shape = (wish: Partial<Arrangement>, list = entries) =>
  arrange(list, rows, { ...ways, ...wish }).map(({ title, copies, lines }) => [
    title,
    copies,
    lines.map(({ name }) => name),
  ]);

describe('the list of a deck', () => {
  it('groups by type, with blank costs last and lost cards by themselves', () => {
    expect(shape({})).toEqual([
      ['Minions', 10, ['Ant', 'Bear', 'Blank']],
      ['Spells', 2, ['Bolt']],
      ['Not in the library', 3, ['Gone']],
    ]);
  });

  it('groups by cost, lowest first', () => {
    expect(shape({ group: 'cost' }).map(([title]) => title)).toEqual([
      'Level 1',
      'Level 5',
      'No level',
      'Not in the library',
    ]);
  });

  it('stands in one group by name, by copies, or as it was added', () => {
    const [[, , byName] = []] = shape({ group: 'none', order: 'name' });
    expect(byName).toEqual(['Ant', 'Bear', 'Blank', 'Bolt', 'Gone']);
    const [[, , byCopies] = []] = shape({ group: 'none', order: 'copies' });
    expect(byCopies).toEqual(['Ant', 'Blank', 'Bolt', 'Bear', 'Gone']);
    const [[, , asAdded] = []] = shape({ group: 'none', order: 'added' });
    expect(asAdded).toEqual(['Bear', 'Bolt', 'Blank', 'Ant', 'Gone']);
  });

  it('shows the reserves by themselves, and only where the edition has them', () => {
    const list = [{ card: 'Bear', name: 'Bear', copies: 4, reserves: 1 }];
    expect(shape({ group: 'none' }, list)).toEqual([['', 4, ['Bear']]]);
    expect(shape({ group: 'none', splits: true }, list)).toEqual([
      ['', 3, ['Bear']],
      ['Reserves', 1, ['Bear']],
    ]);
  });

  it('in stacks has one for each cost', () => {
    const stacks = (group: Arrangement['group']) =>
      stacksOf(arrange(entries, rows, { ...ways, group }), kotcInfo, edition).map(
        ({ group: { title }, stacks: own }) => [title, own.map((stack) => stack.title)],
      );
    expect(stacks('type')).toEqual([
      ['Minions', ['Level 1', 'Level 5', 'No level']],
      ['Spells', ['Level 1']],
      ['Not in the library', ['Not in the library']],
    ]);
    expect(stacks('cost')[0]).toEqual(['', ['Level 1', 'Level 5', 'No level']]);
  });
});

describe('the curve', () => {
  it('has a column for every cost, and the last for all above', () => {
    const columns = curveOf([
      { cost: 2, copies: 3 },
      { cost: 2, copies: 1 },
      { cost: 40, copies: 2 },
      { cost: null, copies: 9 },
    ]);
    expect(columns[2]).toEqual({ from: 2, copies: 4, andMore: false });
    expect(columns.at(-1)).toMatchObject({ copies: 2, andMore: true });
    expect(columns.reduce((sum, { copies }) => sum + copies, 0)).toBe(6);
  });

  it('of nothing is empty', () => {
    expect(curveOf([]).every(({ copies, andMore }) => copies === 0 && !andMore)).toBe(true);
    expect(meanCost([{ cost: null, copies: 4 }])).toBeNull();
  });

  it('has its mean over copies', () => {
    expect(
      meanCost([
        { cost: 1, copies: 3 },
        { cost: 5, copies: 1 },
      ]),
    ).toBe(2);
  });
});

describe('the search at home', () => {
  const tile = (name: string, tiled: Partial<DeckTile> = {}): DeckTile => ({
    id: name,
    game: 'kotc',
    name,
    count: 40,
    revision: 'r',
    changed: 0,
    edition: 'kotc-14',
    back: 'standard',
    costs: [],
    law: [],
    reasons: [],
    names: [],
    ...tiled,
  });
  const tiles = [
    tile('Harbor', { names: ['Émber Fox', 'Ant'], changed: 1, count: 40 }),
    tile('All Hands', { names: ['Old Fox'], edition: null, changed: 3, count: 50 }),
    tile('Deck 10', { edition: 'kotc-09', changed: 2, count: 45 }),
    tile('Deck 9', { edition: 'kotc-09', changed: 2, count: 45 }),
  ];
  const found = (query: string, sort: Parameters<typeof findDecks>[2] = 'name') =>
    findDecks(tiles, query, sort).map(({ name }) => name);

  it('finds a deck by its name and by one card in it, without case and accents', () => {
    expect(found('HANDS')).toEqual(['All Hands']);
    expect(found('ember fox')).toEqual(['Harbor']);
    expect(found('fox')).toEqual(['All Hands', 'Harbor']);
    expect(found('ant old')).toEqual([]);
  });

  it('sorts as people read numbers, and decks without an edition last', () => {
    expect(found('')).toEqual(['All Hands', 'Deck 9', 'Deck 10', 'Harbor']);
    expect(found('', 'changed')).toEqual(['All Hands', 'Deck 9', 'Deck 10', 'Harbor']);
    expect(found('', 'edition')).toEqual(['Harbor', 'Deck 9', 'Deck 10', 'All Hands']);
    expect(found('', 'count')).toEqual(['All Hands', 'Deck 9', 'Deck 10', 'Harbor']);
  });
});

describe('what is searched for beside a deck', () => {
  it('keeps the words of a person together', () => {
    expect(queryWithin('  ', '14')).toBe('legal:14');
    expect(queryWithin('fox or ant', '14')).toBe('legal:14 (fox or ant)');
    expect(queryWithin(' fox ', null)).toBe('fox');
    expect(queryWithin(' fox ', null, 'lanterns')).toBe('game:lanterns (fox)');
    expect(queryWithin('', '14', 'kotc')).toBe('game:kotc legal:14');
  });
});
