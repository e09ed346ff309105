import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';
import { inPlay, toOne } from './pawn-cards.js';

/** What the rulebooks leave open about pawns that are removed, as the rulings at the end of the rule lists have it. */
const watching = { askAlways: true } as const;
const watcher = { name: 'B', ...watching };
const pawn = minion(1, 2);
const token = { card: 'pawn', token: true } as const;
const gone = { zone: 'none', token: true, counters: {} } as const;

describe('a pawn that has left the game', () => {
  test('[K15-Q-203] is no target of the effects that follow', () => {
    play({
      cards: {
        pawn,

        send: toOne('bounce it, then silo it, then exhaust and fatigue it. 1-dice-heal yourself.'),
      },
      players: [
        { name: 'A', hp: 10, hand: ['send'] },
        { ...watcher, battlefield: [token] },
      ],
      dice: [3],
      steps: [
        { by: 'A', cast: 'send' },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 13 }, B: { hand: 0, granary: 0, battlefield: 0 } },
            cards: { pawn: gone },
            logNot: [
              { type: 'move', card: 'pawn', why: 'silo' },
              { type: 'exhaust', card: 'pawn' },
              { type: 'fatigue', card: 'pawn' },
            ],
          },
        },
      ],
    });
  });

  test('[K15-Q-114] does not use its ability after the Damage Allocation', () => {
    const text =
      'GLORY: When this card attacks or defends, after Damage Allocation (ghost-play): 1-dice-heal yourself.';
    const battle = (fighter: { card: string; token?: true }) => ({
      cards: { pawn: minion(1, 1, text), ox: minion(3, 9) },
      players: [
        { name: 'A', battlefield: ['ox'] },
        { ...watcher, hp: 20, battlefield: [fighter] },
      ],
      turn: { phase: 'battle' as const },
      dice: [1, 1, 1, 1, 5],
    });
    const fought = [
      { by: 'A', attack: ['ox'], victim: 'B' },
      { by: 'B', pass: true as const },
      { by: 'B', defend: ['pawn'] },
    ];
    play({
      ...battle({ card: 'pawn' }),
      steps: [
        ...fought,
        { by: 'B', pass: true },
        { expect: { cards: { pawn: { zone: 'grave' } } } },
        { by: 'B', activate: 'pawn' },
        { expect: { chain: ['pawn'] } },
      ],
    });
    play({
      ...battle(token),
      steps: [
        ...fought,
        { by: 'B', pass: true },
        { expect: { cards: { pawn: gone } } },
        { by: 'B', activate: 'pawn', refused: 'K14-PWN-11' },
      ],
    });
  });

  test('[K15-Q-115] has paid the cost for which it went', () => {
    play({
      cards: { pawn, pay: spell(`self-bounce 1 ${inPlay()}→1-dice-heal yourself.`, 0) },
      players: [{ name: 'A', hp: 10, hand: ['pay'], battlefield: [token] }, watcher],
      dice: [5],
      steps: [
        { by: 'A', cast: 'pay' },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 15, hand: 0 } },
            cards: { pawn: gone },
            logNot: [{ type: 'fail' }],
          },
        },
      ],
    });
  });

  test('[K15-Q-117] was “this card” of its own ability', () => {
    play({
      cards: { pawn: minion(1, 2, 'DIG: Target this card; silo it.', 1) },
      players: [{ name: 'A', battlefield: [token], granary: [] }, watcher],
      steps: [
        { by: 'A', activate: 'pawn' },
        { resolve: true },
        {
          expect: {
            players: { A: { battlefield: 0, granary: 0 } },
            cards: { pawn: gone },
            log: [{ type: 'target', card: 'pawn' }],
          },
        },
      ],
    });
  });

  test('[K16-Q-182] [K17-Q-182] its link resolves, and does nothing to it', () => {
    const text =
      'RUN: When this card attacks, after Attack Formation (ghost-play): Target this card; place 1 Sword Counter on it. 1-dice-heal yourself.';
    play({
      cards: {
        pawn: minion(1, 2, text),
        send: spell('When enemy attacks, after Attack Formation: Target 1 on-field minion; bounce it.', 0),
      },
      players: [
        { name: 'A', hp: 10, battlefield: [token], ...watching },
        { ...watcher, hand: ['send'] },
      ],
      turn: { phase: 'battle' },
      dice: [6],
      steps: [
        { by: 'A', attack: ['pawn'], victim: 'B' },
        { by: 'A', activate: 'pawn' },
        { by: 'B', cast: 'send' },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 16 } },
            cards: { pawn: gone },
            logNot: [{ type: 'place' }],
          },
        },
      ],
    });
  });

  test('[K17-Q-160] its owner does not use its ability for its destruction either', () => {
    const heir = minion(
      1,
      1,
      'HEIR: When this card you own is destroyed (hex-play): 1-dice-heal yourself.',
      0,
    );
    const scene = (lying: { card: string; token?: true }) => ({
      cards: { heir, smite: toOne('destroy it.') },
      players: [
        { name: 'A', hand: ['smite'] },
        { ...watcher, hp: 10, battlefield: [lying] },
      ],
    });
    play({
      ...scene({ card: 'heir' }),
      steps: [{ by: 'A', cast: 'smite' }, { resolve: true }, { by: 'B', activate: 'heir' }],
    });
    play({
      ...scene({ card: 'heir', token: true }),
      steps: [
        { by: 'A', cast: 'smite' },
        { resolve: true },
        { expect: { cards: { heir: gone } } },
        { by: 'B', activate: 'heir', refused: 'K17-PWN-11' },
      ],
    });
  });

  test('[K17-Q-183] is no card in the chain, though its ability is; a card that has moved is one', () => {
    const WHEN = 'When enemy casts a spell or activates an ability:';
    const scene = (lying: { card: string; token?: true }) => ({
      cards: {
        fleer: minion(1, 2, 'FLEE: self-bounce 1 on-field minion→1-dice-heal yourself.', 0),
        no: spell(`${WHEN} Target 1 card in the current chain; negate it.`, 0),
      },
      players: [
        { name: 'A', hp: 10, battlefield: [lying], ...watching },
        { ...watcher, hand: ['no'] },
      ],
      dice: [3],
    });
    const answered = [
      { by: 'A', activate: 'fleer' },
      { by: 'B', cast: 'no' },
      { by: 'A', pass: true as const },
      { by: 'B', pass: true as const },
    ];
    play({
      ...scene({ card: 'fleer' }),
      steps: [
        ...answered,
        { expect: { asks: { by: 'B', purpose: 'target', cards: ['fleer', 'no'] } } },
        { by: 'B', choose: ['fleer'] },
        { expect: { players: { A: { hp: 10, hand: ['fleer'] } } } },
      ],
    });
    play({
      ...scene({ card: 'fleer', token: true }),
      steps: [
        ...answered,
        { resolve: true },
        { expect: { players: { A: { hp: 13, hand: 0 } }, logNot: [{ type: 'negate', card: 'fleer' }] } },
      ],
    });
  });

  test.each([['bounce it.'], ['bury it.'], ['sheathe it.'], ['silo it.'], ['petrify it.']])(
    '[K17-Q-184] was not destroyed: where a card says “%s” no Undying Counter helps',
    (effect) => {
      play({
        cards: { pawn, away: toOne(effect) },
        players: [
          { name: 'A', hand: ['away'] },
          { ...watcher, battlefield: [{ ...token, counters: counters('undying', 'B') }] },
        ],
        steps: [
          { by: 'A', cast: 'away' },
          { by: 'B', pass: true },
          { expect: { cards: { pawn: gone }, logNot: [{ type: 'remove' }, { type: 'prevent' }] } },
        ],
      });
    },
  );
});
