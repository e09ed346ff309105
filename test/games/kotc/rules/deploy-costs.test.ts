import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);
const fromHand = (rest = '') => spell(`Target 1 card in your hand; reveal and deploy it${rest}.`, 0);
const bothFromHand = spell('Target up to 2 cards in your hand; reveal and deploy the targets.', 0);
const watcher = { name: 'B', ...watching };

describe('the costs of what is deployed', () => {
  const fetch = spell("See enemy's hand and target 1 card therein; reveal and deploy it.", 0);

  test.since(13)('[K14-KEY-16] its resource cost is paid', () => {
    play({
      cards: { ogre: minion(4, 4, '', 2), spell: fromHand() },
      players: [{ name: 'A', hand: ['spell', 'ogre'], granary: [3] }, watcher],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['ogre'] },
        {
          expect: { asks: { by: 'A', purpose: 'pay', least: 2, most: 2 }, cards: { ogre: { zone: 'hand' } } },
        },
        { by: 'A', pay: ['filler 11', 'filler 12'] },
        { expect: { cards: { ogre: { zone: 'battlefield' }, 'filler 12': { exhausted: true } } } },
      ],
    });
  });

  test('[K14-KEY-16] without enough unexhausted resources it cannot be deployed', () => {
    play({
      cards: { ogre: minion(4, 4, '', 2), dear: spell('Draw 1 card.', 2), spell: bothFromHand },
      players: [
        {
          name: 'A',
          hand: ['spell', 'ogre', 'dear', 'filler'],
          granary: ['filler', { card: 'filler', exhausted: true }],
        },
        watcher,
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['ogre', 'dear'] },
        {
          expect: {
            asks: { by: 'A', purpose: 'action' },
            cards: { ogre: { zone: 'hand' }, dear: { zone: 'hand' } },
            log: [{ type: 'reveal', card: 'dear' }],
          },
        },
      ],
    });
  });

  test.since(13)(
    '[K14-KEY-17] [K14-KEY-24] the deploying player pays for another’s card, which comes to the deploying player',
    () => {
      play({
        cards: { ogre: minion(4, 4, '', 1), spell: fetch },
        players: [
          { name: 'A', hand: ['spell'], granary: ['filler', 'filler'] },
          { ...watcher, hand: ['ogre'], granary: ['filler'] },
        ],
        steps: [
          { by: 'A', cast: 'spell' },
          { by: 'A', choose: ['ogre'] },
          { expect: { asks: { by: 'A', purpose: 'pay', cards: ['filler 11', 'filler 12'] } } },
          { by: 'A', pay: ['filler 11'] },
          { expect: { cards: { ogre: { zone: 'battlefield', player: 'A', owner: 'B' } } } },
        ],
      });
    },
  );

  test('[K14-KEY-17] the enemy’s resources do not help', () => {
    play({
      cards: { ogre: minion(4, 4, '', 1), spell: fetch },
      players: [
        { name: 'A', hand: ['spell'] },
        { ...watcher, hand: ['ogre'], granary: [5] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { expect: { cards: { ogre: { zone: 'hand', player: 'B' } }, asks: { by: 'B', purpose: 'action' } } },
      ],
    });
  });

  const dearHeal = spell('Self-destroy 1 resource→2-dice-heal yourself.', 0);

  test.since(13)(
    '[K14-KEY-18] [K14-KEY-17] a spell’s activation cost is paid too, with the deploying player’s cards',
    () => {
      play({
        cards: { dearHeal, bear, spell: fetch },
        players: [
          { name: 'A', hp: 10, hand: ['spell'], granary: ['bear', 'filler'] },
          { ...watcher, hp: 10, hand: ['dearHeal'], granary: ['filler'] },
        ],
        dice: [1, 2],
        steps: [
          { by: 'A', cast: 'spell' },
          { by: 'A', choose: ['dearHeal'] },
          { expect: { asks: { by: 'A', purpose: 'self-destroy', cards: ['bear', 'filler 11'] } } },
          { by: 'A', choose: ['bear'] },
          { expect: { cards: { bear: { zone: 'grave' } }, players: { A: { hp: 13 }, B: { hp: 10 } } } },
        ],
      });
    },
  );

  test.since(13)(
    '[K14-KEY-112] [K17-KEY-112] an activation cost that cannot be paid: no effect, the resource cost stays paid, off to the grave',
    () => {
      play({
        cards: {
          dear: spell('Self-destroy 1 in-play card→2-dice-heal yourself.', 1),
          spell: fromHand(', then draw 1 card'),
        },
        players: [{ name: 'A', hp: 10, hand: ['spell', 'dear'], granary: ['filler'] }, watcher],
        steps: [
          { by: 'A', cast: 'spell' },
          { by: 'A', choose: ['dear'] },
          {
            expect: {
              log: [
                { type: 'fail', card: 'dear' },
                { type: 'move', card: 'dear' },
                { type: 'move', rule: 'K14-KEY-37' },
              ],
              players: { A: { hp: 10 } },
              cards: { 'filler 11': { exhausted: true }, dear: { zone: 'grave' } },
            },
          },
        ],
      });
    },
  );

  test('[K14-Q-75] a resource that is deployed does not pay for itself', () => {
    play({
      cards: {
        ogre: minion(4, 4, '', 1),
        spell: spell('Target 1 of your resources; reveal and deploy it.', 0),
      },
      players: [{ name: 'A', hand: ['spell'], granary: ['ogre'] }, watcher],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        {
          expect: {
            asks: { by: 'B', purpose: 'action' },
            cards: { ogre: { zone: 'granary', exhausted: false } },
          },
        },
      ],
    });
  });

  test.since(13)(
    '[K14-Q-75] before its own deployment it pays for others, and enters exhausted in any case',
    () => {
      play({
        cards: {
          ogre: minion(4, 4, '', 1),
          bear,
          spell: spell('Target up to 2 of your resources; reveal and deploy the targets.', 0),
        },
        players: [
          { name: 'A', hand: ['spell'], granary: ['ogre', 'bear', { card: 'filler', exhausted: true }] },
          watcher,
        ],
        steps: [
          { by: 'A', cast: 'spell' },
          { by: 'A', choose: ['ogre', 'bear'] },
          { by: 'A', choose: ['ogre'] },
          { by: 'A', choose: ['bear'] },
          {
            expect: {
              players: { A: { battlefield: ['ogre', 'bear'], granary: ['filler 11'] } },
              cards: { bear: { exhausted: true }, ogre: { exhausted: true } },
              log: [
                { type: 'exhaust', card: 'bear' },
                { type: 'move', card: 'ogre' },
                { type: 'move', card: 'bear' },
              ],
            },
          },
        ],
      });
    },
  );
});
