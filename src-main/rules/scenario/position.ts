import { NO_ABILITIES } from '../../cards/language/write.js';
import { eraOf } from '../../cards/vocabulary/component.js';
import { chanceFrom } from '../kernel/chance.js';
import type { PlayerNo } from '../kernel/decision.js';
import { only, type CardNo } from '../kernel/state.js';
import { designOf, type Design, type PlayedCard } from '../kotc/design.js';
import { rulesIdOf, type KotcEdition } from '../kotc/edition.js';
import { addCard, emptyState, showOwnDecks } from '../kotc/setup.js';
import { newTurn, zones, type KotcCard, type KotcState, type Zone } from '../kotc/state.js';
import type { CardSource, Scenario } from './format.js';

/** A scenario that cannot be set up or played as written; the message is a sentence for its author. */
export class ScenarioFault extends Error {
  override readonly name = 'ScenarioFault';
}

/** Finds what is printed on a card of the starter sets or of a file; null when there is none. */
export type CardLookup = (source: { starter: string } | { file: string }) => PlayedCard | null;

/** The position that a scenario begins with, and what its names stand for. */
export interface Position {
  readonly state: KotcState;
  readonly designs: readonly Design[];
  readonly labels: ReadonlyMap<string, CardNo>;
  readonly names: readonly string[];
}

const FILLER = 'filler';
const DEFAULT_DECK = 10;
const DEFAULT_TURN = 3;

type Placed = Extract<Exclude<Scenario['players'][number]['hand'], undefined>[number], { card: string }>;

export function setPosition(scenario: Scenario, edition: KotcEdition, lookup: CardLookup): Position {
  return new PositionBuilder(scenario, edition, lookup).build();
}

class PositionBuilder {
  readonly #scenario: Scenario;
  readonly #edition: KotcEdition;
  readonly #lookup: CardLookup;
  readonly #state: KotcState;
  readonly #designs: Design[] = [];
  readonly #places = new Map<string, number>();
  readonly #labels = new Map<string, CardNo>();
  readonly #names: readonly string[];

