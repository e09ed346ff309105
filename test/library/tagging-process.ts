/**
 * Gives every card of a library a tag in one edit, as soon as a line comes in on stdin.
 * Run as one file with `<folder> <tag>`; writes "ready", then how many cards it changed.
 */
import { once } from 'node:events';
import { applyEdit } from '../../src-main/api/cards/card-edits.js';
import { openLibrary } from '../../src-main/library/library.js';

const [folder = '', tag = ''] = process.argv.slice(2);
const library = await openLibrary(folder, { watch: false });
const ids = library.cards.list().map(({ id }) => id);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.pause();
for await (const event of applyEdit(library, {
  cards: { ids },
  edit: { addTags: [tag] },
  title: `tag ${tag}`,
}))
  if (event.kind === 'done') process.stdout.write(`${event.batch?.changed}\n`);
await library.close();
