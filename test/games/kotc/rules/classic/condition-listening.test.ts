import { test } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import {
  byEdition,
  whenAnotherFalls,
  whenYouAreDamaged,
  WHEN_DESTROYED,
  notMet,
  exhaustedCreature,
  exhaustedTrap,
} from './wordings.js';

/** Which cards listen for a condition. */

const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);
const doom = spell('Target up to 5 cards in play. Destroy all targets.', 0);
const pup = creature(1, 1, '', 0);

inEditions(
  '[K06-Q-18] [K09-Q-19] [K11-Q-11] in play a card has to be unexhausted for what it waited for, so not in a team',
  (rules) => {
    const mourner = creature(1, 30, `${whenAnotherFalls(rules)} Increase your hitpoints by 3.`, 0);
    const dirge = spell(`${whenAnotherFalls(rules)} Increase your hitpoints by 3.`, 0);
    play({
      rules,
      cards: { smite, pup, mourner, dirge },
      players: [
        { name: 'A', hand: ['smite'] },
        {
          name: 'B',
          battlefield: ['pup', { card: 'mourner', exhausted: true }, 'mourner'],
          traps: [{ card: 'dirge', exhausted: true }],
          hp: 10,
        },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['pup'] },
        {
          expect: {
            asks: {
              by: 'B',
              purpose: 'condition',
              offers: [{ activate: 'mourner 2' }],
              offersNot: [{ activate: 'mourner' }, { activate: 'dirge' }],
            },
          },
        },
        { by: 'B', activate: 'mourner', refused: exhaustedCreature(rules) },
        { by: 'B', activate: 'dirge', refused: exhaustedTrap(rules) },
        { by: 'B', activate: 'mourner 2' },
        { resolve: true },
        { expect: { players: { B: { hp: 13 } }, cards: { 'mourner 2': { exhausted: true } } } },
      ],
    });
    play({
      rules,
      cards: { pup, mourner, wolf: creature(2, 9, '', 0) },
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: ['pup', 'mourner', 'mourner'], hp: 10 },
      ],
      turn: { phase: 'battle' },
      dice: [6, 6, 1, 1],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { by: 'B', defend: ['pup', 'mourner'] },
        {
          expect: {
            asks: {
              by: 'B',
              purpose: 'condition',
              offers: [{ activate: 'mourner 2' }],
              offersNot: [{ activate: 'mourner' }],
            },
          },
        },
      ],
    });
  },
);

test('[K09-Q-19] [K11-Q-11] “damaged, but not destroyed” helps no creature that fights', () => {
  const scar = creature(1, 30, 'Activate when this card is damaged, but not destroyed. Draw 1 card.', 0);
  for (const rules of ['kotc-09', 'kotc-10', 'kotc-11'] as const)
    play({
      rules,
      cards: {
        scar,
        shock: spell(
          'Target up to 1 card in play. Roll 1 six-sided die and inflict the result of each die as damage to one target.',
          0,
        ),
      },
      players: [
        { name: 'A', battlefield: ['scar'], hand: ['shock'] },
        { name: 'B', battlefield: ['scar', 'scar'] },
      ],
      dice: [3, 2, 5],
      steps: [
        { by: 'A', cast: 'shock' },
        { by: 'A', choose: ['scar 3'] },
        { by: 'B', activate: 'scar 3' },
        { resolve: true },
        { expect: { players: { B: { hand: 1 } }, cards: { 'scar 3': { exhausted: true } } } },
        { by: 'A', attack: ['scar'], victim: 'B' },
        { by: 'B', defend: ['scar 2'] },
        { expect: { cards: { scar: { defense: 25 }, 'scar 2': { defense: 28 } } } },
        { by: 'A', activate: 'scar', refused: exhaustedCreature(rules) },
        { by: 'B', activate: 'scar 2', refused: exhaustedCreature(rules) },
      ],
    });
});

