/** The open questions of the editions, joined where they are the same (assets/rules/questions.json). */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { rulesEditions } from '../../src-main/games/kotc/cards/editions.js';
import { rulebookPrefix } from '../../src-main/games/kotc/cards/law/citations.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { rulesOf, type RuleSetName } from '../rule-lists.js';

/** The columns of the tables: the editions of Keeper of the Cards, and Magic. */
export const columns = [...rulesEditions, 'magic'] as const;
export type Column = (typeof columns)[number];

const rowModel = z.strictObject({
  /** The part of the game that it belongs to; rows of one subject stand together. */
  subject: z.string().min(1),
  question: z.string().min(1),
  /** One for all editions that are ruled alike; an edition that is not named has no such question. */
  rulings: z
    .array(
      z.strictObject({
        editions: z.array(z.literal(columns)).min(1),
        /** The questions of the checklists that it answers: "K09-Q-03". */
        ids: z.array(z.string()).min(1),
        /** In short; the whole text stands in the checklist. */
        ruling: z.string().min(1),
      }),
    )
    .min(1),
});

export type Row = z.infer<typeof rowModel>;
type Ruling = Row['rulings'][number];

export const rows: readonly Row[] = z
  .strictObject({ questions: z.array(rowModel) })
  .parse(JSON.parse(readFileSync(inProject('assets', 'rules', 'questions.json'), 'utf8'))).questions;

/** The checklists that have open questions, of Keeper of the Cards. */
export const checklists: readonly RuleSetName[] = [
  'kotc-06',
  'kotc-09',
  'kotc-11',
  'kotc-12',
  'kotc-13',
  'kotc-14',
  'kotc-15',
  'kotc-16',
  'kotc-17',
];

/** Question and ruling in full, by id, in the order of the checklist. */
export const questionsOf = (checklist: RuleSetName): readonly (readonly [id: string, text: string])[] =>
  Object.entries(rulesOf(checklist)).filter(([id]) => id.includes('-Q-'));

/** The 10th Edition is ruled as the 9th, and as the 11th in what only its card building guide has. */
const prefixesOf = (edition: Column): readonly string[] =>
  edition === 'magic'
    ? ['MC']
    : edition === 10
      ? [rulebookPrefix(10), rulebookPrefix(11)]
      : [rulebookPrefix(edition)];

/** Those ids of a ruling by which an edition is ruled; none if its checklists have no part in it. */
export function idsFor(edition: Column, { ids }: Ruling): readonly string[] {
  const ofEach = prefixesOf(edition).map((prefix) => ids.filter((id) => id.startsWith(prefix)));
  return ofEach.find((some) => some.length > 0) ?? [];
}
