/** Games between the starter decks of Magic. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCardFile, readDeckFile, type KeptReading } from '../../../src-main/games/card-files.js';
import { isFailure, type Beginning } from '../../../src-main/engine/record.js';
import { beginGame } from '../../../src-main/engine/replay.js';
import type { Game } from '../../../src-main/engine/game.js';
import { printedOn, type Printed } from '../../../src-main/games/magic/cards/card.js';
import type { Magic } from '../../../src-main/games/magic/rules/context.js';
import { magicPlayable } from '../../../src-main/games/magic/rules/playable.js';
import type { Design } from '../../../src-main/games/magic/rules/state/design.js';
import type { State } from '../../../src-main/games/magic/rules/state/state.js';
import { inProject } from '../../../src-main/setup/project.mjs';

export type MagicGame = Game<State, Design, Magic>;

const filesIn = (name: string): string[] => {
  const folder = inProject('assets', 'starter', 'magic-classic', name);
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
};

function content<T>(reading: KeptReading<T>): T {
  if (reading.kind !== 'good') throw new Error('A starter file cannot be read.');
  return reading.content;
}

interface Starter {
  readonly cards: readonly Printed[];
  /** Places in the list of cards. */
  readonly decks: readonly (readonly number[])[];
}

function readStarter(): Starter {
  const cards = filesIn('cards').map((text) => content(readCardFile(text)));
  const decks = filesIn('decks').map((text) =>
    content(readDeckFile(text)).entries.flatMap(({ card, copies }): number[] =>
      Array<number>(copies).fill(cards.findIndex(({ id }) => id === card)),
    ),
  );
  return { cards: cards.map(printedOn), decks };
}

let read: Starter | undefined;

/** A game between starter decks, by their places in the order of their names. */
export function magicBeginning(seed: number, decks: readonly number[]): Beginning<Printed, State> {
  const starter = (read ??= readStarter());
  return {
    rules: { id: magicPlayable.rules.id, version: magicPlayable.rules.version },
    players: decks.map((_, seat) => ({ name: `Player ${seat + 1}` })),
    cards: starter.cards,
    start: { decks: decks.map((deck) => starter.decks[deck % starter.decks.length] ?? []), seed },
  };
}

/** @throws Error where a starter card cannot be played */
export function beginMagic(seed: number, decks: readonly number[]): MagicGame {
  const game = beginGame(magicPlayable, magicBeginning(seed, decks));
  if (isFailure(game)) throw new Error(game.because);
  return game;
}
