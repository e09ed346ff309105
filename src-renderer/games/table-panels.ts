import type { TableView } from '../../src-main/api/answers/play-answers.js';
import type { TablePanel } from '../shared/games/game-ui.js';
import CombatPanel from '../shared/table/panels/CombatPanel.svelte';
import { viewsOf } from './views.js';

/** What shows a combat of any game. */
const combat: TablePanel = {
  id: 'combat',
  isShown: ({ combats }) => combats.length > 0,
  component: CombatPanel,
};

/** The panels that have something to show: those of the game at this table, and what is usual in place of what it has none for. */
export function panelsShown(view: TableView): readonly TablePanel[] {
  const own = viewsOf(view.rules).panels ?? [];
  const all = own.some(({ id }) => id === combat.id) ? own : [combat, ...own];
  return all.filter((panel) => panel.isShown(view));
}
