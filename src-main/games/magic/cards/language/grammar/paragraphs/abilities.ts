/** Paragraphs: grammar parts MC-GR-01 to 11, 25, 26, 29 to 34, 98. */
import { alsoRead, made, within, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Ability } from '../../../components/abilities.js';
import type { Condition } from '../../../components/conditions.js';
import type { Continuous, GameRule } from '../../../components/changes.js';
import type { Effect } from '../../../components/effects.js';
import type { Struck, WouldEvent } from '../../../components/events.js';
import type { Recipient, Who } from '../../../components/filters.js';
import type { Keyword } from '../../../components/keywords.js';
import { condition, keyword, sentences, whose } from '../categories.js';
import { qualityOfChoice } from '../effects/several.js';
import { stillWords, withStillTypes } from '../effects/lasting.js';
import { continuousSentence } from '../continuous.js';
import { ruleSentence } from '../game-rules.js';
import { onlyLimits, payments } from '../costs.js';
import { hit, wouldEvent } from '../events.js';
import { keywordLine } from '../keywords.js';
import { recipients } from '../objects.js';
import { color } from '../qualities.js';
import { activated, returnings } from './activated.js';
import { triggered, actingAsYou, notOptionalInOne } from './triggered.js';
import { stats } from './counted-stats.js';
import { enteringRows } from './entering.js';

const say = phrases<Ability>();
type Effects = readonly Effect[];

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
              'if {condition} , {what} .',
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
/** Nothing is chosen for what is always so. */
const unchosen = <T>(syntax: Syntax<T>): Syntax<T> => ({
  ...syntax,
  read: (source, at) =>
    syntax.read(source, at).filter(({ end }) => qualityOfChoice(source, at, end) === null),
  write: (value, context) => syntax.write(value, context),
});
const statics = asLongAs<Continuous>(
  unchosen(continuousSentence),
  (continuous, one) => ({ is: 'static', continuous, asLongAs: one }),
  (value) => (value.is === 'static' ? { what: value.continuous, asLongAs: value.asLongAs } : null),
);
/** "Comes into play tapped unless you control a forest": as long as you control none. */
const opposite = (one: Condition): Condition | null => {
  if (one.is === 'matches') {
    const { not, ...rest } = one;
    return not ? rest : { ...rest, not: true };
  }
  if (one.is !== 'controls' && one.is !== 'exists') return null;
  if (one.compare === 'orMore' && one.count === 1) return { ...one, compare: 'exactly', count: 0 };
  if (one.compare === 'orMore') return { ...one, compare: 'orLess', count: one.count - 1 };
  if (one.compare === 'orLess') return { ...one, compare: 'orMore', count: one.count + 1 };
  return one.count === 0 ? { ...one, compare: 'orMore', count: 1 } : null;
};
const unless: Syntax<Ability> = alsoRead(
  made<Static<Continuous>, Ability>(
    phrases<Static<Continuous>>()({ is: 'static' }, '{what} unless {condition} .', {
      what: unchosen(continuousSentence),
      condition,
    }),
    ({ what, condition: one }) => {
      const asLong = one && opposite(one);
      return asLong ? { is: 'static', continuous: what, asLongAs: asLong } : null;
    },
    () => null,
  ),
);
/** "All forests are 1/1 creatures. They're still lands." */
const stillLands: Syntax<Ability> = alsoRead(
  made<Static<Continuous>, Ability>(
    phrases<Static<Continuous>>()({ is: 'static' }, `{what} ${stillWords} .`, {
      what: unchosen(continuousSentence),
    }),
    ({ what }) => {
      const continuous = withStillTypes(what);
      return continuous && { is: 'static', continuous, asLongAs: null };
    },
    () => null,
  ),
);
const rules = asLongAs<GameRule>(
  ruleSentence,
  (rule, one) => ({ is: 'gameRule', rule, asLongAs: one }),
  (value) => (value.is === 'gameRule' ? { what: value.rule, asLongAs: value.asLongAs } : null),
);

/** "Your opponents can't play spells during your turn": as long as it's your turn. */
const duringTurn = (what: Syntax<Continuous | GameRule>): Syntax<Ability> =>
  alsoRead(
    made<DuringTurn, Ability>(
      phrases<DuringTurn>()(
        { is: 'during' },
        ['{what} during {who} turn .', 'during {who} turn , {what} .'],
        {
          what,
          who: whose,
        },
      ),
      ({ what: one, who }) => {
        const asLong = { is: 'turnOf', who } as const;
        return 'changes' in one
          ? { is: 'static', continuous: one, asLongAs: asLong }
          : { is: 'gameRule', rule: one, asLongAs: asLong };
      },
      () => null,
    ),
  );
interface DuringTurn {
  readonly is: 'during';
  readonly what: Continuous | GameRule;
  readonly who: Who;
}

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
      [
        `if {event}${hasCondition ? ' and {condition}' : ''} , ${end}`,
        ...(hasEffects
          ? [
              `if {event}${hasCondition ? ' and {condition}' : ''} , ${may ? 'you may ' : ''}instead {effects} .`,
            ]
          : []),
      ],
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

interface Redirecting {
  readonly is: 'redirecting';
  readonly from: Exclude<Struck, null>;
  readonly to: readonly Recipient[];
}
const anySource = { any: [{ qualities: [], types: [], subtype: null, as: 'source', clauses: [] }] } as const;
/** "All damage that would be dealt to you is dealt to enchanted creature instead." */
const redirecting: Syntax<Ability> = alsoRead(
  made<Redirecting, Ability>(
    phrases<Redirecting>()(
      { is: 'redirecting' },
      'all damage that would be dealt to {from} is dealt to {to} instead .',
      { from: hit, to: recipients },
    ),
    ({ from, to }) => ({
      is: 'replacement',
      event: { would: 'dealDamage', what: { is: 'any', filter: anySource }, to: from },
      condition: null,
      effects: [{ do: 'damage', amount: { is: 'thatMuch' }, by: { is: 'that', called: 'source' }, to }],
    }),
    () => null,
  ),
);

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
  say(
    { is: 'alternativeCost', costs: [] },
    [
      'if {onlyIf} , you may play {self} without paying its mana cost .',
      'you may play {self} without paying its mana cost if {onlyIf} .',
      "if {onlyIf} , you may play {self} without paying {self} 's mana cost .",
    ],
    { onlyIf: condition },
  ),
  say({ is: 'onlyForX' }, ['spend only {color} mana on X .', 'spend only {color} mana this way .'], {
    color,
  }),
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
  ...enteringRows,
  ...replacements,
  redirecting,
  triggered(true, true),
  triggered(true, false),
  triggered(false, true),
  triggered(false, false),
  ...stats,
  ...rules,
  ...statics,
  unless,
  duringTurn(ruleSentence as Syntax<Continuous | GameRule>),
  duringTurn(unchosen(continuousSentence) as Syntax<Continuous | GameRule>),
  stillLands,
  activated,
  ...returnings,
];
