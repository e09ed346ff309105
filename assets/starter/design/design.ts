import type { GuideEdition } from '../../../src-main/games/kotc/cards/editions.js';
import type { SceneName } from '../../paint/starter/picture.js';
import type { PaletteName } from '../../paint/starter/palettes.js';

/** A starter card as it is thought up. Its price, its canonical text, its picture and its ids are made from this. */
export interface Design {
  readonly name: string;
  /** Offense and defense (SP and HP); null for a spell. */
  readonly stats: readonly [number, number] | null;
  /** One paragraph for each ability. */
  readonly text: string;
  readonly flavor: string;
  /** The icon with its author's folder in the game-icons set, and where it stands. */
  readonly picture: readonly [icon: IconPath, scene: SceneName, palette: PaletteName];
}

/** Authors of the game-icons set whose icons the starter cards bear. */
export const authors = {
  lorc: { name: 'Lorc', page: 'https://lorcblog.blogspot.com' },
  delapouite: { name: 'Delapouite', page: 'https://delapouite.com' },
  'caro-asercion': { name: 'Caro Asercion', page: 'https://game-icons.net' },
  skoll: { name: 'Skoll', page: 'https://game-icons.net' },
  cathelineau: { name: 'Cathelineau', page: 'https://game-icons.net' },
  'kier-heyl': { name: 'Kier Heyl', page: 'https://game-icons.net' },
  sbed: { name: 'sbed', page: 'https://opengameart.org/content/95-game-icons' },
} as const;
export type IconPath = `${keyof typeof authors}/${string}`;

export interface DeckDesign {
  readonly name: string;
  readonly notes: string;
  /** The kind of play that it is made for, where that is not the usual one. */
  readonly play?: string;
  /** Copies by the card's name. */
  readonly cards: Readonly<Record<string, number>>;
  /** Copies that are meant as reserves besides, by the card's name. */
  readonly reserves?: Readonly<Record<string, number>>;
}

export interface Library {
  readonly folder: `kotc-${string}`;
  readonly edition: GuideEdition;
  readonly designs: readonly Design[];
  readonly decks: readonly DeckDesign[];
}

type Picture = Design['picture'];

/** A creature or minion: "2/5" is an offense of 2 and a defense of 5. */
export function creature(
  name: string,
  stats: `${number}/${number}`,
  text: string,
  flavor: string,
  picture: Picture,
): Design {
  const [offense, defense] = stats.split('/').map(Number);
  return { name, stats: [offense ?? 0, defense ?? 0], text, flavor, picture };
}

export const spell = (name: string, text: string, flavor: string, picture: Picture): Design => ({
  name,
  stats: null,
  text,
  flavor,
  picture,
});
