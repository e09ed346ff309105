/** The symbols that stand in texts of a table, such as "{2}{R}": each game's are fetched once, when one is first met. */
import { SvelteMap } from 'svelte/reactivity';
import type { TextSymbol } from '../../../../src-main/api/language/language-marks.js';
import type { Client } from '../../../connection/client.js';

type Symbols = ReadonlyMap<string, TextSymbol>;

const none: Symbols = new Map();
const fetched = new SvelteMap<string, Symbols>();
const asked = new Set<string>();

/** By their words in small letters; none until they arrive. */
export function symbolsOf(client: Client, game: string): Symbols {
  if (!asked.has(game)) {
    asked.add(game);
    void fetchSymbols(client, game);
  }
  return fetched.get(game) ?? none;
}

/** Whether those of a game have arrived. */
export const hasSymbols = (game: string): boolean => fetched.has(game);

async function fetchSymbols(client: Client, game: string): Promise<void> {
  try {
    const symbols = await client.language.symbols({ game });
    const byWord = symbols.flatMap((symbol) => symbol.words.map((word) => [word, symbol] as const));
    fetched.set(game, new Map(byWord));
  } catch {
    // Texts stand as they are written; the next that has a symbol asks again.
    asked.delete(game);
  }
}

/** A text as it is read aloud: "{2}{U}, {T}" is "2 blue, tap". What has no words, or has not arrived, stands as it is written. */
export const saidText = (text: string): string =>
  text.replaceAll(/(?:\{[^{}\s]{1,12}\})+/gu, (run) => {
    const words = symbolParts(run).map(({ word }) => word && saidOf(word));
    return words.every((word) => word !== null) ? words.join(' ') : run;
  });

function saidOf(word: string): string | null {
  for (const symbols of fetched.values()) {
    const said = symbols.get(word)?.said;
    if (said !== undefined) return said;
  }
  return null;
}

/** A text with what stands in braces apart: "Pay {2}." */
export function symbolParts(text: string): { readonly text: string; readonly word: string | null }[] {
  return text
    .split(/(\{[^{}\s]{1,12}\})/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, word: part.startsWith('{') ? part.slice(1, -1).toLowerCase() : null }));
}
