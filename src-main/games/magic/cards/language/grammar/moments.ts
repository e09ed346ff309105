/** Phases, steps and how long something lasts: grammar parts MC-GR-31, 36 to 39, 143 to 150. */
import { alsoRead, choice, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import type { Who } from '../../components/filters.js';
import type { Duration, Moment, Step } from '../../components/moments.js';
import { condition, who, whose } from './categories.js';

const say = phrases<Moment>();
const anyPlayer = { whose: { is: 'anyPlayer' } } as const;

/** Of a player's turn. The steps of combat are nobody's. */
const steps = {
  untap: 'untap step',
  upkeep: '(upkeep|upkeep_step|upkeep_phase)',
  draw: '(draw_step|draw_phase|draw)',
  main: '(main_phase|main_phases)',
  combat: '(combat_phase|combat)',
  declareAttackers: '(declare_attackers_step|declare_attackers)',
  declareBlockers: '(declare_blockers_step|declare_blockers)',
  combatDamage: 'combat damage step',
  endOfCombat: 'end of combat step',
  endOfTurn: 'end of turn step',
  cleanup: 'cleanup step',
} as const satisfies Record<Step, string>;
const each = Object.entries(steps) as readonly (readonly [Step, string])[];

const isOfCombat = (step: Step): boolean =>
  step === 'declareAttackers' ||
  step === 'declareBlockers' ||
  step === 'combatDamage' ||
  step === 'endOfCombat';

/** Of one player: of each is said without. */
const ofOne: Syntax<Who> = made<Who, Who>(
  whose,
  (one) => (one.is === 'eachPlayer' ? null : one),
  (one) => (one.is === 'eachPlayer' ? null : one),
);

/** "your upkeep", "each upkeep", "combat", "your turn". */
export const moment: Syntax<Moment> = choice<Moment>([
  say({ step: 'combat', ...anyPlayer }, ['combat', '(each|any) combat']),
  ...each.map(([step, words]) =>
    say({ step, ...anyPlayer }, [
      isOfCombat(step) ? `the ${words}` : `each ${words}`,
      `(the|any|each) ${words}`,
      `(each_player's|any_player's) ${words}`,
    ]),
  ),
  say({ step: null, ...anyPlayer }, ['each turn', "each player's turn"]),
  ...each.map(([step, words]) => say({ step }, [`{whose} ${words}`], { whose: ofOne })),
  say({ step: null }, '{whose} turn', { whose: ofOne }),
  ...each.map(([step, words]) => alsoRead(say({ step }, `the ${words} of {whose}`, { whose: who }))),
]);

/** "next upkeep", after whose it is. */
export const nextMoment: Syntax<Moment> = choice<Moment>([
  say({ step: 'upkeep', ...anyPlayer }, "(the_next_turn's_upkeep|the_next_upkeep)"),
  ...each.map(([step, words]) => say({ step }, `{whose} next ${words}`, { whose })),
  say({ step: null }, '{whose} next turn', { whose }),
  say({ step: 'combat', ...anyPlayer }, 'the next combat'),
]);

const last = phrases<Duration>();

/** How long what an effect says lasts; "unsaid" has no words and stands last. */
export const duration: Syntax<Duration> = choice<Duration>([
  last({ is: 'endOfTurn' }, 'until end of turn'),
  alsoRead(last({ is: 'endOfTurn' }, 'until the end of (the|this) turn')),
  last({ is: 'thisTurn' }, 'this turn'),
  last({ is: 'endOfCombat' }, ['until end of combat', 'until the end of combat', 'this combat']),
  last({ is: 'permanently' }, 'permanently'),
  last({ is: 'asLongAs' }, ['as long as {condition}', 'for as long as {condition}'], { condition }),
  last({ is: 'untilNext' }, ['until {moment}', 'until the beginning of {moment}'], { moment: nextMoment }),
  last({ is: 'duringNext' }, 'during {moment}', { moment: nextMoment }),
  last({ is: 'unsaid' }, '(|)'),
]);

/** Those with words. */
export const saidDuration: Syntax<Duration> = choice<Duration>([
  last({ is: 'endOfTurn' }, 'until end of turn'),
  last({ is: 'thisTurn' }, 'this turn'),
  last({ is: 'endOfCombat' }, 'until end of combat'),
  last({ is: 'asLongAs' }, '(as_long_as|for_as_long_as) {condition}', { condition }),
]);
