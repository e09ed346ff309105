/** What must hold: grammar parts MC-GR-33, 57, 148, 182. */
import { alsoRead, category, choice, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { list } from '../engine/lists.js';
import type { Condition } from '../../components/conditions.js';
import type { Area, Clause, Comparison, Filter, Quality, Reference, Who } from '../../components/filters.js';
import {
  acting,
  clause,
  filterAn,
  filterMany,
  filterOne,
  keyword,
  reference,
  who,
  whose,
} from './categories.js';
import { comparisonRows } from './comparisons.js';
import { counterKind } from './names.js';
import { inWords } from './numbers.js';
import { quality } from './qualities.js';

const say = phrases<Condition>();

/** How many of what: "a Goblin", "no lands", "three or more creatures". */
interface Many {
  readonly filter: Filter;
  readonly compare: Comparison;
  readonly count: number;
}
const many = phrases<Many>();
const howMany: Syntax<Many> = choice<Many>([
  many({ compare: 'orMore', count: 1 }, '{filter}', { filter: filterAn }),
  alsoRead(many({ compare: 'orMore', count: 1 }, 'any {filter}', { filter: filterMany })),
  many({ compare: 'exactly', count: 0 }, 'no {filter}', { filter: filterMany }),
  alsoRead(many({ compare: 'exactly', count: 0 }, 'no {filter}', { filter: filterOne })),
  many({ compare: 'exactly', count: 1 }, 'exactly one {filter}', { filter: filterOne }),
  many({ compare: 'orMore' }, ['{count} or more {filter}', 'at least {count} {filter}'], {
    count: inWords,
    filter: filterMany,
  }),
  many({ compare: 'orLess' }, ['{count} or (fewer|less) {filter}', 'at most {count} {filter}'], {
    count: inWords,
    filter: filterMany,
  }),
  many({ compare: 'exactly' }, ['exactly {count} {filter}', '{count} {filter}'], {
    count: inWords,
    filter: filterMany,
  }),
]);

interface Controls {
  readonly is: 'controls';
  readonly who: Extract<Condition, { is: 'controls' }>['who'];
  readonly many: Many;
}
const controls: Syntax<Condition> = made<Controls, Condition>(
  phrases<Controls>()({ is: 'controls' }, '{who} controls~control {many}', { who, many: howMany }),
  ({ who: of, many: { filter, compare, count } }) => ({ is: 'controls', who: of, filter, compare, count }),
  (value) => {
    if (value.is !== 'controls') return null;
    const { who: of, filter, compare, count } = value;
    return { is: 'controls', who: of, many: { filter, compare, count } };
  },
);

interface Fewer {
  readonly is: 'fewer';
  readonly who: Who;
  readonly filter: Filter;
  readonly than: Who;
}
/** Who controls fewer of something is one than whom the other controls more. */
const controlsFewer: Syntax<Condition> = alsoRead(
  made<Fewer, Condition>(
    phrases<Fewer>()(
      { is: 'fewer' },
      [
        '{who} controls~control fewer {filter} than {than}',
        '{who} controls~control fewer {filter} than {than} (do|does|control|controls)',
      ],
      { who, filter: filterMany, than: who },
    ),
    ({ who: less, filter, than }) => ({ is: 'controlsMore', who: than, filter, than: less }),
    () => null,
  ),
);

interface Exists {
  readonly is: 'exists';
  readonly many: Many;
}
const isOneThing = ({ compare, count }: Many): boolean => count === 1 && compare !== 'orLess';
const exists: readonly Syntax<Condition>[] = [true, false].map((one) =>
  made<Exists, Condition>(
    phrases<Exists>()({ is: 'exists' }, one ? 'there (is|are) {many}' : 'there (are|is) {many}', {
      many: howMany,
    }),
    ({ many: some }) => (isOneThing(some) === one ? { is: 'exists', ...some } : null),
    (value) => {
      if (value.is !== 'exists') return null;
      const { filter, compare, count } = value;
      const some = { filter, compare, count };
      return isOneThing(some) === one ? { is: 'exists', many: some } : null;
    },
  ),
);

/** "tapped", "an artifact creature", "black and enchanted", "in play": what something is. */
type Being = Pick<Extract<Condition, { is: 'matches' }>, 'qualities' | 'filter' | 'clauses'>;
const quality1: Syntax<Being> = made<Quality, Being>(
  quality,
  (one) => ({ qualities: [one], filter: null, clauses: [] }),
  ({ qualities: [one, ...more], filter, clauses }) =>
    one && more.length === 0 && filter === null && clauses.length === 0 ? one : null,
);
const kind1: Syntax<Being> = made<Filter, Being>(
  filterAn,
  (filter) => ({ qualities: [], filter, clauses: [] }),
  ({ qualities, filter, clauses }) => (qualities.length === 0 && clauses.length === 0 ? filter : null),
);
const clause1: Syntax<Being> = made<Clause, Being>(
  clause,
  (one) => (isHaving(one) ? null : { qualities: [], filter: null, clauses: [one] }),
  ({ qualities, filter, clauses: [one, ...more] }) =>
    one && more.length === 0 && qualities.length === 0 && filter === null && !isHaving(one) ? one : null,
);
/** Said with another verb than "is", or as where it is. */
const isHaving = ({ is }: Clause): boolean =>
  [
    'with',
    'without',
    'stat',
    'counters',
    'controlledBy',
    'ownedBy',
    'thisTurn',
    'oneTarget',
    'damagedBy',
    'targeting',
    'in',
  ].includes(is);
const being = choice<Being>([quality1, kind1, clause1]);

interface Is {
  readonly is: 'matches';
  readonly what: Reference;
  readonly being: Being;
  readonly not?: true;
}
const fromIs = ({ what, being: one, not }: Is): Condition => ({
  is: 'matches',
  what,
  ...one,
  ...(not && { not }),
});
const toIs = (value: Condition): Is | null => {
  if (value.is !== 'matches') return null;
  const { is, what, not, ...rest } = value;
  return { is, what, being: rest, ...(not && { not }) };
};
const sayIs = phrases<Is>();

/** What "has" and other verbs say: the clause in the words of a sentence. */
interface Has {
  readonly is: 'has';
  readonly what: Reference;
  readonly clause: Clause;
}
type WithClause<I extends Clause['is']> = Extract<Clause, { readonly is: I }>;
const has = (phrase: Syntax<Has>): Syntax<Condition> =>
  made<Has, Condition>(
    phrase,
    ({ what, clause: one }) => ({ is: 'matches', what, qualities: [], filter: null, clauses: [one] }),
    (value) => {
      if (value.is !== 'matches' || value.not || value.filter !== null || value.qualities.length > 0)
        return null;
      const [one, ...more] = value.clauses;
      return one && more.length === 0 ? { is: 'has', what: value.what, clause: one } : null;
    },
  );
const sayHas = phrases<Has>();
const sayClause =
  phrases<WithClause<'with' | 'without' | 'counters' | 'thisTurn' | 'controlledBy' | 'ownedBy'>>();
const havings: readonly Syntax<Condition>[] = (
  [
    [sayClause({ is: 'with' }, '{keyword}', { keyword }), '{what} has~have {clause}'],
    [sayClause({ is: 'without' }, '{keyword}', { keyword }), "{what} doesn't~don't have {clause}"],
    [
      sayClause({ is: 'counters', least: 1 }, '(a|an) {kind} counter on it~them', { kind: counterKind }),
      '{what} has~have {clause}',
    ],
    [
      sayClause({ is: 'counters' }, '{least} or more {kind} counters on it~them@subject', {
        kind: counterKind,
        least: inWords,
      }),
      '{what} has~have {clause}',
    ],
    [sayClause({ is: 'thisTurn', did: 'attacked' }, 'attacked this turn'), '{what} {clause}'],
    [
      sayClause({ is: 'thisTurn', did: 'attacked', not: true }, "(didn't|did_not) attack this turn"),
      '{what} {clause}',
    ],
    [
      sayClause({ is: 'thisTurn', did: 'blocked', not: true }, "(didn't|did_not) block this turn"),
      '{what} {clause}',
    ],
    [sayClause({ is: 'thisTurn', did: 'blocked' }, 'blocked this turn'), '{what} {clause}'],
    [sayClause({ is: 'thisTurn', did: 'dealtDamage' }, 'dealt damage this turn'), '{what} {clause}'],
    [
      sayClause({ is: 'thisTurn', did: 'wasDealtDamage' }, 'was~were dealt damage this turn'),
      '{what} {clause}',
    ],
    [sayClause({ is: 'thisTurn', did: 'cameIntoPlay' }, 'came into play this turn'), '{what} {clause}'],
  ] as const
).map(([one, template]) =>
  has(sayHas({ is: 'has' }, template, { what: acting, clause: one as Syntax<Clause> })),
);

const controlled: readonly Syntax<Condition>[] = [
  has(
    sayHas({ is: 'has' }, '{clause} {what}', {
      what: reference,
      clause: sayClause({ is: 'controlledBy' }, '{who} controls~control', { who }) as Syntax<Clause>,
    }),
  ),
  has(
    sayHas({ is: 'has' }, '{clause} {what}', {
      what: reference,
      clause: sayClause({ is: 'ownedBy' }, '{who} owns~own', { who }) as Syntax<Clause>,
    }),
  ),
];

const areas = ['hand', 'graveyard', 'library'] as const satisfies readonly Area[];
const single = category<Condition>('oneCondition');
single.define([
  say({ is: 'turnOf' }, ["it's {who} turn", 'it is {who} turn'], { who: whose }),
  say(
    { is: 'playedTimes' },
    [
      'this ability has been played {least} or more times this turn',
      'this ability (is|was) played {least} or more times this turn',
    ],
    { least: inWords },
  ),
  alsoRead(say({ is: 'turnOf', who: { is: 'opponent' } }, "(it's_not|it_isn't|it_is_not) your turn")),
  controls,
  say(
    { is: 'controlsMore' },
    [
      '{who} controls~control more {filter} than {than}',
      '{who} controls~control more {filter} than {than} (do|does|control|controls)',
    ],
    { who, filter: filterMany, than: who },
  ),
  controlsFewer,
  ...exists,
  ...areas.flatMap((area) => [
    say({ is: 'isIn', area }, `{what} is~are in (its_owner's|your|their_owners'|a) ${area}`, {
      what: acting,
    }),
  ]),
  say({ is: 'isIn', area: 'play' }, '{what} is~are in play', { what: acting }),
  say({ is: 'isIn', area: 'stack' }, '{what} is~are on the stack', { what: acting }),
  say({ is: 'isIn', area: 'removed' }, '{what} is~are removed from the game', { what: acting }),
  made<Is, Condition>(
    sayIs(
      { is: 'matches' },
      ['{what} is~are {being}', "{what} 's {being}", '{what} remains~remain {being}'],
      { what: acting, being },
    ),
    fromIs,
    toIs,
  ),
  made<Is, Condition>(
    sayIs({ is: 'matches', not: true }, ["{what} isn't~aren't {being}", '{what} is~are not {being}'], {
      what: acting,
      being,
    }),
    fromIs,
    toIs,
  ),
  ...havings,
  ...controlled,
  ...comparisonRows,
]);
interface All {
  readonly is: 'all';
  readonly conditions: readonly Condition[];
}
export const conditionRows: readonly Syntax<Condition>[] = [
  single,
  made<All, Condition>(
    phrases<All>()({ is: 'all' }, '{conditions}', {
      conditions: list(single, { between: ['and'], least: 2 }),
    }),
    (one) => one,
    (one) => (one.is === 'all' ? one : null),
  ),
];
