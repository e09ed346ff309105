import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openLibrary } from '../../src-main/library/library.js';
import { newGame } from '../../src-main/play/new-game/new-game.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { tempFolder } from '../hosts/temp-folder.js';
import { playIn } from './playing.js';

/** A library with the starter set of Magic, a Play on it, and games of two people with one of its decks. */
export async function magicPlace() {
  const folder = join(tempFolder(), 'library');
  const starter = inProject('assets', 'starter', 'magic-classic');
  for (const part of ['cards', 'decks']) cpSync(join(starter, part), join(folder, part), { recursive: true });
  const library = await openLibrary(folder, { watch: false });
  onTestFinished(() => library.close());
  const decks = library.decks.list().map(({ id }) => id);
  const chosen = (ruleOptions: readonly string[], more: object = {}) =>
    newGame.parse({
      rules: 'magic-classic',
      seats: ['Ann', 'Ben'].map((name) => ({ name, occupant: 'person', deck: decks[0] })),
      seed: 4,
      ruleOptions,
      ...more,
    });
  return { library, decks, play: playIn(library), chosen };
}
