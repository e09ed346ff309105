/** Mana that effects add: grammar part MC-GR-115. */
import { askOptions } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { AddedMana } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import { giveMana } from '../mana/bound.js';
import { countOf } from '../objects/amounts.js';
import { askFor } from '../purposes.js';
import type { ManaKind } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import type { Doings } from './effect-table.js';
import { aboutOf, pickPlayers } from './picking.js';

function* kindsOf(
  game: Magic,
  mana: AddedMana,
  player: PlayerNo,
  text: TextSource,
): Asking<readonly ManaKind[]> {
  if (mana.is === 'symbols') {
    if (mana.times === undefined) return mana.symbols;
    const times = countOf(game, mana.times, text);
    return Array.from({ length: times }, () => mana.symbols).flat();
  }
  const count = countOf(game, mana.count, text);
  if (mana.among === 'chosen') {
    const color = text.chosen?.color;
    return color ? Array<ManaKind>(count).fill(color) : [];
  }
  const kinds: ManaKind[] = [];
  const choices = mana.mixed ? count : Math.min(count, 1);
  for (let nth = 0; nth < choices; nth += 1) {
    const question = askFor(player, 'color', 'MC-GR-115', aboutOf(game, text));
    const [kind = 'C'] = yield* askOptions(game, question, mana.among, (colour) => ({ colour }), 1, 1);
    for (let times = mana.mixed ? 1 : count; times > 0; times -= 1) kinds.push(kind);
  }
  return kinds;
}

export const mana: Doings<'addMana'> = {
  *addMana(game, effect, text) {
    for (const player of yield* pickPlayers(game, effect.who, text)) {
      const kinds = yield* kindsOf(game, effect.mana, player, text);
      if (kinds.length === 0) continue;
      giveMana(game, player, kinds, effect, text);
    }
  },
};
