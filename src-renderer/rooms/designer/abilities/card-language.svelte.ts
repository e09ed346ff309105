import type {
  JudgedReading,
  Fix,
  OfferedComponent,
  ReadProblem,
  TextForm,
  VocabularyAnswer,
} from '../../../../src-main/api/answers/language-answers.js';
import type { Card } from '../../../../src-main/cards/card.js';
import { limits } from '../../../../src-main/cards/limits.js';
import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';
import type { CardEditor } from '../editor/card-editor.svelte.js';
import { showWhenWritten } from '../editor/text-field.js';
import { deferred } from '../../../connection/deferred.js';
import { LatestWins } from '../../../connection/latest-wins.js';
import {
  anyForm,
  blocksOf,
  formOf,
  isRefusal,
  place,
  type Blocks,
  type Ground,
  type Outcome,
  type Refusal,
  type Slot,
} from './ability-edits.js';
import { addTo, aimAnew } from './palette-place.js';

interface Written {
  readonly name: string;
  readonly card: Card;
  readonly blocks: Blocks;
  /** Whose guide words them. */
  readonly edition: string;
  readonly epoch: number;
  readonly mergeKey: string | undefined;
}

/**
 * What the card language knows of the card in an editor. Text and blocks stay in step: a change of the card is read
 * into blocks, a change of blocks is written into the text, and the cost follows unless it was set by hand.
 */
export class CardLanguage {
  readonly #client: Client;
  readonly #editor: CardEditor;
  readonly #read: LatestWins<Card, { card: Card; reading: JudgedReading }>;
  readonly #write: LatestWins<Written, { asked: Written; text: string }>;
  readonly #vocabularies = new Map<string, VocabularyAnswer>();
  readonly #stop: () => void;
  #vocabulary = $state.raw<VocabularyAnswer | null>(null);
  #reading = $state.raw<JudgedReading | null>(null);
  /** Blocks as hands left them, until their text has come back and was read. */
  #pending = $state.raw<Blocks | null>(null);
  #failure = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The ability that a block is added to from the palette. */
  focused = $state(0);
  /** An empty ability stands below the others, waiting for its first block. */
  adding = $state(false);
  /** The text that the pending blocks became, once it is known. */
  #settledText: string | null = null;
  #epoch = 0;
  #lastText: string | null = null;
  /** The text that was read last. */
  #readText = $state<string | null>(null);
  #judged = false;
  readonly #firstRead = deferred<void>();
  /** The target selection that came with the last effect by itself: the next one that is chosen takes its place. */
  #brought: Slot | null = null;

  /** @param kindOf what kind of card a card is; null where its game tells none apart */
  constructor(
    client: Client,
    editor: CardEditor,
    private readonly kindOf: (card: Card) => string | null,
  ) {
    this.#client = client;
    this.#editor = editor;
    this.#read = new LatestWins(
      async (card) => ({ card, reading: await client.language.read({ card }) }),
      ({ card, reading }) => this.#onRead(card, reading),
      (error) => {
        this.#failure = sentenceOf(error);
        this.#firstRead.resolve();
      },
    );
    this.#write = new LatestWins(
      async (asked) => ({ asked, text: await this.#ask(asked) }),
      ({ asked, text }) => this.#onWritten(asked, text),
      (error) => {
        this.#pending = null;
        this.refusal = { refused: sentenceOf(error), rule: null };
      },
    );
    this.#stop = editor.watch((card) => this.#onCard(card));
  }

