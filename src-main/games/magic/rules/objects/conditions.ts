/** What must hold: grammar parts MC-GR-33, 57, 148, 182. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Condition } from '../../cards/components/conditions.js';
import type { Filter } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import type { TextSource } from '../state/text-source.js';
import { amountOf } from './amounts.js';
import { compares, matches, matchesKnown } from './filters.js';
import { count, find } from './find.js';
import { isPresent } from './known.js';
import { referred } from './references.js';
import { isWho, playersOf } from './who.js';
import { cardAt } from '../state/reading.js';

/** Whether a condition holds at this moment. */
export function holds(game: Magic, condition: Condition, text: TextSource): boolean {
  switch (condition.is) {
    case 'controls': {
      const found = find(game, condition.filter, text);
      return playersOf(game, condition.who, text).some((player) =>
        compares(
          found.filter((no) => cardAt(game, no).player === player).length,
          condition.compare,
          condition.count,
        ),
      );
    }
    case 'controlsMore': {
      const found = find(game, condition.filter, text);
      const countFor = (player: PlayerNo): number =>
        found.filter((no) => cardAt(game, no).player === player).length;
      const others = playersOf(game, condition.than, text).map(countFor);
      return (
        others.length > 0 &&
        playersOf(game, condition.who, text).some((player) =>
          others.every((count) => countFor(player) > count),
        )
      );
    }
    case 'matches': {
      const [known] = referred(game, condition.what, text);
      if (!known) return false;
      return isSuch(game, condition, known, text) !== (condition.not === true);
    }
    case 'compare':
      return compares(
        amountOf(game, condition.amount, text),
        condition.compare,
        amountOf(game, condition.to, text),
      );
    case 'isIn': {
      const [known] = referred(game, condition.what, text);
      return (
        known !== undefined && isPresent(game, known) && cardAt(game, known.card).zone === condition.area
      );
    }
    case 'turnOf':
      return isWho(game, condition.who, game.state.active, text);
    case 'all':
      return condition.conditions.every((one) => holds(game, one, text));
    case 'playedTimes': {
      const { does } = cardAt(game, text.on);
      const played = game.state.thisTurn.filter(({ id, node }) => id === text.id && node === does?.node);
      return does !== undefined && played.length >= condition.least;
    }
    case 'exists':
      return compares(count(game, condition.filter, text), condition.compare, condition.count);
  }
}

type Matches = Extract<Condition, { is: 'matches' }>;

const asFilters = new WeakMap<Matches, Filter>();
/** The qualities and clauses of a condition as a filter of their own. */
function filterOf(condition: Matches): Filter {
  let filter = asFilters.get(condition);
  if (!filter) {
    const { qualities, clauses } = condition;
    filter = { any: [{ qualities, types: [], subtype: null, as: null, clauses }] };
    asFilters.set(condition, filter);
  }
  return filter;
}

function isSuch(
  game: Magic,
  condition: Matches,
  known: Parameters<typeof matchesKnown>[2],
  text: TextSource,
): boolean {
  const own = filterOf(condition);
  const such = isPresent(game, known) && cardAt(game, known.card).zone === 'play';
  const fits = (filter: Filter): boolean =>
    such ? matches(game, filter, known.card, text) : matchesKnown(game, filter, known, text);
  return fits(own) && (condition.filter === null || fits(condition.filter));
}
