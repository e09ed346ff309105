/**
 * A page of the help. Its texts may have `[words](#/decks)`, a link to a place of the app, `[words](!new-card)`, a button
 * that runs a command, `{Mod+K}`, keys, `**words**` and `` `code` ``; see `inline.ts`.
 */
export interface Topic {
  /** Its address: "#/help/<id>". */
  readonly id: string;
  readonly title: string;
  /** What it answers, in a line. */
  readonly about: string;
  /** Words that people may search it by and that it does not have. */
  readonly also?: string;
  readonly parts: readonly Part[];
}

export interface Part {
  /** Null: what stands under the title itself. */
  readonly title: string | null;
  readonly blocks: readonly Block[];
}

export type Block =
  /** A paragraph. */
  | string
  /** What is done one after the other. */
  | { readonly steps: readonly string[] }
  | { readonly list: readonly string[] }
  /** Rows of a term and what it means. */
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] }
  /** Everything that a search can ask for, as the search itself knows it. */
  | { readonly shows: 'search-fields' };
