import type { FrameRow } from '../../../../src-main/api/answers/frame-answers.js';
import { sentenceOf } from '../../../connection/sentence.js';
import { saveOutput } from '../../../shared/files/save-output.js';
import { notices } from '../../../shared/notices/notices.svelte.js';
import type { Session } from '../../../shared/session/session.svelte.js';

/** The frames that there are, and what can be done with them. What goes wrong is said in the title bar. */
export class FrameShelf {
  readonly #session: Session;
  #rows = $state.raw<readonly FrameRow[]>([]);

  constructor(session: Session) {
    this.#session = session;
  }

  get rows(): readonly FrameRow[] {
    return this.#rows;
  }

  row(name: string): FrameRow | undefined {
    return this.#rows.find((one) => one.name === name);
  }

  /** Reads them again, for everything that shows cards in them too. */
  async reload(): Promise<void> {
    await this.#do(async () => {
      this.#rows = await this.#session.client.frames.list();
      await this.#session.reloadInfo();
    });
  }

  /** @returns the name of the copy; null where there is none */
  copy(name: string): Promise<string | null> {
    return this.#added(() => this.#session.client.frames.copy({ name }));
  }

  import(file: File): Promise<string | null> {
    return this.#added(() => this.#session.client.frames.import({ file }));
  }

  async share(name: string): Promise<void> {
    await this.#do(async () => {
      const { client } = this.#session;
      const { output, name: file } = await client.frames.export({ name });
      const said = await saveOutput(client, output, file);
      if (said !== null) notices.say(said);
    });
  }

  async remove(name: string): Promise<void> {
    await this.#do(async () => {
      const title = this.row(name)?.title ?? name;
      const { away } = await this.#session.client.frames.remove({ name });
      await this.reload();
      const run = async (): Promise<void> => {
        await this.#session.client.frames.restore({ name, away });
        await this.reload();
      };
      notices.say(`Removed the frame “${title}”. Cards in it keep its name.`, { label: 'Undo', run });
    });
  }

  async #added(add: () => Promise<{ readonly name: string }>): Promise<string | null> {
    let added: string | null = null;
    await this.#do(async () => {
      added = (await add()).name;
      await this.reload();
    });
    return added;
  }

  async #do(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notices.complain(sentenceOf(error));
    }
  }
}
