/** What the cards of a position say of one another: what they are attached to, and their order in zones that players share. */
import { attach, hostOf } from '../../objects/attachments.js';
import { writable } from '../../pipeline/writable.js';
import type { BaseState, CardNo } from '../../state.js';
import { ScenarioFault } from '../fault.js';
import type { Names } from '../names.js';
import type { PlacedCard } from '../scenario.js';

/** A card of a position with its number. */
export type Laid = readonly [no: CardNo, placed: PlacedCard];

/** Carries out what cards say of one another, when all of them lie. @throws ScenarioFault */
export function layLinks(state: BaseState, laid: readonly Laid[], named: Pick<Names, 'card'>): void {
  for (const [no, { attachedTo }] of laid) {
    if (attachedTo === undefined) continue;
    try {
      attach(writable(state), no, named.card(attachedTo));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new ScenarioFault(`A card cannot be attached to “${attachedTo}”, which hangs on it.`);
    }
  }
  const places = new Map(laid.flatMap(([no, { at }]) => (at === undefined ? [] : [[no, at]])));
  if (places.size === 0) return;
  for (const pile of Object.values(writable(state).shared ?? {})) {
    const moved = pile.filter((no) => places.has(no));
    const rest = pile.filter((no) => !places.has(no));
    moved.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
    for (const no of moved) rest.splice(places.get(no) ?? 0, 0, no);
    pile.splice(0, pile.length, ...rest);
  }
}

/**
 * What a card says of the others.
 * @param written the cards of its zone in the order in which the position has them, which a shared zone can differ from
 * @param labelOf the label of a card
 */
export function linksOf(
  state: BaseState,
  no: CardNo,
  written: readonly CardNo[],
  labelOf: (card: CardNo) => string,
): Pick<PlacedCard, 'attachedTo' | 'at'> {
  const host = hostOf(state, no);
  const pile = state.shared?.[state.cards[no]?.zone ?? ''];
  const isMixed = pile?.some((one, place) => one !== written[place]) === true;
  return {
    ...(host !== null && { attachedTo: labelOf(host) }),
    ...(isMixed && { at: pile.indexOf(no) }),
  };
}
