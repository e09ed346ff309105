import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../../scene.js';

/** Undying Counters of the 17th Edition: an effect that would destroy their host is prevented. */
const bear = minion(2, 3);
const undying = (owner: string, as = 'undying'): Placed => ({
  card: 'bear',
  as,
  counters: counters('undying', owner),
});
const smite = spell('Target up to 2 on-field minions; destroy the targets. Draw 1 card.', 0);

describe('an Undying Counter', () => {
  test('[K17-CTR-111] [K17-CTR-112] [K17-CTR-115] [K17-CTR-116] [K17-Q-128] prevents the whole effect, and no other', () => {
    play({
      cards: { bear, smite },
      players: [
        { name: 'A', hand: ['smite'] },
        { name: 'B', battlefield: [undying('B'), { card: 'bear', as: 'other' }] },
      ],
      steps: [
        { by: 'B', counter: 'undying', on: 'undying', refused: 'K17-CTR-12' },
        { by: 'A', cast: 'smite' },
        { until: { purpose: 'target' } },
        { by: 'A', choose: ['undying', 'other'] },
        { expect: { asks: { by: 'B', purpose: 'undying', rule: 'K17-CTR-112', options: ['undying'] } } },
        { by: 'B', counter: 'undying', on: 'undying' },
        {
          expect: {
            cards: { undying: { zone: 'battlefield', counters: {} }, other: { zone: 'battlefield' } },
            players: { A: { hand: 1 } },
            log: [{ type: 'remove' }, { type: 'prevent', card: 'undying', rule: 'K17-CTR-115' }],
            logNot: [{ type: 'link', counter: 'undying' }],
          },
        },
      ],
    });
  });

  test('[K17-CTR-111] [K17-CTR-23] it may be kept, and then its host is destroyed like any', () => {
    play({
      cards: { bear, smite },
      players: [
        { name: 'A', hand: ['smite'] },
        { name: 'B', battlefield: [undying('B'), { card: 'bear', as: 'other' }] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { until: { purpose: 'target' } },
        { by: 'A', choose: ['undying', 'other'] },
        { by: 'B', pass: true },
        { expect: { cards: { undying: { zone: 'grave' }, other: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K17-Q-129] of two owners the turn player is asked first, and after one nothing is left to prevent', () => {
    play({
      cards: { bear, smite },
      players: [
        { name: 'A', hand: ['smite'], battlefield: [undying('A', 'own')] },
        { name: 'B', battlefield: [undying('B')] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { until: { purpose: 'target' } },
        { by: 'A', choose: ['undying', 'own'] },
        { expect: { asks: { by: 'A', purpose: 'undying', options: ['undying'] } } },
        { by: 'A', counter: 'undying', on: 'own' },
        {
          expect: {
            cards: {
              own: { zone: 'battlefield', counters: {} },
              undying: { zone: 'battlefield', counters: { undying: 1 } },
            },
          },
        },
      ],
    });
  });

  test('[K17-CTR-113] never what damage destroys', () => {
    play({
      cards: { bear },
      dice: [6],
      players: [
        { name: 'A', askAlways: true },
        {
          name: 'B',
          battlefield: [
            { ...undying('B'), counters: [...counters('undying', 'B'), ...counters('damage', 'A')] },
          ],
        },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'undying' },
        { resolve: true },
        { expect: { cards: { undying: { zone: 'grave' } }, notAsked: [{ purpose: 'undying' }] } },
      ],
    });
  });

  test('[K17-CTR-114] nor what a cost does', () => {
    play({
      cards: { bear, offering: spell('Self-destroy 1 on-field minion→Draw 1 card.', 0) },
      players: [{ name: 'A', hand: ['offering'], battlefield: [undying('A')] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'offering' },
        { resolve: true },
        { expect: { cards: { undying: { zone: 'grave' } }, notAsked: [{ purpose: 'undying' }] } },
      ],
    });
  });

  test('[K17-CTR-112] an effect that moves its host elsewhere destroys nothing', () => {
    play({
      cards: { bear, gust: spell('Target up to 1 on-field minion; bounce it.', 0) },
      players: [
        { name: 'A', hand: ['gust'] },
        { name: 'B', battlefield: [undying('B')] },
      ],
      steps: [
        { by: 'A', cast: 'gust' },
        { resolve: true },
        { expect: { cards: { undying: { zone: 'hand' } }, notAsked: [{ purpose: 'undying' }] } },
      ],
    });
  });
});
