import { describe, expect, it } from 'vitest';
import type { Library } from '../../src-main/library/library.js';
import { cardNamed, newFolder, open } from './support.js';

async function filled(): Promise<Library> {
  const library = await open(newFolder());
  await library.cards.create(
    cardNamed('Velociraptor', { cost: 9, text: 'PACK: Destroy target spell.', edition: 9 }),
  );
  await library.cards.create(
    cardNamed('Asteroid Impact', { type: 'spell', cost: null, flavor: '“Run!” said the raptor.' }),
  );
  await library.cards.create(cardNamed('Raptor 10', { cost: 2, edition: 6, tags: ['Crème brûlée'] }));
  await library.cards.create(cardNamed('raptor 9', { cost: 2, edition: null, text: '破坏目标卡片' }));
  return library;
}

const names = (library: Library, query: string) => library.cards.list({ query }).map(({ name }) => name);

describe('the list', () => {
  it('sorts by name as people do, and by what else is asked for', async () => {
    const library = await filled();
    const sorted = (sort: 'name' | 'edition' | 'cost') =>
      library.cards.list({ sort }).map(({ name }) => name);
    expect(sorted('name')).toEqual(['Asteroid Impact', 'raptor 9', 'Raptor 10', 'Velociraptor']);
    expect(sorted('edition')).toEqual(['Asteroid Impact', 'Velociraptor', 'Raptor 10', 'raptor 9']);
    expect(sorted('cost')).toEqual(['raptor 9', 'Raptor 10', 'Velociraptor', 'Asteroid Impact']);
  });

  it('stays in order through changes', async () => {
    const library = await filled();
    const [first] = library.cards.list();
    if (!first) throw new Error('expected a card');
    const { content, revision } = await library.cards.get(first.id);
    await library.cards.save({ ...content, name: 'Zeppelin' }, revision);
    await library.cards.create(cardNamed('Moth'));
    expect(names(library, '')).toEqual(['Moth', 'raptor 9', 'Raptor 10', 'Velociraptor', 'Zeppelin']);
    expect(names(library, 'asteroid')).toEqual([]);
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
    expect(names(await filled(), query)).toEqual(expected);
  });
});
