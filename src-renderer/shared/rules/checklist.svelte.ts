import { createContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Checklist } from '../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../connection/client.js';

/** The rulebooks, each fetched once when it is first needed. */
export class Checklists {
  readonly #client: Client;
  /** By the id of the rules that were asked for, and by that of their rulebook, which for the 10th Edition is another. */
  readonly #lists = new SvelteMap<string, Checklist>();
  readonly #loading = new Map<string, Promise<Checklist>>();
  readonly #texts = new WeakMap<Checklist, ReadonlyMap<string, string>>();

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
   * The text of a rule, or null while its rulebook is on its way and for an id that it does not have. The id itself says
   * which rulebook it stands in; `rules` is where others are looked for.
   */
  find(rules: string | null, id: string): string | null {
    const rulebook = this.rulebookOf(id) ?? rules;
    if (rulebook === null) return null;
    const list = this.get(rulebook);
    if (!list) void this.load(rulebook).catch(() => undefined);
    return list ? (this.#textsOf(list).get(id) ?? null) : null;
  }

  #textsOf(list: Checklist): ReadonlyMap<string, string> {
    let texts = this.#texts.get(list);
    if (!texts) {
      texts = new Map(list.sections.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text] as const)));
      this.#texts.set(list, texts);
    }
    return texts;
  }
}

export const [getChecklists, setChecklists] = createContext<Checklists>();
