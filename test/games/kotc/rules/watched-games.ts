/** Random games that somebody looks at before every answer. */
import type { Viewer } from '../../../../src-main/engine/state.js';
import type { GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom, randomTo } from '../../../../src-main/engine/chance/chance.js';
import type { Decision } from '../../../../src-main/engine/decision.js';
import { Game } from '../../../../src-main/engine/game.js';
import { logText } from '../../../../src-main/games/kotc/rules/texts/log-text.js';
import { newState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import { tableView } from '../../../../src-main/games/kotc/table/table-view.js';
import { viewOf, type View } from '../../../../src-main/games/kotc/rules/views/view.js';
import { plainText } from '../../../../src-main/engine/text.js';
import type { KotcEventType } from '../../../../src-main/games/kotc/rules/events/events.js';
import { answer, type KotcGame } from './game-of.js';
import { namesOf, rulesOf } from './paired-games.js';
import { guideOf, randomDecks } from './random-decks.js';
import { IdWatch } from './watched-ids.js';

const MOST_DECISIONS = 300;

export function watchGame(
  edition: GuideEdition,
  seed: number,
  look: (game: KotcGame, decision: Decision | null) => void,
): void {
  const chance = chanceFrom(seed);
  const rules = rulesOf(edition);
  const { designs, decks } = randomDecks(chance, 2 + randomTo(chance, 2), guideOf(edition));
  const game = new Game(rules, newState(decks, rules.edition, seed), designs);
  for (let n = 0; n < MOST_DECISIONS; n += 1) {
    const { decision } = game;
    look(game, decision);
    if (!decision) return;
    answer(game, randomReply(decision, chance));
  }
}

export const viewersOf = (game: KotcGame): Viewer[] => [null, ...game.state.players.keys()];
export const lookAs = (game: KotcGame, viewer: Viewer): View =>
  viewOf(game.context, game.decision, viewer, namesOf(game));

/** How many cards a viewer is shown or told of, wherever they are. */
function countCards({ players, casting }: View): number {
  return players.reduce((sum, one) => {
    const { deck, grave, hand, reserves, battlefield, traps, granary, removed } = one;
    const piles = deck.count + grave.count + hand.count + reserves.count + removed;
    return sum + piles + battlefield.length + traps.length + granary.length;
  }, casting.length);
}

/** All sentences for who is asked: the question, its answers, and what has happened from an entry of the log on. */
function sentencesFor(game: KotcGame, decision: Decision, since: number): string[] {
  const { context } = game;
  const names = namesOf(game);
  const { prompt } = tableView(context, decision, decision.player, names);
  const texts = prompt ? [prompt.text, ...prompt.actions.map(({ text }) => text), ...prompt.options] : [];
  for (const entry of context.log.entries.slice(since)) {
    const line = logText(entry, decision.player, names, context);
    if (line) texts.push(line.parts);
  }
  return texts.map(plainText);
}

const faulty = /undefined|NaN|\[object|^\s*$/;

/** What was found in games that somebody looked through; the lists say what is wrong, and are empty when nothing is. */
export interface Found {
  /** Hidden cards that an id lets a viewer follow from zone to zone. */
  readonly followed: string[];
  /** Views in which the numbers of cards do not come to all cards of the game. */
  readonly miscounted: string[];
  /** Sentences that say nothing, or show what was meant for a program. */
  readonly wordless: string[];
  readonly purposes: Set<string>;
  readonly events: Set<KotcEventType>;
}

/** Looks through random games with the eyes of everybody, each game once. @param also sees every place of them, with the views */
export function lookThrough(
  edition: GuideEdition,
  seeds: readonly number[],
  also?: (game: KotcGame, seed: number, views: ReadonlyMap<Viewer, View>) => void,
): Found {
  const found: Found = {
    followed: [],
    miscounted: [],
    wordless: [],
    purposes: new Set(),
    events: new Set(),
  };
  for (const seed of seeds) {
    const watches = new Map<Viewer, IdWatch>();
    let read = 0;
    watchGame(edition, seed, (game, decision) => {
      const views = new Map(viewersOf(game).map((viewer) => [viewer, lookAs(game, viewer)]));
      for (const [viewer, view] of views) {
        const watch = watches.get(viewer) ?? new IdWatch();
        watches.set(viewer, watch);
        const fault = watch.look(view);
        if (fault !== null) found.followed.push(`seed ${seed}, viewer ${viewer}: ${fault}`);
        if (countCards(view) !== game.state.cards.length)
          found.miscounted.push(`seed ${seed}, viewer ${viewer}: ${countCards(view)}`);
      }
      also?.(game, seed, views);
      if (!decision) return;
      const { entries } = game.context.log;
      found.purposes.add(decision.purpose);
      for (const { event } of entries.slice(read)) found.events.add(event.type);
      const sentences = sentencesFor(game, decision, read);
      found.wordless.push(...sentences.filter((text) => faulty.test(text)));
      read = entries.length;
    });
  }
  return found;
}
