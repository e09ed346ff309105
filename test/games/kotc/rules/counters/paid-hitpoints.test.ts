import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell } from '../../scene.js';

/** HP and counters as activation costs, from the 16th and 17th Editions on. */
const spare = 'When you take damage: Draw 1 card.';

describe('paying HP', () => {
  test('[K17-KEY-182] [K17-KEY-183] lowers them as a cost, at once, and is no damage', () => {
    play({
      cards: { vow: spell('Pay 4 HP→Draw 1 card.', 0), bear: minion(1, 1, `SORE: ${spare}`) },
      players: [{ name: 'A', askAlways: true, hand: ['vow'], battlefield: ['bear'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'vow' },
        {
          expect: {
            chain: ['vow'],
            players: { A: { hp: 31 } },
            log: [{ type: 'payHitpoints', player: 'A', amount: 4, rule: 'K17-KEY-182' }, { type: 'link' }],
            logNot: [{ type: 'wound' }],
            asks: { offersNot: [{ activate: 'bear' }] },
          },
        },
      ],
    });
  });

  test('[K17-KEY-184] [K17-KEY-185] [K17-Q-141] with fewer HP it cannot be used at all, with just as many it can', () => {
    play({
      cards: {
        vow: spell('Pay 4 HP→Draw 1 card.', 0),
        bear: minion(1, 1, 'GIVE: Pay 3 HP, and pay 1 HP→Draw 1 card.'),
      },
      players: [
        { name: 'A', hp: 3, askAlways: true, hand: ['vow'], battlefield: ['bear'] },
        { name: 'B' },
        { name: 'C' },
      ],
      steps: [
        { expect: { asks: { offersNot: [{ cast: 'vow' }, { activate: 'bear' }] } } },
        { by: 'A', cast: 'vow', refused: 'K17-KEY-184' },
        { by: 'A', activate: 'bear', refused: 'K17-KEY-184' },
        { expect: { cards: { vow: { zone: 'hand' }, bear: { exhausted: false } } } },
      ],
    });
    play({
      cards: { vow: spell('Pay 4 HP→Draw 1 card.', 0) },
      players: [{ name: 'A', hp: 4, hand: ['vow'] }, { name: 'B' }, { name: 'C' }],
      steps: [
        { by: 'A', cast: 'vow' },
        { resolve: true },
        { expect: { players: { A: { hp: 0, hand: 1 } } } },
      ],
    });
  });

  test('[K17-KEY-184] not by a Trap Counter either, nor deployed: a spell stays where it is', () => {
    play({
      cards: {
        joke: spell('Draw 1 card.', 0),
        bear: minion(1, 1, 'GIVE: Pay 4 HP→Draw 1 card.\nTHINK: Draw 1 card.'),
      },
      players: [
        { name: 'A', askAlways: true, hand: ['joke'] },
        { name: 'B', hp: 3, battlefield: [{ card: 'bear', counters: counters('trap', 'B') }] },
      ],
      steps: [
        { by: 'A', cast: 'joke' },
        { by: 'B', counter: 'trap', on: 'bear' },
        { expect: { asks: { by: 'B', purpose: 'trapped', options: ['1'] } } },
      ],
    });
    play({
      cards: {
        vow: spell('Pay 4 HP→Draw 1 card.', 0),
        call: spell('Target up to 1 card in your hand; reveal and deploy it.', 0),
      },
      players: [{ name: 'A', hp: 3, hand: ['call', 'vow'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'call' },
        { resolve: true },
        { expect: { cards: { vow: { zone: 'hand' } }, notAsked: [{ purpose: 'deploy' }] } },
      ],
    });
  });

  test('[K17-END-26] [K17-Q-142] who pays the last HP has 0 of them, and with two players that ends the game at once', () => {
    play({
      cards: { vow: spell('Pay 4 HP→2-dice-heal yourself.', 0) },
      players: [{ name: 'A', hp: 4, hand: ['vow'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'vow' },
        {
          expect: {
            result: { winners: ['B'] },
            logNot: [{ type: 'link' }, { type: 'heal' }],
            log: [{ type: 'payHitpoints' }, { type: 'end', rule: 'K17-END-02' }],
          },
        },
      ],
    });
  });
});

describe('removing counters as a cost', () => {
  test('[K16-KEY-206] [K16-CTR-82] any on the card itself, whoever owns them, and none of them is popped', () => {
    play({
      cards: { bear: minion(1, 9, 'SHED: Remove 2 counters on this card→Draw 1 card.') },
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [
            {
              card: 'bear',
              counters: [...counters('sword', 'A'), ...counters('damage', 'B'), ...counters('sword', 'B')],
            },
            { card: 'bear', as: 'other', counters: counters('sword', 'A') },
          ],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', activate: 'bear' },
        { expect: { asks: { by: 'A', purpose: 'self-remove', least: 2, most: 2 } } },
        { by: 'A', choose: ['damage', 'sword'] },
        {
          expect: {
            cards: { bear: { hp: 9, sp: 1, exhausted: true, counters: { sword: 1 } } },
            chain: ['bear'],
            logNot: [
              { type: 'link', kind: 'counter' },
              { type: 'remove', why: 'trigger' },
            ],
          },
        },
      ],
    });
  });

  test('[K16-KEY-206] [K16-ABL-11] with too few on it the ability fails, whatever lies on others', () => {
    play({
      cards: { bear: minion(1, 9, 'SHED: Remove 2 counters on this card→Draw 1 card.') },
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [
            { card: 'bear', counters: counters('sword', 'A') },
            { card: 'bear', as: 'other', counters: counters('sword', 'A', 3) },
          ],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', activate: 'bear' },
        {
          expect: {
            chain: [],
            cards: { bear: { exhausted: true, counters: { sword: 1 } } },
            log: [{ type: 'fail', card: 'bear' }],
          },
        },
      ],
    });
  });

  test('[K16-KEY-204] cards of the hand that a cost says without “random” are chosen', () => {
    play({
      cards: {
        vow: spell('Self-destroy 1 card in your hand→Draw 1 card.', 0),
        one: minion(1, 1),
        two: minion(1, 1),
      },
      players: [{ name: 'A', hand: ['vow', 'one', 'two'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'vow' },
        { expect: { asks: { by: 'A', purpose: 'self-destroy', cards: ['one', 'two'] } } },
        { by: 'A', choose: ['two'] },
        { expect: { cards: { two: { zone: 'grave' }, one: { zone: 'hand' } } } },
      ],
    });
  });

  test('[K17-KEY-205] the topmost cards of the deck are destroyed unseen; with too few of them it cannot be paid', () => {
    play({
      cards: {
        vow: spell('Self-destroy 2 cards on top of your deck→1-dice-heal yourself.', 0),
        gem: minion(1, 1),
      },
      dice: [3],
      players: [
        { name: 'A', hand: ['vow'], deck: ['gem', { card: 'gem', as: 'next' }, { card: 'gem', as: 'last' }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'vow' },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 38, deck: ['last'] } },
            cards: { gem: { zone: 'grave', knownTo: ['A'] } },
            logNot: [{ type: 'move', why: 'draw' }],
          },
        },
      ],
    });
    play({
      cards: {
        vow: spell('Self-destroy 2 cards on top of your deck→1-dice-heal yourself.', 0),
        gem: minion(1, 1),
      },
      players: [{ name: 'A', hand: ['vow'], deck: ['gem'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'vow' },
        { expect: { players: { A: { hp: 35, deck: 1 } }, log: [{ type: 'fail' }] } },
      ],
    });
  });
});
