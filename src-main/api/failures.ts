import { ORPCError } from '@orpc/server';
import { LibraryError } from '../library/errors.js';
import { LooseFileError } from '../library/loose-files.js';
import { ExchangeRefusal } from '../exchange/refusal.js';
import { BotTrouble } from '../play/bots/bot-pool.js';
import { UnplayableDeck } from '../play/new-game/decks.js';
import { RecordFileError } from '../play/games/record-file.js';
import { TableRefusal } from '../play/refusal.js';
import { RulesFault } from '../play/table/running-game.js';
import { UnplayableCard } from '../engine/unplayable-card.js';
import { ScenarioFault } from '../engine/scenario/fault.js';
import { ExperimentRefusal } from '../lab/experiment/refusal.js';
import { LabTrouble } from '../lab/run/block-threads.js';
import { PrintRefusal } from '../print/refusal.js';

/** What a person asked for and cannot have; the message says why. */
const refusals = [
  PrintRefusal,
  TableRefusal,
  UnplayableDeck,
  RecordFileError,
  LooseFileError,
  ExchangeRefusal,
  BotTrouble,
  RulesFault,
  ScenarioFault,
  UnplayableCard,
  ExperimentRefusal,
  LabTrouble,
];

/** Turns what a person can cause into the contract's errors; everything else stays a fault of the program. */
export function asContractError(error: unknown): unknown {
  if (error instanceof LibraryError) return contractError(error.code, error);
  if (error instanceof Error && refusals.some((kind) => error instanceof kind)) {
    return contractError('BAD_INPUT', error);
  }
  return error;
}

const contractError = (code: LibraryError['code'], error: Error): ORPCError<string, undefined> =>
  new ORPCError(code, { defined: true, message: error.message, cause: error });

/** The same for a stream of events, which fails while it is read. */
export async function* withContractErrors<T>(events: AsyncIterable<T>): AsyncGenerator<T, void, void> {
  try {
    yield* events;
  } catch (error) {
    throw asContractError(error);
  }
}
