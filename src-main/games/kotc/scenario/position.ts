import type { PlayerNo } from '../../../engine/decision.js';
import { ScenarioFault } from '../../../engine/scenario/fault.js';
import {
  setPosition as setPositionBy,
  type Named,
  type PositionBuilding,
} from '../../../engine/scenario/positions/set-position.js';
import { layCounters } from '../../../engine/scenario/positions/counters.js';
import type { CardLookup as AnyLookup, Position as AnyPosition } from '../../../engine/scenario/scenario.js';
import { UnplayableCard } from '../../../engine/unplayable-card.js';
import { chanceFrom } from '../../../engine/chance/chance.js';
import { only, type CardNo } from '../../../engine/state.js';
import { turnFaceDown } from '../../../engine/zones.js';
import { writable, type Writable } from '../../../engine/pipeline/writable.js';
import { NO_ABILITIES } from '../cards/language/write.js';
import { eraOf } from '../cards/vocabulary/component.js';
import type { Design } from '../rules/context.js';
import { designOf } from '../rules/components/design.js';
import type { PlayedCard } from '../rules/components/played-card.js';
import { makesPawns, pawnsOf } from '../rules/components/pawn-designs.js';
import { rulesIdOf, type KotcEdition } from '../rules/editions/edition.js';
import { addCard, emptyState, showOwnDecks } from '../rules/state/new-state.js';
import { beginLasting } from '../rules/state/lasting.js';
import {
  newTurn,
  type KotcCard,
  type KotcPlayer,
  type KotcState,
  type Stat,
  type Zone,
} from '../rules/state/state.js';
import { isInPlay } from '../rules/state/values.js';
import type { InlineCard, Scenario } from './format.js';
import { ground, type PlacedCard, type ScenarioSeat } from './position-format.js';

export type CardLookup = AnyLookup<PlayedCard>;

/** The position that a scenario begins with, and what its names stand for. */
export type Position = AnyPosition<KotcState, PlayedCard, Design>;

/** The turn in which a position stands that does not say it. */
export const DEFAULT_TURN = 3;

/** As the engine's, by an edition. @throws ScenarioFault; UnplayableCard */
export const setPosition = (
  scenario: Scenario,
  edition: KotcEdition,
  lookup: CardLookup,
  unplayable?: (name: string, because: string) => void,
): Position => setPositionBy(scenario, positionsOf(edition), lookup, unplayable);

/** How the positions of an edition are built: what a seat, a card and a turn say beside what every game's do. */
export function positionsOf(edition: KotcEdition): PositionBuilding<PlayedCard, KotcState, Design> {
  const { number } = edition;
  const designs = new WeakMap<PlayedCard, Design>();
  const design = (printed: PlayedCard): Design => {
    const made = designs.get(printed) ?? designOf(printed, number);
    designs.set(printed, made);
    return made;
  };
  return {
    ...ground,
    empty: (players, seed) => emptyState(players, edition, chanceFrom(seed)),
    add: (state, design, owner, player, zone) => addCard(state, design, owner, player, zone as Zone),
    inline: (call, source) => inlineCard(call, source as InlineCard, edition),
    design,
    ...(makesPawns(number) && {
      tokensOf: (card, among) => pawnsOf(card, among, number, (one) => playable(one, design)),
      nameOf: ({ name }) => name,
    }),
    standIn,
    laySeat,
    layCard,
    layTurn: (state, turn, named) => setTurn(state, turn as NonNullable<Scenario['turn']>, named, edition),
    beforeSetup: (state) => showOwnDecks(state, edition),
    filler: { type: 'minion', level: 0, text: '' } satisfies InlineCard,
  };
}

/** Null for a card that cannot be carried out, in whose place another lies. */
function playable(card: PlayedCard, design: (card: PlayedCard) => Design): Design | null {
  try {
    return design(card);
  } catch (error) {
    if (error instanceof UnplayableCard) return null;
    throw error;
  }
}

function laySeat(state: KotcState, player: PlayerNo, seat: Partial<ScenarioSeat>): void {
  const { hp, drewFromEmpty = false, rerolls = [] } = seat;
  const laid = writable(state);
  const theirs = laid.players[player] as Writable<KotcPlayer>;
  if (hp !== undefined) theirs.hp = hp;
  theirs.drewFromEmpty = drewFromEmpty;
  for (const { dice, times } of rerolls) {
    beginLasting(laid, { player }, { type: 'rerolls', dice, times, chain: null, not: null });
  }
}

function layCard(state: KotcState, no: CardNo, laid: { readonly card: string }, named: Named): void {
  const placed = laid as PlacedCard;
  const laying = writable(state);
  const card = laying.cards[no] as Writable<KotcCard>;
  const change = (stat: Stat, by: number): void =>
    beginLasting(laying, { card: no }, { type: 'change', stat, by });
  if (placed.barred) beginLasting(laying, { card: no }, { type: 'barred' });
  if (placed.petrified) {
    turnFaceDown(laying, no);
    card.known = only(card.player);
  }
  card.exhausted = placed.exhausted ?? false;
  if (placed.fatiguedIn !== undefined)
    beginLasting(laying, { card: no }, { type: 'fatigue', turn: placed.fatiguedIn });
  if (placed.damage) change('hp', -placed.damage);
  if (placed.spChange) change('sp', placed.spChange);
  if (placed.downLevel) change('level', -placed.downLevel);
  for (const one of placed.changes ?? []) beginLasting(laying, { card: no }, { type: 'change', ...one });
  layCounters(card, placed.counters ?? [], named);
  for (const name of [placed.hypnotizedFrom ?? []].flat()) {
    beginLasting(laying, { card: no }, { type: 'control', stay: card.id, back: named.player(name) });
  }
}

function setTurn(
  state: KotcState,
  turn: NonNullable<Scenario['turn']>,
  named: Named,
  edition: KotcEdition,
): void {
  const { player, number, first, phase = 'action', sown, drawn, declared = [] } = turn;
  const current = player === undefined ? 0 : named.player(player);
  const { phases } = edition.mechanisms;
  if (!phases.includes(phase)) {
    throw new ScenarioFault(`${rulesIdOf(edition)} has no ${phase} phase, only ${phases.join(', ')}.`);
  }
  const laid = writable(state);
  laid.first = first === undefined ? current : named.player(first);
  const begun = newTurn(number ?? DEFAULT_TURN, current, phases);
  laid.turn = writable({ ...begun, phase, sown: sown ?? 0, drawn: drawn ?? false });
  for (const victim of declared) declare(state, victim, named);
}

function declare(state: KotcState, victim: string, named: Named): void {
  const { players, minions, cards } = writable(state).turn.declared;
  if (named.isPlayer(victim)) {
    players.push(named.player(victim));
    return;
  }
  const no = named.card(victim);
  const card = state.cards[no] as KotcCard;
  if (isInPlay(card)) minions.push(card.id);
  cards.push(no);
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

/** A creature of the 6th to 11th Editions says so when it has no abilities; a scenario need not. */
function inlineCard(name: string, source: InlineCard, { number: rules }: KotcEdition): PlayedCard {
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
