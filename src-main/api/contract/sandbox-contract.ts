import { type } from '@orpc/contract';
import { z } from 'zod';
import { occupant, rulesId } from '../../play/new-game/new-game.js';
import { anyEdit as edit, anyScenario as scenario } from '../../games/scenarios.js';
import { errors } from './contract-errors.js';
import type {
  CardFaceAnswer,
  EditedScenario,
  OfferedCard,
  OpenedScenario,
  PositionRow,
  ShownScenario,
} from '../answers/play-answers.js';

const scenarioId = z.string().min(1).max(200);

/**
 * The sandbox: positions set up by hand. Main keeps nothing of one that is being set up: whoever asks brings the scenario,
 * which is all there is to it.
 */
export const sandboxContract = {
  /** The drafts, and the scenarios of the library. */
  list: errors.output(type<PositionRow[]>()),
  load: errors.input(z.strictObject({ id: scenarioId })).output(type<OpenedScenario>()),
  /** An empty table of two seats; where no rules are named, by the newest of the first game. */
  begin: errors.input(z.strictObject({ rules: rulesId.optional() })).output(type<EditedScenario>()),
  show: errors.input(z.strictObject({ scenario })).output(type<ShownScenario>()),
  edit: errors.input(z.strictObject({ scenario, edit })).output(type<EditedScenario>()),
  /** Writes it into the library; `id` is the file that it replaces, null a new one. */
  save: errors
    .input(z.strictObject({ scenario, id: scenarioId.nullable() }))
    .output(type<{ readonly id: string }>()),
  /** Keeps what is not saved under a name yet, until it is or is discarded. Later changes of it are saved by its id. */
  saveDraft: errors.input(z.strictObject({ scenario })).output(type<{ readonly id: string }>()),
  /** Removes a draft for good. */
  discardDraft: errors.input(z.strictObject({ id: scenarioId })),
  /**
   * The position in which a game stands, or stood after so many inputs: of a game that is over, or whose hands lie open
   * anyway.
   */
  fromGame: errors
    .input(z.strictObject({ game: z.uuid(), at: z.number().int().min(0).max(100_000).optional() }))
    .output(type<EditedScenario>()),
  /** Plays on from the position, all hands open. `seats` says who plays each. */
  play: errors
    .input(z.strictObject({ scenario, seats: z.array(occupant).min(2).max(30) }))
    .output(type<{ readonly game: string }>()),
  export: errors
    .input(z.strictObject({ scenario }))
    .output(type<{ readonly output: string; readonly name: string }>()),
  import: errors.input(z.strictObject({ file: z.file() })).output(type<EditedScenario>()),
  /** How a design of the shown position looks. */
  face: errors
    .input(z.strictObject({ scenario, design: z.number().int().min(0).max(1000) }))
    .output(type<CardFaceAnswer>()),
  /** Cards of the library and of the starter sets that can be laid on the table. */
  cards: errors
    .input(z.strictObject({ rules: rulesId, query: z.string().max(200) }))
    .output(type<OfferedCard[]>()),
};
