/** Activated abilities: grammar parts MC-GR-02, 03, 28 to 33. */
import { alsoRead, choice, made, optionally, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Color } from '../../../colors.js';
import type { Ability, WorksIn } from '../../../components/abilities.js';
import type { Effect } from '../../../components/effects.js';
import type { Cost, Limit } from '../../../components/costs.js';
import { sentences } from '../categories.js';
import { costs, mostTimes, onlyLimits, whoLimit } from '../costs.js';
import { color } from '../qualities.js';
import { worksIn } from './working-in.js';

type Effects = readonly Effect[];

interface Activated {
  readonly is: 'activated';
  readonly worksIn: WorksIn | null;
  readonly costs: readonly Cost[];
  readonly effects: Effects;
  readonly onlyForX: Color | null;
  readonly players: Limit | null;
  readonly when: readonly Limit[];
}
const onX: Syntax<Color | null> = optionally(
  made<{ readonly is: 'x'; readonly color: Color }, Color | null>(
    phrases<{ readonly is: 'x'; readonly color: Color }>()(
      { is: 'x' },
      ['spend only {color} mana on X .', 'spend only {color} mana this way .'],
      { color },
    ),
    (one) => one.color,
    (one) => (one === null ? null : { is: 'x', color: one }),
  ),
  null,
);
/** "Any player may play this ability", alone or with "but only" behind it. */
const byWhomIn = (end: string): Syntax<Limit | null> =>
  made<{ readonly is: 'who'; readonly limit: Limit }, Limit | null>(
    phrases<{ readonly is: 'who'; readonly limit: Limit }>()({ is: 'who' }, `{limit} this ability${end}`, {
      limit: whoLimit,
    }),
    (one) => one.limit,
    (one) => (one === null ? null : { is: 'who', limit: one }),
  );
const beforeBut = <T>(syntax: Syntax<T>): Syntax<T> => ({
  ...alsoRead(syntax),
  read: (source, at) => syntax.read(source, at).filter(({ end }) => source.wordAt(end) === 'but'),
});
const byWhom: Syntax<Limit | null> = optionally(choice([byWhomIn(' .'), beforeBut(byWhomIn(''))]), null);
const noMoreThan: Syntax<readonly Limit[]> = alsoRead(
  made<{ readonly is: 'most'; readonly limit: Limit }, readonly Limit[]>(
    phrases<{ readonly is: 'most'; readonly limit: Limit }>()({ is: 'most' }, 'play this ability {limit} .', {
      limit: mostTimes,
    }),
    (one) => [one.limit],
    () => null,
  ),
);
const whenOnly: Syntax<readonly Limit[]> = optionally(
  choice([
    noMoreThan,
    made<{ readonly is: 'when'; readonly limits: readonly Limit[] }, readonly Limit[]>(
      phrases<{ readonly is: 'when'; readonly limits: readonly Limit[] }>()(
        { is: 'when' },
        [
          'play this ability only {limits} .',
          'use this ability only {limits} .',
          'play this ability {limits} only .',
          'activate this ability only {limits} .',
          'but only {limits} .',
        ],
        { limits: onlyLimits },
      ),
      (one) => one.limits,
      (limits) => (limits.length > 0 ? { is: 'when', limits } : null),
    ),
  ]),
  [],
);
const isWho = ({ is }: Limit): boolean => is === 'anyPlayer' || is === 'onlyOpponents';
const markX = (all: readonly Cost[], onlyForX: Color | null): readonly Cost[] | null => {
  if (onlyForX === null) return all;
  const place = all.findIndex((one) => one.is === 'mana' && one.mana.x > 0);
  return place < 0
    ? null
    : all.map((one, nth) => (nth === place && one.is === 'mana' ? { ...one, onlyForX } : one));
};
const xColor = (all: readonly Cost[]): Color | null =>
  all.map((one) => (one.is === 'mana' ? (one.onlyForX ?? null) : null)).find((one) => one !== null) ?? null;
const unmarked = (one: Cost): Cost => {
  if (one.is !== 'mana' || one.onlyForX === undefined) return one;
  return { is: 'mana', mana: one.mana };
};

interface Returning {
  readonly is: 'returning';
  readonly costs: readonly Cost[];
  readonly players: Limit | null;
  readonly when: readonly Limit[];
}
/** "{2}: Return this from your graveyard to your hand" is played while it is there. */
const returning = (to: 'hand' | 'play', words: string): Syntax<Ability> =>
  alsoRead(
    made<Returning, Ability>(
      phrases<Returning>()(
        { is: 'returning' },
        `{costs} : (return|put) {self} from your graveyard ${words} . {players} {when}`,
        { costs, players: byWhom as Syntax<Limit>, when: whenOnly },
      ),
      ({ costs: all, players, when }) => ({
        is: 'activated',
        costs: all,
        effects: [{ do: 'move', what: { is: 'this' }, to }],
        limits: [...(players ? [players] : []), ...when],
        worksIn: 'graveyard',
      }),
      () => null,
    ),
  );
export const returnings: readonly Syntax<Ability>[] = [
  returning('hand', "(to|into) (your|its_owner's) hand"),
  returning('play', '(to|into) play'),
];

export const activated: Syntax<Ability> = made<Activated, Ability>(
  phrases<Activated>()({ is: 'activated' }, '{worksIn} {costs} : {effects} . {onlyForX} {players} {when}', {
    worksIn: worksIn as Syntax<WorksIn>,
    costs,
    effects: sentences,
    onlyForX: onX as Syntax<Color>,
    players: byWhom as Syntax<Limit>,
    when: whenOnly,
  }),
  ({ worksIn: area, costs: paid, effects, onlyForX, players, when }) => {
    const all = markX(paid, onlyForX);
    if (all === null) return null;
    return {
      is: 'activated',
      costs: all,
      effects,
      limits: [...(players ? [players] : []), ...when],
      ...(area && { worksIn: area }),
    };
  },
  (value) => {
    if (value.is !== 'activated') return null;
    const [first] = value.limits;
    const players = first && isWho(first) ? first : null;
    const when = players ? value.limits.slice(1) : value.limits;
    return {
      is: 'activated',
      worksIn: value.worksIn ?? null,
      costs: value.costs.map(unmarked),
      effects: value.effects,
      onlyForX: xColor(value.costs),
      players,
      when,
    };
  },
);
