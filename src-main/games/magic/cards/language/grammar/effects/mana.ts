/** "Add {G} to your mana pool": grammar parts MC-GR-03, 115. */
import { alsoRead, choice, made, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Effect, Kind } from '../../../components/effects.js';
import type { Filter, Who } from '../../../components/filters.js';
import { doer, filterAn, filterMany, filterOne } from '../categories.js';
import { addedMana, someMana } from '../mana.js';

const say = phrases<Effect>();
const toPool = 'to his_or_her~their~your@who mana pool';

interface Each {
  readonly is: 'each';
  readonly who: Who;
  readonly symbols: readonly Kind[];
  readonly filter: Filter;
}
/** So much for each of some things. */
const forEach: Syntax<Effect> = made<Each, Effect>(
  phrases<Each>()({ is: 'each' }, `{who} adds~add@who {symbols} ${toPool} for each {filter}`, {
    who: doer,
    symbols: someMana,
    filter: filterOne,
  }),
  ({ who, symbols, filter }) => ({
    do: 'addMana',
    who,
    mana: { is: 'symbols', symbols, times: { is: 'count', filter } },
  }),
  (value) => {
    if (value.do !== 'addMana' || value.onlyFor || value.mana.is !== 'symbols') return null;
    const { symbols, times } = value.mana;
    if (times === undefined || typeof times === 'number' || times.is !== 'count' || times.times !== undefined)
      return null;
    return { is: 'each', who: value.who, symbols, filter: times.filter };
  },
);

const plainMana: readonly Syntax<Effect>[] = [
  // "It produces an additional {G}": whoever taps it gets that.
  alsoRead(
    say(
      { do: 'addMana', who: { is: 'controllerOf', what: { is: 'that' } } },
      '(it|that_land) produces (an_additional|an_extra|) {mana}',
      { mana: addedMana },
    ),
  ),
  alsoRead(
    say({ do: 'addMana' }, `{who} adds~add@who an (additional|extra) {mana} ${toPool}`, {
      who: doer,
      mana: addedMana,
    }),
  ),
  forEach,
  say({ do: 'addMana' }, [`{who} adds~add@who {mana} ${toPool}`, '{who} adds~add {mana}'], {
    who: doer,
    mana: addedMana,
  }),
];

interface Bound {
  readonly is: 'bound';
  readonly effect: AddMana;
  readonly onlyFor: Filter;
}
type AddMana = Extract<Effect, { readonly do: 'addMana' }>;
/** Only of spells: what else is asked for is no spell that mana could be spent on. */
const isOfSpells = ({ any }: Filter): boolean => any.every((noun) => noun.as === 'spell');
/** "Spend this mana only to play creature spells." */
const bound: Syntax<Effect> = made<Bound, Effect>(
  phrases<Bound>()(
    { is: 'bound' },
    [
      '{effect} . spend (this|that) mana only to play {onlyFor}',
      '{effect} . spend (this|that) mana only (on|to_pay_for|for) {onlyFor}',
      '{effect} . (this|that) mana (can_be_spent|may_be_spent|can_be_used|may_be_used) only (to_play|on|for) {onlyFor}',
      '{effect} . use (this|that) mana only (to_play|on|for) {onlyFor}',
    ],
    {
      effect: made<Effect, AddMana>(
        choice(plainMana),
        (one) => (one.do === 'addMana' ? one : null),
        (one) => one,
      ),
      onlyFor: made<Filter, Filter>(
        choice([filterMany, filterAn]),
        (one) => (isOfSpells(one) ? one : null),
        (one) => one,
      ),
    },
  ),
  ({ effect, onlyFor }) => ({ ...effect, onlyFor }),
  (value) => {
    if (value.do !== 'addMana' || !value.onlyFor) return null;
    const { onlyFor, ...effect } = value;
    return { is: 'bound', effect, onlyFor };
  },
);

export const manaRows: readonly Syntax<Effect>[] = [bound, ...plainMana];
