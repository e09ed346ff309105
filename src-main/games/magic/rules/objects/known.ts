/** Objects as texts know them: as they are, or as they last were (MC-Q-36, MC-Q-72, MC-Q-91). */
import type { CardId } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import type { Characteristics } from '../state/characteristics.js';
import type { KnownObject, MagicCard } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { CREATURE } from './bits.js';
import { faceAt } from './faces.js';
import { cardAt } from '../state/reading.js';

/** An object with the values that it has, as plain data; power and toughness only of creatures. */
export function knownFrom(no: CardNo, card: MagicCard, values: Characteristics): KnownObject {
  const { face: design, colors, types } = values;
  const isCreature = (types & CREATURE) !== 0;
  return {
    card: no,
    id: card.id,
    player: card.player,
    design,
    power: isCreature ? values.power : undefined,
    toughness: isCreature ? values.toughness : undefined,
    colors,
    types,
  };
}

/** The same object by another id. */
export const withId = (known: KnownObject, id: CardId): KnownObject => {
  const { card, player, design, power, toughness, colors, types } = known;
  return { card, id, player, design, power, toughness, colors, types };
};

/** An object as it is now. */
export const snapshot = (game: Magic, no: CardNo): KnownObject =>
  knownFrom(no, cardAt(game, no), game.rules.characteristicsOf(game, no));

/** Whether it is still the object that it was when a text spoke of it. */
export const isPresent = (
  { state }: Pick<Magic, 'state'>,
  known: Pick<KnownObject, 'card' | 'id'>,
): boolean => state.cards[known.card]?.id === known.id;

/** Whether what is known of it has to be taken from what it last was: it has left play or the stack. */
const hasLeft = (game: Magic, known: KnownObject): boolean => {
  if (!isPresent(game, known)) return true;
  const { zone } = cardAt(game, known.card);
  return zone !== 'play' && zone !== 'stack';
};

/** Its values now, or those that it last had. */
export function valuesOfKnown(game: Magic, known: KnownObject): Characteristics {
  if (!hasLeft(game, known)) return game.rules.characteristicsOf(game, known.card);
  const { printed } = faceAt(game, known.design);
  const { types, colors, power = 0, toughness = 0 } = known;
  return { ...printed, types, colors, power, toughness };
}

/** "This" of a text: as it is, or as it last was. */
export function sourceKnown(game: Magic, text: TextSource): KnownObject {
  if (text.lastKnown && hasLeft(game, text.lastKnown)) return text.lastKnown;
  const known = snapshot(game, text.card);
  return known.id === text.id ? known : withId(known, text.id);
}

/** The controller of an object now, or the last that it had. */
export const controllerOfKnown = (game: Magic, known: KnownObject): number =>
  hasLeft(game, known) ? known.player : cardAt(game, known.card).player;
