import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../../files/whole-file.js';
import { makeFolder } from '../../../library/make-folder.js';
import { settingsFolder } from '../../shared/settings-folder.js';

/**
 * What the command line has written on this computer, so that a verb replaces its own file without asking and nothing else.
 * It is a convenience: where it cannot be read or kept, `--force` is asked for.
 */
const madeOutputs = z.strictObject({
  outputs: z.array(z.strictObject({ path: z.string(), verb: z.string(), sha256: z.string() })),
});
type Made = z.infer<typeof madeOutputs>['outputs'];

/** The oldest are forgotten. */
const MOST_OUTPUTS = 1000;

const memoryFile = (): string => join(settingsFolder(), 'outputs.json');

/** Whether a file is, byte for byte, what a verb wrote there last. */
export async function isAsMade(path: string, verb: string): Promise<boolean> {
  const made = (await remembered()).find((one) => one.path === path);
  if (made?.verb !== verb) return false;
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex') === made.sha256;
}

export async function rememberMade(path: string, verb: string, sha256: string): Promise<void> {
  const others = (await remembered()).filter((one) => one.path !== path);
  const outputs = [...others, { path, verb, sha256 }].slice(-MOST_OUTPUTS);
  try {
    await makeFolder(dirname(memoryFile()));
    await writeWhole(memoryFile(), JSON.stringify({ outputs }));
  } catch {
    // The file itself is written, which is what was asked for.
  }
}

async function remembered(): Promise<Made> {
  try {
    return madeOutputs.parse(JSON.parse(await readFile(memoryFile(), 'utf8'))).outputs;
  } catch {
    return [];
  }
}
