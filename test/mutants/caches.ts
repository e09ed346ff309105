/**
 * Maps and variables that modules keep for as long as the program runs. Most are caches: what a mutant has put into one would be taken for the
 * original's later on, and what the original has put into one hides the mutant. So they can be emptied between two runs of a test.
 */

interface Kept {
  /** Called when its module has been loaded: what it holds by then is no cache but a table, and stays. */
  settle(): void;
  /** As it was when it was settled. */
  restore(): void;
}

export class Caches {
  private readonly kept: Kept[] = [];
  private readonly variables: { readonly set: (value: unknown) => void; readonly value: unknown }[] = [];
  private readonly isMutated: () => boolean;
  /** Whether something was kept while a mutant was switched on. */
  private tainted = false;
  /** How many of them are. */
  private settled = 0;

  constructor(isMutated: () => boolean) {
    this.isMutated = isMutated;
  }

  map(): Map<unknown, unknown> {
    const map = new WatchedMap(() => this.note());
    this.kept.push(map);
    return map;
  }

  weakMap(): WeakMap<object, unknown> {
    const map = new WatchedWeakMap(() => this.note());
    this.kept.push(map);
    return map;
  }

  /** A variable of a module, which is set back whenever a mutant is switched off. */
  variable(get: () => unknown, set: (value: unknown) => void): void {
    this.variables.push({ set, value: get() });
  }

  settle(): void {
    for (; this.settled < this.kept.length; this.settled += 1) this.kept[this.settled]?.settle();
  }

  empty(): void {
    this.tainted = false;
    for (const one of this.kept) one.restore();
    for (const { set, value } of this.variables) set(value);
  }

  emptyIfTainted(): void {
    if (this.tainted) this.empty();
    else for (const { set, value } of this.variables) set(value);
  }

  private note(): void {
    if (this.isMutated()) this.tainted = true;
  }
}

class WatchedMap extends Map<unknown, unknown> implements Kept {
  private readonly onSet: () => void;
  private table: readonly (readonly [unknown, unknown])[] = [];

  constructor(onSet: () => void) {
    super();
    this.onSet = onSet;
  }

  override set(key: unknown, value: unknown): this {
    this.onSet();
    return super.set(key, value);
  }

  settle(): void {
    this.table = [...this];
  }

  restore(): void {
    this.clear();
    for (const [key, value] of this.table) super.set(key, value);
  }
}

class WatchedWeakMap extends WeakMap<object, unknown> implements Kept {
  private readonly onSet: () => void;
  private values = new WeakMap<object, unknown>();

  constructor(onSet: () => void) {
    super();
    this.onSet = onSet;
  }

  override get(key: object): unknown {
    return this.values.get(key);
  }

  override has(key: object): boolean {
    return this.values.has(key);
  }

  override set(key: object, value: unknown): this {
    this.onSet();
    this.values.set(key, value);
    return this;
  }

  override delete(key: object): boolean {
    return this.values.delete(key);
  }

  settle(): void {
    // What it holds is about objects that nobody else may have any more.
  }

  restore(): void {
    this.values = new WeakMap();
  }
}

const atTopLevel = /^((?:export )?const \w+ = )new (Weak)?Map(?:<.*>)?\(\);$/gm;

const variable = /^(?:export )?let (\w+)/gm;

/** A module's text with maps that can be emptied, and variables that can be set back. What it puts into them itself stays; what tests ask for while they are listed does not. */
export function withWatchedMaps(text: string): string {
  const watched = text.replace(
    atTopLevel,
    (_, start, weak) => `${start}globalThis.mutants.caches.${weak ? 'weakMap' : 'map'}();`,
  );
  const variables = [...text.matchAll(variable)].map(
    ([, name]) => `globalThis.mutants.caches.variable(() => ${name}, (value: any) => { ${name} = value; });`,
  );
  return [watched, ...variables, 'globalThis.mutants.caches.settle();', ''].join('\n');
}
