import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { spell, type Scene } from '../../scene.js';
import { able, chainCards, heal, toAttack, toEffect } from './chain-cards.js';

/** "Negate" in the 6th Edition: what is kept from resolving, what stays paid, and what is out of its reach. */
const stopEffects = 'Negate activated effect of all targets.';
const stopAttacks = 'Negate attack of all targets.';
const cards = {
  ...chainCards,
  hush: spell(`${toEffect} Target up to 2 cards in the current chain. ${stopEffects}`, 0),
  hushInPlay: spell(`${toEffect} Target up to 2 cards in play. ${stopEffects}`, 0),
  halt: spell(`${toAttack} Target up to 2 cards in play. ${stopAttacks}`, 0),
  /** Two effects, at the price of 2 hitpoints. */
  priest: able(`Pay 2 hitpoints. Draw 1 card. ${heal(9)}`),
};
const hushed = (label: string): Scene['steps'] => [
  { by: 'B', activate: 'hush' },
  { by: 'B', choose: [label] },
];

describe('a negated ability', () => {
  sceneInEditions(
    '[K06-CHN-31] [K06-CHN-32] [K06-CHN-33] has none of its effects; its cost stays paid, its creature exhausted',
    {
      cards,
      players: [
        { name: 'A', hp: 20, battlefield: ['priest'] },
        { name: 'B', traps: ['hush'] },
      ],
      steps: [
        { by: 'A', activate: 'priest' },
        ...hushed('priest'),
        {
          expect: {
            chain: [],
            players: { A: { hp: 18, hand: 0 } },
            cards: { priest: { zone: 'battlefield', exhausted: true } },
            log: [{ type: 'negate', card: 'priest' }],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-CHN-34] [K06-Q-73] of a spell or trap puts the card into the graveyard, its resource cost paid',
    {
      cards: { ...cards, dear: spell(heal(5), 1) },
      players: [
        { name: 'A', hp: 20, hand: ['dear'], traps: [{ card: 'dear', as: 'trap' }], granary: ['bear'] },
        { name: 'B', hp: 20, traps: ['hush', { card: 'hush', as: 'hush again' }] },
      ],
      steps: [
        { by: 'A', cast: 'dear' },
        ...hushed('dear'),
        {
          expect: {
            players: { A: { hp: 20, grave: ['dear'] } },
            cards: { bear: { exhausted: true } },
          },
        },
        { by: 'A', activate: 'trap' },
        { by: 'B', activate: 'hush again' },
        { by: 'B', choose: ['trap'] },
        {
          expect: {
            players: { A: { hp: 20, grave: ['dear', 'trap'] } },
            cards: { bear: { exhausted: true } },
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-CHN-35] is one that waits: what has resolved is not undone', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['zap'], battlefield: ['scholar'] },
      { name: 'B', traps: ['hushInPlay'] },
    ],
    steps: [
      { by: 'A', activate: 'scholar' },
      { by: 'B', pass: true },
      { expect: { players: { A: { hand: 2 } } } },
      { by: 'A', cast: 'zap' },
      { by: 'B', activate: 'hushInPlay' },
      { by: 'B', choose: ['scholar'] },
      { expect: { players: { A: { hand: 2 } }, logNot: [{ type: 'negate' }], chain: [] } },
    ],
  });

  sceneInEditions('[K06-CHN-36] cannot be one that is activated later', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['zap'], battlefield: ['scholar'] },
      { name: 'B', traps: ['hushInPlay'] },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      { by: 'B', activate: 'hushInPlay' },
      { by: 'B', choose: ['scholar'] },
      { by: 'A', activate: 'scholar' },
      { expect: { players: { A: { hand: 2 } } } },
    ],
  });

  sceneInEditions('[K06-CHN-41] is an older link; one made after the negation has resolved before it', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['guard', 'scholar'] },
      { name: 'B', traps: ['hushInPlay'] },
    ],
    steps: [
      { by: 'A', activate: 'scholar' },
      { by: 'B', activate: 'hushInPlay' },
      { by: 'B', choose: ['guard', 'scholar'] },
      { by: 'A', activate: 'guard' },
      {
        expect: {
          chain: [],
          players: { A: { hp: 28, hand: 0 } },
          log: [{ type: 'negate', card: 'scholar' }],
          logNot: [{ type: 'negate', card: 'guard' }],
        },
      },
    ],
  });
});

