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
        'Coal Imp': 5,
        'Firework Boar': 6,
        'Overwound Mouse': 5,
        'Ratchet Squad': 5,
        'Ember Moth': 3,
        'Comet Hound': 3,
        'Slag Serpent': 1,
        'Night Shift': 4,
        'Controlled Demolition': 3,
        'Field Promotion': 2,
        'Faulty Prototype': 2,
        Requisition: 1,
      },
    },
    {
      name: 'The Long Exposure',
      notes:
        'Control. Keep attackers exhausted with the Orrery Keeper, remove them by Total Eclipse and Meteor Shower, and let a Sulking Colossus or the Debt Engine finish.',
      cards: {
        'Gate Astrolabe': 4,
        'Meteor Crab': 3,
        'Steam Sentry': 3,
        'Undying Pilot Light': 2,
        'Orrery Keeper': 3,
        'Scrap Golem': 2,
        'Brass Bailiff': 2,
        'Walking Vault': 1,
        'Sulking Colossus': 2,
        'The Debt Engine': 1,
        'Total Eclipse': 3,
        'Meteor Shower': 4,
        'Star Chart': 3,
        'Public Lecture': 2,
        Insulation: 2,
        'Short Circuit': 2,
        'Toast to Rivals': 1,
      },
    },
  ],
};
