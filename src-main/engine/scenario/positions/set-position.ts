import type { PlayerNo } from '../../decision.js';
import { only, ONLOOKERS, type BaseState, type CardNo } from '../../state.js';
import { writable, type Writable } from '../../pipeline/writable.js';
import { UnplayableCard } from '../../unplayable-card.js';
import { ScenarioFault } from '../fault.js';
import { tokenDesigns } from '../../objects/token-designs.js';
import { FILLER, labelOf } from '../labels.js';
import { Names } from '../names.js';
import type {
  CardLookup,
  InlineCard,
  PlacedCard,
  Position,
  Scenario,
  ScenarioSeat,
  ScenarioTurn,
  Words,
} from '../scenario.js';
import { layLinks, type Laid } from './links.js';
import { placedOf, placesIn, type PositionZones } from './spread.js';
import { isElsewhere } from './whole.js';

/** What the names of a scenario stand for. @throws ScenarioFault for a name that nobody has */
export interface Named extends Pick<Names, 'player' | 'isPlayer' | 'card' | 'label'> {
  /** The design of what is called so in "cards". */
  design(call: string): number;
}

/**
 * How the positions of a rule set are built. P is what is printed on a card, S the state, D a card ready to be played. The rules
 * have shuffled nothing yet: cards lie as they are written.
 */
export interface PositionBuilding<P, S extends BaseState, D> extends PositionZones {
  /** A table without cards. */
  empty(players: number, seed: number): S;
  /** Puts a card where it is to lie, known to those who may look there. @returns its number */
  add(state: S, design: number, owner: PlayerNo, player: PlayerNo, zone: string): CardNo;
  /** What is printed on a card that is written out. @param call what it is called in "cards" */
  inline(call: string, source: InlineCard): P;
  /** @throws UnplayableCard */
  design(printed: P): D;
  /** Lies in place of a card that cannot be carried out, looking like it and doing nothing. */
  standIn(printed: P): D;
  /** Further words of a seat, before its cards are laid. */
  laySeat?(state: S, player: PlayerNo, seat: ScenarioSeat, named: Named): void;
  /** Further words of a card that has been laid. */
  layCard?(state: S, card: CardNo, placed: PlacedCard, named: Named): void;
  /** Rules that are played otherwise than usual. */
  layOptions?(state: S, options: Words): void;
  /** Where the game stands; of a game that begins with its setup it is not called. @throws ScenarioFault */
  layTurn(state: S, turn: ScenarioTurn, named: Named, designs: readonly D[]): void;
  /** What is so before the setup beside how cards lie. */
  beforeSetup?(state: S): void;
  /** As `Playable.tokensOf`. */
  tokensOf?(printed: P, among: readonly P[]): readonly P[];
  /** What a token is called. Left out: "token". */
  nameOf?(token: P): string;
  /** A card that does nothing, as it is written out. */
  readonly filler: InlineCard;
}

/**
 * @param unplayable is told of every card that cannot be carried out, by its name and why; a card that does nothing stands in
 *   for it. Left out: that is an error
 * @throws ScenarioFault; UnplayableCard
 */
export const setPosition = <P, S extends BaseState, D>(
  scenario: Scenario,
  building: PositionBuilding<P, S, D>,
  lookup: CardLookup<P>,
  unplayable?: (name: string, because: string) => void,
): Position<S, P, D> => new Builder(scenario, building, lookup, unplayable).build();

class Builder<P, S extends BaseState, D> {
  readonly #scenario: Scenario;
  readonly #building: PositionBuilding<P, S, D>;
  readonly #lookup: CardLookup<P>;
  readonly #unplayable: ((name: string, because: string) => void) | undefined;
  readonly #state: S;
  readonly #designs: D[] = [];
  readonly #printedOn: P[] = [];
  readonly #calls: string[] = [];
  readonly #places = new Map<string, number>();
  readonly #labels = new Map<string, CardNo>();
  readonly #labelAt = new Map<CardNo, string>();
  readonly #put: Laid[] = [];
  readonly #names: readonly string[];
  readonly #named: Named;

