/** Effects around effects: grammar parts MC-GR-56, 70, 71, 180 to 185. */
import { dequal } from 'dequal';
import { alsoRead, choice, made, within, type Context, type Syntax } from '../../engine/syntax.js';
import { elided } from '../../engine/elided.js';
import { phrases } from '../../engine/phrase.js';
import { list } from '../../engine/lists.js';
import type { Amount } from '../../../components/amounts.js';
import type { Cost } from '../../../components/costs.js';
import type { Condition } from '../../../components/conditions.js';
import type { Effect } from '../../../components/effects.js';
import type { TriggerEvent } from '../../../components/events.js';
import type { Who } from '../../../components/filters.js';
import {
  actions,
  condition,
  event,
  filterOne,
  inOneSentence,
  payment,
  plainEffect,
  sequence,
  who,
} from '../categories.js';
import { atEnd, atMoment } from '../events.js';
import { nextMoment } from '../moments.js';
import { often, plainWords } from '../numbers.js';
import { insteadThisTurn } from './instead.js';

const say = phrases<Effect>();
type Effects = readonly Effect[];
const you: Who = { is: 'you' };

/** Nobody is named: it is who the sentence says. */
const actedBy = (effects: Effects, actor: Who): Effects =>
  actor.is === 'you'
    ? effects
    : effects.map((one) =>
        'who' in one && one.who === elided ? { ...one, who: { is: 'thatPlayer' } } : one,
      );
/** Whether it is done by somebody or something that is named. */
const namesDoer = (effect: Effect, actor: Who): boolean => {
  if (effect.do === 'unless') return effect.effects.some((one) => namesDoer(one, actor));
  if (effect.do === 'damage' || effect.do === 'damageDivided') return true;
  if (effect.do === 'change')
    return !effect.change.changes.some(({ is }) => is === 'controlledBy' || is === 'switchStats');
  return 'who' in effect && !dequal(effect.who, actor);
};
/** "You may have it deal 2 damage": what somebody may do that is not done by them. */
export const having = (inner: Syntax<Effect>): Syntax<Effect> => ({
  ...inner,
  firsts: null,
  read: (source, at) =>
    source.wordAt(at) === 'have'
      ? [...inner.read(source, at + 1), ...inner.read(source, at)]
      : inner.read(source, at),
  write: (value, context) => {
    if (!context.inside || !namesDoer(value, context.actor)) return inner.write(value, context);
    const written = inner.write(value, { ...context, bare: true });
    return written && { ...written, text: `have ${written.text}` };
  },
});

/** How what somebody may do is written: its verbs plain, whoever it is left out. */
const doneBy = (actor: Who): Partial<Context> => ({
  inside: true,
  person: 'you',
  actor: actor.is === 'you' ? you : { is: 'thatPlayer' },
});

/** Of several players each may is said of each. */
export const oneOf: Syntax<Who> = made<Who, Who>(
  who,
  (one) => (isOne(one) ? one : null),
  (one) => (isOne(one) ? one : null),
);
const isOne = ({ is }: Who): boolean => is !== 'eachPlayer' && is !== 'eachOpponent' && is !== 'anyPlayer';

interface May {
  readonly is: 'may';
  readonly who: Who;
  readonly costs?: readonly Cost[];
  readonly acts?: { readonly who: Who; readonly effects: Effects };
  readonly ifSo?: Effects;
  readonly otherwise?: Effects;
}
/** What is done, with who does it so that it is written for them. */
const acts: Syntax<{ readonly who: Who; readonly effects: Effects }> = within(
  made<Effects, { readonly who: Who; readonly effects: Effects }>(
    actions,
    (effects) => ({ who: you, effects }),
    ({ effects }) => effects,
  ),
  (_, { who: actor }) => doneBy(actor),
);
/** "pay {2}": mana and life; what else somebody does is an effect. */
const isPaid = ({ is }: Cost): boolean => is === 'mana' || is === 'life';
const paid: Syntax<readonly Cost[]> = within(
  made<readonly Cost[], readonly Cost[]>(
    list(payment, { between: [','], last: ['and'], comma: true }),
    (costs) => (costs.every(isPaid) ? costs : null),
    (costs) => (costs.every(isPaid) ? costs : null),
  ),
  () => ({ person: 'you' }),
);

