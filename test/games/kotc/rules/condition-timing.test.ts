import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** When a met condition can be used, how often, and wherever its card is (14th Edition). */

/** Is asked at every window, so that none goes by. */
const watching = { name: 'Z', askAlways: true };
const smite = spell('Target 1 in-play card; destroy it.', 0);
const zap = spell('Draw 1 card.', 0);
const mourner = minion(1, 5, 'MOURN: When you take damage: Draw 1 card.', 0);
const egg = (
  as: string,
  owner: string,
): { card: string; as: string; counters: ReturnType<typeof counters> } => ({
  card: 'filler',
  as,
  counters: counters('damage', owner, 2),
});

describe('how long a condition is met', () => {
  test('[K14-Q-02] ability-targeted: not while the chain that targeted it resolves, but in the window after', () => {
    const startled = minion(1, 5, 'START: When this in-play card is ability-targeted: Draw 1 card.', 0);
    play({
      cards: {
        startled,
        charm: spell(
          'Target 1 in-play card; place 1 Sword Counter on it. Target 1 of your resources; bounce it.',
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['charm'], granary: [{ card: 'filler', as: 'seed' }, 1] },
        { name: 'B', battlefield: ['startled'] },
        watching,
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { by: 'Z', pass: true },
        { expect: { asks: { by: 'A', purpose: 'target' }, log: [{ type: 'target', card: 'startled' }] } },
        { by: 'B', activate: 'startled', refused: 'K14-CHN-22' },
        { by: 'A', choose: ['seed'] },
        { by: 'B', activate: 'startled' },
        { resolve: true },
        { expect: { players: { B: { hand: 1 } }, cards: { startled: { exhausted: true } } } },
      ],
    });
  });

  test('[K14-Q-02] nor if the card is then exhausted or no longer in-play', () => {
    const startled = minion(1, 5, 'START: When this in-play card is ability-targeted: Draw 1 card.', 0);
    play({
      cards: {
        startled,
        smite,
        tire: spell('Target 1 in-play card; exhaust and fatigue it.', 0),
      },
      players: [
        { name: 'A', hand: ['tire', 'smite'], askAlways: true },
        { name: 'B', battlefield: ['startled'] },
      ],
      steps: [
        { by: 'A', cast: 'tire' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['startled'] },
        { by: 'B', activate: 'startled', refused: 'K14-MIN-12' },
        { by: 'A', cast: 'smite' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['startled'] },
        { by: 'B', activate: 'startled', refused: 'K14-MIN-10' },
      ],
    });
  });

  test('[K14-Q-05] it stays met through chains of its window, also when it was not used in them', () => {
    play({
      cards: { mourner, zap },
      players: [
        { name: 'A', hand: ['zap'], battlefield: [egg('egg', 'A')] },
        { name: 'B', battlefield: ['mourner', egg('hatchling', 'A')] },
        watching,
      ],
      dice: [2],
      steps: [
        { by: 'A', counter: 'damage', on: 'hatchling' },
        { resolve: true },
        { by: 'A', cast: 'zap' },
        { by: 'B', pass: true },
        { resolve: true },
        { expect: { players: { B: { hp: 33 }, A: { hand: 1 } } } },
        { by: 'B', activate: 'mourner' },
        { resolve: true },
        { expect: { players: { B: { hand: 1 } }, turn: { phase: 'action' } } },
      ],
    });
  });

  test('[K14-Q-05] what happens in a step of a battle is met in the window after it, and in no later one', () => {
    const hopeful = minion(1, 5, 'HOPE: When enemy attacks, after Attack Formation: Draw 1 card.', 0);
    play({
      cards: { mourner, hopeful, bear: minion(1, 5) },
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: ['mourner', 'hopeful'] },
        watching,
      ],
      turn: { phase: 'battle' },
      dice: [4],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', pass: true },
        { by: 'B', defend: [] },
        { by: 'Z', pass: true },
        { expect: { players: { B: { hp: 31 } }, asks: { by: 'B', offers: [{ activate: 'mourner' }] } } },
        { by: 'B', activate: 'hopeful', refused: 'K14-ABL-07' },
        { by: 'B', activate: 'mourner' },
        { resolve: true },
        { expect: { players: { B: { hand: 1 } } } },
      ],
    });
  });

  test.since(14)(
    '[K14-Q-06] “after Attack Formation” is between that step and the next, not in the step and not later',
    () => {
      const hopeful = minion(1, 5, 'HOPE: When enemy attacks, after Attack Formation: Draw 1 card.', 0);
      const charger = minion(
        1,
        5,
        'CHARGE: When this card attacks, after Attack Formation (ghost-play): Draw 1 card.',
        0,
      );
      play({
        cards: { hopeful, charger },
        players: [
          { name: 'A', battlefield: ['charger'] },
          {
            name: 'B',
            battlefield: ['hopeful', { card: 'filler', as: 'bait', counters: counters('taunt', 'B') }],
          },
          watching,
        ],
        turn: { phase: 'battle' },
        dice: [1],
        steps: [
          { by: 'A', attack: ['charger'], victim: 'B' },
          { expect: { asks: { by: 'B', purpose: 'taunt' } } },
          { by: 'A', activate: 'charger', refused: 'K14-BAT-40' },
          { by: 'B', activate: 'hopeful', refused: 'K14-BAT-40' },
          { by: 'B', pass: true },
          { by: 'A', activate: 'charger' },
          { by: 'B', activate: 'hopeful' },
          { resolve: true },
          { expect: { players: { A: { hand: 1 }, B: { hand: 1 } } } },
          {
            expect: {
              log: [
                { type: 'attack' },
                { type: 'resolve', card: 'hopeful' },
                { type: 'resolve', card: 'charger' },
              ],
            },
          },
          { expect: { logNot: [{ type: 'defend' }, { type: 'roll' }] } },
        ],
      });
    },
  );

  test('[K14-Q-06] “after Defense Formation” is between the defence and the dice', () => {
    const guard = minion(
      1,
      9,
      'GUARD: When this card defends, after Defense Formation (ghost-play): Draw 1 card.',
      0,
    );
    play({
      cards: { guard, bear: minion(1, 5) },
      players: [{ name: 'A', battlefield: ['bear'] }, { name: 'B', battlefield: ['guard'] }, watching],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', defend: ['guard'] },
        { expect: { asks: { by: 'B', offers: [{ activate: 'guard' }] }, logNot: [{ type: 'roll' }] } },
        { by: 'B', activate: 'guard' },
        { resolve: true },
        { expect: { players: { B: { hand: 1 } } } },
        { by: 'Z', pass: true },
        { expect: { log: [{ type: 'resolve', card: 'guard' }, { type: 'roll' }] } },
      ],
    });
  });
});
