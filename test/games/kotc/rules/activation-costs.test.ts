import { describe } from 'vitest';
import type { Expectation } from '../../../../src-main/games/kotc/scenario/format.js';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** Activation costs of the 14th Edition: what is paid when an ability is activated, and what happens when it cannot be. */

const zap = spell('Draw 1 card.', 0);
const three = (label: string): { card: string; as: string }[] =>
  [1, 2, 3].map((number) => ({ card: 'filler', as: `${label} ${number}` }));

interface Cost {
  readonly text: string;
  readonly zone: 'granary' | 'battlefield' | 'hand';
  readonly label: string;
  /** Where the two that paid are, and that the third is where it was. */
  readonly paid: Expectation;
  readonly ordered?: boolean;
}

const resources = (paid: Expectation): Omit<Cost, 'text'> => ({ zone: 'granary', label: 'seed', paid });
const minions = (paid: Expectation): Omit<Cost, 'text'> => ({ zone: 'battlefield', label: 'ally', paid });
const cards = (paid: Expectation): Omit<Cost, 'text'> => ({ zone: 'hand', label: 'page', paid });
const exhausted = (label: string): Expectation => ({
  cards: {
    [`${label} 1`]: { exhausted: false },
    [`${label} 2`]: { exhausted: true },
    [`${label} 3`]: { exhausted: true },
  },
});

const costs: readonly Cost[] = [
  { text: 'Self-exhaust 2 resources', ...resources(exhausted('seed')) },
  { text: 'Self-exhaust 2 minions', ...minions(exhausted('ally')) },
  {
    text: 'Self-bounce 2 in-play cards',
    ...minions({ players: { A: { hand: ['page 1', 'page 2', 'page 3', 'ally 2', 'ally 3'] } } }),
  },
  {
    text: 'Self-sheathe 2 random cards in your hand',
    ordered: true,
    ...cards({ players: { A: { hand: ['page 1'], deckTop: ['page 2', 'page 3'] } } }),
  },
  {
    text: 'Self-sheathe 2 in-play cards',
    ordered: true,
    ...minions({ players: { A: { battlefield: ['ally 1'], deckTop: ['ally 2', 'ally 3'] } } }),
  },
  {
    text: 'Self-destroy 2 resources',
    ...resources({ players: { A: { granary: ['seed 1'], grave: ['seed 2', 'seed 3'] } } }),
  },
  {
    text: 'Self-destroy 2 random cards in your hand',
    ...cards({ players: { A: { hand: ['page 1'], grave: ['page 2', 'page 3'] } } }),
  },
  {
    text: 'Self-destroy 2 in-play cards',
    ...minions({ players: { A: { battlefield: ['ally 1'], grave: ['ally 2', 'ally 3'] } } }),
  },
  {
    text: 'Self-bury 2 resources',
    ordered: true,
    ...resources({ players: { A: { granary: ['seed 1'], deckBottom: ['seed 3', 'seed 2'] } } }),
  },
  {
    text: 'Self-bury 2 random cards in your hand',
    ordered: true,
    ...cards({ players: { A: { hand: ['page 1'], deckBottom: ['page 3', 'page 2'] } } }),
  },
  {
    text: 'Self-bury 2 in-play cards',
    ordered: true,
    ...minions({ players: { A: { battlefield: ['ally 1'], deckBottom: ['ally 3', 'ally 2'] } } }),
  },
];

describe('each of the eleven costs', () => {
  test.each(costs)('[K14-ABL-10] “$text→” is paid at once, before anybody responds', (cost) => {
    const { text, zone, label, paid, ordered } = cost;
    const chosen = [`${label} 3`, `${label} 2`];
    play({
      cards: { toll: spell(`${text}→Draw 1 card.`, 0) },
      players: [
        { name: 'A', granary: three('seed'), battlefield: three('ally'), hand: ['toll', ...three('page')] },
        { name: 'B', granary: [3], battlefield: [3], hand: [3], askAlways: true },
      ],
      picks: zone === 'hand' ? [chosen] : [],
      steps: [
        { by: 'A', cast: 'toll' },
        ...(zone === 'hand' ? [] : [{ by: 'A', choose: chosen }]),
        ...(ordered ? [{ by: 'A', order: chosen }] : []),
        { expect: { asks: { by: 'B', purpose: 'respond' }, chain: ['toll'], ...paid } },
        { expect: { players: { B: { granary: 3, battlefield: 3, hand: 3 } } } },
        { resolve: true },
        { expect: { log: [{ type: 'move', rule: 'K14-KEY-37' }], cards: { toll: { zone: 'grave' } } } },
      ],
    });
  });

  test.each(costs)(
    '[K14-ABL-11] [K17-ABL-11] [K14-Q-47] [K17-Q-47] “$text→” with 1 such card only: nothing is paid, and it fails',
    (cost) => {
      const { text, zone, label } = cost;
      const alone = { card: 'filler', as: label };
      const spent = { card: 'filler', as: 'spent', exhausted: true };
      const isExhausting = text.includes('exhaust');
      play({
        cards: { toll: spell(`${text}→Draw 1 card.`, 0) },
        players: [
          {
            name: 'A',
            hand: zone === 'hand' ? ['toll', alone] : ['toll', 3],
            granary: zone === 'granary' ? [alone, ...(isExhausting ? [spent] : [])] : [3],
            battlefield: zone === 'battlefield' ? [alone, ...(isExhausting ? [spent] : [])] : [3],
            askAlways: true,
          },
          { name: 'B', granary: [3], battlefield: [3], hand: [3] },
        ],
        steps: [
          { by: 'A', cast: 'toll' },
          {
            expect: { asks: { by: 'A', purpose: 'action' }, cards: { [label]: { zone, exhausted: false } } },
          },
          { expect: { players: { A: { grave: ['toll'], deck: 10, hand: zone === 'hand' ? 1 : 3 } } } },
          {
            expect: { log: [{ type: 'fail', card: 'toll', rule: 'K14-ABL-11' }], logNot: [{ type: 'link' }] },
          },
        ],
      });
    },
  );
});

