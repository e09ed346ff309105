import { inTurns } from '../../common/turns.js';
import type { Input } from '../../engine/game.js';
import { isFailure } from '../../engine/record.js';
import { TableRefusal } from '../refusal.js';
import { RunningGame } from './running-game.js';

/** A game with so many of its inputs taken in. @throws TableRefusal where the rules refuse one; the signal's reason when it is aborted */
export async function begun(
  { playable, beginning }: Pick<RunningGame, 'playable' | 'beginning'>,
  inputs: readonly Input[],
  signal?: AbortSignal,
): Promise<RunningGame> {
  const running = await inTurns(RunningGame.beginning(playable, beginning, inputs), signal);
  if (isFailure(running)) throw new TableRefusal(running.because);
  return running;
}
