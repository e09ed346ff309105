/** How permanents come into play: tapped, with counters, with a choice, as a copy (MC-GR-74, 139, 160). */
import { askYes } from '../../../../engine/ask.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Ability } from '../../cards/components/abilities.js';
import type { Change } from '../../cards/components/changes.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import { pickObjects, stillInPlay } from '../effects/picking.js';
import { amountOf } from '../objects/amounts.js';
import { isOfEntering } from '../objects/aspects.js';
import { continuousEffects } from '../objects/characteristics.js';
import { holds } from '../objects/conditions.js';
import { faceAt, faceOfCard, type Face } from '../objects/faces.js';
import { matchesSeen, type Seen } from '../objects/filters.js';
import { textOf } from '../objects/text-source.js';
import { canPay, payCosts } from '../playing/costs.js';
import { askFor } from '../purposes.js';
import type { EventOf, MagicEvent } from '../state/events.js';
import { cardAt } from '../state/reading.js';
import type { MagicCard } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { plainly, type Instead } from './instead.js';

type Entering = EventOf<'comeIntoPlay'>;

interface Found {
  readonly change: Change;
  readonly text: TextSource;
}

/** What stands on the card as it comes into play: on what it will be a copy of. */
function faceOfEntering(game: Magic, no: CardNo, { copyOf }: Entering): Face {
  return copyOf === undefined ? faceOfCard(game, cardAt(game, no)) : faceOfCard(game, cardAt(game, copyOf));
}

/** What its own text and the static abilities of others say of how it comes into play. */
function changesOf(game: Magic, no: CardNo, event: Entering): readonly Found[] {
  const face = faceOfEntering(game, no, event);
  if (face.statics.length === 0 && continuousEffects(game).length === 0) return noChanges;
  const found: Found[] = [];
  const own = textOf(game, no, event.player, face.no);
  for (const { ability } of face.statics) {
    if (ability.continuous.what.is !== 'this') continue;
    const changes = ability.continuous.changes.filter(isOfEntering);
    if (changes.length === 0 || (ability.asLongAs && !holds(game, ability.asLongAs, own))) continue;
    for (const change of changes) found.push({ change, text: own });
  }
  const card = { ...cardAt(game, no), zone: 'play', player: event.player } as const;
  return [...found, ...changesByOthers(game, { no, card, values: face.printed, host: null })];
}

const noChanges: readonly Found[] = [];

/** What static abilities in play say of how something comes into play. */
function changesByOthers(game: Magic, entering: Seen): readonly Found[] {
  const found: Found[] = [];
  for (const { continuous, asLongAs, text } of continuousEffects(game)) {
    const { what, changes } = continuous;
    if (what.is !== 'all' || !changes.some(isOfEntering)) continue;
    if (!matchesSeen(game, what.filter, entering, text)) continue;
    if (asLongAs && !holds(game, asLongAs, text)) continue;
    for (const change of changes) if (isOfEntering(change)) found.push({ change, text });
  }
  return found;
}

/** A token as it will come into play. */
function tokenSeen(game: Magic, { player, design }: EventOf<'makeToken'>): Seen {
  const { state } = game;
  const its = { design, owner: player, player, zone: 'play', known: 0, made: 'token' } as const;
  const card: MagicCard = { ...its, id: state.nextId };
  return { no: state.cards.length, card, values: faceAt(game, design).printed, host: null };
}

/** Tokens come into play as other permanents do: tapped, or with counters. */
export function onMakingTokens(game: Magic, event: EventOf<'makeToken'>): readonly Instead[] {
  if (changesByOthers(game, tokenSeen(game, event)).length === 0) return none;
  return [
    plainly(`enters ${event.design}`, game.state.cards.length, (now, made) =>
      made.type === 'makeToken' ? entered(now, made, changesByOthers(now, tokenSeen(now, made))) : made,
    ),
  ];
}

/** Everything that changes how something comes into play. */
export function onEntering(game: Magic, event: Entering): readonly Instead[] {
  const [no] = event.cards;
  if (no === undefined) return none;
  const found: Instead[] = [];
  const face = faceOfEntering(game, no, event);
  for (const { ability, ref } of face.printed.abilities) {
    if (ability.is === 'comesIntoPlayFor') {
      found.push({
        key: `for ${ref.design}.${ref.node}`,
        source: no,
        replace: (now, entering) => paidFor(now, no, ability, face.no, entering),
      });
    }
    if (ability.is !== 'asComesIntoPlay') continue;
    found.push({
      key: `as ${ref.design}.${ref.node}`,
      source: no,
      replace: (now, entering) =>
        asItEnters(now, no, ability.effects, ability.may === true, face.no, entering),
    });
  }
  if (changesOf(game, no, event).length > 0) {
    found.push({
      key: `enters ${face.no}`,
      source: no,
      replace: (now, entering) => changed(now, no, entering),
    });
  }
  return found;
}
const none: readonly Instead[] = [];

function* changed(game: Magic, no: CardNo, event: MagicEvent): Asking<MagicEvent> {
  yield* [];
  return event.type === 'comeIntoPlay' ? entered(game, event, changesOf(game, no, event)) : event;
}

/** An event with what some changes say of how something comes into play. */
function entered<E extends Entering | EventOf<'makeToken'>>(
  game: Magic,
  event: E,
  changes: readonly Found[],
): E {
  const tapped = changes.some(({ change }) => change.is === 'comesIntoPlayTapped') || event.tapped;
  const counters = [...(event.counters ?? [])];
  for (const { change, text } of changes) {
    if (change.is !== 'comesIntoPlayWith') continue;
    counters.push({ kind: change.kind, count: Math.max(0, amountOf(game, change.count, text)) });
  }
  return { ...event, ...(tapped && { tapped }), ...(counters.length > 0 && { counters }) };
}

/** "As this comes into play": before it is there, without the stack. */
function* asItEnters(
  game: Magic,
  no: CardNo,
  effects: readonly Effect[],
  may: boolean,
  design: number,
  event: MagicEvent,
): Asking<MagicEvent> {
  if (event.type !== 'comeIntoPlay') return event;
  if (may && !(yield* askYes(game, askFor(event.player, 'may', 'MC-GR-74', no)))) return event;
  const text = textOf(game, no, event.player, design);
  let { copyOf } = event;
  for (const effect of effects) {
    if (effect.do !== 'becomeCopy') yield* game.rules.carryOut(game, [effect], text);
    else {
      const [original] = stillInPlay(game, yield* pickObjects(game, effect.of, text, event.player));
      copyOf = original ?? copyOf;
    }
  }
  const { chosen } = text;
  return { ...event, ...(copyOf !== undefined && { copyOf }), ...(chosen && { chosen }) };
}

/** What comes into play for a cost goes to its owner's graveyard where that is not paid (MC-EFF-12). */
function* paidFor(
  game: Magic,
  no: CardNo,
  { costs, may }: Extract<Ability, { is: 'comesIntoPlayFor' }>,
  design: number,
  event: MagicEvent,
): Asking<MagicEvent | null> {
  if (event.type !== 'comeIntoPlay') return event;
  const { player } = event;
  const text = textOf(game, no, player, design);
  const isWanted =
    canPay(game, player, costs, text) &&
    (!may || (yield* askYes(game, askFor(player, 'may', 'MC-EFF-12', no))));
  if (isWanted && (yield* payCosts(game, player, costs, text))) return event;
  return {
    type: 'move',
    player: cardAt(game, no).owner,
    cards: [no],
    rules: ['MC-EFF-12'],
    to: 'graveyard',
    cause: 'effect',
  };
}
