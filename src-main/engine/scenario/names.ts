import type { CardId, PlayerNo } from '../decision.js';
import type { BaseState, CardNo } from '../state.js';
import { ScenarioFault } from './fault.js';
import type { Position } from './scenario.js';

type Named = Pick<Position, 'labels' | 'names'>;

/** What a scenario's labels and names stand for, and the other way round. */
export class Names {
  readonly #position: Named;
  readonly #labelOf: ReadonlyMap<CardNo, string>;

  constructor(position: Named) {
    this.#position = position;
    this.#labelOf = new Map([...position.labels].map(([label, no]) => [no, label]));
  }

  player(name: string): PlayerNo {
    const player = this.#position.names.indexOf(name);
    if (player < 0) throw new ScenarioFault(`There is no player “${name}” in this scenario.`);
    return player;
  }

  playerName(player: PlayerNo): string {
    return this.#position.names[player] ?? `player ${player}`;
  }

  isPlayer(name: string): boolean {
    return this.#position.names.includes(name);
  }

  isCard(label: string): boolean {
    return this.#position.labels.has(label);
  }

  card(label: string): CardNo {
    const no = this.#position.labels.get(label);
    if (no === undefined) throw new ScenarioFault(`No card is called “${label}” in this scenario.`);
    return no;
  }

  label(no: CardNo): string {
    return this.#labelOf.get(no) ?? `card ${no}`;
  }

  id(state: BaseState, label: string): CardId {
    return state.cards[this.card(label)]?.id ?? 0;
  }

  labelOfId(state: BaseState, id: CardId): string {
    return this.label(state.cards.findIndex((card) => card.id === id));
  }
}
