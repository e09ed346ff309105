/** Objects that a game makes: tokens, abilities that wait to be carried out, and copies. */
import type { PlayerNo } from '../decision.js';
import type { AbilitySource, BaseCard, CardNo, ZoneLaws } from '../state.js';
import { listOf } from '../pipeline/list-of.js';
import { addCard, moveCard, type CardsState, type NewCard } from '../zones.js';

/** What stands on an object now: what is printed on it, or on what it is a copy of. */
export const faceOf = ({ copyOf, design }: Pick<BaseCard<string>, 'copyOf' | 'design'>): number =>
  copyOf ?? design;

/** What stands on objects now, by their designs; null for one that is still to be made. */
export function facesOf(
  { cards }: { readonly cards: readonly Pick<BaseCard<string>, 'copyOf' | 'design'>[] },
  objects: readonly CardNo[],
): readonly (number | null)[] {
  const only = objects.length === 1 ? cards[objects[0]!] : undefined;
  if (only) return listOf(faceOf(only));
  return objects.map((no) => {
    const object = cards[no];
    return object ? faceOf(object) : null;
  });
}

type NewObject<Z extends string, C extends BaseCard<Z>> = Omit<
  NewCard<C>,
  'made' | 'ceased' | 'source' | 'zone'
> & {
  readonly zone: Z;
};

/** Makes a token in a zone. @returns its number */
export const makeToken = <Z extends string, C extends BaseCard<Z>>(
  state: CardsState<Z>,
  laws: ZoneLaws<Z>,
  token: NewObject<Z, C>,
): CardNo => addCard<Z, C>(state, laws, { ...token, made: 'token' } as unknown as NewCard<C> & { zone: Z });

/**
 * Puts an ability of an object on top of a zone, as the stack: it is an object of its own, looks like its source, and knows
 * which object that was.
 *
 * @returns its number
 */
export function makeAbility<Z extends string>(
  state: CardsState<Z>,
  laws: ZoneLaws<Z>,
  from: { readonly card: CardNo; readonly ability: number; readonly player: PlayerNo; readonly zone: Z },
): CardNo {
  const { card, ability, player, zone } = from;
  const its = state.cards[card] as BaseCard<Z>;
  const source: AbilitySource = { card, id: its.id, ability };
  const made = { design: faceOf(its), owner: player, player, zone, made: 'ability', source } as const;
  return addCard<Z, BaseCard<Z>>(state, laws, made, 'top');
}

/** Makes an object a copy of another, for as long as it stays where it is: what stands on that one stands on it. */
export function becomeCopy(
  state: { readonly cards: { design: number; copyOf?: number }[] },
  no: CardNo,
  of: CardNo,
): void {
  const [card, original] = [state.cards[no], state.cards[of]];
  if (card && original) card.copyOf = faceOf(original);
}

/** Ends an object that was made: it lies nowhere any more. @throws RangeError for a card, which never ceases */
export function cease<Z extends string>(state: CardsState<Z>, laws: ZoneLaws<Z>, no: CardNo): void {
  const card = state.cards[no];
  if (!card?.made) throw new RangeError(`Object ${no} is a card and cannot cease.`);
  moveCard(state, laws, no, { player: card.player, zone: null, place: 'top' });
}
