import type { Body } from '../body.js';
import type { Implementer } from '../implementer.js';
import { playInfoHandlers } from './play-info-handlers.js';
import { gamesHandlers } from './games-handlers.js';
import { tableHandlers } from './table-handlers.js';
import { replayHandlers } from './replay-handlers.js';
import { puzzleHandlers } from './puzzle-handlers.js';
import { sandboxHandlers } from './sandbox-handlers.js';
import { lessonHandlers } from './lesson-handlers.js';

/** The procedures of playing, room by room. */
export const playHandlers = (os: Implementer['play'], body: Body) => ({
  ...playInfoHandlers(os, body),
  games: gamesHandlers(os, body),
  table: tableHandlers(os, body),
  replay: replayHandlers(os, body),
  sandbox: sandboxHandlers(os, body),
  puzzles: puzzleHandlers(os, body),
  lessons: lessonHandlers(os, body),
});
