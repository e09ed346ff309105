import type { PlayerNo } from '../../../engine/decision.js';
import { anybody, has, ONLOOKERS, only, type CardNo } from '../../../engine/state.js';
import { entitled } from '../../../engine/zones.js';
import { printedOn, type PlayedCard } from '../rules/components/design.js';
import type { KotcEdition } from '../rules/editions/edition.js';
import { rulesIdOf } from '../rules/editions/edition.js';
import {
  zoneLaws,
  zones,
  type Change,
  type Counter,
  type KotcCard,
  type KotcState,
  type Zone,
} from '../rules/state/state.js';
import { SCENARIO_VERSION } from '../../../engine/scenario/scenario.js';
import type { CardSource, InlineCard, Scenario } from './format.js';
import { FILLER } from '../../../engine/scenario/labels.js';
import type { PlacedCard, ScenarioSeat } from './position-format.js';
import { fillerOf } from './position.js';
import { foldedInto, spreadOut, type Spread, type SpreadCard } from './spread.js';

/**
 * The position in which a game stands, as a scenario: the inverse of `setPosition`. A game can be begun from it at the
 * beginning of its phase: of what is only half done in it (a chain, a battle, a cast) the cards lie where they are, those
 * in no zone again in the hand of who played them. Chance to come is not in it.
 *
 * @param printed what is printed on the game's designs, by their places
 * @param players the players' names; where two are the same, the later one gets a number
 */
export function scenarioOf(
  state: KotcState,
  printed: readonly PlayedCard[],
  players: readonly string[],
  edition: KotcEdition,
): Scenario {
  return new Writer(state, printed, distinct(players), edition).write();
}

class Writer {
  readonly #state: KotcState;
  readonly #names: readonly string[];
  readonly #edition: KotcEdition;
  /** What each design is called in "cards". */
  readonly #calls: readonly string[];
  readonly #cards: Record<string, CardSource> = {};

  constructor(
    state: KotcState,
    printed: readonly PlayedCard[],
    names: readonly string[],
    edition: KotcEdition,
  ) {
    this.#state = state;
    this.#names = names;
    this.#edition = edition;
    this.#calls = this.#callAll(printed);
  }

