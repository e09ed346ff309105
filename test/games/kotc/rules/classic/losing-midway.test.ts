import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { counters, creature, spell, type Scene } from '../../scene.js';
import { fighters } from './classic-battle.js';
import { WHEN_DESTROYED } from './wordings.js';

/** Who loses while something of theirs is under way, and what becomes of it and of the turn. */
const cards = {
  ...fighters,
  hurt: spell(
    'Roll 1 six-sided die and inflict the result as damage to yourself, then roll 1 six-sided die and inflict the result as damage to any one player.',
    0,
  ),
  drawAndHeal: spell('Draw 1 card. Increase your hitpoints by 9.', 0),
  healAndDraw: spell('Increase your hitpoints by 9. Draw 1 card.', 0),
  recycle: spell(
    'Target up to 2 cards in your hand. Draw 2 cards. Place all targets on top of owner’s deck in any order.',
    0,
  ),
  zap: spell('Draw 1 card.', 0),
};
const three = (a: Omit<Scene['players'][number], 'name'>): Scene['players'] => [
  { name: 'A', ...a },
  { name: 'B', hp: 20, battlefield: [{ card: 'bear', exhausted: true, damage: 3, spChange: 2 }] },
  { name: 'C', hp: 20, battlefield: ['ox'], granary: [{ card: 'imp', exhausted: true }] },
];

