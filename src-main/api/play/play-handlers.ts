import type { AppServices } from '../app-services.js';
import type { Implementer } from '../implementer.js';
import { Replays } from '../../play/replays/replays.js';
import { coachHandlers } from './coach-handlers.js';
import { playInfoHandlers } from './play-info-handlers.js';
import { gamesHandlers } from './games-handlers.js';
import { tableHandlers } from './table-handlers.js';
import { replayHandlers } from './replay-handlers.js';
import { puzzleHandlers } from './puzzle-handlers.js';
import { sandboxHandlers } from './sandbox-handlers.js';
import { trialHandlers } from './trial-handlers.js';
import { lessonHandlers } from './lesson-handlers.js';

/** The procedures of playing, room by room. */
export function playHandlers(os: Implementer['play'], services: AppServices) {
  const replays = new Replays({
    load: (game, signal) => services.play.games.load(game, signal),
    stamp: (game) => services.play.games.stamp(game),
  });
  return {
    ...playInfoHandlers(os, services),
    games: gamesHandlers(os, services),
    table: tableHandlers(os, services),
    replay: replayHandlers(os, services, replays),
    coach: coachHandlers(os, replays),
    sandbox: sandboxHandlers(os, services),
    trials: trialHandlers(os, services),
    puzzles: puzzleHandlers(os, services),
    lessons: lessonHandlers(os, services),
  };
}
