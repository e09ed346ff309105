import type { GameUi } from '../../shared/games/game-ui.js';
import { cards } from './cards/card-ui.js';
import { abilities } from './help/abilities.js';
import { rulebookOf } from './rules/rule-id.js';
import CardState from './sandbox/CardState.svelte';
import TurnState from './sandbox/TurnState.svelte';
import BattlePanel from './table/BattlePanel.svelte';

/** What people see of Keeper of the Cards alone. */
export const kotcUi: GameUi = {
  id: 'kotc',
  cards,
  sandbox: { card: CardState, turn: TurnState, life: 'hp' },
  rulebooks: { newest: 'kotc-14', of: rulebookOf },
  help: {
    designing: [abilities],
    // @wc-include
    search: '`t:minion lvl<=3` finds minions of level 3 or less.',
  },
  panels: [{ id: 'battle', isShown: ({ battles }) => battles.length > 0, component: BattlePanel }],
};
