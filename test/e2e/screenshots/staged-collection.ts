/** A collection for the pictures of the studio: starter cards of two editions, a set, favourites, and a card with a past. */
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { addSamples } from '../../../src-main/api/sets/samples.js';
import { sampleFolder } from '../../../src-main/api/sets/sample-sets.js';
import type { KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { openLibrary, type Library } from '../../../src-main/library/library.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { CHANGED } from './take.js';

const favourites = ['Foghorn Golem', 'Harbor Shark', 'Scuttle', "The Kraken's Share", 'Hedge Knight'];

/** The card that was changed several times, and its states, oldest first. */
export const CHANGED_CARD = 'Foghorn Golem';
const states: readonly Partial<Card>[] = [
  { cost: 5, offense: 3, defense: 4, flavor: '', text: 'BELLOW: Target 1 in-play card; exhaust the target.' },
  { cost: 5, offense: 2, defense: 5, flavor: 'Built to keep ships away.' },
  {
    cost: 6,
    defense: 6,
    text: 'BELLOW: Target 1 in-play card; place 1 Taunt Counter on the target.',
    flavor: 'Built to keep ships away. It took the work personally.',
  },
];

const DAY = 86_400_000;

/** Fills a library whose files were last changed at a time that is always the same. @returns a deck of the 14th Edition */
export async function stageCollection(folder: string): Promise<string> {
  let clock = CHANGED.getTime() - 9 * DAY;
  const library = await openLibrary(folder, { watch: false, now: () => clock });
  try {
    await addSamples(library, inProject('assets', sampleFolder('kotc-09')));
    const harbor = await addSamples(library, inProject('assets', sampleFolder('kotc-14')));
    for (const [place, state] of states.entries()) {
      await change(library, state);
      if (place === 0) await makeSet(library, harbor.cards);
      // What stood for a while is kept when it is changed.
      lastChanged(folder, clock);
      await library.refresh();
      clock += 2 * DAY;
    }
    const [deck = ''] = harbor.decks;
    return deck;
  } finally {
    await library.close();
    lastChanged(folder, CHANGED.getTime());
  }
}

async function change(library: Library, state: Partial<Card>): Promise<void> {
  const found = library.cards.list().find(({ name }) => name === CHANGED_CARD);
  if (!found) throw new Error(`There is no ${CHANGED_CARD} in the starter set.`);
  const { content, revision } = await library.cards.get(found.id);
  await library.cards.save({ ...content, ...state }, revision);
}

/** Puts cards into a set, numbered as they come, and marks favourites of the whole library. */
async function makeSet(library: Library, members: readonly string[]): Promise<void> {
  const { content: set } = await library.sets.create({
    name: 'Harbor Lights',
    code: 'HL',
    symbol: { icon: 'lighthouse' },
    mark: 'number-of-total',
    notes: '',
  });
  const numbers = new Map(members.map((id, at) => [id, at + 1]));
  const all = await library.cards.getAll(library.cards.list().map(({ id }) => id));
  const cards = all.map((card) => {
    const number = numbers.get(card.id);
    return {
      ...card,
      tags: [number === undefined ? 'garden' : 'harbor'],
      favourite: favourites.includes(card.name),
      set: number === undefined ? null : { id: set.id, number },
    };
  });
  await library.batches.apply({ title: 'make the set “Harbor Lights”', change: { cards } });
}

/** @param when milliseconds since 1970 */
function lastChanged(folder: string, when: number): void {
  for (const kind of ['cards', 'decks', 'sets'])
    for (const file of readdirSync(join(folder, kind)))
      utimesSync(join(folder, kind, file), new Date(when), new Date(when));
}
