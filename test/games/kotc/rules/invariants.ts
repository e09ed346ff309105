import type { ActDecision, Decision } from '../../../../src-main/engine/decision.js';
import { changesOf, fatiguedIn } from '../../../../src-main/games/kotc/rules/state/lasting.js';
import { everyone, has } from '../../../../src-main/engine/state.js';
import { lookersAt } from '../../../../src-main/engine/zones.js';
import type { KotcContext } from '../../../../src-main/games/kotc/rules/context.js';
import { zoneLaws, zones } from '../../../../src-main/games/kotc/rules/state/state.js';
import {
  canLieSideways,
  designAt,
  hpOf,
  isInPlay,
  levelOf,
  spOf,
} from '../../../../src-main/games/kotc/rules/state/values.js';

/** Something that never may be so in a game; the message says what. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

export function hold(holds: boolean, what: string | (() => string)): asserts holds {
  if (!holds) throw new Broken(typeof what === 'string' ? what : what());
}

/** Every card is in one place, and bears only what can be there. */
export function checkCards(game: KotcContext): void {
  const { state } = game;
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
    hold(fatiguedIn(state, no) === null || canLieSideways(card), `Card ${no} is fatigued in ${card.zone}.`);
    hold(
      !changesOf(state, no).some(({ stat }) => stat !== 'level') || isInPlay(card),
      `Card ${no} is changed in ${card.zone}.`,
    );
    hold(spOf(game, no) >= 0 && hpOf(game, no) >= 0 && levelOf(game, no) >= 0, `Card ${no} is below 0.`);
    const sees = card.zone === null ? all : lookersAt(zoneLaws[card.zone], card.player, card.faceDown, all);
    hold((sees & ~card.known) === 0, `Card ${no} is not known to who may look at it.`);
    const { type } = designAt(game, no);
    hold(card.zone !== 'battlefield' || type === 'creature', `The spell ${no} is in-play.`);
    hold(
      !card.made || card.zone === 'battlefield' || card.ceased === true,
      `The pawn ${no} is in ${card.zone}.`,
    );
    hold(!card.faceDown || card.zone === 'battlefield', `Card ${no} is petrified in ${card.zone}.`);
    hold(card.zone !== 'traps' || type === 'spell', `The creature ${no} is a trap.`);
  }
}

/** Zones that only some editions have, and what is left of players who are out of the game. */
export function checkPlayers(game: KotcContext): void {
  const { state, edition } = game;
  const { reserves: set, reservesBeside = false } = edition.setup;
  const { acting, spells } = edition.mechanisms;
  const hasTraps = acting === 'turns' || spells === 'are cast or set as traps';
  for (const [player, { zones: piles }] of state.players.entries()) {
    const { traps, reserves, removed } = piles;
    if (has(state.out, player)) {
      const left = zones.filter((zone) => zone !== 'removed' && piles[zone].length > 0);
      hold(
        left.length === 0 || state.result !== null,
        `Player ${player} is out, and has cards in ${left.join()}.`,
      );
      continue;
    }
    hold(removed.length === 0, `Cards of player ${player} have left the game.`);
    hold(hasTraps || traps.length === 0, `Player ${player} has traps.`);
    // Beside a deck there are as many as their owner likes, and fewer from draw to draw.
    const isRight = reservesBeside ? reserves.length <= set : reserves.length === set;
    const isSet = isRight || state.turn.number === 0;
    hold(isSet, `Player ${player} has ${reserves.length} reserves.`);
  }
  for (const [no, { owner, zone }] of state.cards.entries()) {
    const isGone = !has(state.out, owner) || zone === 'removed' || state.result !== null;
    hold(isGone, `Card ${no} of player ${owner}, who is out, is in ${zone}.`);
  }
}

/** In the older editions a game goes on for as long as two players are in it, and no longer. */
export function checkEnd({ state, edition }: KotcContext): void {
  if (edition.mechanisms.acting !== 'turns') return;
  const left = [...state.players.keys()].filter((player) => !has(state.out, player));
  const { result } = state;
  if (!result) {
    hold(left.length > 1, `The game goes on with ${left.length} players.`);
    return;
  }
  hold(left.length < 2 || result.by === 'endAgreed', `The game is over with ${left.length} players in it.`);
  hold(left.length !== 1 || result.winners.join() === left.join(), 'Somebody else has won than who is left.');
}

/** In the older editions' Resource Phase cards are placed or drawn, one way or the other. */
const mustAct = ({ purpose, actions }: ActDecision): boolean =>
  purpose === 'resource' && actions.some(({ do: what }) => what === 'draw');

/** The decision can be answered, and names only cards that are there. */
export function checkDecision({ state }: KotcContext, decision: Decision): void {
  const ids = new Set(state.cards.map(({ id }) => id));
  const { id, player, kind, purpose } = decision;
  const what = `Decision ${id} (${kind}, ${purpose})`;
  hold(player >= 0 && player < state.players.length, `${what} asks nobody.`);
  hold(!has(state.out, player), `${what} asks a player who is out of the game.`);
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
      hold(decision.actions.at(-1)?.do === 'pass' || mustAct(decision), `${what} cannot be passed.`);
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

/**
 * Nobody is stopped for what has one answer, nor because of offers of which nothing can come, unless they want to be asked
 * always, or there is something that cannot be passed.
 */
export function checkWorth({ state }: KotcContext, decision: Decision): void {
  if (has(state.asksAlways, decision.player)) return;
  const { id, purpose } = decision;
  hold(
    isChoice(decision),
    () => `Decision ${id} (${purpose}) leaves nothing to choose: ${JSON.stringify(decision)}`,
  );
}

function isChoice(decision: Decision): boolean {
  switch (decision.kind) {
    case 'act': {
      const { actions } = decision;
      const mustAct = actions.every((action) => action.do !== 'pass');
      return mustAct || actions.some((action) => action.do !== 'pass' && action.idle !== true);
    }
    case 'cards':
      return decision.least < decision.cards.length || (decision.ordered && decision.cards.length > 1);
    case 'players':
      return decision.players.length > 1;
    case 'options':
      return decision.least < decision.options.length;
    case 'number':
      return decision.least < decision.most;
    case 'dice':
      return new Set(decision.dice).size > 1;
    case 'order':
      return decision.cards.length > 1;
    case 'confirm':
    case 'name':
    case 'assign':
    case 'pair':
      return true;
  }
}

/** Which cards are in no zone: those of the chain, and at most those that are just being cast. */
function checkCasting({ state }: KotcContext, decision: Decision): void {
  const nowhere = [...state.cards.keys()].filter(
    (no) => state.cards[no]?.zone === null && !state.cards[no].ceased,
  );
  if (decision.kind !== 'act' || state.resolving) return;
  const inChain = new Set([...state.chain, ...state.pending].map(({ card }) => card));
  hold(
    nowhere.every((no) => inChain.has(no)),
    'A card is in no zone that is not being cast.',
  );
}

/** Everything that holds whenever a player is asked, and also when the game is over. */
export function checkTable(game: KotcContext, decision: Decision | null): void {
  checkCards(game);
  checkPlayers(game);
  checkEnd(game);
  if (decision) checkCasting(game, decision);
}
