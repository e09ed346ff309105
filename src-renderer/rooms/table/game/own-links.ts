import type { Reply, TableUpdate } from '../../../../src-main/api/answers/play-answers.js';
import { passOf } from '../../../shared/table/view/seen-cards.js';
import { isStopped } from '../../../shared/table/view/stops.js';

/**
 * The pass of who is asked only whether they answer what they have just added to the stack themselves, and others have let stand.
 * Null where they are to be asked: something else is asked, they have a stop or full control, or every answer is theirs to find.
 */
export function passOnOwn({ view, stops, puzzle, lesson }: TableUpdate): Reply | null {
  const { prompt, stack, viewer, turn, fullControl } = view;
  if (!prompt || !stack || stack.resolving || stack.pending.length > 0 || viewer === null) return null;
  if (fullControl || puzzle || lesson || stack.entries.at(-1)?.player !== viewer) return null;
  const whose = turn.player === viewer ? 'own' : 'others';
  const hasStop = [turn.phase, turn.step].some((at) => at && stops && isStopped(stops, { turn: whose, at }));
  const pass = hasStop ? null : passOf(prompt);
  return pass === null ? null : { act: pass };
}
