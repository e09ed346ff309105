import type { Library } from './design.js';
import { creatures } from './kotc-11-creatures.js';
import { spells } from './kotc-11-spells.js';

export const ashgear: Library = {
  folder: 'kotc-11',
  edition: 11,
  designs: [...creatures, ...spells],
  decks: [
    {
      name: 'Sparks and Springs',
      notes:
        'Swarm. Cheap machines attack before anyone is ready; Night Shift refills the hand and Controlled Demolition turns a spent mouse into two craters.',
      cards: {
        'Coal Imp': 4,
        'Firework Boar': 2,
        'Overwound Mouse': 7,
        'Ratchet Squad': 4,
        'Ember Moth': 5,
        'Comet Hound': 2,
        'Slag Serpent': 1,
        'Night Shift': 4,
        'Controlled Demolition': 3,
        'Field Promotion': 3,
        'Faulty Prototype': 3,
        Requisition: 2,
      },
    },
    {
      name: 'The Long Exposure',
      notes:
        'Control. Keep attackers exhausted with the Orrery Keeper, remove them by Total Eclipse and Meteor Shower, and let a Sulking Colossus or the Debt Engine finish.',
      cards: {
        'Gate Astrolabe': 5,
        'Meteor Crab': 4,
        'Steam Sentry': 2,
        'Undying Pilot Light': 1,
        'Orrery Keeper': 3,
        'Scrap Golem': 2,
        'Brass Bailiff': 3,
        'Walking Vault': 1,
        'Sulking Colossus': 2,
        'The Debt Engine': 2,
        'Total Eclipse': 3,
        'Meteor Shower': 6,
        'Star Chart': 4,
        Insulation: 1,
        'Short Circuit': 1,
      },
    },
  ],
};
