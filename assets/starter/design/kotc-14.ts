import type { Library } from './design.js';
import { minions } from './kotc-14-minions.js';
import { spells } from './kotc-14-spells.js';

export const brinewick: Library = {
  folder: 'kotc-14',
  edition: 14,
  designs: [...minions, ...spells],
  decks: [
    {
      name: 'All Hands on Deck',
      notes:
        'Swarm. Fill the battlefield with small minions by turn four, let them die for cards and Sword Counters, and spend whoever is left on Scuttle.',
      cards: {
        'Bilge Rat': 8,
        'Powder Monkey': 3,
        'Pickpocket Gull': 7,
        'Oar Gang': 5,
        'Mermaid Fence': 4,
        'Bosun Marrow': 3,
        'Harbor Shark': 4,
        Scuttle: 3,
        Undertow: 3,
        "Siren's Invoice": 2,
        'Burn the Ledgers': 3,
        "The Kraken's Share": 2,
        'Message in a Bottle': 3,
      },
    },
    {
      name: 'The Harbor Office',
      notes:
        'Control. Dock Urchins and minions that defend well hold the pier; tire out what attacks, bury the rest, and win late with the Tide Assessor and the Foghorn Golem.',
      cards: {
        'Dock Urchin': 11,
        'Barnacle Veteran': 3,
        'Insured Crate': 1,
        'Lantern Widow': 6,
        "Ship's Surgeon": 2,
        'Foghorn Golem': 6,
        'Tide Assessor': 4,
        Undertow: 2,
        Keelhaul: 5,
        'Lighthouse Sweep': 1,
        Broadside: 6,
        Soundings: 1,
        'Harbor Chain': 1,
        'Stormglass Tonic': 1,
      },
    },
  ],
};
