import { toggleStyle, unitsOf, written } from '../cards/kotc-marks.js';
import { compareKinds } from '../../src-main/games/kinds.js';
import { describe, test } from 'vitest';
import { writeDeckList } from '../../src-main/exchange/list/deck-list.js';
import { changedBy } from '../../src-main/collection/edits/changed-by.js';
import { cardEdit } from '../../src-main/collection/edits/card-edit.js';
import { differences } from '../../src-main/collection/edits/differences.js';
import {
  FORMAT_VERSION,
  readCardFile,
  readCardSetFile,
  readDeckFile,
  writeCardFile,
  type KeptReading,
} from '../../src-main/games/card-files.js';
import { editionNumber } from '../../src-main/games/kotc/cards/editions.js';
import { keepMarks } from '../../src-main/games/kotc/format/marks.js';
import { parseMarks } from '../../src-main/games/kotc/format/marks.js';
import { looksLikeDeckList, readDeckList } from '../../src-main/exchange/list/read-deck-list.js';
import { hasPadlock, restrictionsIn } from '../../src-main/games/kotc/cards/restrictions.js';
import { paragraphsOf } from '../../src-main/layout/paragraphs.js';
import {
  inSetOrder,
  numberings,
  numbersAfterMove,
  numbersBy,
  reportOf,
  totalOf,
} from '../../src-main/cards/set-numbers.js';
import { chanceFrom, randomTo, type Chance } from '../../src-main/engine/chance/chance.js';
import { goldenCards } from './cards.js';
import { expectGolden, testGolden } from './golden.js';

const one = <T>(chance: Chance, list: readonly T[]): T => list[randomTo(chance, list.length - 1)] as T;
const joined = (chance: Chance, pieces: readonly string[], most: number): string =>
  Array.from({ length: 1 + randomTo(chance, most - 1) }, () => one(chance, pieces)).join('');
/** Texts made of these pieces. */
const texts = (seed: number, count: number, pieces: readonly string[], most: number): readonly string[] => {
  const chance = chanceFrom(seed);
  return Array.from({ length: count }, () => joined(chance, pieces, most));
};

const marked = texts(
  1,
  150,
  [
    '**',
    '*',
    '{die}',
    '{minion}',
    '{x',
    '\\*',
    '\\{',
    'Draw',
    ' ',
    ' a card',
    '.',
    '\n',
    '\r\n',
    ' two',
    '***',
    'é',
  ],
  14,
);

const listed = texts(
  2,
  150,
  [
    '4 Ember Fox\n',
    '4x Stone Titan\n',
    'Wolf Den x3\n',
    'Wolf Den\n',
    '// Reserves\n',
    'Reserves:\n',
    '# a remark\n',
    'SB: 2 Fox\n',
    '// Deck: Moon\n',
    '// Edition: 14\n',
    '// Edition: 11th\n',
    'Name: Sun\n',
    '0 Fox\n',
    '100 Fox\n',
    '4\n',
    '\r\n',
    '   \n',
    '2 (Fox)\n',
    `${'long '.repeat(60)}\n`,
    '1 Fox // with care\n',
    'Title: A, B\n',
    '// Title: A, B\n',
    '// Deck of mine\n',
    'Old Mac\r',
    'name;type;cost\n',
    'a,b,c\n',
    '99999 Wolf\n',
  ],
  9,
);

/** The first version that this program does not know; it was 3. */
const NEWER = FORMAT_VERSION + 1;

/** What reading a file came to, in the words of the time when version 2 was the newest. */
const asItWas = (reading: KeptReading<object>): unknown =>
  reading.kind === 'newer' ? { ...reading, version: reading.version - 1 } : reading;

/** Files in which something is wrong: any value of a card in the place of another. */
const files = (): readonly string[] => {
  const chance = chanceFrom(3);
  const [card] = goldenCards(14);
  if (!card) throw new Error('There are no cards.');
  const today = JSON.parse(writeCardFile(card)) as { version: unknown; card: Record<string, unknown> };
  const { game: _, ...former } = today.card;
  const whole = { ...today, version: 2, card: former };
  const wrong = [
    null,
    -1,
    1.5,
    'x',
    '',
    [],
    {},
    true,
    10_000,
    'creature',
    ['a', 1],
    { template: 'none' },
    { id: 'x', number: 0 },
  ];
  const changed = Array.from({ length: 120 }, () => {
    const field = one(chance, [...Object.keys(whole.card), 'stranger', 'look', 'set', 'picture']);
    const version = one(chance, [2, 2, 2, 1, NEWER, 0, 'two']);
    const replaced = { ...whole, version, card: { ...whole.card, [field]: one(chance, wrong) } };
    const text = JSON.stringify(replaced);
    if (randomTo(chance, 5) === 0) return text.slice(0, randomTo(chance, text.length));
    // A file of a newer program names the game.
    return version === NEWER ? text.replace('"card":{', '"card":{"game":"kotc",') : text;
  });
  return ['', '[]', 'null', '{}', ...changed];
};

