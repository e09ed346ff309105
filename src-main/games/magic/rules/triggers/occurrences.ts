/** How often an event is what an ability waits for, and of what it speaks then (MC-TRIG-03): grammar parts MC-GR-35 to 54. */
import type { CardId, PlayerNo } from '../../../../engine/decision.js';
import type { CardNo, Target } from '../../../../engine/state.js';
import type { Subject, TriggerEvent } from '../../cards/components/events.js';
import type { Magic } from '../context.js';
import { matches, matchesAnywhere, seen, type Seen } from '../objects/filters.js';
import { isSource, isStruck, isSubject } from '../objects/subjects.js';
import { knownFrom, snapshot, withId } from '../objects/known.js';
import { isWho } from '../objects/who.js';
import type { EventOf, MagicEvent } from '../state/events.js';
import { cardAt } from '../state/reading.js';
import type { KnownObject, Memory } from '../state/state.js';
import { targetNo } from '../state/target-no.js';
import type { Listener } from './listeners.js';
import { isMoment, type TriggerKind } from './kinds.js';

/** Objects in play as they were before an event. */
export type SeenBefore = ReadonlyMap<CardNo, Seen>;

type Occurring<K extends TriggerKind> = (
  game: Magic,
  on: Extract<TriggerEvent, { on: K }>,
  event: MagicEvent,
  listener: Listener,
  before: SeenBefore,
) => readonly Memory[];

const none: readonly Memory[] = [];

const knownAt = ({ no, card, values }: Seen): KnownObject => knownFrom(no, card, values);

/** Of what has left it knows what it was; the card itself is found where it went (MC-Q-91). */
const leftAt = (game: Magic, at: Seen): KnownObject => withId(knownAt(at), cardAt(game, at.no).id);

/** Permanents that left play, or went from there to a graveyard. */
function leaving(
  game: Magic,
  what: Subject,
  event: MagicEvent,
  listener: Listener,
  before: SeenBefore,
): readonly Memory[] {
  return event.cards.flatMap((no) => {
    const at = before.get(no);
    if (!at || !isSubject(game, what, at, listener)) return none;
    return [{ objects: [leftAt(game, at)], players: [at.card.player] }];
  });
}

const isBy = (event: MagicEvent, cause: EventOf<'move'>['cause']): boolean =>
  event.type === 'move' && event.cause === cause;

/** "It" is the subject; the other thing is known where the subject is one that needs no name. */
const pairOf = (one: Subject, first: Seen, second: Seen): Memory => ({
  objects: [knownAt(first)],
  ...((one.is === 'this' || one.is === 'enchanted') && { other: knownAt(second) }),
  players: [second.card.player],
});

/** Those of an event's cards that an ability waits for, each once. */
const eachSubject = (
  game: Magic,
  what: Subject,
  cards: readonly CardNo[],
  listener: Listener,
  players: (at: Seen) => readonly PlayerNo[] = ({ card }) => [card.player],
): readonly Memory[] =>
  cards.flatMap((no) => {
    const at = seen(game, no);
    return isSubject(game, what, at, listener)
      ? [{ objects: [knownAt(at)], players: [...players(at)] }]
      : none;
  });

const amountAnd = (player: PlayerNo, event: MagicEvent): readonly Memory[] => [
  { players: [player], ...('amount' in event && event.amount !== undefined && { amount: event.amount }) },
];

