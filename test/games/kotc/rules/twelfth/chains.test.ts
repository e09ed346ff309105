import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../../scene.js';

/** Chains of the 12th Edition. */
const watching = { askAlways: true } as const;
const cards = {
  bear: minion(2, 3, '', 0),
  wolf: minion(1, 1, '', 0),
  dear: spell('Draw 1 card.', 2),
  tell: minion(1, 1, 'TELL: Self-exhaust 1 resource→Draw 1 card.', 0),
  offer: minion(1, 1, 'OFFER: Self-destroy 1 resource→Draw 1 card.', 0),
  zap: spell('Draw 1 card.', 0),
  scout: minion(1, 5, 'SCOUT: When this card attacks, after Attack Formation (ghost-play): Draw 1 card.', 0),
  guard: minion(
    1,
    5,
    'GUARD: When an opponent attacks, after Attack Formation: Self-exhaust 1 resource→Draw 1 card.',
    0,
  ),
  alarm: spell('When an opponent attacks, after Attack Formation: Self-destroy 1 resource→Draw 1 card.', 1),
  wail: spell('When your in-play card(s) is destroyed: Draw 1 card.', 0),
};
const armed = (card: string, owner: string): Placed => ({ card, counters: counters('sword', owner) });

const rules = 'kotc-12';

describe('what starts a chain', () => {
  test.until(12)('[K12-CHN-01] a minion’s ability, once its activation cost is paid', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', battlefield: ['tell'], granary: ['bear', 'wolf'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', activate: 'tell' },
        { expect: { asks: { by: 'A', purpose: 'self-exhaust', cards: ['bear', 'wolf'] }, chain: [] } },
        { by: 'A', choose: ['wolf'] },
        {
          expect: {
            chain: ['tell'],
            asks: { by: 'B', purpose: 'respond' },
            players: { A: { hand: 0 } },
            log: [
              { type: 'exhaust', card: 'tell' },
              { type: 'exhaust', card: 'wolf' },
              { type: 'link', card: 'tell' },
            ],
          },
        },
      ],
    });
  });

  test.until(12)('[K12-CHN-01] none starts where its activation cost cannot be paid', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', battlefield: ['offer'], ...watching },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', activate: 'offer' },
        {
          expect: {
            chain: [],
            asks: { by: 'A', purpose: 'action' },
            cards: { offer: { exhausted: true } },
            log: [{ type: 'fail', card: 'offer' }],
            logNot: [{ type: 'link' }],
          },
        },
      ],
    });
  });

  test.until(12)('[K12-CHN-01] a spell that is cast, once its resource cost is paid', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', hand: ['dear'], granary: [3] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'dear' },
        { expect: { asks: { by: 'A', purpose: 'pay', least: 2, most: 2 }, chain: [] } },
        { by: 'A', pay: ['filler 11', 'filler 12'] },
        {
          expect: {
            chain: ['dear'],
            asks: { by: 'B', purpose: 'respond' },
            cards: { 'filler 12': { exhausted: true }, 'filler 13': { exhausted: false } },
          },
        },
      ],
    });
  });

  test.until(12)('[K12-CHN-01] [K12-CHN-03] the removal of a counter, in whatever phase and turn', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', ...watching },
        { name: 'B', battlefield: [armed('bear', 'B')] },
      ],
      turn: { phase: 'draw' },
      steps: [
        { by: 'B', counter: 'sword', on: 'bear' },
        {
          expect: {
            chain: [{ card: 'bear', kind: 'counter', player: 'B' }],
            asks: { by: 'A', purpose: 'respond' },
            cards: { bear: { sp: 2, exhausted: false, counters: {} } },
          },
        },
        { resolve: true },
        { expect: { cards: { bear: { sp: 3 } } } },
      ],
    });
  });
});

