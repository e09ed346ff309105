import type { Card } from '../cards/card.js';
import type { CardSet } from '../cards/card-set.js';
import type { Deck } from '../cards/deck.js';
import { picturePlacement } from '../cards/picture.js';
import type { BatchChange, BatchDone } from '../library/batches/batch.js';
import { LibraryError } from '../library/errors.js';
import type { Library } from '../library/library.js';
import type { Progress } from '../print/pdf/request.js';
import type { Found, FoundPicture } from './intake/found.js';
import type { Plan, Planned, PlannedFrame } from './plan/plan.js';
import { wantedPictures } from './plan/wanted-pictures.js';
import { ExchangeRefusal } from './refusal.js';

export interface Applied extends BatchDone {
  /** Ids of what was written, in the order of the files. */
  readonly brought: {
    readonly cards: readonly string[];
    readonly decks: readonly string[];
    readonly sets: readonly string[];
    /** Names of frames, which stay when the rest is taken back: cards made since may stand in them. */
    readonly frames: readonly string[];
  };
  /** Pictures and frames that could not be taken in: whose, and why. Their cards came without. */
  readonly lost: readonly { readonly name: string; readonly because: string }[];
}

export interface Applying {
  readonly library: Library;
  readonly plan: Plan;
  readonly found: Found;
  /** What undo calls it: "import “Woods.xlsx”". */
  readonly title: string;
  readonly onProgress: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/**
 * Does what a plan says: takes its pictures and frames in, each once, then writes everything as one batch that can be taken back.
 * Until that, nothing but pictures and frames has been written, which harm nothing if the import is cancelled.
 * @throws LibraryError READ_ONLY, STORAGE, BAD_INPUT; the signal's reason
 */
export async function applyPlan({
  library,
  plan,
  found,
  title,
  onProgress,
  signal,
}: Applying): Promise<Applied> {
  const taken = new TakenIn(library, found);
  const wanted = wantedPictures(plan, found);
  for (const [done, picture] of wanted.entries()) {
    signal?.throwIfAborted();
    onProgress({ done, total: wanted.length, doing: 'Bringing in pictures' });
    await taken.take(picture);
  }
  for (const frame of plan.frames) {
    signal?.throwIfAborted();
    await taken.takeFrame(frame);
  }
  const contents = (action: Planned<unknown>['action']) => ({
    cards: plan.cards
      .filter((card) => card.action === action)
      .map(({ content, file }) => taken.inCard(content, file)),
    decks: of(plan.decks, action).map((deck) => taken.inDeck(deck)),
    sets: of(plan.sets, action).map((set) => taken.inSet(set)),
  });
  const befores = <T>(planned: readonly Planned<T>[]): T[] => planned.flatMap(({ before }) => before ?? []);
  const change: BatchChange = {
    title,
    create: contents('create'),
    change: contents('replace'),
    before: { cards: befores(plan.cards), decks: befores(plan.decks), sets: befores(plan.sets) },
  };
  signal?.throwIfAborted();
  const done = await library.batches.apply(change, signal, (written, total) =>
    onProgress({ done: written, total, doing: 'Writing' }),
  );
  const { frames } = taken;
  const brought = { cards: idsOf(plan.cards), decks: idsOf(plan.decks), sets: idsOf(plan.sets), frames };
  return { ...done, brought, lost: taken.lost };
}

const idsOf = (planned: readonly Planned<{ readonly id: string }>[]): string[] =>
  planned.map(({ content }) => content.id);

const of = <T>(planned: readonly Planned<T>[], action: Planned<T>['action']): T[] =>
  planned.filter((one) => one.action === action).map(({ content }) => content);

/** Pictures and frames of an import as the library keeps them, which may be under another name than the files gave. */
class TakenIn {
  readonly lost: { name: string; because: string }[] = [];
  readonly frames: string[] = [];
  readonly #ids = new Map<FoundPicture, string>();

  constructor(
    private readonly library: Library,
    private readonly found: Found,
  ) {}

  async take(picture: FoundPicture): Promise<void> {
    await this.#orLost(picture.name, async () => {
      const { id } = await this.library.pictures.adopt(await picture.read());
      this.#ids.set(picture, id);
    });
  }

  /** A frame with a picture that cannot be taken in does not come: its cards show the usual one, and say so. */
  async takeFrame({ name, frame }: PlannedFrame): Promise<void> {
    await this.#orLost(`Frame “${frame.title}”`, async () => {
      const pictures = new Map<string, Uint8Array>();
      for (const [file, { read }] of frame.pictures) pictures.set(file, await read());
      await this.library.frames.addAs(name, { text: frame.text, pictures });
      this.frames.push(name);
    });
  }

  async #orLost(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const its =
        error instanceof ExchangeRefusal || (error instanceof LibraryError && error.code === 'BAD_INPUT');
      if (!its) throw error;
      this.lost.push({ name, because: error.message });
    }
  }

  inCard(card: Card, file: FoundPicture | null): Card {
    if (file) {
      const id = this.#ids.get(file);
      return id === undefined
        ? card
        : { ...card, picture: { ...picturePlacement.parse({ id }), ...shape(card) } };
    }
    return card.picture ? { ...card, picture: { ...card.picture, id: this.#kept(card.picture.id) } } : card;
  }

  inDeck(deck: Deck): Deck {
    return deck.back === 'standard' ? deck : { ...deck, back: this.#kept(deck.back) };
  }

  inSet(set: CardSet): CardSet {
    const { symbol } = set;
    return symbol && 'picture' in symbol ? { ...set, symbol: { picture: this.#kept(symbol.picture) } } : set;
  }

  #kept(id: string): string {
    const picture = this.found.keptPictures.get(id);
    return (picture && this.#ids.get(picture)) ?? id;
  }
}

/** What of a former picture's placement holds for any other. */
const shape = ({ picture }: Card): Partial<NonNullable<Card['picture']>> =>
  picture ? { fit: picture.fit, ...(picture.fill && { fill: picture.fill }) } : {};
