/** Paragraphs: grammar parts MC-GR-01 to 11, 25, 26, 29 to 34, 98. */
import { alsoRead, choice, made, optionally, within, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import type { Color } from '../../colors.js';
import type { Ability, WorksIn } from '../../components/abilities.js';
import type { Amount } from '../../components/amounts.js';
import type { Condition } from '../../components/conditions.js';
import type { Continuous, GameRule } from '../../components/changes.js';
import type { Cost, Limit } from '../../components/costs.js';
import type { Effect } from '../../components/effects.js';
import type { TriggerEvent, WouldEvent } from '../../components/events.js';
import type { Keyword } from '../../components/keywords.js';
import {
  actions,
  condition,
  event,
  inOneSentence,
  keyword,
  objects,
  quantity,
  sentences,
} from './categories.js';
import { continuousSentence, ruleSentence } from './continuous.js';
import { costs, onlyLimits, payments, whoLimit } from './costs.js';
import { atMoment, wouldEvent } from './events.js';
import { keywordLine } from './keywords.js';
import { color } from './qualities.js';

const say = phrases<Ability>();
type Effects = readonly Effect[];

// Where it works, before all else

const worksIn: Syntax<WorksIn | null> = optionally(
  choice<WorksIn | null>(
    (['hand', 'graveyard'] as const).map((area) =>
      made<{ readonly is: WorksIn }, WorksIn | null>(
        phrases<{ readonly is: WorksIn }>()({ is: area }, `(while|as_long_as) {self} is in your ${area} ,`),
        () => area,
        (value) => (value === area ? { is: area } : null),
      ),
    ),
  ),
  null,
);

// Activated abilities, with the sentences that follow them

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
const byWhom: Syntax<Limit | null> = optionally(
  made<{ readonly is: 'who'; readonly limit: Limit }, Limit | null>(
    phrases<{ readonly is: 'who'; readonly limit: Limit }>()({ is: 'who' }, '{limit} this ability .', {
      limit: whoLimit,
    }),
    (one) => one.limit,
    (one) => (one === null ? null : { is: 'who', limit: one }),
  ),
  null,
);
const whenOnly: Syntax<readonly Limit[]> = optionally(
  made<{ readonly is: 'when'; readonly limits: readonly Limit[] }, readonly Limit[]>(
    phrases<{ readonly is: 'when'; readonly limits: readonly Limit[] }>()(
      { is: 'when' },
      [
        'play this ability only {limits} .',
        'use this ability only {limits} .',
        'play this ability {limits} only .',
      ],
      { limits: onlyLimits },
    ),
    (one) => one.limits,
    (limits) => (limits.length > 0 ? { is: 'when', limits } : null),
  ),
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

const activated: Syntax<Ability> = made<Activated, Ability>(
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

// Triggered abilities

const asIt = ['this', 'enchanted', 'that'];
const onceOnly: readonly TriggerEvent['on'][] = [
  'comesIntoPlay',
  'leavesPlay',
  'goesToGraveyard',
  'destroyed',
  'becomesTarget',
  'losesControl',
];
/** "When" of what happens once, "whenever" of what can happen again. */
const isOnce = (one: TriggerEvent): boolean =>
  one.on === 'state' ||
  (onceOnly.includes(one.on) && 'what' in one && one.what !== null && asIt.includes(one.what.is));

interface When {
  readonly is: 'when';
  readonly event: TriggerEvent;
}
const trigger: Syntax<TriggerEvent> = choice<TriggerEvent>([
  atMoment,
  ...(['when', 'whenever'] as const).map((word) =>
    made<When, TriggerEvent>(
      phrases<When>()({ is: 'when' }, `${word} {event}`, { event }),
      (one) => one.event,
      (one) => (one.on !== 'moment' && isOnce(one) === (word === 'when') ? { is: 'when', event: one } : null),
    ),
  ),
]);

interface Triggered {
  readonly is: 'triggered';
  readonly worksIn: WorksIn | null;
  readonly event: TriggerEvent;
  readonly condition?: Condition;
  readonly effects: Effects;
}
/** All of it optional is an ability that may be declined, which is another. */
const isOptional = ([one, ...more]: Effects): boolean =>
  one?.do === 'may' &&
  more.length === 0 &&
  one.who.is === 'you' &&
  one.costs.length + one.ifSo.length + one.otherwise.length === 0;
const unlessOptional = (syntax: Syntax<Effects>): Syntax<Effects> =>
  made<Effects, Effects>(
    syntax,
    (effects) => (isOptional(effects) ? null : effects),
    (effects) => (isOptional(effects) ? null : effects),
  );
const notOptional = unlessOptional(sentences);
const notOptionalInOne = unlessOptional(inOneSentence);
/** A condition after the event is one of the ability (MC-Q-42). */
const unconditional: Syntax<Effects> = made<Effects, Effects>(
  notOptional,
  (effects) => (effects[0]?.do === 'if' ? null : effects),
  (effects) => (effects[0]?.do === 'if' ? null : effects),
);

/** What you may do. */
const actingAsYou: Syntax<Effects> = within(actions, () => ({
  inside: true,
  person: 'you' as const,
  actor: { is: 'you' as const },
}));
const triggered = (hasCondition: boolean, may: boolean): Syntax<Ability> => {
  const begin = `{worksIn} {event} ,${hasCondition ? ' if {condition} ,' : ''}`;
  return made<Triggered, Ability>(
    phrases<Triggered>()({ is: 'triggered' }, `${begin} ${may ? 'you may ' : ''}{effects} .`, {
      worksIn: worksIn as Syntax<WorksIn>,
      event: trigger,
      effects: may ? actingAsYou : hasCondition ? notOptional : unconditional,
      ...(hasCondition && { condition }),
    }),
    ({ worksIn: area, event: one, condition: intervening = null, effects }) => ({
      is: 'triggered',
      event: one,
      condition: intervening,
      ...(may && { may }),
      effects,
      ...(area && { worksIn: area }),
    }),
    (value) => {
      if (
        value.is !== 'triggered' ||
        (value.condition !== null) !== hasCondition ||
        (value.may ?? false) !== may
      )
        return null;
      return {
        is: 'triggered',
        worksIn: value.worksIn ?? null,
        event: value.event,
        ...(value.condition && { condition: value.condition }),
        effects: value.effects,
      };
    },
  );
};

// What is so

interface Static<T> {
  readonly is: 'static';
  readonly what: T;
  readonly condition?: Condition;
}
const asLongAs = <T>(
  what: Syntax<T>,
  make: (what: T, condition: Condition | null) => Ability,
  take: (ability: Ability) => { readonly what: T; readonly asLongAs: Condition | null } | null,
): readonly Syntax<Ability>[] =>
  [true, false].map((hasCondition) =>
    made<Static<T>, Ability>(
      phrases<Static<T>>()(
        { is: 'static' },
        hasCondition
          ? [
              '{what} as long as {condition} .',
              '(as_long_as|while) {condition} , {what} .',
              '{what} if {condition} .',
            ]
          : '{what} .',
        { what, ...(hasCondition && { condition }) } as never,
      ),
      (one) => make(one.what, one.condition ?? null),
      (value) => {
        const one = take(value);
        if (!one || (one.asLongAs !== null) !== hasCondition) return null;
        return { is: 'static', what: one.what, ...(one.asLongAs && { condition: one.asLongAs }) };
      },
    ),
  );
const statics = asLongAs<Continuous>(
  continuousSentence,
  (continuous, one) => ({ is: 'static', continuous, asLongAs: one }),
  (value) => (value.is === 'static' ? { what: value.continuous, asLongAs: value.asLongAs } : null),
);
const rules = asLongAs<GameRule>(
  ruleSentence,
  (rule, one) => ({ is: 'gameRule', rule, asLongAs: one }),
  (value) => (value.is === 'gameRule' ? { what: value.rule, asLongAs: value.asLongAs } : null),
);

// Instead of what would happen

interface Replacing {
  readonly is: 'replacing';
  readonly event: WouldEvent;
  readonly condition?: Condition;
  readonly effects?: Effects;
}
const replacement = (hasCondition: boolean, may: boolean, hasEffects: boolean): Syntax<Ability> => {
  const end = hasEffects
    ? `${may ? 'you may ' : ''}{effects} instead .`
    : '(nothing_happens_instead|that_does_not_happen) .';
  return made<Replacing, Ability>(
    phrases<Replacing>()(
      { is: 'replacing' },
      `if {event}${hasCondition ? ' and {condition}' : ''} , ${end}`,
      {
        event: wouldEvent,
        ...(hasCondition && { condition }),
        ...(hasEffects && { effects: may ? actingAsYou : notOptionalInOne }),
      },
    ),
    ({ event: one, condition: also = null, effects = [] }) => ({
      is: 'replacement',
      event: one,
      condition: also,
      ...(may && { may }),
      effects,
    }),
    (value) => {
      if (value.is !== 'replacement' || (value.condition !== null) !== hasCondition) return null;
      if ((value.may ?? false) !== may || value.effects.length > 0 !== hasEffects) return null;
      return {
        is: 'replacing',
        event: value.event,
        ...(value.condition && { condition: value.condition }),
        ...(hasEffects && { effects: value.effects }),
      };
    },
  );
};
const replacements = [true, false].flatMap((hasCondition) => [
  replacement(hasCondition, true, true),
  replacement(hasCondition, false, true),
  replacement(hasCondition, false, false),
]);

// Before it is in play

type Entering = Extract<Ability, { readonly is: 'asComesIntoPlay' }>;
interface Copying {
  readonly is: 'copying';
  readonly of: Extract<Effect, { readonly do: 'becomeCopy' }>['of'];
}
const copying = (may: boolean): Syntax<Ability> =>
  made<Copying, Ability>(
    phrases<Copying>()(
      { is: 'copying' },
      may
        ? 'you may have {self} come into play as a copy of {of} .'
        : '{self} comes into play as a copy of {of} .',
      { of: objects },
    ),
    ({ of }) => ({ is: 'asComesIntoPlay', ...(may && { may }), effects: [{ do: 'becomeCopy', of }] }),
    (value) => {
      if (value.is !== 'asComesIntoPlay' || (value.may ?? false) !== may) return null;
      const [one, ...more] = value.effects;
      return one?.do === 'becomeCopy' && more.length === 0 ? { is: 'copying', of: one.of } : null;
    },
  );
const entering: Syntax<Ability> = made<Entering, Ability>(
  choice<Entering>([
    phrases<Entering>()(
      { is: 'asComesIntoPlay', may: true },
      'as {self} comes into play , you may {effects} .',
      { effects: actingAsYou },
    ),
    phrases<Entering>()({ is: 'asComesIntoPlay' }, 'as {self} comes into play , {effects} .', {
      effects: notOptionalInOne,
    }),
  ]),
  (one) => one,
  (value) => (value.is === 'asComesIntoPlay' ? value : null),
);

// Power and toughness that are counted

interface Counted {
  readonly is: 'counted';
  readonly power?: Amount;
  readonly toughness?: Amount;
}
const countedStats = (
  template: string,
  make: (one: Counted) => readonly [Amount | null, Amount | null],
  take: (power: Amount | null, toughness: Amount | null) => Omit<Counted, 'is'> | null,
): Syntax<Ability> =>
  made<Counted, Ability>(
    phrases<Counted>()({ is: 'counted' }, template, {
      ...(template.includes('{power}') && { power: quantity }),
      ...(template.includes('{toughness}') && { toughness: quantity }),
    }),
    (one) => {
      const [power, toughness] = make(one);
      return { is: 'countedStats', power, toughness };
    },
    (value) => {
      if (value.is !== 'countedStats') return null;
      const one = take(value.power, value.toughness);
      return one && { is: 'counted', ...one };
    },
  );
const isEqual = (a: Amount | null, b: Amount | null): boolean => JSON.stringify(a) === JSON.stringify(b);
const stats: readonly Syntax<Ability>[] = [
  countedStats(
    "{self} 's power and toughness are each equal to {power} .",
    ({ power = 0 }) => [power, power],
    (power, toughness) => (power !== null && isEqual(power, toughness) ? { power } : null),
  ),
  countedStats(
    "{self} 's power is equal to {power} and its toughness is equal to {toughness} .",
    ({ power = 0, toughness = 0 }) => [power, toughness],
    (power, toughness) =>
      power !== null && toughness !== null && !isEqual(power, toughness) ? { power, toughness } : null,
  ),
  countedStats(
    "{self} 's power is equal to {power} .",
    ({ power = 0 }) => [power, null],
    (power, toughness) => (power !== null && toughness === null ? { power } : null),
  ),
  countedStats(
    "{self} 's toughness is equal to {toughness} .",
    ({ toughness = 0 }) => [null, toughness],
    (power, toughness) => (power === null && toughness !== null ? { toughness } : null),
  ),
];

// Keywords, and what is said of playing it

/** A line of keywords has no full stop. */
const keywordParagraph: Syntax<Ability> = say({ is: 'keywords' }, '{keywords}', {
  keywords: keywordLine(keyword),
});
const withStop: Syntax<Ability> = alsoRead(
  say({ is: 'keywords' }, '{keywords} .', { keywords: keywordLine(keyword) as Syntax<readonly Keyword[]> }),
);

const playing: readonly Syntax<Ability>[] = [
  say(
    { is: 'additionalCost' },
    [
      'as an additional cost to play {self} , {costs} .',
      'as an additional cost of playing {self} , {costs} .',
    ],
    { costs: within(payments, () => ({ person: 'you' as const })) },
  ),
  say(
    { is: 'alternativeCost', onlyIf: null },
    [
      "you may {costs} instead of paying {self} 's mana cost .",
      "you may {costs} instead of paying (its|the|this_card's) mana cost .",
    ],
    { costs: within(payments, () => ({ person: 'you' as const })) },
  ),
  say(
    { is: 'alternativeCost' },
    [
      "if {onlyIf} , you may {costs} instead of paying {self} 's mana cost .",
      "if {onlyIf} , you may {costs} instead of paying (its|the|this_card's) mana cost .",
    ],
    { costs: within(payments, () => ({ person: 'you' as const })), onlyIf: condition },
  ),
  say({ is: 'playableAsInstant' }, [
    'you may play {self} any time you could play an instant .',
    '{self} may be played any time you could play an instant .',
  ]),
  say({ is: 'playLimit' }, ['play {self} only {limits} .', '{self} can be played only {limits} .'], {
    limits: onlyLimits,
  }),
];

const isUncounterable = (value: Ability): boolean => {
  if (value.is !== 'static' || value.continuous.what.is !== 'this') return false;
  return value.continuous.changes.every(({ is }) => is === 'cannotBeCountered');
};
const uncounterable: readonly Syntax<Ability>[] = statics.map((syntax) =>
  made<Ability, Ability>(
    syntax,
    (one) => (isUncounterable(one) ? one : null),
    (one) => (isUncounterable(one) ? one : null),
  ),
);

/** What an instant or sorcery does. */
const spellText: Syntax<Ability> = say({ is: 'spell' }, '{effects} .', { effects: sentences });

/** Of instants and sorceries. */
export const spellRows: readonly Syntax<Ability>[] = [...playing, ...uncounterable, spellText];

/** Of anything else. */
export const abilityRows: readonly Syntax<Ability>[] = [
  keywordParagraph,
  withStop,
  ...playing,
  copying(true),
  copying(false),
  entering,
  ...replacements,
  triggered(true, true),
  triggered(true, false),
  triggered(false, true),
  triggered(false, false),
  ...stats,
  ...rules,
  ...statics,
  activated,
];
