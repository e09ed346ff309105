import type { GameUi } from '../../shared/games/game-ui.js';
import { magicCards } from './help/magic-cards.js';
import { rulebookOf } from './rules/rule-id.js';

/** What people see of Magic alone. */
export const magicUi: GameUi = {
  id: 'magic',
  rulebooks: { newest: 'magic-classic', of: rulebookOf },
  help: {
    designing: [magicCards],
    // @wc-include
    search: '`t:goblin pow>=3` finds Goblins with power 3 or more.',
  },
};
