/** What is paid, and when something may be played: grammar parts MC-GR-12 to 34. */
import { capitalized } from '../../../../../engine/text.js';
import { alsoRead, choice, leaf, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { list } from '../engine/lists.js';
import { isNoCost, readManaCost, writeManaCost, type ManaCost } from '../../mana-cost.js';
import type { Amount } from '../../components/amounts.js';
import type { Cost, Limit } from '../../components/costs.js';
import type { Filter, Reference } from '../../components/filters.js';
import { condition, cost, filterAn, filterMany, payment } from './categories.js';
import { moment } from './moments.js';
import { counterKind } from './names.js';
import { enchanted } from './references.js';
import { countWord, isPlain, manyOf, muchOf, often, plainWords } from './numbers.js';

/** "{2}{U}{U}": one symbol after the other. */
const manaSymbols: Syntax<ManaCost> = leaf(
  'mana',
  (source, at) => {
    let end = at;
    while (/^\{(?!t\})[^{}]*\}$/u.test(source.wordAt(end))) end += 1;
    if (end === at) {
      source.miss(at, '{1}');
      return [];
    }
    const read = readManaCost(source.text.slice(source.tokens[at]?.start, source.tokens[end - 1]?.end));
    if (read !== null && !isNoCost(read)) return [{ value: read, end }];
    source.miss(at, '{1}');
    return [];
  },
  (mana) => writeManaCost(mana),
);

/** So many of what a filter finds. */
interface Several {
  readonly filter: Filter;
  readonly count: Amount;
}
const several = phrases<Several>();
/** "a creature", "two creatures", "X creatures". */
export const severalOf: Syntax<Several> = choice<Several>([
  several({ count: 1 }, '{filter}', { filter: filterAn }),
  made<Several, Several>(
    several({}, '{count} {filter}', { count: plainWords, filter: filterMany }),
    (one) => (one.count === 1 ? null : one),
    (one) => (isPlain(one.count) && one.count !== 1 ? one : null),
  ),
]);

type WithSeveral = 'sacrifice' | 'tap' | 'return' | 'remove' | 'reveal';
interface Doing<I extends string> {
  readonly is: I;
  readonly several: Several;
}
const counted = <I extends WithSeveral>(is: I, template: string): Syntax<Cost> =>
  made<Doing<I>, Cost>(
    phrases<Doing<WithSeveral>>()({ is: is as WithSeveral }, template, { several: severalOf }) as Syntax<
      Doing<I>
    >,
    ({ several: { filter, count } }) => ({ is, filter, count }) as Cost,
    (value) => {
      if (value.is !== is || !('filter' in value) || value.filter === null || value.count === null)
        return null;
      return { is, several: { filter: value.filter, count: value.count } };
    },
  );

const say = phrases<Cost>();

interface OfHost {
  readonly is: 'ofHost';
  readonly what: Reference;
}
/** What this is attached to. */
const ofHost = (is: 'tapEnchanted' | 'sacrificeEnchanted', template: string): Syntax<Cost> =>
  made<OfHost, Cost>(
    phrases<OfHost>()({ is: 'ofHost' }, template, { what: enchanted }),
    () => ({ is }),
    (value) => (value.is === is ? { is: 'ofHost', what: { is: 'enchanted' } } : null),
  );

/** What somebody does to pay: "sacrifices a creature". */
const doingRows: readonly Syntax<Cost>[] = [
  say({ is: 'sacrificeThis' }, 'sacrifices~sacrifice {self}'),
  ofHost('sacrificeEnchanted', 'sacrifices~sacrifice {what}'),
  counted('sacrifice', 'sacrifices~sacrifice {several}'),
  say({ is: 'life' }, 'pays~pay {amount}', { amount: muchOf('life') }),
  say({ is: 'discardThis' }, 'discards~discard {self} (|from_your_hand)'),
  say({ is: 'discard', count: null, filter: null }, 'discards~discard his_or_her~their~your hand'),
  alsoRead(
    say({ is: 'discard', count: null, filter: null }, 'discards~discard (your|their|his_or_her) hand'),
  ),
  say({ is: 'discard', filter: null }, 'discards~discard {count}', { count: manyOf('a card', 'cards') }),
  say({ is: 'discard', filter: null, random: true }, 'discards~discard {count} at random', {
    count: manyOf('a card', 'cards'),
  }),
  ...[false, true].map((random) =>
    made<Doing<'discard'>, Cost>(
      phrases<Doing<'discard'>>()(
        { is: 'discard' },
        `discards~discard {several}${random ? ' at random' : ''}`,
        { several: severalOf },
      ),
      ({ several: { filter, count } }) =>
        isAnyCard(filter) ? null : { is: 'discard', filter, count, ...(random && { random }) },
      (value) => {
        if (
          value.is !== 'discard' ||
          value.filter === null ||
          value.count === null ||
          (value.random ?? false) !== random
        )
          return null;
        return isAnyCard(value.filter)
          ? null
          : { is: 'discard', several: { filter: value.filter, count: value.count } };
      },
    ),
  ),
  ofHost('tapEnchanted', 'taps~tap {what}'),
  counted('tap', 'taps~tap {several}'),
  say({ is: 'returnThis' }, "returns~return {self} to its owner's hand"),
  counted('return', "returns~return {several} to its~their owner's~owners' hand"),
  say({ is: 'removeCounters' }, 'removes~remove {count} {kind} counter~counters@count from {self}', {
    count: countWord,
    kind: counterKind,
  }),
  alsoRead(
    say(
      { is: 'removeCounters', count: { is: 'x' } },
      'removes~remove any number of {kind} counters from {self}',
      {
        kind: counterKind,
      },
    ),
  ),
  say({ is: 'putCounters' }, 'puts~put {count} {kind} counter~counters@count on {self}', {
    count: countWord,
    kind: counterKind,
  }),
  say({ is: 'removeThis' }, 'removes~remove {self} from the game'),
  counted('remove', 'removes~remove {several} from the game'),
  counted('reveal', 'reveals~reveal {several}'),
];

