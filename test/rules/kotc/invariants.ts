import type { Action, Decision } from '../../../src-main/rules/kernel/decision.js';
import { everyone } from '../../../src-main/rules/kernel/state.js';
import { entitled } from '../../../src-main/rules/kernel/zones.js';
import type { Kotc } from '../../../src-main/rules/kotc/edition.js';
import type { Deed } from '../../../src-main/rules/kotc/deed.js';
import { refusalOf } from '../../../src-main/rules/kotc/modern/legality.js';
import { zoneLaws, zones, type CounterKind } from '../../../src-main/rules/kotc/state.js';
import {
  canLieSideways,
  designAt,
  hpOf,
  isInPlay,
  levelOf,
  spOf,
} from '../../../src-main/rules/kotc/values.js';

/** Something that never may be so in a game; the message says what. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

export function hold(holds: boolean, what: string | (() => string)): asserts holds {
  if (!holds) throw new Broken(typeof what === 'string' ? what : what());
}

/** Every card is in one place, and bears only what can be there. */
export function checkCards(table: Kotc): void {
  const { state } = table;
  const places = new Map<number, string>();
  for (const [player, { zones: piles, hp }] of state.players.entries()) {
    hold(hp >= 0, `Player ${player} has ${hp} HP.`);
    for (const zone of zones) {
      for (const no of piles[zone]) {
        const card = state.cards[no];
        hold(!places.has(no), `Card ${no} is in ${zone} and in ${places.get(no)}.`);
        places.set(no, zone);
        hold(
          card?.player === player && card.zone === zone,
          `Card ${no} lies in ${zone} and does not know it.`,
        );
      }
    }
  }
  const all = everyone(state);
  const ids = new Set<number>();
  for (const [no, card] of state.cards.entries()) {
    hold(places.has(no) === (card.zone !== null), `Card ${no} says ${card.zone}, and lies elsewhere.`);
    hold(!ids.has(card.id) && card.id < state.nextId, `The id ${card.id} is not one card's.`);
    ids.add(card.id);
    hold(card.counters.length === 0 || isInPlay(card), `Card ${no} has counters in ${card.zone}.`);
    hold(!card.exhausted || canLieSideways(card), `Card ${no} is exhausted in ${card.zone}.`);
    hold(card.fatigued === null || canLieSideways(card), `Card ${no} is fatigued in ${card.zone}.`);
    hold(
      !card.changes.some(({ stat }) => stat !== 'level') || isInPlay(card),
      `Card ${no} is changed in ${card.zone}.`,
    );
    hold(spOf(table, no) >= 0 && hpOf(table, no) >= 0 && levelOf(table, no) >= 0, `Card ${no} is below 0.`);
    const sees = card.zone === null ? all : entitled(zoneLaws[card.zone], card.player, all);
    hold((sees & ~card.known) === 0, `Card ${no} is not known to who may look at it.`);
    hold(
      card.zone !== 'battlefield' || designAt(table, no).type === 'creature',
      `The spell ${no} is in-play.`,
    );
  }
}

/** The decision can be answered, and names only cards that are there. */
export function checkDecision({ state }: Kotc, decision: Decision): void {
  const ids = new Set(state.cards.map(({ id }) => id));
  const { id, player, kind, purpose } = decision;
  const what = `Decision ${id} (${kind}, ${purpose})`;
  hold(player >= 0 && player < state.players.length, `${what} asks nobody.`);
  hold(id === state.decisions, `${what} is not the latest.`);
  const named: number[] = decision.about === undefined ? [] : [decision.about];
  const choose = (from: readonly unknown[], least: number, most: number): void => {
    hold(
      0 <= least && least <= most && most <= from.length && from.length > 0,
      `${what} cannot be answered.`,
    );
  };
  switch (decision.kind) {
    case 'act':
      hold(decision.actions.at(-1)?.do === 'pass', `${what} cannot be passed.`);
      for (const { card } of decision.actions) if (card !== undefined) named.push(card);
      break;
    case 'cards':
      choose(decision.cards, decision.least, decision.most);
      named.push(...decision.cards);
      hold(new Set(decision.cards).size === decision.cards.length, `${what} names a card twice.`);
      break;
    case 'players':
      choose(decision.players, decision.least, decision.most);
      break;
    case 'options':
      choose(decision.options, decision.least, decision.most);
      for (const { card } of decision.options) if (card !== undefined) named.push(card);
      break;
    case 'order':
      hold(decision.cards.length > 1, `${what} is no choice.`);
      named.push(...decision.cards);
      break;
    case 'number':
      hold(decision.least <= decision.most, `${what} cannot be answered.`);
      break;
    case 'dice':
      hold(decision.dice.length > 1, `${what} is no choice.`);
      break;
    case 'confirm':
  }
  for (const card of named) hold(ids.has(card), `${what} names a card that is not there.`);
}

