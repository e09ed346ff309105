/** How long something lasts: grammar parts MC-GR-143 to 150, MC-Q-108. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Duration as Until } from '../../../../engine/effects/effect.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Duration, Moment } from '../../cards/components/moments.js';
import type { Magic } from '../context.js';
import { playersOf } from '../objects/who.js';
import { afterStep, atStep, stepsCalled } from '../state/moments.js';
import type { TextSource } from '../state/text-source.js';
import { cardAt } from '../state/reading.js';

/** When an entry of the list ends that is on an object, a player, or (null) neither. */
export function untilOf(game: Magic, duration: Duration, on: CardNo | null, text: TextSource): Until {
  switch (duration.is) {
    case 'endOfTurn':
    case 'thisTurn':
      return orLeaves({ moment: 'endOfTurn' }, on);
    case 'endOfCombat':
      return orLeaves({ moment: 'endOfCombat' }, on);
    case 'permanently':
    case 'unsaid':
      return orLeaves({}, on);
    case 'asLongAs':
      return orLeaves({ asLongAs: true }, on);
    case 'untilNext':
      return orLeaves(momentOf(game, duration.moment, atStep, on, text), on);
    case 'duringNext':
      return orLeaves(momentOf(game, duration.moment, afterStep, on, text), on);
  }
}

const orLeaves = (until: Until, on: CardNo | null): Until => (on === null ? until : { leaves: on, ...until });

/** "Your next upkeep"; "its controller's next untap step" is that of who controls it now. */
function momentOf(
  game: Magic,
  { step, whose }: Moment,
  name: (step: string) => string,
  on: CardNo | null,
  text: TextSource,
): Until {
  const moment = name(step === null ? 'turn' : stepsCalled[step][0]);
  if (whose.is === 'anyPlayer' || whose.is === 'eachPlayer') return { moment };
  const player: PlayerNo | undefined =
    whose.is === 'controllerOf' && on !== null ? cardAt(game, on).player : playersOf(game, whose, text)[0];
  return player === undefined ? { moment } : { moment, player };
}
