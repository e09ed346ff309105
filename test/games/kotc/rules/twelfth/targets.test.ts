import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { minion, play, spell } from '../../scene.js';

/** Targets of the 12th Edition, which are selected on activation. */
const watching = { askAlways: true } as const;
const cards = {
  bear: minion(2, 3, '', 0),
  ox: minion(1, 4, '', 0),
  smite: spell('Target 1 in-play card; destroy it.', 0),
};

const rules = 'kotc-12';

describe('when targets are selected', () => {
  test('[K12-ABL-16] [K12-Q-01] [K12-Q-15] right after the costs and before anybody responds, for all sub-abilities', () => {
    play({
      rules,
      cards: {
        ...cards,
        both: spell(
          'Self-exhaust 1 resource→Target 1 in-play card; bounce it. Target 1 in-play card; destroy it.',
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['both'], granary: [1] },
        { name: 'B', battlefield: ['bear', 'ox'], ...watching },
      ],
      steps: [
        { by: 'A', cast: 'both' },
        { expect: { asks: { by: 'A', purpose: 'target', cards: ['bear', 'ox'] }, chain: [] } },
        { by: 'A', choose: ['ox'] },
        {
          expect: {
            asks: { by: 'B', purpose: 'respond' },
            log: [
              { type: 'exhaust' },
              { type: 'target', card: 'ox' },
              { type: 'target', card: 'bear' },
              { type: 'link' },
            ],
          },
        },
        { resolve: true },
        { expect: { cards: { ox: { zone: 'hand' }, bear: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K12-KEY-98] what has moved meanwhile is a target still', () => {
    play({
      rules,
      cards: {
        ...cards,
        flee: minion(
          1,
          1,
          'FLEE: When this in-play card is ability-targeted: Target this card; bounce it.',
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['smite'] },
        { name: 'B', battlefield: ['flee'], ...watching },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'B', activate: 'flee' },
        { expect: { chain: ['smite', 'flee'] } },
        { resolve: true },
        { expect: { cards: { flee: { zone: 'grave' } } } },
      ],
    });
  });
});

describe('which targets are selected', () => {
  test('[K12-KEY-100] [K12-KEY-101] [K12-ABL-21] [K12-Q-04] no card twice by one activation, in several sub-abilities neither', () => {
    play({
      rules,
      cards: {
        ...cards,
        twice: spell(
          'Target 1 in-play card; place 1 Sword Counter on it. Target up to 2 in-play cards; place 1 Damage Counter on each target.',
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['twice'] },
        { name: 'B', battlefield: ['bear', 'ox', { card: 'bear', as: 'cub' }], ...watching },
      ],
      steps: [
        { by: 'A', cast: 'twice' },
        { by: 'A', choose: ['bear'] },
        { expect: { asks: { by: 'A', purpose: 'target', cards: ['ox', 'cub'], least: 1, most: 2 } } },
      ],
    });
  });

  test('[K12-KEY-103] “up to 2” is 1 or 2; without a target the ability has no further effect', () => {
    const weaken = spell('Target up to 2 in-play cards; destroy the targets. Draw 1 card.', 0);
    play({
      rules,
      cards: { ...cards, weaken },
      players: [
        { name: 'A', hand: ['weaken'], deck: [2] },
        { name: 'B', battlefield: ['bear', 'ox'], ...watching },
      ],
      steps: [
        { by: 'A', cast: 'weaken' },
        { expect: { asks: { by: 'A', purpose: 'target', least: 1, most: 2 } } },
        { by: 'A', choose: [], refused: 'K12-KEY-103' },
      ],
    });
    play({
      rules,
      cards: { ...cards, weaken },
      players: [
        { name: 'A', hand: ['weaken'], deck: [2], ...watching },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'weaken' },
        { resolve: true },
        { expect: { players: { A: { hand: 0, deck: 2, grave: ['weaken'] } } } },
      ],
    });
  });

  test('[K12-KEY-48] with fewer cards than it excavates it has no further effect', () => {
    play({
      rules,
      cards: {
        ...cards,
        dig: spell('Excavate 3 cards and target 1 excavated card; bounce it. Draw 1 card.', 0),
      },
      players: [
        { name: 'A', hand: ['dig'], deck: [2], ...watching },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'dig' },
        { resolve: true },
        { expect: { players: { A: { hand: 0, deck: 2 } }, logNot: [{ type: 'see' }] } },
      ],
    });
  });
});
