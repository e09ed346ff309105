import { inEditions } from '../../in-editions.js';
import { counters, creature, play, spell, type Placed, type Scene } from '../../scene.js';

/** What becomes of an ability whose activation cost cannot be paid in full, and what a cost is beside the resource cost. */

const pup = creature(0, 1, '', 0);

/** Costs that take more than there is, and where one card lies that a payment in part would take. */
const unpayable = {
  'Exhaust 2 of your resources.': 'granary',
  'Exhaust 2 of your unexhausted creatures in play.': 'battlefield',
  'Sacrifice 2 random cards in your hand.': 'hand',
  'Sacrifice 3 cards in play.': 'traps',
  'Destroy 2 random cards in your hand.': 'hand',
  'Destroy 3 of your cards in play chosen by an opponent of your choice.': 'traps',
  'Destroy 2 of your resources.': 'granary',
} as const;

inEditions(
  '[K06-ABL-20] [K06-Q-23] [K09-ABL-16] [K09-Q-23] [K11-ABL-18] [K11-ABL-20] [K11-Q-44] a cost that cannot be paid in full is not paid in part: the ability is used, to no effect',
  (rules) => {
    for (const [cost, zone] of Object.entries(unpayable)) {
      const lying: Placed[] = [{ card: 'pup', as: 'part' }];
      const seer: Placed = { card: 'seer', counters: counters('plain', 'A') };
      play({
        rules,
        cards: { pup, seer: seerFor(cost) },
        players: [
          zone === 'battlefield'
            ? { name: 'A', battlefield: [seer, ...lying] }
            : { name: 'A', battlefield: [seer], [zone]: lying },
          { name: 'B', battlefield: ['pup'] },
        ],
        steps: [
          { by: 'A', activate: 'seer' },
          {
            expect: {
              log: [
                { type: 'exhaust', card: 'seer' },
                { type: 'fail', card: 'seer' },
              ],
              logNot: [{ type: 'target' }],
              cards: {
                seer: { exhausted: true, zone: 'battlefield', counters: { plain: 1 } },
                part: { exhausted: false, zone },
                pup: { zone: 'battlefield' },
              },
              players: { A: { grave: 0, deck: 10, hand: zone === 'hand' ? 1 : 0 } },
              turn: { phase: 'action' },
            },
          },
        ],
      });
    }
  },
);

const seerFor = (cost: string) =>
  creature(1, 5, `${cost} Target up to 1 card in play. Destroy all targets. Draw 1 card.`, 0);

inEditions(
  '[K06-ABL-20] [K06-Q-23] [K09-ABL-16] [K09-Q-23] [K11-ABL-18] [K11-Q-44] of too few counters none is removed',
  (rules) =>
    play({
      rules,
      cards: { seer: seerFor('Remove 2 counters from this card.') },
      players: [
        { name: 'A', battlefield: [{ card: 'seer', counters: counters('plain', 'A') }] },
        { name: 'B', battlefield: ['filler'] },
      ],
      steps: [
        { by: 'A', activate: 'seer' },
        {
          expect: {
            cards: { seer: { exhausted: true, counters: { plain: 1 } } },
            players: { A: { hand: 0 }, B: { battlefield: 1 } },
          },
        },
      ],
    }),
);

inEditions(
  '[K06-Q-23] [K09-Q-23] [K11-Q-44] a spell whose cost cannot be paid is paid for with its resource cost, and used up',
  (rules) => {
    const card = spell('Sacrifice 1 card in play. Draw 1 card.', 1);
    play({
      rules,
      cards: { card },
      players: [{ name: 'A', hand: ['card'], granary: [2] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'card' },
        {
          expect: {
            cards: {
              card: { zone: 'grave' },
              'filler 11': { exhausted: true },
              'filler 12': { exhausted: false },
            },
            players: { A: { hand: 0 } },
          },
        },
      ],
    });
  },
);

inEditions(
  '[K11-ABL-17] an activation cost comes beside the resource cost, also where it exhausts resources',
  (rules) => {
    const scene = (place: 'hand' | 'traps', resources: number, paid: number, drawn: number): Scene => ({
      rules,
      cards: { study: spell('Exhaust 2 of your resources. Draw 1 card.', 1) },
      players: [
        { name: 'A', [place]: ['study'], granary: Array.from({ length: resources }, (_, n) => resource(n)) },
        { name: 'B' },
      ],
      steps: [
        place === 'hand' ? { by: 'A', cast: 'study' } : { by: 'A', activate: 'study' },
        ...(drawn > 0 && place === 'hand' ? [{ by: 'A', pay: ['resource 0'] }] : []),
        {
          expect: {
            cards: Object.fromEntries(
              Array.from({ length: resources }, (_, n) => [`resource ${n}`, { exhausted: n < paid }]),
            ),
            players: { A: { hand: drawn, grave: ['study'] } },
          },
        },
      ],
    });
    play(scene('hand', 3, 3, 1));
    play(scene('hand', 2, 1, 0));
    play(scene('traps', 2, 2, 1));
    play(scene('traps', 1, 0, 0));
  },
);

const resource = (n: number) => ({ card: 'filler', as: `resource ${n}` });

inEditions('[K06-Q-23] in the chain such an ability is a link all the same', (rules) =>
  play({
    rules,
    cards: {
      seer: creature(1, 5, 'Destroy 1 of your resources. Draw 1 card.', 0),
      answer: spell('Activate in response to an opponent’s card effect. Increase your hitpoints by 1.', 0),
    },
    players: [
      { name: 'A', battlefield: ['seer'] },
      { name: 'B', traps: ['answer'], hp: 10 },
    ],
    steps: [
      { by: 'A', activate: 'seer' },
      { expect: { chain: ['seer'], asks: { by: 'B', purpose: 'respond' } } },
      { by: 'B', activate: 'answer' },
      { resolve: true },
      { expect: { players: { A: { hand: 0 }, B: { hp: 11 } } } },
    ],
  }),
);
