import type { Client } from '../connection/client.js';
import { sentenceOf } from '../connection/sentence.js';
import type { CardEditor } from './card-editor.svelte.js';
import { freshPlacement } from './picture-moves.js';

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
    if (this.#busy || this.#editor.readOnly !== null) return;
    this.#busy = true;
    this.#failure = null;
    try {
      const { id } = await this.#client.pictures.add({ file });
      const name = this.#editor.card?.picture ? 'replace picture' : 'add picture';
      this.#editor.change(name, (draft) => (draft.picture = freshPlacement(id)));
    } catch (error) {
      this.#failure = sentenceOf(error);
    } finally {
      this.#busy = false;
    }
  }
}

/** The picture file in what was dropped or pasted, or null. A file that is no picture is taken too: the library says why not. */
export function fileIn(data: DataTransfer | null): File | null {
  const files = [...(data?.files ?? [])];
  return files.find((file) => file.type.startsWith('image/')) ?? files[0] ?? null;
}
