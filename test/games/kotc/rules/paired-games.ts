import { dequal } from 'dequal/lite';
import type { GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom, pickedFrom, randomTo, type Chance } from '../../../../src-main/engine/chance/chance.js';
import type { Action, ActDecision, Decision, Reply } from '../../../../src-main/engine/decision.js';
import { Game } from '../../../../src-main/engine/game.js';
import type { LogEntry } from '../../../../src-main/engine/log.js';
import { has, type CardNo, seatOf, type Viewer } from '../../../../src-main/engine/state.js';
import { writable } from '../../../../src-main/engine/pipeline/writable.js';
import type { KotcEvent } from '../../../../src-main/games/kotc/rules/events/events.js';
import { logText } from '../../../../src-main/games/kotc/rules/texts/log-text.js';
import { kotcRuleSets, type KotcRules } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { newState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import { idsIn } from '../../../../src-main/engine/decisions/choices.js';
import { viewOf } from '../../../../src-main/games/kotc/rules/views/view.js';
import type { KotcGame } from './game-of.js';
import { guideOf, randomDecks } from './random-decks.js';

/** What somebody is shown of a game: put in for a faulty one, to see that a leak is found. */
export interface Showing {
  readonly view: (game: KotcGame, viewer: Viewer) => unknown;
  readonly line: (entry: LogEntry<KotcEvent>, viewer: Viewer, game: KotcGame) => unknown;
}

export const namesOf = (game: KotcGame): string[] => game.state.players.map((_, seat) => `Player ${seat}`);

export const truly: Showing = {
  view: (game, viewer) => viewOf(game.context, game.decision, viewer, namesOf(game)),
  line: (entry, viewer, game) => logText(entry, viewer, namesOf(game), game.context),
};

export function rulesOf(number: GuideEdition): KotcRules {
  const found = Object.values(kotcRuleSets).find(({ edition }) => edition.number === number);
  if (!found) throw new Error(`There are no rules for edition ${number}.`);
  return found;
}

export interface Paired {
  /**
   * "out": the viewer got to know one of the exchanged cards. "parted": somebody else was asked otherwise. "over": neither
   * ever happened. "long": stopped after many decisions. "leak": the viewer was shown something else in either game.
   */
  readonly how: 'out' | 'parted' | 'over' | 'long' | 'leak';
  readonly decisions: number;
  readonly leak: string;
}

const MOST_DECISIONS = 400;

/**
 * Plays two games at once that differ only in what lies where in one deck, which nobody may know, with the same answers,
 * and compares all that a viewer is shown of them until the difference may show.
 */
export function playPaired(seed: number, showing: Showing = truly, number: GuideEdition = 14): Paired {
  const chance = chanceFrom(seed);
  const players = randomTo(chance, 2) === 0 ? 3 : 2;
  const rules = rulesOf(number);
  const { designs, decks } = randomDecks(chance, players, guideOf(number));
  const viewer = randomTo(chance, 9) === 0 ? null : randomTo(chance, players - 1);
  const owner = randomTo(chance, players - 1);
  const start = (those: readonly (readonly number[])[]): KotcGame =>
    new Game(rules, newState(those, rules.edition, seed), designs);
  // Where reserves are picked from the deck, its owner knows it until it is shuffled: then it differs from there on.
  const isLate = rules.edition.setup.reserves > 0 && randomTo(chance, 1) === 0;
  const pair = [start(decks), start(isLate ? decks : exchanged(decks, owner, chance))] as const;
  if (isLate) exchangeLater(pair, owner, chance);
  if (randomTo(chance, 1) === 0) {
    for (const game of pair)
      for (let player = 0; player < players; player += 1) game.take({ player, askAlways: true });
  }
  return new Pair(pair, viewer, showing, chance).play();
}

/** Decks of which one has some cards in each other's places. */
function exchanged(decks: readonly (readonly number[])[], owner: number, chance: Chance): number[][] {
  const altered = decks.map((deck) => [...deck]);
  altered[owner] = withExchanges(altered[owner] ?? [], chance);
  return altered;
}

/** The same list with some of it in each other's places. */
function withExchanges(list: readonly number[], chance: Chance): number[] {
  const altered = [...list];
  const count = randomTo(chance, 2) === 0 ? 2 + randomTo(chance, 8) : 2;
  const places = pickedFrom(chance, [...altered.keys()], count);
  for (const [nth, place] of places.entries()) {
    altered[place] = list[places[nth + 1] ?? places[0] ?? place] as number;
  }
  return altered;
}

/** Plays the setup of both games alike; then some cards of the second one's deck are in each other's places. */
function exchangeLater(pair: readonly [KotcGame, KotcGame], owner: number, chance: Chance): void {
  const [one, other] = pair;
  while (one.decision && one.state.turn.number === 0) {
    const reply = randomReply(one.decision, chance);
    for (const game of pair) game.answer(reply);
  }
  const { cards, players } = other.state;
  const deck = players[owner]?.zones.deck ?? [];
  const designs = withExchanges(
    deck.map((no) => cards[no]?.design ?? 0),
    chance,
  );
  for (const [place, no] of deck.entries()) {
    const card = cards[no];
    if (card) writable(card).design = designs[place] as number;
  }
}

class Pair {
  readonly #games: readonly [KotcGame, KotcGame];
  readonly #viewer: Viewer;
  readonly #showing: Showing;
  readonly #chance: Chance;
  readonly #changed: ReadonlySet<CardNo>;
  #logged = 0;
  #decisions = 0;

  constructor(games: readonly [KotcGame, KotcGame], viewer: Viewer, showing: Showing, chance: Chance) {
    this.#games = games;
    this.#viewer = viewer;
    this.#showing = showing;
    this.#chance = chance;
    const [one, other] = games;
    this.#changed = new Set(
      one.state.cards.flatMap(({ design }, no) => (design === other.state.cards[no]?.design ? [] : [no])),
    );
  }

  play(): Paired {
    for (; this.#decisions < MOST_DECISIONS; this.#decisions += 1) {
      const leak = this.#compareLogs();
      if (leak === 'out' || this.#isKnown()) return this.#end('out');
      if (leak !== null) return this.#end('leak', leak);
      const [asked, theirs] = [this.#games[0].decision, this.#games[1].decision];
      if (!this.#goOnAlike(asked, theirs)) return this.#end('parted');
      const [view, other] = this.#games.map((game) => this.#showing.view(game, this.#viewer));
      if (!dequal(view, other)) return this.#end('leak', differing(view, other));
      if (!asked || !theirs) return this.#end('over');
      const replies = this.#replies(asked, theirs);
      for (const [place, game] of this.#games.entries()) {
        const refusal = game.answer(replies[place] as Reply);
        if (refusal) return this.#end('leak', `A reply is refused: ${refusal.because}`);
      }
    }
    return this.#end('long');
  }

  #end(how: Paired['how'], leak = ''): Paired {
    return { how, decisions: this.#decisions, leak };
  }

  /** The entries that both games have got, so far as they go together. @returns null when they read the same */
  #compareLogs(): string | null {
    const logs = this.#games.map(({ context }) => context.log.entries);
    const until = Math.min(...logs.map(({ length }) => length));
    for (; this.#logged < until; this.#logged += 1) {
      const entries = logs.map((log) => log[this.#logged] as LogEntry<KotcEvent>);
      if (entries.some((entry) => this.#tells(entry))) return 'out';
      const [line, other] = entries.map((entry, place) =>
        this.#showing.line(entry, this.#viewer, this.#games[place] as KotcGame),
      );
      if (!dequal(line, other)) return differing(line, other);
    }
    return null;
  }

  #tells({ event, known }: LogEntry<KotcEvent>): boolean {
    // A pawn lies in the open, and with it what is printed on the card of which it was made.
    if (event.type === 'pawn' && event.of !== null && this.#changed.has(event.of)) return true;
    return cardsOf(event).some(
      (no, place) => this.#changed.has(no) && has(known[place] ?? 0, seatOf(this.#viewer)),
    );
  }

  #isKnown(): boolean {
    const seat = seatOf(this.#viewer);
    return this.#games.some(({ state }) =>
      [...this.#changed].some((no) => has(state.cards[no]?.known ?? 0, seat)),
    );
  }

  /** What the viewer is asked must be the same in both games; others may be asked otherwise, and then the games part. */
  #goOnAlike(asked: Decision | null, theirs: Decision | null): boolean {
    if (asked?.player === this.#viewer && theirs?.player === this.#viewer) return true;
    if (!asked || !theirs) return asked === theirs;
    const [one, other] = this.#games.map(({ context }) => context.log.entries.length);
    const isSameMoment = one === other && asked.id === theirs.id && asked.purpose === theirs.purpose;
    if (asked.player !== theirs.player || !isSameMoment) return false;
    if (asked.kind === 'act' && theirs.kind === 'act') return true;
    return dequal(asked, theirs) && this.#meansAlike(asked);
  }

  /** Cards shown to somebody else can have got their ids in another order, so that one answer would choose other cards. */
  #meansAlike(asked: Decision): boolean {
    const [one, other] = this.#games.map(({ state }) => state.cards);
    return idsIn(asked).every((id) => {
      const no = one?.findIndex((card) => card.id === id) ?? -1;
      return other?.[no]?.id === id;
    });
  }

  /** The same reply for both; where what somebody else may do differs, something that is possible in both. */
  #replies(asked: Decision, theirs: Decision): [Reply, Reply] {
    if (asked.kind === 'act' && theirs.kind === 'act') return actAlike(asked, theirs, this.#chance);
    const reply = randomReply(asked, this.#chance);
    return [reply, reply];
  }
}

const differing = (one: unknown, other: unknown): string =>
  `${JSON.stringify(one)}\nis not\n${JSON.stringify(other)}`;

function actAlike(asked: ActDecision, theirs: ActDecision, chance: Chance): [Reply, Reply] {
  const nameOf = ({ do: what, card, ability, counter }: Action): string =>
    JSON.stringify([what, card, ability, counter]);
  const others = theirs.actions.map(nameOf);
  const both = asked.actions.flatMap((action, act) => {
    const there = others.indexOf(nameOf(action));
    return there < 0 ? [] : [[{ act }, { act: there }] as [Reply, Reply]];
  });
  return both[randomTo(chance, both.length - 1)] as [Reply, Reply];
}

/** The cards that a log entry tells of, in its order. */
export function cardsOf(event: KotcEvent): readonly CardNo[] {
  if ('link' in event) return [event.link.card];
  if ('card' in event) return [event.card];
  if ('cards' in event) return event.cards;
  return 'team' in event ? event.team : [];
}
