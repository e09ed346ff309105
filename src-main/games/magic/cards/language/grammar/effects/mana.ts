/** "Add {G} to your mana pool": grammar parts MC-GR-03, 115. */
import { alsoRead, made, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Effect, Kind } from '../../../components/effects.js';
import type { Filter, Who } from '../../../components/filters.js';
import { doer, filterOne } from '../categories.js';
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
    if (value.do !== 'addMana' || value.mana.is !== 'symbols') return null;
    const { symbols, times } = value.mana;
    if (times === undefined || typeof times === 'number' || times.is !== 'count' || times.times !== undefined)
      return null;
    return { is: 'each', who: value.who, symbols, filter: times.filter };
  },
);

export const manaRows: readonly Syntax<Effect>[] = [
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
