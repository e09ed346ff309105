import type { Players } from '../kernel/state.js';
import { everyone, only } from '../kernel/state.js';
import { moveCard, reorder, showTo } from '../kernel/zones.js';
import { shuffled } from '../kernel/chance.js';
import type { Kotc } from './edition.js';
import type { EventOf, KotcEvent } from './events.js';
import { noteOccasions } from './occasions.js';
import { zoneLaws, type KotcCard, type KotcPlayer, type Victim } from './state.js';
import { cardAt } from './values.js';

/** The door: every change of the state is an event that passes here, is noted for conditions, and written down. */
export function apply(table: Kotc, event: KotcEvent): void {
  const known = change(table, event);
  noteOccasions(table, event);
  table.log.write(event, table.state.decisions, known);
}

const nobody: readonly Players[] = [];
const playerAt = (table: Kotc, player: number): KotcPlayer => table.state.players[player] as KotcPlayer;

/** @returns for each card that the event names, who may know which it is */
function change(table: Kotc, event: KotcEvent): readonly Players[] {
  const { state } = table;
  switch (event.type) {
    case 'first':
      state.first = event.player;
      return nobody;
    case 'turn':
      state.turn = {
        number: event.number,
        player: event.player,
        phase: 'draw',
        sown: false,
        declared: { players: [], minions: [] },
      };
      return nobody;
    case 'phase':
      state.turn.phase = event.phase;
      return nobody;
    case 'shuffle': {
      const { deck } = playerAt(table, event.player).zones;
      reorder(state, event.player, 'deck', shuffled(state.chance, deck));
      return nobody;
    }
    case 'move':
      return [move(table, event)];
    case 'exhaust':
      for (const no of event.cards) cardAt(table, no).exhausted = true;
      return knowersOf(table, event.cards);
    case 'recover':
      for (const no of event.cards) {
        const card = cardAt(table, no);
        card.exhausted = false;
        card.fatigued = null;
        if (card.changes.length > 0) card.changes = [];
      }
      return knowersOf(table, event.cards);
    case 'fatigue':
      cardAt(table, event.card).fatigued = state.turn.number;
      return knowersOf(table, [event.card]);
    case 'change':
      cardAt(table, event.card).changes.push({ stat: event.stat, by: event.by });
      return knowersOf(table, [event.card]);
    case 'damage':
      cardAt(table, event.card).changes.push({ stat: 'hp', by: -event.amount });
      return knowersOf(table, [event.card]);
    case 'wound':
      playerAt(table, event.player).hp -= event.amount;
      return nobody;
    case 'heal':
      playerAt(table, event.player).hp += event.amount;
      return nobody;
    case 'place':
      for (let n = 0; n < event.count; n += 1) {
        cardAt(table, event.card).counters.push({ kind: event.counter, owner: event.by });
      }
      return knowersOf(table, [event.card]);
    case 'remove':
      removeCounter(cardAt(table, event.card), event);
      return knowersOf(table, [event.card]);
    case 'roll':
    case 'reroll':
      state.revelations += 1;
      return nobody;
    case 'reveal':
      showTo(state, event.cards, everyone(state));
      return knowersOf(table, event.cards);
    case 'see':
      showTo(state, event.cards, only(event.by));
      return knowersOf(table, event.cards);
    case 'target':
      return knowersOf(table, event.cards);
    case 'link':
      state.chain.push(event.link);
      return knowersOf(table, [event.link.card]);
    case 'unlink':
      state.chain.pop();
      return nobody;
    case 'fail':
      return knowersOf(table, [event.card]);
    case 'resolve':
      state.resolving = true;
      return knowersOf(table, [event.card]);
    case 'resolved':
      state.resolving = false;
      return nobody;
    case 'attack':
    case 'defend':
    case 'victim':
    case 'peace':
      return battleChange(table, event);
    case 'hypnotize':
      return hypnotize(table, event);
    case 'force': {
      const { card, stay, victim, declared } = event;
      state.forced.push({ card, stay, victim });
      if (declared) declare(table, victim);
      return knowersOf(table, [card]);
    }
    case 'emptyDeck':
      playerAt(table, event.player).drewFromEmpty = true;
      return nobody;
    case 'end':
      state.result = { winners: event.winners, by: event.by, rules: event.rules };
      return nobody;
  }
}

const knowersOf = (table: Kotc, cards: readonly number[]): Players[] =>
  cards.map((no) => cardAt(table, no).known);

function battleChange(
  table: Kotc,
  event: EventOf<'attack' | 'defend' | 'victim' | 'peace'>,
): readonly Players[] {
  const { battles } = table.state;
  const fighters = (team: readonly number[]) => team.map((card) => ({ card, stay: cardAt(table, card).id }));
  if (event.type === 'attack') {
    const { player: attacker, defender, victim, forced, declared } = event;
    battles.push({
      attacker,
      defender,
      team: fighters(event.team),
      defense: [],
      victim,
      victimsPlayer: defender,
      step: 'attack',
      forced,
    });
    if (declared) declare(table, victim);
    return knowersOf(table, event.team);
  }
  const battle = battles.at(-1);
  if (!battle) throw new Error(`There is no battle for the event “${event.type}”.`);
  switch (event.type) {
    case 'defend':
      battle.defense = fighters(event.team);
      return knowersOf(table, event.team);
    case 'victim':
      battle.victim = { card: event.card, stay: event.stay };
      return knowersOf(table, [event.card]);
    case 'peace':
      battles.pop();
      return nobody;
  }
}

function declare({ state }: Kotc, victim: Victim): void {
  const { players, minions } = state.turn.declared;
  if ('stay' in victim) minions.push(victim.stay);
  else players.push(victim.player);
}

/** The minion changes its controller, for a while or back; its stay on the battlefield goes on (K14-CTR-05, K14-KEY-75). */
function hypnotize(table: Kotc, { card: no, to, back }: EventOf<'hypnotize'>): readonly Players[] {
  const { state } = table;
  const { id, player } = cardAt(table, no);
  if (back) state.hypnoses = state.hypnoses.filter(({ card }) => card !== no);
  else state.hypnoses.push({ card: no, stay: id, back: player });
  moveCard(state, zoneLaws, no, { player: to, zone: 'battlefield', place: 'bottom' });
  return knowersOf(table, [no]);
}

/** A card that changes its zone is a new one: only a down-level stays with it (K14-KEY-35, K14-Q-32). */
function move(table: Kotc, { card: no, to, zone, place, why }: EventOf<'move'>): Players {
  const card = cardAt(table, no);
  if (why === 'sow') table.state.turn.sown = true;
  card.exhausted = why === 'summon' || why === 'silo';
  card.fatigued = null;
  if (card.counters.length > 0) card.counters = [];
  if (card.changes.length > 0) card.changes = card.changes.filter(({ stat }) => stat === 'level');
  return moveCard(table.state, zoneLaws, no, { player: to, zone, place });
}

function removeCounter(card: KotcCard, { counter, owner }: EventOf<'remove'>): void {
  const place = card.counters.findIndex((one) => one.kind === counter && one.owner === owner);
  card.counters.splice(place, 1);
}
