/** Who attacks and who blocks, as the state has it. */
import type { CardId } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { attackOf } from '../objects/combat-status.js';
import { cardAt } from '../state/reading.js';
import type { Attack } from '../state/state.js';
import { targetNo } from '../state/target-no.js';

/** The permanent with an id; null where it has left play. */
export function inPlay({ state }: Magic, id: CardId | undefined): CardNo | null {
  if (id === undefined) return null;
  const no = targetNo(state, id);
  return no !== null && state.cards[no]?.zone === 'play' ? no : null;
}

const noAttacks: readonly Attack[] = [];
export const attacksOf = ({ state }: Magic): readonly Attack[] => state.combat?.attacks ?? noAttacks;

/** The attack that a creature makes; null: it does not attack. */
export const attackBy = (game: Magic, no: CardNo): Attack | null =>
  attackOf(game.state, cardAt(game, no).id) ?? null;

/** The attacks that a creature blocks, also those whose attacker has left since. */
export function blockedBy(game: Magic, no: CardNo): Attack[] {
  const { id } = cardAt(game, no);
  return attacksOf(game).filter(({ blockers }) => blockers.includes(id));
}

/** Those of an attack's blockers that are still there. */
export const blockersOf = (game: Magic, { blockers }: Attack): CardNo[] =>
  blockers.map((id) => inPlay(game, id)).filter((no) => no !== null);
