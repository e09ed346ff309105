import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { randomReply } from '../../../src-main/engine/bots/random.js';
import { chanceFrom, randomTo } from '../../../src-main/engine/chance/chance.js';
import type { Reply } from '../../../src-main/engine/decision.js';
import { Game } from '../../../src-main/engine/game.js';
import { LogBook } from '../../../src-main/engine/log.js';
import { asKnownTo } from '../../../src-main/engine/search/known-position.js';
import { think, type Level } from '../../../src-main/engine/search/think.js';
import { isThoughtAbout, type Searching } from '../../../src-main/games/defaults/thinking-players.js';
import type { GameRules } from '../../../src-main/games/game-play.js';
import { trainingDeck } from '../../../src-main/lab/training/training-deck.js';
import { seedOf } from '../../../src-main/play/new-game/seeds.js';

/** What was thought at a decision of a game. */
export interface NotedThought {
  /** The place of the decision's reply among those of the game. */
  readonly at: number;
  readonly usual: Reply;
  /** Each reply that was weighed, its chance to win and in how many imagined games it was given. */
  readonly weighed: readonly (readonly [Reply, number, number])[];
}

/** A game between players who think ahead, as it is kept: it can be played again from this. */
export interface NotedGame {
  readonly nth: number;
  readonly seed: number;
  readonly decks: readonly (readonly number[])[];
  readonly replies: readonly Reply[];
  readonly thoughts: readonly NotedThought[];
}

export interface Arena {
  readonly rules: GameRules;
  readonly designs: readonly unknown[];
  readonly lists: readonly (readonly number[])[];
  readonly searching: Searching;
  readonly level: Level;
}

/** One in so many replies is any reply; which it is, chance says for each player of a game. */
const ODD = [8, 20, 60, 1000];
/** Of two starting decks so many games in a hundred are played with decks that chance mixes of both. */
const MIXED = 30;
const MOST_TURNS = 200;

/** Games of players who think ahead, in their order. They are kept in a file, and those that it has are not played again. */
export function* notedGames(arena: Arena, games: number, seed: number, file: string): Generator<NotedGame> {
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  for (let nth = 0; nth < games; nth += 1) {
    const line = lines[nth];
    const game = line === undefined ? played(arena, nth, seedOf(seed, nth)) : (JSON.parse(line) as NotedGame);
    if (line === undefined) appendFileSync(file, `${JSON.stringify(game)}\n`);
    yield game;
  }
}

function played({ rules, designs, lists, searching, level }: Arena, nth: number, seed: number): NotedGame {
  const { search } = searching;
  const chance = chanceFrom(seed);
  const decks = [trainingDeck(lists, MIXED, chance), trainingDeck(lists, MIXED, chance)];
  const odds = decks.map(() => ODD[randomTo(chance, ODD.length - 1)] ?? 1);
  const game = new Game(rules.rules, rules.begin(decks, seed), designs, 0, new LogBook(false));
  const replies: Reply[] = [];
  const thoughts: NotedThought[] = [];
  for (let asked = game.decision; asked !== null; asked = game.decision) {
    if (rules.summary(game.state).turns > MOST_TURNS) break;
    const usual = search.usualReply(game.context, asked, chance);
    let reply = usual;
    if (isThoughtAbout(asked)) {
      const known = asKnownTo(game, search.spokenOf);
      if (known) {
        const { position } = known;
        const own = known.designs.map((place) => designs[place]);
        const thought = think({ search, position, designs: own, level, usual, chance });
        reply = thought.reply;
        const weighed = thought.weighed.map((one) => [one.reply, rounded(one.chance), one.tries] as const);
        if (weighed.length > 1) thoughts.push({ at: replies.length, usual, weighed });
      }
      if (randomTo(chance, (odds[asked.player] ?? 1) - 1) === 0) reply = randomReply(asked, chance);
    }
    const refusal = game.answer(reply);
    if (refusal) throw new Error(refusal.because);
    replies.push(reply);
  }
  return { nth, seed, decks, replies, thoughts };
}

const rounded = (chance: number): number => Number(chance.toFixed(5));
