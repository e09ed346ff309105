import type { PlayerNo } from '../../../engine/decision.js';
import {
  scenarioOf as writtenBy,
  type PositionWriting,
} from '../../../engine/scenario/positions/scenario-of.js';
import { writtenCounters } from '../../../engine/scenario/positions/counters.js';
import { only, type CardNo } from '../../../engine/state.js';
import { printedOn, type PlayedCard } from '../rules/components/played-card.js';
import { rulesIdOf, type KotcEdition } from '../rules/editions/edition.js';
import { cardOf, changesOf, fatiguedIn, isBarredForTurn, lasting } from '../rules/state/lasting.js';
import { zoneLaws, type KotcCard, type KotcState } from '../rules/state/state.js';
import type { InlineCard, Scenario } from './format.js';
import type { PlacedCard, ScenarioSeat } from './position-format.js';
import { positionsOf } from './position.js';

/** As the engine's, by an edition. */
export const scenarioOf = (
  state: KotcState,
  printed: readonly PlayedCard[],
  players: readonly string[],
  edition: KotcEdition,
): Scenario => writtenBy(state, printed, players, writingOf(edition)) as Scenario;

/** How the positions of an edition are written down. Of a chain, a battle or a cast that is half done the cards lie where they are. */
export const writingOf = (edition: KotcEdition): PositionWriting<PlayedCard, KotcState> => ({
  ...positionsOf(edition),
  id: rulesIdOf(edition),
  laws: zoneLaws,
  loose: 'hand',
  sourceOf,
  sameAs: (card) => JSON.stringify(printedOn(card)),
  seatWords,
  cardWords,
  turnWords: (state, names, labelOf) => turnWords(state, names, labelOf, edition),
  knownBeforeSetup: ({ zone, owner }) => (edition.setup.reserves > 0 && zone === 'deck' ? only(owner) : 0),
});

function seatWords(state: KotcState, player: PlayerNo): Partial<ScenarioSeat> {
  const { hp, drewFromEmpty } = state.players[player] as KotcState['players'][number];
  const again = lasting(state, 'rerolls')
    .filter(({ on, does }) => 'player' in on && on.player === player && does.chain === null && does.dice > 0)
    .map(({ does }) => does);
  return {
    hp,
    ...(drewFromEmpty && { drewFromEmpty }),
    ...(again.length > 0 && { rerolls: again.map(({ dice, times }) => ({ dice, times })) }),
  };
}

function turnWords(
  state: KotcState,
  names: readonly string[],
  labelOf: (card: CardNo) => string,
  edition: KotcEdition,
): NonNullable<Scenario['turn']> | null {
  const { first } = state;
  if (first === null) return null;
  const { player, number, phase, sown, drawn, declared } = state.turn;
  const victims = [
    ...declared.players.map((one) => names[one] as string),
    ...declaredCards(state, edition).map(labelOf),
  ];
  return {
    player: names[player] as string,
    number,
    ...(first !== player && { first: names[first] as string }),
    phase,
    ...(sown > 0 && { sown }),
    ...(drawn && { drawn }),
    ...(victims.length > 0 && { declared: victims }),
  };
}

/** Whether a card that has left play and come back counts as declared is the edition's to say. */
function declaredCards({ turn, cards }: KotcState, { mechanisms }: KotcEdition): CardNo[] {
  if (mechanisms.cameBack === 'same card') return [...new Set(turn.declared.cards)];
  return [...cards.keys()].filter((no) => turn.declared.minions.includes(cards[no]?.id ?? 0));
}

function cardWords(state: KotcState, no: CardNo, names: readonly string[]): Partial<PlacedCard> {
  const { id, exhausted, counters, faceDown } = state.cards[no] as KotcCard;
  const fatigued = fatiguedIn(state, no);
  const from = lasting(state, 'control')
    .filter((one) => cardOf(one) === no && one.does.stay === id)
    .map(({ does }) => names[does.back] as string);
  return {
    ...(faceDown && { petrified: true }),
    ...(exhausted && { exhausted }),
    ...(fatigued !== null && { fatiguedIn: fatigued }),
    ...writtenChanges(changesOf(state, no).map(({ type: _type, ...change }) => change)),
    ...(isBarredForTurn(state, no) && { barred: true as const }),
    ...(counters.length > 0 && { counters: writtenCounters(counters, names) }),
    ...(from.length > 0 && { hypnotizedFrom: from.length === 1 ? (from[0] as string) : from }),
  };
}

type Change = NonNullable<PlacedCard['changes']>[number];

/** Damage and the like by their own words where they say it all, in the order in which a position reads them. */
function writtenChanges(changes: readonly Change[]): Partial<PlacedCard> {
  const [hp, sp, level] = (['hp', 'sp', 'level'] as const).map((stat) =>
    changes.filter((one) => one.stat === stat),
  );
  const one = (list: readonly Change[] | undefined): number | null =>
    list?.length === 1 && list[0] && 'by' in list[0] ? list[0].by : null;
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
