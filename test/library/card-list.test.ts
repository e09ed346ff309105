import { describe, expect, it } from 'vitest';
import type { CardSort } from '../../src-main/collection/query/sorts.js';
import type { Library } from '../../src-main/library/library.js';
import { cardNamed, deckNamed, newFolder, open } from './support.js';

async function filled(): Promise<Library> {
  const library = await open(newFolder());
  await library.cards.create(
    cardNamed('Velociraptor', {
      cost: 9,
      text: 'PACK: Destroy target spell.',
      edition: 9,
      favourite: true,
    }),
  );
  await library.cards.create(
    cardNamed('Asteroid Impact', { type: 'spell', cost: null, flavor: '“Run!” said the raptor.' }),
  );
  await library.cards.create(cardNamed('Raptor 10', { cost: 2, edition: 6, tags: ['Crème brûlée'] }));
  await library.cards.create(cardNamed('raptor 9', { cost: 2, edition: null, text: '破坏目标卡片' }));
  return library;
}

async function names(
  library: Library,
  query: string,
  sort: CardSort = 'name',
  descending = false,
): Promise<string[]> {
  return (await library.cards.find({ query, sort, descending })).rows.map(({ name }) => name);
}

describe('the list', () => {
  it.each([
    ['name', false, ['Asteroid Impact', 'raptor 9', 'Raptor 10', 'Velociraptor']],
    ['name', true, ['Velociraptor', 'Raptor 10', 'raptor 9', 'Asteroid Impact']],
    ['edition', false, ['Raptor 10', 'Velociraptor', 'Asteroid Impact', 'raptor 9']],
    ['edition', true, ['Asteroid Impact', 'Velociraptor', 'Raptor 10', 'raptor 9']],
    ['cost', false, ['raptor 9', 'Raptor 10', 'Velociraptor', 'Asteroid Impact']],
    ['cost', true, ['Velociraptor', 'raptor 9', 'Raptor 10', 'Asteroid Impact']],
    ['type', true, ['Asteroid Impact', 'raptor 9', 'Raptor 10', 'Velociraptor']],
    ['tags', false, ['Raptor 10', 'Asteroid Impact', 'raptor 9', 'Velociraptor']],
    ['favourite', false, ['Velociraptor', 'Asteroid Impact', 'raptor 9', 'Raptor 10']],
  ] as const)('sorts by %s as people do, descending: %s', async (sort, descending, expected) => {
    expect(await names(await filled(), '', sort, descending)).toEqual(expected);
  });

  it('stands in the order that a search wants, whatever is asked for', async () => {
    const library = await filled();
    const find = (query: string) => library.cards.find({ query, sort: 'cost', descending: true });
    const { rows, order } = await find('n:raptor sort:-name');
    expect(rows.map(({ name }) => name)).toEqual(['Velociraptor', 'Raptor 10', 'raptor 9']);
    expect([order, (await find('n:raptor')).order]).toEqual([{ sort: 'name', descending: true }, null]);
  });

  it('sorts by set and number, what has none last', async () => {
    const library = await open(newFolder());
    const made = async (name: string): Promise<string> => {
      const set = { name, code: '', symbol: null, mark: 'none', notes: '' } as const;
      return (await library.sets.create(set)).content.id;
    };
    const [woods, ash] = [await made('Woods'), await made('Ash')];
    const rows = [
      ['a', woods, 2],
      ['b', woods, 10],
      ['c', ash, null],
      ['d', ash, 7],
    ] as const;
    for (const [name, id, number] of rows)
      await library.cards.create(cardNamed(name, { set: { id, number } }));
    await library.cards.create(cardNamed('e'));
    expect(await names(library, '', 'set')).toEqual(['d', 'c', 'a', 'b', 'e']);
    expect(await names(library, 'set:woods', 'set', true)).toEqual(['b', 'a']);
  });

  it('stays in order through changes', async () => {
    const library = await filled();
    const [first] = library.cards.list();
    if (!first) throw new Error('expected a card');
    const { content, revision } = await library.cards.get(first.id);
    await library.cards.save({ ...content, name: 'Zeppelin' }, revision);
    await library.cards.create(cardNamed('Moth'));
    expect(await names(library, '')).toEqual(['Moth', 'raptor 9', 'Raptor 10', 'Velociraptor', 'Zeppelin']);
    expect(await names(library, 'asteroid')).toEqual([]);
  });
});