describe('a cost that cannot be paid', () => {
  test('[K14-ABL-12] the ability is no link of a chain, and nobody is asked to respond', () => {
    play({
      cards: { toll: spell('Self-destroy 1 resource→Draw 1 card.', 0) },
      players: [
        { name: 'A', hand: ['toll'], askAlways: true },
        { name: 'B', battlefield: [{ card: 'filler', as: 'host', counters: counters('sword', 'B') }] },
      ],
      steps: [
        { by: 'A', cast: 'toll' },
        { expect: { asks: { by: 'A', purpose: 'action' }, chain: [], logNot: [{ type: 'link' }] } },
      ],
    });
  });

  test('[K14-ABL-13] the minion stays exhausted, the spell paid for, revealed and in the grave', () => {
    play({
      cards: {
        beggar: minion(1, 1, 'BEG: Self-destroy 1 random card in your hand→Draw 1 card.', 0),
        toll: spell(
          'Self-destroy 1 in-play card and self-destroy 2 random cards in your hand→Draw 3 cards.',
          2,
        ),
      },
      players: [
        { name: 'A', battlefield: ['beggar'], hand: ['toll'], granary: three('seed'), askAlways: true },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'toll' },
        { by: 'A', pay: ['seed 1', 'seed 3'] },
        {
          expect: {
            log: [
              { type: 'move', card: 'toll', rule: 'K14-SPL-06' },
              { type: 'fail', card: 'toll' },
            ],
          },
        },
        { expect: { cards: { toll: { zone: 'grave' }, beggar: { zone: 'battlefield', exhausted: false } } } },
        {
          expect: {
            cards: {
              'seed 1': { exhausted: true },
              'seed 2': { exhausted: false },
              'seed 3': { exhausted: true },
            },
          },
        },
        { by: 'A', activate: 'beggar' },
        { expect: { log: [{ type: 'fail', card: 'beggar' }], cards: { beggar: { exhausted: true } } } },
        { expect: { players: { A: { hand: 0, deck: 10 } } } },
      ],
    });
  });

  test.until(16)(
    '[K14-Q-49] it may be tried all the same: in a chain this is no response, and the same player is asked again',
    () => {
      play({
        cards: { toll: spell('Self-destroy 1 resource→Draw 1 card.', 0), zap },
        players: [
          { name: 'A', hand: ['toll', 'zap'], askAlways: true },
          {
            name: 'B',
            battlefield: [{ card: 'filler', as: 'host', counters: counters('sword', 'B') }],
            askAlways: true,
          },
          { name: 'C', askAlways: true },
        ],
        steps: [
          { by: 'A', pass: true },
          { by: 'B', counter: 'sword', on: 'host' },
          { by: 'C', pass: true },
          { expect: { asks: { by: 'A', purpose: 'respond', offers: [{ cast: 'toll' }] } } },
          { by: 'A', cast: 'toll' },
          {
            expect: {
              asks: { by: 'A', purpose: 'respond' },
              chain: ['host'],
              cards: { toll: { zone: 'grave' } },
            },
          },
          { by: 'A', pass: true },
          { expect: { asks: { by: 'B', purpose: 'respond' } } },
          { by: 'B', pass: true },
          { expect: { chain: [], cards: { host: { sp: 1 } } } },
        ],
      });
    },
  );
});

describe('a cost that is paid', () => {
  test('[K14-ABL-14] it is not returned when nothing comes of the ability', () => {
    play({
      cards: {
        toll: spell('Self-destroy 1 resource→Target 1 in-play card; destroy it.', 0),
      },
      players: [
        { name: 'A', hand: ['toll'], granary: [{ card: 'filler', as: 'seed' }], askAlways: true },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'toll' },
        { by: 'A', choose: ['seed'] },
        { resolve: true },
        { expect: { players: { A: { granary: 0, grave: ['seed', 'toll'] } }, logNot: [{ type: 'target' }] } },
      ],
    });
  });

  test('[K14-Q-50] [K14-MIN-13] the minion is exhausted before the cost is paid and is no payment itself', () => {
    const drill = minion(1, 1, 'DRILL: Self-exhaust 1 minion→Draw 1 card.', 0);
    play({
      cards: { drill },
      players: [{ name: 'A', battlefield: ['drill'], askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', activate: 'drill' },
        {
          expect: {
            log: [
              { type: 'exhaust', card: 'drill' },
              { type: 'fail', card: 'drill' },
            ],
          },
        },
        { expect: { players: { A: { hand: 0 } }, cards: { drill: { exhausted: true } } } },
      ],
    });
    play({
      cards: { drill },
      players: [
        { name: 'A', battlefield: ['drill', { card: 'filler', as: 'ally' }, { card: 'filler', as: 'pal' }] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', activate: 'drill' },
        { expect: { asks: { purpose: 'self-exhaust', cards: ['ally', 'pal'] } } },
        { by: 'A', choose: ['pal'] },
        { resolve: true },
        {
          expect: {
            players: { A: { hand: 1 } },
            cards: { ally: { exhausted: false }, pal: { exhausted: true } },
          },
        },
      ],
    });
  });
});
