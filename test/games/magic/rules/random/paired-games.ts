/**
 * Two games at once that differ only in which cards lie where, unseen by one player: with the same answers that player is shown,
 * told and asked the same, until they get to know one of those cards or another player does something else.
 */
import { dequal } from 'dequal/lite';
import {
  chanceFrom,
  pickedFrom,
  randomTo,
  type Chance,
} from '../../../../../src-main/engine/chance/chance.js';
import type { Action, ActDecision, Decision, Reply } from '../../../../../src-main/engine/decision.js';
import { idsIn } from '../../../../../src-main/engine/decisions/choices.js';
import { Game } from '../../../../../src-main/engine/game.js';
import type { LogEntry } from '../../../../../src-main/engine/log.js';
import { writable } from '../../../../../src-main/engine/pipeline/writable.js';
import { has, seatOf, type CardNo, type Viewer } from '../../../../../src-main/engine/state.js';
import { magicPlayable } from '../../../../../src-main/games/magic/rules/playable.js';
import { magicRules } from '../../../../../src-main/games/magic/rules/rule-set.js';
import { knowledgeOf } from '../../../../../src-main/games/magic/rules/views/knowledge.js';
import { lineupOf, startOf, type Stock } from './lineups.js';
import { replyTo, type MagicGame } from './random-play.js';

/** What somebody is shown of a game: put in for a faulty one, to see that a leak is found. */
export interface Showing {
  readonly view: (game: MagicGame, viewer: Viewer) => unknown;
  readonly line: (entry: LogEntry, viewer: Viewer, game: MagicGame) => unknown;
}

const namesOf = (game: MagicGame): string[] => game.state.players.map((_, seat) => `Player ${seat}`);

export const truly: Showing = {
  view(game, viewer) {
    const { context, decision } = game;
    const table = magicPlayable.view(context, decision, viewer, namesOf(game));
    const isBots = decision && viewer !== null && decision.player === viewer;
    return isBots ? [table, knowledgeOf(context, decision, viewer)] : [table];
  },
  line: (entry, viewer, game) =>
    magicPlayable.describe(
      entry,
      game.context.log.entries.indexOf(entry as never),
      viewer,
      namesOf(game),
      game.context,
    ),
};

export interface Paired {
  /**
   * "out": the viewer got to know one of the exchanged cards. "parted": somebody else was asked otherwise. "over": neither ever
   * happened. "long": stopped after many decisions. "leak": the viewer was shown something else in either game.
   */
  readonly how: 'out' | 'parted' | 'over' | 'long' | 'leak';
  readonly decisions: number;
  readonly leak: string;
}

const MOST_DECISIONS = 250;

export function playPaired(stock: Stock, seed: number, showing: Showing = truly): Paired {
  const chance = chanceFrom(seed);
  const players = randomTo(chance, 3) === 0 ? 3 : 2;
  const lineup = lineupOf(stock, players, chance);
  const isWhole = randomTo(chance, 9) === 0;
  const viewer = randomTo(chance, 9) === 0 ? null : randomTo(chance, players - 1);
  const start = (): MagicGame => new Game(magicRules, startOf(lineup, seed, isWhole), lineup.designs);
  const pair = [start(), start()] as const;
  if (randomTo(chance, 2) === 0) {
    for (const game of pair)
      for (let player = 0; player < players; player += 1) game.take({ player, askAlways: true });
  }
  return new Pair(pair, viewer, showing, chance).play(randomTo(chance, isWhole ? 30 : 12));
}

class Pair {
  #changed: ReadonlySet<CardNo> = new Set();
  #logged = 0;
  #decisions = 0;

  constructor(
    readonly games: readonly [MagicGame, MagicGame],
    readonly viewer: Viewer,
    readonly showing: Showing,
    readonly chance: Chance,
  ) {}