describe('what responds to a chain', () => {
  test.until(12)(
    '[K12-CHN-06] [K12-CHN-03] what has its condition met, its costs paid at once, and counters',
    () => {
      play({
        rules,
        cards,
        players: [
          { name: 'A', battlefield: ['scout'], ...watching },
          { name: 'B', battlefield: ['guard'], hand: ['alarm', 'zap', 'wail'], granary: ['bear', 'wolf'] },
          { name: 'C', battlefield: [armed('bear', 'C')] },
        ],
        turn: { phase: 'battle' },
        steps: [
          { by: 'A', attack: ['scout'], victim: 'B' },
          { by: 'A', activate: 'scout' },
          { by: 'B', cast: 'zap', refused: 'K12-ABL-04' },
          { by: 'B', cast: 'wail', refused: 'K12-ABL-07' },
          { by: 'B', cast: 'alarm' },
          { by: 'B', pay: ['bear'] },
          { by: 'B', choose: ['bear'] },
          {
            expect: {
              chain: ['scout', 'alarm'],
              asks: { by: 'C', purpose: 'respond' },
              cards: { bear: { zone: 'grave' }, wolf: { exhausted: false } },
            },
          },
          { by: 'C', pass: true },
          { by: 'A', pass: true },
          { by: 'B', activate: 'guard' },
          {
            expect: {
              chain: ['scout', 'alarm', 'guard'],
              cards: { wolf: { exhausted: true } },
              players: { A: { hand: 0 } },
            },
          },
          { by: 'C', counter: 'sword', on: 'bear 2' },
          { expect: { chain: ['scout', 'alarm', 'guard', 'bear 2'] } },
        ],
      });
    },
  );
});

describe('while a chain resolves', () => {
  test.until(12)('[K12-CHN-22] nobody acts while a link is being carried out', () => {
    play({
      rules,
      cards: { ...cards, bury: spell('Target up to 2 in-play cards; bury the targets.', 0) },
      players: [
        { name: 'A', hand: ['bury'] },
        { name: 'B', battlefield: ['bear', { ...armed('bear', 'B'), as: 'armed' }], traps: ['wail'] },
      ],
      steps: [
        { by: 'A', cast: 'bury' },
        { by: 'A', choose: ['bear', 'armed'] },
        { until: { by: 'A', purpose: 'bury' } },
        { by: 'B', counter: 'sword', on: 'armed', refused: 'K12-CHN-22' },
        { by: 'B', activate: 'wail', refused: 'K12-CHN-22' },
        { by: 'A', order: ['bear', 'armed'] },
        { expect: { cards: { armed: { zone: 'deck', player: 'B' } }, logNot: [{ type: 'change' }] } },
      ],
    });
  });

  test.until(12)(
    '[K12-CHN-23] [K12-CHN-22] what damage in the chain makes possible begins a chain of its own after it, traps too',
    () => {
      play({
        rules,
        cards: {
          ...cards,
          thick: minion(1, 9, 'OUCH: When this in-play card is damaged: Draw 1 card.', 0),
          nurse: spell('When your in-play card(s) (excluding this card) is damaged: Draw 1 card.', 0),
        },
        players: [
          { name: 'A', hand: ['zap'], reserves: ['wolf'] },
          {
            name: 'B',
            battlefield: [{ card: 'thick', counters: counters('damage', 'C') }],
            traps: ['nurse'],
          },
          { name: 'C', ...watching },
        ],
        dice: [2],
        steps: [
          { by: 'A', cast: 'zap' },
          { by: 'C', counter: 'damage', on: 'thick' },
          { until: { by: 'A', purpose: 'draw-from' } },
          { expect: { chain: ['zap'], cards: { thick: { hp: 7 } } } },
          { by: 'B', activate: 'thick', refused: 'K12-CHN-22' },
          { by: 'B', activate: 'nurse', refused: 'K12-CHN-22' },
          { by: 'A', choose: [] },
          { by: 'A', pass: true },
          {
            expect: {
              chain: [],
              asks: { by: 'B', offers: [{ activate: 'thick' }, { activate: 'nurse' }] },
              cards: { zap: { zone: 'grave' } },
            },
          },
          { by: 'B', activate: 'nurse' },
          { expect: { chain: ['nurse'], asks: { by: 'C', purpose: 'respond' } } },
        ],
      });
    },
  );
});
