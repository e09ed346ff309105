import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const checklist = z.object({ sections: z.array(z.object({ rules: z.record(z.string(), z.string()) })) });

/** The ids of all rules of all rulebooks in the folder of the checklists. */
export async function allRuleIds(folder: string): Promise<ReadonlySet<string>> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('kotc-'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const lists = texts.map((text) => checklist.parse(JSON.parse(text)));
  return new Set(lists.flatMap(({ sections }) => sections.flatMap(({ rules }) => Object.keys(rules))));
}
