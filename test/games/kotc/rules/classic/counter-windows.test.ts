import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { counters, creature, spell, type Scene } from '../../scene.js';
import { counterCards, upTo } from './counter-cards.js';
import { able, chainCards } from './chain-cards.js';
import { DEPLOY } from './wordings.js';

/** When "any time" is: the moments at which a player is asked who has counters and wants to be asked always. */
type Step = Scene['steps'][number];
type Check = Extract<Step, { expect: unknown }>['expect'];

const cards = {
  ...counterCards,
  adept: able(
    `Exhaust 1 of your resources. ${upTo(1)} Exhaust all targets. Roll 1 six-sided die and increase your hitpoints by the result. Draw 1 card.`,
  ),
  giant: creature(3, 15, '', 0),
};
/** Somebody with a counter that can be removed at any time. */
const watcher = (name: string, ...battlefield: string[]) => ({
  name,
  hp: 20,
  askAlways: true,
  battlefield: [
    ...battlefield,
    { card: 'bear', as: `bear of ${name}`, counters: counters('offense', name, 3) },
  ],
});

/** The watcher is asked when this is so, and removes nothing. */
const asked = (by: string, check: Check): Step[] => [
  {
    expect: {
      asks: { by, purpose: 'counter', offers: [{ counter: 'offense', on: `bear of ${by}` }] },
      ...check,
    },
  },
  { by, pass: true },
];

