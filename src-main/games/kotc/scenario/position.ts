import { UnplayableCard } from '../../../engine/unplayable-card.js';
import { NO_ABILITIES } from '../cards/language/write.js';
import { eraOf } from '../cards/vocabulary/component.js';
import { chanceFrom } from '../../../engine/chance.js';
import type { PlayerNo } from '../../../engine/decision.js';
import { only, ONLOOKERS, type CardNo } from '../../../engine/state.js';
import type { Design } from '../rules/context.js';
import { designOf, type PlayedCard } from '../rules/components/design.js';
import { rulesIdOf, type KotcEdition } from '../rules/editions/edition.js';
import { addCard, emptyState, showOwnDecks } from '../rules/state/setup.js';
import { newTurn, zones, type KotcCard, type KotcState, type Zone } from '../rules/state/state.js';
import { isInPlay } from '../rules/state/values.js';
import type { CardLookup as AnyLookup, Position as AnyPosition } from '../../../engine/scenario/scenario.js';
import { ScenarioFault } from '../../../engine/scenario/fault.js';
import type { InlineCard, Scenario } from './format.js';
import { FILLER, labelOf } from '../../../engine/scenario/labels.js';
import { placesIn, type Place, type PlacedCard } from './position-format.js';

export type CardLookup = AnyLookup<PlayedCard>;

/** The position that a scenario begins with, and what its names stand for. */
export type Position = AnyPosition<KotcState, PlayedCard, Design>;

/** The turn in which a position stands that does not say it. */
export const DEFAULT_TURN = 3;

/**
 * @param unplayable is told of every card that cannot be carried out, by its name and why; a card without abilities stands
 *   in for it. Left out: that is an error
 * @throws ScenarioFault; UnplayableCard
 */
export function setPosition(
  scenario: Scenario,
  edition: KotcEdition,
  lookup: CardLookup,
  unplayable?: (name: string, because: string) => void,
): Position {
  return new PositionBuilder(scenario, edition, lookup, unplayable).build();
}

class PositionBuilder {
  readonly #scenario: Scenario;
  readonly #edition: KotcEdition;
  readonly #lookup: CardLookup;
  readonly #unplayable: ((name: string, because: string) => void) | undefined;
  readonly #state: KotcState;
  readonly #designs: Design[] = [];
  readonly #printedOn: PlayedCard[] = [];
  readonly #places = new Map<string, number>();
  readonly #labels = new Map<string, CardNo>();
  readonly #names: readonly string[];

