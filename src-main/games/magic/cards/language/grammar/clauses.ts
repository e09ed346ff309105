/** What stands after a noun: grammar parts MC-GR-80 to 86, 88, 89, 91. */
import { alsoRead, choice, made, leaf, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import type {
  Amount,
  Area,
  Clause,
  Comparison,
  Filter,
  Reference,
  Stat,
  Target,
  Who,
} from '../../components/filters.js';
import { filterAn, filterMany, keyword, quantity, reference, target, who, whose } from './categories.js';
import { cardName, counterKind } from './names.js';
import { inWords, stat } from './numbers.js';

const say = phrases<Clause>();

/** What is pointed to, or a kind of thing. */
const thing: Syntax<Reference | Filter> = choice<Reference | Filter>([
  made<Reference, Reference | Filter>(
    reference,
    (one) => one,
    (one) => ('is' in one ? one : null),
  ),
  // Several would be joined with what stands around them.
  made<Filter, Reference | Filter>(
    filterAn,
    (one) => (one.any.length === 1 ? one : null),
    (one) => ('any' in one && one.any.length === 1 ? one : null),
  ),
]);

const compared = (compare: Comparison, words: string): readonly Syntax<Clause>[] => [
  say({ is: 'stat', compare }, `with {stat} {amount}${words}`, { stat, amount: quantity }),
  alsoRead(
    say({ is: 'stat', compare }, `with (a|an) {stat} of {amount}${words}`, { stat, amount: quantity }),
  ),
];

interface Than {
  readonly is: 'than';
  readonly stat: Stat;
  readonly amount: Amount;
}
/** "Less than its power" is that minus one, or less. */
const than = (compare: Comparison, words: string, by: 1 | -1): Syntax<Clause> =>
  made<Than, Clause>(
    phrases<Than>()(
      { is: 'than' },
      [`with {stat} ${words} than {amount}`, `with (a|an) {stat} ${words} than {amount}`],
      {
        stat,
        amount: quantity,
      },
    ),
    ({ stat: of, amount }) => {
      if (typeof amount !== 'number') {
        return { is: 'stat', stat: of, compare, amount: { is: 'plus', base: by, more: amount } };
      }
      return amount + by < 0 ? null : { is: 'stat', stat: of, compare, amount: amount + by };
    },
    (value) => {
      if (value.is !== 'stat' || value.compare !== compare || typeof value.amount === 'number') return null;
      return value.amount.is === 'plus' && value.amount.base === by
        ? { is: 'than', stat: value.stat, amount: value.amount.more }
        : null;
    },
  );

const ownAreas = ['hand', 'graveyard', 'library'] as const satisfies readonly Area[];
/** "from" of what is moved, "in" of anything else. */
const inside: Syntax<{ readonly is: 'inside' }> = leaf(
  'inside',
  (source, at) => {
    if (['in', 'from'].includes(source.wordAt(at))) return [{ value: { is: 'inside' }, end: at + 1 }];
    source.miss(at, 'in');
    return [];
  },
  (_, { moved }) => (moved ? 'from' : 'in'),
);
interface Place {
  readonly is: 'place';
  readonly inside: { readonly is: 'inside' };
  readonly whose?: Who;
}
const place = (words: string, area: Area, isOwned: boolean): Syntax<Clause> =>
  made<Place, Clause>(
    isOwned
      ? phrases<Place>()({ is: 'place' }, `{inside} {whose} ${words}`, { inside, whose })
      : phrases<Place>()(
          { is: 'place' },
          [
            `{inside} (a|any|all|each) ${words === 'library' ? '(library|libraries)' : `(${words}|${words}s)`}`,
            `{inside} ${words === 'library' ? 'libraries' : `${words}s`}`,
          ],
          { inside },
        ),
    (one) => (one.whose ? { is: 'in', area, whose: one.whose } : { is: 'in', area }),
    (value) => {
      if (value.is !== 'in' || value.area !== area || (value.whose !== undefined) !== isOwned) return null;
      const of = value.whose && { whose: value.whose };
      return { is: 'place', inside: { is: 'inside' }, ...of };
    },
  );

/** Of one thing, and no player. */
const aimed: Syntax<Reference | Target> = made<Target, Reference | Target>(
  target,
  (one) => (one.filter !== null && one.player === null && !one.count ? one : null),
  (one) => (one.is === 'target' && one.player === null && !one.count ? one : null),
);
/** Several kinds would be joined with what stands around them. */
const oneKind: Syntax<Filter> = made<Filter, Filter>(
  filterMany,
  (one) => (one.any.length === 1 ? one : null),
  (one) => (one.any.length === 1 ? one : null),
);
const extremes = (['least', 'greatest'] as const).map((extreme) =>
  say(
    { is: 'extreme', extreme },
    [
      `with the ${extreme} {stat} among {among}`,
      `with the ${extreme === 'least' ? '(lowest|smallest)' : '(highest|most|largest)'} {stat} among {among}`,
    ],
    { stat, among: oneKind },
  ),
);

export const clauseRows: readonly Syntax<Clause>[] = [
  ...extremes,
  say({ is: 'controlledBy', who: { is: 'eachOpponent' } }, 'your opponents control'),
  say({ is: 'controlledBy' }, '{who} controls~control', { who }),
  alsoRead(say({ is: 'controlledBy', who: { is: 'opponent' } }, "you (don't|do_not) control")),
  say({ is: 'ownedBy' }, '{who} owns~own', { who }),
  say({ is: 'named' }, 'named {name}', { name: cardName }),
  say({ is: 'sameName' }, ['with the same name as {what}', 'that has~have the same name as {what}'], {
    what: choice<Reference | Target>([reference as Syntax<Reference | Target>, aimed]),
  }),
  say({ is: 'counters', least: 1 }, 'with (a|an|any|one_or_more) {kind} (counter|counters) on it~them', {
    kind: counterKind,
  }),
  say({ is: 'counters' }, 'with {least} or more {kind} counters on it~them@subject', {
    kind: counterKind,
    least: inWords,
  }),
  than('orLess', '(less|lower)', -1),
  than('orMore', '(greater|more|higher)', 1),
  ...compared('orLess', ' or less'),
  ...compared('orMore', ' (or_more|or_greater)'),
  ...compared('exactly', ''),
  say({ is: 'with' }, 'with {keyword}', { keyword }),
  say({ is: 'without' }, 'without {keyword}', { keyword }),
  ...ownAreas.flatMap((area) => [place(area, area, true), place(area, area, false)]),
  say({ is: 'in', area: 'play' }, 'in play'),
  say({ is: 'in', area: 'stack' }, 'on the stack'),
  say({ is: 'in', area: 'removed' }, "(that's_removed|removed) from the game"),
  say({ is: 'thisTurn', did: 'attacked' }, '(that|which) attacked this turn'),
  say({ is: 'thisTurn', did: 'attacked', not: true }, "(that|which) (didn't|did_not) attack this turn"),
  say({ is: 'thisTurn', did: 'blocked', not: true }, "(that|which) (didn't|did_not) block this turn"),
  say({ is: 'thisTurn', did: 'blocked' }, '(that|which) blocked this turn'),
  say({ is: 'thisTurn', did: 'dealtDamage' }, '(that|which) dealt damage this turn'),
  say({ is: 'thisTurn', did: 'wasDealtDamage' }, '(that|which) was~were dealt damage this turn'),
  say({ is: 'thisTurn', did: 'cameIntoPlay' }, '(that|which) came into play this turn'),
  say({ is: 'damagedBy' }, '(|that_was) dealt damage by {what} this turn', { what: reference }),
  say({ is: 'blockingIt' }, 'blocking {what}', { what: reference }),
  say({ is: 'blockedBy' }, 'blocked by {what}', { what: reference }),
  alsoRead(say({ is: 'blockedBy' }, '(|that) {what} (blocks|is_blocking|blocked)', { what: reference })),
  say({ is: 'on' }, 'on {what}', { what: thing }),
  say({ is: 'chosen', what: 'color' }, 'of (the_chosen|that) color'),
  say({ is: 'chosen', what: 'type' }, 'of (the_chosen|that) type'),
  say({ is: 'targeting' }, 'that targets~target {what}', { what: thing }),
  say({ is: 'oneTarget' }, 'with (a_single|one) target'),
];