describe('an ability whose player loses', () => {
  sceneInEditions(
    '[K06-Q-07] [K09-Q-06] [K11-Q-32] [K11-Q-33] stops: of what “then” joins, the second half does not happen',
    {
      cards,
      players: [
        { name: 'A', hp: 3, hand: ['hurt'] },
        { name: 'B', hp: 2 },
      ],
      dice: [3, 6],
      steps: [
        { by: 'A', cast: 'hurt' },
        {
          expect: {
            players: { A: { hp: 0, out: true }, B: { hp: 2, out: false } },
            asks: null,
            result: { winners: ['B'] },
            log: [{ type: 'roll', player: 'A' }, { type: 'wound', player: 'A', amount: 3 }, { type: 'end' }],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-07] [K09-Q-06] [K11-Q-33] while who survives the first half goes on with the second',
    {
      cards,
      players: [
        { name: 'A', hp: 4, hand: ['hurt'] },
        { name: 'B', hp: 2 },
      ],
      dice: [3, 6],
      steps: [
        { by: 'A', cast: 'hurt' },
        { by: 'A', choose: ['B'] },
        { expect: { players: { A: { hp: 1 } }, asks: null, result: { winners: ['A'] } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-07] [K09-Q-06] [K11-Q-30] [K11-Q-32] each instruction is checked at once: what the next would put back saves nobody',
    {
      cards,
      players: [
        { name: 'A', hp: 20, deck: [2], hand: ['recycle', 'bear', 'ox'] },
        { name: 'B', hp: 20 },
      ],
      steps: [
        { by: 'A', cast: 'recycle' },
        { by: 'A', choose: ['bear', 'ox'] },
        {
          expect: {
            players: { A: { deck: 0, hand: 4, out: true } },
            asks: null,
            result: { winners: ['B'] },
          },
        },
      ],
    },
  );

  sceneInEditions('[K11-Q-30] what was done before is done: the order of the instructions counts', {
    cards,
    players: [
      { name: 'A', hp: 1, deck: [1], hand: ['healAndDraw'] },
      { name: 'B', hp: 20 },
    ],
    steps: [
      { by: 'A', cast: 'healAndDraw' },
      { expect: { players: { A: { hp: 10, out: true } }, asks: null, result: { winners: ['B'] } } },
    ],
  });

  sceneInEditions(
    '[K06-Q-07] [K09-Q-06] with others left in the game, the rest of it is left out all the same',
    {
      cards,
      players: three({ hp: 20, deck: [1], hand: ['drawAndHeal'] }),
      steps: [
        { by: 'A', cast: 'drawAndHeal' },
        {
          expect: {
            players: { A: { out: true, hp: 20 } },
            result: null,
            logNot: [{ type: 'heal' }],
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-Q-07] [K09-Q-06] the steps of a battle that count as one are all finished', {
    cards,
    players: [
      { name: 'A', hp: 3, battlefield: ['bear'] },
      { name: 'B', hp: 20, battlefield: [{ card: 'bear', as: 'B’s' }] },
      { name: 'C', hp: 20 },
    ],
    turn: { phase: 'battle' },
    dice: [5, 4, 5, 4],
    steps: [
      { by: 'A', attack: ['bear'], victim: 'B' },
      { by: 'B', defend: ['B’s'] },
      { by: 'A', die: 5 },
      { by: 'B', die: 5 },
      { resolve: true },
      { expect: { players: { A: { hp: 0, out: true }, B: { hp: 16, grave: ['B’s'] } }, result: null } },
    ],
  });
});

describe('a turn whose player loses', () => {
  sceneInEditions(
    '[K06-Q-80] [K09-Q-65] [K11-Q-31] ends: its Recovery Phase is carried out for all, then comes the next turn',
    {
      cards,
      players: three({ hp: 20, deck: [1], hand: ['zap', 'bear'], battlefield: ['giant'] }),
      steps: [
        { by: 'A', cast: 'zap' },
        { expect: { asks: { by: 'B', purpose: 'resource' } } },
        {
          expect: {
            turn: { player: 'B', number: 4, phase: 'resource' },
            result: null,
            players: { A: { out: true, battlefield: 0, hand: 0 } },
            cards: {
              bear: { exhausted: false, offense: 2, defense: 5 },
              imp: { exhausted: false },
            },
            log: [
              { type: 'out', player: 'A' },
              { type: 'phase', player: 'A' },
              { type: 'recover' },
              { type: 'turn', player: 'B' },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-Q-80] [K09-Q-65] [K11-Q-31] control switches of the turn end with it', {
    cards,
    players: [
      { name: 'A', hp: 20, deck: [1], hand: ['zap'] },
      { name: 'B', hp: 20, battlefield: [{ card: 'ox', as: 'C’s', owner: 'C', hypnotizedFrom: 'C' }] },
      { name: 'C', hp: 20 },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      { expect: { asks: { by: 'B', purpose: 'resource' } } },
      {
        expect: {
          turn: { player: 'B', number: 4 },
          players: { B: { battlefield: 0 }, C: { battlefield: ['C’s'] } },
        },
      },
    ],
  });

  sceneInEditions('[K06-Q-80] [K09-Q-65] what other players have under way is finished before', {
    cards: { ...cards, martyr: creature(1, 1, `LAST: ${WHEN_DESTROYED} Increase your hitpoints by 5.`, 0) },
    players: [
      { name: 'A', hp: 2, battlefield: ['imp', 'bear'] },
      { name: 'B', hp: 20, battlefield: ['martyr', 'giant'] },
      { name: 'C', hp: 20 },
    ],
    turn: { phase: 'battle' },
    dice: [3, 6, 5, 4, 3],
    steps: [
      { by: 'A', attack: ['imp'], victim: 'B' },
      { by: 'B', defend: ['martyr', 'giant'] },
      { by: 'B', die: 6 },
      { expect: { players: { A: { out: true } }, asks: { by: 'B', purpose: 'condition' } } },
      { by: 'B', activate: 'martyr' },
      { expect: { asks: { by: 'B', purpose: 'resource' } } },
      {
        expect: {
          players: { B: { hp: 25 } },
          turn: { player: 'B', number: 4 },
          log: [{ type: 'out', player: 'A' }, { type: 'heal', player: 'B' }, { type: 'recover' }],
        },
      },
    ],
  });

  sceneInEditions('[K11-Q-31] in a game of two the other wins at once, in mid-turn', {
    cards,
    players: [
      { name: 'A', hp: 20, deck: [1], hand: ['zap', 'zap'] },
      {
        name: 'B',
        hp: 20,
        battlefield: [{ card: 'bear', exhausted: true, counters: counters('plain', 'A') }],
      },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      {
        expect: {
          asks: null,
          result: { winners: ['B'], rule: 'K11-WIN-03' },
          turn: { player: 'A', phase: 'action' },
          cards: { bear: { exhausted: true } },
        },
      },
    ],
  });
});
