import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);
const plain = { bear, wolf: bear, lynx: bear, puma: bear, boar: bear };
const seats = (deck: string[]) => [
  { name: 'A', hand: ['spell'], deck },
  { name: 'B', ...watching },
];
const three = (effects: string) => ({
  ...plain,
  spell: spell(`Excavate 3 cards and target up to 1 excavated card; ${effects}`, 0),
});

describe('excavated cards', () => {
  test('[K16-KEY-45] [K16-KEY-46] [K16-KEY-168] [K16-Q-165] are shuffled among themselves and put back before the effects, above the others', () => {
    play({
      cards: three('down-level it by 1.'),
      players: seats(['bear', 'wolf', 'lynx', 'puma', 'boar']),
      picks: [['lynx', 'bear', 'wolf']],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear'] },
        {
          expect: {
            players: { A: { deck: ['lynx', 'bear', 'wolf', 'puma', 'boar'] } },
            log: [
              { type: 'target', card: 'bear' },
              { type: 'shuffle', player: 'A', rule: 'K16-KEY-46' },
              { type: 'change', card: 'bear' },
            ],
          },
        },
      ],
    });
  });

  test('[K16-KEY-46] [K16-Q-166] the effects find a target wherever it lies now', () => {
    play({
      cards: three('bounce it.'),
      players: seats(['bear', 'wolf', 'lynx', 'puma']),
      picks: [['wolf', 'lynx', 'bear']],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear'] },
        { expect: { players: { A: { hand: ['bear'], deck: ['wolf', 'lynx', 'puma'] } } } },
      ],
    });
  });

  test('[K16-Q-165] one that is sheathed then lies above the others', () => {
    play({
      cards: three('sheathe it.'),
      players: seats(['bear', 'wolf', 'lynx', 'puma']),
      picks: [['wolf', 'lynx', 'bear']],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear'] },
        { expect: { players: { A: { deck: ['bear', 'wolf', 'lynx', 'puma'] } } } },
      ],
    });
  });

  test('[K16-KEY-169] nobody knows their order then', () => {
    play({
      cards: three('down-level it by 1.'),
      players: seats(['bear', 'wolf', 'lynx', 'puma']),
      steps: [
        { by: 'A', cast: 'spell' },
        { until: { purpose: 'target' } },
        { expect: { cards: { bear: { knownTo: ['A'] }, lynx: { knownTo: ['A'] } } } },
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { knownTo: [] }, wolf: { knownTo: [] }, lynx: { knownTo: [] } } } },
      ],
    });
  });

  test('[K16-KEY-46] one alone stays known', () => {
    play({
      cards: {
        ...plain,
        spell: spell('Excavate 1 card and target 1 excavated card; down-level it by 1.', 0),
      },
      players: seats(['bear', 'wolf']),
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { expect: { cards: { bear: { knownTo: ['A'] } }, logNot: [{ type: 'shuffle' }] } },
      ],
    });
  });
});
