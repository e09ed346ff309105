import type { BatchDone, BatchRow, CardRow, Removed } from '../../../src-main/api/answers/answers.js';
import type { TrashKind, TrashRow } from '../../../src-main/api/answers/keeping-answers.js';
import type { Client } from '../../connection/client.js';
import { sentenceOf } from '../../connection/sentence.js';
import { openFileOf } from '../../shared/editing/open-files.svelte.js';
import { batchStep } from '../../shared/history/batch-step.js';
import { takeBack } from '../../shared/history/take-back.js';
import type { History } from '../../shared/history/undo.svelte.js';
import { nameOf } from '../../shared/labels/card-labels.js';
import { notices } from '../../shared/notices/notices.svelte.js';
import { saving } from '../../shared/notices/saving.svelte.js';
import type { HistorySubject } from '../../shared/dialogs/history-dialog.svelte.js';
import { leftAlone, thingsOf } from '../../shared/labels/version-labels.js';

const kinds: readonly TrashKind[] = ['card', 'deck', 'set', 'game'];

/** What can be done about what was: bring it back, delete it for good, take changes back, put duplicates together. */
export class KeepingActions {
  readonly #client: Client;
  readonly #history: History;

  /** `history` is the library's, so that these steps stand among its others. */
  constructor(client: Client, history: History) {
    this.#client = client;
    this.#history = history;
  }

  async restore(rows: readonly TrashRow[]): Promise<void> {
    await this.#doing(async () => {
      let back = await this.#bringBack(rows);
      let trash: readonly { readonly kind: TrashKind; readonly trash: readonly string[] }[] = [];
      this.#history.push({
        name: `restore ${thingsOf(rows)}`,
        undo: async () => {
          trash = await Promise.all(
            back.map(async ({ kind, ids }) => ({ kind, trash: (await this.#remove(kind, ids)).trash })),
          );
        },
        redo: async () => {
          back = await this.#bringBack(
            trash.flatMap(({ kind, trash: names }) => names.map((name) => ({ kind, trash: name }))),
          );
        },
      });
      this.#sayDone(`Restored ${thingsOf(rows)}.`);
    });
  }

  /**
   * Makes a thing what it was.
   * @param when of which time the version is, for people
   * @returns whether it could be done
   */
  async restoreVersion({ kind, id, name }: HistorySubject, version: string, when: string): Promise<boolean> {
    const versions = this.#client.versions[kind];
    const bring = (wanted: string) => async () => {
      await saving.track<unknown>(versions.restore({ id, version: wanted }));
    };
    return this.#doing(async () => {
      const { damaged } = await versions.list({ id });
      await bring(version)();
      // What stood until now was kept as the newest version.
      const [replaced] = (await versions.list({ id })).versions;
      const text = `“${name}” is again as it was: ${when}.`;
      if (!replaced || damaged) return notices.say(text);
      const undo = bring(replaced.version);
      this.#history.push({ name: `restore “${name}”`, undo, redo: bring(version) });
      this.#sayDone(text);
    });
  }

  /** Keeps what a thing is now under a name, as it stands in its room. @returns whether it could be done */
  async keepVersion({ kind, id }: HistorySubject, name: string): Promise<boolean> {
    return this.#saying(async () => {
      await openFileOf(kind, id)?.flush();
      await saving.track(this.#client.versions[kind].keep({ id, name }));
      notices.say(`Kept as “${name}”.`);
    });
  }

  /** The one action that cannot be undone; whoever calls it has asked. */
  async erase(rows: readonly TrashRow[]): Promise<void> {
    await this.#saying(async () => {
      await saving.track(this.#client.trash.erase({ trash: rows.map(({ trash }) => trash) }));
      notices.say(`Deleted ${thingsOf(rows)} for good.`);
    });
  }

  /** Takes a change of many files back. */
  async takeBack(row: BatchRow): Promise<void> {
    await this.#doing(async () => {
      const done = await saving.track(this.#client.batches.undo({ batch: row.batch }));
      this.#remember(`undo of ${row.title}`, done);
      this.#sayDone(`Taken back: ${row.title}.${leftAlone(done.left)}`);
    });
  }

  /** Keeps one card of several and has the decks name it in place of the others. */
  async merge(keep: CardRow, others: readonly CardRow[]): Promise<void> {
    await this.#doing(async () => {
      const done = await saving.track(
        this.#client.duplicates.merge({ keep: keep.id, remove: others.map(({ id }) => id) }),
      );
      this.#remember(`remove duplicates of “${nameOf(keep)}”`, done);
      const decks =
        done.changed > 0
          ? ` ${done.changed === 1 ? '1 deck names' : `${done.changed} decks name`} the one that stays.`
          : '';
      this.#sayDone(`Kept “${nameOf(keep)}”, removed ${done.removed}.${decks}`);
    });
  }

  /** Shows these cards as duplicates no more. */
  async tellApart(cards: readonly string[], retold: () => Promise<void>): Promise<void> {
    await this.#doing(async () => {
      const tell = async (apart: boolean): Promise<void> => {
        await saving.track(this.#client.duplicates.tellApart({ cards: [...cards], apart }));
        await retold();
      };
      await tell(true);
      this.#history.push({ name: 'not duplicates', undo: () => tell(false), redo: () => tell(true) });
      this.#sayDone('They are not shown as duplicates any more.');
    });
  }

  /** Says what was done, with the way back. */
  #sayDone(text: string): void {
    const run = () => void this.#saying(() => takeBack(this.#history));
    notices.say(text, { label: 'Undo', run, of: this.#history });
  }

  #remember(name: string, done: BatchDone): void {
    this.#history.push(batchStep(this.#client, name, done));
  }

  async #bringBack(rows: readonly Pick<TrashRow, 'kind' | 'trash'>[]) {
    const back: { kind: TrashKind; ids: readonly string[] }[] = [];
    for (const kind of kinds) {
      const trash = rows.flatMap((row) => (row.kind === kind ? [row.trash] : []));
      if (trash.length > 0)
        back.push({ kind, ids: await saving.track(this.#client.trash.restore({ trash })) });
    }
    return back;
  }

  #remove(kind: TrashKind, some: readonly string[]): Promise<Removed> {
    const ids = [...some];
    switch (kind) {
      case 'card':
        return saving.track(this.#client.cards.remove({ ids }));
      case 'deck':
        return saving.track(this.#client.decks.remove({ ids }));
      case 'set':
        return saving.track(this.#client.sets.remove({ ids }));
      case 'game':
        return saving.track(this.#client.play.games.remove({ games: ids }));
    }
  }

  /** Does what can be taken back from the moment it is seen. */
  #doing(work: () => Promise<void>): Promise<boolean> {
    return this.#saying(() => this.#history.during(work()));
  }

  /** @returns whether nothing went wrong */
  async #saying(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      notices.complain(sentenceOf(error));
      return false;
    }
  }
}
