import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { inProject } from '../../../src-main/setup/project.mjs';
import { setUp } from '../../../src-main/setup/set-up.mjs';
import { Desk } from './harness.js';

// Two processes that begin with a program that has yet to be built would both build it.
beforeAll(setUp);

interface Kept {
  readonly game: { readonly start: object; readonly inputs: readonly object[] };
}

/** Plays in a process of its own, each time in another folder. @returns what was kept of the game */
async function played(rules: string, bots: readonly string[]): Promise<Kept['game']> {
  const desk = new Desk();
  const folder = inProject('assets', 'starter', rules, 'decks');
  const [one = '', other = ''] = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
  const how = ['--bots', ...bots, '--nodes', '5', '--games', '1', '--seed', '3', '--keep', 'kept'];
  const said = await desk.command('simulate', '--rules', rules, '--decks', one, other, ...how);
  expect([said.code, said.err]).toEqual([0, '']);
  return (JSON.parse(readFileSync(join(desk.folder, 'kept', 'game-1.game.json'), 'utf8')) as Kept).game;
}

test.each([
  ['kotc-14', ['journeyman', 'apprentice']],
  ['magic-classic', ['apprentice', 'greedy']],
])('by the rules %s players who think ahead play the same game in two processes', async (rules, bots) => {
  const [here, there] = await Promise.all([played(rules, bots), played(rules, bots)]);
  expect(here.inputs.length).toBeGreaterThan(20);
  expect(there).toEqual(here);
});
