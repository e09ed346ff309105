import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { readCardFile, readDeckFile, type KeptReading } from '../../../src-main/games/card-files.js';
import { randomReply } from '../../../src-main/engine/bots/random.js';
import { chanceFrom, type Chance } from '../../../src-main/engine/chance/chance.js';
import type { Game } from '../../../src-main/engine/game.js';
import { isFailure, type Beginning, type RecordFailure } from '../../../src-main/engine/record.js';
import { beginGame } from '../../../src-main/engine/replay.js';
import type { Design, KotcContext } from '../../../src-main/games/kotc/rules/context.js';
import type { PlayedCard } from '../../../src-main/games/kotc/rules/components/played-card.js';
import { kotcPlayables, type PlayableKotc } from '../../../src-main/games/kotc/rules/playable.js';
import type { KotcRulesId } from '../../../src-main/games/kotc/rules/rule-set.js';
import type { KotcState } from '../../../src-main/games/kotc/rules/state/state.js';

export type KotcGame = Game<KotcState, Design, KotcContext>;
export type KotcBeginning = Beginning<PlayedCard, KotcState>;

const starters = join(import.meta.dirname, '..', '..', '..', 'assets', 'starter');
const filesIn = (library: string, name: string): string[] => {
  const folder = join(starters, library, name);
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
};

function content<T>(reading: KeptReading<T>): T {
  if (reading.kind !== 'good') throw new Error('A starter file cannot be read.');
  return reading.content;
}

interface Starter {
  readonly cards: readonly PlayedCard[];
  /** Places in the list of cards. */
  readonly decks: readonly (readonly number[])[];
}

function readStarter(library: string): Starter {
  const cards: readonly Card[] = filesIn(library, 'cards').map((text) => content(readCardFile(text)) as Card);
  const decks = filesIn(library, 'decks').map((text) =>
    content(readDeckFile(text)).entries.flatMap(({ card, copies }): number[] =>
      Array<number>(copies).fill(cards.findIndex(({ id }) => id === card)),
    ),
  );
  const printed = cards.map(({ name, type, edition, cost, offense, defense, text }): PlayedCard => {
    return { name, type, edition, cost, offense, defense, text };
  });
  return { cards: printed, decks };
}

const read = new Map<string, Starter>();
/** The 10th Edition plays the starter decks of the 9th. */
function starterOf(id: KotcRulesId): Starter {
  const library = id === 'kotc-10' ? 'kotc-09' : id;
  const starter = read.get(library) ?? readStarter(library);
  read.set(library, starter);
  return starter;
}

/** A game between the starter decks of an edition; beyond two players they come again. */
export function starterBeginning(seed: number, players = 2, id: KotcRulesId = 'kotc-14'): KotcBeginning {
  const { cards, decks } = starterOf(id);
  return {
    rules: { id, version: kotcPlayables[id].rules.version },
    players: Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    cards,
    start: { decks: Array.from({ length: players }, (_, seat) => decks[seat % decks.length] ?? []), seed },
  };
}

/** What must not fail. */
export function good<T extends object>(outcome: T | RecordFailure): T {
  if (isFailure(outcome)) throw new Error(outcome.because);
  return outcome;
}

export const playableOf = ({ rules: { id } }: Pick<KotcBeginning, 'rules'>): PlayableKotc =>
  kotcPlayables[id as KotcRulesId];

export const begin = (beginning: KotcBeginning, boundaryEvery = Infinity): KotcGame =>
  good(beginGame(playableOf(beginning), beginning, boundaryEvery));

/** Goes on with random replies, to the end or for that many inputs. */
export function playRandomly(game: KotcGame, chance: Chance, most = Infinity): KotcGame {
  for (let n = 0; n < most && game.decision; n += 1) {
    const refusal = game.answer(randomReply(game.decision, chance));
    if (refusal) throw new Error(refusal.because);
  }
  return game;
}

export const randomGame = (
  seed: number,
  players = 2,
  most = Infinity,
  id: KotcRulesId = 'kotc-14',
): KotcGame => playRandomly(begin(starterBeginning(seed, players, id), 1), chanceFrom(seed), most);