/** Which cards are in no zone: those of the chain, and at most those that are just being cast. */
export function checkCasting({ state }: Kotc, decision: Decision): void {
  const nowhere = [...state.cards.keys()].filter((no) => state.cards[no]?.zone === null);
  if (decision.kind !== 'act' || state.resolving) return;
  const inChain = new Set(state.chain.map(({ card }) => card));
  hold(
    nowhere.every((no) => inChain.has(no)),
    'A card is in no zone that is not being cast.',
  );
}

/** What the player may do now is what is offered, to the last thing. */
export function checkOffers(table: Kotc, decision: Decision): void {
  if (decision.kind !== 'act') return;
  const { state } = table;
  const { player } = decision;
  const noOf = new Map(state.cards.map(({ id }, no) => [id, no]));
  const offered = new Set<string>();
  for (const action of decision.actions) {
    if (action.do === 'pass') continue;
    const deed = asDeed(action, noOf);
    const refusal = refusalOf(table, player, deed);
    hold(refusal === null, () => `${JSON.stringify(action)} is offered, and ${refusal?.rule} forbids it.`);
    const key = JSON.stringify(deed);
    hold(!offered.has(key), `${key} is offered twice.`);
    offered.add(key);
  }
  for (const deed of everyDeed(table)) {
    const isAllowed = refusalOf(table, player, deed) === null;
    hold(
      !isAllowed || offered.has(JSON.stringify(deed)),
      () => `${JSON.stringify(deed)} is allowed, and not offered.`,
    );
  }
}

function asDeed({ do: what, card, ability, counter }: Action, noOf: ReadonlyMap<number, number>): Deed {
  const no = noOf.get(card ?? 0) ?? -1;
  switch (what) {
    case 'attack':
      return { do: what };
    case 'activate':
      return { do: what, card: no, ability: ability ?? -1 };
    case 'counter':
      return { do: what, card: no, counter: counter as CounterKind };
    case 'sow':
    case 'summon':
    case 'cast':
      return { do: what, card: no };
    default:
      throw new Broken(`Nobody knows what it is to ${what}.`);
  }
}

function* everyDeed(table: Kotc): Generator<Deed> {
  yield { do: 'attack' };
  for (const [card, { counters }] of table.state.cards.entries()) {
    yield { do: 'sow', card };
    yield { do: 'summon', card };
    yield { do: 'cast', card };
    for (const ability of designAt(table, card).abilities.keys()) yield { do: 'activate', card, ability };
    for (const counter of new Set(counters.map(({ kind }) => kind))) yield { do: 'counter', card, counter };
  }
}

/** Between the phases nothing is left over; at the beginning of a turn all that lasts for a turn has ended. */
export function checkBoundary({ state }: Kotc, summoners: ReadonlyMap<number, number>): void {
  const { chain, resolving, battles, forced, windows, occasions, turn, hypnoses, cards } = state;
  hold(chain.length === 0 && !resolving, 'A chain is left over.');
  hold(battles.length === 0 && forced.length === 0, 'A battle is left over.');
  hold(windows.length === 0, 'A window is left open.');
  hold(
    occasions.every(({ window }) => window === null),
    'What was met in a window that is closed is still met.',
  );
  hold(
    cards.every(({ zone }) => zone !== null),
    'A card is in no zone.',
  );
  if (turn.phase !== 'draw') return;
  hold(hypnoses.length === 0, 'A minion is still hypnotized.');
  for (const [no, card] of cards.entries()) {
    if (isInPlay(card))
      hold(summoners.get(no) === card.player, `Minion ${no} is not back with its controller.`);
    hold(
      !card.changes.some(({ stat }) => stat === 'level') || card.fatigued !== null,
      'A down-level has not ended.',
    );
    if (canLieSideways(card) && card.fatigued === null) {
      hold(!card.exhausted && card.changes.length === 0, `Card ${no} has not recovered.`);
    }
  }
}