  constructor(scenario: Scenario, edition: KotcEdition, lookup: CardLookup) {
    this.#scenario = scenario;
    this.#edition = edition;
    this.#lookup = lookup;
    this.#names = scenario.players.map(({ name }) => name);
    if (new Set(this.#names).size < this.#names.length) throw new ScenarioFault('Two players have one name.');
    this.#state = emptyState(this.#names.length, edition, chanceFrom(scenario.seed ?? 1));
  }

  build(): Position {
    const state = this.#state;
    for (const [player, seat] of this.#scenario.players.entries()) {
      if (seat.hp !== undefined) this.#player(player).hp = seat.hp;
      if (seat.askAlways) state.asksAlways |= only(player);
      for (const zone of zones) {
        if (zone !== 'removed')
          this.#fill(player, zone, seat[zone] ?? (zone === 'deck' ? [DEFAULT_DECK] : []));
      }
    }
    if (this.#scenario.begin === 'setup') showOwnDecks(state, this.#edition);
    else this.#setTurn();
    state.chance.dice = [...(this.#scenario.dice ?? [])];
    state.chance.picks = (this.#scenario.picks ?? []).map((pick) => pick.map((label) => this.#cardNo(label)));
    return { state, designs: this.#designs, labels: this.#labels, names: this.#names };
  }

  #setTurn(): void {
    const { player, number, phase = 'action', sown, drawn, declared = [] } = this.#scenario.turn ?? {};
    const state = this.#state;
    const current = player === undefined ? 0 : this.#playerNo(player);
    const { phases } = this.#edition.mechanisms;
    if (!phases.includes(phase)) {
      throw new ScenarioFault(
        `${rulesIdOf(this.#edition)} has no ${phase} phase, only ${phases.join(', ')}.`,
      );
    }
    state.first = current;
    state.turn = { ...newTurn(number ?? DEFAULT_TURN, current, phases), phase };
    state.turn.sown = sown ?? 0;
    state.turn.drawn = drawn ?? false;
    for (const victim of declared) this.#declare(state.turn.declared, victim);
  }

  #declare({ players, minions, cards }: KotcState['turn']['declared'], victim: string): void {
    const seat = this.#names.indexOf(victim);
    if (seat >= 0) {
      players.push(seat);
      return;
    }
    const no = this.#cardNo(victim);
    minions.push(this.#card(no).id);
    cards.push(no);
  }

  #fill(player: PlayerNo, zone: Zone, places: readonly (string | number | Placed)[]): void {
    for (const place of places) {
      if (typeof place === 'number') {
        for (let n = 0; n < place; n += 1) this.#put(player, zone, { card: FILLER });
      } else this.#put(player, zone, typeof place === 'string' ? { card: place } : place);
    }
  }

  #put(player: PlayerNo, zone: Zone, placed: Placed): void {
    const owner = placed.owner === undefined ? player : this.#playerNo(placed.owner);
    const no = addCard(this.#state, this.#design(placed.card), owner, player, zone);
    this.#label(no, placed);
    const card = this.#card(no);
    card.exhausted = placed.exhausted ?? false;
    card.fatigued = placed.fatiguedIn ?? null;
    if (placed.damage) card.changes.push({ stat: 'hp', by: -placed.damage });
    if (placed.spChange) card.changes.push({ stat: 'sp', by: placed.spChange });
    if (placed.downLevel) card.changes.push({ stat: 'level', by: -placed.downLevel });
    for (const { kind, owner: whose, count = 1 } of placed.counters ?? []) {
      const counter = { kind, owner: this.#playerNo(whose) };
      for (let n = 0; n < count; n += 1) card.counters.push({ ...counter });
    }
    if (placed.hypnotizedFrom !== undefined) {
      this.#state.hypnoses.push({ card: no, stay: card.id, back: this.#playerNo(placed.hypnotizedFrom) });
    }
    for (const name of placed.knownTo ?? []) card.known |= only(this.#playerNo(name));
  }

  /** A name used again is "name 2", "name 3" and so on, in the order in which zones and players are written. */
  #label(no: CardNo, placed: Placed): void {
    let label = placed.as ?? placed.card;
    if (placed.as === undefined) {
      for (let nth = 2; this.#labels.has(label); nth += 1) label = `${placed.card} ${nth}`;
    } else if (this.#labels.has(label)) throw new ScenarioFault(`Two cards are called “${label}”.`);
    this.#labels.set(label, no);
  }

  #design(name: string): number {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    const place = this.#designs.length;
    this.#designs.push(designOf(this.#printed(name), this.#edition.number));
    this.#places.set(name, place);
    return place;
  }

  #printed(name: string): PlayedCard {
    const source = this.#scenario.cards?.[name];
    if (source && 'type' in source) return inlineCard(name, source, this.#edition);
    if (!source && name === FILLER)
      return inlineCard(FILLER, { type: 'minion', level: 0, text: '' }, this.#edition);
    const found = this.#lookup(source ?? { starter: name });
    if (!found) throw new ScenarioFault(`There is no card “${name}”; describe it under "cards".`);
    return found;
  }

  #cardNo(label: string): CardNo {
    const no = this.#labels.get(label);
    if (no === undefined) throw new ScenarioFault(`No card is called “${label}” in this scenario.`);
    return no;
  }

  #playerNo(name: string): PlayerNo {
    const player = this.#names.indexOf(name);
    if (player < 0) throw new ScenarioFault(`There is no player “${name}” in this scenario.`);
    return player;
  }

  #card(no: CardNo): KotcCard {
    return this.#state.cards[no] as KotcCard;
  }

  #player(player: PlayerNo): KotcState['players'][number] {
    return this.#state.players[player] as KotcState['players'][number];
  }
}

/** A creature of the 6th to 11th Editions says so when it has no abilities; a scenario need not. */
function inlineCard(
  name: string,
  source: Extract<CardSource, { type: string }>,
  { number: rules }: KotcEdition,
): PlayedCard {
  const { type, level, cost, sp, offense, hp, defense, text, edition } = source;
  const creature = type !== 'spell';
  const saysNothing = creature && text.trim() === '' && eraOf(rules) === 'classic';
  return {
    name,
    type: creature ? 'creature' : 'spell',
    edition: edition ?? rules,
    cost: level ?? cost ?? null,
    offense: creature ? (sp ?? offense ?? 0) : null,
    defense: creature ? (hp ?? defense ?? 0) : null,
    text: saysNothing ? NO_ABILITIES : text,
  };
}
