/** The triggered abilities that there are, of permanents and of cards that say that they work elsewhere (MC-GR-11). */
import { hostOf } from '../../../../engine/objects/attachments.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import { has, type CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { faceOfCard } from '../objects/faces.js';
import { abilitiesInPlay } from '../objects/in-play.js';
import { knownFrom } from '../objects/known.js';
import { textOf } from '../objects/text-source.js';
import type { MagicEvent } from '../state/events.js';
import { cardAt } from '../state/reading.js';
import type { HeldAbility } from '../state/characteristics.js';
import type { KnownObject, NodeRef } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { isMoment, kindBit, worksIn, type Triggered } from './kinds.js';

export interface Listener {
  readonly ability: Pick<Triggered, 'event' | 'condition'>;
  readonly ref: NodeRef;
  readonly no: CardNo;
  /** "You" of the ability: who controls its object (MC-ZONE-25). */
  readonly controller: PlayerNo;
  readonly text: TextSource;
  readonly source: KnownObject;
  /** What it is attached to. */
  readonly host: CardNo | null;
  /** Of a delayed trigger: its place among what lasts. */
  readonly nth: number | null;
}

/** Those that wait for any of some kinds of events; with an event, not those that wait for another moment. */
export function listenersFor(game: Magic, kinds: number, event?: MagicEvent): readonly Listener[] {
  if (!isAnyWaiting(game, kinds)) return none;
  const { players, active, out } = game.state;
  const found: Listener[] = [];
  for (let turn = 0; turn < players.length; turn += 1) {
    const player = (active + turn) % players.length;
    if (has(out, player)) continue;
    const { zones } = players[player]!;
    const inPlay = abilitiesInPlay(game, player);
    if ((inPlay.kinds & kinds) !== 0) {
      for (const { no, held } of inPlay.triggered) add(game, no, held, kinds, found, event);
    }
    if (!game.traits.triggersElsewhere) continue;
    for (const zone of ['hand', 'graveyard'] as const) {
      for (const no of zones[zone]) {
        const { triggered } = faceOfCard(game, cardAt(game, no));
        for (const held of triggered)
          if (worksIn(held.ability) === zone) add(game, no, held, kinds, found, event);
      }
    }
  }
  return found;
}

const none: readonly Listener[] = [];

/** Whether something in play waits for any of some kinds of events, or could do so elsewhere. */
function isAnyWaiting(game: Magic, kinds: number): boolean {
  if (game.traits.triggersElsewhere) return true;
  for (let player = 0; player < game.state.players.length; player += 1)
    if ((abilitiesInPlay(game, player).kinds & kinds) !== 0) return true;
  return false;
}

function add(
  game: Magic,
  no: CardNo,
  { ability, ref }: HeldAbility,
  kinds: number,
  found: Listener[],
  event?: MagicEvent,
): void {
  if (ability.is !== 'triggered' || (kindBit[ability.event.on] & kinds) === 0) return;
  if (event && ability.event.on === 'moment' && !isMoment(ability.event.moment.step, event)) return;
  const card = cardAt(game, no);
  const values = game.rules.characteristicsOf(game, no);
  found.push({
    ability,
    ref,
    no,
    controller: card.player,
    text: textOf(game, no, undefined, ref.design),
    source: knownFrom(no, card, values),
    host: hostOf(game.state, no),
    nth: null,
  });
}