describe('counters can be removed', () => {
  sceneInEditions(
    '[K06-Q-39] [K06-RUL-29] [K09-Q-39] [K09-RUL-29] [K11-Q-03] after an activation, between effects and after a roll, and not between an announcement, its cost and its targets',
    {
      cards,
      players: [
        { name: 'A', hp: 20, battlefield: ['adept', 'bear'], granary: [{ card: 'bear', as: 'coin' }] },
        watcher('B'),
      ],
      dice: [4],
      steps: [
        { by: 'A', activate: 'adept' },
        { expect: { asks: { by: 'A', purpose: 'target' }, cards: { adept: { exhausted: true } } } },
        { by: 'A', choose: ['bear'] },
        ...asked('B', {
          log: [{ type: 'exhaust', card: 'adept' }, { type: 'exhaust', card: 'coin' }, { type: 'target' }],
          cards: { bear: { exhausted: false } },
        }),
        ...asked('B', { log: [{ type: 'exhaust', card: 'bear' }], logNot: [{ type: 'roll' }] }),
        ...asked('B', { log: [{ type: 'roll' }], players: { A: { hp: 20, hand: 0 } } }),
        ...asked('B', { log: [{ type: 'heal' }], players: { A: { hp: 24, hand: 0 } } }),
        ...asked('B', {
          log: [{ type: 'move' }],
          players: { A: { hp: 24, hand: 1 } },
          chain: [],
        }),
        { expect: { turn: { player: 'A', phase: 'action' } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-39] [K09-Q-39] [K11-Q-03] after the attack, the defense and the roll of a battle, and not while its damage is dealt',
    {
      cards,
      players: [{ name: 'A', hp: 20, battlefield: ['giant'] }, watcher('B', 'giant', 'seer')],
      turn: { phase: 'battle' },
      dice: [1, 2, 3, 4, 5, 6],
      steps: [
        { by: 'A', attack: ['giant'], victim: 'B' },
        ...asked('B', { log: [{ type: 'attack' }] }),
        { by: 'B', defend: ['giant 2'] },
        ...asked('B', { log: [{ type: 'defend' }], logNot: [{ type: 'roll' }] }),
        ...asked('B', {
          log: [
            { type: 'roll', player: 'A' },
            { type: 'roll', player: 'B' },
          ],
          logNot: [{ type: 'damage' }],
        }),
        { by: 'A', die: 1 },
        { expect: { asks: { by: 'A', purpose: 'die' } } },
        { by: 'A', die: 2 },
        { expect: { asks: { by: 'B', purpose: 'die' }, logNot: [{ type: 'damage' }] } },
        { by: 'B', die: 4 },
        { by: 'B', die: 5 },
        ...asked('B', {
          battle: null,
          cards: { giant: { zone: 'grave' }, 'giant 2': { defense: 9 } },
          log: [
            { type: 'damage', card: 'giant 2' },
            { type: 'damage', card: 'giant' },
          ],
        }),
      ],
    },
  );

  const turnOfA = (phase: 'action' | 'battle' | 'recovery'): Check => ({
    turn: { player: 'A', number: 3, phase },
  });
  sceneInEditions(
    '[K06-Q-39] [K09-Q-39] [K11-Q-70] in each phase, once in the Recovery Phase before the reset and not after it, and before a turn begins',
    {
      cards,
      players: [{ name: 'A', battlefield: [{ card: 'bear', exhausted: true }] }, watcher('B')],
      steps: [
        ...asked('B', turnOfA('action')),
        ...asked('B', turnOfA('battle')),
        ...asked('B', turnOfA('battle')),
        ...asked('B', {
          ...turnOfA('recovery'),
          cards: { bear: { exhausted: true } },
          log: [{ type: 'phase' }],
        }),
        ...asked('B', {
          turn: { player: 'B', number: 4 },
          log: [{ type: 'recover' }, { type: 'turn' }],
          logNot: [{ type: 'phase' }],
        }),
        ...asked('B', { turn: { number: 4, phase: 'resource' }, log: [{ type: 'phase' }] }),
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-39] [K09-Q-39] [K11-Q-03] after each card that an effect summons or casts, and when the spell is cast',
    {
      cards: {
        ...cards,
        parade: spell(`Target up to 2 cards in your hand. ${DEPLOY}`, 0),
        hymn: spell('Increase your hitpoints by 1.', 0),
      },
      players: [{ name: 'A', hp: 20, hand: ['parade', 'seer', 'hymn'] }, watcher('B')],
      steps: [
        { by: 'A', cast: 'parade' },
        { by: 'A', choose: ['seer', 'hymn'] },
        ...asked('B', { log: [{ type: 'target' }] }),
        { by: 'A', choose: ['seer'] },
        ...asked('B', { log: [{ type: 'move', card: 'seer' }], cards: { hymn: { zone: 'hand' } } }),
        { by: 'A', choose: ['hymn'] },
        ...asked('B', { log: [{ type: 'move', card: 'hymn' }], players: { A: { hp: 20 } } }),
        ...asked('B', { log: [{ type: 'heal' }], players: { A: { hp: 21 } }, chain: [] }),
        { expect: { turn: { phase: 'action' } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-39] [K06-RUL-30] after each new link before anybody responds, and in the midst of a chain',
    {
      cards: { ...cards, ...chainCards },
      players: [
        { name: 'A', hp: 20, hand: ['zap'] },
        { name: 'B', hp: 20, traps: ['atEffect'], battlefield: ['guard'] },
        watcher('C'),
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        ...asked('C', { chain: ['zap'], logNot: [{ type: 'link', card: 'atEffect' }] }),
        { by: 'B', activate: 'atEffect' },
        ...asked('C', { chain: ['zap', 'atEffect'], players: { B: { hp: 20 } } }),
        {
          expect: {
            asks: { by: 'C', purpose: 'counter' },
            chain: ['zap'],
            players: { B: { hp: 24 }, A: { hand: 0 } },
          },
        },
        { by: 'C', counter: 'offense', on: 'bear of C' },
        { expect: { chain: ['zap'], players: { A: { hand: 0 } }, cards: { 'bear of C': { offense: 3 } } } },
        { by: 'C', pass: true },
        ...asked('C', { chain: [], players: { A: { hand: 1 } } }),
      ],
    },
  );
});

const uses = (by: string): Step => ({ by, counter: 'offense', on: `bear of ${by}` });

sceneInEditions(
  '[K06-Q-39] [K09-Q-39] [K11-Q-04] whose turn comes next is asked first and whose turn it is last, one counter at a time with its effect, until all decline in a row',
  {
    cards: { ...cards, hymn: spell('Increase your hitpoints by 1. Draw 1 card.', 0) },
    players: [{ ...watcher('A'), hand: ['hymn'] }, watcher('B'), watcher('C')],
    steps: [
      { by: 'A', cast: 'hymn' },
      ...asked('B', { players: { A: { hp: 20 } } }),
      ...asked('C', {}),
      ...asked('A', {}),
      { expect: { players: { A: { hp: 21, hand: 0 } }, asks: { by: 'B', purpose: 'counter' } } },
      uses('B'),
      { expect: { cards: { 'bear of B': { offense: 3, counters: { offense: 2 } } } } },
      ...asked('B', {}),
      { expect: { asks: { by: 'C', purpose: 'counter' } } },
      uses('C'),
      ...asked('B', { cards: { 'bear of C': { offense: 3 } } }),
      ...asked('C', {}),
      { expect: { asks: { by: 'A', purpose: 'counter' } } },
      uses('A'),
      ...asked('B', { cards: { 'bear of A': { offense: 3 } } }),
      ...asked('C', {}),
      ...asked('A', { players: { A: { hand: 0 } } }),
      { expect: { asks: { by: 'B' }, players: { A: { hand: 1 } } } },
    ],
  },
);
