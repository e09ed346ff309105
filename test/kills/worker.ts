/**
 * Works on a library until it is killed. Run as one file with `<folder> <work>`. It waits for a line, opens the
 * library, and says what it shows and then each place that it has reached, a line of JSON each.
 */
import { createInterface } from 'node:readline';
import { openLibrary } from '../../src-main/library/library.js';
import { works, type WorkName } from './works.js';

const [folder = '', name = 'save'] = process.argv.slice(2);
const work = works[name as WorkName];
const tell = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

tell({ ready: true });
await new Promise((resolve) => createInterface({ input: process.stdin }).once('line', resolve));
const library = await openLibrary(folder, { watch: false });
const { readOnly, problems } = library.info();
let at = 0;
try {
  if (problems.length > 0) throw new Error(problems[0]?.message);
  at = await work.shown(library);
  tell({ shown: at, readOnly });
} catch (error) {
  tell({ half: (error as Error).message, readOnly });
}
for (;;) {
  at = await work.step(library, at);
  tell({ told: at });
}
