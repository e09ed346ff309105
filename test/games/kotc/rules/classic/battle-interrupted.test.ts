import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { counters, creature, spell, type Scene } from '../../scene.js';
import { fighters } from './classic-battle.js';

/** What named counters do between the steps of a battle. */
const cards = { ...fighters, zap: spell('Draw 1 card.', 0), scout: creature(1, 5, 'SCOUT: Draw 1 card.', 0) };
const battle = { phase: 'battle' } as const;
const bomb = (card: string, owner: string): { card: string; counters: ReturnType<typeof counters> } => ({
  card,
  counters: counters('damage', owner),
});
const players = (
  mine: Scene['players'][number]['battlefield'],
  theirs: Scene['players'][number]['battlefield'] = ['guard'],
): Scene['players'] => [
  { name: 'A', hp: 20, battlefield: mine },
  { name: 'B', hp: 20, battlefield: theirs },
];

describe('a creature that is destroyed between the declaration and the roll', () => {
  sceneInEditions(
    '[K06-Q-32] [K09-Q-33] [K11-Q-24] is left out of the rest of the battle: no dice, no damage',
    {
      cards,
      players: players([bomb('bear', 'B'), 'giant']),
      turn: battle,
      dice: [6, 1, 2, 3, 4],
      steps: [
        { by: 'A', attack: ['bear', 'giant'], victim: 'B' },
        { by: 'B', counter: 'damage', on: 'bear' },
        { by: 'B', defend: ['guard'] },
        { resolve: true },
        {
          expect: {
            cards: { bear: { zone: 'grave' }, giant: { defense: 11 }, guard: { defense: 4 } },
            players: { B: { hp: 20 } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-32] [K09-Q-33] [K11-Q-24] a team emptied by it has no survivor: the dice of the other side are all left over',
    {
      cards,
      players: players([bomb('bear', 'B')]),
      turn: battle,
      dice: [6, 4],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', pass: true },
        { by: 'B', defend: ['guard'] },
        { by: 'B', counter: 'damage', on: 'bear' },
        { resolve: true },
        {
          expect: {
            battle: null,
            players: { A: { hp: 16, battlefield: [] }, B: { hp: 20 } },
            cards: { guard: { defense: 10 } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-32] [K09-Q-33] [K11-Q-24] the same with the defending team: all attack dice hit the target player',
    {
      cards,
      players: players(['bear'], [bomb('imp', 'A')]),
      turn: battle,
      dice: [3, 4, 5],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'A', pass: true },
        { by: 'B', defend: ['imp'] },
        { by: 'A', counter: 'damage', on: 'imp' },
        { resolve: true },
        { expect: { players: { A: { hp: 20 }, B: { hp: 11 } }, cards: { bear: { defense: 5 } } } },
      ],
    },
  );
});

describe('a creature that is destroyed after the roll', () => {
  sceneInEditions(
    '[K06-Q-32] [K09-Q-33] [K11-Q-24] its dice are used, and the other side’s hit the next of its team',
    {
      cards,
      players: players([bomb('bear', 'B'), 'giant']),
      turn: battle,
      dice: [1, 1, 1, 1, 1, 4, 6],
      steps: [
        { by: 'A', attack: ['bear', 'giant'], victim: 'B' },
        { by: 'B', pass: true },
        { by: 'B', defend: ['guard'] },
        { by: 'B', pass: true },
        { by: 'B', counter: 'damage', on: 'bear' },
        { resolve: true },
        {
          expect: {
            cards: { bear: { zone: 'grave' }, giant: { defense: 11 }, guard: { defense: 5 } },
            log: [
              { type: 'roll', player: 'A' },
              { type: 'roll', player: 'B' },
              { type: 'remove', card: 'bear' },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-32] [K09-Q-33] [K11-Q-24] a team emptied then still uses its dice, and those of the other side are left over',
    {
      cards,
      players: players([bomb('bear', 'B')]),
      turn: battle,
      dice: [2, 2, 4, 6],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', pass: true },
        { by: 'B', defend: ['guard'] },
        { by: 'B', pass: true },
        { by: 'B', counter: 'damage', on: 'bear' },
        { resolve: true },
        { expect: { players: { A: { hp: 16 } }, cards: { guard: { defense: 6 } } } },
      ],
    },
  );
});

describe('the target of an attack that is gone before the damage', () => {
  sceneInEditions(
    '[K06-Q-33] [K09-Q-34] [K11-Q-25] the teams fight all the same, and leftover attack dice are lost',
    {
      cards,
      players: players(['giant', 'bear'], [bomb('ox', 'A'), 'imp', 'wall']),
      turn: battle,
      dice: [5, 2, 2, 2, 6],
      steps: [
        { by: 'A', attack: ['giant'], victim: 'ox' },
        { by: 'A', counter: 'damage', on: 'ox' },
        {
          expect: {
            battle: { victim: 'ox', defender: 'B' },
            asks: { by: 'B', purpose: 'defend', cards: ['imp', 'wall'] },
          },
        },
        { by: 'B', defend: ['imp'] },
        { resolve: true },
        {
          expect: {
            battle: null,
            players: { B: { hp: 20, grave: ['ox', 'imp'] } },
            cards: { giant: { defense: 9 }, wall: { defense: 9 } },
          },
        },
      ],
    },
  );

  const SELF_SUMMON =
    'Activate when this in-play card is destroyed. Target this card. Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).';
  sceneInEditions('[K11-Q-25] nor do they hit it if it has been summoned again meanwhile', {
    cards: { ...cards, phoenix: creature(1, 2, `RISE: ${SELF_SUMMON}`, 0) },
    players: players(['giant'], [bomb('phoenix', 'A'), 'wall']),
    turn: battle,
    dice: [6, 5, 2, 2],
    steps: [
      { by: 'A', attack: ['giant'], victim: 'phoenix' },
      { by: 'A', counter: 'damage', on: 'phoenix' },
      { by: 'B', activate: 'phoenix' },
      { by: 'B', choose: ['phoenix'] },
      { by: 'B', defend: [] },
      { resolve: true },
      {
        expect: {
          battle: null,
          cards: { phoenix: { zone: 'battlefield', defense: 2 } },
          log: [{ type: 'attack' }, { type: 'roll', player: 'A' }, { type: 'roll', player: 'A' }],
        },
      },
    ],
  });

  sceneInEditions(
    '[K06-Q-85] [K09-Q-70] [K11-Q-58] a target that is destroyed and summoned again is no target again in this phase',
    {
      cards: { ...cards, phoenix: creature(1, 2, `RISE: ${SELF_SUMMON}`, 0) },
      players: players(['ox', 'ox', 'ox'], ['phoenix', 'boar']),
      turn: battle,
      dice: [3, 1],
      steps: [
        { by: 'A', attack: ['ox'], victim: 'phoenix' },
        { by: 'B', defend: [] },
        { by: 'B', activate: 'phoenix' },
        { by: 'B', choose: ['phoenix'] },
        { expect: { cards: { phoenix: { zone: 'battlefield' } }, log: [{ type: 'move', card: 'phoenix' }] } },
        { by: 'A', attack: ['ox 2'] },
        { expect: { asks: { purpose: 'victim', options: ['B', 'boar'] } } },
      ],
    },
  );
});

describe('between the declaration of an attack and its dice', () => {
  sceneInEditions('[K09-BAT-35] nobody answers it but by defending and by removing counters', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['bear', 'scout'], hand: ['zap'], traps: ['zap'] },
      {
        name: 'B',
        hp: 20,
        battlefield: ['scout', { card: 'wall', counters: counters('offense', 'B') }],
        hand: ['zap'],
        traps: ['zap'],
        askAlways: true,
      },
      { name: 'C', hp: 20, battlefield: ['scout'], hand: ['zap'], traps: ['zap'] },
    ],
    turn: battle,
    dice: [1, 1, 5],
    steps: [
      { by: 'A', attack: ['bear'], victim: 'B' },
      {
        expect: {
          asks: {
            by: 'B',
            purpose: 'counter',
            offers: [{ counter: 'offense', on: 'wall' }, { pass: true }],
            offersNot: [{ activate: 'scout 2' }, { activate: 'zap 3' }, { cast: 'zap 4' }],
          },
        },
      },
      { by: 'B', pass: true },
      { expect: { asks: { by: 'B', purpose: 'defend' } } },
      { by: 'B', defend: ['wall'] },
      { expect: { asks: { by: 'B', purpose: 'counter' } } },
      { by: 'B', counter: 'offense', on: 'wall' },
      {
        expect: {
          battle: null,
          cards: { wall: { defense: 7 }, bear: { zone: 'grave' } },
          log: [
            { type: 'attack' },
            { type: 'defend' },
            { type: 'remove', card: 'wall' },
            { type: 'roll', player: 'A' },
            { type: 'roll', player: 'B' },
          ],
        },
      },
    ],
  });
});
