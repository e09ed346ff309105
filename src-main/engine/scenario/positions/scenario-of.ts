import type { PlayerNo } from '../../decision.js';
import {
  anybody,
  has,
  ONLOOKERS,
  type BaseCard,
  type BaseState,
  type CardNo,
  type Players,
  type ZoneLaws,
} from '../../state.js';
import { lookersAt } from '../../zones.js';
import { calledBy, FILLER } from '../labels.js';
import {
  SCENARIO_VERSION,
  type CardSource,
  type InlineCard,
  type PlacedCard,
  type Scenario,
  type ScenarioSeat,
  type ScenarioTurn,
  type Spread,
  type SpreadCard,
  type Words,
} from '../scenario.js';
import { fillerOf, type PositionBuilding } from './set-position.js';
import { linksOf } from './links.js';
import { foldedInto, spreadOut } from './spread.js';

/** How positions of a rule set are written down: the inverse of `PositionBuilding`. */
export interface PositionWriting<P, S extends BaseState> extends Pick<
  PositionBuilding<P, S, unknown>,
  'zones' | 'filled' | 'turnEntities' | 'inline' | 'filler'
> {
  /** Id of the rules. */
  readonly id: string;
  readonly laws: ZoneLaws<string>;
  /** The zone in which cards are written that lie in none, as one that is being cast. */
  readonly loose: string;
  /** A card as scenarios write it: whole, so that it needs no library. @param call what it is called in the scenario */
  sourceOf(printed: P, call: string): InlineCard;
  /** Cards on which the same stands are called the same. */
  sameAs(printed: P): string;
  /** Further words of a seat. */
  seatWords?(state: S, player: PlayerNo, names: readonly string[]): Words;
  /** Further words of a card. @param call what it is called in the scenario */
  cardWords?(state: S, card: CardNo, names: readonly string[]): Words;
  /** Rules that are played otherwise than usual; null: none. */
  optionWords?(state: S): Words | null;
  /** Where the game stands; null: before its setup. @param labelOf the label of a card @param callOf what a design is called in "cards" */
  turnWords(
    state: S,
    names: readonly string[],
    labelOf: (card: CardNo) => string,
    callOf: (design: number) => string,
  ): ScenarioTurn | null;
  /** Who knows a card of a zone for as long as the game is set up, beside those who may look there. */
  knownBeforeSetup?(card: BaseCard<string>): Players;
}

/**
 * The position in which a game stands, as a scenario: the inverse of `setPosition`. A game can be begun from it at the beginning of
 * its phase: of what is only half done in it the cards lie where they are, those in no zone again where they came from. Chance to
 * come is not in it.
 *
 * @param printed what is printed on the game's designs, by their places
 * @param players the players' names; where two are the same, the later one gets a number
 */
export const scenarioOf = <P, S extends BaseState>(
  state: S,
  printed: readonly P[],
  players: readonly string[],
  writing: PositionWriting<P, S>,
): Scenario => new Writer(state, printed, distinct(players), writing).write();

class Writer<P, S extends BaseState> {
  readonly #state: S;
  readonly #names: readonly string[];
  readonly #writing: PositionWriting<P, S>;
  /** What each design is called in "cards". */
  readonly #calls: readonly string[];
  readonly #cards: Record<string, CardSource> = {};
  /** What cards are called, by what stands on them. */
  readonly #known = new Map<string, string>();
  readonly #printed: readonly P[];

  constructor(state: S, printed: readonly P[], names: readonly string[], writing: PositionWriting<P, S>) {
    this.#state = state;
    this.#names = names;
    this.#writing = writing;
    this.#printed = printed;
    this.#calls = this.#callAll(printed);
  }

  write(): Scenario {
    const isBegun = this.#turn(() => '') !== null;
    const options = this.#writing.optionWords?.(this.#state);
    const whole: Scenario = {
      format: 'cardwright-scenario',
      version: SCENARIO_VERSION,
      name: '',
      rules: this.#writing.id,
      cards: this.#cards,
      players: this.#state.players.map((_, player) => this.#seat(player)),
      ...(isBegun ? {} : { begin: 'setup' }),
      ...(options && { options }),
      steps: [],
    };
    const alone = foldedInto(whole, this.#spread(isBegun), this.#writing);
    const laid = this.#isLinked()
      ? foldedInto(whole, this.#spread(isBegun, spreadOut(alone, this.#writing)), this.#writing)
      : alone;
    const labelled = spreadOut(laid, this.#writing);
    const turn = this.#turn((no) => this.#labelIn(labelled, no));
    return turn ? { ...laid, turn } : laid;
  }

  #turn(labelOf: (card: CardNo) => string): ScenarioTurn | null {
    return this.#writing.turnWords(this.#state, this.#names, labelOf, (design) => this.#callOf(design));
  }

  /** Whether cards say anything of one another, for which they have to have their labels first. */
  #isLinked(): boolean {
    const { attachments = [], shared, cards } = this.#state;
    const isAimed = ({ source, targets }: BaseCard<string>): boolean => (source ?? targets) !== undefined;
    return attachments.length > 0 || shared !== undefined || cards.some(isAimed);
  }

  /** In the order in which they lie, so that the same position gets the same names again. */
  #callAll(printed: readonly P[]): string[] {
    const calls: string[] = printed.map(() => '');
    for (const player of this.#state.players.keys()) {
      for (const no of this.#writing.zones.flatMap((zone) => this.#pile(player, zone))) {
        const { design, copyOf = design } = this.#card(no);
        for (const place of [design, copyOf]) {
          const card = printed[place];
          if (card !== undefined) calls[place] ||= this.#call(card);
        }
      }
    }
    return calls;
  }