export const isAnyCard = ({ any: [only, ...more] }: Filter): boolean =>
  only !== undefined &&
  more.length === 0 &&
  only.as === 'card' &&
  only.types.length + only.qualities.length + only.clauses.length === 0 &&
  only.subtype === null;

/** Before a colon, and where costs are listed. */
export const costRows: readonly Syntax<Cost>[] = [
  say({ is: 'mana' }, '{mana}', { mana: manaSymbols }),
  say({ is: 'tapThis' }, ['{T}', 'tap {self}', 'tap']),
  ...doingRows,
];

/** "pays {2}": what somebody is asked for. */
export const paymentRows: readonly Syntax<Cost>[] = [
  say({ is: 'mana' }, 'pays~pay {mana}', { mana: manaSymbols }),
  ...doingRows,
];

/** Each begins with a capital. */
const beginning = <T>(syntax: Syntax<T>): Syntax<T> => ({
  ...syntax,
  read: (source, at) => syntax.read(source, at),
  write: (value, context) => {
    const written = syntax.write(value, { ...context, person: 'you' });
    return written && { ...written, text: capitalized(written.text) };
  },
});

/** "{2}, {T}, Sacrifice a creature". */
export const costs = list(beginning(cost), { between: [',', ', and'] });
/** "pay {2} and discard a card". */
export const payments = list(payment, { between: [','], last: ['and'], comma: true });

const limit = phrases<Limit>();
/** What follows "only". */
const onlyWhen: Syntax<Limit> = choice<Limit>([
  limit({ is: 'asSorcery' }, [
    'any time you could play a sorcery',
    'any time he or she could play a sorcery',
    'when you could play a sorcery',
    'in your main phase with the stack empty',
  ]),
  limit({ is: 'timesEachTurn' }, ['{times} each turn', '{times} per turn', '{times} a turn'], {
    times: often,
  }),
  limit({ is: 'before', step: 'declareAttackers' }, 'before (attackers_are|the_attackers_are) declared'),
  limit({ is: 'before', step: 'declareBlockers' }, 'before (blockers_are|the_blockers_are) declared'),
  limit(
    { is: 'before', step: 'combatDamage' },
    'before (the_combat_damage_step|combat_damage_is_dealt|damage_is_dealt)',
  ),
  limit({ is: 'after', step: 'declareAttackers' }, 'after (attackers_are|the_attackers_are) declared'),
  limit({ is: 'after', step: 'declareBlockers' }, 'after (blockers_are|the_blockers_are) declared'),
  limit({ is: 'onlyIf' }, '(if|as_long_as|when) {condition}', { condition }),
  limit({ is: 'during' }, ['during {moment}', 'in {moment}'], { moment }),
]);
export const onlyLimits = list(onlyWhen, {
  between: [', only', 'and only', ', and only', 'and', ','],
  last: ['and only', 'and'],
});

/** "No more than three times each turn." */
export const mostTimes = limit({ is: 'timesEachTurn' }, 'no more than {times} (each|per|a) turn', {
  times: often,
});

const who = choice<Limit>([
  limit({ is: 'anyPlayer' }, 'any player may play'),
  limit({ is: 'onlyOpponents' }, [
    'only your opponents may play',
    'only an opponent may play',
    'only opponents may play',
  ]),
]);
export const whoLimit = who;
