/** The replacement and prevention effects that apply to what would happen (MC-EFF-12 to 22, MC-Q-67). */
import type { Magic } from '../context.js';
import type { MagicEvent } from '../state/events.js';
import { addAbilities } from './abilities.js';
import { onDamage } from './damage.js';
import { onDestruction } from './destruction.js';
import { onEntering, onMakingTokens } from './entering.js';
import { plainly, type Instead } from './instead.js';
import { law } from './law.js';

const none: readonly Instead[] = [];

/** Of one event all that wait for it; what is replaced is asked about once more as it has become. */
export function replacementsOf(game: Magic, event: MagicEvent): readonly Instead[] {
  switch (event.type) {
    case 'damage':
      return withAbilities(game, event, onDamage(game, event));
    case 'move': {
      const own = event.cause === 'destroy' && event.to === 'graveyard' ? onDestruction(game, event) : none;
      return withAbilities(game, event, own);
    }
    case 'comeIntoPlay':
      return withAbilities(game, event, onEntering(game, event));
    case 'makeToken':
      return onMakingTokens(game, event);
    case 'draw':
    case 'gainLife':
      // "Cannot" wins over whatever else would apply (MC-GR-164).
      return law.cannot(game, event.player, event.type, null)
        ? [plainly('cannot', event.cards[0] ?? 0, () => null)]
        : withAbilities(game, event, none);
    case 'loseLife':
      return withAbilities(game, event, none);
    default:
      return none;
  }
}

function withAbilities(game: Magic, event: MagicEvent, own: readonly Instead[]): readonly Instead[] {
  const found: Instead[] = [];
  addAbilities(game, event, found);
  if (found.length === 0) return own;
  return own.length === 0 ? found : [...own, ...found];
}