  write(): Scenario {
    const { first } = this.#state;
    const whole: Scenario = {
      format: 'cardwright-scenario',
      version: SCENARIO_VERSION,
      name: '',
      rules: rulesIdOf(this.#edition) as Scenario['rules'],
      cards: this.#cards,
      players: this.#state.players.map((_, player) => this.#seat(player)),
      ...(first === null ? { begin: 'setup' } : {}),
      steps: [],
    };
    const laid = foldedInto(whole, this.#spread());
    return first === null ? laid : { ...laid, turn: this.#turn(first, laid) };
  }

  /** In the order in which they lie, so that the same position gets the same names again. */
  #callAll(printed: readonly PlayedCard[]): string[] {
    const calls: string[] = printed.map(() => '');
    const known = new Map<string, string>();
    for (const player of this.#state.players.keys()) {
      for (const no of zones.flatMap((zone) => this.#pile(player, zone))) {
        const { design } = this.#card(no);
        const card = printed[design];
        if (card) calls[design] ||= this.#call(card, known);
      }
    }
    return calls;
  }

  #call(card: PlayedCard, known: Map<string, string>): string {
    const same = JSON.stringify(printedOn(card));
    const before = known.get(same);
    if (before !== undefined) return before;
    const wanted = card.name.slice(0, 90) || 'Nameless';
    const taken = new Set(known.values());
    let call = wanted;
    for (let nth = 2; taken.has(call); nth += 1) call = `${wanted} (${nth})`;
    known.set(same, call);
    const isFiller = call === FILLER && same === JSON.stringify(printedOn(fillerOf(this.#edition)));
    if (!isFiller) this.#cards[call] = sourceOf(card, call);
    return call;
  }

  #seat(player: PlayerNo): ScenarioSeat {
    const { players, asksAlways, out, rerolls } = this.#state;
    const { hp, drewFromEmpty } = players[player] as KotcState['players'][number];
    const again = rerolls.filter((one) => one.player === player && one.chain === null && one.dice > 0);
    return {
      name: this.#names[player] as string,
      hp,
      ...(has(asksAlways, player) && { askAlways: true }),
      ...(has(out, player) && { out: true }),
      ...(drewFromEmpty && { drewFromEmpty }),
      ...(again.length > 0 && { rerolls: again.map(({ dice, times }) => ({ dice, times })) }),
    };
  }

  #turn(first: PlayerNo, laid: Scenario): NonNullable<Scenario['turn']> {
    const { player, number, phase, sown, drawn, declared } = this.#state.turn;
    const victims = [
      ...declared.players.map((one) => this.#names[one] as string),
      ...this.#declaredCards().map((no) => this.#labelIn(laid, no)),
    ];
    return {
      player: this.#names[player] as string,
      number,
      ...(first !== player && { first: this.#names[first] as string }),
      phase,
      ...(sown > 0 && { sown }),
      ...(drawn && { drawn }),
      ...(victims.length > 0 && { declared: victims }),
    };
  }

  /** Whether a card that has left play and come back counts as declared is the edition's to say. */
  #declaredCards(): CardNo[] {
    const { turn, cards } = this.#state;
    if (this.#edition.mechanisms.cameBack === 'same card') return [...new Set(turn.declared.cards)];
    return [...cards.keys()].filter((no) => turn.declared.minions.includes(cards[no]?.id ?? 0));
  }

  #labelIn(laid: Scenario, no: CardNo): string {
    const { player, zone } = this.#card(no);
    const pile = zone === null ? 'hand' : zone;
    const place = this.#pile(player, pile).indexOf(no);
    return spreadOut(laid)[player]?.[pile][place]?.label ?? '';
  }

  #spread(): Spread {
    return this.#state.players.map(
      (_, player) =>
        Object.fromEntries(
          zones.map((zone) => [zone, this.#pile(player, zone).map((no) => this.#laid(no, player, zone))]),
        ) as Record<Zone, SpreadCard[]>,
    );
  }

  #pile(player: PlayerNo, zone: Zone): CardNo[] {
    const { players, cards } = this.#state;
    const pile = players[player]?.zones[zone] ?? [];
    if (zone !== 'hand') return [...pile];
    const inNone = [...cards.keys()].filter((no) => cards[no]?.zone === null && cards[no].player === player);
    return [...pile, ...inNone];
  }

  #laid(no: CardNo, player: PlayerNo, zone: Zone): SpreadCard {
    const card = this.#card(no);
    const { owner, exhausted, fatigued, counters, changes } = card;
    const called = this.#calls[card.design] as string;
    const from = this.#state.hypnoses.filter((one) => one.card === no && one.stay === card.id);
    const names = from.map(({ back }) => this.#names[back] as string);
    const placed: PlacedCard = {
      card: called,
      ...(owner !== player && { owner: this.#names[owner] as string }),
      ...(exhausted && { exhausted }),
      ...(fatigued !== null && { fatiguedIn: fatigued }),
      ...writtenChanges(changes),
      ...(counters.length > 0 && { counters: this.#counters(counters) }),
      ...(names.length > 0 && { hypnotizedFrom: names.length === 1 ? (names[0] as string) : names }),
      ...this.#knownTo(card, player, zone),
    };
    return { placed, label: called };
  }

  /** In their order, those of one kind and owner that follow one another together. */
  #counters(counters: readonly Counter[]): NonNullable<PlacedCard['counters']> {
    const groups: { kind: Counter['kind']; owner: string; count: number }[] = [];
    for (const { kind, owner } of counters) {
      const whose = this.#names[owner] as string;
      const last = groups.at(-1);
      if (last?.kind === kind && last.owner === whose) last.count += 1;
      else groups.push({ kind, owner: whose, count: 1 });
    }
    return groups;
  }

  /** Beyond those who may look there. */
  #knownTo({ known, owner }: KotcCard, player: PlayerNo, zone: Zone): Partial<PlacedCard> {
    const law = entitled(zoneLaws[zone], player, anybody(this.#state));
    const ofSetup = this.#state.first === null && this.#edition.setup.reserves > 0 && zone === 'deck';
    const more = known & ~law & ~(ofSetup ? only(owner) : 0);
    const names = this.#names.filter((_, one) => has(more, one));
    return {
      ...(names.length > 0 && { knownTo: names }),
      ...(has(more, ONLOOKERS) && { knownToOnlookers: true }),
    };
  }

  #card(no: CardNo): KotcCard {
    return this.#state.cards[no] as KotcCard;
  }
}

/** Damage and the like by their own words where they say it all, in the order in which a position reads them. */
function writtenChanges(changes: readonly Change[]): Partial<PlacedCard> {
  const [hp, sp, level] = (['hp', 'sp', 'level'] as const).map((stat) =>
    changes.filter((one) => one.stat === stat),
  );
  const one = (list: readonly Change[] | undefined): number | null =>
    list?.length === 1 ? (list[0]?.by ?? 0) : null;
  const [damage, spChange, downLevel] = [one(hp), one(sp), one(level)];
  const short: Change[] = [
    ...(damage !== null && damage < 0 ? [{ stat: 'hp' as const, by: damage }] : []),
    ...(spChange !== null && spChange !== 0 ? [{ stat: 'sp' as const, by: spChange }] : []),
    ...(downLevel !== null && downLevel < 0 ? [{ stat: 'level' as const, by: downLevel }] : []),
  ];
  if (JSON.stringify(short) !== JSON.stringify(changes)) return { changes: changes.map((it) => ({ ...it })) };
  return {
    ...(damage !== null && { damage: -damage }),
    ...(spChange !== null && { spChange }),
    ...(downLevel !== null && { downLevel: -downLevel }),
  };
}

/** A card as scenarios write it: whole, so that it needs no library. */
export function sourceOf(card: PlayedCard, call: string): InlineCard {
  const { name, type, edition, cost, offense, defense, text } = card;
  return {
    type,
    ...(name !== call && { name }),
    ...(cost !== null && { cost }),
    ...(type === 'creature' && { offense: offense ?? 0, defense: defense ?? 0 }),
    text,
    edition,
  };
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
