import { tick } from 'svelte';
import type { TextSymbol } from '../../../../src-main/api/language/language-marks.js';
import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';
import { notices } from '../../../shared/notices/notices.svelte.js';

/** A field in which text can be marked. */
export interface MarkedArea {
  readonly area: () => HTMLTextAreaElement | undefined;
  /** Most characters that it takes. */
  readonly limit: number;
  /** Writes the text as one step of that name. */
  readonly write: (name: string, text: string) => void;
}

/** What belongs to a field while text in it is marked or mended: the focus may go there and come back. */
const OWN = '[data-marks], [role="dialog"], .fix-menu';

/** Whether the focus goes to where a field's marks are chosen, and not away from it. */
export const staysAtMarks = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.closest(OWN) !== null;

/** Bold, italic and symbols in the texts of a card, in whichever field the keyboard is. */
export class MarkTools {
  readonly #client: Client;
  #current = $state.raw<MarkedArea | null>(null);
  #symbols = $state.raw<readonly TextSymbol[]>([]);

  /** @param gameOf id of the game of the card in whose texts marks are set; null before it is known */
  constructor(
    client: Client,
    private readonly gameOf: () => string | null,
  ) {
    this.#client = client;
  }

  /** The field that the keyboard is in, or was in before its marks were turned to. */
  get current(): MarkedArea | null {
    return this.#current?.area()?.isConnected ? this.#current : null;
  }

  /** All symbols, once they were asked for by `loadSymbols`. */
  get symbols(): readonly TextSymbol[] {
    return this.#symbols;
  }

  enter(target: MarkedArea): void {
    this.#current = target;
  }

  leave(event: FocusEvent): void {
    if (!staysAtMarks(event)) this.#current = null;
  }

  async loadSymbols(): Promise<void> {
    const game = this.gameOf();
    if (this.#symbols.length > 0 || game === null) return;
    await this.#saying(async () => {
      this.#symbols = await this.#client.language.symbols({ game });
    });
  }

  async toggle(style: 'bold' | 'italic', target = this.current): Promise<void> {
    const [area, game] = [target?.area(), this.gameOf()];
    if (!target || !area || game === null) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area;
    await this.#saying(async () => {
      const done = await this.#client.language.mark({ game, text, start, end, style });
      // Who typed on meanwhile has another text before them.
      if (area.value !== text) return;
      await this.#write(target, style === 'bold' ? 'bold' : 'italics', done.text, done.start, done.end);
    });
  }

  /** Puts a symbol in place of what is selected; a selected word that means it becomes the symbol's own word. */
  async insert(symbol: TextSymbol, words: readonly string[], target = this.current): Promise<void> {
    const area = target?.area();
    if (!target || !area) return;
    const { value, selectionStart: start, selectionEnd: end } = area;
    const mark = `{${symbolWord(symbol, value.slice(start, end), words)}}`;
    const after = start + mark.length;
    await this.#write(target, 'insert symbol', value.slice(0, start) + mark + value.slice(end), after, after);
  }

  async #write(target: MarkedArea, name: string, text: string, start: number, end: number): Promise<void> {
    if (text.length > target.limit) {
      notices.say(`There is room for ${target.limit} characters; with this mark it would be more.`);
      return;
    }
    target.write(name, text);
    await tick();
    const area = target.area();
    area?.focus();
    area?.setSelectionRange(start, end);
  }

  async #saying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notices.complain(sentenceOf(error));
    }
  }
}

/** The word that stands in a symbol's braces: what was selected, or what the edition calls it, or its usual one. */
export function symbolWord(
  { words }: Pick<TextSymbol, 'words'>,
  selected: string,
  edition: readonly string[],
): string {
  const known = (word: string): boolean => words.includes(word.trim().toLowerCase());
  return (known(selected) ? selected.trim() : edition.find(known)) ?? words[0] ?? '';
}
