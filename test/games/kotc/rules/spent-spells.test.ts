import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** "Spells" of the 14th Edition's rulebook: what becomes of them. */

const zap = spell('Draw 1 card.', 0);

describe('after casting', () => {
  const grieving = [
    'When your in-play card(s) is destroyed:',
    'When a card(s) in your hand is destroyed:',
    'When a card(s) in your deck is destroyed:',
  ];
  test.each(grieving)('[K14-SPL-14] going to the grave is no destruction: “%s” is not met', (condition) => {
    play({
      cards: { zap, griever: minion(1, 1, `GRIEVE: ${condition} Draw 1 card.`, 0) },
      players: [{ name: 'A', hand: ['zap'], battlefield: ['griever'], askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { expect: { cards: { zap: { zone: 'grave' } } } },
        { by: 'A', activate: 'griever', refused: 'K14-ABL-07' },
      ],
    });
  });

  test('[K14-SPL-14] nor for the spell itself', () => {
    play({
      cards: {
        echo: spell('When this card in your hand is destroyed (hex-play): Draw 2 cards.', 0),
        drop: spell('Target 1 card in your hand; destroy it.', 0),
      },
      players: [{ name: 'A', hand: ['drop', 'echo'], askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'drop' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['echo'] },
        { by: 'A', cast: 'echo' },
        { resolve: true },
        { expect: { players: { A: { hand: 2, grave: ['drop', 'echo'] } } } },
        { by: 'A', cast: 'echo', refused: 'K14-Q-08' },
      ],
    });
  });

  test('[K14-SPL-15] in the grave it is one face-down card among others: once one of them leaves, only its owner is sure', () => {
    play({
      cards: { zap, raise: spell('Target 1 card in any grave randomly; bounce it.', 0) },
      players: [
        { name: 'A', hand: ['zap', 'raise'], grave: [{ card: 'filler', as: 'dead' }] },
        { name: 'B', askAlways: true },
      ],
      picks: [['dead']],
      steps: [
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { expect: { cards: { zap: { zone: 'grave', knownTo: ['A', 'B'] }, dead: { knownTo: ['A'] } } } },
        { by: 'A', cast: 'raise' },
        { resolve: true },
        { expect: { cards: { dead: { zone: 'hand' }, zap: { zone: 'grave', knownTo: ['A'] } } } },
      ],
    });
  });

  test.since(13).each([
    ['bounce', 'hand'],
    ['silo', 'granary'],
    ['sheathe', 'deck'],
    ['bury', 'deck'],
  ] as const)(
    '[K14-Q-44] if it %ss itself, that is carried out, and then it goes to the grave',
    (how, zone) => {
      play({
        cards: {
          shy: spell(`Target this card; ${how} it. Target up to 2 cards in your hand; bury the targets.`, 0),
        },
        players: [
          { name: 'A', hand: ['shy', { card: 'filler', as: 'page' }, { card: 'filler', as: 'leaf' }] },
          { name: 'B', askAlways: true },
        ],
        steps: [
          { by: 'A', cast: 'shy' },
          { by: 'B', pass: true },
          { expect: { asks: { by: 'A', purpose: 'target' }, cards: { shy: { zone } } } },
          { by: 'A', choose: [] },
          { expect: { players: { A: { grave: ['shy'], hand: 2, granary: 0, deck: 10 } } } },
        ],
      });
    },
  );
});
