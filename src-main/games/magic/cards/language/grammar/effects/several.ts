/** Words that say several effects at once: read, and written a sentence each. Grammar parts MC-GR-74, 105, 114, 117, 128, 181. */
import { alsoRead, choice, made, type Syntax } from '../../engine/syntax.js';
import { list } from '../../engine/lists.js';
import { phrases } from '../../engine/phrase.js';
import type { Source } from '../../engine/source.js';
import type { Amount } from '../../../components/amounts.js';
import type { Change } from '../../../components/changes.js';
import type { Condition } from '../../../components/conditions.js';
import type { Effect } from '../../../components/effects.js';
import type { Area, Filter, Objects, Recipient, Reference, Who } from '../../../components/filters.js';
import type { Duration } from '../../../components/moments.js';
import {
  change,
  condition,
  doer,
  effect,
  inOneSentence,
  objects,
  plainEffect,
  subject,
  whose,
} from '../categories.js';
import { isAnyCard, severalOf } from '../costs.js';
import { duration, saidDuration } from '../moments.js';
import { muchOf } from '../numbers.js';
import { recipients } from '../objects.js';

type Effects = readonly Effect[];
type Domain = Extract<Effect, { readonly do: 'chooseQuality' }>['domain'];
const you: Who = { is: 'you' };
const thatPlayer: Who = { is: 'thatPlayer' };

interface Said {
  readonly is: 'said';
  readonly who?: Who;
  readonly what?: Objects;
  readonly other?: Objects;
  readonly several?: { readonly filter: Filter; readonly count: Amount };
  readonly for?: Duration;
  readonly effect?: Effect;
  readonly condition?: Condition;
  readonly changes?: readonly Change[];
  readonly others?: readonly Change[];
  readonly until?: Duration;
  readonly instead?: Effects;
  readonly amount?: Amount;
  readonly to?: readonly Recipient[];
}
const severalChanges: Syntax<readonly Change[]> = list(change, {
  between: [','],
  last: ['and'],
  comma: true,
});
const row = (
  template: string,
  slots: { readonly [K in keyof Said]?: Syntax<Exclude<Said[K], undefined>> },
  make: (said: Said) => Effects | null,
): Syntax<Effects> =>
  alsoRead(made<Said, Effects>(phrases<Said>()({ is: 'said' }, template, slots as never), make, () => null));

/** A thing once it has been named. */
const again = (what: Objects): Reference | null => {
  switch (what.is) {
    case 'this':
    case 'enchanted':
    case 'that':
      return what;
    case 'target':
      return what.player === null ? { is: 'that', ...(what.count && { many: true }) } : null;
    default:
      return { is: 'that', many: true };
  }
};

const theirDiscard =
  '. (that_player|he_or_she|that_opponent) discards (that_card|it|those_cards|them|the_chosen_card)';
const discardOf = ({ several }: Said): Effect => ({
  do: 'discard',
  who: thatPlayer,
  count: several?.count ?? 1,
  filter: several && !isAnyCard(several.filter) ? several.filter : null,
  by: you,
});
const fromHand: readonly Syntax<Effects>[] = [' and', ' .', ' ,'].flatMap((joint) => [
  row(
    `look at {who} hand${joint} choose {several} from it ${theirDiscard}`,
    { who: whose, several: severalOf },
    (said) => [{ do: 'lookAtHand', who: said.who ?? you }, discardOf(said)],
  ),
  row(
    `{who} reveals~reveal his_or_her~their~your@who hand${joint} (you_choose|choose) {several} from it ${theirDiscard}`,
    { who: doer, several: severalOf },
    (said) => [{ do: 'revealHand', who: said.who ?? you }, discardOf(said)],
  ),
]);

const toAndBy = (combat: boolean): Syntax<Effects> =>
  row(
    `prevent all ${combat ? 'combat damage' : 'damage'} that would be dealt to and dealt by {what} {for}`,
    { what: objects, for: duration },
    ({ what = { is: 'this' }, for: lasting = { is: 'unsaid' } }) => {
      const from = again(what);
      if (!from) return null;
      const prevented = {
        do: 'prevent',
        how: { is: 'all' },
        ...(combat && { combat }),
        for: lasting,
      } as const;
      return [
        { ...prevented, to: what, from: null },
        { ...prevented, to: null, from },
      ];
    },
  );

const sacrifices = row(
  '{who} sacrifices~sacrifice {what} and {other}',
  { who: doer, what: objects, other: objects },
  ({ who = you, what, other }) => {
    if (what?.is !== 'choice' || other?.is !== 'choice') return null;
    const whoThen: Who = who.is === 'target' ? thatPlayer : who;
    return [
      { do: 'sacrifice', who, what },
      { do: 'sacrifice', who: whoThen, what: other },
    ];
  },
);

/** All cards that a player has somewhere. */
const cardsIn = (area: Area, who: Who): Objects => ({
  is: 'all',
  filter: {
    any: [{ qualities: [], types: [], subtype: null, as: 'card', clauses: [{ is: 'in', area, whose: who }] }],
  },
});
const shuffles = (['hand', 'graveyard', 'hand and graveyard', 'graveyard and hand'] as const).map((words) =>
  row(
    `{who} shuffles~shuffle his_or_her~their~your@who ${words} into his_or_her~their~your@who library`,
    { who: doer },
    ({ who = you }) =>
      (words.split(' and ') as Area[]).map((area, nth) => ({
        do: 'move',
        what: cardsIn(area, nth > 0 && who.is === 'target' ? thatPlayer : who),
        to: 'libraryShuffled',
      })),
  ),
);

