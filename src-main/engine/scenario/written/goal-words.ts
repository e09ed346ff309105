/** What a player is to bring about, in the words in which a puzzle asks for it. */
import { capitalized, counted, withArticle } from '../../text.js';
import type { Fact } from './facts.js';

/** "bring your Wolf to" "SP 4": aims that begin alike are said in one. Without `to` it says all. */
export interface Aim {
  readonly what: string;
  readonly to?: string;
  /** The card that it is about: its label, and how it stands in the words. */
  readonly card?: { readonly label: string; readonly called: string };
}

/** A value that something comes to, and the one that it had; undefined where it was not there. */
export interface Coming {
  readonly value: unknown;
  readonly was: unknown;
}

/** How a game says what is to be brought about. Cards and players are given as they stand in a sentence: "your Wolf", "Ben". */
export interface AimWords {
  /** "2 hitpoints": so much of what a player has to live by. */
  readonly life: (amount: number) => string;
  /** Other figures of a player, by their words. @param who null: the solver's own */
  readonly players?: Readonly<Record<string, (who: string | null, coming: Coming) => string>>;
  /** By the zone to which a card is to come. @param from the zone in which it lay */
  readonly zones: Readonly<Record<string, (card: string, from: unknown) => string>>;
  /** By words that are so or not: what is done to a card for it, and against it. */
  readonly flags: Readonly<Record<string, readonly [is: string, isNot: string]>>;
  /** What figures of a card are called, by their words. */
  readonly figures: Readonly<Record<string, string>>;
  /** Figures of a card that say more than how high they are. */
  readonly ownFigures?: Readonly<Record<string, (card: string, coming: Coming) => string>>;
  /** What is done to a card that is to have no figures any more. */
  readonly figureless: (card: string) => string;
  /** "Sword Counter", by the kind of the counter. */
  readonly counter: (kind: string) => string;
}

type PlayerFact = Extract<Fact, { of: 'player' }>;
type CardFact = Extract<Fact, { of: 'card' }>;

/**
 * What the solver is to bring about that all of these are so.
 * @param hand the zone of which facts tell how many cards lie in it
 */
export const aimsOf = (
  facts: readonly Fact[],
  words: AimWords,
  hand: string,
  solver: string,
): (Aim | null)[] =>
  facts.map((fact) => {
    if (fact.of === 'result') return { what: winning(fact.winners, solver) };
    if (fact.of === 'player') return { what: ofPlayer(fact, words, hand, solver) };
    const aim = ofCard(fact, words, solver);
    return aim && { ...aim, card: { label: fact.card, called: calledBy(solver, fact) } };
  });

function winning(winners: readonly string[], solver: string): string {
  const others = winners.filter((name) => name !== solver);
  if (winners.length === 0) return 'let nobody win';
  if (others.length === 0) return 'win';
  if (others.length < winners.length) return `tie with ${inWords(others)}`;
  return others.length === 1 ? `let ${inWords(others)} win` : `let ${inWords(others)} tie`;
}

function ofPlayer(
  { player, word, value, was }: PlayerFact,
  words: AimWords,
  hand: string,
  solver: string,
): string {
  const own = player === solver;
  const said = words.players?.[word];
  if (said) return said(own ? null : player, { value, was });
  const count = Number(value);
  if (word === hand) {
    const cards = counted(count, 'card');
    if (own) return count === 0 ? 'have no card left in hand' : `have ${cards} in hand`;
    return `leave ${player} ${count === 0 ? 'no card' : cards} in hand`;
  }
  const isLess = typeof was === 'number' && count < was;
  if (own) return `${isLess ? 'go down to' : 'come up to'} ${words.life(count)}`;
  return `bring ${player} ${isLess ? 'down' : 'up'} to ${words.life(count)}`;
}

