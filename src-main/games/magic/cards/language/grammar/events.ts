/** What triggers an ability, and what would happen: grammar parts MC-GR-35 to 55, and 07. */
import { alsoRead, choice, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import type { Struck, Subject, TriggerEvent, WouldEvent } from '../../components/events.js';
import type { Filter, Reference, Who } from '../../components/filters.js';
import { acting, condition, filterAn, reference, who, whose } from './categories.js';
import { moment } from './moments.js';

const subjectOf = (reference: Syntax<Reference>): Syntax<Subject> =>
  choice<Subject>([
    made<Reference, Subject>(
      reference,
      (one) => one,
      (one) => (one.is === 'any' ? null : one),
    ),
    phrases<Subject>()({ is: 'any' }, '{filter}', { filter: filterAn }, { person: 'one' }),
  ]);
/** What something happens to, and what does something. */
const thing = subjectOf(reference);
const doing = subjectOf(acting);

const struckPlayer: Syntax<Struck> = made<Who, Struck>(
  who,
  (one) => (one.is === 'target' ? null : one),
  (one) => (one === null || isSubject(one) || one.is === 'target' ? null : one),
);
const isSubject = (one: Exclude<Struck, null>): one is Subject =>
  ['this', 'enchanted', 'that', 'any'].includes(one.is);
const struckThing: Syntax<Struck> = made<Subject, Struck>(
  thing,
  (one) => one,
  (one) => (one !== null && isSubject(one) ? one : null),
);
const struck = choice([struckThing, struckPlayer]);
export const hit: Syntax<Exclude<Struck, null>> = made<Struck, Exclude<Struck, null>>(
  choice([
    made<Subject, Struck>(
      doing,
      (one) => one,
      (one) => (one !== null && isSubject(one) ? one : null),
    ),
    struckPlayer,
  ]),
  (one) => one,
  (one) => one,
);

const say = phrases<TriggerEvent>();

interface Under {
  readonly is: 'under';
  readonly filter: Filter;
  readonly who: Who;
}
/** "A creature comes into play under your control" is one that you control. */
const underControl: Syntax<TriggerEvent> = alsoRead(
  made<Under, TriggerEvent>(
    phrases<Under>()({ is: 'under' }, '{filter} comes into play under {who} control', {
      filter: filterAn,
      who: whose,
    }),
    ({ filter, who: of }) => ({
      on: 'comesIntoPlay',
      what: {
        is: 'any',
        filter: {
          any: filter.any.map((noun) => ({
            ...noun,
            clauses: [...noun.clauses, { is: 'controlledBy', who: of }],
          })),
        },
      },
    }),
    () => null,
  ),
);

/** A spell or land by its kind: "a red spell", "a forest". */
const aSpell: Syntax<Filter> = filterAn;

export const eventRows: readonly Syntax<TriggerEvent>[] = [
  say({ on: 'comesIntoPlay' }, '{what} (comes_into_play|enters_play|is_put_into_play)', { what: doing }),
  underControl,
  say({ on: 'leavesPlay' }, '{what} leaves play', { what: doing }),
  say(
    { on: 'goesToGraveyard' },
    [
      '{what} is put into a graveyard from play',
      '{what} goes to (a|the) graveyard (|from_play)',
      "{what} is put into (a|the|its_owner's) graveyard",
      "{what} (dies|is_put_into_its_owner's_graveyard_from_play)",
    ],
    { what: doing },
  ),
  say({ on: 'destroyed' }, '{what} is destroyed', { what: doing }),
  say({ on: 'sacrifices' }, ['{who} sacrifices~sacrifice {what}'], { who, what: thing }),
  alsoRead(say({ on: 'sacrifices', who: { is: 'anyPlayer' } }, '{what} is sacrificed', { what: doing })),
  say({ on: 'attacksUnblocked' }, ["{what} attacks and isn't blocked", '{what} attacks and is not blocked'], {
    what: doing,
  }),
  say({ on: 'attacks' }, '{what} attacks', { what: doing }),
  say({ on: 'attacks' }, '{what} attacks {whom}', { what: doing, whom: who }),
  say({ on: 'attacksOrBlocks' }, ['{what} attacks or blocks', '{what} blocks or attacks'], { what: doing }),
  say(
    { on: 'blocksOrBecomesBlocked', whom: null },
    ['{what} blocks or becomes blocked', '{what} blocks or is blocked'],
    {
      what: doing,
    },
  ),
  say(
    { on: 'blocksOrBecomesBlocked' },
    [
      '{what} blocks or becomes blocked by {whom}',
      '{what} (blocks|becomes_blocked_by) or (becomes|is) blocked by {whom}',
      '{what} becomes blocked by or blocks {whom}',
    ],
    { what: doing, whom: thing },
  ),
  say({ on: 'blocks', whom: null }, '{what} blocks', { what: doing }),
  say({ on: 'blocks' }, '{what} blocks {whom}', { what: doing, whom: thing }),
  say({ on: 'becomesBlocked', by: null }, '{what} (becomes|is) blocked', { what: doing }),
  say({ on: 'becomesBlocked' }, '{what} (becomes|is) blocked by {by}', { what: doing, by: thing }),
  say({ on: 'dealsDamage', to: null }, '{what} deals damage', { what: doing }),
  say({ on: 'dealsDamage', to: null, combat: true }, '{what} deals combat damage', { what: doing }),
  say({ on: 'dealsDamage' }, '{what} deals damage to {to}', { what: doing, to: struck }),
  say({ on: 'dealsDamage', combat: true }, '{what} deals combat damage to {to}', { what: doing, to: struck }),
  say({ on: 'isDealtDamage' }, ['{what} is~are~are dealt damage'], { what: hit }),
  say({ on: 'isDealtDamage', combat: true }, '{what} is~are~are dealt combat damage', { what: hit }),
  say({ on: 'playsLand' }, '{who} plays~play {filter}', { who, filter: landOnly(aSpell) }),
  say(
    { on: 'playsSpell' },
    ['{who} plays~play {filter}', '{who} casts~cast {filter}', '{who} successfully casts~cast {filter}'],
    { who, filter: spellOnly(aSpell) },
  ),
  say({ on: 'tapsForMana' }, '{who} taps~tap {what} for mana', { who, what: thing }),
  alsoRead(
    say({ on: 'tapsForMana', who: { is: 'anyPlayer' } }, '{what} is tapped for mana', { what: doing }),
  ),
  say({ on: 'becomesTapped' }, ['{what} becomes tapped', '{what} is tapped'], { what: doing }),
  say({ on: 'becomesUntapped' }, ['{what} becomes untapped', '{what} untaps', '{what} is untapped'], {
    what: doing,
  }),
  say({ on: 'draws' }, '{who} draws~draw a card', { who }),
  say({ on: 'discards' }, '{who} discards~discard a card', { who }),
  say({ on: 'gainsLife' }, '{who} gains~gain life', { who }),
  say({ on: 'losesLife' }, '{who} loses~lose life', { who }),
  say(
    { on: 'becomesTarget', by: null },
    ['{what} becomes the target of a spell or ability', '{what} is the target of a spell or ability'],
    { what: doing },
  ),
  say({ on: 'becomesTarget' }, '{what} becomes the target of {by}', { what: doing, by: filterAn }),
  say({ on: 'losesControl' }, '{who} loses~lose control of {what}', { who, what: thing }),
  say({ on: 'state' }, '{condition}', { condition }),
];

/** "At end of combat", "at end of turn". */
export const atEnd: Syntax<TriggerEvent> = choice<TriggerEvent>([
  say(
    { on: 'moment', moment: { step: 'endOfCombat', whose: { is: 'anyPlayer' } } },
    'at (end|the_end) of combat',
  ),
  say(
    { on: 'moment', moment: { step: 'endOfTurn', whose: { is: 'anyPlayer' } } },
    'at (end|the_end) of (turn|each_turn)',
  ),
  say({ on: 'moment', moment: { step: 'endOfTurn', whose: { is: 'you' } } }, 'at the end of your turn'),
  alsoRead(
    say(
      { on: 'moment', moment: { step: 'endOfTurn', whose: { is: 'anyPlayer' } } },
      "at the end of each player's turn",
    ),
  ),
]);
/** "At the beginning of your upkeep", or an end. */
export const atMoment: Syntax<TriggerEvent> = choice<TriggerEvent>([
  atEnd,
  say({ on: 'moment' }, ['at the beginning of {moment}', 'at the start of {moment}', 'during {moment}'], {
    moment,
  }),
]);

function landOnly(filter: Syntax<Filter>): Syntax<Filter> {
  return made(
    filter,
    (one) => (isLands(one) ? one : null),
    (one) => (isLands(one) ? one : null),
  );
}
function spellOnly(filter: Syntax<Filter>): Syntax<Filter> {
  return made(
    filter,
    (one) => (isLands(one) ? null : one),
    (one) => (isLands(one) ? null : one),
  );
}
const landTypes = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);
/** Lands are played and are no spells. */
const isLands = ({ any }: Filter): boolean =>
  any.every(
    ({ types, subtype, as }) =>
      as === null && (types.includes('land') || (subtype !== null && landTypes.has(subtype))),
  );

