/** Objects that are put somewhere: grammar parts MC-GR-123 to 126, 131. */
import { askCards, askOrder } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Destination } from '../../cards/components/effects.js';
import type { Who } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import { entry } from '../events/entry.js';
import { emitAtOnce, happen } from '../events/happen.js';
import { snapshot } from '../objects/known.js';
import { askFor } from '../purposes.js';
import type { Cause, MagicEvent } from '../state/events.js';
import type { Zone } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import type { Doings, EffectOfKind } from './effect-table.js';
import { hostsFor, isEnchanting } from './hosts.js';
import { aboutOf, follow, pickObjects, pickPlayers, remember, stillThere } from './picking.js';
import { cardAt, inTurnOrder } from '../state/reading.js';

interface Moving {
  readonly cause: Cause;
  readonly rule: string;
  readonly tapped?: true | undefined;
  /** Who controls them in play. */
  readonly under?: PlayerNo | undefined;
}

const zoneOf: Readonly<Record<Exclude<Destination, 'play'>, Zone>> = {
  hand: 'hand',
  libraryTop: 'library',
  libraryBottom: 'library',
  libraryShuffled: 'library',
  graveyard: 'graveyard',
  removed: 'removed',
};

/** Puts objects somewhere, all at once; what the text means by "it" is followed there. */
export function* moveCards(
  game: Magic,
  named: readonly CardNo[],
  to: Destination,
  text: TextSource,
  moving: Moving,
): Asking {
  if (named.length === 0) return;
  // Several players may have chosen the same.
  const cards = named.length > 1 ? [...new Set(named)] : named;
  const moved = cards.map((no) => snapshot(game, no));
  if (to === 'play') yield* emitAtOnce(game, yield* entering(game, cards, text, moving));
  else {
    yield* emitAtOnce(
      game,
      cards.map((no) => moveOf(game, no, to, moving)),
    );
    if (to === 'libraryShuffled') {
      const owners = new Set(cards.map((no) => cardAt(game, no).owner));
      for (const player of owners) happen(game, { type: 'shuffle', player, cards: [], rules: ['MC-GR-128'] });
    } else if (to === 'libraryTop') yield* layInOrder(game, cards, 'top');
    else if (to === 'libraryBottom') yield* layInOrder(game, cards, 'bottom');
  }
  follow(game, text, moved);
}

const moveOf = (
  game: Magic,
  no: CardNo,
  to: Exclude<Destination, 'play'>,
  { cause, rule }: Moving,
): MagicEvent => ({
  type: 'move',
  player: cardAt(game, no).owner,
  cards: [no],
  rules: [rule],
  to: zoneOf[to],
  cause,
  place: to === 'libraryBottom' ? 'bottom' : undefined,
});

/** Of several cards that have come to a library together its owner chooses the order, unseen; the first is the topmost (MC-Q-93). */
function* layInOrder(game: Magic, cards: readonly CardNo[], place: 'top' | 'bottom'): Asking {
  for (const player of inTurnOrder(game)) {
    const own = cards.filter((no) => {
      const { owner, zone } = cardAt(game, no);
      return owner === player && zone === 'library';
    });
    if (own.length < 2) continue;
    const order = yield* askOrder(game, askFor(player, 'libraryOrder', 'MC-Q-93'), own);
    happen(game, { type: 'reorder', player, cards: order, rules: ['MC-Q-93'], by: player, place });
  }
}

/** An "Enchant ..." card is put onto something that its controller chooses; with nothing there it stays where it was (MC-Q-39). */
function* entering(
  game: Magic,
  cards: readonly CardNo[],
  text: TextSource,
  { rule, tapped, under }: Moving,
): Asking<readonly MagicEvent[]> {
  const events: MagicEvent[] = [];
  for (const no of cards) {
    const player = under ?? text.controller;
    if (!isEnchanting(game, no)) {
      events.push(entry(no, player, rule, { tapped }));
      continue;
    }
    const hosts = hostsFor(game, no);
    const [host] = yield* askCards(game, askFor(player, 'host', 'MC-Q-39', aboutOf(game, text)), hosts, 1, 1);
    if (host !== undefined) events.push(entry(no, player, rule, { tapped, attachTo: host }));
  }
  return events;
}

const ruleOf: Readonly<Record<Destination, string>> = {
  hand: 'MC-GR-125',
  play: 'MC-GR-131',
  libraryTop: 'MC-GR-123',
  libraryBottom: 'MC-GR-123',
  libraryShuffled: 'MC-GR-128',
  graveyard: 'MC-ZONE-14',
  removed: 'MC-GR-126',
};

/** Players move what is theirs: all choose, the active player first, and then it happens together (MC-Q-45). */
function* moveOwn(
  game: Magic,
  who: Who,
  { what, to, tapped }: EffectOfKind<'move'>,
  text: TextSource,
): Asking {
  const players = yield* pickPlayers(game, who, text);
  const own: { readonly player: PlayerNo; readonly cards: readonly CardNo[] }[] = [];
  for (const player of inTurnOrder(game).filter((one) => players.includes(one))) {
    remember(text, { players: [player] });
    own.push({ player, cards: stillThere(game, yield* pickObjects(game, what, text, player)) });
  }
  const moving = { cause: 'effect', rule: ruleOf[to], tapped } as const;
  if (to === 'play') {
    for (const { player, cards } of own)
      yield* moveCards(game, cards, to, text, { ...moving, under: player });
  } else {
    const all = own.flatMap(({ cards }) => cards);
    yield* moveCards(game, all, to, text, moving);
  }
  if (players.length > 0) remember(text, { players: [...players] });
}

export const moves: Doings<'move'> = {
  *move(game, effect, text) {
    const { who, what, to, tapped, under } = effect;
    if (who) return yield* moveOwn(game, who, effect, text);
    const objects = yield* pickObjects(game, what, text);
    const [player] = under ? yield* pickPlayers(game, under, text) : [undefined];
    yield* moveCards(game, stillThere(game, objects), to, text, {
      cause: 'effect',
      rule: ruleOf[to],
      tapped,
      under: player,
    });
  },
};
