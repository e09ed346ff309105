import type { AheadAction, CardId } from '../../../../src-main/api/answers/play-answers.js';
import { passOf } from '../../../shared/table/view/seen-cards.js';
import type { Aim } from './intent.js';
import { isSameDrop } from './same-drop.js';
import type { TableStore } from './table-store.svelte.js';

const none: readonly never[] = [];

/**
 * An attack as it is prepared on the table: cards are pressed into a team, and whom it is meant for launches it. Where attackers are
 * asked for right after a pass, the team is built before it, and launched by it.
 */
export class AttackDraft {
  readonly #store: TableStore;
  #picked = $state.raw<{ readonly decision: number; readonly team: readonly CardId[] } | null>(null);
  #ahead = $state.raw<{ readonly decision: number; readonly attack: AheadAction } | null>(null);
  #victims = $state.raw<{ readonly decision: number; readonly aims: readonly Aim[] } | null>(null);
  /** Whom a team could attack is being looked up. */
  #finding: Promise<void> | null = null;

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

  /** The attack that is asked for once it is passed; null where one may be begun now, or none comes. */
  get later(): AheadAction | null {
    return this.#ahead?.decision === this.#decision && this.place === null ? this.#ahead.attack : null;
  }

  /** The cards that may attack. */
  get attackers(): readonly CardId[] {
    return this.#store.chooser.prompt?.actions[this.place ?? -1]?.begunWith ?? this.later?.cards ?? none;
  }

  /** In the order in which they were pressed. */
  get team(): readonly CardId[] {
    return this.#picked?.decision === this.#decision ? (this.#picked?.team ?? none) : none;
  }

  /** Whom a team could attack, as soon as that is known. */
  get victims(): readonly Aim[] {
    if (this.later) return this.team.length > 0 ? aimsOf(this.later) : none;
    const isKnown = this.team.length > 0 && this.#victims?.decision === this.#decision;
    return isKnown ? (this.#victims?.aims ?? none) : none;
  }

  /** Whether a team can be sent without saying whom each of it attacks: that is asked then, or there is one only. */
  get needsNoAim(): boolean {
    return this.later === null || aimsOf(this.later).length === 1;
  }

  /** Another question is asked: who could attack after a pass is looked up. */
  async look(): Promise<void> {
    // What was said beforehand answers at once.
    await Promise.resolve();
    const { prompt, decision } = this.#store.chooser;
    if (!prompt || !decision || this.#store.busy || passOf(prompt) === null || this.place !== null) return;
    const attack = (await this.#store.ahead()).find(
      ({ verb, zone, passes }) => verb === null && zone === null && passes === 1,
    );
    if (attack) this.#ahead = { decision: decision.id, attack };
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
    const { place, later } = this;
    const { chooser, update } = this.#store;
    const { decision, prompt } = chooser;
    if (!decision || !prompt || team.length === 0) return;
    const said = { by: decision.player, turn: update?.view.turn.number ?? 0, aim };
    const pass = passOf(prompt);
    if (place !== null) this.#store.act(place, { kind: 'attack', ...said, team });
    else if (later && pass !== null)
      this.#store.act(pass, { kind: 'ahead', ...said, cards: team, verb: later.verb, passes: 0 });
    else return;
    this.clear();
  }

  /** Whether it is not known yet whom the team could attack. */
  get isFindingVictims(): boolean {
    return this.team.length > 0 && this.#finding !== null;
  }

  /** Announces the attack at what was pressed before it was known whom the team could attack, if it can be attacked. */
  async launchOnceKnown(aim: Aim): Promise<void> {
    const decision = this.#decision;
    await this.#finding;
    if (this.#decision === decision && this.victims.some((one) => isSameDrop(one, aim))) this.launch(aim);
  }

  /** Passes, and attacks with nobody when that is asked. */
  skip(): void {
    const { decision, prompt } = this.#store.chooser;
    const pass = prompt && passOf(prompt);
    if (!decision || pass === null || !this.later) return;
    const turn = this.#store.update?.view.turn.number ?? 0;
    this.#store.act(pass, { kind: 'no attack', by: decision.player, turn });
    this.clear();
  }

  #pick(team: readonly CardId[]): void {
    const { place } = this;
    const decision = this.#decision;
    if (decision === null || (place === null && !this.later)) return;
    this.#picked = { decision, team };
    if (place !== null && this.#victims?.decision !== decision) {
      const finding = this.#findVictims(decision, place).finally(() => {
        if (this.#finding === finding) this.#finding = null;
      });
      this.#finding = finding;
    }
  }

  async #findVictims(decision: number, place: number): Promise<void> {
    this.#victims = { decision, aims: none };
    const aims = await this.#store.aims(place);
    if (this.#decision === decision) this.#victims = { decision, aims };
  }
}

const aimsOf = ({ victims }: AheadAction): readonly Aim[] => [
  ...victims.cards.map((card) => ({ card })),
  ...victims.players.map((player) => ({ player })),
];
