import { describe } from 'vitest';
import { phases } from '../../../../src-main/games/kotc/rules/state/state.js';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** "Counters" of the 14th Edition's rulebook: when they are triggered, and who is asked. */
const bear = minion(2, 9);

describe('proactive counters', () => {
  test('[K14-CTR-07] a proactive counter starts a chain, or responds to one; others can respond to it', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', battlefield: [{ card: 'bear', as: 'first', counters: counters('sword', 'A') }] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'second', counters: counters('weakness', 'B') }] },
      ],
      steps: [
        { by: 'A', counter: 'sword', on: 'first' },
        { expect: { chain: ['first'], asks: { by: 'B', purpose: 'respond' } } },
        { by: 'B', counter: 'weakness', on: 'second' },
        { expect: { log: [{ type: 'link' }, { type: 'link' }, { type: 'resolve', card: 'second' }] } },
      ],
    });
  });

  test.each(phases)(
    '[K14-CTR-08] in an enemy’s %s phase too, a proactive counter can be triggered',
    (phase) => {
      play({
        cards: { bear },
        turn: { player: 'B', phase },
        players: [
          { name: 'A', battlefield: [{ card: 'bear', counters: counters('sword', 'A', 2) }] },
          { name: 'B' },
        ],
        steps: [
          { expect: { asks: { by: 'A', purpose: phase, offers: [{ counter: 'sword', on: 'bear' }] } } },
          { by: 'A', counter: 'sword', on: 'bear' },
          { resolve: true },
          { expect: { turn: { player: 'B', phase }, cards: { bear: { sp: 3, counters: { sword: 1 } } } } },
        ],
      });
    },
  );

  test('[K14-CTR-09] none while a chain resolves', () => {
    play({
      cards: { bear, smite: spell('Target 1 in-play card; destroy it.', 0) },
      players: [
        { name: 'A', hand: ['smite'], battlefield: ['bear'] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'own', counters: counters('sword', 'B') }] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { until: { purpose: 'target' } },
        { by: 'B', counter: 'sword', on: 'own', refused: 'K14-CHN-22' },
        { by: 'A', choose: ['bear'] },
        { by: 'B', counter: 'sword', on: 'own' },
      ],
    });
  });

  test('[K14-CTR-09] none during a step of a battle, but between the steps', () => {
    play({
      cards: { bear },
      turn: { phase: 'battle' },
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'own', counters: counters('sword', 'B', 2) }] },
      ],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { expect: { asks: { by: 'B', purpose: 'battle', offers: [{ counter: 'sword', on: 'own' }] } } },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'B', purpose: 'defend' } } },
        { by: 'B', counter: 'sword', on: 'own', refused: 'K14-BAT-40' },
        { by: 'B', defend: ['own'] },
        { by: 'B', counter: 'sword', on: 'own' },
        { resolve: true },
        { expect: { asks: { by: 'B', purpose: 'battle' }, cards: { own: { sp: 3 } } } },
      ],
    });
  });
});

