import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { spell } from '../../scene.js';
import { fighters } from './classic-battle.js';

/** "Creatures, Abilities, and Battles" of the rulebooks: whom a team attacks. */
const cards = { ...fighters, zap: spell('Draw 1 card.', 0) };
const battle = { phase: 'battle' } as const;

describe('the target of an attack', () => {
  sceneInEditions(
    '[K06-BAT-05] [K06-Q-29] [K09-BAT-05] [K09-Q-30] [K11-BAT-04] [K11-BAT-05] [K11-Q-21] it is exactly one: another player or a creature in their Creature Zone, no trap and no resource',
    {
      cards,
      players: [
        {
          name: 'A',
          battlefield: ['bear', 'ox', { card: 'ox', as: 'borrowed', owner: 'B', hypnotizedFrom: 'B' }],
        },
        {
          name: 'B',
          battlefield: ['boar', { card: 'wall', as: 'lent', owner: 'A', hypnotizedFrom: 'A' }],
          traps: ['zap'],
          granary: [{ card: 'imp', as: 'resource' }],
          hand: [{ card: 'imp', as: 'in hand' }],
        },
        { name: 'C', battlefield: ['imp'] },
      ],
      turn: battle,
      steps: [
        { by: 'A', attack: ['bear', 'ox'] },
        {
          expect: {
            asks: {
              by: 'A',
              purpose: 'victim',
              options: ['B', 'boar', 'lent', 'C', 'imp'],
              least: 1,
              most: 1,
            },
          },
        },
        { by: 'A', choose: ['lent'] },
        { expect: { battle: { team: ['bear', 'ox'], victim: 'lent', defender: 'B' } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BAT-06] [K09-BAT-06] [K11-BAT-13] [K11-BAT-58] an exhausted creature can be the target, and being attacked exhausts nothing',
    {
      cards,
      players: [
        { name: 'A', battlefield: ['ox', 'ox'] },
        { name: 'B', battlefield: [{ card: 'boar', exhausted: true }, 'guard'] },
      ],
      turn: battle,
      dice: [3, 2],
      steps: [
        { by: 'A', attack: ['ox'], victim: 'boar' },
        { expect: { asks: { by: 'B', purpose: 'defend', cards: ['guard'] } } },
        { by: 'B', defend: [] },
        { resolve: true },
        { by: 'A', attack: ['ox 2'], victim: 'guard' },
        { by: 'B', defend: [] },
        { resolve: true },
        {
          expect: {
            cards: { boar: { defense: 7, exhausted: true }, guard: { defense: 8, exhausted: false } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-BAT-07] [K06-BAT-08] [K06-BAT-09] [K09-BAT-07] [K09-BAT-08] [K09-BAT-09] [K11-BAT-06] [K11-BAT-43] [K11-BAT-44] a player or creature attacked in this Battle Phase is no target again, their creatures and their player are',
    {
      cards,
      players: [
        { name: 'A', battlefield: ['imp', 'imp', 'imp', 'imp'] },
        { name: 'B', hp: 20, battlefield: ['wall', 'boar'] },
      ],
      turn: battle,
      dice: [1, 1, 1],
      steps: [
        { by: 'A', attack: ['imp'], victim: 'wall' },
        { by: 'B', defend: [] },
        { resolve: true },
        { by: 'A', attack: ['imp 2'] },
        { expect: { asks: { purpose: 'victim', options: ['B', 'boar'] } } },
        { by: 'A', choose: ['B'] },
        { by: 'B', defend: [] },
        { resolve: true },
        { by: 'A', attack: ['imp 3'] },
        { expect: { battle: { team: ['imp 3'], victim: 'boar' } } },
        { by: 'B', defend: [] },
        { resolve: true },
        {
          expect: {
            players: { B: { hp: 19 } },
            cards: { 'imp 4': { exhausted: false } },
            turn: { player: 'A', phase: 'battle' },
          },
        },
        { expect: { asks: { by: 'B', purpose: 'resource' } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BAT-10] [K09-BAT-10] [K11-BAT-45] the targets of a Battle Phase count for no later one',
    {
      cards,
      players: [
        { name: 'A', battlefield: ['ox'] },
        { name: 'B', hp: 20, battlefield: ['wall'] },
      ],
      turn: { ...battle, declared: ['wall'] },
      dice: [2],
      steps: [
        { by: 'A', attack: ['ox'] },
        { expect: { battle: { victim: 'B' } } },
        { by: 'B', defend: [] },
        { resolve: true },
        { until: { turn: 5, phase: 'battle', by: 'A', purpose: 'battle' } },
        { by: 'A', attack: ['ox'] },
        { expect: { asks: { purpose: 'victim', options: ['B', 'wall'] } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BAT-43] [K09-BAT-42] [K11-BAT-42] [K11-BAT-57] battle follows battle while unexhausted creatures remain; who has fought does not fight again',
    {
      cards,
      players: [
        { name: 'A', battlefield: ['giant', 'ox', 'ox'] },
        { name: 'B', hp: 20, battlefield: ['boar', 'wall'] },
        { name: 'C', hp: 20 },
      ],
      turn: battle,
      dice: [1, 1, 1, 1, 1, 2, 3],
      steps: [
        { by: 'A', attack: ['giant'], victim: 'B' },
        { by: 'B', defend: ['boar'] },
        { resolve: true },
        { by: 'A', attack: ['ox'], victim: 'wall' },
        { expect: { asks: { by: 'B', purpose: 'defend', cards: ['wall'] } } },
        { by: 'B', defend: [] },
        { resolve: true },
        { by: 'A', attack: ['ox 2'], victim: 'C' },
        { resolve: true },
        {
          expect: {
            players: { C: { hp: 17 } },
            cards: {
              giant: { exhausted: true, defense: 13 },
              boar: { exhausted: true, defense: 7 },
              wall: { exhausted: false, defense: 7 },
            },
            turn: { player: 'A', phase: 'battle' },
          },
        },
        { expect: { asks: { by: 'B', purpose: 'resource' } } },
      ],
    },
  );
});
