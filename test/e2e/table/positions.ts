/** Games that begin in a position of their own, written into a library as the program writes them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankCard } from '../../../src-main/cards/card.js';
import type { Occupant } from '../../../src-main/play/new-game.js';
import { sandboxTable } from '../../../src-main/play/scenario-table.js';
import { writeTableFile } from '../../../src-main/play/table-file.js';
import { scenario } from '../../../src-main/rules/scenario/format.js';
import type { z } from 'zod';

export type Situation = Omit<z.input<typeof scenario>, 'format' | 'version' | 'name' | 'steps'>;

/** Puts a game with hidden hands that begins in that position into a library. Answers its id. */
export async function putGame(
  library: string,
  situation: Situation,
  occupants: readonly Occupant[],
): Promise<string> {
  const read = scenario.parse({
    format: 'cardwright-scenario',
    version: 1,
    name: 'A position',
    steps: [],
    ...situation,
  });
  const { stored, beginning } = await sandboxTable(read, occupants, (printed) =>
    Promise.resolve({ ...blankCard('00000000-0000-4000-8000-000000000000'), ...printed }),
  );
  const options = { undo: 'nothing revealed', undoAgreed: true, hands: 'hidden' } as const;
  mkdirSync(join(library, 'games'), { recursive: true });
  const file = (ending: string): string => join(library, 'games', `${stored.id}${ending}`);
  writeFileSync(file('.table.json'), writeTableFile({ ...stored, kind: 'game', options }, beginning));
  writeFileSync(file('.inputs.jsonl'), '');
  return stored.id;
}
