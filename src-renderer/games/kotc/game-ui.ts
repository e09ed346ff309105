import type { GameUi } from '../../shared/games/game-ui.js';
import { cards } from './cards/card-ui.js';
import BattlePanel from './table/BattlePanel.svelte';

/** What people see of Keeper of the Cards alone. */
export const kotcUi: GameUi = {
  id: 'kotc',
  cards,
  panels: [{ id: 'battle', isShown: ({ battles }) => battles.length > 0, component: BattlePanel }],
};
