import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import type { Deck } from '../../cards/deck.js';
import type { FileToRead, TableSource } from '../reading/jobs.js';

/** A card, deck or set as it stood in a file. */
export interface FoundFile<T> {
  /** Where it stood, for people: a file's name or its path in a package. */
  readonly place: string;
  readonly content: T;
  /** It stood in a package, which brings everything back as it was. */
  readonly isPacked: boolean;
}

/** A picture that is not read into memory before it is needed. */
export interface FoundPicture {
  /** Path or name, as it was chosen or stands in the zip. */
  readonly name: string;
  /** Its bytes, whatever they are. @throws ExchangeRefusal */
  readonly read: () => Promise<Buffer>;
}

export interface FoundFramePicture {
  /** SHA-256 of its bytes. */
  readonly digest: string;
  /** @throws ExchangeRefusal */
  readonly read: () => Promise<Buffer>;
}

/** A frame that cards of the same package may be set out in. */
export interface FoundFrame {
  readonly place: string;
  /** As those cards name it. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** Those that came of the ones that it draws, by their file names. */
  readonly pictures: ReadonlyMap<string, FoundFramePicture>;
}

const isSameFrame = (one: FoundFrame, other: FoundFrame): boolean =>
  one.text === other.text &&
  one.pictures.size === other.pictures.size &&
  [...one.pictures].every(([name, { digest }]) => other.pictures.get(name)?.digest === digest);

export interface FileProblem {
  readonly place: string;
  /** A sentence or two. */
  readonly message: string;
}

/** Everything that was in the files of one import, sorted by what it is. */
export class Found {
  readonly cards: FoundFile<Card>[] = [];
  readonly decks: FoundFile<Deck>[] = [];
  readonly sets: FoundFile<CardSet>[] = [];
  readonly frames: FoundFrame[] = [];
  /** Pictures of packages, by their content names. */
  readonly keptPictures = new Map<string, FoundPicture>();
  /** Pictures with names that people gave. */
  readonly pictures: FoundPicture[] = [];
  table: TableSource | null = null;
  /** Texts that look like deck lists. */
  readonly lists: FileToRead[] = [];
  /** What the packages call themselves. */
  readonly titles: string[] = [];
  readonly problems: FileProblem[] = [];
  readonly #ids = new Set<string>();

  problem(place: string, message: string): void {
    this.problems.push({ place, message });
  }

  /** Takes a frame in, unless another package has brought one of its name. */
  takeFrame(frame: FoundFrame): void {
    const other = this.frames.find(({ name }) => name === frame.name);
    if (!other) this.frames.push(frame);
    else if (!isSameFrame(other, frame))
      this.problem(
        frame.place,
        'Another package has a frame of the same name; only the first is brought in.',
      );
  }

  /** Takes a content in, unless another file has brought one with its id. */
  take<T extends { readonly id: string }>(into: FoundFile<T>[], file: FoundFile<T>): void {
    const { place, content } = file;
    if (this.#ids.has(content.id)) {
      this.problem(place, 'Another file has the same id; only the first is brought in.');
      return;
    }
    this.#ids.add(content.id);
    into.push(file);
  }
}
