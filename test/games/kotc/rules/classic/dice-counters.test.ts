import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { counters, creature, spell, type Placed } from '../../scene.js';

/** Dice counters re-roll a die that lies and is not used yet, whoever rolled it. */
const cards = {
  bear: creature(1, 9, '', 0),
  hymn: spell('Roll 2 six-sided dice and increase your hitpoints by the result.', 0),
  bolt: spell(
    'Target up to 1 card in play. Roll 1 six-sided die and inflict the result of each die as damage to one target.',
    0,
  ),
  curse: spell('Target up to 1 card in play. Exhaust all targets.', 0),
};
const lucky = (owner: string, as: string, count = 1): Placed => ({
  card: 'bear',
  as,
  counters: counters('dice', owner, count),
});

describe('a dice counter', () => {
  sceneInEditions(
    '[K09-BLD-44] [K09-Q-43] [K11-CTR-39] [K11-CTR-40] re-rolls one die that another player rolled, and the new result stands',
    {
      cards,
      players: [
        { name: 'A', hp: 10, hand: ['hymn'] },
        { name: 'B', battlefield: [lucky('B', 'charm')] },
      ],
      dice: [6, 5, 2],
      steps: [
        { by: 'A', cast: 'hymn' },
        {
          expect: {
            asks: { by: 'B', purpose: 'reroll', options: ['dice', 'dice'], least: 0, most: 1 },
            players: { A: { hp: 10 } },
          },
        },
        { by: 'B', counter: 'dice', on: 'charm', die: 6 },
        {
          expect: {
            players: { A: { hp: 17 } },
            cards: { charm: { counters: {} } },
            log: [
              { type: 'roll' },
              { type: 'remove' },
              { type: 'reroll', player: 'B' },
              { type: 'heal', amount: 7 },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K09-BLD-44] [K11-CTR-39] [K11-CTR-40] re-rolls a die of its owner’s own, also for the worse',
    {
      cards,
      players: [
        { name: 'A', hand: ['bolt'], battlefield: [lucky('A', 'charm')] },
        { name: 'B', battlefield: ['bear'] },
      ],
      dice: [4, 1],
      steps: [
        { by: 'A', cast: 'bolt' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', counter: 'dice', on: 'charm', die: 4 },
        { resolve: true },
        { expect: { cards: { bear: { defense: 8 }, charm: { counters: {} } } } },
      ],
    },
  );

  sceneInEditions(
    '[K09-Q-43] [K11-Q-05] in a battle works when the dice of both sides lie and before any is used, on the same die again with another counter',
    {
      cards,
      players: [
        { name: 'A', hp: 20, battlefield: [lucky('A', 'attacker')] },
        { name: 'B', hp: 20, battlefield: [lucky('B', 'defender')] },
        { name: 'C', hp: 20, battlefield: [lucky('C', 'bystander', 2)] },
      ],
      turn: { phase: 'battle' },
      dice: [5, 4, 6, 2, 3],
      steps: [
        { by: 'A', attack: ['attacker'], victim: 'B' },
        { by: 'B', defend: ['defender'] },
        { until: { purpose: 'reroll' } },
        {
          expect: {
            asks: { by: 'B', options: ['dice', 'dice'] },
            log: [
              { type: 'roll', player: 'A' },
              { type: 'roll', player: 'B' },
            ],
            logNot: [{ type: 'damage' }],
          },
        },
        { by: 'C', counter: 'dice', on: 'bystander', die: 5 },
        { expect: { asks: { by: 'B', purpose: 'reroll' } } },
        { by: 'C', counter: 'dice', on: 'bystander', die: 6 },
        { expect: { asks: { by: 'B', purpose: 'reroll' }, cards: { bystander: { counters: {} } } } },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'A', purpose: 'reroll' } } },
        { by: 'A', counter: 'dice', on: 'attacker', die: 4 },
        { expect: { asks: { by: 'B', purpose: 'reroll' } } },
        { by: 'B', pass: true },
        {
          expect: {
            battle: null,
            cards: { attacker: { defense: 6 }, defender: { defense: 7, counters: { dice: 1 } } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K09-Q-43] [K11-Q-05] has no die to re-roll before a roll, nor when its result has been applied',
    {
      cards,
      players: [
        { name: 'A', hp: 10, hand: ['hymn', 'curse'] },
        { name: 'B', battlefield: [lucky('B', 'charm')] },
      ],
      dice: [6, 5],
      steps: [
        { by: 'A', cast: 'curse' },
        { by: 'A', choose: ['charm'] },
        { expect: { asks: { by: 'A', purpose: 'action' }, cards: { charm: { exhausted: true } } } },
        { by: 'A', cast: 'hymn' },
        { expect: { asks: { by: 'B', purpose: 'reroll' } } },
        { by: 'B', pass: true },
        { expect: { players: { A: { hp: 21 } }, asks: { by: 'B', purpose: 'resource' } } },
      ],
    },
  );

  sceneInEditions('[K09-Q-43] [K11-Q-05] also re-rolls the die of a damage counter', {
    cards,
    players: [
      { name: 'A', battlefield: [{ card: 'bear', counters: counters('damage', 'B') }] },
      { name: 'B', battlefield: [lucky('A', 'charm')] },
    ],
    dice: [6, 1],
    steps: [
      { by: 'B', counter: 'damage', on: 'bear' },
      { by: 'A', counter: 'dice', on: 'charm', die: 6 },
      { expect: { cards: { bear: { defense: 8 } } } },
    ],
  });
});
