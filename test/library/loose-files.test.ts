import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src-main/cards/card.js';
import type { Deck } from '../../src-main/cards/deck.js';
import { writeCardFile, writeDeckFile } from '../../src-main/games/card-files.js';
import { filesRead, readLooseFiles } from '../../src-main/library/loose-files.js';
import { deckNamed, newCard, newFolder } from './support.js';

const picture = (letter: string): string => `${letter.repeat(32)}.png`;

function painted(name: string, letter: string): Card {
  const crop = { left: 0, top: 0, right: 0, bottom: 0 };
  return newCard(name, { picture: { id: picture(letter), fit: 'cover', zoom: 1, x: 0, y: 0, crop } });
}

const deckOf = (name: string, cards: readonly Card[], fields: Partial<Deck> = {}): Deck => ({
  id: '77777777-1111-4111-8111-111111111111',
  ...deckNamed(name),
  entries: cards.map((card, at) => ({ card: card.id, name: card.name, copies: at + 1 })),
  ...fields,
});

/** Writes files below a folder, and says where each lies. */
function laid(files: Readonly<Record<string, string | Card | Deck>>): (name: string) => string {
  const folder = newFolder();
  const at = (name: string): string => join(folder, name);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(at(name)), { recursive: true });
    const text =
      typeof content === 'string'
        ? content
        : 'entries' in content
          ? writeDeckFile(content)
          : writeCardFile(content);
    writeFileSync(at(name), text);
  }
  return at;
}

const [fox, owl, elk] = [newCard('Fox'), newCard('Owl'), newCard('Elk')] as const;

