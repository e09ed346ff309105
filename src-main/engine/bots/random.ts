import { pickedFrom, randomTo, shuffled, type Chance } from '../chance/chance.js';
import type { Decision, Reply } from '../decision.js';

/**
 * Any legal reply, from the decision alone: how many things to choose is drawn first, then which of them, each as likely
 * as another. The chance is the bot's own, never the game's.
 */
export function randomReply(decision: Decision, chance: Chance): Reply {
  switch (decision.kind) {
    case 'act':
      return { act: randomTo(chance, decision.actions.length - 1) };
    case 'cards':
      return { cards: some(decision.cards, decision, chance) };
    case 'players':
      return { players: some(decision.players, decision, chance) };
    case 'options':
      return { options: some([...decision.options.keys()], decision, chance) };
    case 'order':
      return { order: shuffled(chance, decision.cards) };
    case 'number':
      return { number: decision.least + randomTo(chance, decision.most - decision.least) };
    case 'confirm':
      return { yes: randomTo(chance, 1) === 1 };
    case 'dice':
      return { die: randomTo(chance, decision.dice.length - 1) };
  }
}

function some(
  list: readonly number[],
  { least, most }: { readonly least: number; readonly most: number },
  chance: Chance,
): number[] {
  const count = least === most ? most : least + randomTo(chance, most - least);
  if (count === 0) return [];
  return count === 1 ? [list[randomTo(chance, list.length - 1)] as number] : pickedFrom(chance, list, count);
}
