import type { TableView } from '../../src-main/api/answers/play-answers.js';
import type { TablePanel } from '../shared/games/game-ui.js';
import { viewsOf } from './views.js';

/** The panels that only the game at this table has, and that have something to show. */
export const panelsShown = (view: TableView): readonly TablePanel[] =>
  (viewsOf(view.rules).panels ?? []).filter((panel) => panel.isShown(view));
