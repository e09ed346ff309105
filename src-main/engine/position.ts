import type { EffectsState } from './effects/effect.js';
import { MOST_PLAYERS, type BaseState } from './state.js';

/** What is wrong with a state as the beginning of a game, whatever its rules are; null when nothing is. */
export function faultOfPosition(state: BaseState, players: number, designs: number): string | null {
  if (state.players.length !== players) {
    return `The game names ${players} players, and its beginning has ${state.players.length}.`;
  }
  if (players < 2 || players > MOST_PLAYERS) return `A game has from 2 to ${MOST_PLAYERS} players.`;
  if (state.result) return 'A game cannot begin where it is over.';
  return (
    faultOfCards(state, designs) ?? faultOfZones(state) ?? faultOfAttachments(state) ?? faultOfEffects(state)
  );
}

function faultOfCards({ cards, players, nextId }: BaseState, designs: number): string | null {
  const ids = new Set(cards.map(({ id }) => id));
  if (ids.size < cards.length) return 'Two cards of the position have the same id.';
  for (const [
    no,
    { design, owner, player, id, zone, made, ceased, source, copyOf, targets },
  ] of cards.entries()) {
    if (design >= designs || (copyOf ?? 0) >= designs) {
      return `Card ${no} of the position is none of the game’s cards.`;
    }
    if (!players[owner] || !players[player]) return `Card ${no} of the position belongs to no player.`;
    if (id >= nextId) return `Card ${no} of the position has an id that is still to be given.`;
    if (ceased && (!made || zone !== null)) return `Card ${no} of the position cannot have ceased to exist.`;
    if ((source !== undefined) !== (made === 'ability') || (source && !cards[source.card])) {
      return `Card ${no} of the position does not say whose ability it is.`;
    }
    if (targets?.some((one) => ('player' in one ? !players[one.player] : one.card >= nextId))) {
      return `Card ${no} of the position is aimed at what has never been.`;
    }
  }
  return null;
}

/** What goes on is on cards and players that there are, and waits for such. */
function faultOfEffects({ effects = [], cards, players }: BaseState & Partial<EffectsState>): string | null {
  for (const { on, until } of effects) {
    const named = [...('card' in on ? [on.card] : []), until.leaves ?? 0];
    if (named.some((no) => !cards[no])) return 'The position names a card that it does not have.';
    const whose = [...('player' in on ? [on.player] : []), until.player ?? 0];
    if (whose.some((player) => !players[player])) return 'The position names a player who does not play.';
  }
  return null;
}

/** Every object lies in the zone that it says, once; what has ceased in none. */
function faultOfZones({ cards, players, shared = {} }: BaseState): string | null {
  const found = new Set<number>();
  const faultOfPile = (zone: string, pile: readonly number[], player: number | null): string | null => {
    for (const no of pile) {
      const card = cards[no];
      if (card?.zone !== zone || (player !== null && card.player !== player)) {
        const whose = player === null ? '' : ` of player ${player}`;
        return `Card ${no} does not say that it lies in the ${zone}${whose}.`;
      }
      if (found.has(no)) return `Card ${no} lies in two places.`;
      found.add(no);
    }
    return null;
  };
  for (const [zone, pile] of Object.entries(shared)) {
    const fault = faultOfPile(zone, pile, null);
    if (fault !== null) return fault;
  }
  for (const [player, { zones }] of players.entries()) {
    for (const [zone, pile] of Object.entries(zones)) {
      const fault = faultOfPile(zone, pile, player);
      if (fault !== null) return fault;
    }
  }
  const astray = cards.findIndex(({ ceased }, no) => found.has(no) === (ceased === true));
  if (astray < 0) return null;
  return `Card ${astray} of the position lies in ${cards[astray]?.ceased ? 'a' : 'no'} zone.`;
}

/** Every link is between two objects that lie somewhere, none has two hosts, and none hangs on itself. */
function faultOfAttachments({ cards, attachments = [] }: BaseState): string | null {
  const hosts = new Map(attachments.map(({ object, to }) => [object, to]));
  if (hosts.size < attachments.length) return 'A card of the position is attached to two others.';
  for (const { object, to } of attachments) {
    if ((cards[object]?.zone ?? null) === null || (cards[to]?.zone ?? null) === null) {
      return `Card ${object} of the position is attached to what lies nowhere.`;
    }
    const passed = new Set([object]);
    for (let host: number | undefined = to; host !== undefined; host = hosts.get(host)) {
      if (passed.has(host)) return `Card ${object} of the position is attached to itself.`;
      passed.add(host);
    }
  }
  return null;
}
