/** Damage and life: grammar parts MC-GR-63, 99 to 102, 117, 119. */
import { alsoRead, choice, made, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import { nothing } from '../../engine/source.js';
import type { Amount } from '../../../components/amounts.js';
import type { Effect, Prevented } from '../../../components/effects.js';
import type { Filter, Objects, Recipient, Reference, Target } from '../../../components/filters.js';
import type { Duration } from '../../../components/moments.js';
import {
  acting,
  filterAn,
  filterMany,
  gainer,
  quantity,
  reference,
  target,
  who,
  whose,
} from '../categories.js';
import { duration } from '../moments.js';
import { muchOf, plainDigits } from '../numbers.js';
import { protectedOnes, recipient, recipients } from '../objects.js';

const say = phrases<Effect>();
const damage = muchOf('damage');
const life = muchOf('life');

/** What deals it, other than this. */
const other: Syntax<Reference> = made<Reference, Reference>(
  acting,
  (one) => (one.is === 'this' ? null : one),
  (one) => (one.is === 'this' ? null : one),
);

/** "This deals 3 damage to target creature and 1 damage to you." */
const afterAnd = <T>(syntax: Syntax<T>): Syntax<T> => ({
  ...alsoRead(syntax),
  read: (source, at) => (source.wordAt(at - 1) === 'and' ? syntax.read(source, at) : nothing),
});

type Prevent = Extract<Effect, { readonly do: 'prevent' }>;
interface Next {
  readonly is: 'next';
  readonly amount?: Amount;
  readonly to?: Recipient;
  readonly from?: Objects;
  readonly chosenSource?: Filter;
  readonly for: Duration;
}
const sourceOf = '{chosenSource} (of_your_choice|you_choose)';
/** A thing that is known, or a group. */
const known: Syntax<Objects> = choice<Objects>([
  made<Reference, Objects>(
    reference,
    (one) => one,
    (one) => (one.is === 'this' || one.is === 'that' || one.is === 'enchanted' ? one : null),
  ),
  made<Target, Objects>(
    target,
    (one) => (one.player === null ? one : null),
    (one) => (one.is === 'target' && one.player === null ? one : null),
  ),
  phrases<Objects>()({ is: 'all' }, '{filter}', { filter: filterMany }),
]);

function preventing(how: Prevented['is'], template: string, combat: boolean): Syntax<Effect> {
  const has = (slot: string): boolean => template.includes(`{${slot}}`);
  return made<Next, Effect>(
    phrases<Next>()({ is: 'next' }, template, {
      for: duration,
      ...(has('amount') && { amount: plainDigits }),
      ...(has('to') && { to: protectedOnes }),
      ...(has('from') && { from: known }),
      ...(has('chosenSource') && { chosenSource: filterAn }),
    }),
    ({ amount, to = null, from = null, chosenSource, for: lasting }) => ({
      do: 'prevent',
      how: how === 'next' ? { is: how, amount: amount ?? 1 } : { is: how },
      to,
      from,
      ...(chosenSource && { chosenSource }),
      ...(combat && { combat }),
      for: lasting,
    }),
    (value) => {
      if (value.do !== 'prevent' || value.how.is !== how || (value.combat ?? false) !== combat) return null;
      return fields(value, has) ? { is: 'next', ...fields(value, has), for: value.for } : null;
    },
  );
}

/** What the slots of a template hold; null where they are not those that are set. */
function fields(
  { how, to, from, chosenSource }: Prevent,
  has: (slot: string) => boolean,
): Partial<Next> | null {
  if (
    (to !== null) !== has('to') ||
    (from !== null) !== has('from') ||
    (chosenSource !== undefined) !== has('chosenSource')
  )
    return null;
  return {
    ...(how.is === 'next' && { amount: how.amount }),
    ...(to !== null && { to }),
    ...(from !== null && { from }),
    ...(chosenSource && { chosenSource }),
  };
}

const kinds = [
  ['damage', false],
  ['combat damage', true],
] as const;
const bySources = ['', ` by ${sourceOf}`, ' by {from}'];
const prevents: readonly Syntax<Effect>[] = kinds.flatMap(([kind, combat]) => [
  ...bySources.flatMap((by) => [
    preventing('next', `prevent the next {amount} ${kind} that would be dealt to {to}${by} {for}`, combat),
    preventing('all', `prevent all ${kind} that would be dealt to {to}${by} {for}`, combat),
    preventing('next', `prevent the next {amount} ${kind} that would be dealt${by} {for}`, combat),
    preventing('all', `prevent all ${kind} that would be dealt${by} {for}`, combat),
    ...(by === ''
      ? []
      : [
          preventing(
            'next',
            `prevent the next {amount} ${kind} that would be dealt to {to} {for}${by}`,
            combat,
          ),
          preventing('all', `prevent all ${kind} that would be dealt to {to} {for}${by}`, combat),
          preventing('all', `prevent all ${kind} that would be dealt {for}${by}`, combat),
        ].map(alsoRead)),
  ]),
  preventing(
    'nextTime',
    `the next time ${sourceOf} would deal ${kind} to {to} {for} , prevent that damage`,
    combat,
  ),
  preventing('nextTime', `the next time ${sourceOf} would deal ${kind} {for} , prevent that damage`, combat),
  preventing(
    'nextTime',
    `the next time {from} would deal ${kind} to {to} {for} , prevent that damage`,
    combat,
  ),
  preventing('nextTime', `the next time {from} would deal ${kind} {for} , prevent that damage`, combat),
  preventing('nextTime', `the next time ${kind} would be dealt to {to} {for} , prevent that damage`, combat),
  alsoRead(preventing('next', `prevent the next {amount} ${kind} to {to} {for}`, combat)),
  alsoRead(preventing('all', `prevent all ${kind} to {to} {for}`, combat)),
  alsoRead(preventing('all', `prevent all ${kind} that would be dealt {for} to {to}`, combat)),
  alsoRead(preventing('all', `prevent all ${kind} {from} would deal {for}`, combat)),
  ...(combat ? [] : [alsoRead(preventing('all', '{from} deals~deal no damage {for}', combat))]),
]);

interface Away {
  readonly is: 'away';
  readonly amount?: Amount;
  readonly from: Recipient;
  readonly to: Recipient;
  readonly chosenSource?: Filter;
  readonly for: Duration;
}
function redirecting(how: Prevented['is'], template: string): Syntax<Effect> {
  const has = (slot: string): boolean => template.includes(`{${slot}}`);
  return made<Away, Effect>(
    phrases<Away>()({ is: 'away' }, template, {
      for: duration,
      from: recipient,
      to: recipient,
      ...(has('amount') && { amount: plainDigits }),
      ...(has('chosenSource') && { chosenSource: filterAn }),
    }),
    ({ amount, from, to, chosenSource, for: lasting }) => ({
      do: 'redirect',
      how: how === 'next' ? { is: how, amount: amount ?? 1 } : { is: how },
      from,
      to,
      ...(chosenSource && { chosenSource }),
      for: lasting,
    }),
    (value) => {
      if (
        value.do !== 'redirect' ||
        value.how.is !== how ||
        (value.chosenSource !== undefined) !== has('chosenSource')
      )
        return null;
      return {
        is: 'away',
        ...(value.how.is === 'next' && { amount: value.how.amount }),
        from: value.from,
        to: value.to,
        ...(value.chosenSource && { chosenSource: value.chosenSource }),
        for: value.for,
      };
    },
  );
}
const redirects: readonly Syntax<Effect>[] = [
  ...['', ` by ${sourceOf}`].flatMap((by) => [
    redirecting(
      'next',
      `the next {amount} damage that would be dealt to {from}${by} {for} is dealt to {to} instead`,
    ),
    redirecting('all', `all damage that would be dealt to {from}${by} {for} is dealt to {to} instead`),
  ]),
  redirecting(
    'nextTime',
    `the next time ${sourceOf} would deal damage to {from} {for} , that damage is dealt to {to} instead`,
  ),
  redirecting(
    'nextTime',
    'the next time damage would be dealt to {from} {for} , that damage is dealt to {to} instead',
  ),
  alsoRead(redirecting('next', 'the next {amount} damage to {from} {for} is dealt to {to} instead')),
];

export const lifeAndDamageRows: readonly Syntax<Effect>[] = [
  say(
    { do: 'damage', cannotBePrevented: true },
    [
      "{self} deals~deal {amount} to {to} . (that|the|this) damage can't be prevented",
      '{self} deals~deal {amount} to {to} . (that|the|this) damage cannot be prevented',
    ],
    { amount: damage, to: recipients },
  ),
  say({ do: 'damage' }, ['{self} deals~deal {amount} to {to}'], { amount: damage, to: recipients }),
  say(
    { do: 'damage', cannotBePrevented: true },
    "{by} deals~deal {amount} to {to} . (that|the|this) damage can't be prevented",
    { by: other, amount: damage, to: recipients },
  ),
  say({ do: 'damage' }, '{by} deals~deal {amount} to {to}', { by: other, amount: damage, to: recipients }),
  alsoRead(
    say({ do: 'damage' }, '{self} deals damage to {to} equal to {amount}', {
      amount: quantity,
      to: recipients,
    }),
  ),
  alsoRead(
    say({ do: 'damage' }, '{by} deals~deal damage to {to} equal to {amount}', {
      by: other,
      amount: quantity,
      to: recipients,
    }),
  ),
  // "Deal 3 damage to ...": nobody is named.
  alsoRead(say({ do: 'damage' }, 'deal {amount} to {to}', { amount: damage, to: recipients })),
  afterAnd(say({ do: 'damage' }, '{amount} to {to}', { amount: damage, to: recipients })),
  alsoRead(
    say(
      { do: 'damage', amount: { is: 'thatMuch' }, by: { is: 'that', called: 'source' } },
      'that damage is dealt to {to}',
      { to: recipients },
    ),
  ),
  say(
    { do: 'damageDivided' },
    [
      '{self} deals {amount} divided as you choose among {among}',
      '{self} deals {amount} divided in any way you choose among {among}',
    ],
    { amount: damage, among: target },
  ),
  say({ do: 'gainLife' }, '{who} gains~gain {amount}', { who: gainer, amount: life }),
  say({ do: 'loseLife' }, '{who} loses~lose {amount}', { who: gainer, amount: life }),
  say({ do: 'setLife' }, '{who} life total becomes {amount}', { who: whose, amount: quantity }),
  say({ do: 'exchangeLife' }, '{one} and {other} exchange life totals', { one: who, other: who }),
  alsoRead(
    say({ do: 'exchangeLife', one: { is: 'you' } }, 'exchange life totals with {other}', { other: who }),
  ),
  ...prevents,
  ...redirects,
];
