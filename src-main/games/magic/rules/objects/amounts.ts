/** How much a text means: grammar parts MC-GR-92 to 98. */
import { counterCount } from '../../../../engine/objects/counters.js';
import type { Amount, Signed } from '../../cards/components/amounts.js';
import type { Magic } from '../context.js';
import type { TextSource } from '../state/text-source.js';
import { statOf } from './filters.js';
import { count } from './find.js';
import { isPresent, valuesOfKnown } from './known.js';
import { referred } from './references.js';
import { playersOf } from './who.js';
import { cardAt } from '../state/reading.js';

/** A number; below 0 only where a value is (MC-Q-76). */
export function amountOf(game: Magic, amount: Amount, text: TextSource): number {
  if (typeof amount === 'number') return amount;
  switch (amount.is) {
    case 'x':
      return text.x * (amount.times ?? 1);
    case 'count':
      return count(game, amount.filter, text) * (amount.times ?? 1);
    case 'stat': {
      const [first] = referred(game, amount.of, text);
      return first ? statOf(valuesOfKnown(game, first), amount.stat) * (amount.times ?? 1) : 0;
    }
    case 'thatMuch':
      return (text.memory.amount ?? 0) * (amount.times ?? 1);
    case 'ofPlayer': {
      let sum = 0;
      for (const player of playersOf(game, amount.who, text)) {
        const { life, zones } = game.state.players[player] as (typeof game.state.players)[number];
        sum += amount.number === 'life' ? life : (zones[amount.number]?.length ?? 0);
      }
      return sum * (amount.times ?? 1);
    }
    case 'counters': {
      let sum = 0;
      for (const known of referred(game, amount.on, text)) {
        if (isPresent(game, known)) sum += counterCount(cardAt(game, known.card), amount.kind);
      }
      return sum * (amount.times ?? 1);
    }
    case 'half': {
      const whole = amountOf(game, amount.of, text);
      return amount.round === 'up' ? Math.ceil(whole / 2) : Math.floor(whole / 2);
    }
    case 'minus':
      return amount.base - amountOf(game, amount.less, text);
    case 'sum':
      return amountOf(game, amount.one, text) + amountOf(game, amount.other, text);
    case 'plus':
      return amount.base + amountOf(game, amount.more, text);
  }
}

export const signedOf = (game: Magic, { sign, amount }: Signed, text: TextSource): number =>
  // 0 is what it is with any sign: a file could not tell -0 from it.
  sign * amountOf(game, amount, text) || 0;

/** What can be dealt, drawn or put: nothing below 0. */
export const countOf = (game: Magic, amount: Amount, text: TextSource): number =>
  Math.max(0, amountOf(game, amount, text));