  constructor(
    scenario: Scenario,
    edition: KotcEdition,
    lookup: CardLookup,
    unplayable?: (name: string, because: string) => void,
  ) {
    this.#scenario = scenario;
    this.#edition = edition;
    this.#lookup = lookup;
    this.#unplayable = unplayable;
    this.#names = scenario.players.map(({ name }) => name);
    if (new Set(this.#names).size < this.#names.length) throw new ScenarioFault('Two players have one name.');
    this.#state = emptyState(this.#names.length, edition, chanceFrom(scenario.seed ?? 1));
  }

  build(): Position {
    const state = this.#state;
    for (const [player, seat] of this.#scenario.players.entries()) {
      if (seat.hp !== undefined) this.#player(player).hp = seat.hp;
      if (seat.askAlways) state.asksAlways |= only(player);
      if (seat.out) state.out |= only(player);
      this.#player(player).drewFromEmpty = seat.drewFromEmpty ?? false;
      for (const { dice, times } of seat.rerolls ?? []) {
        state.rerolls.push({ player, dice, times, chain: null, not: null });
      }
      for (const zone of zones) {
        this.#fill(player, zone, placesIn(seat, zone));
      }
    }
    if (this.#scenario.begin === 'setup') showOwnDecks(state, this.#edition);
    else this.#setTurn();
    state.chance.dice = [...(this.#scenario.dice ?? [])];
    state.chance.picks = (this.#scenario.picks ?? []).map((pick) => pick.map((label) => this.#cardNo(label)));
    return {
      state,
      designs: this.#designs,
      printed: this.#printedOn,
      labels: this.#labels,
      names: this.#names,
    };
  }

  #setTurn(): void {
    const { turn = {} } = this.#scenario;
    const { player, number, first, phase = 'action', sown, drawn, declared = [] } = turn;
    const state = this.#state;
    const current = player === undefined ? 0 : this.#playerNo(player);
    const { phases } = this.#edition.mechanisms;
    if (!phases.includes(phase)) {
      throw new ScenarioFault(
        `${rulesIdOf(this.#edition)} has no ${phase} phase, only ${phases.join(', ')}.`,
      );
    }
    state.first = first === undefined ? current : this.#playerNo(first);
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
    if (isInPlay(this.#card(no))) minions.push(this.#card(no).id);
    cards.push(no);
  }

  #fill(player: PlayerNo, zone: Zone, places: readonly Place[]): void {
    for (const place of places) {
      if (typeof place === 'number') {
        for (let n = 0; n < place; n += 1) this.#put(player, zone, { card: FILLER });
      } else this.#put(player, zone, typeof place === 'string' ? { card: place } : place);
    }
  }

  #put(player: PlayerNo, zone: Zone, placed: PlacedCard): void {
    const owner = placed.owner === undefined ? player : this.#playerNo(placed.owner);
    const no = addCard(this.#state, this.#design(placed.card), owner, player, zone);
    this.#label(no, placed);
    const card = this.#card(no);
    card.exhausted = placed.exhausted ?? false;
    card.fatigued = placed.fatiguedIn ?? null;
    if (placed.damage) card.changes.push({ stat: 'hp', by: -placed.damage });
    if (placed.spChange) card.changes.push({ stat: 'sp', by: placed.spChange });
    if (placed.downLevel) card.changes.push({ stat: 'level', by: -placed.downLevel });
    card.changes.push(...(placed.changes ?? []).map((change) => ({ ...change })));
    for (const { kind, owner: whose, count = 1 } of placed.counters ?? []) {
      const counter = { kind, owner: this.#playerNo(whose) };
      for (let n = 0; n < count; n += 1) card.counters.push({ ...counter });
    }
    for (const name of [placed.hypnotizedFrom ?? []].flat()) {
      this.#state.hypnoses.push({ card: no, stay: card.id, back: this.#playerNo(name) });
    }
    for (const name of placed.knownTo ?? []) card.known |= only(this.#playerNo(name));
    if (placed.knownToOnlookers) card.known |= only(ONLOOKERS);
  }

  #label(no: CardNo, placed: PlacedCard): void {
    const label = labelOf(placed, this.#labels);
    if (label === null) throw new ScenarioFault(`Two cards are called “${placed.as ?? ''}”.`);
    this.#labels.set(label, no);
  }

  #design(name: string): number {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    const place = this.#designs.length;
    const printed = this.#printed(name);
    this.#designs.push(this.#ready(name, printed));
    this.#printedOn.push(printed);
    this.#places.set(name, place);
    return place;
  }

  #ready(name: string, printed: PlayedCard): Design {
    try {
      return designOf(printed, this.#edition.number);
    } catch (error) {
      if (!(error instanceof UnplayableCard) || !this.#unplayable) throw error;
      this.#unplayable(name, error.message);
      return standIn(printed);
    }
  }

  #printed(name: string): PlayedCard {
    const source = this.#scenario.cards?.[name];
    if (source && 'type' in source) return inlineCard(name, source, this.#edition);
    if (!source && name === FILLER) return fillerOf(this.#edition);
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

/** Lies in place of a card that cannot be carried out, looking like it. */
const standIn = ({ name, type, edition, cost, offense, defense, text }: PlayedCard): Design => ({
  name,
  type,
  edition,
  text,
  level: cost ?? 0,
  sp: type === 'creature' ? (offense ?? 0) : null,
  hp: type === 'creature' ? (defense ?? 0) : null,
  caveat: null,
  abilities: [],
  conditional: false,
});

/** A card that does nothing. */
export const fillerOf = (edition: KotcEdition): PlayedCard =>
  inlineCard(FILLER, { type: 'minion', level: 0, text: '' }, edition);

/** A creature of the 6th to 11th Editions says so when it has no abilities; a scenario need not. */
export function inlineCard(name: string, source: InlineCard, { number: rules }: KotcEdition): PlayedCard {
  const { type, level, cost, sp, offense, hp, defense, text, edition } = source;
  const creature = type !== 'spell';
  const saysNothing = creature && text.trim() === '' && eraOf(rules) === 'classic';
  return {
    name: source.name ?? name,
    type: creature ? 'creature' : 'spell',
    edition: edition === undefined ? rules : edition,
    cost: level ?? cost ?? null,
    offense: creature ? (sp ?? offense ?? 0) : null,
    defense: creature ? (hp ?? defense ?? 0) : null,
    text: saysNothing ? NO_ABILITIES : text,
  };
}
