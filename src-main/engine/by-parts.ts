/** How each field of a V is made of an O. A field that comes out undefined is left out. */
export type Parts<O, V extends object> = { readonly [K in keyof Required<V>]: (of: O) => V[K] };

/** Makes things with all their fields. */
export function whole<O, V extends object>(parts: Parts<O, V>): (of: O) => V {
  const makers = Object.entries<(of: O) => unknown>(parts);
  return (of) => {
    const made: Record<string, unknown> = {};
    for (const [name, make] of makers) {
      const value = make(of);
      if (value !== undefined) made[name] = value;
    }
    return made as V;
  };
}

/** Makes things each field of which is made when it is first looked at, and then kept: what they are made of must not change meanwhile. */
export function asLookedAt<O, V extends object>(parts: Parts<O, V>): (of: O) => V {
  class LookedAt {
    readonly made: unknown[] = [];
    constructor(readonly of: O) {}
  }
  for (const [place, [name, make]] of Object.entries<(of: O) => unknown>(parts).entries()) {
    Object.defineProperty(LookedAt.prototype, name, {
      get(this: LookedAt): unknown {
        return (this.made[place] ??= make(this.of));
      },
    });
  }
  return (of) => new LookedAt(of) as unknown as V;
}
