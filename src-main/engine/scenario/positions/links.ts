/** What the cards of a position say of one another: what they are attached to or aimed at, and their order in zones that players share. */
import { attach, hostOf } from '../../objects/attachments.js';
import type { CardId } from '../../decision.js';
import { writable, type Writable } from '../../pipeline/writable.js';
import type { AbilitySource, BaseState, CardNo, Target } from '../../state.js';
import { ScenarioFault } from '../fault.js';
import type { Names } from '../names.js';
import type { PlacedCard } from '../scenario.js';

/** A card of a position with its number. */
export type Laid = readonly [no: CardNo, placed: PlacedCard];

/** Carries out what cards say of one another, when all of them lie. @throws ScenarioFault */
export function layLinks(
  state: BaseState,
  laid: readonly Laid[],
  named: Pick<Names, 'card' | 'player' | 'isPlayer'>,
): void {
  layAbilities(writable(state), laid, named);
  layTargets(writable(state), laid, named);
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

/** An id that no object has or gets: what had it is no more. */
function formerId(state: Writable<BaseState>): CardId {
  state.nextId += 1;
  return state.nextId - 1;
}

function layAbilities(state: Writable<BaseState>, laid: readonly Laid[], named: Pick<Names, 'card'>): void {
  for (const [no, { ability, of, left }] of laid) {
    const card = state.cards[no];
    if (ability === undefined || !card) continue;
    const source = of === undefined ? no : named.card(of);
    const isThere = of !== undefined && !left;
    card.made = 'ability';
    card.source = {
      card: source,
      id: isThere ? (state.cards[source]?.id ?? 0) : formerId(state),
      ability: ability - 1,
    };
  }
}

function layTargets(
  state: Writable<BaseState>,
  laid: readonly Laid[],
  named: Pick<Names, 'card' | 'player' | 'isPlayer'>,
): void {
  for (const [no, { targets }] of laid) {
    const card = state.cards[no];
    if (!targets || !card) continue;
    card.targets = targets.map((name) => {
      if (name === null) return { card: formerId(state) };
      if (named.isPlayer(name)) return { player: named.player(name) };
      return { card: state.cards[named.card(name)]?.id ?? 0 };
    });
  }
}

/** Whose ability it is, by the label of that card. */
function sourceOf(
  { cards }: BaseState,
  { card, id }: AbilitySource,
  labelOf: (card: CardNo) => string,
): Pick<PlacedCard, 'of' | 'left'> {
  const its = cards[card];
  if (!its || its.made === 'ability' || its.ceased) return {};
  return { of: labelOf(card), ...(its.id !== id && { left: true }) };
}

/**
 * What a card says of the others.
 * @param written the cards of its zone in the order in which the position has them, which a shared zone can differ from
 * @param labelOf the label of a card
 * @param names the players'
 */
export function linksOf(
  state: BaseState,
  no: CardNo,
  written: readonly CardNo[],
  labelOf: (card: CardNo) => string,
  names: readonly string[],
): Pick<PlacedCard, 'attachedTo' | 'of' | 'left' | 'targets' | 'at'> {
  const { source, targets } = state.cards[no] ?? {};
  const calledAs = (target: Target): string | null => {
    if ('player' in target) return names[target.player] ?? null;
    const card = state.cards.findIndex(({ id }) => id === target.card);
    return card < 0 ? null : labelOf(card);
  };
  const host = hostOf(state, no);
  const pile = state.shared?.[state.cards[no]?.zone ?? ''];
  const isMixed = pile?.some((one, place) => one !== written[place]) === true;
  return {
    ...(host !== null && { attachedTo: labelOf(host) }),
    ...(source && sourceOf(state, source, labelOf)),
    ...(targets && { targets: targets.map(calledAs) }),
    ...(isMixed && { at: pile.indexOf(no) }),
  };
}