/** @returns null where nothing is to be asked for: that who makes a token has it goes without saying */
function ofCard({ owner, name, word, value, was }: CardFact, words: AimWords, solver: string): Aim | null {
  const card = calledBy(solver, { owner, name });
  const coming = { value, was };
  if (word === 'zone') return { what: placing(card, coming, words) };
  if (word === 'player') {
    if (was === undefined) return null;
    if (value === solver) return { what: `${owner === solver ? 'take back' : 'take'} control of ${card}` };
    return { what: `give ${String(value)} control of ${card}` };
  }
  if (word === 'counters') return { what: counting(card, coming, words) };
  const flag = words.flags[word];
  if (typeof value === 'boolean')
    return { what: `${(flag ?? [`make ${word}`, `undo ${word}:`])[value ? 0 : 1]} ${card}` };
  const said = words.ownFigures?.[word];
  if (said) return { what: said(card, coming) };
  if (value === null) return { what: words.figureless(card) };
  return { what: `bring ${card} to`, to: `${words.figures[word] ?? word} ${String(value)}` };
}

const calledBy = (solver: string, { owner, name }: Pick<CardFact, 'owner' | 'name'>): string =>
  owner === solver ? `your ${name}` : `${owner}’s ${name}`;

function placing(card: string, { value, was }: Coming, { zones }: AimWords): string {
  const zone = String(value);
  return zone === 'none'
    ? `get rid of ${card}`
    : (zones[zone]?.(card, was) ?? `bring ${card} to the ${zone}`);
}

type Counters = Readonly<Record<string, number>>;

function counting(card: string, { value, was }: Coming, { counter }: AimWords): string {
  const now = value as Counters;
  const before = (was ?? {}) as Counters;
  const list = (counters: Counters): string =>
    inWords(
      Object.entries(counters).map(([kind, count]) =>
        count === 1 ? withArticle(counter(kind)) : counted(count, counter(kind)),
      ),
    );
  if (Object.keys(now).length === 0) return `remove all counters from ${card}`;
  const hasAll = Object.entries(before).every(([kind, count]) => (now[kind] ?? 0) >= count);
  if (!hasAll) return `leave ${list(now)} on ${card}`;
  const more = Object.entries(now).map(([kind, count]) => [kind, count - (before[kind] ?? 0)] as const);
  return `put ${list(Object.fromEntries(more.filter(([, count]) => count > 0)))} on ${card}`;
}

/**
 * The sentence of a goal.
 * @param turns within how many, everybody's counted
 * @param most characters: what does not fit is left out
 */
export function goalSentence(aims: readonly Aim[], turns: number, most: number): string {
  const phrases = together(aims);
  for (let count = phrases.length; count > 0; count -= 1) {
    const sentence = within(phrases.slice(0, count), turns);
    if (sentence.length <= most) return sentence;
  }
  return '';
}

function within(phrases: readonly string[], turns: number): string {
  const time = turns === 1 ? 'this turn' : `within ${counted(turns, 'turn')}`;
  const [only] = phrases;
  if (phrases.length === 1 && only !== undefined) return `${capitalized(only)} ${time}.`;
  return `${capitalized(time)}, ${inWords(phrases)}.`;
}

/** What is to be done, once for all that begins alike. */
interface Phrase {
  readonly what: string;
  readonly tos: string[];
  readonly cards: Map<string, string>;
}

/**
 * What begins alike in one, and what is to be done to several cards that are called the same once, with how many. A card of which the
 * phrase before speaks is "it".
 */
function together(aims: readonly Aim[]): string[] {
  const phrases = new Map<string, Phrase>();
  for (const { what, to, card } of aims) {
    const phrase: Phrase = phrases.get(what) ?? { what, tos: [], cards: new Map() };
    if (to !== undefined && !phrase.tos.includes(to)) phrase.tos.push(to);
    if (card) phrase.cards.set(card.label, card.called);
    phrases.set(what, phrase);
  }
  const all = [...phrases.values()];
  return all.map((phrase, place) => inOne(phrase, all[place - 1]));
}

function inOne({ what, tos, cards }: Phrase, before: Phrase | undefined): string {
  const [[label = '', called = ''] = []] = cards;
  const isIt = cards.size === 1 && before?.cards.size === 1 && before.cards.has(label);
  const said = isIt ? what.replace(called, 'it') : what;
  if (tos.length > 0) return `${said} ${inWords(tos)}`;
  return cards.size > 1 ? `${said} (${cards.size} of them)` : said;
}

const inWords = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
