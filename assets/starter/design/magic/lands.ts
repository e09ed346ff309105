import { land, type MagicDesign } from './design.js';

export const basicLands: readonly MagicDesign[] = [
  land('Plains', 'common', '', '', ['caro-asercion/clock-tower', 'stairs', 'honey', 'vista']),
  land('Island', 'common', '', '', ['delapouite/lighthouse', 'fen', 'mist', 'vista']),
  land('Swamp', 'common', '', '', ['lorc/dead-wood', 'graves', 'violet', 'vista']),
  land('Mountain', 'common', '', '', ['lorc/volcano', 'crags', 'ember', 'vista']),
  land('Forest', 'common', '', '', ['caro-asercion/deer', 'wood', 'leaf', 'vista']),
];

const tapped = (name: string): string => `${name} comes into play tapped.`;

/** Where two countries of Tamberlay meet, and a few places that belong to none. */
export const nonbasicLands: readonly MagicDesign[] = [
  land(
    'Bellfog Landing',
    'uncommon',
    `${tapped('Bellfog Landing')}\n{T}: Add {W} or {U} to your mana pool.`,
    'The lowest step is under water. So is the one below it.',
    ['lorc/bridge', 'fen', 'honey', 'vista'],
  ),
  land(
    'Drowned Lychgate',
    'uncommon',
    `${tapped('Drowned Lychgate')}\n{T}: Add {U} or {B} to your mana pool.`,
    'Funerals come by boat, and leave by diving.',
    ['delapouite/shinto-shrine', 'fen', 'violet', 'vista'],
  ),
  land(
    'Ashwick Crossing',
    'uncommon',
    `${tapped('Ashwick Crossing')}\n{T}: Add {B} or {R} to your mana pool.`,
    'Candles go east, embers go west, and nobody asks what is in the third cart.',
    ['delapouite/crossroad', 'crags', 'violet', 'vista'],
  ),
  land(
    'Claybank Thicket',
    'uncommon',
    `${tapped('Claybank Thicket')}\n{T}: Add {R} or {G} to your mana pool.`,
    'The goblins dig it up. The thicket digs it in again.',
    ['lorc/pine-tree', 'crags', 'moss', 'vista'],
  ),
  land(
    'Orchard Steps',
    'uncommon',
    `${tapped('Orchard Steps')}\n{T}: Add {G} or {W} to your mana pool.`,
    'Apples roll down all autumn, and are ringed in with due ceremony.',
    ['lorc/oak', 'stairs', 'leaf', 'vista'],
  ),
  land(
    'The Old Toll Road',
    'rare',
    '{T}: Add one colorless mana to your mana pool.\n{T}: Add {R} or {W} to your mana pool. The Old Toll Road deals 1 damage to you.',
    'There is a penny in every milestone.',
    ['lorc/wooden-sign', 'wheat', 'brass', 'vista'],
  ),
  land(
    "Nobody's Ferry",
    'rare',
    "{T}: Add one mana of any color to your mana pool. Nobody's Ferry deals 1 damage to you.",
    'It comes for everyone. It would rather not say who sent it.',
    ['delapouite/sailboat', 'deepwater', 'gloam', 'vista'],
  ),
  land(
    'Minute-to-Noon Square',
    'rare',
    '{T}: Add one colorless mana to your mana pool.\n{2}, {T}: Untap target creature. Play this ability only if you control an artifact.',
    'All the clocks of Tamberlay agree here, and none of them is right.',
    ['delapouite/water-fountain', 'towers', 'noon', 'vista'],
  ),
];
