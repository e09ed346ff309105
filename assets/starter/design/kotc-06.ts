import type { Library } from './design.js';
import { creatures } from './kotc-06-creatures.js';
import { spells } from './kotc-06-spells.js';

export const longTooth: Library = {
  folder: 'kotc-06',
  edition: 6,
  designs: [...creatures, ...spells],
  decks: [
    {
      name: 'The Running Pack',
      notes:
        'Swarm. Three-offense hunters from the second turn on, paid for with cards that the pack will not live to draw; the bears and the wolves finish.',
      cards: {
        'Frost Vole': 6,
        'Sled Pack': 6,
        'Berserk Lynx': 6,
        'Lemming Surge': 5,
        'Larder Thief': 4,
        'Drum Speaker': 4,
        'Wolf Regent': 4,
        'Hungry Bear': 3,
        'Bone Dice': 3,
        'Spirit Trade': 3,
        'Thin Ice': 2,
        'Second Wind': 1,
        'Mammoth in the Ice': 3,
      },
    },
    {
      name: 'The Patient Winter',
      notes:
        'Control. Owls and skalds answer what the opponent tries, crows and the palisade hold off the rest, and once resources are there the Glacier Giant walks.',
      cards: {
        'Blizzard Crow': 8,
        'Ice Palisade': 5,
        'Whiteout Owl': 3,
        'Rune Skald': 3,
        'Aurora Elk': 3,
        'Hearth Grandmother': 2,
        'Ice Fisher': 3,
        'Snowmelt Troll': 5,
        'Glacier Giant': 2,
        'Avalanche Wyrm': 2,
        'Wolf Moon': 4,
        Whiteout: 3,
        "Ancestors' Feast": 2,
        'Hunger Ahead': 1,
        Frostbite: 2,
        'Tale of the Long Night': 2,
      },
    },
  ],
};