describe('a negated attack', () => {
  const battle: Scene['players'] = [
    {
      name: 'A',
      hp: 20,
      battlefield: ['bear', { card: 'bear', as: 'second' }, { card: 'bear', as: 'third' }],
    },
    { name: 'B', hp: 20, battlefield: ['scholar', 'guard'], traps: ['halt'] },
  ];
  const attacked: Scene['steps'] = [
    { by: 'A', attack: ['bear', 'second'], victim: 'B' },
    { by: 'B', defend: ['scholar'] },
    { by: 'B', activate: 'halt' },
  ];

  sceneInEditions(
    '[K06-CHN-31] [K06-CHN-33] [K06-Q-70] of all attackers ends the battle without dice, all stay exhausted',
    {
      cards,
      players: battle,
      turn: { phase: 'battle' },
      dice: [6],
      steps: [
        ...attacked,
        { by: 'B', choose: ['bear', 'second'] },
        {
          expect: {
            battle: null,
            chain: [],
            logNot: [{ type: 'roll' }],
            players: { A: { hp: 20 }, B: { hp: 20 } },
            cards: {
              bear: { exhausted: true, defense: 5 },
              second: { exhausted: true },
              scholar: { exhausted: true, defense: 5 },
            },
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-Q-70] uses the target up for the Battle Phase', {
    cards,
    players: battle,
    turn: { phase: 'battle' },
    steps: [
      ...attacked,
      { by: 'B', choose: ['bear', 'second'] },
      { by: 'A', attack: ['third'] },
      { expect: { asks: { by: 'A', purpose: 'victim', options: ['scholar', 'guard'] } } },
    ],
  });

  sceneInEditions('[K06-Q-70] of some attackers leaves the others in the battle', {
    cards,
    players: battle,
    dice: [2, 3, 5],
    steps: [
      ...attacked,
      { by: 'B', choose: ['bear'] },
      { resolve: true },
      {
        expect: {
          log: [
            { type: 'negate', card: 'bear' },
            { type: 'roll', player: 'A' },
            { type: 'damage', card: 'scholar', amount: 2 },
            { type: 'damage', card: 'scholar', amount: 3 },
            { type: 'damage', card: 'second', amount: 5 },
          ],
          cards: {
            bear: { zone: 'battlefield', exhausted: true, defense: 5 },
            second: { zone: 'grave' },
            scholar: { zone: 'grave' },
          },
        },
      },
    ],
  });

  sceneInEditions(
    '[K06-CHN-35] [K06-CHN-36] is the one that is answered, neither an earlier nor a later one',
    {
      cards,
      players: [
        { name: 'A', hp: 20, battlefield: ['bear', 'bear', 'bear'] },
        { name: 'B', hp: 20, traps: ['halt'], battlefield: [{ card: 'scholar', exhausted: true }] },
        { name: 'C', hp: 20 },
      ],
      dice: [1, 1, 2, 2, 3, 3],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'C' },
        { by: 'B', pass: true },
        { expect: { players: { C: { hp: 18 } } } },
        { by: 'A', attack: ['bear 2'], victim: 'B' },
        { by: 'B', activate: 'halt' },
        { by: 'B', choose: ['bear', 'bear 3'] },
        { expect: { players: { B: { hp: 16 }, C: { hp: 18 } }, logNot: [{ type: 'negate' }] } },
        { by: 'A', attack: ['bear 3'], victim: 'scholar' },
        { expect: { cards: { scholar: { zone: 'grave' } } } },
      ],
    },
  );
});
