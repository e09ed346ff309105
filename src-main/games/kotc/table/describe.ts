import type { Viewer } from '../../../engine/state.js';
import type { LogEntry } from '../../../engine/log.js';
import type { CardId, PlayerNo } from '../../../engine/decision.js';
import type { Text } from '../../../engine/text.js';
import type { LogLine, Moment, LogDescription } from '../../../engine/table/log-line.js';
import type { KotcContext } from '../rules/context.js';
import type { KotcEvent, MoveReason } from '../rules/events/events.js';
import { Namer } from '../rules/texts/log-namer.js';
import { logText } from '../rules/texts/log-text.js';

/** What an entry of the log says to a viewer, in words and to the eye; `place` is its place in the log. */
export function describe(
  entry: LogEntry,
  place: number,
  viewer: PlayerNo | null,
  names: readonly string[],
  game: KotcContext,
): LogDescription {
  const known = entry as LogEntry<KotcEvent>;
  const { type } = known.event;
  const line = logText(known, viewer, names, game);
  const level: LogLine['level'] = type === 'turn' || type === 'phase' ? type : 'line';
  return {
    line: line && { entry: place, text: line.parts, rules: line.rules, level },
    moment: momentOf(known, viewer, names, game) ?? (line && playOf(known, line.parts, viewer, names, game)),
  };
}

/** Moves of a card by which its player plays it. */
const plays: ReadonlySet<MoveReason> = new Set(['sow', 'summon', 'cast', 'set', 'turnOver']);

/** Who plays or answers something, if an entry says so, and the card whose text says what it does. */
function playedIn({ event }: LogEntry<KotcEvent>, namer: Namer) {
  switch (event.type) {
    case 'move':
      return plays.has(event.why) ? { player: event.by, card: event.card } : null;
    case 'link': {
      const { link } = event;
      if (!('ability' in link)) return null;
      // That a spell is cast has been told of when it was.
      const isCast = link.spends !== false && namer.design(link.card).type === 'spell';
      return isCast ? null : { player: link.player, card: link.card };
    }
    case 'attack':
      return { player: event.player, card: null };
    case 'defend':
      return event.team.length > 0 ? { player: event.player, card: null } : null;
    default:
      return null;
  }
}

function playOf(
  entry: LogEntry<KotcEvent>,
  text: Text,
  viewer: Viewer,
  names: readonly string[],
  game: KotcContext,
): Moment | null {
  const namer = new Namer(entry, viewer, names, game);
  const played = playedIn(entry, namer);
  if (!played) return null;
  const cards = text.filter((part) => typeof part !== 'string');
  // What the sentence does not name the viewer does not know.
  const known = played.card !== null && cards.length > 0;
  const does = known ? namer.design(played.card).text : '';
  return { kind: 'play', player: played.player, text, cards, does: does === '' ? null : does };
}

function momentOf(
  entry: LogEntry<KotcEvent>,
  viewer: Viewer,
  names: readonly string[],
  game: KotcContext,
): Moment | null {
  const { event, ids } = entry;
  const namer = new Namer(entry, viewer, names, game);
  /** The id of the entry's card at that place; null where the viewer cannot tell which card it is. */
  const idAt = (place: number): CardId | null => (namer.knows(place) && ids[place]) || null;
  switch (event.type) {
    case 'roll':
      return { kind: 'dice', player: event.player, dice: event.dice, why: namer.terms.rolls[event.why] };
    case 'reroll':
      return { kind: 'reroll', player: event.player, was: event.was, now: event.now };
    case 'stopDie':
      return { kind: 'die', die: event.die, does: 'is stopped', from: null, to: idAt(0) };
    case 'throwDie':
      return { kind: 'die', die: event.die, does: 'is thrown', from: idAt(0), to: idAt(1) };
    case 'damage':
      return { kind: 'damage', card: idAt(0), amount: event.amount };
    case 'wound': {
      const { player, amount, piercing } = event;
      return { kind: 'wound', player, amount, how: piercing ? 'piercing' : null };
    }
    case 'heal':
      return { kind: 'heal', player: event.player, amount: event.amount };
    case 'target':
      return {
        kind: 'target',
        player: event.by,
        // What targets is public.
        source: ids[event.cards.length] || null,
        cards: event.cards.flatMap((_, place) => idAt(place) ?? []),
      };
    case 'shuffle':
      return { kind: 'shuffle', player: event.player };
    default:
      return null;
  }
}
