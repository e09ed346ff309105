import { anybody, only, type Players } from '../../../../engine/state.js';
import { makeToken } from '../../../../engine/objects/made.js';
import { placeCounters, removeCounter } from '../../../../engine/objects/counters.js';
import { writable } from '../../../../engine/pipeline/writable.js';
import { moveCard, pickUnseen, reorder, showTo, turnFaceDown } from '../../../../engine/zones.js';
import { shuffleCards } from '../../../../engine/chance/draws.js';
import { endEffect, endEffects } from '../../../../engine/effects/lasting.js';
import type { KotcContext } from '../context.js';
import type { EventOf, KotcEvent } from './events.js';
import { beginLasting, cardOf, lasting, RECOVERY, TURN } from '../state/lasting.js';
import { newTurn, zoneLaws, type KotcCard, type Zone } from '../state/state.js';
import { battleChange, declare, enlist, reform, takeOut } from './battle-change.js';
import { cardIn, knowersOf, nobody, playerIn, type State } from './changing.js';

/** Changes the state by an event. @returns for each card that the event names, who may know which it is */
export function change(state: State, event: KotcEvent, game: KotcContext): readonly Players[] {
  switch (event.type) {
    case 'first':
      state.first = event.player;
      return nobody;
    case 'turn':
      state.turn = writable(newTurn(event.number, event.player, game.edition.mechanisms.phases));
      endEffects(state, TURN);
      return nobody;
    case 'phase':
      state.turn.phase = event.phase;
      return nobody;
    case 'shuffle': {
      const { deck } = playerIn(state, event.player).zones;
      reorder(state, event.player, 'deck', shuffleCards(game, event.top ? deck.slice(0, event.top) : deck));
      return nobody;
    }
    case 'move':
      return [move(state, event)];
    case 'exhaust':
      for (const no of event.cards) cardIn(state, no).exhausted = true;
      return knowersOf(state, event.cards);
    case 'recover':
      for (const no of event.cards) cardIn(state, no).exhausted = event.kept.includes(no);
      endEffects(state, RECOVERY, { cards: event.cards });
      return knowersOf(state, event.cards);
    case 'fatigue':
      fatigue(state, event.card);
      return knowersOf(state, [event.card]);
    case 'change': {
      const { card, stat } = event;
      const change = 'to' in event ? { stat, to: event.to } : { stat, by: event.by };
      beginLasting(state, { card }, { type: 'change', ...change });
      return knowersOf(state, [card]);
    }
    case 'damage':
      beginLasting(state, { card: event.card }, { type: 'change', stat: 'hp', by: -event.amount });
      return knowersOf(state, [event.card]);
    case 'stopDie':
    case 'prevent':
      return knowersOf(state, [event.card]);
    case 'throwDie':
      return knowersOf(state, [event.card, event.target]);
    case 'bar':
      beginLasting(state, { card: event.card }, { type: 'barred' });
      return knowersOf(state, [event.card]);
    case 'wound':
    case 'payHitpoints':
      playerIn(state, event.player).hp -= event.amount;
      return nobody;
    case 'heal':
      playerIn(state, event.player).hp += event.amount;
      return nobody;
    case 'place':
      placeCounters(cardIn(state, event.card), event.counter, event.by, event.count);
      return knowersOf(state, [event.card]);
    case 'remove':
      removeCounter(cardIn(state, event.card), event.counter, event.owner);
      return knowersOf(state, [event.card]);
    case 'reroll': {
      const grant = event.grant === null ? undefined : lasting(state, 'rerolls')[event.grant];
      if (grant) writable(grant).does.dice -= 1;
      state.revelations += 1;
      return nobody;
    }
    case 'roll':
      state.revelations += 1;
      return nobody;
    case 'reveal':
      showTo(state, zoneLaws, event.cards, anybody(state));
      return event.cards.map(() => anybody(state));
    case 'see':
      showTo(state, zoneLaws, event.cards, only(event.by));
      return knowersOf(state, event.cards, only(event.by));
    case 'target':
      if (!event.blind) return knowersOf(state, event.cards, only(event.by));
      pickUnseen(state, zoneLaws, event.cards);
      return knowersOf(state, event.cards);
    case 'link':
      if (state.chain.length === 0) state.chains += 1;
      state.chain.push(writable(event.link));
      return 'counter' in event.link ? knowersOf(state, [event.link.card]) : [anybody(state)];
    case 'wait':
      state.pending.push(writable(event.link));
      return [anybody(state)];
    case 'next': {
      const link = state.pending.shift();
      if (state.chain.length === 0) state.chains += 1;
      if (link) state.chain.push(link);
      return nobody;
    }
    case 'unlink':
      state.chain.pop();
      return nobody;
    case 'fail':
      return [anybody(state)];
    case 'resolve':
      state.resolving = true;
      return cardIn(state, event.card).faceDown ? knowersOf(state, [event.card]) : [anybody(state)];
    case 'resolved':
      state.resolving = false;
      return nobody;
    case 'withdraw':
      takeOut(state, event.card);
      return knowersOf(state, [event.card]);
    case 'enlist':
      return enlist(state, event);
    case 'formation':
      return reform(state, event);
    case 'attack':
    case 'defend':
    case 'victim':
    case 'skipDefense':
    case 'peace':
      return battleChange(state, event);
    case 'hypnotize':
      return hypnotize(state, event, game);
    case 'pawn':
      return makePawn(state, event);
    case 'petrify':
      return petrify(state, event);
    case 'force': {
      const { card, stay, victim, declared } = event;
      beginLasting(state, { card }, { type: 'attack', stay, victim, declared });
      if (declared) declare(state, victim);
      return knowersOf(state, [card]);
    }
    case 'placed':
      state.turn.drawn = true;
      return nobody;
    case 'negate':
      negate(state, event);
      return [anybody(state)];
    case 'grantRerolls': {
      const { player, dice, times, span } = event;
      const chain = span === 'chain' ? state.chains : null;
      const not = span === 'turn after this chain' ? state.chains : null;
      beginLasting(state, { player }, { type: 'rerolls', dice, times, chain, not });
      return nobody;
    }
    case 'out':
      state.out |= only(event.player);
      return nobody;
    case 'emptyDeck':
      playerIn(state, event.player).drewFromEmpty = true;
      return nobody;
    case 'end':
      state.result = {
        winners: [...event.winners],
        by: event.by,
        rules: [...event.rules],
        ...(event.criterion && { criterion: writable(event.criterion) }),
      };
      return nobody;
  }
}

