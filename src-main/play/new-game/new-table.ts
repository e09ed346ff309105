import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { reservesOfEntry, type DeckEntry } from '../../cards/deck.js';
import type { Library } from '../../library/library.js';
import type { Input } from '../../engine/game.js';
import type { Beginning } from '../../engine/record.js';
import { faultOfOptions } from '../../engine/rule-options.js';
import type { DeckCard } from '../../games/game-play.js';
import { computerPlayersFor, ruleSet } from '../../games/rule-sets.js';
import { decksOf, type DeckOfCards } from './decks.js';
import { planOf, type LastReserves } from './last-reserves.js';
import { plannedPlaces } from './planned-reserves.js';
import type { newGame, TableOptions } from './new-game.js';
import { TableRefusal } from '../refusal.js';
import { newSeed, seedOf } from './seeds.js';
import { tokenFace } from './token-face.js';
import { LONGEST_TITLE, type StoredGame } from '../games/stored-game.js';
import { personsOf } from '../table/who-sits.js';

export interface NewTable {
  readonly stored: StoredGame;
  readonly beginning: Beginning;
}

/**
 * Makes a table of what a person chose, with decks of the library.
 * @param lastReserves what people chose with these decks before
 * @throws LibraryError for a deck or a card that is not there
 * @throws UnplayableDeck, TableRefusal
 */
export async function newTable(
  library: Library,
  chosen: z.infer<typeof newGame>,
  lastReserves: LastReserves | null = null,
): Promise<NewTable> {
  const { seats, ruleOptions = [], evenIllegal, bestOf = 1, onPaper } = chosen;
  const options = onPaper ? onPaperOptions : chosen.options;
  const playable = ruleSet(chosen.rules);
  const { rules } = playable;
  const fault = faultOfOptions(ruleOptions, playable);
  if (fault !== null) throw new TableRefusal(fault);
  const names = seats.map(({ name }) => name);
  const twice = names.find((name, seat) => names.indexOf(name) < seat);
  if (twice !== undefined) {
    throw new TableRefusal(`Two players are called “${twice}”. Give each a name of their own.`);
  }
  if (onPaper && seats.some(({ occupant }) => occupant !== 'person')) {
    throw new TableRefusal(
      'At a table with printed cards every seat is a person’s. Choose a person for each.',
    );
  }
  for (const { name, occupant } of seats) requirePlayer(rules.id, name, occupant);
  const given = await Promise.all(seats.map(({ deck }) => deckOf(library, deck)));
  const { cards, designs, lists } = decksOf(given, playable, evenIllegal);
  const faces = given.flatMap((deck) => deck.cards.map(({ card }) => card));
  for (let token = faces.length; token < cards.length; token += 1) {
    const plain = playable.cardOf(cards[token], designs[token], randomUUID());
    faces.push(await tokenFace(library, playable, plain, faces));
  }
  const last = await Promise.all(
    given.map(({ id, entries }, seat) =>
      seats[seat]?.occupant === 'person' ? (lastReserves?.of(id, planOf(entries)) ?? null) : null,
    ),
  );
  const plans = given.map(({ entries }, seat) => {
    const chosenLast = last[seat];
    return plannedPlaces(
      chosenLast ? entries.map((one) => ({ ...one, reserves: chosenLast[one.card] ?? 0 })) : entries,
    );
  });
  const again = [...last.keys()].filter((seat) => last[seat]);
  const seed = chosen.seed ?? newSeed();
  const id = randomUUID();
  return {
    stored: {
      id,
      title: titleOf(names),
      kind: 'game',
      created: Date.now(),
      seats: seats.map(({ name, occupant }) => ({ name, occupant })),
      options,
      decks: given.map(({ id }) => id),
      ...(plans.some((places) => places.length > 0) && { reserves: plans }),
      ...(again.length > 0 && { chosenReserves: again }),
      botSeed: chosen.seed === undefined ? newSeed() : seedOf(seed, 0),
      faces,
      source: null,
    },
    beginning: {
      rules: { id: rules.id, version: rules.version },
      players: names.map((name) => ({ name })),
      cards,
      start: {
        decks: lists,
        seed,
        ...(onPaper && { onPaper }),
        ...(ruleOptions.length > 0 && { options: ruleOptions }),
      },
      ...(bestOf > 1 && { match: { id, bestOf, before: [] } }),
    },
  };
}

/** Nothing of what is known is hidden from anybody there, and mistakes of entering are mended. */
const onPaperOptions: TableOptions = { undo: 'anything', undoAgreed: false, hands: 'open' };

function requirePlayer(rules: string, seat: string, occupant: string): void {
  if (occupant === 'person' || computerPlayersFor(rules).some(({ name }) => name === occupant)) return;
  throw new TableRefusal(`No computer player “${occupant}” knows this game. Choose who plays for ${seat}.`);
}

const list = new Intl.ListFormat('en-GB');

/**
 * Of paper cards the program cannot know whether a player could do something, so all are asked everywhere. Else people are asked only at stops where the rules know usual ones: else they would be asked in every step while they hold anything to play.
 */
export function firstInputs({ stored, beginning }: NewTable): Input[] {
  const persons = personsOf(stored);
  if ('decks' in beginning.start && beginning.start.onPaper)
    return persons.map((player) => ({ player, askAlways: true }));
  const { stops } = ruleSet(beginning.rules.id).rules;
  return stops?.usual ? persons.map((player) => ({ player, atStops: true })) : [];
}

/** "Ann, Ben and Cleo". */
export const titleOf = (names: readonly string[]): string => list.format(names).slice(0, LONGEST_TITLE);

async function deckOf(
  library: Library,
  id: string,
): Promise<DeckOfCards & { readonly id: string; readonly entries: readonly DeckEntry[] }> {
  const { content: deck } = await library.decks.get(id);
  const cards: DeckCard[] = [];
  for (const entry of deck.entries) {
    const { content } = await library.cards.get(entry.card);
    cards.push({ card: content, copies: entry.copies, reserves: reservesOfEntry(entry) });
  }
  return { id, called: `“${deck.name}”`, name: deck.name, play: deck.play, cards, entries: deck.entries };
}
