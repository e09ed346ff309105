/**
 * Saves cards of a library over and over until it is killed or has done its number; a line on stdout for each.
 * Run as one file with `<folder> <saves> <salt>`.
 */
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { openLibrary } from '../../src-main/library/library.js';

const [folder = '', saves = '0', salt = ''] = process.argv.slice(2);
const library = await openLibrary(folder, { watch: false });
const ids = library.cards
  .list()
  .map(({ id }) => id)
  .sort();
let saved = 0;
let round = 0;
while (saved < Number(saves)) {
  const id = ids[round % ids.length] ?? '';
  const { content, revision } = await library.cards.get(id);
  // A new name each time, so that every save is a rename and a write; the text grows and shrinks.
  const next = {
    ...content,
    name: `${salt} ${round}`,
    text: `${salt} `.repeat(1 + ((round * 37) % 600)).trim(),
    cost: ((content as Card).cost ?? 0) + 1,
  };
  const outcome = await library.cards.save(next, revision);
  if (outcome.kind === 'saved') saved += 1;
  round += 1;
  process.stdout.write(`${outcome.kind}\n`);
}
await library.close();
