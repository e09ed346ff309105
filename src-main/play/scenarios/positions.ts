import { join } from 'node:path';
import { placeOf } from '../../library/place.js';
import type { Scenario } from '../../engine/scenario/scenario.js';
import { ScenarioStore, type ScenarioRow, type StoredScenario } from './scenario-store.js';

/** Begins the ids of drafts. No scenario's file has a colon in its name. */
const DRAFT = 'draft:';

export interface PositionRow extends ScenarioRow {
  /** It was set up and not saved under a name; it is kept until it is saved or discarded. */
  readonly draft: boolean;
}

/** The positions of a library: its scenarios, and the drafts of what was set up and not saved yet. Errors are LibraryErrors. */
export class Positions {
  readonly #scenarios: ScenarioStore;
  readonly #drafts: ScenarioStore;

  /** @param root folder of the library */
  constructor(root: string) {
    this.#scenarios = new ScenarioStore(root);
    this.#drafts = new ScenarioStore(root, join(placeOf(root).inner, 'drafts'));
  }

  /** The drafts first, the newest of them before the others. */
  async list(): Promise<PositionRow[]> {
    const [drafts, scenarios] = await Promise.all([this.#drafts.list(), this.#scenarios.list()]);
    const newestFirst = drafts.sort((a, b) => b.changed - a.changed);
    return [
      ...newestFirst.map((row) => ({ ...row, id: DRAFT + row.id, draft: true })),
      ...scenarios.map((row) => ({ ...row, draft: false })),
    ];
  }

  async load(id: string): Promise<StoredScenario> {
    if (!isDraft(id)) return this.#scenarios.load(id);
    return { ...(await this.#drafts.load(withoutMark(id))), id };
  }

  /** @param id of what it replaces, draft or scenario; null: a new scenario */
  async save(scenario: Scenario, id: string | null): Promise<StoredScenario> {
    if (id === null || !isDraft(id)) return this.#scenarios.save(scenario, id);
    return { ...(await this.#drafts.save(scenario, withoutMark(id))), id };
  }

  async saveDraft(scenario: Scenario): Promise<StoredScenario> {
    const kept = await this.#drafts.save(scenario, null);
    return { ...kept, id: DRAFT + kept.id };
  }

  /** Removes a draft; what is there no more is removed already. */
  async discard(id: string): Promise<void> {
    if (isDraft(id)) await this.#drafts.remove(withoutMark(id));
  }
}

const isDraft = (id: string): boolean => id.startsWith(DRAFT);
const withoutMark = (id: string): string => id.slice(DRAFT.length);