  constructor(
    scenario: Scenario,
    building: PositionBuilding<P, S, D>,
    lookup: CardLookup<P>,
    unplayable: ((name: string, because: string) => void) | undefined,
  ) {
    this.#scenario = scenario;
    this.#building = building;
    this.#lookup = lookup;
    this.#unplayable = unplayable;
    this.#names = scenario.players.map(({ name }) => name);
    if (new Set(this.#names).size < this.#names.length) throw new ScenarioFault('Two players have one name.');
    this.#named = this.#naming();
    this.#state = building.empty(this.#names.length, scenario.seed ?? 1);
  }

  /** Labels are looked up as cards are laid. */
  #naming(): Named {
    const names = new Names({ labels: this.#labels, names: this.#names });
    return {
      player: (name) => names.player(name),
      isPlayer: (name) => names.isPlayer(name),
      card: (label) => names.card(label),
      label: (no) => this.#labelAt.get(no) ?? '',
      design: (call) => this.#design(call),
    };
  }

  /** The state as it is being laid. */
  get #laid(): Writable<BaseState> {
    return writable<BaseState>(this.#state);
  }

  build(): Position<S, P, D> {
    const state = this.#state;
    const { begin, turn = {}, players, dice = [], picks = [], options } = this.#scenario;
    if (options) this.#building.layOptions?.(state, options);
    for (const [player, seat] of players.entries()) this.#seat(player, seat);
    layLinks(state, this.#put, this.#named);
    if (begin === 'setup') this.#building.beforeSetup?.(state);
    else this.#building.layTurn(state, turn, this.#named, this.#designs);
    for (const token of tokenDesigns(this.#building, this.#printedOn)) {
      this.#add(this.#building.nameOf?.(token) ?? 'token', token);
    }
    const { chance } = this.#laid;
    chance.dice = [...dice];
    chance.picks = picks.map((pick) => pick.map((label) => this.#named.card(label)));
    return {
      state,
      designs: this.#designs,
      printed: this.#printedOn,
      calls: this.#calls,
      labels: this.#labels,
      names: this.#names,
    };
  }

  #seat(player: PlayerNo, seat: ScenarioSeat): void {
    if (seat.askAlways) this.#laid.asksAlways |= only(player);
    if (seat.out) this.#laid.out |= only(player);
    this.#building.laySeat?.(this.#state, player, seat, this.#named);
    for (const zone of this.#building.zones) {
      for (const place of placesIn(seat, zone, this.#building)) {
        for (const placed of placedOf(place)) this.#lay(player, zone, placed);
      }
    }
  }

  #lay(player: PlayerNo, zone: string, placed: PlacedCard): void {
    const state = this.#state;
    const owner = placed.owner === undefined ? player : this.#named.player(placed.owner);
    const no = this.#building.add(state, this.#design(placed.card), owner, player, zone);
    this.#label(no, placed);
    this.#put.push([no, placed]);
    this.#building.layCard?.(state, no, placed, this.#named);
    let seen = 0;
    for (const name of placed.knownTo ?? []) seen |= only(this.#named.player(name));
    if (placed.knownToOnlookers) seen |= only(ONLOOKERS);
    const card = this.#laid.cards[no];
    if (!card) return;
    card.known |= seen;
    if (placed.token) card.made = 'token';
    if (placed.copyOf !== undefined) card.copyOf = this.#design(placed.copyOf);
  }

  #label(no: CardNo, placed: PlacedCard): void {
    const label = labelOf(placed, this.#labels);
    if (label === null) throw new ScenarioFault(`Two cards are called “${placed.as ?? ''}”.`);
    this.#labels.set(label, no);
    this.#labelAt.set(no, label);
  }

  #design(call: string): number {
    const known = this.#places.get(call);
    if (known !== undefined) return known;
    const place = this.#add(call, this.#printed(call));
    this.#places.set(call, place);
    return place;
  }

  #add(call: string, printed: P): number {
    this.#designs.push(this.#ready(call, printed));
    this.#calls.push(call);
    return this.#printedOn.push(printed) - 1;
  }

  #ready(call: string, printed: P): D {
    try {
      return this.#building.design(printed);
    } catch (error) {
      if (!(error instanceof UnplayableCard) || !this.#unplayable) throw error;
      this.#unplayable(call, error.message);
      return this.#building.standIn(printed);
    }
  }

  #printed(call: string): P {
    const source = this.#scenario.cards?.[call];
    if (source && !isElsewhere(source)) return this.#building.inline(call, source);
    if (!source && call === FILLER) return fillerOf(this.#building);
    const found = this.#lookup(source ?? { starter: call });
    if (!found) throw new ScenarioFault(`There is no card “${call}”; describe it under "cards".`);
    return found;
  }
}

/** What is printed on a card that does nothing. */
export const fillerOf = <P>({
  inline,
  filler,
}: Pick<PositionBuilding<P, BaseState, unknown>, 'inline' | 'filler'>): P => inline(FILLER, filler);
