import { describe } from 'vitest';
import type { Step } from '../../../../src-main/games/kotc/scenario/format.js';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** Several activation costs of one ability (14th Edition). */

const toll = (costs: string): ReturnType<typeof spell> => spell(`${costs}→Draw 1 card.`, 0);
const seed = { card: 'filler', as: 'seed' };
const ally = { card: 'filler', as: 'ally' };
const page = { card: 'filler', as: 'page' };
const failed: Step = { expect: { log: [{ type: 'fail', card: 'toll' }], logNot: [{ type: 'link' }] } };

describe('several costs', () => {
  test('[K14-ABL-10] [K14-Q-48] all are paid, in printed order', () => {
    play({
      cards: {
        toll: toll(
          'Self-destroy 1 resource, self-exhaust 1 minion, and self-sheathe 1 random card in your hand',
        ),
      },
      players: [
        { name: 'A', granary: [seed], battlefield: [ally], hand: ['toll', page] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'toll' },
        { expect: { asks: { by: 'B', purpose: 'respond' }, chain: ['toll'] } },
        {
          expect: {
            log: [
              { type: 'move', card: 'toll' },
              { type: 'move', card: 'seed' },
              { type: 'exhaust', card: 'ally' },
              { type: 'move', card: 'page' },
              { type: 'link', card: 'toll' },
            ],
          },
        },
        { expect: { players: { A: { grave: ['seed'], hand: 0, deckTop: ['page'] } } } },
      ],
    });
  });

  test('[K14-Q-47] [K17-Q-47] if one of two cannot be paid, the other is not paid either', () => {
    play({
      cards: { toll: toll('Self-destroy 1 resource and self-destroy 1 in-play card') },
      players: [{ name: 'A', granary: [seed], hand: ['toll', page], askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'toll' },
        failed,
        { expect: { cards: { seed: { zone: 'granary' } }, players: { A: { deck: 10, hand: ['page'] } } } },
      ],
    });
  });

  test('[K14-Q-48] a card that one brings to the hand pays no other', () => {
    play({
      cards: { toll: toll('Self-bounce 1 in-play card and self-destroy 1 random card in your hand') },
      players: [{ name: 'A', battlefield: [ally], hand: ['toll'], askAlways: true }, { name: 'B' }],
      steps: [{ by: 'A', cast: 'toll' }, failed, { expect: { cards: { ally: { zone: 'battlefield' } } } }],
    });
    play({
      cards: { toll: toll('Self-bounce 1 in-play card and self-destroy 1 random card in your hand') },
      players: [
        { name: 'A', battlefield: [ally], hand: ['toll', page] },
        { name: 'B', askAlways: true },
      ],
      picks: [['ally', 'page']],
      steps: [
        { by: 'A', cast: 'toll' },
        { expect: { chain: ['toll'], players: { A: { hand: ['ally'], grave: ['page'] } } } },
      ],
    });
  });

  test('[K14-Q-48] a card that one moves away pays no other', () => {
    for (const costs of [
      'Self-bounce 1 in-play card and self-destroy 1 in-play card',
      'Self-destroy 1 in-play card and self-exhaust 1 minion',
    ]) {
      play({
        cards: { toll: toll(costs) },
        players: [{ name: 'A', battlefield: [ally], hand: ['toll'], askAlways: true }, { name: 'B' }],
        steps: [
          { by: 'A', cast: 'toll' },
          failed,
          { expect: { cards: { ally: { zone: 'battlefield', exhausted: false } } } },
        ],
      });
    }
  });

  test('[K14-Q-48] two costs that move cards out of one zone take different ones', () => {
    play({
      cards: { toll: toll('Self-bounce 1 in-play card and self-destroy 1 in-play card') },
      players: [
        { name: 'A', battlefield: [ally, { card: 'filler', as: 'pal' }], hand: ['toll'] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'toll' },
        { by: 'A', choose: ['pal'] },
        { expect: { chain: ['toll'], players: { A: { hand: ['pal'], grave: ['ally'] } } } },
      ],
    });
  });

  test('[K14-Q-48] a minion that one exhausts can be destroyed for another', () => {
    play({
      cards: { toll: toll('Self-exhaust 1 minion and self-destroy 1 in-play card') },
      players: [
        { name: 'A', battlefield: [ally], hand: ['toll'] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'toll' },
        { expect: { chain: ['toll'], players: { A: { grave: ['ally'], battlefield: 0 } } } },
        {
          expect: {
            log: [
              { type: 'exhaust', card: 'ally' },
              { type: 'move', card: 'ally' },
            ],
          },
        },
      ],
    });
  });

  test('[K14-Q-48] the only minion that can be exhausted is kept for it, and another is destroyed', () => {
    play({
      cards: { toll: toll('Self-destroy 1 in-play card and self-exhaust 1 minion') },
      players: [
        {
          name: 'A',
          battlefield: [ally, { card: 'filler', as: 'spent', exhausted: true }],
          hand: ['toll'],
        },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'toll' },
        { expect: { chain: ['toll'], players: { A: { battlefield: ['ally'], grave: ['spent'] } } } },
        { expect: { cards: { ally: { exhausted: true } } } },
      ],
    });
  });

  test('[K14-Q-50] the minion that uses the ability can be destroyed or bounced for it', () => {
    play({
      cards: { martyr: minion(1, 1, 'GIVE: Self-destroy 1 in-play card→Draw 2 cards.', 0) },
      players: [
        { name: 'A', battlefield: ['martyr'] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', activate: 'martyr' },
        { expect: { chain: ['martyr'], players: { A: { battlefield: 0, grave: ['martyr'], hand: 0 } } } },
        { resolve: true },
        { expect: { players: { A: { hand: 2 } } } },
      ],
    });
  });
});
