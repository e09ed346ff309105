import type { Card } from '../../cards/card.js';
import type { DisplayList } from '../../layout/display-list.js';
import { fileNameOf } from '../../print/file-name.js';
import { uniqueNames } from '../../print/images/zip-of-files.js';
import type { MeantCard } from '../formats/written-card.js';

/** How cards are painted, and where their pictures come from. */
export interface ExportTools {
  front(card: Card): Promise<DisplayList>;
  /** @param back 'standard' or a picture's id */
  back(back: string): Promise<DisplayList>;
  /** Bytes of a picture. @throws when it is not there */
  picture(id: string): Promise<Uint8Array>;
  hasPicture(id: string): Promise<boolean>;
}

/** Is called before each piece of work with what is done; throws where the work has been cancelled. */
export type Step = (doing: string) => void;

/** A file of an export: the only one, or one in a zip. */
export interface ExportPart {
  /** Within the zip; safe and unique. */
  readonly name: string;
  /** In bytes, where that is known before it is made. */
  readonly size: number | null;
  /** How often `make` calls its step. */
  readonly steps: number;
  readonly make: (step: Step) => Promise<Uint8Array>;
}

/** A file whose text stands already. */
export function textPart(name: string, text: string): ExportPart {
  const bytes = Buffer.from(text);
  return {
    name,
    size: bytes.length,
    steps: 1,
    make: async (step) => {
      step('Writing');
      return bytes;
    },
  };
}

/** A file that one piece of work makes. */
export const madePart = (name: string, doing: string, make: () => Promise<Uint8Array>): ExportPart => ({
  name,
  size: null,
  steps: 1,
  make: async (step) => {
    step(doing);
    return make();
  },
});

/** The same file under two names, one after the other, made once. */
export function twice(part: ExportPart, second: string): readonly [ExportPart, ExportPart] {
  let made: Uint8Array | null = null;
  const first: ExportPart = {
    ...part,
    make: async (step) => (made = await part.make(step)),
  };
  const again: ExportPart = {
    name: second,
    size: part.size,
    steps: 0,
    make: async () => {
      const bytes = made;
      made = null;
      if (!bytes) throw new RangeError(`${part.name} is made before ${second}.`);
      return bytes;
    },
  };
  return [first, again];
}

/** A file name of its own for each card, by their names. */
export const cardFileNames = (cards: readonly MeantCard[], ending: string): string[] =>
  uniqueNames(cards.map(({ card }) => fileNameOf(card.name.trim() || 'Unnamed card', ending)));
