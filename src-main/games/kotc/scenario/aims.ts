import type { AimWords } from '../../../engine/scenario/written/aim-words.js';
import type { KotcContext } from '../rules/context.js';
import { termsOf } from '../rules/texts/terms.js';

const inPlay: readonly unknown[] = ['battlefield', 'traps', 'granary'];

/** How puzzles ask for what is to be brought about, as the edition calls it. */
export function kotcAims({ edition }: KotcContext): AimWords {
  const { hitpoints, zones, counter, stats } = termsOf(edition);
  return {
    life: hitpoints,
    zones: {
      battlefield: (card) => `bring ${card} into play`,
      traps: (card) => `set ${card} as a trap`,
      granary: (card) => `make ${card} a resource`,
      deck: (card) => `put ${card} back into the deck`,
      grave: (card) => `send ${card} to the ${zones.grave}`,
      reserves: (card) => `put ${card} into the reserves`,
      removed: (card) => `remove ${card} from the game`,
      hand(card, from) {
        if (from === 'deck') return `draw ${card}`;
        return inPlay.includes(from) ? `return ${card} to the hand` : `get ${card} into the hand`;
      },
    },
    flags: { exhausted: ['exhaust', 'unexhaust'] },
    figures: { sp: stats.sp, hp: stats.hp, level: stats.level },
    figureless: (card) => `petrify ${card}`,
    counter,
  };
}
