import { creature, type MagicDesign } from './design.js';

/** What other cards put into play, each called by its creature type. */
const token = (colors: string, ...design: Parameters<typeof creature>): MagicDesign => ({
  ...creature(...design),
  colors,
});

export const tokens: readonly MagicDesign[] = [
  token('W', 'Soldier', '', 'Token Creature — Soldier', '1/1', 'common', '', 'Came at the first ring.', [
    'lorc/spears',
    'stairs',
    'honey',
  ]),
  token('W', 'Bee', '', 'Token Creature — Bee', '1/1', 'common', 'Flying', '', ['lorc/bee', 'wheat', 'noon']),
  token('B', 'Zombie', '', 'Token Creature — Zombie', '2/2', 'common', '', 'Brought the cake.', [
    'lorc/carrion',
    'graves',
    'candle',
  ]),
  token('R', 'Goblin', '', 'Token Creature — Goblin', '1/1', 'common', '', 'Not in the catalogue.', [
    'lorc/imp',
    'kilns',
    'brass',
  ]),
  token('G', 'Bear', '', 'Token Creature — Bear', '2/2', 'common', '', 'A cousin of the cousin.', [
    'lorc/paw',
    'hedge',
    'leaf',
  ]),
  token('G', 'Insect', '', 'Token Creature — Insect', '1/1', 'common', 'Flying', '', [
    'lorc/wasp-sting',
    'meadow',
    'gloam',
  ]),
  token(
    '',
    'Toy',
    '',
    'Token Artifact Creature — Toy',
    '1/1',
    'common',
    '',
    'One leg too few, and no complaints.',
    ['skoll/chess-pawn', 'workshop', 'brasswork'],
  ),
];
