/** How events change who fights whom. */
import { writable, type Writable } from '../../../../engine/pipeline/writable.js';
import type { Players } from '../../../../engine/state.js';
import type { EventOf } from './events.js';
import type { Battle, Fighter, Victim } from '../state/state.js';
import { cardIn, knowersOf, nobody, type State } from './changing.js';

/** Begins, changes or ends a battle. @returns as `change` */
export function battleChange(
  state: State,
  event: EventOf<'attack' | 'defend' | 'victim' | 'skipDefense' | 'peace'>,
): readonly Players[] {
  const { battles } = state;
  const fighters = (team: readonly number[]) => team.map((card) => ({ card, stay: cardIn(state, card).id }));
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
      calledOff: false,
    });
    if (declared) declare(state, victim);
    return knowersOf(state, event.team);
  }
  const battle = battles.at(-1);
  if (!battle) throw new Error(`There is no battle for the event “${event.type}”.`);
  switch (event.type) {
    case 'defend':
      form(battle, 'defense', fighters(event.team));
      return knowersOf(state, event.team);
    case 'victim':
      battle.victim = { card: event.card, stay: event.stay };
      battle.victimsPlayer = cardIn(state, event.card).player;
      return knowersOf(state, [event.card]);
    case 'skipDefense':
      battle.skipsDefense = true;
      return knowersOf(state, [event.card]);
    case 'peace':
      battles.pop();
      return nobody;
  }
}

/** Who was in the team before and is not in it now has been in it all the same. */
function form(battle: Writable<Battle>, team: 'team' | 'defense', fighters: readonly Fighter[]): void {
  const gone = battle[team].filter(({ card }) => !fighters.some((one) => one.card === card));
  if (gone.length > 0) battle.left = [...(battle.left ?? []), ...gone];
  battle[team] = writable(fighters);
}

/** In no team of any battle from now on. */
export function takeOut(state: State, no: number): void {
  for (const battle of state.battles) {
    for (const team of ['team', 'defense'] as const) {
      const stay = battle[team].filter(({ card }) => card !== no);
      if (stay.length < battle[team].length) form(battle, team, stay);
    }
  }
}

/** The latest battle in which the player attacks or defends. */
const battleOf = (state: State, player: number): Writable<Battle> | undefined =>
  state.battles.findLast(({ attacker, defender }) => attacker === player || defender === player);

export function enlist(state: State, { card, player, side }: EventOf<'enlist'>): readonly Players[] {
  const battle = battleOf(state, player);
  const team = side === 'attack' ? battle?.team : battle?.defense;
  team?.push({ card, stay: cardIn(state, card).id });
  return knowersOf(state, [card]);
}

export function reform(state: State, { player, team }: EventOf<'formation'>): readonly Players[] {
  const battle = battleOf(state, player);
  if (battle) {
    const fighters = team.map((card) => ({ card, stay: cardIn(state, card).id }));
    form(battle, battle.attacker === player ? 'team' : 'defense', fighters);
  }
  return knowersOf(state, team);
}

export function declare(state: State, victim: Victim): void {
  const { players, minions, cards } = state.turn.declared;
  if ('stay' in victim) {
    minions.push(victim.stay);
    cards.push(victim.card);
  } else players.push(victim.player);
}
