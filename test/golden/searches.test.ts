import { describe, test } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { complete, type KnownNames } from '../../src-main/collection/query/complete.js';
import { fieldNames, fieldOf } from '../../src-main/collection/query/fields.js';
import { fit, needsFacts } from '../../src-main/collection/query/fit.js';
import { queryHelp } from '../../src-main/collection/query/help.js';
import { parse } from '../../src-main/collection/query/parse.js';
import { printSearch } from '../../src-main/collection/query/print.js';
import { sortedBy } from '../../src-main/collection/query/sorted-by.js';
import { toggle } from '../../src-main/collection/query/toggle.js';
import { chanceFrom, randomTo } from '../../src-main/engine/chance/chance.js';
import { FIRST_STEPS, subjectOf, worldOf } from '../collection/query/support.js';
import { goldenCards } from './cards.js';
import { expectGolden, testGolden } from './golden.js';

const examples = fieldNames().flatMap((name) => fieldOf(name).examples);
const named = [
  'set:"First Steps"',
  'set:fs',
  'set:none',
  'set:first,none',
  'set!=fs',
  'deck:moon',
  'deck:none',
  'deck:"Moon Sun"',
  'deck!=moon',
  'tag:fire',
  'tag:none',
  'tag=fir',
  'component:draw',
  'component:none',
  'component:zzz',
  'not:sealed',
  '!"Ember Fox"',
  '!',
  '!ember',
  '((((t:minion))))',
  `${'('.repeat(120)}fox`,
  '(a (b) or (c (d)))',
  '()',
  '( or )',
  '"fox',
  'fox AND titan',
  'fox OR -titan',
  'date>2026-11',
];
const joints = [
  ' ',
  ' or ',
  ' and ',
  ' -',
  ' (',
  ') ',
  ' not ',
  ',',
  '"',
  ' order:name ',
  ' or or ',
  ' x:',
  ' lvl>',
];

/** Searches as people write them, and as they mistype them. */
const searches = ((): readonly string[] => {
  const chance = chanceFrom(77);
  const one = <T>(list: readonly T[]): T => list[randomTo(chance, list.length - 1)] as T;
  const random = Array.from({ length: 160 }, () => {
    const whole = `${one(examples)}${one(joints)}${one(examples)}${one([...joints, ''])}`;
    return randomTo(chance, 3) === 0 ? whole.slice(0, randomTo(chance, whole.length)) : whole;
  });
  return [...examples, ...named, ...random];
})();

const known: KnownNames = (source) => [
  { name: 'Ember Fox', note: source },
  { name: 'fire', note: source },
  { name: 'First Steps', note: source },
];

const cards = (): readonly Card[] =>
  ([14, 6] as const).flatMap((edition) => goldenCards(edition).filter((_, place) => place % 6 === 0));

describe('searches: the same as before', () => {
  testGolden(
    'how they are read, printed, sorted and toggled',
    'search-text',
    () => searches,
    (text) => {
      const parsed = parse(text);
      return {
        parsed,
        printed: printSearch(parsed),
        needsFacts: needsFacts(parsed.query),
        sorted: sortedBy(text, { sort: 'name', descending: text.length % 2 === 0 }),
        toggled: [toggle(text, 'type', 'minion'), toggle(text, 'tag', 'fire')],
      };
    },
  );

  testGolden(
    'how they are completed',
    'search-completed',
    () => searches,
    (text) => [3, text.length - 2, text.length].map((at) => complete(text, Math.max(0, at), known)),
  );

  test('what they find', () => {
    const subjects = cards().map((card, place) => {
      const set = place % 4 === 0 ? { id: FIRST_STEPS, number: place } : null;
      return subjectOf({ ...card, set }, Date.UTC(2026, 10, 1 + (place % 21)));
    });
    const ids = cards().map(({ id }) => id);
    const world = worldOf(subjects, [
      { name: 'moon', cards: new Set(ids.slice(0, 20)) },
      { name: 'moon sun', cards: new Set(ids.slice(10, 30)) },
    ]);
    expectGolden('search-found', searches, (text) => {
      const { of, remarks } = fit(parse(text).query, world);
      return { remarks, places: subjects.map(of) };
    });
  });

  test('their help', () => expectGolden('search-help', [0], queryHelp));
});
