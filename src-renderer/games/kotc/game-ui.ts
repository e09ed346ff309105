import type { GameUi } from '../../shared/games/game-ui.js';
import { abilities } from './help/abilities.js';
import { rulebookOf } from './rules/rule-id.js';

/** What people see of Keeper of the Cards alone; its components are in `views.ts`. */
export const kotcUi: GameUi = {
  id: 'kotc',
  rulebooks: { newest: 'kotc-14', of: rulebookOf },
  help: {
    designing: [abilities],
    // @wc-include
    search: '`t:minion lvl<=3` finds minions of level 3 or less.',
  },
};