  /** Also of what lies nowhere any more. */
  #callOf(design: number): string {
    const card = this.#printed[design];
    return this.#calls[design] || (card === undefined ? '' : this.#call(card));
  }

  #call(card: P): string {
    const { sameAs, sourceOf } = this.#writing;
    const known = this.#known;
    const same = sameAs(card);
    const before = known.get(same);
    if (before !== undefined) return before;
    const wanted = (sourceOf(card, '').name ?? '').slice(0, 90) || 'Nameless';
    const taken = new Set(known.values());
    let call = wanted;
    for (let nth = 2; taken.has(call); nth += 1) call = `${wanted} (${nth})`;
    known.set(same, call);
    const isFiller = call === FILLER && same === sameAs(fillerOf(this.#writing));
    if (!isFiller) this.#cards[call] = sourceOf(card, call);
    return call;
  }

  #seat(player: PlayerNo): ScenarioSeat {
    const { asksAlways, out } = this.#state;
    return {
      name: this.#names[player] as string,
      ...this.#writing.seatWords?.(this.#state, player, this.#names),
      ...(has(asksAlways, player) && { askAlways: true }),
      ...(has(out, player) && { out: true }),
    };
  }

  #labelIn(labelled: Spread, no: CardNo): string {
    const { player, zone } = this.#card(no);
    const pile = zone ?? this.#writing.loose;
    const place = this.#pile(player, pile).indexOf(no);
    return labelled[player]?.[pile]?.[place]?.label ?? '';
  }

  /** @param labelled the same cards with their labels, for what they say of one another; left out: they say nothing */
  #spread(isBegun: boolean, labelled?: Spread): Spread {
    const { zones } = this.#writing;
    return this.#state.players.map((_, player) =>
      Object.fromEntries(
        zones.map((zone) => [
          zone,
          this.#pile(player, zone).map((no) => this.#laid(no, player, zone, isBegun, labelled)),
        ]),
      ),
    );
  }

  #pile(player: PlayerNo, zone: string): CardNo[] {
    const { players, cards, shared } = this.#state;
    const isTheirs = (no: CardNo): boolean => cards[no]?.player === player;
    const there = shared?.[zone]?.filter(isTheirs) ?? players[player]?.zones[zone] ?? [];
    if (zone !== this.#writing.loose) return [...there];
    const inNone = [...cards.keys()].filter((no) => {
      const { zone: lies, ceased } = this.#card(no);
      return lies === null && !ceased && isTheirs(no);
    });
    return [...there, ...inNone];
  }

  #laid(
    no: CardNo,
    player: PlayerNo,
    zone: string,
    isBegun: boolean,
    labelled: Spread | undefined,
  ): SpreadCard {
    const card = this.#card(no);
    const call = this.#calls[card.design] as string;
    const placed: PlacedCard = {
      card: call,
      ...(card.owner !== player && { owner: this.#names[card.owner] as string }),
      ...(card.made === 'token' && { token: true }),
      ...(card.source && { ability: card.source.ability + 1 }),
      ...(card.copyOf !== undefined && { copyOf: this.#calls[card.copyOf] as string }),
      ...(labelled && this.#links(labelled, no, zone)),
      ...this.#writing.cardWords?.(this.#state, no, this.#names),
      ...this.#knownTo(card, player, zone, isBegun),
    };
    return { placed, label: labelled ? this.#labelIn(labelled, no) : calledBy(placed) };
  }

  #links(labelled: Spread, no: CardNo, zone: string): Partial<PlacedCard> {
    const written = this.#state.players.flatMap((_, player) => this.#pile(player, zone));
    return linksOf(this.#state, no, written, (host) => this.#labelIn(labelled, host), this.#names);
  }

  /** Beyond those who may look there. */
  #knownTo(card: BaseCard<string>, player: PlayerNo, zone: string, isBegun: boolean): Partial<PlacedCard> {
    const { laws, knownBeforeSetup } = this.#writing;
    const law = laws[zone] ? lookersAt(laws[zone], player, card.faceDown, anybody(this.#state)) : 0;
    const more = card.known & ~law & ~(isBegun ? 0 : (knownBeforeSetup?.(card) ?? 0));
    const names = this.#names.filter((_, one) => has(more, one));
    return {
      ...(names.length > 0 && { knownTo: names }),
      ...(has(more, ONLOOKERS) && { knownToOnlookers: true }),
    };
  }

  #card(no: CardNo): BaseCard<string> {
    return this.#state.cards[no] as BaseCard<string>;
  }
}

function distinct(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const [seat, name] of names.entries()) {
    const wanted = name.trim() || `Player ${seat + 1}`;
    let one = wanted;
    for (let nth = 2; taken.includes(one); nth += 1) one = `${wanted} ${nth}`;
    taken.push(one);
  }
  return taken;
}
