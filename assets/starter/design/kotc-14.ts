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
        'Dock Urchin': 6,
        'Bilge Rat': 6,
        'Powder Monkey': 5,
        'Pickpocket Gull': 4,
        'Oar Gang': 5,
        'Mermaid Fence': 3,
        'Bosun Marrow': 3,
        'Harbor Shark': 3,
        Scuttle: 4,
        Undertow: 3,
        "Siren's Invoice": 2,
        'Burn the Ledgers': 2,
        "The Kraken's Share": 2,
        'Message in a Bottle': 2,
      },
    },
    {
      name: 'The Harbor Office',
      notes:
        'Control. Hide behind minions that defend well, tire out what attacks, bury the rest, and win late with the Tide Assessor and the Foghorn Golem.',
      cards: {
        'Barnacle Veteran': 5,
        'Insured Crate': 4,
        'Lantern Widow': 4,
        "Ship's Surgeon": 3,
        'Foghorn Golem': 4,
        'Tide Assessor': 3,
        Undertow: 3,
        Keelhaul: 4,
        'Lighthouse Sweep': 3,
        Broadside: 3,
        Soundings: 3,
        'Salvage Rights': 2,
        'Sunken Reserve': 1,
        'Ghost Fleet Manifest': 1,
        'Harbor Chain': 2,
        'Loaded Dice': 1,
        'Flotsam Market': 1,
        'Grudge Ledger': 1,
        'Stormglass Tonic': 1,
        'Scrape the Hull': 1,
      },
    },
  ],
};
