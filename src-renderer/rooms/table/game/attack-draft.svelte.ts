import type { CardId } from '../../../../src-main/api/answers/play-answers.js';
import type { Aim } from './intent.js';
import type { TableStore } from './table-store.svelte.js';

const none: readonly never[] = [];

/** An attack as it is prepared on the table: cards are pressed into a team, and whom it is meant for launches it. */
export class AttackDraft {
  readonly #store: TableStore;
  #picked = $state.raw<{ readonly decision: number; readonly team: readonly CardId[] } | null>(null);
  #victims = $state.raw<{ readonly decision: number; readonly aims: readonly Aim[] } | null>(null);

  constructor(store: TableStore) {
    this.#store = store;
  }

  get #decision(): number | null {
    return this.#store.chooser.decision?.id ?? null;
  }

  /** The action that an attack begins with, as a place among those offered; null where none may be begun. */
  get place(): number | null {
    const place = this.#store.chooser.prompt?.actions.findIndex(
      ({ begunWith = none }) => begunWith.length > 0,
    );
    return place === undefined || place < 0 ? null : place;
  }

  /** The cards that may attack. */
  get attackers(): readonly CardId[] {
    return this.#store.chooser.prompt?.actions[this.place ?? -1]?.begunWith ?? none;
  }

  /** In the order in which they were pressed. */
  get team(): readonly CardId[] {
    return this.#picked?.decision === this.#decision ? (this.#picked?.team ?? none) : none;
  }

  /** Whom a team could attack, as soon as that is known. */
  get victims(): readonly Aim[] {
    const isKnown = this.team.length > 0 && this.#victims?.decision === this.#decision;
    return isKnown ? (this.#victims?.aims ?? none) : none;
  }

  toggle(card: CardId): void {
    const { team } = this;
    this.#pick(team.includes(card) ? team.filter((one) => one !== card) : [...team, card]);
  }

  /** All who may attack, after those that were picked already; none where all are picked. */
  toggleAll(): void {
    const { team, attackers } = this;
    const rest = attackers.filter((card) => !team.includes(card));
    this.#pick(rest.length > 0 ? [...team, ...rest] : []);
  }

  clear(): void {
    this.#picked = null;
  }

  /** Announces the attack. @param aim null: whom it is meant for is asked, where there is a choice */
  launch(aim: Aim | null, team = this.team): void {
    const { place } = this;
    const { chooser, update } = this.#store;
    if (place === null || !chooser.decision || team.length === 0) return;
    const turn = update?.view.turn.number ?? 0;
    this.#store.act(place, { kind: 'attack', by: chooser.decision.player, turn, team, aim });
    this.clear();
  }

  #pick(team: readonly CardId[]): void {
    const { place } = this;
    const decision = this.#decision;
    if (place === null || decision === null) return;
    this.#picked = { decision, team };
    if (this.#victims?.decision !== decision) void this.#findVictims(decision, place);
  }

  async #findVictims(decision: number, place: number): Promise<void> {
    this.#victims = { decision, aims: none };
    this.#victims = { decision, aims: await this.#store.aims(place) };
  }
}
