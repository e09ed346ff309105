import { createContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Checklist } from '../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../connection/client.js';

/** A rule as a rulebook has it. */
export interface FoundRule {
  /** Title of its section, such as "Battles". */
  readonly title: string;
  readonly text: string;
}

/** The rulebooks, each fetched once when it is first needed. */
export class Checklists {
  readonly #client: Client;
  /** By the id of the rules that were asked for, and by that of their rulebook, which for the 10th Edition is another. */
  readonly #lists = new SvelteMap<string, Checklist>();
  readonly #loading = new Map<string, Promise<Checklist>>();
  readonly #rules = new WeakMap<Checklist, ReadonlyMap<string, FoundRule>>();

  /** @param rulebookOf id of the rules in whose rulebook a rule stands, by the rule's own id; null for what is no rule's id */
  constructor(
    client: Client,
    readonly rulebookOf: (rule: string) => string | null,
  ) {
    this.#client = client;
  }

  /** The list by which the rules with that id are played, if it is there already. */
  get(rules: string): Checklist | null {
    return this.#lists.get(rules) ?? null;
  }

  /** @throws what the contract says, with a sentence; the next call tries again */
  load(rules: string): Promise<Checklist> {
    const known = this.#loading.get(rules);
    if (known) return known;
    const loading = this.#client.play.checklist({ rules }).then(
      (list) => {
        this.#lists.set(rules, list);
        if (!this.#lists.has(list.rules)) this.#lists.set(list.rules, list);
        return list;
      },
      (error: unknown) => {
        this.#loading.delete(rules);
        throw error;
      },
    );
    this.#loading.set(rules, loading);
    return loading;
  }

  /**
   * What a rule says and under which title, or null while its rulebook is on its way and for an id that it does not have. The id itself says
   * which rulebook it stands in; `rules` is where others are looked for.
   */
  find(rules: string | null, id: string): FoundRule | null {
    const rulebook = this.rulebookOf(id) ?? rules;
    if (rulebook === null) return null;
    const list = this.get(rulebook);
    if (!list) void this.load(rulebook).catch(() => undefined);
    return list ? (this.#rulesOf(list).get(id) ?? null) : null;
  }

  /** Titles of the sections in which rules stand, each once; empty while their rulebook is on its way. */
  titlesOf(rules: string | null, ids: readonly string[]): readonly string[] {
    return [...new Set(ids.flatMap((id) => this.find(rules, id)?.title ?? []))];
  }

  #rulesOf(list: Checklist): ReadonlyMap<string, FoundRule> {
    let found = this.#rules.get(list);
    if (!found) {
      found = new Map(
        list.sections.flatMap(({ title, rules }) =>
          rules.map(({ id, text }) => [id, { title, text }] as const),
        ),
      );
      this.#rules.set(list, found);
    }
    return found;
  }
}

export const [getChecklists, setChecklists] = createContext<Checklists>();
