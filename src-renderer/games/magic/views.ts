import type { GameViews, Turning } from '../../shared/games/game-ui.js';
import { erasedCost } from './designer/cost-edits.js';
import ManaCostAid from './designer/ManaCostAid.svelte';
import TypeLineAid from './designer/TypeLineAid.svelte';
import CardState from './sandbox/CardState.svelte';
import PlayerState from './sandbox/PlayerState.svelte';
import TurnState from './sandbox/TurnState.svelte';

/** How a permanent is tapped by hand. */
const tapping: Turning = {
  key: 'tapped',
  // @wc-include
  verb: 'Tap',
  // @wc-include
  back: 'Untap',
  // @wc-include
  title: 'Tap or untap the selected card',
  shortcut: 'T',
};

/** What people see of Magic alone in the rooms of the app. */
export const magicViews: GameViews = {
  // @wc-include
  showPanels: 'Show combat, stack and log',
  fields: {
    manaCost: { component: ManaCostAid, erased: erasedCost },
    typeLine: { component: TypeLineAid },
  },
  sandbox: {
    card: CardState,
    player: PlayerState,
    turn: TurnState,
    life: 'life',
    goalZone: 'graveyard',
    turning: tapping,
  },
};
