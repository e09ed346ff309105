import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { play } from '../../scene.js';
import { fighters as cards, fought } from './classic-battle.js';
import { byEdition } from './wordings.js';

/** "Creatures, Abilities, and Battles" of the rulebooks: who defends. */
const battle = { phase: 'battle' } as const;

describe('the defending team', () => {
  sceneInEditions(
    '[K06-BAT-12] [K09-BAT-12] [K11-BAT-09] [K11-BAT-15] the target player defends, with own creatures alone; a third player does not',
    {
      cards,
      players: [
        { name: 'A', battlefield: ['bear', 'bear'] },
        { name: 'B', battlefield: ['boar'] },
        { name: 'C', battlefield: ['ox', 'wall'] },
      ],
      turn: battle,
      dice: [1, 1, 1, 1, 1],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'C' },
        {
          expect: {
            battle: { attacker: 'A', defender: 'C', victim: 'C' },
            asks: { by: 'C', purpose: 'defend', cards: ['ox', 'wall'] },
          },
        },
        { by: 'C', defend: ['ox'] },
        { resolve: true },
        { by: 'A', attack: ['bear 2'], victim: 'wall' },
        {
          expect: {
            battle: { defender: 'C', victim: 'wall' },
            asks: { by: 'C', purpose: 'defend', cards: ['wall'] },
          },
        },
        { by: 'C', defend: ['wall'] },
        { resolve: true },
        {
          expect: {
            cards: { boar: { exhausted: false } },
            log: [
              { type: 'defend', player: 'C' },
              { type: 'defend', player: 'C' },
            ],
            logNot: [{ type: 'defend', player: 'B' }],
          },
        },
      ],
    },
  );

  inEditions(
    '[K06-BAT-13] [K06-BAT-14] [K09-BAT-13] [K09-BAT-14] [K11-BAT-10] [K11-BAT-13] any number of the own unexhausted creatures defend, and no other cards',
    (rules) => {
      const refused = byEdition(rules, 'K06-BAT-14', 'K09-BAT-14', 'K11-BAT-13');
      play({
        rules,
        cards,
        players: [
          { name: 'A', battlefield: ['bear', { card: 'ox', as: 'taken', owner: 'B', hypnotizedFrom: 'B' }] },
          {
            name: 'B',
            battlefield: [
              { card: 'boar', as: 'tired', exhausted: true },
              'boar',
              'wall',
              { card: 'imp', as: 'borrowed', owner: 'A', hypnotizedFrom: 'A' },
            ],
            granary: [{ card: 'ox', as: 'resource' }],
          },
        ],
        turn: battle,
        steps: [
          { by: 'A', attack: ['bear'], victim: 'tired' },
          { by: 'B', defend: ['boar', 'tired'], refused },
          {
            expect: { asks: { purpose: 'defend', cards: ['boar', 'wall', 'borrowed'], least: 0, most: 3 } },
          },
          { by: 'B', defend: ['borrowed', 'wall', 'boar'] },
          { expect: { battle: { defense: ['borrowed', 'wall', 'boar'] } } },
        ],
      });
    },
  );

  sceneInEditions(
    '[K06-BAT-13] [K09-BAT-13] [K11-BAT-11] defending with no creature is allowed',
    fought({
      team: ['bear'],
      others: ['boar', 'wall'],
      dice: [3, 4],
      expect: {
        players: { B: { hp: 13 } },
        cards: { boar: { exhausted: false, defense: 10 }, wall: { exhausted: false, defense: 9 } },
        logNot: [{ type: 'defend' }],
      },
    }),
  );

  sceneInEditions(
    '[K06-BAT-15] [K09-BAT-15] [K11-BAT-12] the target creature may be in the team, which it is then damaged in',
    fought({
      team: ['bear'],
      victim: 'boar',
      defense: ['wall', 'boar'],
      dice: [6, 4, 5, 3],
      use: [
        { by: 'A', die: 6 },
        { by: 'B', die: 5 },
      ],
      expect: {
        cards: { wall: { zone: 'grave' }, boar: { defense: 10, exhausted: true } },
        players: { A: { battlefield: [] }, B: { hp: 20 } },
      },
    }),
  );

  sceneInEditions(
    '[K06-BAT-15] [K09-BAT-15] [K11-BAT-12] the target creature may stay out of the team',
    fought({
      team: ['bear'],
      victim: 'boar',
      defense: ['wall'],
      others: ['boar'],
      dice: [6, 2],
      use: [{ by: 'A', die: 6 }],
      expect: { cards: { wall: { defense: 1 }, boar: { defense: 10, exhausted: false } } },
    }),
  );

  sceneInEditions(
    '[K06-BAT-16] [K09-BAT-16] [K11-BAT-10] [K11-BAT-57] joining the defending team exhausts, so that it defends only once',
    {
      cards,
      players: [
        { name: 'A', battlefield: ['imp', 'imp'] },
        { name: 'B', battlefield: ['boar', 'wall'] },
      ],
      turn: battle,
      dice: [1, 1, 1],
      steps: [
        { by: 'A', attack: ['imp'], victim: 'B' },
        { by: 'B', defend: ['boar'] },
        { resolve: true },
        { expect: { cards: { boar: { exhausted: true }, wall: { exhausted: false } } } },
        { by: 'A', attack: ['imp 2'], victim: 'boar' },
        { expect: { asks: { purpose: 'defend', cards: ['wall'] } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BAT-17] [K06-Q-02] [K09-BAT-17] [K11-BAT-14] the defending player orders the team, and that is open to all',
    {
      cards,
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: ['wall', 'boar', 'ox'] },
      ],
      turn: battle,
      dice: [3, 2, 1, 1, 1],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', defend: ['ox', 'wall', 'boar'] },
        {
          expect: {
            battle: { defense: ['ox', 'wall', 'boar'] },
            log: [{ type: 'attack' }, { type: 'defend', player: 'B' }],
          },
        },
        { by: 'A', die: 3 },
        { resolve: true },
        { expect: { cards: { ox: { zone: 'grave' }, wall: { defense: 9 }, boar: { defense: 10 } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-31] [K09-Q-32] [K11-Q-20] for a creature under another player’s control its controller defends, not its owner',
    {
      cards,
      players: [
        { name: 'A', battlefield: ['bear'] },
        {
          name: 'B',
          battlefield: [{ card: 'boar', as: 'borrowed', owner: 'C', hypnotizedFrom: 'C' }, 'wall'],
        },
        { name: 'C', battlefield: ['ox'] },
      ],
      turn: battle,
      steps: [
        { by: 'A', attack: ['bear'], victim: 'borrowed' },
        {
          expect: {
            battle: { defender: 'B', victim: 'borrowed' },
            asks: { by: 'B', purpose: 'defend', cards: ['borrowed', 'wall'] },
          },
        },
      ],
    },
  );
});
