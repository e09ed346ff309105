/** What happens before something is in play: grammar parts MC-GR-07, 74, 139. */
import { choice, made, within, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Ability } from '../../../components/abilities.js';
import type { Effect } from '../../../components/effects.js';
import { objects } from '../categories.js';
import { payments } from '../costs.js';
import { actingAsYou, notOptionalInOne } from './triggered.js';

const say = phrases<Ability>();

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
/** "If this would come into play, sacrifice an untapped island instead. If you do, put this into play. ..." */
const enteringFor: readonly Syntax<Ability>[] = [true, false].map((may) =>
  say(
    { is: 'comesIntoPlayFor', ...(may && { may: true as const }) },
    ['(it|that_card)', '{self}'].flatMap((it) =>
      ['{self}', '(it|that_card)'].map(
        (first) =>
          `if {self} would come into play , ${may ? 'you may ' : ''}{costs} instead . if you do , put ${first} into play . if you (don't|do_not) , put ${it} into (its_owner's|your) graveyard .`,
      ),
    ) as [string, ...string[]],
    { costs: within(payments, () => ({ person: 'you' as const })) },
  ),
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

export const enteringRows: readonly Syntax<Ability>[] = [
  copying(true),
  copying(false),
  entering,
  ...enteringFor,
];
