import { isOpen } from '../../engine/paper/named-card.js';
import type { Playable } from '../../engine/playable.js';
import type { BaseCard, BaseState, CardNo } from '../../engine/state.js';
import { pileIn } from '../../engine/zones.js';
import { gatheredSteps, type ManualStep, type StepPlace } from './manual-step.js';

/** How a card lay at a moment. */
interface Lying {
  readonly id: number;
  readonly zone: string | null;
  readonly player: number;
  readonly open: boolean;
}

/** How all cards lay at a moment, by their numbers. */
export type LyingCards = readonly Lying[];

export const lyingCards = (state: BaseState): LyingCards =>
  state.cards.map((card) => ({ id: card.id, zone: card.zone, player: card.player, open: isOpen(card) }));

/** What the steps between two moments are told with. */
export interface Telling {
  readonly playable: Playable;
  /** Of a card's front. */
  readonly nameOf: (card: BaseCard<string>) => string;
  /** Where cards lie that nobody has drawn yet. */
  readonly deck: string | null;
}

/** What people do that the cards lie as they do now. */
export function stepsBetween(before: LyingCards, state: BaseState, telling: Telling): ManualStep[] {
  const order = [...state.cards.keys()].filter(
    (no) => before[no]?.zone !== null || state.cards[no]?.zone !== null,
  );
  return gatheredSteps(order.flatMap((no) => stepWith(no, before[no], state, telling) ?? []));
}

function stepWith(
  no: CardNo,
  before: Lying | undefined,
  state: BaseState,
  { playable, nameOf, deck }: Telling,
): ManualStep | null {
  const card = state.cards[no];
  if (!card || card.made === 'ability') return null;
  const open = isOpen(card);
  const names = open || before?.open ? [nameOf(card)] : [];
  const from = before ? placeOf(before) : null;
  const to = placeOf(card);
  const handled = { seat: (from ?? to)?.seat ?? card.owner, names, count: 1 };
  const isThere = from?.zone === to?.zone && from?.seat === to?.seat;
  if (card.made) {
    const comes = from === null;
    return isThere ? null : { kind: 'token', comes, at: comes ? to : from, ...handled };
  }
  if (isThere) return open && before && !before.open ? { kind: 'show', from, ...handled } : null;
  const isHidden = !open && to !== null && to.zone !== deck && !playable.handOf(state, to.seat).includes(no);
  return {
    kind: 'move',
    from,
    to,
    ...(to?.zone === deck && to && { end: pileIn(state, to.seat, to.zone)[0] === no ? 'top' : 'bottom' }),
    ...(isHidden && { faceDown: true }),
    ...handled,
  };
}

const placeOf = ({ player, zone }: Pick<Lying, 'player' | 'zone'>): StepPlace | null =>
  zone === null ? null : { seat: player, zone };

/** The shuffle by which cards of a deck came to lie as they do: nobody can follow any of them; null: there was none. */
export function shuffleIn(before: LyingCards, state: BaseState, { deck }: Telling): ManualStep | null {
  const shuffled = state.cards.filter(({ id, zone, known }, no) => {
    const was = before[no];
    return zone === deck && zone === was?.zone && id !== was.id && known === 0;
  });
  const [first] = shuffled;
  if (!first || first.zone === null || shuffled.length < 2) return null;
  const { length } = pileIn(state, first.player, first.zone);
  const top = shuffled.length < length ? shuffled.length : null;
  return { kind: 'shuffle', seat: first.player, zone: first.zone, top };
}