describe('reactive counters', () => {
  test.since(14)(
    '[K14-CTR-10] a reactive counter makes no link, and nobody is asked to respond to it',
    () => {
      play({
        cards: { bear },
        turn: { phase: 'battle' },
        dice: [5, 5],
        players: [
          { name: 'A', askAlways: true, battlefield: ['bear'] },
          {
            name: 'B',
            askAlways: true,
            battlefield: [
              { card: 'bear', as: 'host', counters: [...counters('taunt', 'B'), ...counters('shield', 'B')] },
            ],
          },
        ],
        steps: [
          { by: 'A', attack: ['bear'], victim: 'B' },
          { expect: { asks: { by: 'B', purpose: 'taunt' } } },
          { by: 'B', counter: 'taunt', on: 'host' },
          { expect: { chain: [], battle: { victim: 'host' }, asks: { by: 'A', purpose: 'battle' } } },
          { until: { purpose: 'shield' } },
          { by: 'B', counter: 'shield', on: 'host' },
          {
            expect: {
              log: [
                { type: 'remove' },
                { type: 'victim' },
                { type: 'remove' },
                { type: 'damage', card: 'host' },
              ],
              logNot: [{ type: 'link' }],
            },
          },
        ],
      });
    },
  );

  test('[K14-CTR-11] a reactive counter is triggered while a chain resolves, and during a step of a battle', () => {
    play({
      cards: { bear },
      turn: { phase: 'battle' },
      dice: [3, 6, 5, 6],
      players: [
        {
          name: 'A',
          battlefield: [
            { card: 'bear', as: 'host', counters: [...counters('damage', 'A'), ...counters('dice', 'A', 2)] },
            { card: 'bear', as: 'other', counters: counters('shield', 'A', 2) },
          ],
        },
        { name: 'B', battlefield: [{ card: 'bear', as: 'enemy', spChange: -1 }] },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'host' },
        { expect: { asks: { by: 'A', purpose: 'reroll' }, chain: ['host'] } },
        { by: 'A', counter: 'dice', on: 'host', die: 3 },
        { by: 'A', pass: true },
        { expect: { cards: { host: { hp: 3 } } } },
        { by: 'A', attack: ['other'], victim: 'B' },
        { by: 'B', defend: ['enemy'] },
        { until: { purpose: 'reroll' } },
        { by: 'A', pass: true },
        { until: { purpose: 'shield' } },
        { expect: { battle: { team: ['other'] }, asks: { by: 'A' } } },
        { by: 'A', counter: 'shield', on: 'other' },
        {
          expect: {
            log: [
              { type: 'reroll' },
              { type: 'attack' },
              { type: 'roll' },
              { type: 'remove', card: 'other' },
            ],
          },
        },
      ],
    });
  });

  test.since(14)('[K14-CTR-12] outside of its circumstances no reactive counter is triggered', () => {
    const kinds = ['shield', 'taunt', 'dice', 'trap'] as const;
    play({
      cards: { bear: minion(2, 9, 'THINK: Draw 1 card.') },
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [{ card: 'bear', counters: kinds.map((kind) => ({ kind, owner: 'A' })) }],
        },
        { name: 'B' },
      ],
      steps: [
        { expect: { asks: { by: 'A', offersNot: kinds.map((counter) => ({ counter, on: 'bear' })) } } },
        { by: 'A', counter: 'shield', on: 'bear', refused: 'K14-CTR-12' },
        { by: 'A', counter: 'dice', on: 'bear', refused: 'K14-CTR-12' },
        { by: 'A', counter: 'trap', on: 'bear', refused: 'K14-CTR-12' },
        { by: 'A', counter: 'taunt', on: 'bear', refused: 'K14-CTR-57' },
      ],
    });
  });

  test('[K14-Q-65] several owners are asked one at a time: the turn player first, then clockwise, until all decline', () => {
    play({
      cards: { bear },
      turn: { player: 'C' },
      dice: [6, 4],
      players: [
        { name: 'A' },
        {
          name: 'B',
          battlefield: [
            {
              card: 'bear',
              counters: [
                ...counters('dice', 'B'),
                ...counters('dice', 'A'),
                ...counters('dice', 'C'),
                ...counters('damage', 'C'),
              ],
            },
          ],
        },
        { name: 'C' },
      ],
      steps: [
        { by: 'C', counter: 'damage', on: 'bear' },
        { expect: { asks: { by: 'C', purpose: 'reroll' } } },
        { by: 'C', pass: true },
        { expect: { asks: { by: 'A', purpose: 'reroll' } } },
        { by: 'A', counter: 'dice', on: 'bear', die: 6 },
        { expect: { asks: { by: 'C', purpose: 'reroll' } } },
        { by: 'C', pass: true },
        { expect: { asks: { by: 'B', purpose: 'reroll' } } },
        { by: 'B', pass: true },
        {
          expect: {
            log: [{ type: 'damage', amount: 4 }],
            cards: { bear: { counters: { 'dice of B': 1, 'dice of C': 1 } } },
          },
        },
      ],
    });
  });
});

describe('all counters', () => {
  test('[K14-CTR-13] [K14-CTR-14] its minion is not exhausted for a counter, and may be exhausted already', () => {
    play({
      cards: { bear },
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [
            { card: 'bear', as: 'upright', counters: counters('sword', 'A') },
            { card: 'bear', as: 'lying', exhausted: true, counters: counters('sword', 'A') },
          ],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'sword', on: 'upright' },
        { resolve: true },
        { by: 'A', counter: 'sword', on: 'lying' },
        { resolve: true },
        { expect: { cards: { upright: { sp: 3, exhausted: false }, lying: { sp: 3, exhausted: true } } } },
      ],
    });
  });

  test('[K14-CTR-23] an owner may decline, and keeps the counter', () => {
    play({
      cards: { bear },
      dice: [4],
      players: [
        { name: 'A', battlefield: [{ card: 'bear', counters: counters('damage', 'A', 2) }] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'own', counters: counters('sword', 'B') }] },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'bear' },
        { expect: { asks: { by: 'B', offers: [{ counter: 'sword', on: 'own' }, { pass: true }] } } },
        { by: 'B', pass: true },
        { until: { phase: 'battle' } },
        { expect: { cards: { own: { counters: { sword: 1 } }, bear: { counters: { damage: 1 }, hp: 5 } } } },
      ],
    });
  });

  test('[K14-CTR-24] two counters of one kind are triggered one at a time, each for an effect of its own', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', askAlways: true, battlefield: [{ card: 'bear', counters: counters('sword', 'A', 3) }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'sword', on: 'bear' },
        { by: 'A', counter: 'sword', on: 'bear' },
        { expect: { chain: ['bear', 'bear'], cards: { bear: { sp: 2, counters: { sword: 1 } } } } },
        { resolve: true },
        { expect: { cards: { bear: { sp: 4, counters: { sword: 1 } } } } },
      ],
    });
  });

  test('[K14-CTR-26] the host of a counter’s effect is not ability-targeted', () => {
    play({
      cards: {
        shy: minion(2, 9, 'HIDE: When this in-play card is ability-targeted: Draw 1 card.'),
        place: spell('Target 1 in-play card; place 1 Sword Counter on it.', 0),
      },
      players: [
        { name: 'A', askAlways: true, hand: ['place'] },
        { name: 'B', askAlways: true, battlefield: [{ card: 'shy', counters: counters('sword', 'A') }] },
      ],
      steps: [
        { by: 'A', counter: 'sword', on: 'shy' },
        { resolve: true },
        { expect: { cards: { shy: { sp: 3 } } } },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', purpose: 'action', offersNot: [{ activate: 'shy' }] } } },
        { by: 'B', activate: 'shy', refused: 'K14-ABL-07' },
      ],
    });
  });
});
