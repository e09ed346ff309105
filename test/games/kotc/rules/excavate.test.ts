import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);
const plain = { bear, wolf: bear, lynx: bear, puma: bear };
const deck = ['bear', 'wolf', 'lynx', 'puma'];

/** To where the targets are asked for. */
const targeting = { until: { purpose: 'target' } } as const;

describe('Excavate', () => {
  const seats = [{ name: 'A', hand: ['spell'], deck }, { name: 'B', ...watching }, { name: 'C' }];
  const three = (effects: string) => ({
    ...plain,
    spell: spell(`Excavate 3 cards and target up to 2 excavated cards; ${effects}`, 0),
  });

  test.since(13)('[K14-KEY-43] [K14-KEY-47] the top cards of the own deck, exactly as many as stated', () => {
    play({
      cards: three('bounce the targets.'),
      players: seats,
      steps: [
        { by: 'A', cast: 'spell' },
        targeting,
        { expect: { asks: { by: 'A', cards: ['bear', 'wolf', 'lynx'], least: 0, most: 2 } } },
        { expect: { log: [{ type: 'see', card: 'lynx' }], logNot: [{ type: 'see', card: 'puma' }] } },
        { by: 'A', choose: ['lynx'] },
        { expect: { players: { A: { hand: ['lynx'], deck: 3 } } } },
      ],
    });
  });

  test.until(15, 13)('[K14-KEY-47] all of them are seen, also when none is targeted', () => {
    play({
      cards: three('bounce the targets.'),
      players: seats,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: [] },
        {
          expect: {
            cards: {
              bear: { knownTo: ['A'] },
              wolf: { knownTo: ['A'] },
              lynx: { knownTo: ['A'] },
              puma: { knownTo: [] },
            },
          },
        },
      ],
    });
  });

  test('[K14-KEY-44] only the excavating player sees them', () => {
    play({
      cards: three('bounce the targets.'),
      players: seats,
      steps: [
        { by: 'A', cast: 'spell' },
        targeting,
        { expect: { cards: { bear: { knownTo: ['A'] }, wolf: { knownTo: ['A'] }, puma: { knownTo: [] } } } },
      ],
    });
  });

  test('[K14-KEY-45] they stay in the deck, where they were, while they are excavated', () => {
    play({
      cards: three('bounce the targets.'),
      players: seats,
      steps: [
        { by: 'A', cast: 'spell' },
        targeting,
        { expect: { players: { A: { deck } }, logNot: [{ type: 'move', card: 'bear' }] } },
      ],
    });
  });

  test('[K14-KEY-46] what no effect moves stays on top in the same order', () => {
    play({
      cards: three('bury the targets.'),
      players: seats,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['wolf'] },
        { expect: { players: { A: { deck: ['bear', 'lynx', 'puma', 'wolf'] } } } },
      ],
    });
  });

  test('[K14-KEY-48] [K14-KEY-49] [K14-Q-41] with fewer cards none is excavated, nothing ends, and the rest is done', () => {
    play({
      cards: three('bounce the targets, then draw 1 card.'),
      players: [
        { name: 'A', hand: ['spell'], deck: ['bear', 'wolf'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        {
          expect: {
            players: { A: { hand: ['bear'], deck: ['wolf'] } },
            cards: { wolf: { knownTo: [] } },
            result: null,
            logNot: [{ type: 'see' }, { type: 'target' }],
          },
        },
      ],
    });
  });

  test('[K14-KEY-49] nor does an empty deck end the game', () => {
    play({
      cards: three('bounce the targets.'),
      players: [
        { name: 'A', ...watching, hand: ['spell'], deck: [] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { expect: { result: null, cards: { spell: { zone: 'grave' } }, logNot: [{ type: 'emptyDeck' }] } },
      ],
    });
  });

  test('[K14-KEY-48] with just as many all are excavated', () => {
    play({
      cards: three('bounce the targets.'),
      players: [
        { name: 'A', hand: ['spell'], deck: ['bear', 'wolf', 'lynx'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        targeting,
        { expect: { asks: { cards: ['bear', 'wolf', 'lynx'] } } },
      ],
    });
  });

  test.until(16)('[K14-KEY-109] one that is destroyed was destroyed in its player’s deck', () => {
    play({
      cards: {
        spell: spell('Excavate 1 card and target 1 excavated card; destroy it.', 0),
        buried: minion(1, 1, 'WAKE: When this card in your deck is destroyed (hex-play): Draw 1 card.', 0),
        handy: minion(1, 1, 'WAKE: When this card in your hand is destroyed (hex-play): Draw 1 card.', 0),
      },
      players: [
        { name: 'A', hand: ['spell', 'spell'], deck: ['buried', 'handy', 'filler', 'filler'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'A', offers: [{ activate: 'buried' }] } } },
        { by: 'A', cast: 'spell 2' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { expect: { cards: { handy: { zone: 'grave' } } } },
        { by: 'A', activate: 'handy', refused: 'K14-ABL-07' },
      ],
    });
  });
});
