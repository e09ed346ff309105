/** Replacement abilities: "if E would happen, do something instead" (MC-GR-07, MC-EFF-12 to 14). */
import { askYes } from '../../../../engine/ask.js';
import { hostOf } from '../../../../engine/objects/attachments.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Ability } from '../../cards/components/abilities.js';
import type { Effect } from '../../cards/components/effects.js';
import type { WouldEvent } from '../../cards/components/events.js';
import type { Magic } from '../context.js';
import { holds } from '../objects/conditions.js';
import { nodeAt } from '../objects/faces.js';
import { seen } from '../objects/filters.js';
import { abilitiesInPlay } from '../objects/in-play.js';
import { isPresent, snapshot } from '../objects/known.js';
import { isSource, isStruck, isSubject, type Waiting } from '../objects/subjects.js';
import { textOf, textOfLasting } from '../objects/text-source.js';
import { isWho } from '../objects/who.js';
import { askFor } from '../purposes.js';
import type { MagicEvent } from '../state/events.js';
import { cardAt } from '../state/reading.js';
import type { Memory } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { targetNo } from '../state/target-no.js';
import { keyOf, sourceOf, type Instead } from './instead.js';

type Replacing = Extract<Ability, { is: 'replacement' }>;

/** The abilities whose effects are being carried out instead of something: they apply to that once at most. */
const under = new WeakMap<Magic, string[]>();
const underOf = (game: Magic): string[] => {
  let keys = under.get(game);
  if (!keys) {
    keys = [];
    under.set(game, keys);
  }
  return keys;
};

/** Adds those that wait for an event. */
export function addAbilities(game: Magic, event: MagicEvent, found: Instead[]): void {
  if (!game.traits.replaces) return;
  if (game.traits.replacesForAWhile) addLasting(game, event, found);
  const busy = underOf(game);
  for (const player of game.state.players.keys()) {
    for (const { no, held } of abilitiesInPlay(game, player).replacements) {
      const { ability, ref } = held;
      const key = `ability ${cardAt(game, no).id} ${ref.design}.${ref.node}`;
      if (busy.includes(key)) continue;
      const text = textOf(game, no, undefined, ref.design);
      const memory = memoryOf(game, ability.event, event, { text, host: hostOf(game.state, no) });
      if (!memory) continue;
      text.memory = memory;
      if (ability.condition && !holds(game, ability.condition, text)) continue;
      found.push(applied(key, no, ability, (now) => ({ ...textOf(now, no, undefined, ref.design), memory })));
    }
  }
}

/** Adds what goes on for a while: "if it would be put into a graveyard this turn". */
function addLasting(game: Magic, event: MagicEvent, found: Instead[]): void {
  for (const entry of game.state.effects ?? none) {
    const effect = nodeAt<Effect>(game, entry.does.node);
    if (effect.do !== 'instead') continue;
    const key = keyOf(entry);
    if (underOf(game).includes(key)) continue;
    const text = textOfLasting(entry);
    const host = isPresent(game, text) ? hostOf(game.state, text.card) : null;
    const memory = memoryOf(game, effect.event, event, { text, host });
    if (!memory) continue;
    const source = sourceOf(entry, event.cards[0] ?? 0);
    found.push(applied(key, source, effect, () => ({ ...textOfLasting(entry), memory })));
  }
}
const none: readonly never[] = [];

/** The event instead of it, or what the effects do. */
const applied = (
  key: string,
  no: CardNo,
  { may, effects }: Pick<Replacing, 'may' | 'effects'>,
  textNow: (game: Magic) => TextSource,
): Instead => ({
  key,
  source: no,
  *replace(game, event): Asking<MagicEvent | null> {
    const text = textNow(game);
    if (may && !(yield* askYes(game, askFor(text.controller, 'may', 'MC-GR-07', no)))) return event;
    const moved = movedInstead(event, effects);
    if (moved) return moved;
    const busy = underOf(game);
    busy.push(key);
    try {
      yield* game.rules.carryOut(game, effects, text);
    } finally {
      busy.splice(busy.indexOf(key), 1);
    }
    return null;
  },
});

/** "Put it on top of its owner's library instead": the same move to elsewhere, at the same moment. */
function movedInstead(event: MagicEvent, effects: readonly Effect[]): MagicEvent | null {
  const [effect] = effects;
  if (event.type !== 'move' || effect?.do !== 'move' || effects.length !== 1) return null;
  const { what, to } = effect;
  if ((what.is !== 'this' && what.is !== 'that') || to === 'play' || to === 'libraryShuffled') return null;
  const isLibrary = to === 'libraryTop' || to === 'libraryBottom';
  const cause = event.cause === 'sacrifice' || event.cause === 'discard' ? event.cause : 'effect';
  return {
    ...event,
    cause,
    to: isLibrary ? 'library' : to,
    place: to === 'libraryBottom' ? 'bottom' : 'top',
  };
}

const isOn = (
  game: Magic,
  what: Parameters<typeof isSubject>[1],
  { cards }: MagicEvent,
  waiting: Waiting,
): boolean => cards.some((no) => isSubject(game, what, seen(game, no), waiting));

function objectOf(game: Magic, { cards: [no], player }: MagicEvent): Memory {
  return no === undefined ? { players: [player] } : { objects: [snapshot(game, no)], players: [player] };
}

/** What the ability speaks of where it waits for the event; null where it does not. */
function memoryOf(game: Magic, would: WouldEvent, event: MagicEvent, waiting: Waiting): Memory | null {
  const { text } = waiting;
  switch (would.would) {
    case 'goToGraveyard': {
      if (event.type !== 'move' || event.to !== 'graveyard') return null;
      const isFrom = would.from === 'anywhere' || event.cards.every((no) => cardAt(game, no).zone === 'play');
      return isFrom && isOn(game, would.what, event, waiting) ? objectOf(game, event) : null;
    }
    case 'beDestroyed':
      return event.type === 'move' && event.cause === 'destroy' && isOn(game, would.what, event, waiting)
        ? objectOf(game, event)
        : null;
    case 'discard': {
      if (event.type !== 'move' || event.cause !== 'discard') return null;
      const isIts =
        isWho(game, would.who, event.player, text) && (!would.what || isOn(game, would.what, event, waiting));
      return isIts ? objectOf(game, event) : null;
    }
    case 'draw':
    case 'gainLife':
    case 'loseLife': {
      if (event.type !== would.would || !isWho(game, would.who, event.player, text)) return null;
      return { players: [event.player], ...('amount' in event && { amount: event.amount }) };
    }
    case 'dealDamage': {
      if (event.type !== 'damage' || !isSource(game, would.what, event.source, waiting)) return null;
      if (!isStruck(game, would.to, event.to, waiting)) return null;
      const { source, to, amount } = event;
      if ('player' in to) return { objects: [source], players: [to.player], amount };
      const no = targetNo(game.state, to.card);
      if (no === null) return null;
      const struck = snapshot(game, no);
      // "If damage would be dealt to this, ... it": the thing that is dealt damage.
      const isPassive = would.what.is === 'any';
      const [it, other] = isPassive ? [struck, source] : [source, struck];
      return { objects: [it], other, players: [struck.player], amount };
    }
    case 'comeIntoPlay':
      return event.type === 'comeIntoPlay' && isOn(game, would.what, event, waiting)
        ? objectOf(game, event)
        : null;
  }
}
