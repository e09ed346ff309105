/** What goes on for a while: grammar parts MC-GR-108 to 111, 118, 121, 137, 138, 143 to 150, 154. */
import { alsoRead, choice, made, within, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Change, Continuous, GameRule } from '../../../components/changes.js';
import type { Effect } from '../../../components/effects.js';
import type { Objects } from '../../../components/filters.js';
import type { Duration } from '../../../components/moments.js';
import { doer, filterMany, subject } from '../categories.js';
import { asThough } from '../changes.js';
import { continuousRows } from '../continuous.js';
import { ruleRows } from '../game-rules.js';
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

const nextUntapOfYours: Duration = {
  is: 'duringNext',
  moment: { step: 'untap', whose: { is: 'you' } },
};
interface During<T> {
  readonly is: 'during';
  readonly what: Objects;
  readonly for: Duration;
  readonly it: T;
}
/** How long it lasts stands inside of what it is: "can't be blocked this turn except by Walls". */
const during = <T>(template: string, make: (it: T) => Change, it: Syntax<T>): Syntax<Effect> =>
  alsoRead(
    made<During<T>, Effect>(
      phrases<During<T>>()({ is: 'during' }, template, { what: subject, for: saidDuration, it } as never),
      (one) => ({ do: 'change', change: { what: one.what, changes: [make(one.it)] }, for: one.for }),
      () => null,
    ),
  );

interface StillLand {
  readonly is: 'still';
  readonly change: Continuous;
  readonly for: Duration;
}
/** "It's still a land": what it was besides it still is. */
export const withStillTypes = ({ what, changes }: Continuous): Continuous | null =>
  changes.some((one) => one.is === 'becomes' && one.types !== null)
    ? { what, changes: changes.map((one) => (one.is === 'becomes' ? { ...one, stillItsTypes: true } : one)) }
    : null;
export const stillWords = ". (it's|it_is|they're|they_are|that's) still (a_land|lands)";
/** "Becomes a 3/3 creature until end of turn. It's still a land." */
const stillAs = (template: string, until: Syntax<Duration>): Syntax<Effect> =>
  alsoRead(
    made<StillLand, Effect>(
      phrases<StillLand>()({ is: 'still' }, `${template} ${stillWords}`, { change, for: until }),
      (one) => {
        const still = withStillTypes(one.change);
        return still && { do: 'change', change: still, for: one.for };
      },
      () => null,
    ),
  );

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
  during(
    '{what} can attack {for} as though {it}',
    (though) => ({ is: 'asThough', act: 'attack', though }),
    asThough,
  ),
  during(
    '{what} can block {for} as though {it}',
    (though) => ({ is: 'asThough', act: 'block', though }),
    asThough,
  ),
  during(
    "{what} can't be blocked {for} except by {it}",
    (exceptBy) => ({ is: 'cannotBeBlocked', by: null, exceptBy, exceptByMany: null }),
    filterMany,
  ),
  during(
    "{what} can't be blocked {for} by {it}",
    (by) => ({ is: 'cannotBeBlocked', by, exceptBy: null, exceptByMany: null }),
    filterMany,
  ),
  own({ is: 'doesNotUntap' }, nextUntapOfYours, "{what} doesn't~don't untap during your next untap step"),
  stillAs('{change} {for}', duration),
  stillAs('{for} , {change}', saidDuration),
  alsoRead(
    say(
      {
        do: 'change',
        change: { what: { is: 'that', called: 'creature' }, changes: [{ is: 'cannotBeRegenerated' }] },
        for: { is: 'thisTurn' },
      },
      "(a|the|any) creature dealt damage this way (can't|cannot) be regenerated this turn",
    ),
  ),
  say({ do: 'rule' }, '{rule} {for}', { rule, for: duration }),
];
