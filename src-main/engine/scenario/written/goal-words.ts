/** What a player is to bring about, in the words in which a puzzle asks for it. */
import { counted, inWords, withArticle } from '../../text.js';
import type { AimWords, Coming } from './aim-words.js';
import type { Fact } from './facts.js';
import type { Aim } from './goal-sentence.js';

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
