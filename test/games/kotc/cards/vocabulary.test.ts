import { describe, expect, test } from 'vitest';
import { asTemplate } from '../../../../src-main/games/kotc/cards/vocabulary/phrase.js';
import {
  asPrinted,
  guides,
  vocabularyOf,
} from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { guideEditions, type GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import { facts, lawOf, priceOfFact, type Fact } from './facts.js';

const straight = (text: string): string => text.replaceAll('’', "'");
const plainFormula = (formula: string): string =>
  formula.replaceAll('*', '').replaceAll(' ', '').replace('1.5', '3/2').replace('0.5', '1/2');

function repricedBy({ id, costRevised }: Fact, edition: GuideEdition): [number, string] | null {
  const level = lawOf(edition).revisedLevels.find((revised) => revised.id === id);
  if (level) return [level.edition, plainFormula(level.was.replace('t = ', ''))];
  return costRevised ? [costRevised.edition, plainFormula(costRevised.was)] : null;
}

describe.each(guideEditions)('the vocabulary of the %ith Edition', (edition) => {
  test('[K14-BLD-35] has the components of the guide, each with its text, price, limits, revisions and redaction', () => {
    const { entries, byId, era } = vocabularyOf(edition);
    expect(entries).toHaveLength(
      { 6: 89, 9: 93, 10: 106, 11: 109, 12: 52, 13: 52, 14: 55, 15: 61, 16: 68, 17: 91 }[edition],
    );
    const found = facts[edition].map(({ id }) => {
      const entry = byId.get(id);
      return (
        entry && {
          id,
          kind: entry.kind,
          text: asPrinted(asTemplate(entry.phrase), entry.kind, era),
          price: entry.price.text,
          variables: entry.phrase.variables,
          limits: entry.limits,
          ultraPoints: entry.ultraPoints,
          redacted: entry.redacted,
          repriced: entry.repriced && [entry.repriced.edition, entry.repriced.was.text],
          older:
            era === 'classic'
              ? entry.older.map(({ phrase, revised }) => [
                  asPrinted(asTemplate(phrase), entry.kind, era),
                  revised,
                ])
              : [],
        }
      );
    });
    const expected = facts[edition].map((fact) => ({
      id: fact.id,
      kind: fact.kind,
      // The 16th's guide prints one cost with a capital letter.
      text: straight(fact.text).replace(/^R(?=emove \{x\} counters on)/u, 'r'),
      price: plainFormula(priceOfFact(fact)),
      variables: fact.vars,
      limits: fact.limits ?? {},
      ultraPoints: fact.ultraPoints ?? 0,
      redacted: fact.redacted ?? null,
      repriced: repricedBy(fact, edition),
      older: (fact.revisedFrom ?? []).map(({ text, edition: since }) => [straight(text), since]),
    }));
    expect(found).toEqual(expected);
  });

  test('stands in the order of the guide', () => {
    const { entries, byId } = vocabularyOf(edition);
    const order = entries.map(({ id }) => id);
    // The 6th's guide sets the redacted and two others elsewhere; it is listed in the order of its successors.
    const like =
      edition === 6
        ? facts[9].map(({ id }) => id).filter((id) => byId.has(id))
        : facts[edition].map(({ id }) => id);
    const withdrawnLast = (ids: readonly string[]): string[] =>
      ids.filter((id) => byId.get(id)?.redacted === null);
    if (edition === 6) {
      const inBoth = like.filter((id) => vocabularyOf(9).byId.get(id)?.redacted === null);
      expect(order.filter((id) => inBoth.includes(id))).toEqual(inBoth);
    } else expect(withdrawnLast(order)).toEqual(withdrawnLast(like));
    for (const kind of ['caveat', 'condition', 'cost', 'target', 'effect'] as const) {
      const withdrawn = entries
        .filter((entry) => entry.kind === kind)
        .map(({ redacted }) => redacted !== null);
      expect(withdrawn).toEqual([...withdrawn.filter((one) => !one), ...withdrawn.filter(Boolean)]);
    }
  });
});

test('no phrase stands twice in the tables, and no id but where an edition shares a component', () => {
  for (const tables of Object.values(guides)) {
    const ids = tables.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  const twice = (phrases: readonly string[]): string[] =>
    phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index);
  const now = (tables: (typeof guides)['modern']) =>
    tables.flat().flatMap(({ phrase }) => (phrase === undefined ? [] : [phrase.toLowerCase()]));
  expect(twice(Object.values(guides).flatMap(now))).toEqual([]);
  for (const tables of Object.values(guides)) {
    const before = tables.flat().flatMap(({ history }) => history.formerly ?? []);
    expect(twice([...now(tables), ...before.map(({ phrase }) => phrase)])).toEqual([]);
  }
});
