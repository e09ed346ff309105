import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { counters, creature, spell } from '../../scene.js';

/** Effects that ask about each target anew. */
const bear = creature(2, 5, '', 0);
const ox = creature(2, 20, '', 0);
const herd = { bear, wolf: bear, lynx: bear, ox, bull: ox };
const snare = spell('Draw 1 card.', 0);

describe('“Remove up to x counters from each target.”', () => {
  const strip = spell('Target up to 3 cards in play. Remove up to 4 counters from each target.', 0);

  sceneInEditions(
    '[K06-RUL-25] [K09-RUL-19] [K09-RUL-20] [K11-GLO-04] [K11-GLO-05] [K11-BLD-51] is decided for each target: 3 counters from one, 1 from another, none from the third',
    {
      cards: { ...herd, spell: strip },
      players: [
        {
          name: 'A',
          hand: ['spell'],
          battlefield: [
            { card: 'bear', counters: [...counters('plain', 'A', 4), ...counters('offense', 'B')] },
          ],
        },
        {
          name: 'B',
          battlefield: [
            { card: 'wolf', counters: counters('defense', 'B', 3) },
            { card: 'lynx', counters: counters('plain', 'B', 3) },
          ],
        },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf', 'lynx'] },
        { until: { by: 'A', purpose: 'remove' } },
        { expect: { asks: { by: 'A', purpose: 'remove', about: 'bear', least: 0, most: 4 } } },
        { by: 'A', choose: ['plain', 'plain', 'offense'] },
        { expect: { asks: { by: 'A', purpose: 'remove', about: 'wolf', least: 0, most: 3 } } },
        { by: 'A', choose: ['defense'] },
        { expect: { asks: { by: 'A', purpose: 'remove', about: 'lynx', least: 0, most: 3 } } },
        { by: 'A', choose: [] },
        {
          expect: {
            cards: {
              bear: { counters: { plain: 2 }, offense: 2 },
              wolf: { counters: { defense: 2 }, defense: 5 },
              lynx: { counters: { plain: 3 } },
            },
          },
        },
      ],
    },
  );
});

describe('“Roll x six-sided dice and inflict the result of each die as damage to one target.”', () => {
  const stones = spell(
    'Target up to 3 cards in play. Roll 3 six-sided dice and inflict the result of each die as damage to one target.',
    0,
  );

  sceneInEditions(
    '[K06-BLD-46] [K09-BLD-47] [K06-Q-58] [K09-Q-58] [K11-Q-29] all dice are rolled before the user gives each to one target, several to the same if wished',
    {
      cards: { ...herd, snare, spell: stones },
      dice: [4, 2, 5],
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', battlefield: ['ox', 'bull'], traps: ['snare'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['ox', 'snare', 'bull'] },
        {
          expect: {
            asks: { by: 'A', purpose: 'each-die', amount: 4, options: ['ox', 'bull'] },
            log: [{ type: 'roll' }],
          },
        },
        { by: 'A', choose: ['bull'], die: 4 },
        { by: 'A', choose: ['ox'], die: 2 },
        { by: 'A', choose: ['bull'], die: 5 },
        {
          expect: {
            cards: { ox: { defense: 18 }, bull: { defense: 11 } },
            log: [
              { type: 'damage', card: 'bull', amount: 4 },
              { type: 'damage', card: 'ox', amount: 2 },
              { type: 'damage', card: 'bull', amount: 5 },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-58] [K09-Q-58] [K11-Q-29] no die goes to a trap or to a target destroyed by an earlier die',
    {
      cards: { ...herd, snare, spell: stones },
      dice: [6, 1, 5],
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', battlefield: ['bear', 'ox'], traps: ['snare'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'ox', 'snare'] },
        { by: 'A', choose: ['bear'], die: 6 },
        { resolve: true },
        {
          expect: {
            cards: { bear: { zone: 'grave' }, ox: { defense: 14 }, snare: { zone: 'traps' } },
            log: [
              { type: 'damage', card: 'bear', amount: 6 },
              { type: 'damage', card: 'ox', amount: 1 },
              { type: 'damage', card: 'ox', amount: 5 },
            ],
          },
        },
      ],
    },
  );
});

describe('“Switch control of each target in-play creature to a different player of your choice …”', () => {
  const charm = spell(
    'Target up to 4 cards in play. Switch control of each target in-play creature to a different player of your choice until the end of this turn.',
    0,
  );

  sceneInEditions(
    '[K06-RUL-22] [K06-RUL-23] [K06-RUL-24] [K06-RUL-56] [K09-RUL-58] [K09-RUL-16] [K09-RUL-17] [K09-RUL-18] [K06-RUL-25] [K09-RUL-19] [K11-GLO-04] [K11-GLO-05] asks for each target who of all others than its controller gets it',
    {
      cards: { ...herd, spell: charm },
      players: [
        { name: 'A', hand: ['spell'], battlefield: ['bear'] },
        { name: 'B', battlefield: ['wolf', 'lynx'] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf', 'lynx'] },
        { expect: { asks: { by: 'A', purpose: 'switch', about: 'bear', players: ['B', 'C'] } } },
        { by: 'A', choose: ['C'] },
        { expect: { asks: { by: 'A', purpose: 'switch', about: 'wolf', players: ['A', 'C'] } } },
        { by: 'A', choose: ['A'] },
        { expect: { asks: { by: 'A', purpose: 'switch', about: 'lynx', players: ['A', 'C'] } } },
        { by: 'A', choose: ['C'] },
        {
          expect: {
            players: {
              A: { battlefield: ['wolf'] },
              B: { battlefield: 0 },
              C: { battlefield: ['bear', 'lynx'] },
            },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-48] [K09-BLD-49] [K11-BLD-53] leaves traps where they are, and lasts until the end of the turn',
    {
      cards: { ...herd, snare, spell: charm },
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', battlefield: ['wolf'], traps: ['snare'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['snare', 'wolf'] },
        {
          expect: {
            players: { A: { battlefield: ['wolf'] }, B: { traps: ['snare'] } },
            cards: { wolf: { player: 'A', owner: 'B' } },
          },
        },
        { until: { turn: 4 } },
        { expect: { players: { A: { battlefield: 0 }, B: { battlefield: ['wolf'] } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-48] [K09-BLD-49] [K11-BLD-53] leaves creature cards that are not in play where they are',
    {
      cards: {
        ...herd,
        spell: spell(
          'Target up to 2 cards in your hand. Switch control of each target in-play creature to a different player of your choice until the end of this turn.',
          0,
        ),
      },
      players: [{ name: 'A', hand: ['spell', 'bear', 'wolf'] }, { name: 'B' }, { name: 'C' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf'] },
        { resolve: true },
        { expect: { players: { A: { hand: ['bear', 'wolf'] } }, logNot: [{ type: 'hypnotize' }] } },
      ],
    },
  );
});
