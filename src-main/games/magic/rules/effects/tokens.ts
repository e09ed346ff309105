/** Which design a token has: those of a game follow the cards' (MC-GR-133, MC-Q-84). */
import type { TokenSpec } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import { amountOf } from '../objects/amounts.js';
import { isSame } from '../objects/filters.js';
import type { Design } from '../state/design.js';
import type { EventOf } from '../state/events.js';
import type { TextSource } from '../state/text-source.js';

const found = new WeakMap<readonly Design[], WeakMap<TokenSpec, number>>();

/** The design of a token, and its size where the text counts it. @throws RangeError where the game has no such design */
export function tokenDesign(
  game: Magic,
  token: TokenSpec,
  text: TextSource,
): Pick<EventOf<'makeToken'>, 'design' | 'size'> {
  const { power, toughness } = token;
  const design = placeOf(game, token);
  if (typeof power === 'number' && typeof toughness === 'number') return { design };
  return {
    design,
    size: { power: amountOf(game, power, text), toughness: amountOf(game, toughness, text) },
  };
}

function placeOf(game: Magic, token: TokenSpec): number {
  const known = found.get(game.designs) ?? new WeakMap<TokenSpec, number>();
  found.set(game.designs, known);
  const before = known.get(token);
  if (before !== undefined) return before;
  const place = game.designs.findIndex((design) => isOf(design, token));
  if (place < 0) throw new RangeError(`There is no token “${nameOf(token)}” among the game's designs.`);
  known.set(token, place);
  return place;
}

const nameOf = ({ name, subtypes }: TokenSpec): string => name ?? subtypes.join(' ');

function isOf(design: Design, token: TokenSpec): boolean {
  const { isToken, name, colors, subtypes, types, power, toughness, abilities } = design;
  return (
    isToken &&
    name === nameOf(token) &&
    types.includes('artifact') === token.artifact &&
    isSame([...colors].sort(), [...token.colors].sort()) &&
    isSame(subtypes, token.subtypes) &&
    (typeof token.power !== 'number' || power === token.power) &&
    (typeof token.toughness !== 'number' || toughness === token.toughness) &&
    isSame(abilities, token.abilities)
  );
}
