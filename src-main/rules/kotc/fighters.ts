import type { PlayerNo } from '../kernel/decision.js';
import type { CardNo } from '../kernel/state.js';
import type { Kotc } from './edition.js';
import type { Fighter } from './state.js';
import { cardAt, isInPlay } from './values.js';

/** Those of a team who are still in it: who left play or changed controller is not (K14-Q-18, K11-Q-24). */
export const stillIn = (table: Kotc, team: readonly Fighter[], player: PlayerNo): Fighter[] =>
  team.filter(({ card, stay }) => {
    const now = cardAt(table, card);
    return now.id === stay && now.player === player && isInPlay(now);
  });

/** The same as cards. */
export const presentFighters = (table: Kotc, team: readonly Fighter[], player: PlayerNo): CardNo[] =>
  stillIn(table, team, player).map(({ card }) => card);
