/** Triggered abilities: grammar parts MC-GR-04, 10, 57, 70. */
import { choice, made, within, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Ability, WorksIn } from '../../../components/abilities.js';
import type { Effect } from '../../../components/effects.js';
import type { Condition } from '../../../components/conditions.js';
import type { TriggerEvent } from '../../../components/events.js';
import { actions, condition, event, inOneSentence, sentences } from '../categories.js';
import { atMoment } from '../events.js';
import { worksIn } from './working-in.js';

type Effects = readonly Effect[];

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
export const notOptionalInOne = unlessOptional(inOneSentence);
/** A condition after the event is one of the ability (MC-Q-42). */
const unconditional: Syntax<Effects> = made<Effects, Effects>(
  notOptional,
  (effects) => (effects[0]?.do === 'if' ? null : effects),
  (effects) => (effects[0]?.do === 'if' ? null : effects),
);

/** What you may do. */
export const actingAsYou: Syntax<Effects> = within(actions, () => ({
  inside: true,
  person: 'you' as const,
  actor: { is: 'you' as const },
}));
export const triggered = (hasCondition: boolean, may: boolean): Syntax<Ability> => {
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