/** An attacker takes no part in the battle any more; an ability on the chain will not be carried out (K06-CHN-31). */
function negate(state: State, { card, what }: EventOf<'negate'>): void {
  if (what === 'effect') {
    for (const link of state.chain) if ('ability' in link && link.card === card) link.negated = true;
    return;
  }
  const battle = state.battles.at(-1);
  if (!battle) return;
  battle.team = battle.team.filter((fighter) => fighter.card !== card);
  if (battle.team.length === 0) battle.calledOff = true;
}

/**
 * The minion or trap changes its controller, for a while or back; its stay there goes on (K14-CTR-05, K14-KEY-75, K12-KEY-115). As a
 * victim it leaves what remains of a battle's dice to its last controller (K14-Q-19).
 */
function hypnotize(
  state: State,
  { card: no, to, back }: EventOf<'hypnotize'>,
  { edition }: KotcContext,
): readonly Players[] {
  const { id, player, zone } = cardIn(state, no);
  const ended = back === null ? undefined : lasting(state, 'control')[back];
  if (ended) endEffect(state, ended);
  else beginLasting(state, { card: no }, { type: 'control', stay: id, back: player });
  for (const battle of state.battles) {
    if ('stay' in battle.victim && battle.victim.stay === id) battle.victimsPlayer = to;
  }
  if (edition.mechanisms.switchedFighter === 'out for good') takeOut(state, no);
  moveCard(state, zoneLaws, no, { player: to, zone, place: 'bottom' });
  return knowersOf(state, [no]);
}

/** Everybody sees it, and with it what the card is of which it is made. */
function makePawn(state: State, { player, design, of }: EventOf<'pawn'>): readonly Players[] {
  const all = anybody(state);
  if (of !== null && cardIn(state, of).known !== all) state.revelations += 1;
  const pawn = { design, owner: player, player, zone: 'battlefield', exhausted: true, counters: [] } as const;
  makeToken<Zone, KotcCard>(state, zoneLaws, pawn);
  return [all];
}

/** What changed its SP and HP is gone with them; a down-level goes on for the card (K17-Q-150). */
function petrify(state: State, { card }: EventOf<'petrify'>): readonly Players[] {
  turnFaceDown(state, card);
  for (const change of lasting(state, 'change')) {
    if (cardOf(change) === card && change.does.stat !== 'level') endEffect(state, change);
  }
  return knowersOf(state, [card]);
}

/** Only the turn in which it was fatigued last counts. */
function fatigue(state: State, card: number): void {
  const before = lasting(state, 'fatigue').find((effect) => cardOf(effect) === card);
  if (before) endEffect(state, before);
  beginLasting(state, { card }, { type: 'fatigue', turn: state.turn.number });
}

/** A card that changes its zone is a new one; which effects on it end, they say themselves. */
function move(state: State, { card: no, by, to, zone, place, why, blind }: EventOf<'move'>): Players {
  const card = cardIn(state, no);
  if (why === 'sow') state.turn.sown += 1;
  card.exhausted = why === 'summon' || why === 'silo' || why === 'set';
  // Which spell is put away, everybody sees; who moves another card sees it too, unless it was picked unseen.
  const seers = why === 'spent' ? anybody(state) : blind ? 0 : only(by);
  return moveCard(state, zoneLaws, no, { player: to, zone, place }, seers);
}
