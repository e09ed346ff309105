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
        'Blizzard Crow': 6,
        'Sled Pack': 6,
        'Berserk Lynx': 6,
        'Lemming Surge': 4,
        'Larder Thief': 3,
        'Drum Speaker': 3,
        'Wolf Regent': 4,
        'Hungry Bear': 2,
        'Bone Dice': 3,
        'Spirit Trade': 2,
        'Thin Ice': 2,
        'Second Wind': 1,
        'Mammoth in the Ice': 2,
      },
    },
    {
      name: 'The Patient Winter',
      notes:
        'Control. Owls and skalds answer what the opponent tries, the palisade takes the rest, and once resources are there the Glacier Giant walks.',
      cards: {
        'Ice Palisade': 6,
        'Whiteout Owl': 4,
        'Rune Skald': 4,
        'Aurora Elk': 3,
        'Hearth Grandmother': 3,
        'Ice Fisher': 3,
        'Snowmelt Troll': 3,
        'Glacier Giant': 2,
        'Avalanche Wyrm': 2,
        'Wolf Moon': 4,
        Whiteout: 3,
        "Ancestors' Feast": 3,
        'Hunger Ahead': 2,
        Frostbite: 3,
        'Tale of the Long Night': 3,
        'Old Friends': 2,
      },
    },
  ],
};
