import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { journalText } from '../../src-main/play/games/journal.js';
import { readTableFile } from '../../src-main/play/games/table-file.js';
import { begin, playRandomly, type KotcBeginning } from '../games/kotc/starter-games.js';
import { start } from './start.js';

/** The app with a game of the starter decks in its library, played so far; without a number to its end. */
export async function withGame(inputs?: number) {
  const started = await start();
  const { client, folder } = started;
  const { decks } = await client.library.addSamples({ set: 'kotc-14' });
  const seats = ['Ann', 'Ben'].map((name, seat) => ({
    name,
    occupant: 'person' as const,
    deck: decks[seat] ?? '',
  }));
  const { game } = await client.play.games.create({ rules: 'kotc-14', seats, seed: 4 });
  const files = join(folder, 'library', 'games', game);
  const table = readTableFile(readFileSync(`${files}.table.json`, 'utf8'));
  if ('because' in table) throw new Error(table.because);
  const played = playRandomly(begin(table.beginning as KotcBeginning), chanceFrom(4), inputs);
  writeFileSync(`${files}.inputs.jsonl`, journalText(played.inputs));
  return { ...started, game, played };
}
