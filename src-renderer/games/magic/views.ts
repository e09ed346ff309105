import type { GameViews } from '../../shared/games/game-ui.js';
import { erasedCost } from './designer/cost-edits.js';
import ManaCostAid from './designer/ManaCostAid.svelte';
import TypeLineAid from './designer/TypeLineAid.svelte';

/** What people see of Magic alone in the rooms of the app. */
export const magicViews: GameViews = {
  fields: {
    manaCost: { component: ManaCostAid, erased: erasedCost },
    typeLine: { component: TypeLineAid },
  },
};
