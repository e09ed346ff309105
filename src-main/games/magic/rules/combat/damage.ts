/** Combat damage: announced, on the stack as one object, and dealt (MC-CMB-29 to MC-CMB-48, MC-KW-01 to MC-KW-11). */
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { emitAtOnce, happen } from '../events/happen.js';
import { isPresent } from '../objects/known.js';
import type { KnownObject } from '../state/state.js';
import type { MagicEvent } from '../state/events.js';
import { attackBy, attacksOf, inPlay } from './combat-state.js';
import { cardAt } from '../state/reading.js';
import { hasKeyword } from './creature.js';
import { damageOfAttackers, damageOfBlockers, type Announced } from './share-damage.js';

/** A creature that fights, and whether it has had its step already (MC-KW-07, MC-Q-112). */
interface Fighter {
  readonly no: CardNo;
  readonly struck: boolean;
}

/** All attacking creatures, then all that block, as they stand in combat. */
function fighters(game: Magic): Fighter[] {
  const { combat } = game.state;
  const found: Fighter[] = [];
  for (const { attacker, struck = false } of attacksOf(game)) {
    const no = inPlay(game, attacker);
    if (no !== null) found.push({ no, struck });
  }
  for (const { blockers } of attacksOf(game)) {
    for (const id of blockers) {
      const no = inPlay(game, id);
      if (no === null || found.some((fighter) => fighter.no === no)) continue;
      found.push({ no, struck: combat?.struck.includes(id) ?? false });
    }
  }
  return found;
}

/** Whether the extra combat damage step takes place, as things stand when it is reached (MC-KW-02, MC-Q-03, MC-Q-58). */
export const hasFirstStrikeStep = (game: Magic): boolean =>
  attacksOf(game).length > 0 && fighters(game).some(({ no }) => hasKeyword(game, no, 'firstStrike'));

/**
 * All announcements are made, the active player's first; then the damage goes on the stack (MC-CMB-37, MC-Q-50).
 * @param firstStrike the extra step, of those with first strike; the other is of all that have not had theirs (MC-KW-05)
 */
export const announceCombatDamage = (game: Magic, firstStrike: boolean): Asking | undefined =>
  attacksOf(game).length === 0 ? undefined : announceAll(game, firstStrike);

function* announceAll(game: Magic, firstStrike: boolean): Asking {
  const { active } = game.state;
  const striking = fighters(game)
    .filter(({ no, struck }) => (firstStrike ? hasKeyword(game, no, 'firstStrike') : !struck))
    .map(({ no }) => no);
  const damage: Announced[] = [];
  yield* damageOfAttackers(
    game,
    striking.filter((no) => attackBy(game, no) !== null),
    damage,
  );
  const blocking = striking.filter((no) => attackBy(game, no) === null);
  if (blocking.length > 0) yield* damageOfBlockers(game, blocking, damage);
  if (striking.length === 0) return;
  happen(game, {
    type: 'announceDamage',
    player: active,
    cards: striking,
    damage,
    firstStrike: firstStrike ? true : undefined,
    made: undefined,
    rules: ['MC-CMB-37'],
  });
}

/** Deals what was announced, all at the same time, to what is still there, by sources as they are now or last were (MC-CMB-40 to MC-CMB-44, MC-Q-72). */
export function* dealCombatDamage(game: Magic, no: CardNo): Asking {
  const { combatDamage = [], left = [] } = cardAt(game, no);
  const events = combatDamage.map(({ source, to, amount }): MagicEvent => ({
    type: 'damage',
    player: source.player,
    cards: 'player' in to ? [] : struckBy(game, to.card),
    source: asItIs(game, source, left),
    to,
    amount,
    combat: true,
    rules: ['MC-CMB-40', 'MC-CMB-44'],
  }));
  yield* emitAtOnce(game, events);
}

/** As it is now, or as it last was in play: only amounts and recipients were fixed (MC-Q-72). */
const asItIs = (game: Magic, source: KnownObject, left: readonly KnownObject[]): KnownObject =>
  isPresent(game, source)
    ? game.rules.snapshot(game, source.card)
    : (left.find(({ id }) => id === source.id) ?? source);

const struckBy = (game: Magic, id: number): CardNo[] => {
  const no = inPlay(game, id);
  return no === null ? [] : [no];
};
