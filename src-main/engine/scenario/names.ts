import type { CardId, PlayerNo } from '../decision.js';
import type { BaseCard, BaseState, CardNo } from '../state.js';
import { ScenarioFault } from './fault.js';
import { labelOf } from './labels.js';
import type { Position } from './scenario.js';

type Named = Pick<Position, 'labels' | 'names'> & Partial<Pick<Position, 'calls'>>;

/** What a scenario's labels and names stand for, and the other way round. */
export class Names {
  readonly #position: Named;
  /** Labels of what the game has made. */
  readonly #made = new Map<string, CardNo>();
  readonly #labelOf: Map<CardNo, string>;
  /** Objects of a game that have been looked at. */
  #seen = 0;

  constructor(position: Named) {
    this.#position = position;
    this.#labelOf = new Map([...position.labels].map(([label, no]) => [no, label]));
  }

  /** Gives labels to what a game has made: a token is called as it is printed, "Wasp", "Wasp 2", an ability "ability of Wasp". */
  learn({ cards }: Pick<BaseState, 'cards'>): void {
    for (; this.#seen < cards.length; this.#seen += 1) {
      const { made, design, source } = cards[this.#seen] as BaseCard<string>;
      if (!made || this.#labelOf.has(this.#seen)) continue;
      const card = source ? `ability of ${this.label(source.card)}` : this.#position.calls?.[design];
      const label = card === undefined ? null : labelOf({ card }, { has: (one) => this.isCard(one) });
      if (label === null) continue;
      this.#made.set(label, this.#seen);
      this.#labelOf.set(this.#seen, label);
    }
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
    return this.#position.labels.has(label) || this.#made.has(label);
  }

  card(label: string): CardNo {
    const no = this.#position.labels.get(label) ?? this.#made.get(label);
    if (no === undefined) throw new ScenarioFault(`No card is called “${label}” in this scenario.`);
    return no;
  }

  label(no: CardNo): string {
    return this.#labelOf.get(no) ?? `card ${no}`;
  }

  id(state: BaseState, label: string): CardId {
    this.learn(state);
    return state.cards[this.card(label)]?.id ?? 0;
  }

  labelOfId(state: BaseState, id: CardId): string {
    this.learn(state);
    return this.label(state.cards.findIndex((card) => card.id === id));
  }
}
