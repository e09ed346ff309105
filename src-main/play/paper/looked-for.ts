import type { Decision, PlayerNo } from '../../engine/decision.js';
import type { Game } from '../../engine/game.js';
import { isUnnamed } from '../../engine/paper/named-card.js';
import type { TableView } from '../../engine/table/table-view.js';
import { pileIn } from '../../engine/zones.js';

/** A zone where nobody sees the cards, in which a player looks for cards of some kind. */
export interface LookedFor {
  readonly seat: PlayerNo;
  readonly zone: string;
  readonly owner: PlayerNo;
  /** Designs that may be such: of those that lie there unnamed some, and what could as well lie there. */
  readonly designs: readonly number[];
}

/**
 * Where a player chooses among cards of a hidden zone that nobody has named, but not among all of them: which is chosen is to be named.
 * Null also where any card of a zone will do, since nothing hangs on which it is.
 */
export function lookedFor({ state }: Game, asked: Decision | null, view: TableView): LookedFor | null {
  if (asked?.kind !== 'cards') return null;
  const { cards } = state;
  const chosen = new Set(asked.cards);
  const first = cards.find((card) => isUnnamed(card) && chosen.has(card.id));
  if (!first || first.zone === null) return null;
  const { player: seat, zone, owner } = first;
  const shape = view.seats[seat]?.zones.find((one) => one.zone === zone)?.shape;
  // Those that lie side by side are pointed at where they lie.
  if (shape !== 'hand' && shape !== 'pile') return null;
  const others = pileIn(state, seat, zone).flatMap((no) => {
    const card = cards[no];
    return card && isUnnamed(card) && !chosen.has(card.id) ? [card.design] : [];
  });
  if (others.length === 0) return null;
  const unnamed = cards.filter((card) => card.owner === owner && isUnnamed(card));
  const designs = new Set(unnamed.map(({ design }) => design));
  for (const design of others) designs.delete(design);
  return { seat, zone, owner, designs: [...designs] };
}

/** What is asked without the cards that are to be named before they are chosen. */
export function withoutUnnamed(view: TableView, game: Game): TableView {
  const { prompt } = view;
  if (prompt?.decision.kind !== 'cards' || !lookedFor(game, game.decision, view)) return view;
  const unnamed = new Set(game.state.cards.flatMap((card) => (isUnnamed(card) ? [card.id] : [])));
  const { decision, cards } = prompt;
  return {
    ...view,
    prompt: {
      ...prompt,
      decision: { ...decision, cards: decision.cards.filter((id) => !unnamed.has(id)) },
      cards: cards.filter(({ id }) => id === null || !unnamed.has(id)),
    },
  };
}
