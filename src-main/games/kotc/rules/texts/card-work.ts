import type { PlayerNo } from '../../../../engine/decision.js';
import type { BaseEvent } from '../../../../engine/log.js';
import type { CardNo } from '../../../../engine/state.js';
import type { CardWork } from '../../../card-price.js';
import type { KotcEvent } from '../events/events.js';

/** What copies of a card did, from the events of a game. Damage in a battle counts for every card of the team. */
export function workOf(events: readonly BaseEvent[], cards: ReadonlySet<CardNo>, player: PlayerNo): CardWork {
  const drawn = new Set<CardNo>();
  const work = { played: 0, damage: 0, gained: 0 };
  let [attacks, resolves] = [false, false];
  for (const event of events as readonly KotcEvent[]) {
    switch (event.type) {
      case 'move':
        if (cards.has(event.card)) {
          if (event.zone === 'hand' && event.to === player) drawn.add(event.card);
          if (event.by === player && (event.why === 'summon' || event.why === 'cast')) work.played += 1;
        }
        if (resolves && event.why === 'draw' && event.to === player) work.gained += 1;
        break;
      case 'attack':
        attacks = event.player === player && event.team.some((card) => cards.has(card));
        break;
      case 'peace':
        attacks = false;
        break;
      case 'resolve':
        resolves = cards.has(event.card);
        break;
      case 'unlink':
      case 'resolved':
        resolves = false;
        break;
      case 'wound':
        if (event.player !== player && (attacks || resolves)) work.damage += event.amount;
        break;
      default:
    }
  }
  return { drawn: drawn.size, ...work };
}
