/** What goes on for a while: grammar parts MC-GR-108 to 111, 118, 121, 137, 138, 143 to 150, 154. */
import { alsoRead, choice, made, within, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Change, Continuous, GameRule } from '../../../components/changes.js';
import type { Effect } from '../../../components/effects.js';
import type { Objects } from '../../../components/filters.js';
import type { Duration } from '../../../components/moments.js';
import { doer, subject } from '../categories.js';
import { continuousRows, ruleRows } from '../continuous.js';
import { duration, saidDuration } from '../moments.js';

const say = phrases<Effect>();
const lasting = <T>(syntax: Syntax<T>): Syntax<T> => within(syntax, () => ({ lasts: true }));
/** Prevention for a while is an effect of its own. */
const except = <T>(syntax: Syntax<T>, isOther: (value: T) => boolean): Syntax<T> =>
  made<T, T>(
    syntax,
    (one) => (isOther(one) ? null : one),
    (one) => (isOther(one) ? null : one),
  );
const change: Syntax<Continuous> = except(lasting(choice(continuousRows(doer))), ({ changes }) =>
  changes.some(({ is }) => is === 'damagePrevented'),
);
const rule: Syntax<GameRule> = except(choice(ruleRows), ({ is }) => is === 'damagePreventedTo');

/** Changes that have words of their own for how long they last. */
interface On {
  readonly is: 'on';
  readonly what: Objects;
}
const own = (
  only: Change,
  until: Duration,
  template: string | readonly [string, ...string[]],
): Syntax<Effect> =>
  made<On, Effect>(
    phrases<On>()({ is: 'on' }, template, { what: subject }),
    ({ what }) => ({ do: 'change', change: { what, changes: [only] }, for: until }),
    (value) => {
      if (value.do !== 'change' || JSON.stringify(value.for) !== JSON.stringify(until)) return null;
      const { what, changes } = value.change;
      return JSON.stringify(changes) === JSON.stringify([only]) ? { is: 'on', what } : null;
    },
  );
const nextUntap: Duration = {
  is: 'duringNext',
  moment: { step: 'untap', whose: { is: 'controllerOf', what: { is: 'that' } } },
};

export const lastingRows: readonly Syntax<Effect>[] = [
  own({ is: 'doesNotUntap' }, nextUntap, [
    "{what} doesn't~don't untap during its~their controller's~controllers' next untap step~steps",
    "{what} does~do not untap during its~their controller's~controllers' next untap step~steps",
  ]),
  own({ is: 'must', act: 'attack' }, { is: 'thisTurn' }, [
    '{what} attacks~attack this turn if able',
    '{what} must attack this turn if able',
  ]),
  own({ is: 'must', act: 'block' }, { is: 'thisTurn' }, [
    '{what} blocks~block this turn if able',
    '{what} must block this turn if able',
  ]),
  own({ is: 'mustBeBlocked' }, { is: 'thisTurn' }, 'all creatures able to block {what} this turn do so'),
  say({ do: 'change' }, '{change} {for}', { change, for: duration }),
  alsoRead(say({ do: 'change' }, '{for} , {change}', { change, for: saidDuration })),
  say({ do: 'rule' }, '{rule} {for}', { rule, for: duration }),
];