describe('card and deck files, wherever they lie', () => {
  it('a card by itself, once', async () => {
    const at = laid({ 'fox.card.json': fox });
    const files = await readLooseFiles([at('fox.card.json')]);
    expect(files).toEqual({
      cards: [{ card: fox, file: at('fox.card.json'), copies: 1 }],
      title: 'Fox',
      backs: [],
      decks: [],
      pictures: new Map(),
    });
  });

  it.each([
    ['beside it', 'deck/moon.deck.json', 'deck/'],
    ['in a folder beside it', 'moon.deck.json', 'cards/'],
    ['in the folder next to its own', 'decks/moon.deck.json', 'cards/'],
  ])('a deck with its cards %s', async (_, deckFile, cards) => {
    const deck = deckOf('Moon', [fox, owl]);
    const at = laid({ [deckFile]: deck, [`${cards}a.card.json`]: owl, [`${cards}b.card.json`]: fox });
    const files = await readLooseFiles([at(deckFile)]);
    expect(files).toMatchObject({ title: 'Moon', backs: ['standard'], decks: [deck] });
    expect(files.cards).toEqual([
      { card: fox, file: at(`${cards}b.card.json`), copies: 1, reserves: 0, back: 'standard' },
      { card: owl, file: at(`${cards}a.card.json`), copies: 2, reserves: 0, back: 'standard' },
    ]);
  });

  it('of two files with one id that of the first name, and beside the deck before the folders', async () => {
    const [one, two, three] = [
      { ...fox, name: 'One' },
      { ...fox, name: 'Two' },
      { ...fox, name: 'Three' },
    ];
    const at = laid({
      'moon.deck.json': deckOf('Moon', [fox]),
      'b.card.json': two,
      'a.card.json': one,
      'cards/0.card.json': three,
    });
    expect((await readLooseFiles([at('moon.deck.json')])).cards.map(({ card }) => card.name)).toEqual([
      'One',
    ]);
  });

  it('what is no card is passed over where cards are looked for', async () => {
    const at = laid({
      'moon.deck.json': deckOf('Moon', [fox]),
      'a.card.json': '{',
      'b.txt': '',
      'c.card.json': fox,
    });
    expect((await readLooseFiles([at('moon.deck.json')])).cards).toHaveLength(1);
  });

  it('a card of a newer program, as far as it can be read', async () => {
    const newer = writeCardFile(fox).replace('"version": 3', '"version": 4');
    const at = laid({ 'moon.deck.json': deckOf('Moon', [fox]), 'a.card.json': newer });
    for (const file of ['a.card.json', 'moon.deck.json'])
      expect((await readLooseFiles([at(file)])).cards.map(({ card }) => card)).toEqual([fox]);
  });

  it('a deck whose card is nowhere says so', async () => {
    const at = laid({ 'decks/moon.deck.json': deckOf('Moon', [fox, elk]), 'cards/a.card.json': fox });
    await expect(readLooseFiles([at('decks/moon.deck.json')])).rejects.toThrow(/names the card “Elk”/);
  });

  it('several decks and cards: the decks name them, each back once', async () => {
    const at = laid({
      'a.card.json': fox,
      'b.card.json': owl,
      'one.deck.json': deckOf('One', [fox]),
      'two.deck.json': deckOf('Two', [owl, fox], { back: picture('b') }),
      'three.deck.json': deckOf('Three', [fox]),
    });
    const files = await readLooseFiles(
      ['a.card.json', 'one.deck.json', 'two.deck.json', 'three.deck.json'].map((name) => at(name)),
    );
    expect(files.backs).toEqual(['standard', picture('b')]);
    expect(files.decks.map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
    expect(files.cards.map(({ card, copies, back }) => [card.name, copies, back])).toEqual([
      ['Fox', 1, undefined],
      ['Fox', 1, 'standard'],
      ['Owl', 1, picture('b')],
      ['Fox', 2, picture('b')],
      ['Fox', 1, 'standard'],
    ]);
    expect(files.cards.every(({ card }) => [fox.id, owl.id].includes(card.id))).toBe(true);
    expect(['One', 'Two', 'Three']).toContain(files.title);
  });

  it('a title is that of the first thing that has a name', async () => {
    const at = laid({ 'a.card.json': newCard(''), 'b.card.json': owl, 'c.card.json': newCard('') });
    const title = async (...names: string[]) => (await readLooseFiles(names.map((name) => at(name)))).title;
    expect(await title('a.card.json', 'b.card.json')).toBe('Owl');
    expect(await title('a.card.json', 'c.card.json')).toBe('Cards');
  });

  it('a copy made by hand is a card of its own; one file named twice is one card', async () => {
    const at = laid({ 'a.card.json': fox, 'b.card.json': fox });
    const { cards } = await readLooseFiles([at('a.card.json'), at('b.card.json'), at('a.card.json')]);
    const [a, b, again] = cards.map(({ card }) => card.id);
    expect([a, again]).toEqual([fox.id, fox.id]);
    expect(b).not.toBe(fox.id);
  });

  it('pictures lie beside the file, in a folder beside it, or in one next to its own', async () => {
    const at = laid({
      'cards/a.card.json': painted('A', 'a'),
      'cards/b.card.json': painted('B', 'b'),
      'cards/c.card.json': painted('C', 'c'),
      'cards/d.card.json': painted('D', 'd'),
      [`cards/${picture('a')}`]: '',
      [`cards/pictures/${picture('b')}`]: '',
      [`pictures/${picture('b')}`]: '',
      [`cards/${picture('b')}`]: '',
      [`pictures/${picture('c')}`]: '',
      [`pictures/${picture('e')}`]: '',
      'decks/moon.deck.json': deckOf('Moon', [], { back: picture('e') }),
    });
    const given = [...'abcd'].map((letter) => at(`cards/${letter}.card.json`));
    const files = await readLooseFiles([...given, at('decks/moon.deck.json')]);
    const found = {
      a: at(`cards/${picture('a')}`),
      b: at(`cards/pictures/${picture('b')}`),
      c: at(`pictures/${picture('c')}`),
      e: at(`pictures/${picture('e')}`),
    };
    const wanted = Object.entries(found).map(([letter, path]) => [picture(letter), path]);
    expect([...files.pictures].map(([id, path]) => [id, join(path)])).toEqual(wanted);
    expect(filesRead(files, ['x']).map((path) => join(path))).toEqual([
      'x',
      ...given,
      ...Object.values(found),
    ]);
  });

  it.each([
    ['{', /^bad\.card\.json cannot be used: It is not valid JSON/],
    ['null', /^bad\.card\.json cannot be used: It is not a Cardwright card/],
    ['7', /cannot be used/],
    ['{"format":"cardwright-deck","version":2}', /^bad\.card\.json cannot be used/],
    ['{"format":"cardwright-card","version":999}', /^bad\.card\.json was made by a newer Cardwright/],
    [
      '{"format":"cardwright-card","version":3,"card":{"game":"chess"}}',
      /^bad\.card\.json cannot be used: .*chess/,
    ],
  ])('%s is refused', async (text, sentence) => {
    const at = laid({ 'bad.card.json': text });
    await expect(readLooseFiles([at('bad.card.json')])).rejects.toThrow(sentence);
  });

  it('a file that is not there is refused by the name that was given', async () => {
    await expect(readLooseFiles(['nowhere.card.json'])).rejects.toThrow(/nowhere\.card\.json/);
  });
});
