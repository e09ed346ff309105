import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { creature, spell } from '../../scene.js';

/** "A total of": what is divided among the targets. */
const bear = creature(2, 6, '', 0);
const herd = { bear, wolf: bear, lynx: creature(3, 10, '', 0) };
const snare = spell('Draw 1 card.', 0);
const twoSides = [
  { name: 'A', hand: ['spell'], battlefield: ['bear'] },
  { name: 'B', battlefield: ['wolf', 'lynx'], traps: ['snare'] },
];

const totals = (effect: string) => spell(`Target up to 4 cards in play. ${effect}`, 0);

describe('“a total of”', () => {
  sceneInEditions(
    '[K06-RUL-08] [K09-RUL-05] [K11-RUL-01] [K06-Q-56] [K09-Q-56] is spread as the user decides, and a target may get nothing of it',
    {
      cards: { ...herd, snare, spell: totals("Increase targets' defense by a total of 10.") },
      players: twoSides,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf', 'lynx'] },
        {
          expect: { asks: { by: 'A', purpose: 'share', about: 'bear', kind: 'number', least: 0, most: 10 } },
        },
        { by: 'A', number: 3 },
        { expect: { asks: { by: 'A', purpose: 'share', about: 'wolf', least: 0, most: 7 } } },
        { by: 'A', number: 0 },
        { expect: { cards: { bear: { defense: 9 }, wolf: { defense: 6 }, lynx: { defense: 17 } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-RUL-09] [K09-RUL-06] [K11-RUL-02] is used whole: the last target takes all that is left',
    {
      cards: { ...herd, snare, spell: totals("Increase targets' offense by a total of 5.") },
      players: twoSides,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf'] },
        { by: 'A', number: 0 },
        { expect: { cards: { bear: { offense: 2 }, wolf: { offense: 7 } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-RUL-09] [K09-RUL-06] [K11-RUL-02] [K06-RUL-11] [K09-RUL-08] [K11-RUL-04] [K06-Q-62] [K09-Q-64] is given to each target only up to its offense, and what one cannot take, others must',
    {
      cards: { ...herd, snare, spell: totals("Decrease targets' offense by a total of 4.") },
      players: twoSides,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'lynx'] },
        { expect: { asks: { purpose: 'share', about: 'bear', least: 1, most: 2 } } },
        { by: 'A', number: 1 },
        { expect: { cards: { bear: { offense: 1 }, lynx: { offense: 0 } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-RUL-10] [K09-RUL-07] [K11-RUL-03] [K06-RUL-11] [K09-RUL-08] [K11-RUL-04] [K06-Q-62] [K09-Q-64] is used as far as possible, and no offense falls below 0',
    {
      cards: { ...herd, snare, spell: totals("Decrease targets' offense by a total of 9.") },
      players: twoSides,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'lynx'] },
        {
          expect: {
            cards: { bear: { offense: 0 }, lynx: { offense: 0 } },
            log: [
              { type: 'change', card: 'bear' },
              { type: 'change', card: 'lynx' },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-RUL-09] [K06-RUL-12] [K09-RUL-06] [K09-RUL-09] [K11-RUL-05] [K11-RUL-06] [K11-RUL-07] of 10 damage gives a target with 6 defense 6 at most; the other 4 go to other targets',
    {
      cards: { ...herd, snare, spell: totals('Inflict a total of 10 damage to targets.') },
      players: twoSides,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['wolf', 'lynx'] },
        { expect: { asks: { by: 'A', purpose: 'share', about: 'wolf', least: 0, most: 6 } } },
        { by: 'A', number: 6 },
        { expect: { cards: { wolf: { zone: 'grave' }, lynx: { defense: 6 } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-RUL-10] [K06-RUL-12] [K09-RUL-07] [K09-RUL-09] [K11-RUL-03] [K11-RUL-05] of damage beyond all defense is lost',
    {
      cards: { ...herd, snare, spell: totals('Inflict a total of 20 damage to targets.') },
      players: twoSides,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf'] },
        { resolve: true },
        {
          expect: {
            cards: { bear: { zone: 'grave' }, wolf: { zone: 'grave' } },
            log: [
              { type: 'damage', card: 'bear', amount: 6 },
              { type: 'damage', card: 'wolf', amount: 6 },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-RUL-13] [K09-RUL-10] [K11-RUL-08] gives nothing to a trap, which has neither offense nor defense',
    {
      cards: {
        ...herd,
        snare,
        spell: totals(
          "Increase targets' offense by a total of 4. Increase targets' defense by a total of 5.",
        ),
      },
      players: twoSides,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['snare', 'wolf'] },
        {
          expect: {
            cards: { wolf: { offense: 6, defense: 11 }, snare: { zone: 'traps' } },
            logNot: [{ type: 'change', card: 'snare' }],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-56] [K09-Q-56] [K11-RUL-08] comes to nothing where no target can take any, and the ability goes on',
    {
      cards: { ...herd, snare, spell: totals("Increase targets' offense by a total of 4. Draw 1 card.") },
      players: twoSides,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['snare'] },
        { expect: { players: { A: { hand: 1 } }, logNot: [{ type: 'change' }] } },
      ],
    },
  );
});

describe('creature cards that are not in play', () => {
  sceneInEditions('[K06-Q-46] [K09-Q-47] [K11-Q-85] in a hand get no part of a total', {
    cards: {
      ...herd,
      spell: spell("Target up to 3 cards in your hand. Increase targets' offense by a total of 4.", 0),
    },
    players: [{ name: 'A', hand: ['spell', 'bear', 'wolf'] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'spell' },
      { by: 'A', choose: ['bear', 'wolf'] },
      {
        expect: {
          cards: { spell: { zone: 'grave' }, bear: { offense: 2 }, wolf: { offense: 2 } },
          logNot: [{ type: 'change' }],
        },
      },
    ],
  });

  sceneInEditions(
    '[K06-Q-46] [K09-Q-47] [K11-Q-85] [K06-Q-58] [K09-Q-58] [K11-Q-29] among resources take no damage: a die that no target can take is lost',
    {
      cards: {
        ...herd,
        spell: spell(
          'Target up to 3 of your resources. Roll 1 six-sided die and inflict the result of each die as damage to one target.',
          0,
        ),
      },
      dice: [6],
      players: [{ name: 'A', hand: ['spell'], granary: ['bear', 'wolf'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf'] },
        { resolve: true },
        {
          expect: {
            cards: { bear: { zone: 'granary', defense: 6 }, wolf: { zone: 'granary', defense: 6 } },
            log: [{ type: 'roll' }],
            logNot: [{ type: 'damage' }],
          },
        },
      ],
    },
  );
});
