import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell } from '../../scene.js';
import { byEdition, whenAnotherFalls } from './wordings.js';

/** Who picks what a cost takes, and what a sacrifice is. */
const bear = creature(2, 5, '', 0);
const herd = { a: bear, b: bear, c: bear, d: bear };
const snare = spell('Draw 1 card.', 0);
const HEAL = 'Increase your hitpoints by 3.';
/** What the 9th Edition's conditions of a hand say of numbers, the 6th's do not. */
const whenHandFalls = (rules: Parameters<typeof whenAnotherFalls>[0]): string =>
  byEdition(
    rules,
    'Activate when a card in your hand is destroyed.',
    'Activate when at least 1 card in your hand is destroyed.',
    'Activate when at least 1 card in your hand is destroyed.',
  );

describe('random cards in your hand', () => {
  inEditions('[K06-BLD-33] [K09-BLD-34] [K11-BLD-47] are drawn by lot, and nobody picks them', (rules) => {
    for (const lot of [
      ['a', 'c'],
      ['d', 'b'],
    ]) {
      for (const how of ['Sacrifice', 'Destroy']) {
        play({
          rules,
          picks: [lot],
          cards: { ...herd, spell: spell(`${how} 2 random cards in your hand. ${HEAL}`, 0) },
          players: [
            { name: 'A', hp: 10, hand: ['spell', 'a', 'b', 'c', 'd'] },
            { name: 'B', hand: [3] },
          ],
          steps: [
            { by: 'A', cast: 'spell' },
            { expect: { players: { A: { hp: 13, hand: 2, grave: ['spell', ...lot] }, B: { hand: 3 } } } },
          ],
        });
      }
    }
  });
});

