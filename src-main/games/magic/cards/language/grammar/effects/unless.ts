/** What is done unless somebody pays, or where something else cannot be: grammar parts MC-GR-71, 105, 182. */
import { alsoRead, choice, made, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import { list } from '../../engine/lists.js';
import type { Cost } from '../../../components/costs.js';
import type { Effect } from '../../../components/effects.js';
import type { Who } from '../../../components/filters.js';
import { cost, inOneSentence, payment, plainEffect, who } from '../categories.js';
import { oneOf } from './structure.js';

type Effects = readonly Effect[];
const you: Who = { is: 'you' };

interface Unless {
  readonly is: 'unless';
  readonly effect: Effect;
  readonly who: Who;
  readonly costs: readonly Cost[];
}
/** "A unless P pays C." */
export const unlessRow: Syntax<Effect> = made<Unless, Effect>(
  phrases<Unless>()({ is: 'unless' }, '{effect} unless {who} {costs}', {
    effect: plainEffect,
    who,
    costs: list(payment, { between: [','], last: ['and'], comma: true }),
  }),
  ({ effect, who: one, costs }) => ({ do: 'unless', effects: [effect], payment: { who: one, costs } }),
  (value) => {
    if (value.do !== 'unless') return null;
    const [effect, ...more] = value.effects;
    return effect && more.length === 0
      ? { is: 'unless', effect, who: value.payment.who, costs: value.payment.costs }
      : null;
  },
);

/** "Pay {1} or sacrifice this" is "sacrifice this unless you pay {1}"; so is "unless you pay {1}, sacrifice this". */
export const payOr: Syntax<Effect> = alsoRead(
  choice(
    ['pay {costs} or {effect}', 'unless {who} {payment} , {effect}'].map((template, nth) =>
      made<Partial<Unless> & { readonly payment?: readonly Cost[] }, Effect>(
        phrases<Partial<Unless> & { readonly payment?: readonly Cost[] }>()({ is: 'unless' }, template, {
          effect: plainEffect,
          ...(nth === 0
            ? { costs: list(cost, { between: [','], last: ['and'] }) }
            : { who, payment: list(payment, { between: [','], last: ['and'], comma: true }) }),
        } as never),
        ({ effect, who: one = you, costs, payment: paidBy }) =>
          effect
            ? { do: 'unless', effects: [effect], payment: { who: one, costs: costs ?? paidBy ?? [] } }
            : null,
        () => null,
      ),
    ),
  ),
);

/** "Sacrifice another creature. If you can't, this deals 7 damage to you." */
interface OrElse {
  readonly is: 'orElse';
  readonly effect: Effect;
  readonly who: Who;
  readonly otherwise: Effects;
}
export const orElse: Syntax<Effect> = made<OrElse, Effect>(
  phrases<OrElse>()(
    { is: 'orElse' },
    [
      "{effect} . if {who} (can't|cannot) , {otherwise}",
      "{effect} . if {who} (can't|cannot) (sacrifice_a_creature|do_so|sacrifice_another_creature) , {otherwise}",
    ],
    { effect: plainEffect, who: oneOf, otherwise: inOneSentence },
  ),
  ({ effect, who: one, otherwise }) => ({ do: 'orElse', who: one, effects: [effect], otherwise }),
  (value) => {
    if (value.do !== 'orElse') return null;
    const [effect, ...more] = value.effects;
    return effect && more.length === 0
      ? { is: 'orElse', effect, who: value.who, otherwise: value.otherwise }
      : null;
  },
);
