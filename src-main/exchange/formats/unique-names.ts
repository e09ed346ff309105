/** Gives each text a name that no other has, whatever its capitals: "Fox", "Fox (2)", "Fox (3)". */
export class UniqueNames {
  readonly #taken = new Set<string>();

  /** @param formOf what of a name must be unique; the name itself unless given */
  constructor(private readonly formOf: (name: string) => string = (name) => name) {}

  take(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.#taken.has(this.#keyOf(name)); count += 1) name = `${wanted} (${count})`;
    this.#taken.add(this.#keyOf(name));
    return name;
  }

  #keyOf(name: string): string {
    return this.formOf(name).normalize('NFKC').toLowerCase();
  }
}
