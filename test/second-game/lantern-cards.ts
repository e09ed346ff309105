import { addGame, findGame } from '../../src-main/games/registry.js';
import { lanterns } from '../games/lanterns/game.js';
import type { LanternCard } from '../games/lanterns/cards.js';

if (!findGame(lanterns.id)) addGame(lanterns);

/** A new lantern or moth, as a file or a client gives it. */
export function lantern(name: string, light: number | null, kind: 'lantern' | 'moth' = 'lantern') {
  const { id: _none, ...blank } = lanterns.cards.blank('') as LanternCard;
  const made: Omit<LanternCard, 'id'> = { ...blank, name, light, kind };
  return made;
}

export const lanternNamed = (nth: number) =>
  lantern(`${nth % 3 === 2 ? 'Moth' : 'Lantern'} of ${nth + 1}`, nth + 1, nth % 3 === 2 ? 'moth' : 'lantern');