describe('chosen by an opponent of your choice', () => {
  sceneInEditions(
    '[K06-BLD-34] [K09-BLD-35] [K11-BLD-48] a sacrifice in play: the payer picks the opponent, the opponent the card',
    {
      cards: {
        ...herd,
        snare,
        spell: spell(`Sacrifice 1 card in play chosen by an opponent of your choice. ${HEAL}`, 0),
      },
      players: [
        { name: 'A', hp: 10, hand: ['spell'], battlefield: ['a'], traps: ['snare'] },
        { name: 'B', battlefield: ['b'] },
        { name: 'C', battlefield: ['c'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { expect: { asks: { by: 'A', purpose: 'opponent', players: ['B', 'C'] } } },
        { by: 'A', choose: ['C'] },
        {
          expect: {
            asks: { by: 'C', purpose: 'choose-sacrifice', cards: ['a', 'snare'], least: 1, most: 1 },
          },
        },
        { by: 'C', choose: ['snare'] },
        { expect: { players: { A: { hp: 13, battlefield: ['a'], traps: 0 } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-34] [K09-BLD-35] [K11-BLD-48] creatures to exhaust, cards in play and resources to destroy are picked by the opponent too',
    {
      cards: {
        ...herd,
        tire: spell(
          `Exhaust 1 of your unexhausted creatures in play chosen by an opponent of your choice. ${HEAL}`,
          0,
        ),
        raze: spell(`Destroy 1 of your resources chosen by an opponent of your choice. ${HEAL}`, 0),
        burn: spell(`Destroy 1 of your cards in play chosen by an opponent of your choice. ${HEAL}`, 0),
      },
      players: [
        { name: 'A', hp: 10, hand: ['tire', 'raze', 'burn'], battlefield: ['a', 'b'], granary: ['c', 'd'] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'tire' },
        { expect: { asks: { by: 'B', purpose: 'choose-exhaust', cards: ['a', 'b'] } } },
        { by: 'B', choose: ['b'] },
        { by: 'A', cast: 'raze' },
        { expect: { asks: { by: 'B', purpose: 'choose-destroy' } } },
        { by: 'B', choose: ['d'] },
        { by: 'A', cast: 'burn' },
        { by: 'B', choose: ['a'] },
        {
          expect: {
            players: { A: { hp: 19, battlefield: ['b'], granary: ['c'] } },
            cards: { b: { exhausted: true }, d: { zone: 'grave' }, a: { zone: 'grave' } },
          },
        },
      ],
    },
  );
});

describe('a sacrifice', () => {
  inEditions(
    '[K06-RUL-45] [K09-RUL-46] [K09-RUL-48] [K11-GLO-17] puts the card into the graveyard as a cost and is no destruction, where a cost that destroys is one',
    (rules) => {
      for (const [how, heals] of [
        ['Sacrifice 1 card in play.', 10],
        ['Destroy 1 of your cards in play.', 11],
        ['Sacrifice 1 random card in your hand.', 10],
        ['Destroy 1 random card in your hand.', 11],
      ] as const) {
        const inPlay = how.endsWith('in play.');
        play({
          rules,
          cards: {
            ...herd,
            spell: spell(`${how} Draw 1 card.`, 0),
            watch: creature(1, 5, `A: ${whenAnotherFalls(rules)} Increase your hitpoints by 1.`, 0),
            keep: creature(1, 5, `A: ${whenHandFalls(rules)} Increase your hitpoints by 1.`, 0),
          },
          players: [
            {
              name: 'A',
              hp: 10,
              hand: inPlay ? ['spell'] : ['spell', 'b'],
              battlefield: inPlay ? ['a', 'watch'] : ['keep'],
            },
            { name: 'B' },
          ],
          steps: [
            { by: 'A', cast: 'spell' },
            ...(inPlay ? [{ by: 'A', choose: ['a'] }] : []),
            ...(heals > 10 ? [{ by: 'A', activate: inPlay ? 'watch' : 'keep' }] : []),
            { resolve: true },
            {
              expect: {
                asks: { by: 'A' },
                players: { A: { hp: heals, grave: ['spell', inPlay ? 'a' : 'b'] } },
                cards: { [inPlay ? 'watch' : 'keep']: { exhausted: heals > 10 } },
              },
            },
          ],
        });
      }
    },
  );

  sceneInEditions(
    '[K06-RUL-46] [K09-RUL-47] [K11-GLO-18] takes only cards in zones that the player controls, also another owner’s, though the text does not say “your”',
    {
      cards: { ...herd, snare, spell: spell(`Sacrifice 1 card in play. ${HEAL}`, 0) },
      players: [
        {
          name: 'A',
          hp: 10,
          hand: ['spell'],
          battlefield: ['a', { card: 'b', owner: 'B' }],
          traps: ['snare'],
        },
        { name: 'B', battlefield: ['c', { card: 'd', owner: 'A' }] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { until: { purpose: 'self-sacrifice' } },
        { expect: { asks: { by: 'A', purpose: 'self-sacrifice', cards: ['a', 'b', 'snare'] } } },
        { by: 'A', choose: ['b'] },
        { expect: { players: { A: { hp: 13 }, B: { grave: ['b'] } } } },
      ],
    },
  );

  inEditions(
    '[K06-RUL-47] [K06-RUL-48] in the 6th Edition never takes the card whose ability it pays for, whoever picks',
    (rules) => {
      for (const [chooser, by, purpose] of [
        ['', 'A', 'self-sacrifice'],
        [' chosen by an opponent of your choice', 'B', 'choose-sacrifice'],
      ] as const) {
        play({
          rules,
          cards: {
            ...herd,
            priest: creature(1, 5, `A: Sacrifice 1 card in play${chooser}. ${HEAL}`, 0),
          },
          players: [{ name: 'A', hp: 10, battlefield: ['priest', 'a', 'b'] }, { name: 'B' }],
          steps: [{ by: 'A', activate: 'priest' }, { expect: { asks: { by, purpose, cards: ['a', 'b'] } } }],
        });
      }
    },
  );

  sceneInEditions('[K06-RUL-47] in the 6th Edition cannot be made by a card that is alone in play', {
    cards: { priest: creature(1, 5, `A: Sacrifice 1 card in play. ${HEAL}`, 0) },
    players: [{ name: 'A', hp: 10, battlefield: ['priest'] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'priest' },
      { resolve: true },
      { expect: { players: { A: { hp: 10 } }, cards: { priest: { zone: 'battlefield', exhausted: true } } } },
    ],
  });
});
