/** Random games in which every card has a name of its own, so that it can be found in whatever is shown of them. */
import type { GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom, randomTo } from '../../../../src-main/engine/chance/chance.js';
import type { Decision } from '../../../../src-main/engine/decision.js';
import { Game } from '../../../../src-main/engine/game.js';
import { has, seatOf, type Viewer } from '../../../../src-main/engine/state.js';
import type { LogDescription } from '../../../../src-main/engine/table/log-line.js';
import type { Design } from '../../../../src-main/games/kotc/rules/context.js';
import { newState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import { describe } from '../../../../src-main/games/kotc/table/describe.js';
import type { KotcGame } from '../rules/game-of.js';
import { cardsOf, namesOf, rulesOf } from '../rules/paired-games.js';
import { guideOf, randomDecks } from '../rules/random-decks.js';

const MOST_DECISIONS = 250;

/** Card no. 17 is called “17” in guillemets, in its name and in its text, and has the design of that number. */
const sole = (design: Design, no: number): Design => ({
  ...design,
  name: `«${no}»`,
  text: `${design.text} «${no}»`,
});

/** Somebody gives up in the middle of a game of three of the editions that go on without them. */
export function playSole(
  edition: GuideEdition,
  seed: number,
  look: (game: KotcGame, decision: Decision | null) => void,
): void {
  const chance = chanceFrom(seed);
  const rules = rulesOf(edition);
  const players = 2 + randomTo(chance, 1);
  const { designs, decks } = randomDecks(chance, players, guideOf(edition));
  const all = decks.flat().map((design, no) => sole(designs[design] as Design, no));
  let next = 0;
  const soleDecks = decks.map((deck) => deck.map(() => next++));
  const game = new Game(rules, newState(soleDecks, rules.edition, seed), all);
  const always = randomTo(chance, 1) === 0;
  for (let player = 0; always && player < players; player += 1) game.take({ player, askAlways: true });
  const givesUp = randomTo(chance, MOST_DECISIONS);
  for (let n = 0; n < MOST_DECISIONS; n += 1) {
    const { decision } = game;
    look(game, decision);
    if (!decision) return;
    if (n === givesUp && players > 2) game.take({ player: randomTo(chance, players - 1), resign: true });
    else game.answer(randomReply(decision, chance));
  }
}

/** The cards that are named in something shown, by name, text or design. */
export function namedIn(shown: unknown): Set<number> {
  const text = JSON.stringify(shown);
  const found = [...text.matchAll(/«(\d+)»/g), ...text.matchAll(/"design":(\d+)/g)];
  return new Set(found.map(([, no]) => Number(no)));
}

/** Follows a game, and keeps for each viewer which cards they have ever been entitled to know. */
export class Knowers {
  readonly #known = new Map<Viewer, Set<number>>();
  #read = 0;

  /**
   * What a question is about is told to who is asked, such as the card whose cost they choose.
   *
   * @returns what has been written into the log since the last look, with its places
   */
  follow({ state, context, decision }: KotcGame): readonly number[] {
    const { entries } = context.log;
    const from = this.#read;
    this.#read = entries.length;
    const places = entries.slice(from).map((_, nth) => from + nth);
    for (const viewer of [null, ...state.players.keys()]) {
      const known = this.of(viewer);
      for (const [no, card] of state.cards.entries()) if (has(card.known, seatOf(viewer))) known.add(no);
      for (const place of places) {
        const entry = entries[place];
        if (!entry) continue;
        for (const [nth, no] of cardsOf(entry.event).entries()) {
          if (has(entry.known[nth] ?? 0, seatOf(viewer))) known.add(no);
        }
      }
    }
    const about = state.cards.findIndex(({ id }) => id === decision?.about);
    if (decision && about >= 0) this.of(decision.player).add(about);
    return places;
  }

  of(viewer: Viewer): Set<number> {
    const known = this.#known.get(viewer) ?? new Set();
    this.#known.set(viewer, known);
    return known;
  }
}

export const toldAt = (game: KotcGame, place: number, viewer: Viewer): LogDescription => {
  const entry = game.context.log.entries[place];
  if (!entry) throw new Error(`The log has no entry ${place}.`);
  return describe(entry, place, viewer, namesOf(game), game.context);
};
