import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { counters, creature, spell, type Placed } from '../../scene.js';
import { counterCards, upTo } from './counter-cards.js';

/** Each removal of a counter is an event of its own, also between a roll and what comes of it. */
const cards = {
  ...counterCards,
  mourner: creature(
    1,
    9,
    'Activate when at least 2 of your cards in play (excluding this card) are destroyed. Increase your hitpoints by 3.',
    0,
  ),
  storm: spell(`${upTo(2)} Destroy all targets.`, 0),
  bolt: spell(
    `${upTo(1)} Roll 1 six-sided die and inflict the result of each die as damage to one target.`,
    0,
  ),
};
const doomed = (as: string): Placed => ({
  card: 'bear',
  as,
  damage: 8,
  counters: counters('damage', 'A', 1),
});

describe('two creatures of a player with “at least 2”', () => {
  sceneInEditions(
    '[K09-Q-22] [K11-Q-83] fall one after the other by a damage counter and one removed after its roll',
    {
      cards,
      players: [{ name: 'A' }, { name: 'B', hp: 10, battlefield: ['mourner', doomed('one'), doomed('two')] }],
      dice: [3, 3],
      steps: [
        { by: 'A', counter: 'damage', on: 'one' },
        { expect: { cards: { one: { zone: 'battlefield' } }, log: [{ type: 'roll' }] } },
        { by: 'A', counter: 'damage', on: 'two' },
        {
          expect: {
            asks: { by: 'B', purpose: 'resource' },
            players: { B: { grave: ['one', 'two'] } },
            log: [
              { type: 'move', card: 'two' },
              { type: 'move', card: 'one' },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K09-Q-22] [K11-Q-83] fall one after the other by a damage counter that is removed after an effect’s roll',
    {
      cards,
      players: [
        { name: 'A', hand: ['bolt'] },
        {
          name: 'B',
          hp: 10,
          battlefield: ['mourner', { card: 'bear', as: 'one', damage: 8 }, doomed('two')],
        },
      ],
      dice: [3, 3],
      steps: [
        { by: 'A', cast: 'bolt' },
        { by: 'A', choose: ['one'] },
        { by: 'A', pass: true },
        { expect: { log: [{ type: 'roll' }], asks: { by: 'A', purpose: 'counter' } } },
        { by: 'A', counter: 'damage', on: 'two' },
        { expect: { asks: { by: 'B', purpose: 'resource' }, players: { B: { grave: ['two', 'one'] } } } },
      ],
    },
  );

  sceneInEditions('[K09-Q-22] [K11-Q-83] fall together by one effect', {
    cards,
    players: [
      { name: 'A', hand: ['storm'] },
      { name: 'B', hp: 10, battlefield: ['mourner', 'bear', 'bear'] },
    ],
    steps: [
      { by: 'A', cast: 'storm' },
      { by: 'A', choose: ['bear', 'bear 2'] },
      { expect: { asks: { by: 'B', purpose: 'condition' } } },
    ],
  });
});

sceneInEditions(
  '[K06-Q-39] [K09-Q-39] [K11-Q-03] between the roll of a damage counter and its damage, the creature can be given defense, and its player is asked',
  {
    cards,
    players: [
      { name: 'A' },
      {
        name: 'B',
        battlefield: [
          {
            card: 'bear',
            as: 'one',
            damage: 6,
            counters: [...counters('damage', 'A'), ...counters('defense', 'B')],
          },
        ],
      },
    ],
    dice: [4],
    steps: [
      { by: 'A', counter: 'damage', on: 'one' },
      {
        expect: {
          asks: { by: 'B', purpose: 'counter' },
          log: [{ type: 'roll' }],
          logNot: [{ type: 'damage' }],
        },
      },
      { by: 'B', counter: 'defense', on: 'one' },
      { resolve: true },
      {
        expect: { cards: { one: { zone: 'battlefield', defense: 4 } }, log: [{ type: 'damage', amount: 4 }] },
      },
    ],
  },
);
