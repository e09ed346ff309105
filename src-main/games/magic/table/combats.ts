/** Who attacks and who blocks, as the table shows it. */
import type { Naming } from '../../../engine/defaults/table-words.js';
import type { CardNo } from '../../../engine/state.js';
import type { SeenCombat, SeenFight } from '../../../engine/table/under-way.js';
import type { Magic } from '../rules/context.js';
import type { Attack, State } from '../rules/state/state.js';

const idAt = ({ cards }: State, no: CardNo): number => cards[no]?.id ?? -1;

/** The attack that a creature makes; null: it does not attack. */
export const attackOf = (state: State, no: CardNo): Attack | null =>
  state.combat?.attacks.find(({ attacker }) => attacker === idAt(state, no)) ?? null;

export const blocks = (state: State, no: CardNo): boolean =>
  state.combat?.attacks.some(({ blockers }) => blockers.includes(idAt(state, no))) === true;

/** One fight for each attacker with those that block it, as far as they are still there. */
export function seenCombats({ state }: Magic, { ref }: Naming): SeenCombat[] {
  const attacks = state.combat?.attacks ?? [];
  if (attacks.length === 0) return [];
  const there = (id: number): CardNo[] => {
    const no = state.cards.findIndex((card) => card.id === id && card.zone === 'play');
    return no < 0 ? [] : [no];
  };
  const fights = attacks.flatMap(({ attacker, defender, blockers }): SeenFight[] => {
    const [no] = attacker === undefined ? [] : there(attacker);
    if (no === undefined) return [];
    return [
      {
        attackers: [ref(no)],
        victim: { player: defender },
        defender,
        blockers: blockers.flatMap(there).map(ref),
        blocks: 'attackers',
      },
    ];
  });
  return [{ name: 'Combat', attacker: state.active, fights, step: null, note: null }];
}
