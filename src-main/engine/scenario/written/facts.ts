/** What has changed between the position of a scenario and where a game stands: what a test of it expects. */
import { dequal } from 'dequal';
import type { PlayerNo } from '../../decision.js';
import type { BaseCard, CardNo } from '../../state.js';
import { FILLER } from '../labels.js';
import type { Expectation, ExpectedCard, Words } from '../scenario.js';
import type { Scene } from '../scene.js';

/** What something came to, by its word, and what it was before; undefined: it was not there. */
interface Change {
  readonly word: string;
  readonly value: unknown;
  readonly was: unknown;
}

/** One thing that is otherwise than in the beginning, in the words of expectations. */
export type Fact =
  | ({ readonly of: 'player'; readonly player: string } & Change)
  | ({
      readonly of: 'card';
      readonly card: string;
      readonly owner: string;
      /** What it is called among others of its kind. */
      readonly name: string;
    } & Change)
  | { readonly of: 'result'; readonly winners: readonly string[] };

/** What a player or a card came to, by words. */
interface Told {
  readonly words: Words;
}
interface ToldCard extends Told {
  readonly zone: string | null;
  readonly owner: string;
  readonly name: string;
}

/** All that facts can be about, as it stands now. */
export interface Standing {
  readonly players: ReadonlyMap<string, Told>;
  readonly cards: ReadonlyMap<string, ToldCard>;
  readonly winners: readonly string[] | null;
}

/**
 * How a game stands.
 * @param hand the zone of which it is told how many cards lie in it
 */
export function standingOf({ game, names, words }: Scene, hand: string): Standing {
  const { state, context, result } = game;
  names.learn(state);
  const player = (_: unknown, seat: PlayerNo): [string, Told] => {
    const figures = Object.keys(words.playerFigures ?? {});
    const told = figures.map((word) => [word, words.playerFigure?.(context, seat, word)]);
    const cards = state.players[seat]?.zones[hand]?.length;
    return [names.playerName(seat), { words: { ...Object.fromEntries(told), [hand]: cards } }];
  };
  const card = (no: CardNo): [string, ToldCard] => {
    const { zone, player: whose, owner, counters = [], ceased } = state.cards[no] as BaseCard<string>;
    const figures = words.card?.(context, no) ?? {};
    const lasting = (words.lasting ?? []).map((word) => [word, figures[word]]);
    const kinds: Record<string, number> = {};
    for (const { kind } of counters) kinds[kind] = (kinds[kind] ?? 0) + 1;
    const where = {
      zone: ceased ? 'none' : (zone ?? 'none'),
      player: names.playerName(whose),
      counters: kinds,
    };
    const label = names.label(no);
    const called = { owner: names.playerName(owner), name: label.replace(/ \d+$/u, '') };
    return [label, { words: { ...where, ...Object.fromEntries(lasting) }, zone, ...called }];
  };
  return {
    players: new Map(state.players.map(player)),
    cards: new Map([...state.cards.keys()].map(card).filter(([label]) => !label.startsWith(FILLER))),
    winners: result && result.winners.map((seat) => names.playerName(seat)),
  };
}

/** What of a card says where it is; the rest of one that has gone elsewhere says nothing of what was done to it. */
const whereabouts: readonly string[] = ['zone', 'player'];

/**
 * What has changed.
 * @param turned the word for a card that is used up for now, told of what is called so only: of others it says what costs were paid with
 */
export function factsBetween(before: Standing, now: Standing, turned: { word: string; of: string }): Fact[] {
  const facts: Fact[] = [];
  for (const [player, { words }] of now.players) {
    for (const [word, value] of Object.entries(words)) {
      const was = before.players.get(player)?.words[word];
      if (!dequal(value, was)) facts.push({ of: 'player', player, word, value, was });
    }
  }
  for (const [card, { words, zone, owner, name }] of now.cards) {
    const earlier = before.cards.get(card);
    // What came and went, as an ability on the stack, leaves nothing to be looked at.
    if (!earlier && words['zone'] === 'none') continue;
    const hasMoved = earlier?.zone !== zone;
    for (const [word, value] of Object.entries(words)) {
      const was = earlier?.words[word];
      if (dequal(value, was) || (hasMoved && !whereabouts.includes(word))) continue;
      if (word === turned.word && !isCalled(card, turned.of)) continue;
      facts.push({ of: 'card', card, owner, name, word, value, was });
    }
  }
  if (now.winners) facts.push({ of: 'result', winners: now.winners });
  return facts;
}

const isCalled = (label: string, call: string): boolean =>
  label === call || (label.startsWith(`${call} `) && /^\d+$/u.test(label.slice(call.length + 1)));

/** What an expectation asks for, as far as facts can say it. @param before how it stands now */
export function factsIn({ players = {}, cards = {}, result }: Expectation, before: Standing): Fact[] {
  const facts: Fact[] = [];
  for (const [player, words] of Object.entries(players)) {
    const was = before.players.get(player)?.words ?? {};
    for (const [word, value] of Object.entries(words)) {
      if (word in was) facts.push({ of: 'player', player, word, value, was: was[word] });
    }
  }
  for (const [card, words] of Object.entries(cards)) {
    const { owner = '', name = card, words: was = {} } = before.cards.get(card) ?? {};
    for (const [word, value] of Object.entries(words)) {
      if (word in was) facts.push({ of: 'card', card, owner, name, word, value, was: was[word] });
    }
  }
  if (result?.winners) facts.push({ of: 'result', winners: result.winners });
  return facts;
}

/** The expectation that all of these are so. */
export function expectationOf(facts: readonly Fact[]): Expectation {
  const players: Record<string, Record<string, unknown>> = {};
  const cards: Record<string, Record<string, unknown>> = {};
  for (const fact of facts) {
    if (fact.of === 'player') (players[fact.player] ??= {})[fact.word] = fact.value;
    if (fact.of === 'card') (cards[fact.card] ??= {})[fact.word] = fact.value;
  }
  const over = facts.find((fact) => fact.of === 'result');
  return {
    ...(Object.keys(players).length > 0 && { players }),
    ...(Object.keys(cards).length > 0 && { cards: cards as Readonly<Record<string, ExpectedCard>> }),
    ...(over && { result: { winners: over.winners } }),
  };
}