describe('the search', () => {
  it.each([
    ['raptor', ['raptor 9', 'Raptor 10', 'Velociraptor', 'Asteroid Impact'], 'names first, then other texts'],
    ['VELO', ['Velociraptor'], 'prefix, any case'],
    ['destroy spell', ['Velociraptor'], 'every word, in any order'],
    ['spell destroy', ['Velociraptor'], 'every word, in any order'],
    ['ack', [], 'not inside the words of a text'],
    ['creme brulee', ['Raptor 10'], 'without accents'],
    ['velocirapotr', ['Velociraptor'], 'misspelt'],
    ['minion 14th', [], 'type and edition together'],
    ['spell 14th', ['Asteroid Impact'], 'type and edition'],
    ['minion', ['raptor 9', 'Raptor 10', 'Velociraptor'], 'the newer word'],
    ['creature', ['raptor 9', 'Raptor 10', 'Velociraptor'], 'the older word'],
    ['目标', ['raptor 9'], 'inside a text without spaces'],
    ['run', ['Asteroid Impact'], 'behind a quotation mark'],
    ['qqqqqqqq', [], 'nothing near'],
    ['***', ['Asteroid Impact', 'raptor 9', 'Raptor 10', 'Velociraptor'], 'no word at all'],
  ])('%s finds %j: %s', async (query, expected) => {
    expect(await names(await filled(), query)).toEqual(expected);
  });

  it('corrects a misspelt word within what else is asked', async () => {
    expect(await names(await filled(), 'velocirapotr e:9')).toEqual(['Velociraptor']);
    expect(await names(await filled(), 'n:velocirapotr or t:spell')).toEqual([
      'Asteroid Impact',
      'Velociraptor',
    ]);
  });

  it('finds the words of a licence line, which no other text has', async () => {
    const library = await filled();
    await library.cards.create(cardNamed('Moth', { licence: 'Picture: J. Doe, CC BY-SA 4.0' }));
    expect(await names(library, 'l:by-sa')).toEqual(['Moth']);
    expect(await names(library, 'l:"j. doe"')).toEqual(['Moth']);
    expect(await names(library, 'doe')).toEqual([]);
  });

  it('waits for the facts of all cards where it asks for any, and learns those of a changed card', async () => {
    const library = await open(newFolder());
    const text = 'GREED: Draw 2 cards.';
    const { content, revision } = await library.cards.create(
      cardNamed('Fox', { cost: 9, offense: 3, defense: 4, text: 'Bake 2 cakes.' }),
    );
    await library.cards.create(cardNamed('Moth', { cost: 9, offense: 3, defense: 4, text }));
    expect(await names(library, 'is:understood')).toEqual(['Moth']);
    await library.cards.save({ ...content, text }, revision);
    expect(await names(library, 'is:understood')).toEqual(['Fox', 'Moth']);
    expect(await names(library, 'lvl=price')).toEqual(['Fox', 'Moth']);
  });

  it('sorts by what follows from the cards, once it is known, and by the decks that have them', async () => {
    const library = await open(newFolder());
    const figures = { offense: 3, defense: 4 };
    const fox = (await library.cards.create(cardNamed('Fox', { ...figures, text: 'Bake 2 cakes.' }))).content;
    await library.cards.create(cardNamed('Moth', { ...figures, text: 'GREED: Draw 2 cards.' }));
    await library.cards.create(cardNamed('Owl', { offense: 1, defense: 1, text: '' }));
    expect(await names(library, '', 'price')).toEqual(['Owl', 'Moth', 'Fox']);
    expect(await names(library, '', 'price', true)).toEqual(['Moth', 'Owl', 'Fox']);
    expect(await names(library, '', 'components', true)).toEqual(['Moth', 'Fox', 'Owl']);
    await library.cards.save(
      { ...fox, text: 'GREED: Draw 4 cards.' },
      (await library.cards.get(fox.id)).revision,
    );
    expect(await names(library, '', 'price', true)).toEqual(['Fox', 'Moth', 'Owl']);
    expect(await names(library, '', 'decks', true)).toEqual(['Fox', 'Moth', 'Owl']);
    const [owl] = (await library.cards.find({ query: 'owl', sort: 'name', descending: false })).rows;
    const entries = [{ card: owl?.id ?? '', name: 'Owl', copies: 3 }];
    await library.decks.create(deckNamed('Birds', { entries }));
    expect(await names(library, '', 'decks', true)).toEqual(['Owl', 'Fox', 'Moth']);
    expect(library.cards.factsOf([owl?.id ?? '', fox.id])).toMatchObject([
      { card: { id: owl?.id }, decks: 1, copies: 3 },
      { card: { id: fox.id }, decks: 0, facts: { understood: true } },
    ]);
  });

  it('knows sets and decks as they are now', async () => {
    const library = await filled();
    const [card] = library.cards.list();
    const set = await library.sets.create({ name: 'Ice', code: 'IC', symbol: null, mark: 'none', notes: '' });
    const stored = await library.cards.get(card?.id ?? '');
    await library.cards.save({ ...stored.content, set: { id: set.content.id, number: 3 } }, stored.revision);
    expect(await names(library, 'set:ic')).toEqual(['Asteroid Impact']);
    await library.sets.save({ ...set.content, name: 'Fire', code: 'FI' }, set.revision);
    expect(await names(library, 'set:fire')).toEqual(['Asteroid Impact']);
    const { remarks } = await library.cards.find({ query: 'set:ice', sort: 'name', descending: false });
    expect(remarks.map(({ sentence }) => sentence)).toEqual(['No set is called “ice”.']);
    await library.decks.create(
      deckNamed('Rocks', { entries: [{ card: card?.id ?? '', name: 'Asteroid Impact', copies: 2 }] }),
    );
    expect(await names(library, 'in:rocks')).toEqual(['Asteroid Impact']);
  });
});
