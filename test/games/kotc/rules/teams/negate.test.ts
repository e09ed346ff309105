import { describe } from 'vitest';
import type { Step } from '../../../../../src-main/games/kotc/scenario/format.js';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Scene } from '../../scene.js';

/** Negating: what the current chain still has of a card is not carried out (17th). */
const WHEN = 'When enemy casts a spell or activates an ability:';
const cards = {
  zap: spell('Draw 1 card.', 1),
  no: spell(`${WHEN} Target 1 card in the current chain; negate it.`, 0),
  nono: spell(
    `${WHEN} Target up to 2 cards in the current chain; negate the targets. 1-dice-heal yourself.`,
    0,
  ),
  answer: spell(`${WHEN} Draw 1 card.`, 0),
  roarer: minion(1, 3, 'ROAR: Draw 1 card.', 0),
  bear: minion(2, 9),
};
type Seat = Partial<Scene['players'][number]>;
const table = (a: Seat, b: Seat): Scene['players'] => [
  { name: 'A', askAlways: true, granary: ['bear', 'bear'], ...a },
  { name: 'B', askAlways: true, ...b },
];
/** B answers with it, and A does not; then B selects. */
const answered = (card: string, ...chosen: string[]): Step[] => [
  { by: 'B', cast: card },
  { by: 'A', pass: true },
  { by: 'B', pass: true },
  { by: 'B', choose: chosen },
];