const would = phrases<WouldEvent>();
const anything: Syntax<Subject> = thing;

/** What stands after "if" and before the comma of a replacement. */
const wouldRows: readonly Syntax<WouldEvent>[] = [
  would(
    { would: 'goToGraveyard' },
    [
      '{what} would be put into a graveyard from play',
      "{what} would go to (a|the|its_owner's) graveyard from play",
      "{what} would be put into its owner's graveyard from play",
    ],
    { what: doing },
  ),
  would({ would: 'goToGraveyard', from: 'play' }, '{what} would be put from play into a graveyard', {
    what: doing,
  }),
  would(
    { would: 'goToGraveyard', from: 'anywhere' },
    ['{what} would be put into a graveyard from anywhere', '{what} would be put into a graveyard'],
    { what: doing },
  ),
  would({ would: 'beDestroyed' }, '{what} would be destroyed', { what: doing }),
  would({ would: 'draw' }, '{who} would draw a card', { who }),
  would({ would: 'discard', what: null }, '{who} would discard a card', { who }),
  would({ would: 'discard' }, '{who} would discard {what}', { who, what: anything }),
  would({ would: 'gainLife' }, '{who} would gain life', { who }),
  would({ would: 'loseLife' }, '{who} would lose life', { who }),
  would({ would: 'dealDamage', to: null }, '{what} would deal damage', { what: doing }),
  would({ would: 'dealDamage' }, '{what} would deal damage to {to}', { what: doing, to: struck }),
  alsoRead(
    would(
      {
        would: 'dealDamage',
        what: {
          is: 'any',
          filter: { any: [{ qualities: [], types: [], subtype: null, as: 'source', clauses: [] }] },
        },
      },
      ['{to} would be dealt damage', 'damage would be dealt to {to}'],
      { to: hit },
    ),
  ),
  would({ would: 'comeIntoPlay' }, '{what} would come into play', { what: doing }),
];
export const wouldEvent = choice(wouldRows);
