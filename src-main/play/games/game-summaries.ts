import { z } from 'zod';
import { textOrNothing } from '../../files/read-plain.js';
import { findRuleSet } from '../../games/rule-sets.js';
import type { GamesFolder } from './games-folder.js';
import { LONGEST_TITLE, storedGame } from './stored-game.js';
import type { GameRow } from '../table/table-update.js';

/** Raised when the shape of a summary changes; one of another version is written anew. */
const SUMMARY_VERSION = 1;

/** Characters; thirty names and a title are far shorter. */
const MOST_TEXT = 20_000;

const count = z.number().int().min(0);
const { kind, seats } = storedGame.shape;
const summary = z.strictObject({
  format: z.literal('cardwright-game-summary'),
  version: z.literal(SUMMARY_VERSION),
  /** Of the game's files as they were. */
  stamp: z.string(),
  /** Of the rules by which the game was played through. */
  rulesVersion: count,
  row: z.strictObject({
    id: z.uuid(),
    title: z.string().max(LONGEST_TITLE),
    rules: z.string(),
    ruleOptions: z.array(z.string()).optional(),
    seats,
    turn: count,
    state: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('over'), winners: z.array(count) }),
      z.strictObject({ kind: z.literal('running'), asked: count.nullable() }),
    ]),
    kind,
    match: z
      .strictObject({
        id: z.string(),
        bestOf: count,
        game: count,
        wins: z.array(count),
        isOver: z.boolean(),
        winner: count.nullable(),
      })
      .optional(),
  }),
});

/** What the list of games shows of one, kept beside it so that the game need not be played through for that. It is made anew where it is missing or old. */
export class GameSummaries {
  constructor(private readonly folder: GamesFolder) {}

  /** Null where there is none of the files as they are now. */
  async read(id: string, stamp: string): Promise<Omit<GameRow, 'changed'> | null> {
    const text = await textOrNothing(this.folder.summary(id));
    const read = text.length > 0 && text.length <= MOST_TEXT ? summary.safeParse(parsed(text)).data : null;
    if (!read || read.stamp !== stamp || read.row.id !== id) return null;
    return read.rulesVersion === findRuleSet(read.row.rules)?.rules.version ? read.row : null;
  }

  /** Keeps a row. Where that cannot be done it is made anew the next time, so nobody is told. */
  async write({ changed: _changed, ...row }: GameRow, stamp: string): Promise<void> {
    const rulesVersion = findRuleSet(row.rules)?.rules.version;
    const content = { format: 'cardwright-game-summary', version: SUMMARY_VERSION, stamp, rulesVersion, row };
    await this.folder
      .exclusively('The summary of a game could not be saved', () =>
        this.folder.files.write(this.folder.summary(row.id), `${JSON.stringify(content)}\n`),
      )
      .catch(() => undefined);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
