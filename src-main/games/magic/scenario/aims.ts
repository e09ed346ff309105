import type { AimWords } from '../../../engine/scenario/written/aim-words.js';

/** How puzzles ask for what is to be brought about. */
export const magicAims: AimWords = {
  life: (amount) => `${amount} life`,
  players: {
    mana(who, { value }) {
      if (value === '') return who === null ? 'have no mana left' : `leave ${who} no mana`;
      return `${who === null ? 'have' : `let ${who} have`} ${String(value)} in the mana pool`;
    },
  },
  zones: {
    play: (card) => `bring ${card} into play`,
    graveyard: (card) => `send ${card} to the graveyard`,
    library: (card) => `put ${card} back into the library`,
    removed: (card) => `remove ${card} from the game`,
    stack: (card) => `have ${card} on the stack`,
    hand(card, from) {
      if (from === 'library') return `draw ${card}`;
      return from === 'play' ? `return ${card} to the hand` : `get ${card} into the hand`;
    },
  },
  flags: { tapped: ['tap', 'untap'] },
  figures: { power: 'power', toughness: 'toughness' },
  ownFigures: {
    damage(card, { value, was }) {
      if (value === 0) return `have no damage left on ${card}`;
      return was === 0
        ? `deal ${String(value)} damage to ${card}`
        : `have ${String(value)} damage on ${card}`;
    },
  },
  figureless: (card) => `let ${card} be no creature any more`,
  counter: (kind) => `${kind} counter`,
};
