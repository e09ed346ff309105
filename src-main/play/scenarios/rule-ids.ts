import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { gameOfRules } from '../../games/rule-sets.js';

const checklist = z.object({ sections: z.array(z.object({ rules: z.record(z.string(), z.string()) })) });

/**
 * The ids of the rules in all rulebooks of the game that has these rules; null where none is taken apart.
 * @param folder of the checklists
 */
export async function ruleIdsOf(rules: string, folder: string): Promise<ReadonlySet<string> | null> {
  const books = new Set(gameOfRules(rules).ruleSets.flatMap(({ rulebook }) => rulebook ?? []));
  if (books.size === 0) return null;
  const texts = await Promise.all([...books].map((book) => readFile(join(folder, `${book}.json`), 'utf8')));
  const lists = texts.map((text) => checklist.parse(JSON.parse(text)));
  return new Set(lists.flatMap(({ sections }) => sections.flatMap(({ rules }) => Object.keys(rules))));
}
