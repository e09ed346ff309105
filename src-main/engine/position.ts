import { MOST_PLAYERS, type BaseState } from './state.js';

/** What is wrong with a state as the beginning of a game, whatever its rules are; null when nothing is. */
export function faultOfPosition(state: BaseState, players: number, designs: number): string | null {
  if (state.players.length !== players) {
    return `The game names ${players} players, and its beginning has ${state.players.length}.`;
  }
  if (players < 2 || players > MOST_PLAYERS) return `A game has from 2 to ${MOST_PLAYERS} players.`;
  if (state.result) return 'A game cannot begin where it is over.';
  return faultOfCards(state, designs) ?? faultOfZones(state);
}

function faultOfCards({ cards, players, nextId }: BaseState, designs: number): string | null {
  const ids = new Set(cards.map(({ id }) => id));
  if (ids.size < cards.length) return 'Two cards of the position have the same id.';
  for (const [no, { design, owner, player, id }] of cards.entries()) {
    if (design >= designs) return `Card ${no} of the position is none of the game’s cards.`;
    if (!players[owner] || !players[player]) return `Card ${no} of the position belongs to no player.`;
    if (id >= nextId) return `Card ${no} of the position has an id that is still to be given.`;
  }
  return null;
}

/** Every card lies in the zone that it says, once. */
function faultOfZones({ cards, players }: BaseState): string | null {
  const found = new Set<number>();
  for (const [player, { zones }] of players.entries()) {
    for (const [zone, pile] of Object.entries(zones)) {
      for (const no of pile) {
        const card = cards[no];
        if (card?.zone !== zone || card.player !== player) {
          return `Card ${no} does not say that it lies in the ${zone} of player ${player}.`;
        }
        if (found.has(no)) return `Card ${no} lies in two places.`;
        found.add(no);
      }
    }
  }
  const lost = cards.findIndex((_, no) => !found.has(no));
  return lost < 0 ? null : `Card ${lost} of the position lies in no zone.`;
}
