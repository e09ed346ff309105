import { blankCard, type KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { editionOf } from '../../../src-main/games/kotc/cards/editions.js';
import { factsOf } from '../../../src-main/collection/query/card-facts.js';
import { fit } from '../../../src-main/collection/query/fit.js';
import { fold } from '../../../src-main/collection/query/fold.js';
import { parse } from '../../../src-main/collection/query/parse.js';
import {
  Having,
  type NamedDeck,
  type Subject,
  type World,
} from '../../../src-main/collection/query/subject.js';
import { Place } from '../../../src-main/collection/query/word-places.js';

/** Noon of 21 November 2026, where midnight is that of UTC. */
export const NOW = Date.UTC(2026, 10, 21, 12);
export const DAY = 86_400_000;

let count = 0;

export function subjectOf(fields: Partial<Card>, changed = NOW): Subject {
  count += 1;
  const id = `${count.toString(16).padStart(8, '0')}-2222-4333-8444-555555555555`;
  const card = { ...blankCard(id, 14), ...fields };
  const kind = card.type === 'creature' ? 'creature minion' : 'spell';
  const label = fold(`${kind} ${editionOf(card.edition).name} ${card.tags.join(' ')}`);
  const [text, flavor] = [fold(card.text), fold(card.flavor)];
  return {
    card,
    key: count,
    changed,
    name: fold(card.name),
    label,
    text,
    flavor,
    rest: `${label}\n${text}\n${flavor}`,
    facts: factsOf(card),
  };
}

export const FIRST_STEPS = 'aaaaaaaa-2222-4333-8444-555555555555';

export function worldOf(subjects: readonly Subject[], decks: readonly NamedDeck[] = []): World {
  return {
    now: NOW,
    today: { year: 2026, month: 11, day: 21 },
    startOf: ({ year, month, day }) => Date.UTC(year, month - 1, day),
    spellings: (word) => [word],
    having: () => () => Having.perhaps,
    sets: new Map([[FIRST_STEPS, { name: 'First Steps', code: 'FS' }]]),
    decks: () => decks,
    namesakes: (name) => subjects.filter((subject) => subject.name === name).length,
  };
}

/** Names of the cards that a query finds, those whose name fits first. */
export function namesFound(
  query: string,
  subjects: readonly Subject[],
  decks: readonly NamedDeck[] = [],
): string[] {
  const { of } = fit(parse(query).query, worldOf(subjects, decks));
  const at = (place: Place) =>
    subjects.filter((subject) => of(subject) === place).map(({ card }) => card.name);
  return [...at(Place.name), ...at(Place.elsewhere)];
}