describe('negating', () => {
  test('[K17-KEY-177] [K17-KEY-178] [K17-SPL-16] [K17-CHN-27] a spell does nothing; its cost stays paid, and it goes to the grave', () => {
    play({
      cards,
      players: table({ hand: ['zap'], granary: [{ card: 'bear', as: 'seed' }] }, { hand: ['no'] }),
      steps: [
        { by: 'A', cast: 'zap' },
        ...answered('no', 'zap'),
        {
          expect: {
            chain: [],
            players: { A: { hand: 0, grave: 1 } },
            cards: { zap: { zone: 'grave' }, seed: { exhausted: true } },
            log: [{ type: 'negate', card: 'zap', rule: 'K17-KEY-177' }],
          },
        },
      ],
    });
  });

  test('[K17-KEY-177] [K17-KEY-178] [K17-KEY-180] a minion’s ability does nothing, and works again in the next chain', () => {
    play({
      cards,
      players: table(
        { battlefield: ['roarer', { card: 'bear', as: 'host', counters: counters('trap', 'A') }] },
        { hand: ['no'] },
      ),
      steps: [
        { by: 'A', activate: 'roarer' },
        { by: 'A', pass: true },
        { by: 'B', cast: 'no' },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'B', choose: ['roarer'] },
        {
          expect: {
            players: { A: { hand: 0 } },
            cards: { roarer: { zone: 'battlefield', exhausted: true } },
          },
        },
        { until: { turn: 5, phase: 'action' } },
        { by: 'A', activate: 'roarer' },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { expect: { players: { A: { hand: 2 } } } },
      ],
    });
  });

  test('[K17-KEY-179] a link that has resolved already has done what it does', () => {
    play({
      cards: { ...cards, late: spell('Target 1 card in the current chain; negate it.', 0) },
      players: table({ hand: ['late'] }, { hand: ['answer'] }),
      steps: [
        { by: 'A', cast: 'late' },
        { by: 'B', cast: 'answer' },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { expect: { players: { B: { hand: 1 } }, asks: { by: 'A', purpose: 'target', cards: ['late'] } } },
      ],
    });
  });

  test('[K17-KEY-181] [K17-CND-10] it selects cards of any player, no counter effects; and popping a counter is no casting or activating', () => {
    play({
      cards,
      players: table(
        { hand: ['zap'] },
        {
          hand: ['no', 'answer'],
          battlefield: [
            { card: 'bear', as: 'host', counters: [...counters('sword', 'A', 2), ...counters('sword', 'B')] },
          ],
        },
      ),
      steps: [
        { by: 'A', counter: 'sword', on: 'host' },
        { by: 'B', cast: 'answer', refused: 'K17-ABL-07' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'A', cast: 'zap' },
        { by: 'B', cast: 'answer' },
        { by: 'A', counter: 'sword', on: 'host' },
        { by: 'B', cast: 'no' },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'B', purpose: 'target', cards: ['zap', 'answer', 'no'] } } },
        { by: 'B', choose: ['answer'] },
        { expect: { players: { A: { hand: 1 }, B: { hand: 0 } }, cards: { host: { sp: 4 } } } },
      ],
    });
  });

  test('[K17-Q-135] of a minion with two links none is carried out any more', () => {
    play({
      cards: { ...cards, twice: minion(1, 3, 'ROAR: Draw 1 card.\n\nCRY: Draw 1 card.', 0) },
      players: table(
        { battlefield: [{ card: 'twice', counters: counters('trap', 'A') }] },
        {
          hand: ['answer', 'no'],
          battlefield: [{ card: 'bear', as: 'host', counters: counters('sword', 'B') }],
        },
      ),
      steps: [
        { by: 'A', counter: 'trap', on: 'twice', refused: 'K17-CTR-12' },
        { by: 'A', activate: 'twice' },
        ...answered('no', 'twice'),
        { expect: { players: { A: { hand: 0 } }, log: [{ type: 'negate', card: 'twice' }] } },
      ],
    });
  });

  test('[K17-Q-136] of what is negated no targets are selected', () => {
    play({
      cards: { ...cards, smite: spell('Target 1 on-field minion; destroy it.', 0) },
      players: table({ hand: ['smite'] }, { hand: ['no'], battlefield: [{ card: 'bear', as: 'prey' }] }),
      steps: [
        { by: 'A', cast: 'smite' },
        ...answered('no', 'smite'),
        {
          expect: {
            cards: { prey: { zone: 'battlefield' } },
            log: [{ type: 'target', card: 'smite' }, { type: 'negate' }],
            logNot: [{ type: 'target', card: 'prey' }],
          },
        },
      ],
    });
  });

  test('[K17-Q-137] who negates the own card keeps it from what is printed after that', () => {
    play({
      cards,
      players: table({ hand: ['zap'] }, { hand: ['nono'] }),
      steps: [
        { by: 'A', cast: 'zap' },
        ...answered('nono', 'nono', 'zap'),
        { expect: { players: { A: { hand: 0 }, B: { hp: 35 } }, logNot: [{ type: 'heal' }] } },
      ],
    });
    play({
      cards,
      dice: [3],
      players: table({ hand: ['zap'] }, { hand: ['nono'] }),
      steps: [
        { by: 'A', cast: 'zap' },
        ...answered('nono', 'zap'),
        { expect: { players: { A: { hand: 0 }, B: { hp: 38 } } } },
      ],
    });
  });

  test('[K17-Q-138] the condition is met in that chain, once for each link, and after the chain by a deployed spell', () => {
    play({
      cards,
      players: table(
        { hand: ['zap'] },
        { battlefield: [{ card: 'bear', as: 'b' }], hand: ['answer', 'answer'] },
      ),
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', cast: 'answer' },
        { by: 'A', pass: true },
        { by: 'B', cast: 'answer 2' },
        { expect: { chain: ['zap', 'answer', 'answer 2'] } },
        { resolve: true },
        { expect: { players: { B: { hand: 2 } } } },
      ],
    });
    play({
      cards: {
        ...cards,
        call: spell('Target 1 card in your hand; reveal and deploy it.', 0),
        free: spell('1-dice-heal yourself.', 0),
        grudge: minion(1, 3, `GRUDGE: ${WHEN} Draw 1 card.`, 0),
      },
      dice: [2],
      players: table(
        { hand: ['call', 'free'] },
        { battlefield: ['grudge', { card: 'grudge', as: 'other' }] },
      ),
      steps: [
        { by: 'A', cast: 'call' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'A', choose: ['free'] },
        { by: 'A', choose: ['free'] },
        { by: 'A', pass: true },
        { by: 'B', activate: 'grudge' },
        { expect: { chain: ['grudge'] } },
      ],
    });
  });

  test('[K17-Q-180] a spell that is being cast can be bounced; it resolves all the same, and then goes to the grave', () => {
    play({
      cards: { ...cards, grab: spell(`${WHEN} Target 1 card in the current chain; bounce it.`, 0) },
      players: table({ hand: ['zap'] }, { hand: ['grab'] }),
      steps: [
        { by: 'A', cast: 'zap' },
        ...answered('grab', 'zap'),
        {
          expect: {
            cards: { zap: { zone: 'grave' } },
            players: { A: { hand: 1 } },
            log: [
              { type: 'move', card: 'zap', why: 'bounce' },
              { type: 'move', card: 'zap', why: 'spent' },
            ],
          },
        },
      ],
    });
    play({
      cards: {
        ...cards,
        crush: spell(`${WHEN} Target 1 card in the current chain; destroy it.`, 0),
        spite: spell('When this card you own is destroyed (hex-play): Draw 1 card.', 0),
        call: spell('Draw 1 card.', 0),
      },
      players: table({ hand: ['call'] }, { hand: ['crush'] }),
      steps: [
        { by: 'A', cast: 'call' },
        ...answered('crush', 'call'),
        {
          expect: {
            cards: { call: { zone: 'grave' } },
            players: { A: { hand: 1 } },
            log: [{ type: 'move', card: 'call', why: 'destroy' }],
          },
        },
      ],
    });
  });

  test.since(17)(
    '[K17-Q-182] a link resolves although its minion has turned to stone or is gone meanwhile',
    () => {
      play({
        cards: { ...cards, stone: spell(`${WHEN} Target 1 on-field minion; petrify it.`, 0) },
        players: table({ battlefield: ['roarer'] }, { hand: ['stone'] }),
        steps: [
          { by: 'A', activate: 'roarer' },
          ...answered('stone', 'roarer'),
          { expect: { players: { A: { hand: 1 } }, cards: { roarer: { zone: 'battlefield' } } } },
        ],
      });
    },
  );
});