const table: { readonly [K in TriggerKind]: Occurring<K> } = {
  comesIntoPlay: (game, { what }, { cards }, listener) => eachSubject(game, what, cards, listener),
  leavesPlay: (game, { what }, event, listener, before) => leaving(game, what, event, listener, before),
  goesToGraveyard: (game, { what }, event, listener, before) =>
    event.type === 'move' && event.to === 'graveyard' ? leaving(game, what, event, listener, before) : none,
  destroyed: (game, { what }, event, listener, before) =>
    isBy(event, 'destroy') ? leaving(game, what, event, listener, before) : none,
  sacrifices: (game, { who, what }, event, listener, before) =>
    isBy(event, 'sacrifice') && isWho(game, who, event.player, listener.text)
      ? leaving(game, what, event, listener, before)
      : none,
  discards: (game, { who }, event, { text }) =>
    isBy(event, 'discard') && isWho(game, who, event.player, text)
      ? event.cards.map((no) => ({ objects: [snapshot(game, no)], players: [event.player] }))
      : none,
  attacks(game, { what, whom }, event, listener) {
    if (event.type !== 'attack') return none;
    const { defenders } = event;
    const isMeant = (nth: number): boolean => !whom || isWho(game, whom, defenders[nth] ?? -1, listener.text);
    const cards = whom ? event.cards.filter((_, nth) => isMeant(nth)) : event.cards;
    return eachSubject(game, what, cards, listener, ({ no }) =>
      defenders.slice(event.cards.indexOf(no)).slice(0, 1),
    );
  },
  blocks(game, { what, whom }, event, listener) {
    if (event.type !== 'block') return none;
    const { cards, attackers } = event;
    const done: CardNo[] = [];
    return cards.flatMap((no, nth) => {
      const [blocker, attacker] = [seen(game, no), seen(game, attackers[nth] ?? no)];
      if (!isSubject(game, what, blocker, listener)) return none;
      if (whom ? !isSubject(game, whom, attacker, listener) : done.includes(no)) return none;
      done.push(no);
      return [pairOf(what, blocker, attacker)];
    });
  },
  becomesBlocked(game, { what, by }, event, listener) {
    if (event.type !== 'block') return none;
    const { cards, attackers } = event;
    const done: CardNo[] = [];
    return attackers.flatMap((no, nth) => {
      const [attacker, blocker] = [seen(game, no), seen(game, cards[nth] ?? no)];
      if (!isSubject(game, what, attacker, listener)) return none;
      if (by ? !isSubject(game, by, blocker, listener) : done.includes(no)) return none;
      done.push(no);
      return [pairOf(what, attacker, blocker)];
    });
  },
  attacksOrBlocks: (game, { what }, event, listener, before) =>
    event.type === 'attack'
      ? table.attacks(game, { on: 'attacks', what }, event, listener, before)
      : table.blocks(game, { on: 'blocks', what, whom: null }, event, listener, before),
  blocksOrBecomesBlocked: (game, { what, whom }, event, listener, before) => [
    ...table.blocks(game, { on: 'blocks', what, whom }, event, listener, before),
    ...table.becomesBlocked(game, { on: 'becomesBlocked', what, by: whom }, event, listener, before),
  ],
  /** As the blockers are declared (MC-Q-121). */
  attacksUnblocked(game, { what }, event, listener) {
    const attacks = game.state.combat?.attacks ?? [];
    const left = attacks.filter(({ defender, blocked }) => defender === event.player && !blocked);
    return eachSubject(
      game,
      what,
      numbersOf(
        game,
        left.flatMap(({ attacker }) => attacker ?? []),
      ),
      listener,
      () => [event.player],
    );
  },
  dealsDamage(game, { what, to, combat }, event, listener) {
    if (event.type !== 'damage' || (combat && !event.combat)) return none;
    const { source, amount } = event;
    if (!isSource(game, what, source, listener) || !isStruck(game, to, event.to, listener)) return none;
    return [{ ...damaged(game, event, what), objects: [source], amount }];
  },
  isDealtDamage(game, { what, combat }, event, listener) {
    if (event.type !== 'damage' || (combat && !event.combat)) return none;
    if (!isStruck(game, what, event.to, listener)) return none;
    const { other, players = [] } = damaged(game, event, { is: 'this' });
    const isOfThis = what.is === 'this' || what.is === 'enchanted';
    return [
      {
        ...(other ? { objects: [other] } : { objects: [event.source] }),
        ...(isOfThis && { other: event.source }),
        players: [...players],
        amount: event.amount,
      },
    ];
  },
  playsSpell: (game, { who, filter }, { cards: [no = -1], player }, { text }) =>
    isWho(game, who, player, text) && matches(game, filter, no, text)
      ? [{ objects: [snapshot(game, no)], players: [player] }]
      : none,
  playsLand: (game, { who, filter }, { cards: [no = -1], player }, { text }) =>
    isWho(game, who, player, text) && matchesAnywhere(game, filter, no, text)
      ? [{ objects: [snapshot(game, no)], players: [player] }]
      : none,
  tapsForMana: (game, { who, what }, event, listener) =>
    event.type === 'playManaAbility' && event.tapped && isWho(game, who, event.player, listener.text)
      ? eachSubject(game, what, event.cards, listener, () => [event.player])
      : none,
  becomesTapped: (game, { what }, { cards }, listener) => eachSubject(game, what, cards, listener),
  becomesUntapped: (game, { what }, { cards }, listener) => eachSubject(game, what, cards, listener),
  draws: (game, { who }, event, { text }) =>
    event.cards.length > 0 && isWho(game, who, event.player, text) ? [{ players: [event.player] }] : none,
  gainsLife: (game, { who }, event, { text }) =>
    isWho(game, who, event.player, text) ? amountAnd(event.player, event) : none,
  /** Damage to a player is loss of life too (MC-Q-132). */
  losesLife(game, { who }, event, { text }) {
    if (event.type !== 'damage')
      return isWho(game, who, event.player, text) ? amountAnd(event.player, event) : none;
    if (!('player' in event.to)) return none;
    return isWho(game, who, event.to.player, text) ? amountAnd(event.to.player, event) : none;
  },
  becomesTarget(game, { what, by }, event, listener) {
    const aiming = aimingOf(event);
    if (!aiming || (by && !matches(game, by, aiming.no, listener.text))) return none;
    const aimed = new Set(aiming.targets.flatMap((target) => ('card' in target ? [target.card] : [])));
    return numbersOf(game, [...aimed]).flatMap((no) => {
      const at = seen(game, no);
      return isSubject(game, what, at, listener) ? [pairOf(what, at, seen(game, aiming.no))] : none;
    });
  },
  losesControl: (game, { who, what }, event, listener, before) =>
    isWho(game, who, event.player, listener.text) ? leaving(game, what, event, listener, before) : none,
  moment: (game, { moment: { step, whose } }, event, { text }) =>
    isMoment(step, event) && isWho(game, whose, event.player, text) ? [{ players: [event.player] }] : none,
  state: () => none,
};