inEditions(
  '[K06-Q-19] [K09-Q-20] [K11-Q-82] out of play a creature does not listen; a spell does, in the hand and as a trap',
  (rules) => {
    const text = `${whenYouAreDamaged(rules)} Increase your hitpoints by 1.`;
    const elsewhere = ['beast', 'omen'];
    play({
      rules,
      cards: { beast: creature(0, 9, text, 0), omen: spell(text, 0), wolf: creature(1, 9, '', 0) },
      players: [
        { name: 'A', battlefield: ['wolf'] },
        {
          name: 'B',
          deck: ['beast', 'omen', 9],
          grave: elsewhere,
          battlefield: ['beast'],
          traps: ['omen'],
          granary: elsewhere,
          hand: elsewhere,
          hp: 20,
        },
      ],
      turn: { phase: 'battle' },
      dice: [6],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { by: 'B', defend: [] },
        {
          expect: {
            asks: {
              by: 'B',
              purpose: 'condition',
              offers: [{ activate: 'beast 3' }, { activate: 'omen 3' }, { cast: 'omen 5' }],
              offersNot: [
                { activate: 'beast' },
                { activate: 'beast 2' },
                { activate: 'beast 4' },
                { activate: 'beast 5' },
                { cast: 'omen' },
                { cast: 'omen 2' },
                { cast: 'omen 4' },
              ],
            },
          },
        },
        {
          by: 'B',
          activate: 'beast 5',
          refused: byEdition(rules, 'K06-Q-19', 'K09-Q-20', 'K11-Q-82'),
        },
        { by: 'B', activate: 'beast 3' },
        { by: 'B', activate: 'omen 3' },
        { by: 'B', cast: 'omen 5' },
        { resolve: true },
        { expect: { players: { B: { hp: 17 } } } },
      ],
    });
  },
);

/** A creature with two abilities for its own destruction is destroyed, and its player is asked for both. */
const twinsFall = (steps: Scene['steps']): Omit<Scene, 'rules'> => ({
  cards: {
    smite,
    twins: creature(
      1,
      5,
      `${WHEN_DESTROYED} Draw 1 card.\n${WHEN_DESTROYED} Increase your hitpoints by 1.`,
      0,
    ),
  },
  players: [
    { name: 'A', hand: ['smite'] },
    { name: 'B', battlefield: ['twins'], hp: 10 },
  ],
  steps: [
    { by: 'A', cast: 'smite' },
    { by: 'A', choose: ['twins'] },
    { expect: { asks: { by: 'B', offers: [1, 2].map((ability) => ({ activate: 'twins', ability })) } } },
    { by: 'B', activate: 'twins', ability: 2 },
    ...steps,
  ],
});

inEditions(
  '[K06-Q-83] [K09-Q-68] of two abilities of one card that an event allows only one is used',
  (rules) =>
    play({
      rules,
      ...twinsFall([
        { by: 'B', activate: 'twins', ability: 1, refused: notMet(rules) },
        { expect: { players: { B: { hand: 0, hp: 11 } } } },
      ]),
    }),
);

sceneInEditions(
  '[K11-Q-15] of two abilities of one card that an event allows each is used once',
  twinsFall([
    { expect: { asks: { by: 'B', offersNot: [{ activate: 'twins', ability: 2 }] } } },
    { by: 'B', activate: 'twins', ability: 1 },
    { resolve: true },
    { expect: { players: { B: { hand: 1, hp: 11 } } } },
  ]),
);

inEditions(
  '[K06-Q-84] [K09-Q-69] [K11-Q-10] of two creatures that one event destroys neither mourns the other',
  (rules) => {
    const mourner = creature(1, 5, `${whenAnotherFalls(rules)} Increase your hitpoints by 3.`, 0);
    const ghost = creature(1, 5, `${WHEN_DESTROYED} Increase your hitpoints by 1.`, 0);
    play({
      rules,
      cards: { doom, mourner, ghost, dirge: spell(`${whenAnotherFalls(rules)} Draw 1 card.`, 0) },
      players: [
        { name: 'A', hand: ['doom'] },
        { name: 'B', battlefield: ['mourner', 'mourner', 'ghost'], traps: ['dirge'], hp: 10 },
      ],
      steps: [
        { by: 'A', cast: 'doom' },
        { by: 'A', choose: ['mourner', 'mourner 2', 'ghost', 'dirge'] },
        {
          expect: {
            asks: {
              by: 'B',
              purpose: 'condition',
              offers: [{ activate: 'ghost' }],
              offersNot: [{ activate: 'mourner' }, { activate: 'mourner 2' }, { activate: 'dirge' }],
            },
          },
        },
        { by: 'B', activate: 'ghost' },
        { resolve: true },
        { expect: { players: { B: { hp: 11, hand: 0 } } } },
      ],
    });
  },
);
