import { inEditions } from '../../in-editions.js';
import { play, type Scene } from '../../scene.js';

/** What each player begins with, however many they are. */
const modern = { hp: 35, deck: 35, reserves: 0 } as const;
const beginnings = {
  'kotc-06': { hp: 60, deck: 35, reserves: 0 },
  'kotc-09': { hp: 20, deck: 25, reserves: 10 },
  'kotc-10': { hp: 20, deck: 25, reserves: 10 },
  'kotc-11': { hp: 20, deck: 25, reserves: 10 },
  'kotc-12': modern,
  'kotc-13': modern,
  'kotc-14': modern,
  'kotc-15': modern,
  'kotc-16': modern,
  'kotc-17': modern,
} as const satisfies Record<NonNullable<Scene['rules']>, object>;

const nothingElse = { grave: 0, battlefield: 0, traps: 0, granary: 0, removed: 0 } as const;

inEditions(
  '[K06-SET-04] [K06-SET-06] [K06-SET-07] [K06-SET-08] [K09-SET-04] [K09-SET-08] [K09-SET-09] [K11-SET-10] [K11-SET-12] [K11-SET-17] [K11-SET-18] [K11-SET-19] [K14-SET-08] [K14-SET-09] [K14-SET-19] each player of two, three or four begins with hitpoints, hand and deck of their own',
  (rules) => {
    for (const names of [
      ['A', 'B'],
      ['A', 'B', 'C'],
      ['A', 'B', 'C', 'D'],
    ]) {
      const each = { ...beginnings[rules], ...nothingElse, hand: 5 };
      play({
        rules,
        begin: 'setup',
        dice: names.flatMap((name) => (name === 'A' ? [6, 6] : [1, 1])),
        players: names.map((name) => ({ name, deck: [40] })),
        steps: [
          { until: { turn: 1, phase: 'resource' } },
          { expect: { players: Object.fromEntries(names.map((name) => [name, each])) } },
        ],
      });
    }
  },
);