const edits = [
  { addTags: ['fire', 'new'], removeTags: ['first'] },
  { set: { id: '99999999-1111-4111-8111-111111111111', numbers: 'next' } },
  { set: { id: null } },
  { edition: 6 },
  { edition: 11 },
  { edition: 14 },
  { edition: 3, indicatorOnly: true },
  { edition: null },
  { licence: 'By me', flavor: '', favourite: true },
  { look: { template: 'art', frame: '#102030', accent: null } },
  { replace: { find: 'card', by: 'minion', in: ['text', 'flavor'], words: true, matchCase: false } },
  { replace: { find: 'Ember', by: '', in: ['name', 'tags'], words: false, matchCase: true } },
  { compute: ['cost'] },
].map((edit) => cardEdit.parse(edit));

describe('what people edit: the same as before', () => {
  testGolden(
    'marks of texts',
    'marks',
    () => marked,
    (text) => {
      const units = unitsOf(text);
      const cuts = [0, 1, 3, 7, text.length].map((at) => Math.min(at, text.length));
      const styled = cuts.flatMap((start) =>
        cuts
          .filter((end) => end >= start)
          .flatMap((end) => [
            toggleStyle({ text, start, end }, 'bold'),
            toggleStyle({ text, start, end }, 'italic'),
          ]),
      );
      return [
        parseMarks(text),
        units,
        written(units),
        styled,
        marked.slice(0, 8).map((other) => keepMarks(text, other)),
      ];
    },
    10,
  );

  test('deck lists', () => {
    expectGolden('deck-lists', listed, (text) => {
      const list = readDeckList(text);
      const entries = list.lines.map(({ name, copies }, place) => ({
        card: 'x',
        name,
        copies,
        reserves: place % 2,
      }));
      return [
        { ...list, ...(list.edition !== undefined && { edition: editionNumber(list.edition) }) },
        looksLikeDeckList(text),
        writeDeckList({ game: 'kotc', name: 'A', edition: list.edition ?? 'kotc-14', entries }),
      ];
    });
  });

  test('files, whole and damaged', () => {
    expectGolden('files', files(), (text) =>
      [readCardFile, readDeckFile, readCardSetFile].map((read) => asItWas(read(text))),
    );
  });

  testGolden(
    'edits of many cards, and what they change',
    'edits',
    () => [...goldenCards(14), ...goldenCards(9)].filter((_, place) => place % 9 === 0),
    (card) =>
      edits.map((edit) => {
        const edited = changedBy(card, edit, () => 7);
        const changes = differences(card, edited.card, (id) => `Set ${id}`);
        return [edited, changes.map(({ field, before, after }) => ({ field, before, after }))];
      }),
    5,
  );

  test('restrictions and numbers in sets', () => {
    const cards = goldenCards(11).map((card, place) => ({
      ...card,
      set: place % 3 === 0 ? null : { id: 's', number: place % 4 === 0 ? null : (place * 7) % 23 },
    }));
    expectGolden('restrictions', cards, (card) => [
      hasPadlock(card),
      paragraphsOf(card.text).map((paragraph) => restrictionsIn(paragraph, card)),
    ]);
    const parts = Array.from({ length: 12 }, (_, nth) => cards.slice(nth * 9, nth * 9 + 9));
    expectGolden('set-numbers', parts, (some) => [
      inSetOrder(some).map(({ id }) => id),
      numberings.map((numbering) => [...numbersBy(some, numbering, compareKinds)]),
      [0, 3, 99].map((place) => [
        ...numbersAfterMove(
          some,
          some.slice(2, 4).map(({ id }) => id),
          place,
        ),
      ]),
      reportOf(some),
      totalOf(some),
    ]);
  });
});
