import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import type { Deck } from '../../cards/deck.js';
import type { Found, FoundFrame, FoundPicture } from '../intake/found.js';
import type { ReadingThread } from '../reading/reading-thread.js';
import type { RowProblem } from '../spreadsheet/read-row.js';
import type { Turns } from '../../common/turns.js';
import type { LibraryFacts } from './library-facts.js';
import { lacksLevel, type MissingLevels } from './missing-levels.js';
import type { ImportOptions } from './options.js';
import type { ImportCounts, ImportRow, TablePreview } from './preview.js';
import type { AbilityReader } from './read-abilities.js';
import { wantedPictures } from './wanted-pictures.js';

/** A content to be written. */
export interface Planned<T> {
  readonly action: 'create' | 'replace';
  readonly content: T;
  /** What the library had when this was planned, where something is replaced. */
  readonly before?: T | undefined;
}

export interface PlannedCard extends Planned<Card> {
  /** A chosen picture file that shall be its picture, in the place of the one it names. */
  readonly file: FoundPicture | null;
}

/** A frame to be written under a name that nothing in the library has. */
export interface PlannedFrame {
  readonly name: string;
  readonly frame: FoundFrame;
}

/** What a plan is made of: what was found, what the library has, what the person wants. */
export interface Planning {
  readonly found: Found;
  readonly facts: LibraryFacts;
  readonly options: ImportOptions;
  /** The id that something new gets: the same whenever the plan is made anew. */
  readonly newId: (key: string) => string;
  /** What was found out about texts and levels is known to the next plan. */
  readonly abilities: AbilityReader;
  readonly levels: MissingLevels;
  /** Reads tables and lists. */
  readonly thread: ReadingThread;
  readonly turns: Turns;
  readonly signal?: AbortSignal | undefined;
}

/** All that an import would do, row by row and as contents. */
export class Plan {
  readonly rows: ImportRow[] = [];
  readonly cards: PlannedCard[] = [];
  readonly decks: Planned<Deck>[] = [];
  readonly sets: Planned<CardSet>[] = [];
  readonly frames: PlannedFrame[] = [];
  table: TablePreview | null = null;
  /** Some cards or decks do not say their edition. */
  needsEdition = false;

  /** Adds a row. Only what is not said is as in a row that says nothing. */
  row(row: Pick<ImportRow, 'key' | 'what' | 'place' | 'name' | 'action'> & Partial<ImportRow>): void {
    this.rows.push({
      card: null,
      picture: false,
      copies: null,
      levelFilled: false,
      problems: [],
      hasTwin: false,
      meant: [],
      chosen: null,
      optional: false,
      ...row,
    });
  }

  counts(found: Found): ImportCounts {
    const count = (fits: (row: ImportRow) => boolean): number => this.rows.filter(fits).length;
    const ofCards = (action: ImportRow['action']) =>
      count((row) => row.action === action && (row.what === 'card' || row.what === 'line'));
    return {
      created: this.cards.filter(({ action }) => action === 'create').length,
      replaced: this.cards.filter(({ action }) => action === 'replace').length,
      same: ofCards('same'),
      skipped: ofCards('skip'),
      leftOut: count(({ action }) => action === 'leave-out'),
      decks: this.decks.length,
      sets: this.sets.length,
      frames: this.frames.length,
      pictures: wantedPictures(this, found).length,
      levels: count(({ levelFilled }) => levelFilled),
      withoutLevel: this.cards.filter(({ content }) => lacksLevel(content)).length,
      errors: count(hasError),
      warnings: count(({ problems }) => problems.length > 0) - count(hasError),
    };
  }
}

const hasError = ({ problems }: Pick<ImportRow, 'problems'>): boolean =>
  problems.some(({ severity }) => severity === 'error');

export const warning = (message: string, field: RowProblem['field'] = null): RowProblem => ({
  severity: 'warning',
  field,
  message,
});

export const error = (message: string): RowProblem => ({ severity: 'error', field: null, message });
