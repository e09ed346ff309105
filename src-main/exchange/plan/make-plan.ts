import { isTableName } from '../intake/sort-files.js';
import type { FileToRead, TableSource } from '../reading/jobs.js';
import { ExchangeRefusal } from '../refusal.js';
import { error, Plan, warning, type Planning } from './plan.js';
import { planKept } from './plan-kept.js';
import { planList } from './plan-list.js';
import { planPictures } from './plan-pictures.js';
import { planTable } from './plan-table.js';

/** Whether the only text of an import can be read as a table as well as a deck list. */
export const isEitherWay = ({ found }: Pick<Planning, 'found'>): boolean =>
  found.lists.length + (found.table ? 1 : 0) === 1 &&
  found.table?.kind !== 'workbook' &&
  !isTableName(found.table?.place ?? '');

/** What of the texts is read as a table, and what as deck lists, as the options say. */
function readingsOf(planning: Planning): { table: TableSource | null; lists: readonly FileToRead[] } {
  const { found, options } = planning;
  if (isEitherWay(planning) && options.as !== null) {
    const text = found.lists[0] ?? (found.table?.kind === 'text' ? found.table : undefined);
    if (text) {
      return options.as === 'list'
        ? { table: null, lists: [text] }
        : { table: { ...text, kind: 'text' }, lists: [] };
    }
  }
  return { table: found.table, lists: found.lists };
}

/**
 * Everything that an import would do, found out anew from what was found, what the library has and what the person wants.
 * @throws the signal's reason
 */
export async function makePlan(planning: Planning): Promise<Plan> {
  const plan = new Plan();
  for (const [index, { place, message }] of planning.found.problems.entries()) {
    const key = `problem:${index}`;
    plan.row({ key, what: 'file', place, name: place, action: 'leave-out', problems: [error(message)] });
  }
  await planKept(planning, plan);
  const { table, lists } = readingsOf(planning);
  if (table) {
    await orSaid(table, plan, () => planTable(table, planning, plan));
    for (const { place } of lists) {
      const problems = [warning('A deck list is brought in by itself, after its cards.')];
      plan.row({ key: `file:${place}`, what: 'file', place, name: place, action: 'leave-out', problems });
    }
  } else {
    planPictures(planning, plan);
    for (const list of lists) await orSaid(list, plan, () => planList(list, planning, plan));
  }
  return plan;
}

/** A file that cannot be read is said among the rows; the others can be brought in. */
async function orSaid({ place }: FileToRead, plan: Plan, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (refusal) {
    if (!(refusal instanceof ExchangeRefusal)) throw refusal;
    const problems = [error(refusal.message)];
    plan.row({ key: `file:${place}`, what: 'file', place, name: place, action: 'leave-out', problems });
  }
}
