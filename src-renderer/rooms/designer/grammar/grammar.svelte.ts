import type { OfferedGrammar, OfferedPart } from '../../../../src-main/api/answers/language-answers.js';
import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';

/** The grammar of the card's game, read once. */
export class Grammar {
  #offered = $state.raw<OfferedGrammar | null>(null);
  #failure = $state<string | null>(null);
  readonly #byId = $derived(new Map((this.#offered?.parts ?? []).map((part) => [part.id, part])));

  constructor(private readonly client: Client) {}

  /** Null before it arrives. */
  get offered(): OfferedGrammar | null {
    return this.#offered;
  }
  get failure(): string | null {
    return this.#failure;
  }

  part(id: string): OfferedPart | undefined {
    return this.#byId.get(id);
  }

  async load(game: string): Promise<void> {
    try {
      this.#offered = await this.client.language.grammar({ game });
    } catch (error) {
      this.#failure = sentenceOf(error);
    }
  }
}
