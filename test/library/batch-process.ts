/**
 * Changes, removes and creates cards of a library in one batch until it is killed.
 * Run as one file with `<folder>`; a line on stdout for each file that was written or moved.
 */
import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { writeWhole } from '../../src-main/files/whole-file.js';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { openLibrary } from '../../src-main/library/library.js';

const [folder = ''] = process.argv.slice(2);
const library = await openLibrary(folder, {
  watch: false,
  files: {
    write: async (path, content) => {
      await writeWhole(path, content, { durable: false });
      process.stdout.write('did\n');
    },
    rename: async (from, to) => {
      await rename(from, to);
      process.stdout.write('did\n');
    },
  },
});
const ids = library.cards.list().map(({ id }) => id);
const cards = await library.cards.getAll(ids);
await library.batches.apply({
  title: 'a large change',
  create: {
    cards: Array.from({ length: 40 }, (_, at) => ({ ...blankCard(randomUUID(), 14), name: `New ${at}` })),
  },
  change: { cards: cards.slice(0, 100).map((card) => ({ ...card, name: `${card.name} again`, cost: 7 })) },
  remove: { cards: ids.slice(100) },
});
process.stdout.write('done\n');
await library.close();