const numbersOf = (game: Magic, ids: readonly (CardId | undefined)[]): CardNo[] =>
  ids.flatMap((id) => {
    const no = id === undefined ? null : targetNo(game.state, id);
    return no === null ? [] : [no];
  });

/** What was dealt damage: another thing, or a player. */
function damaged(game: Magic, { to }: EventOf<'damage'>, what: Subject): Memory {
  if ('player' in to) return { players: [to.player] };
  const no = targetNo(game.state, to.card);
  if (no === null) return {};
  const other = snapshot(game, no);
  return { ...((what.is === 'this' || what.is === 'enchanted') && { other }), players: [other.player] };
}

/** What on the stack is aimed by an event, and at what. */
function aimingOf(event: MagicEvent): { readonly no: CardNo; readonly targets: readonly Target[] } | null {
  switch (event.type) {
    case 'play':
    case 'changeTargets': {
      const [no] = event.cards;
      return no === undefined ? null : { no, targets: event.targets };
    }
    case 'activate':
    case 'trigger':
    case 'copySpell': {
      const { made, targets } = event;
      return made === undefined || !targets ? null : { no: made, targets };
    }
    default:
      return null;
  }
}

/** How often an event is what a listener waits for; with what it speaks of. */
export const occurrences = (
  game: Magic,
  event: MagicEvent,
  listener: Listener,
  before: SeenBefore,
): readonly Memory[] => {
  const on = listener.ability.event;
  return (table[on.on] as Occurring<TriggerKind>)(game, on, event, listener, before);
};
