import type { Library } from './design.js';
import { creatures } from './kotc-09-creatures.js';
import { spells } from './kotc-09-spells.js';

export const thornhallow: Library = {
  folder: 'kotc-09',
  edition: 9,
  designs: [...creatures, ...spells],
  decks: [
    {
      name: 'The Buzzing Host',
      notes:
        'Swarm. Cheap insects attack every turn; what falls feeds the Ant Column and the Mantis Bride. Set aside as reserves what the first hands do not need.',
      cards: {
        'Worker Bee': 6,
        'Reckless Wasp': 3,
        'Bumble Brigade': 4,
        'Ladybug Gambler': 4,
        'Ant Column': 6,
        "Queen's Hornet": 3,
        'Mantis Bride': 3,
        'Mole Sapper': 2,
        'First Frost': 3,
        'Weed Out': 2,
        'Pollen Trance': 2,
        'Thorn Season': 1,
        'Snail Race': 1,
      },
    },
    {
      name: 'Walls and Roots',
      notes:
        'Control. Bramble Walls hold the paths, exhausted attackers are caught napping, Offering to the Soil pays for a late Corpse Lily or the Greenhouse Titan.',
      cards: {
        'Bramble Wall': 8,
        'Hedge Knight': 4,
        'Royal Beekeeper': 2,
        'Slug Baron': 2,
        'Toad Magistrate': 2,
        'Strangler Fig': 1,
        'Scarecrow Regent': 1,
        'Compost Golem': 2,
        'Corpse Lily': 2,
        'Greenhouse Titan': 2,
        'Caught Napping': 4,
        'First Frost': 3,
        'Seed Catalog': 1,
        'Offering to the Soil': 3,
        Hailstones: 2,
        'Garden Gossip': 1,
      },
    },
  ],
};
