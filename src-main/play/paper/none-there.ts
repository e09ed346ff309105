import type { Decision, PlayerNo, Reply } from '../../engine/decision.js';
import type { Game, Input } from '../../engine/game.js';
import { isUnnamed } from '../../engine/paper/named-card.js';
import type { CardNo } from '../../engine/state.js';
import { TableRefusal } from '../refusal.js';
import { exchangedGame } from './named-inputs.js';
import { asksOf } from './paper-asks.js';
import { sameReply } from './same-reply.js';

/** Where players look for a card of some kind, and find none. */
interface Place {
  readonly owner: PlayerNo;
  readonly seat: PlayerNo;
  readonly zone: string;
}
/** An answer that waits for which card it is that comes to light by it. */
interface Answer {
  readonly asked: Decision;
  readonly reply: Reply;
  /** That were entered for it. */
  readonly dice: readonly number[];
}
type Pair = readonly [CardNo, CardNo];

/**
 * All inputs of a game in which none of the cards that are looked for lies in a place: those that were taken for such are others that
 * nobody has named and that lie elsewhere, until the rules find none there any more.
 *
 * @param answer it brings a card to light there; left out: it is chosen there which one
 * @throws TableRefusal where one has to be there
 */
export function noneThere(game: Game, place: Place, answer?: Answer): readonly Input[] {
  const such = new Set<number>();
  const pairs: Pair[] = [];
  let now = game;
  for (;;) {
    const found = answer ? comingToLight(now, place, answer) : offered(now, place);
    if (found.length === 0) break;
    for (const no of found) such.add(now.state.cards[no]?.design ?? -1);
    pairs.push(...exchanged(now, place, found, such));
    now = exchangedGame(game, place.owner, pairs).game;
  }
  if (pairs.length === 0) throw new TableRefusal('Nobody looks for a card there.');
  return exchangedGame(game, place.owner, pairs).inputs;
}

const liesThere = ({ state }: Game, no: CardNo, { owner, seat, zone }: Place): boolean => {
  const card = state.cards[no];
  return (
    card !== undefined &&
    isUnnamed(card) &&
    card.owner === owner &&
    card.player === seat &&
    card.zone === zone
  );
};

/** Cards of the place that can be chosen. */
function offered(game: Game, place: Place): CardNo[] {
  const { decision, state } = game;
  if (decision?.kind !== 'cards') return [];
  const chosen = new Set(decision.cards);
  return [...state.cards.keys()].filter(
    (no) => chosen.has(state.cards[no]?.id ?? -1) && liesThere(game, no, place),
  );
}

/** The card of the place that comes to light first by an answer, where it can still be given. */
function comingToLight(game: Game, place: Place, { asked, reply, dice }: Answer): CardNo[] {
  const { decision, state } = game;
  const same = decision && sameReply(reply, asked, decision);
  if (!same) return [];
  const { player, id } = decision;
  const inputs: Input[] = [
    ...(dice.length > 0 ? [{ player, dice }] : []),
    { player, decision: id, reply: same },
  ];
  const asks = asksOf(game, inputs, true);
  if (asks?.kind !== 'card') return [];
  const no = state.cards.findIndex((card) => card.id === asks.card);
  return liesThere(game, no, place) ? [no] : [];
}

/** For each card one that is no such and lies elsewhere. */
function exchanged(game: Game, place: Place, found: readonly CardNo[], such: ReadonlySet<number>): Pair[] {
  const { cards } = game.state;
  const others = [...cards.keys()].filter((no) => {
    const card = cards[no];
    const isTheirs = card !== undefined && card.owner === place.owner && isUnnamed(card);
    return isTheirs && !liesThere(game, no, place) && !such.has(card.design);
  });
  if (others.length < found.length) {
    throw new TableRefusal(
      'By the list of the deck there has to be one: too few other cards are left unseen. Look again.',
    );
  }
  return found.map((no, nth) => [no, others[nth] ?? no]);
}
