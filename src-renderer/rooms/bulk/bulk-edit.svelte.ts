import type { CardEdit, EditPreview } from '../../../src-main/api/answers/edit-answers.js';
import type { BatchDone } from '../../../src-main/api/answers/answers.js';
import type { SomeCards } from '../../../src-main/api/cards/some-cards.js';
import type { Client } from '../../connection/client.js';
import { isAbort, sentenceOf } from '../../connection/sentence.js';
import { saving } from '../../shared/notices/saving.svelte.js';
import { applyEdit } from '../../shared/library/apply-edit.js';

/** How long nothing is changed before what an edit would do is asked anew, ms. */
const PAUSE = 180;

export interface EditProgress {
  readonly done: number;
  readonly total: number;
  readonly doing: string;
}

interface PreviewWish {
  /** Ids of cards that stay as they are. */
  readonly except?: readonly string[];
  /** So many before and after are wanted; absent: the usual number. */
  readonly shown?: number | undefined;
}

/** An edit of many cards while it is put together: what it would do, and how far it is once it is done. */
export class BulkEdit {
  readonly #client: Client;
  readonly #cards: SomeCards;
  #preview = $state.raw<EditPreview | null>(null);
  #stale = $state(false);
  #progress = $state.raw<EditProgress | null>(null);
  #failure = $state<string | null>(null);
  #asking: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | null = null;

  constructor(client: Client, cards: SomeCards) {
    this.#client = client;
    this.#cards = cards;
  }

  /** What the edit would do; null where there is none. */
  get preview(): EditPreview | null {
    return this.#preview;
  }
  /** A newer preview is on its way. */
  get stale(): boolean {
    return this.#stale;
  }
  /** Null while nothing is done. */
  get progress(): EditProgress | null {
    return this.#progress;
  }
  get failure(): string | null {
    return this.#failure;
  }

  /** Asks what an edit would do, a moment after the last call. */
  show(edit: CardEdit | null, how: PreviewWish = {}): void {
    this.stop();
    this.#failure = null;
    if (!edit) {
      this.#preview = null;
      this.#stale = false;
      return;
    }
    this.#stale = true;
    const asking = new AbortController();
    this.#asking = asking;
    this.#timer = setTimeout(() => void this.#ask(edit, how, asking.signal), PAUSE);
  }

  /** Asks no more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  /** Does it. Answers null where nothing was done: nothing to change, cancelled, or failed with `failure` set. */
  async apply(edit: CardEdit, title: string, except: readonly string[] = []): Promise<BatchDone | null> {
    const running = new AbortController();
    this.#running = running;
    this.#failure = null;
    this.#progress = { done: 0, total: 0, doing: 'Starting' };
    try {
      const { signal } = running;
      const onprogress = (progress: EditProgress): void => void (this.#progress = progress);
      return await saving.track(
        applyEdit(
          this.#client,
          { cards: this.#cards, edit, title, ...(except.length > 0 && { except: [...except] }) },
          { signal, onprogress },
        ),
      );
    } catch (error) {
      if (!running.signal.aborted) this.#failure = sentenceOf(error);
      return null;
    } finally {
      this.#progress = null;
      this.#running = null;
    }
  }

  cancel(): void {
    this.#running?.abort();
  }

  async #ask(edit: CardEdit, { except = [], shown }: PreviewWish, signal: AbortSignal): Promise<void> {
    const how = { ...(except.length > 0 && { except: [...except] }), ...(shown !== undefined && { shown }) };
    try {
      const preview = await this.#client.edits.preview({ cards: this.#cards, edit, ...how }, { signal });
      if (signal.aborted) return;
      this.#preview = preview;
      this.#stale = false;
    } catch (error) {
      if (!signal.aborted && !isAbort(error)) this.#failure = sentenceOf(error);
    }
  }
}