/** "Destroy target creature if it's white": it is chosen first, and looked at then. */
const ifIt = row(
  '{effect} (only_if|if) {condition}',
  { effect: plainEffect, condition },
  ({ effect: one, condition: when }) => {
    if (!one || when?.is !== 'matches' || when.what.is !== 'that') return null;
    if (!('what' in one) || typeof one.what === 'string' || one.what.is !== 'target') return null;
    const { what }: { readonly what: Objects } = one;
    if (what.is !== 'target') return null;
    const done = { ...one, what: { is: 'that', ...(what.count && { many: true }) } } as Effect;
    return [
      { do: 'choose', what },
      { do: 'if', condition: when, ifSo: [done], otherwise: [] },
    ];
  },
);

const speaksOfIt = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('is' in part && part.is === 'that') || Object.values(part).some(speaksOfIt));
/** What an effect aims at, and the effect on what has been aimed at before; null: nothing that it could be spoken of. */
function aimedBefore(one: Effect): { readonly what: Objects; readonly done: Effect } | null {
  if (one.do === 'damage') {
    const [to, ...more] = one.to;
    if (to?.is !== 'target' || to.player !== null || more.length > 0) return null;
    return { what: to, done: { ...one, to: [{ is: 'that', called: 'creature' }] } };
  }
  if (!('what' in one) || typeof one.what === 'string' || one.what.is !== 'target') return null;
  const { what }: { readonly what: Objects } = one;
  const it = again(what);
  return it && { what, done: { ...one, what: it } as Effect };
}
/** "A. If C, B instead": if C, B; otherwise, A. What both are about is chosen first. */
const insteadOf = row(
  '{effect} . if {condition} , {instead} instead',
  { effect: plainEffect, condition, instead: inOneSentence },
  ({ effect: one, condition: when, instead = [] }) => {
    if (!one || !when) return null;
    if (!speaksOfIt(instead)) return [{ do: 'if', condition: when, ifSo: instead, otherwise: [one] }];
    const aimed = aimedBefore(one);
    return (
      aimed && [
        { do: 'choose', what: aimed.what },
        { do: 'if', condition: when, ifSo: instead, otherwise: [aimed.done] },
      ]
    );
  },
);

/** "Target creature gets +0/+4 until end of turn and can't be blocked this turn." */
const changesTwice = row(
  '{what} {changes} {for} and {others} {until}',
  { what: subject, changes: severalChanges, for: saidDuration, others: severalChanges, until: saidDuration },
  ({ what, changes = [], others = [], for: first, until }) => {
    const it = what && again(what);
    if (!what || !it || !first || !until) return null;
    return [
      { do: 'change', change: { what, changes }, for: first },
      { do: 'change', change: { what: it, changes: others }, for: until },
    ];
  },
);

/** "Target creature you control deals damage equal to its power to target creature." */
const dealtByTarget = row(
  '{what} deals~deal {amount} to {to}',
  { what: objects, amount: muchOf('damage'), to: recipients },
  ({ what, amount, to }) => {
    if (what?.is !== 'target' || what.count || amount === undefined || !to) return null;
    const [noun] = what.filter?.any ?? [];
    const called = noun?.types.at(-1) ?? (noun?.as === 'permanent' ? 'permanent' : 'creature');
    return [
      { do: 'choose', what },
      { do: 'damage', by: { is: 'that', called }, amount, to },
    ];
  },
);

/** What words between two tokens leave to you: "the color of your choice". */
export function qualityOfChoice(source: Source, at: number, end: number): Domain | null {
  for (let place = at + 1; place + 2 < end; place += 1) {
    const isChoice = ['of', 'your', 'choice'].every((word, nth) => source.wordAt(place + nth) === word);
    if (!isChoice) continue;
    const [before, word] = [source.wordAt(place - 2), source.wordAt(place - 1)];
    // A creature "of the chosen color of your choice": the creature is chosen.
    if (word === 'color' && before !== 'chosen' && before !== 'that') return 'color';
    if (word === 'type' && before === 'creature') return 'creatureType';
    if (word === 'type' && before === 'land') return 'landType';
  }
  return null;
}
const single: Syntax<Effects> = made<Effect, Effects>(
  effect,
  (one) => [one],
  ([one, ...more]) => (one && more.length === 0 ? one : null),
);
/** "The color of your choice" is chosen before the rest. */
const choosing: Syntax<Effects> = {
  ...single,
  read: (source, at) =>
    single.read(source, at).map(({ value, end }) => {
      const domain = qualityOfChoice(source, at, end);
      return { value: domain ? [{ do: 'chooseQuality', who: you, domain }, ...value] : value, end };
    }),
  write: (value, context) => single.write(value, context),
};

/** "Destroy target artifact and target enchantment." */
const toBoth = (verb: string, effect: (what: Objects) => Effect): Syntax<Effects> =>
  row(`${verb} {what} and {other}`, { what: objects, other: objects }, ({ what, other }) =>
    what && what.is !== 'all' && other ? [effect(what), effect(other)] : null,
  );
const both: readonly Syntax<Effects>[] = [
  toBoth('destroy', (what) => ({ do: 'destroy', what })),
  toBoth('tap', (what) => ({ do: 'tap', what })),
  toBoth('untap', (what) => ({ do: 'untap', what })),
];

/** What stands between two joints of a sequence. */
export const step: Syntax<Effects> = choice([
  ifIt,
  insteadOf,
  changesTwice,
  dealtByTarget,
  choosing,
  ...fromHand,
  toAndBy(false),
  toAndBy(true),
  sacrifices,
  ...both,
  ...shuffles,
]);
