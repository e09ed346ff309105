import type { PlayerNo } from '../../engine/decision.js';
import type { Input } from '../../engine/game.js';
import { cameToLight, unfair } from '../../engine/undo.js';
import { plainText } from '../../engine/text.js';
import { lastReplyOf, type RunningGame } from './running-game.js';
import type { StoredGame } from '../games/stored-game.js';
import type { UndoOffer } from './table-update.js';
import { personsOf, type Seating } from './who-sits.js';

/**
 * The reply that undo takes back, as a place among the inputs: the last one of some players.
 * @param players empty where nobody sits in front of the screen
 */
export function undoPlace(
  { options }: Pick<StoredGame, 'options'>,
  players: readonly PlayerNo[],
  { playable, game, marks }: RunningGame,
): number | { readonly because: string } {
  if (options.undo === 'never') return { because: 'At this table nothing is taken back.' };
  const place = lastReplyOf(game.inputs, players);
  const mark = marks[place];
  if (!mark) return { because: 'There is nothing to take back yet.' };
  const seen = options.undo === 'anything' ? [] : cameToLight(playable, mark, game);
  return seen.length === 0 ? place : { because: unfair(seen) };
}

/** What players said from a place on of when they want to be asked: that stays when what they did is taken back. */
export const standingFrom = (inputs: readonly Input[], place: number): Input[] =>
  inputs
    .slice(place)
    .filter((input) => 'askAlways' in input || 'atStops' in input || 'stop' in input || 'skip' in input);

/** Whose last reply is taken back from the screen: that of who sits there, or where all hands are open of any person. */
export function whoUndoes(stored: StoredGame, { sitting, open }: Seating): PlayerNo[] {
  if (open) return personsOf(stored);
  return sitting === null ? [] : [sitting];
}

export function undoOffer(stored: StoredGame, seating: Seating, running: RunningGame): UndoOffer {
  const place = undoPlace(stored, whoUndoes(stored, seating), running);
  if (typeof place !== 'number') return place;
  const { sitting, passTo } = seating;
  // Whoever takes the screen over may not read what only the one before them knows.
  if (passTo !== null) return { takesBack: `what ${running.names[sitting ?? 0]} did last` };
  return { takesBack: running.wordsAt(place) };
}

/** What everybody could read of a reply when it was given; null when nothing was told. */
export function publicWords({ playable, game, marks, names }: RunningGame, place: number): string | null {
  const { entries } = game.context.log;
  for (let at = marks[place]?.entries ?? 0; at < (marks[place + 1]?.entries ?? entries.length); at += 1) {
    const entry = entries[at];
    const line = entry && playable.describe(entry, at, null, names, game.context).line;
    if (line?.level === 'line') return plainText(line.text);
  }
  return null;
}
