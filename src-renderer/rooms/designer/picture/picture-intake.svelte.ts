import type { IconLook } from '../../../../src-main/api/pictures/icons.js';
import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';
import type { CardEditor } from '../editor/card-editor.svelte.js';
import { freshPlacement } from '../editor/picture-moves.js';

/** Brings picture files into the library and onto the card, one at a time. */
export class PictureIntake {
  readonly #client: Client;
  readonly #editor: CardEditor;
  #busy = $state(false);
  #failure = $state<string | null>(null);

  constructor(client: Client, editor: CardEditor) {
    this.#client = client;
    this.#editor = editor;
  }

  get busy(): boolean {
    return this.#busy;
  }
  /** Why the last file did not become the card's picture, in the library's own sentence. */
  get failure(): string | null {
    return this.#failure;
  }

  dismiss(): void {
    this.#failure = null;
  }

  async add(file: File): Promise<void> {
    await this.#take(async () => {
      const { id } = await this.#client.pictures.add({ file });
      const name = this.#editor.card?.picture ? 'replace picture' : 'add picture';
      this.#editor.change(name, (draft) => (draft.picture = freshPlacement(id)));
    });
  }

  /** Paints an icon onto the card; its licence asks for credit, which goes into the licence line. */
  async addIcon(icon: string, look: IconLook): Promise<void> {
    await this.#take(async () => {
      const { ink, glow, ground } = look;
      const { id, credit } = await this.#client.pictures.addIcon({ icon, ink, glow, ground });
      this.#editor.change('use an icon', (draft) => {
        draft.picture = freshPlacement(id);
        draft.licence = withCredit(draft.licence, credit);
      });
    });
  }

  async #take(work: () => Promise<void>): Promise<void> {
    if (this.#busy || this.#editor.readOnly !== null) return;
    this.#busy = true;
    this.#failure = null;
    try {
      await work();
    } catch (error) {
      this.#failure = sentenceOf(error);
    } finally {
      this.#busy = false;
    }
  }
}

/** The licence line with the picture's credit: in place of an earlier picture's, else after what stands there. */
export function withCredit(licence: string, credit: string): string {
  const rest = licence.replace(/\s*Picture:.*$/, '').trim();
  return rest ? `${rest} ${credit}` : credit;
}
