/** One part of the grammar, as the checklist lists them (MC-GR). */
export const partKinds = [
  'frame',
  'cost',
  'limit',
  'event',
  'choice',
  'filter',
  'amount',
  'effect',
  'duration',
  'static',
  'keyword',
  'structure',
] as const;
export type PartKind = (typeof partKinds)[number];

/** What a piece of a tree looks like that uses a part: its fields, those inside of it likewise; a list holds one that is so. */
export type Pattern =
  | string
  | number
  | boolean
  | null
  | ((value: unknown) => boolean)
  | { readonly [field: string]: Pattern };

export interface Part {
  /** Its id in the checklist. */
  readonly id: string;
  readonly name: string;
  /** The rulebook says or uses it; otherwise players of 1999 expect it. */
  readonly stated: boolean;
  readonly kind: PartKind;
  /** Its words: N a number, C a cost, F things, P a player, K a keyword, E an event, A what is done. */
  readonly template: string;
  /** A card that uses it, called "Fen Warden". */
  readonly example: { readonly typeLine: string; readonly text: string };
  /** Any of these pieces in a card's text. Null: it stands on the type line or in no component. */
  readonly found: readonly Pattern[];
}

/** A row of a table of parts. */
export const part =
  (kind: PartKind) =>
  (
    number: number,
    says: 'stated' | 'added',
    name: string,
    template: string,
    example: string,
    ...found: readonly Pattern[]
  ): Part => {
    const [typeLine = '', text = ''] = example.split(' | ');
    return {
      id: `MC-GR-${String(number).padStart(2, '0')}`,
      name,
      stated: says === 'stated',
      kind,
      template,
      example: { typeLine, text: text.replaceAll(' // ', '\n') },
      found,
    };
  };

/** Whether a value is as a pattern says. */
function fits(value: unknown, pattern: Pattern): boolean {
  if (typeof pattern === 'function') return pattern(value);
  if (Array.isArray(value)) return value.some((one) => fits(one, pattern));
  if (typeof pattern !== 'object' || pattern === null) return value === pattern;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(([field, inner]) =>
    fits((value as Record<string, unknown>)[field], inner),
  );
}

/** Whether a piece anywhere in a tree is as a pattern says. */
export function contains(tree: unknown, pattern: Pattern): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if (!Array.isArray(tree) && fits(tree, pattern)) return true;
  return Object.values(tree).some((inner) => contains(inner, pattern));
}

export const some = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
export const none = (value: unknown): boolean => value === undefined || value === null;
export const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
export const atLeast =
  (count: number) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length >= count;
