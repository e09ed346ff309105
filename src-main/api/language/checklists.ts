import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { findRuleSet } from '../../games/rule-sets.js';
import { LibraryError } from '../../library/errors.js';
import type { Checklist } from '../answers/play-answers.js';

/** A checklist as it lies in the assets: texts by their ids. */
const checklistFile = z.object({
  title: z.string(),
  licence: z.string(),
  sections: z.array(z.object({ title: z.string(), rules: z.record(z.string(), z.string()) })),
});

/**
 * The rulebook by which the rules with that id are played, taken apart into single rules.
 * @throws LibraryError NOT_FOUND for rules that are not known
 */
export async function readChecklist(assets: string, rules: string): Promise<Checklist> {
  const rulebook = findRuleSet(rules)?.rulebook;
  if (rulebook === undefined) {
    throw new LibraryError('NOT_FOUND', `There are no rules called “${rules}”. Choose an edition.`);
  }
  const text = await readFile(join(assets, 'rules', `${rulebook}.json`), 'utf8');
  const { title, licence, sections } = checklistFile.parse(JSON.parse(text));
  return {
    rules: rulebook,
    title,
    licence,
    sections: sections.map((section) => ({
      title: section.title,
      rules: Object.entries(section.rules).map(([id, words]) => ({ id, text: words })),
    })),
  };
}
