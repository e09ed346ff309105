import type { GameViews, Turning } from '../../shared/games/game-ui.js';
import CardState from './sandbox/CardState.svelte';
import TurnState from './sandbox/TurnState.svelte';
import BattlePanel from './table/BattlePanel.svelte';

/** How a card is exhausted by hand. */
const exhausting: Turning = {
  key: 'exhausted',
  // @wc-include
  verb: 'Exhaust',
  // @wc-include
  back: 'Unexhaust',
  // @wc-include
  title: 'Exhaust or unexhaust the selected card',
  shortcut: 'E',
};

/** The components of Keeper of the Cards alone. */
export const kotcViews: GameViews = {
  // @wc-include
  showPanels: 'Show chain, battle and log',
  panels: [{ id: 'combat', isShown: ({ combats }) => combats.length > 0, component: BattlePanel }],
  sandbox: { card: CardState, turn: TurnState, life: 'hp', goalZone: 'grave', turning: exhausting },
};
