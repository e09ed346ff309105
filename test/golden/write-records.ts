/**
 * `node --import tsx test/golden/write-records.ts kotc-15` plays random games of the rules that are named and keeps those that show
 * most of what can happen, as the files that the program exports. Run it only when records of new rules, or of a new version of
 * them, are wanted: the kept ones prove that games of an earlier program still come out as they did.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupOf } from '../../src-main/games/kotc/cards/setup.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { chanceFrom, randomTo, type Chance } from '../../src-main/engine/chance/chance.js';
import { Game } from '../../src-main/engine/game.js';
import { recordOf, type Beginning } from '../../src-main/engine/record.js';
import { writeRecord } from '../../src-main/engine/record-text.js';
import { tokenDesigns } from '../../src-main/engine/objects/token-designs.js';
import { designOf } from '../../src-main/games/kotc/rules/components/design.js';
import { printedOn, type PlayedCard } from '../../src-main/games/kotc/rules/components/played-card.js';
import { kotcPlayables } from '../../src-main/games/kotc/rules/playable.js';
import { kotcRuleSets, offeredRules } from '../../src-main/games/kotc/rules/rule-set.js';
import type { KotcState } from '../../src-main/games/kotc/rules/state/state.js';
import { devotedTo, guideOf, randomCard, type Guide } from '../games/kotc/rules/random-decks.js';
import { componentsOf, Reached } from '../games/kotc/rules/reached.js';
import { mark } from './golden.js';

/** Kept of each edition. */
const KEPT = 16;
const MOST_INPUTS = 260;

interface Played {
  readonly text: string;
  /** What happened in it: components, events, questions. */
  readonly shows: ReadonlySet<string>;
}

function livelyCard(chance: Chance, guide: Guide): PlayedCard {
  for (;;) {
    const card = randomCard(chance, guide);
    if ((card.cost ?? 0) <= 3) return card;
  }
}

function play(id: keyof typeof kotcPlayables, component: string, seed: number): Played {
  const { rules, begin } = kotcPlayables[id];
  const { number } = kotcRuleSets[id].edition;
  const chance = chanceFrom(seed);
  const guide = devotedTo(chance, guideOf(number, true), component);
  const players = 2 + (seed % 5 === 0 ? randomTo(chance, 2) : 0);
  const cards = Array.from({ length: 6 * players }, () => printedOn(livelyCard(chance, guide)));
  const { least } = setupOf(number).deck;
  const decks = Array.from({ length: players }, (_, player) =>
    Array.from({ length: least }, () => 6 * player + randomTo(chance, 5)),
  );
  const beginning: Beginning<PlayedCard, KotcState> = {
    rules: { id: rules.id, version: rules.version },
    players: decks.map((_, player) => ({ name: `Player ${player + 1}` })),
    cards,
    start: { decks, seed },
  };
  const reached = new Reached();
  const printed = [...cards, ...tokenDesigns(kotcPlayables[id], cards)];
  const designs = printed.map((card) => reached.watched(designOf(card, number)));
  const game = new Game(rules, begin(decks, seed), designs);
  const questions = new Set<string>();
  for (let n = 0; n < MOST_INPUTS && game.decision; n += 1) {
    questions.add(`${game.decision.kind} ${game.decision.purpose}`);
    const refusal = game.answer(randomReply(game.decision, chance));
    if (refusal) throw new Error(refusal.because);
  }
  reached.noteGame(game.context);
  return {
    text: writeRecord(recordOf(beginning, game)),
    shows: new Set([...reached.components, ...reached.events, ...questions, game.result ? 'end' : 'no end']),
  };
}

/** Those that show most, one after another: each adds what the ones before it do not show. */
function best(games: readonly Played[]): readonly Played[] {
  const shown = new Set<string>();
  const left = new Set(games);
  const kept: Played[] = [];
  while (kept.length < KEPT && left.size > 0) {
    const adds = ({ shows, text }: Played): number =>
      [...shows].filter((one) => !shown.has(one)).length - text.length / 1e6;
    const [next] = [...left].toSorted((a, b) => adds(b) - adds(a));
    if (!next) break;
    left.delete(next);
    kept.push(next);
    for (const one of next.shows) shown.add(one);
  }
  return kept;
}

const wanted = process.argv.slice(2);
for (const [id] of offeredRules.filter(([one]) => wanted.includes(one))) {
  const components = componentsOf(kotcRuleSets[id].edition.number);
  const games = components.flatMap((component, place) =>
    [1, 2, 3].map((nth) => play(id, component, 3 * place + nth)),
  );
  const folder = join(import.meta.dirname, 'records', id);
  mkdirSync(folder, { recursive: true });
  const kept = best(games);
  for (const { text } of kept) writeFileSync(join(folder, `${mark(text)}.json`), text);
  const shown = new Set(kept.flatMap(({ shows }) => [...shows]));
  const all = new Set(games.flatMap(({ shows }) => [...shows]));
  console.log(`${id}: ${kept.length} games show ${shown.size} of ${all.size}`);
}