  /** @param alike so many decisions are answered before cards are exchanged */
  play(alike: number): Paired {
    const [one] = this.games;
    for (let left = alike; left > 0 && one.decision; left -= 1) {
      const reply = replyTo(one.decision, this.chance);
      for (const game of this.games) game.answer(reply);
    }
    this.#logged = one.context.log.entries.length;
    this.#exchange();
    for (; this.#decisions < MOST_DECISIONS; this.#decisions += 1) {
      const leak = this.#compareLogs();
      if (leak === 'parted') return this.#end('parted');
      if (leak === 'out' || this.#isKnown()) return this.#end('out');
      if (leak !== null) return this.#end('leak', leak);
      const [asked, theirs] = [this.games[0].decision, this.games[1].decision];
      if (!this.#goOnAlike(asked, theirs)) return this.#end('parted');
      const [view, other] = this.games.map((game) => this.showing.view(game, this.viewer));
      if (!dequal(view, other)) return this.#end('leak', differing(view, other));
      if (!asked || !theirs) return this.#end('over');
      const replies = this.#replies(asked, theirs);
      for (const [place, game] of this.games.entries()) {
        const refusal = game.answer(replies[place] as Reply);
        if (refusal) return this.#end('leak', `A reply is refused: ${refusal.because}`);
      }
    }
    return this.#end('long');
  }

  /**
   * In the second game some cards that the viewer does not know are others. What is asked now was offered before, so it is only of
   * the viewer: nobody else's hand is exchanged while they are asked.
   */
  #exchange(): void {
    const [, { state, decision }] = this.games;
    const seat = seatOf(this.viewer);
    const hidden = [...state.cards.keys()].filter((no) => {
      const { zone, known, player } = state.cards[no]!;
      if (has(known, seat)) return false;
      return zone === 'library' ? known === 0 : zone === 'hand' && player !== decision?.player;
    });
    const chosen = pickedFrom(this.chance, hidden, randomTo(this.chance, 1) === 0 ? 4 : hidden.length);
    const designs = chosen.map((no) => state.cards[no]!.design);
    for (const [nth, no] of chosen.entries())
      writable(state).cards[no]!.design = designs[(nth + 1) % designs.length] as number;
    const [{ state: same }] = this.games;
    this.#changed = new Set(chosen.filter((no) => same.cards[no]!.design !== state.cards[no]!.design));
    // What is kept of the state until it changes is not of these cards any more.
    for (const { context } of this.games) context.revision += 1;
  }

  #end(how: Paired['how'], leak = ''): Paired {
    return { how, decisions: this.#decisions, leak };
  }

  /** The entries that both games have got, so far as they go together. @returns null when they read the same */
  #compareLogs(): string | null {
    const logs = this.games.map(({ context }) => context.log.entries);
    const until = Math.min(...logs.map(({ length }) => length));
    for (; this.#logged < until; this.#logged += 1) {
      const entries = logs.map((log) => log[this.#logged] as LogEntry);
      if (entries.some((entry) => this.#tells(entry))) return 'out';
      // By what is in their hand another player makes mana of this land or that one.
      if (!dequal(...(entries.map(paying) as [unknown, unknown]))) return 'parted';
      const [line, other] = entries.map((entry, place) =>
        this.showing.line(entry, this.viewer, this.games[place] as MagicGame),
      );
      if (!dequal(line, other)) return differing(line, other);
    }
    return null;
  }

  #tells({ event, known }: LogEntry): boolean {
    const { cards } = event as unknown as { readonly cards: readonly CardNo[] };
    return cards.some((no, place) => this.#changed.has(no) && has(known[place] ?? 0, seatOf(this.viewer)));
  }

  #isKnown(): boolean {
    const seat = seatOf(this.viewer);
    return this.games.some(({ state }) =>
      [...this.#changed].some((no) => has(state.cards[no]?.known ?? 0, seat)),
    );
  }

  /** What the viewer is asked must be the same in both games; others may be asked otherwise, and then the games part. */
  #goOnAlike(asked: Decision | null, theirs: Decision | null): boolean {
    if (asked?.player === this.viewer && theirs?.player === this.viewer) return true;
    if (!asked || !theirs) return asked === theirs;
    const [one, other] = this.games.map(({ context }) => context.log.entries.length);
    const isSameMoment = one === other && asked.id === theirs.id && asked.purpose === theirs.purpose;
    if (asked.player !== theirs.player || !isSameMoment) return false;
    if (asked.kind === 'act' && theirs.kind === 'act') return actsInBoth(asked, theirs).length > 0;
    return dequal(asked, theirs) && this.#meansAlike(asked);
  }

  /** Cards shown to somebody else can have got their ids in another order, so that one answer would choose other cards. */
  #meansAlike(asked: Decision): boolean {
    const [one, other] = this.games.map(({ state }) => state.cards);
    return idsIn(asked).every((id) => {
      const no = one?.findIndex((card) => card.id === id) ?? -1;
      return other?.[no]?.id === id;
    });
  }

  /** The same reply for both; where what somebody else may do differs, something that is possible in both. */
  #replies(asked: Decision, theirs: Decision): readonly [Reply, Reply] {
    if (asked.kind === 'act' && theirs.kind === 'act' && asked.player !== this.viewer) {
      const both = actsInBoth(asked, theirs);
      return both[randomTo(this.chance, both.length - 1)] as readonly [Reply, Reply];
    }
    const reply = replyTo(asked, this.chance);
    return [reply, reply];
  }
}

/** What is tapped to pay for something. */
const paying = ({ event }: LogEntry): unknown =>
  event.type === 'tap' || event.type === 'playManaAbility' || event.type === 'addMana' ? event : null;

const differing = (one: unknown, other: unknown): string =>
  `${JSON.stringify(one)}\nis not\n${JSON.stringify(other)}`;

function actsInBoth(asked: ActDecision, theirs: ActDecision): (readonly [Reply, Reply])[] {
  const nameOf = ({ do: what, card, ability }: Action): string => JSON.stringify([what, card, ability]);
  const others = theirs.actions.map(nameOf);
  return asked.actions.flatMap((action, act) => {
    const there = others.indexOf(nameOf(action));
    return there < 0 ? [] : [[{ act }, { act: there }] as const];
  });
}