const ifDone = '. if (you_do|he_or_she_does|that_player_does|they_do|so) , {ifSo}';
const ifNot =
  ". if (you_don't|he_or_she_doesn't|that_player_doesn't|they_don't|not|you_do_not) , {otherwise}";
const byPerson = (template: string): string =>
  template
    .replace(/\(you_do\|[^)]*\)/u, 'that_player_does~they_do~you_do@who')
    .replace(/\(you_don't\|[^)]*\)/u, "that_player_doesn't~they_don't~you_don't@who");

function may(pays: boolean, hasThen: boolean, hasOtherwise: boolean): Syntax<Effect> {
  const tail = `${hasThen ? ` ${ifDone}` : ''}${hasOtherwise ? ` ${ifNot}` : ''}`;
  const template = `{who} may ${pays ? '{costs}' : '{acts}'}${tail}`;
  return made<May, Effect>(
    phrases<May>()({ is: 'may' }, [byPerson(template), template], {
      who: oneOf,
      ...(pays ? { costs: paid } : { acts }),
      ...(hasThen && { ifSo: inOneSentence }),
      ...(hasOtherwise && { otherwise: inOneSentence }),
    }),
    ({ who: one, costs = [], acts: done, ifSo = [], otherwise = [] }) => {
      const [only, ...others] = done?.effects ?? [];
      const whole = (effects: Effects): Effect => ({
        do: 'may',
        who: one,
        costs,
        effects: actedBy(effects, one),
        ifSo,
        otherwise,
      });
      if (only?.do !== 'delayed') return whole(done?.effects ?? []);
      // "You may draw a card at the beginning of the next turn's upkeep": it is decided then.
      if (others.length > 0 || hasThen || hasOtherwise) return null;
      return { ...only, effects: [whole(only.effects)] };
    },
    (value) => {
      if (value.do !== 'may') return null;
      const { who: one, costs, effects, ifSo, otherwise } = value;
      if (costs.length > 0 !== pays || effects.length > 0 === pays) return null;
      if (ifSo.length > 0 !== hasThen || otherwise.length > 0 !== hasOtherwise) return null;
      return {
        is: 'may',
        who: one,
        ...(pays ? { costs } : { acts: { who: one, effects } }),
        ...(hasThen && { ifSo }),
        ...(hasOtherwise && { otherwise }),
      };
    },
  );
}
const mays = [true, false].flatMap((pays) => [
  may(pays, true, true),
  may(pays, true, false),
  may(pays, false, true),
  may(pays, false, false),
]);

interface If {
  readonly is: 'if';
  readonly effect: Effect;
  readonly condition: Condition;
}
/** "A if ...": read, and written with the condition before it. */
export const ifAfter: Syntax<Effect> = alsoRead(
  made<If, Effect>(
    phrases<If>()({ is: 'if' }, '{effect} (only_if|if) {condition}', { effect: plainEffect, condition }),
    ({ effect, condition: one }) => ({ do: 'if', condition: one, ifSo: [effect], otherwise: [] }),
    () => null,
  ),
);

/** A moment that comes once: "your next upkeep". */
const atNext: Syntax<TriggerEvent> = phrases<TriggerEvent>()(
  { on: 'moment' },
  'at the beginning of {moment}',
  { moment: nextMoment },
);
const delayedEvent: Syntax<TriggerEvent> = choice<TriggerEvent>([
  atEnd,
  atNext,
  alsoRead(atMoment),
  made<{ readonly is: 'when'; readonly event: TriggerEvent }, TriggerEvent>(
    phrases<{ readonly is: 'when'; readonly event: TriggerEvent }>()(
      { is: 'when' },
      '(when|whenever) {event}',
      { event },
    ),
    (one) => one.event,
    (one) => (one.on === 'moment' ? null : { is: 'when', event: one }),
  ),
]);

interface After {
  readonly is: 'after';
  readonly effect: Effect;
  readonly event: TriggerEvent;
}
/** "Destroy it at end of turn." */
export const atAfter: Syntax<Effect> = alsoRead(
  made<After, Effect>(
    phrases<After>()({ is: 'after' }, '{effect} {event}', {
      effect: plainEffect,
      event: choice([atEnd, atNext]),
    }),
    ({ effect, event: one }) => ({ do: 'delayed', event: one, effects: [effect] }),
    () => null,
  ),
);

interface EachPlayer {
  readonly is: 'each';
  readonly who: Who;
  readonly acts?: { readonly who: Who; readonly effects: Effects };
  readonly effects?: Effects;
  readonly otherwise?: Effects;
}
const everybody = ['eachPlayer', 'eachOpponent'] as const;
const eachWords = {
  eachPlayer: ['each player', 'a player'],
  eachOpponent: ['each opponent', 'an opponent'],
} as const;
const eachPlayers: readonly Syntax<Effect>[] = everybody.flatMap((all) =>
  [true, false].map((hasOtherwise): Syntax<Effect> => {
    const [each, one] = eachWords[all];
    const template = `${each} may {acts}${hasOtherwise ? ` . if ${one} doesn't , {otherwise}` : ''}`;
    return made<Omit<EachPlayer, 'who'>, Effect>(
      phrases<Omit<EachPlayer, 'who'>>()({ is: 'each' }, template, {
        acts,
        ...(hasOtherwise && { otherwise: inOneSentence }),
      }),
      ({ acts: done, otherwise = [] }) => ({
        do: 'eachPlayer',
        who: { is: all },
        may: true,
        effects: actedBy(done?.effects ?? [], { is: all }),
        otherwise,
      }),
      (value) => {
        if (
          value.do !== 'eachPlayer' ||
          !value.may ||
          value.who.is !== all ||
          value.otherwise.length > 0 !== hasOtherwise
        )
          return null;
        return {
          is: 'each',
          acts: { who: value.who, effects: value.effects },
          ...(hasOtherwise && { otherwise: value.otherwise }),
        };
      },
    );
  }),
);

/** "twice", "X times". */
const timesToDo: Syntax<Amount> = choice<Amount>([
  made<number, Amount>(
    often,
    (times) => times,
    (times) => (typeof times === 'number' ? times : null),
  ),
  made<{ readonly is: 'times'; readonly times: Amount }, Amount>(
    phrases<{ readonly is: 'times'; readonly times: Amount }>()({ is: 'times' }, '{times} times', {
      times: plainWords,
    }),
    ({ times }) => (typeof times === 'number' ? null : times),
    (times) => (typeof times === 'number' ? null : { is: 'times', times }),
  ),
]);

const modes = list(sequence, { between: [';'], last: ['; or'], least: 2 });

/** "Choose one — A; or B." */
export const chooseOne: Syntax<Effect> = say(
  { do: 'chooseOne' },
  ['choose one — {modes}', 'choose one: {modes}', 'choose one - {modes}'],
  {
    modes,
  },
);

/** What holds other effects. */
export const structureRows: readonly Syntax<Effect>[] = [
  ...eachPlayers,
  ...mays,
  say(
    { do: 'if' },
    [
      'if {condition} , {ifSo} . otherwise , {otherwise}',
      'if {condition} , {ifSo} ; otherwise , {otherwise}',
    ],
    { condition, ifSo: inOneSentence, otherwise: inOneSentence },
  ),
  say({ do: 'if', otherwise: [] }, 'if {condition} , {ifSo}', { condition, ifSo: inOneSentence }),
  insteadThisTurn,
  say({ do: 'delayed' }, '{event} , {effects}', { event: delayedEvent, effects: inOneSentence }),
  say({ do: 'repeat' }, 'do the following {times} : {effects}', { times: timesToDo, effects: inOneSentence }),
  say({ do: 'forEach' }, 'for each {filter} , {effects}', { filter: filterOne, effects: inOneSentence }),
  say({ do: 'eachPlayer', who: { is: 'eachPlayer' }, otherwise: [] }, 'for each player , {effects}', {
    effects: inOneSentence,
  }),
  say({ do: 'eachPlayer', who: { is: 'eachOpponent' }, otherwise: [] }, 'for each opponent , {effects}', {
    effects: inOneSentence,
  }),
];
