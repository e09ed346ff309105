import type { GameViews } from '../../shared/games/game-ui.js';
import CardState from './sandbox/CardState.svelte';
import TurnState from './sandbox/TurnState.svelte';
import BattlePanel from './table/BattlePanel.svelte';

/** The components of Keeper of the Cards alone. */
export const kotcViews: GameViews = {
  panels: [{ id: 'combat', isShown: ({ combats }) => combats.length > 0, component: BattlePanel }],
  sandbox: { card: CardState, turn: TurnState, life: 'hp', goalZone: 'grave' },
};
