/** Puts things together of which it is said pair by pair that they belong together, and why. */
export class Groups<Reason> {
  private readonly parents = new Map<string, string>();
  private readonly said: (readonly [member: string, reason: Reason])[] = [];

  join(a: string, b: string, reason: Reason): void {
    this.parents.set(this.root(a), this.root(b));
    this.said.push([a, reason]);
  }

  all(): { members: string[]; reasons: Set<Reason> }[] {
    const groups = new Map<string, { members: string[]; reasons: Set<Reason> }>();
    const groupOf = (member: string) => {
      const root = this.root(member);
      const group = groups.get(root) ?? { members: [], reasons: new Set<Reason>() };
      groups.set(root, group);
      return group;
    };
    for (const member of this.parents.keys()) groupOf(member).members.push(member);
    for (const [member, reason] of this.said) groupOf(member).reasons.add(reason);
    return [...groups.values()];
  }

  /** Halves the way to the root as it goes along, so that ways stay short. */
  private root(of: string): string {
    let at = of;
    let parent = this.parents.get(at);
    while (parent !== undefined && parent !== at) {
      const above = this.parents.get(parent) ?? parent;
      this.parents.set(at, above);
      at = above;
      parent = this.parents.get(at);
    }
    if (parent === undefined) this.parents.set(at, at);
    return at;
  }
}