  /** The card has been read for the first time, or cannot be. */
  get firstRead(): Promise<void> {
    return this.#firstRead.promise;
  }
  get vocabulary(): VocabularyAnswer | null {
    return this.#vocabulary;
  }
  get reading(): JudgedReading | null {
    return this.#reading;
  }
  /** All that is wrong with the card, as far as it is still so: a cost that follows from the card is put right by itself. */
  get problems(): readonly ReadProblem[] {
    const { price, problems = [] } = this.#reading ?? {};
    if (this.#editor.costByHand || this.#editor.standsAsReadBlank) return problems;
    return problems.filter(({ field }) => field !== price?.field);
  }
  /** Words of the text that something is wrong with; none while it is another one. */
  get faults(): readonly { readonly start: number; readonly end: number }[] {
    if (this.#editor.card?.text !== this.#readText) return [];
    return this.problems.flatMap(({ at }) => at ?? []);
  }
  /** The guide of the card's edition is not known: its text is not built of blocks. */
  get withoutGuide(): boolean {
    return this.#reading?.edition === null;
  }
  get failure(): string | null {
    return this.#failure;
  }
  /** The card's abilities as blocks, as hands left them. */
  get blocks(): Blocks {
    return (
      this.#pending ??
      (this.#reading
        ? blocksOf(this.#reading.caveat?.use ?? null, this.#reading.paragraphs)
        : { caveat: null, paragraphs: [] })
    );
  }
  get ground(): Ground | null {
    const { card } = this.#editor;
    return card && this.#vocabulary ? { type: this.kindOf(card), vocabulary: this.#vocabulary } : null;
  }

  /** Of what the text of the card may be made. */
  get form(): TextForm {
    return this.ground ? formOf(this.ground) : anyForm;
  }

  component(id: string): OfferedComponent | null {
    for (const { components } of this.#vocabulary?.groups ?? []) {
      const found = components.find((candidate) => candidate.id === id);
      if (found) return found;
    }
    return null;
  }

  /** Changes the blocks as one named step; a refusal is kept for showing and changes nothing. False: refused. */
  edit(name: string, change: (blocks: Blocks, ground: Ground) => Outcome, mergeKey?: string): boolean {
    const { card } = this.#editor;
    const { ground } = this;
    if (!card || !ground || this.#editor.readOnly !== null) return false;
    const outcome = change(this.blocks, ground);
    this.#brought = null;
    if (isRefusal(outcome)) {
      this.refusal = outcome;
      return false;
    }
    this.refusal = null;
    this.#pending = { caveat: outcome.caveat, paragraphs: outcome.paragraphs };
    this.#settledText = null;
    const { edition } = ground.vocabulary;
    this.#write.request({ name, card, blocks: this.#pending, edition, epoch: this.#epoch, mergeKey });
    return true;
  }

  /** Adds a component to the ability in focus, where one of its kind stands. */
  add(component: OfferedComponent): boolean {
    let brought: Slot | null = null;
    const done = this.#put(component, (blocks, ground) => {
      const added = this.#added(blocks, component, ground);
      ({ brought } = added);
      return added.outcome;
    });
    if (done) this.#brought = brought;
    return done;
  }

  put(component: OfferedComponent, slot: Slot): boolean {
    return this.#put(component, (blocks, ground) => place(blocks, component, slot, ground));
  }

  /** What the card would cost with a component added; null where that cannot be said. A refusal: it cannot be added. */
  async foresee(component: OfferedComponent): Promise<number | Refusal | null> {
    const { card } = this.#editor;
    const { ground } = this;
    if (!card || !ground) return null;
    const { outcome } = this.#added(this.blocks, component, ground);
    if (isRefusal(outcome)) return outcome;
    const text = await this.#ask({ card, blocks: outcome, edition: ground.vocabulary.edition });
    return (await this.#client.language.read({ card: { ...card, text } })).price?.cost ?? null;
  }

  #added(blocks: Blocks, component: OfferedComponent, ground: Ground): ReturnType<typeof addTo> {
    const brought = this.#brought;
    if (brought && component.kind === 'target')
      return { outcome: aimAnew(blocks, brought, component, ground), brought: null };
    const count = blocks.paragraphs.length;
    const ability = this.adding || count === 0 ? count : Math.min(this.focused, count - 1);
    return addTo(blocks, ability, component, ground);
  }

  #put(component: OfferedComponent, change: (blocks: Blocks, ground: Ground) => Outcome): boolean {
    const done = this.edit(`add ${component.kind}`, change);
    if (done && component.kind !== 'caveat' && this.adding) {
      this.focused = this.blocks.paragraphs.length - 1;
      this.adding = false;
    }
    return done;
  }

  /** Does what a fix says, unless its text is not the card's any more: then it would take back what was typed since. */
  apply(fix: Fix): void {
    if ('text' in fix.change && this.#editor.card?.text !== this.#readText) return;
    this.#editor.seal();
    if (this.#editor.isCost(fix.change) && this.#editor.costByHand) return this.setByHand(false);
    this.#editor.change(fix.title.charAt(0).toLowerCase() + fix.title.slice(1), (draft) =>
      Object.assign(draft, fix.change),
    );
    this.#editor.seal();
    if (fix.select) showWhenWritten(fix.select);
  }

  /** False: the cost follows from the text again. */
  setByHand(byHand: boolean): void {
    this.#editor.setCostByHand(byHand, this.#reading?.price?.cost ?? null);
  }

  dispose(): void {
    this.#stop();
    this.#read.stop();
    this.#write.stop();
  }

  #ask({ card, blocks, edition }: Pick<Written, 'card' | 'blocks' | 'edition'>): Promise<string> {
    return this.#client.language.write({
      edition,
      type: this.kindOf(card) ?? '',
      caveat: blocks.caveat,
      was: card.text,
      abilities: blocks.paragraphs.map(({ text, ability }) =>
        text !== null || !ability
          ? { text: text ?? '' }
          : structuredClone({
              ...ability,
              costs: [...ability.costs],
              parts: ability.parts.map((part) => ({
                ...part,
                effects: [...part.effects],
                joiners: [...part.joiners],
              })),
            }),
      ),
    });
  }

  #onCard(card: Card): void {
    if (this.#editor.isFromDisk(card)) this.#judged = false;
    if (card.text !== this.#lastText) {
      this.#epoch += 1;
      this.#pending = null;
    }
    this.#lastText = card.text;
    this.#read.request(card);
  }

  #onWritten({ name, epoch, blocks, mergeKey }: Written, text: string): void {
    if (epoch !== this.#epoch) return;
    if (text === this.#editor.card?.text || text.length > limits.text) {
      if (text.length > limits.text)
        this.refusal = { refused: `A card holds ${limits.text} characters; this would be more.`, rule: null };
      if (this.#pending === blocks) this.#pending = null;
      return;
    }
    if (this.#pending === blocks) this.#settledText = text;
    this.#lastText = text;
    this.#editor.change(name, (draft) => (draft.text = text), mergeKey);
  }

  #onRead(card: Card, reading: JudgedReading): void {
    this.#failure = null;
    if (card.text !== this.#editor.card?.text) return;
    this.#readText = card.text;
    const { price } = reading;
    this.#reading = reading;
    this.#firstRead.resolve();
    this.#editor.costField = price?.field ?? null;
    if (card.text === this.#settledText) this.#pending = null;
    void this.#follow(reading.edition);
    if (!this.#judged) {
      this.#judged = true;
      this.#editor.costByHand =
        price !== null && this.#editor.cost !== null && this.#editor.cost !== price.cost;
    }
    if (this.#editor.costByHand || !price) return;
    // Opening a card changes nothing: a cost that is missing is filled in with the first change, and taken back with it.
    if (this.#editor.standsAsReadBlank) this.#editor.fillCost(null);
    else if (price.cost !== null) this.#editor.fillCost(price.cost);
  }

  async #follow(edition: JudgedReading['edition']): Promise<void> {
    if (this.#vocabulary?.edition === edition) return;
    if (edition === null) {
      this.#vocabulary = null;
      return;
    }
    try {
      const vocabulary =
        this.#vocabularies.get(edition) ?? (await this.#client.language.vocabulary({ edition }));
      this.#vocabularies.set(edition, vocabulary);
      if (this.#reading?.edition === edition) this.#vocabulary = vocabulary;
    } catch (error) {
      this.#failure = sentenceOf(error);
    }
  }
}
