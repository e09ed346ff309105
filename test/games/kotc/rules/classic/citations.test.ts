import { describe, expect, test } from 'vitest';
import {
  turnsCitations,
  windowsCitations,
  windowsProhibitions,
} from '../../../../../src-main/games/kotc/rules/editions/citations.js';
import type { KotcEdition } from '../../../../../src-main/games/kotc/rules/editions/edition.js';
import { kotc06 } from '../../../../../src-main/games/kotc/rules/editions/kotc-06.js';
import { kotc09 } from '../../../../../src-main/games/kotc/rules/editions/kotc-09.js';
import { kotc10 } from '../../../../../src-main/games/kotc/rules/editions/kotc-10.js';
import { kotc11 } from '../../../../../src-main/games/kotc/rules/editions/kotc-11.js';
import { rulesOf, type RuleSetName } from '../../../../rule-lists.js';

/** With the checklists that an edition's table may cite; the 10th has none of its own. */
const editions: readonly (readonly [KotcEdition, readonly RuleSetName[]])[] = [
  [kotc06, ['kotc-06']],
  [kotc09, ['kotc-09']],
  [kotc10, ['kotc-09', 'kotc-11']],
  [kotc11, ['kotc-11']],
];

const citationsOf = ({ cite }: KotcEdition) =>
  Object.entries(cite).filter(([name]) => !windowsCitations.some((one) => one === name));
const refusalsOf = ({ refusals }: KotcEdition) =>
  Object.entries(refusals).filter(([name]) => !windowsProhibitions.some((one) => one === name));

describe.each(editions)('the table of edition $number', (edition, lists) => {
  const isRule = (id: string): boolean => lists.some((list) => id in rulesOf(list));

  test('cites rules that exist, one to three for each name and none twice', () => {
    expect(citationsOf(edition).map(([name]) => name)).toEqual(expect.arrayContaining([...turnsCitations]));
    const wrong = citationsOf(edition).filter(
      ([, ids]) =>
        ids.length < 1 || ids.length > 3 || new Set(ids).size < ids.length || !ids.every((id) => isRule(id)),
    );
    expect(wrong).toEqual([]);
  });

  test('cites nothing for what only another family of editions has', () => {
    expect(windowsCitations.filter((name) => edition.cite[name].length > 0)).toEqual([]);
  });

  test('refuses by rules that exist, in a sentence of its own for each reason', () => {
    const refusals = refusalsOf(edition);
    expect(refusals.filter(([, { rule, because }]) => !isRule(rule) || !because.endsWith('.'))).toEqual([]);
    expect(new Set(refusals.map(([, { because }]) => because)).size).toBe(refusals.length);
  });

  test('speaks of its own things in its own words', () => {
    const foreign = /\b(minions?|SP|HP|level|battlefield|granary|sow[ns]?|window)\b/;
    expect(refusalsOf(edition).filter(([, { because }]) => foreign.test(because))).toEqual([]);
  });
});

test('the 10th Edition differs from the 9th only in what its guide adds', () => {
  const { cite, refusals, mechanisms } = kotc09;
  const { actionCost, destroyIfUnexhausted } = kotc10.cite;
  const { actionCostUnpayable } = kotc10.refusals;
  expect(kotc10.cite).toEqual({ ...cite, actionCost, destroyIfUnexhausted });
  expect(kotc10.refusals).toEqual({ ...refusals, actionCostUnpayable });
  expect(kotc10.mechanisms).toEqual(mechanisms);
  for (const id of [...actionCost, ...destroyIfUnexhausted, actionCostUnpayable.rule]) {
    expect(id).toMatch(/^K11-/);
  }
});
