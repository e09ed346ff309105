import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { minion, play, spell, type Scene } from '../../scene.js';

/** Deploying in the 12th Edition: the targets are selected on activation, and deployed when it resolves. */
const watching = { askAlways: true } as const;
const watcher = { name: 'B', ...watching };
const cards = {
  bear: minion(2, 3, '', 0),
  ogre: minion(4, 4, '', 1),
  fromHand: spell('Target 1 card in your hand; reveal and deploy it, then draw 1 card.', 0),
  fetch: spell("See one opponent's hand and target 1 card therein; reveal and deploy it.", 0),
  dearHeal: spell('Self-destroy 1 resource→2-dice-heal yourself.', 0),
  vain: spell('Self-destroy 1 in-play card→2-dice-heal yourself.', 1),
};
const deploying = { until: { by: 'A', purpose: 'deploy' } } as const;
const castingIt = { by: 'A', yes: false } as const;
type Zones = Partial<Scene['players'][number]>;

const rules = 'kotc-12';

describe('from wherever a card is', () => {
  test.until(12).each([
    ['Target 1 card in your hand;', { hand: ['spell', 'bear'] }, {}],
    ['Target 1 of your resources;', { hand: ['spell'], granary: ['bear'] }, {}],
    ['Target 1 card in any graveyard randomly;', { hand: ['spell'] }, { grave: ['bear'] }],
    ['Target 1 card in any hand randomly;', { hand: ['spell'] }, { hand: ['bear'] }],
    ['Excavate 1 card and target 1 excavated card;', { hand: ['spell'], deck: ['bear', 'filler'] }, {}],
  ] satisfies [string, Zones, Zones][])(
    '[K12-KEY-13] [K12-KEY-15] [K12-KEY-19] “%s” a minion is summoned to the own battlefield, exhausted',
    (target, own, others) => {
      play({
        rules,
        cards: { ...cards, spell: spell(`${target} reveal and deploy it.`, 0) },
        players: [
          { name: 'A', ...own },
          { ...watcher, ...others },
        ],
        steps: [
          { by: 'A', cast: 'spell' },
          deploying,
          { expect: { cards: { bear: { exhausted: false } }, logNot: [{ type: 'move', card: 'bear' }] } },
          { by: 'A', choose: ['bear'] },
          {
            expect: {
              cards: { bear: { zone: 'battlefield', player: 'A', exhausted: true } },
              log: [{ type: 'move', card: 'bear', why: 'summon', rule: 'K12-MIN-01' }],
            },
          },
        ],
      });
    },
  );

  test.until(12)(
    '[K12-KEY-24] [K12-KEY-13] another player’s minion comes to the deploying player, who pays, and its owner stays',
    () => {
      play({
        rules,
        cards,
        players: [
          { name: 'A', hand: ['fetch'], granary: ['filler', 'filler'] },
          { ...watcher, hand: ['ogre'], granary: ['filler'] },
        ],
        steps: [
          { by: 'A', cast: 'fetch' },
          deploying,
          { by: 'A', choose: ['ogre'] },
          { expect: { asks: { by: 'A', purpose: 'pay', cards: ['filler 11', 'filler 12'] } } },
          { by: 'A', pay: ['filler 11'] },
          { expect: { cards: { ogre: { zone: 'battlefield', player: 'A', owner: 'B' } } } },
        ],
      });
    },
  );
});

describe('the activation cost of a deployed spell', () => {
  test.until(12)('[K12-KEY-18] is paid too, with the deploying player’s cards', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', hp: 10, hand: ['fetch'], granary: ['bear', 'filler'] },
        { ...watcher, hp: 10, hand: ['dearHeal'], granary: ['filler'] },
      ],
      dice: [1, 2],
      steps: [
        { by: 'A', cast: 'fetch' },
        deploying,
        { by: 'A', choose: ['dearHeal'] },
        castingIt,
        { expect: { asks: { by: 'A', purpose: 'self-destroy', cards: ['bear', 'filler 11'] } } },
        { by: 'A', choose: ['bear'] },
        {
          expect: {
            cards: { bear: { zone: 'grave' }, dearHeal: { zone: 'grave', player: 'B' } },
            players: { A: { hp: 13 }, B: { hp: 10 } },
          },
        },
      ],
    });
  });

  test.until(12)('[K12-KEY-18] is not paid for one that is set as a trap', () => {
    play({
      rules,
      cards,
      players: [{ name: 'A', hand: ['fromHand', 'dearHeal'], granary: ['bear', 'filler'] }, watcher],
      steps: [
        { by: 'A', cast: 'fromHand' },
        deploying,
        { by: 'A', choose: ['dearHeal'] },
        { by: 'A', yes: true },
        { expect: { cards: { dearHeal: { zone: 'traps' } }, players: { A: { granary: 2, hand: 1 } } } },
      ],
    });
  });

  test.until(12)(
    '[K12-KEY-112] that cannot be paid: no effect, the resource cost stays paid, off to the graveyard',
    () => {
      play({
        rules,
        cards,
        players: [{ name: 'A', hp: 10, hand: ['fromHand', 'vain'], granary: ['filler'] }, watcher],
        steps: [
          { by: 'A', cast: 'fromHand' },
          deploying,
          { by: 'A', choose: ['vain'] },
          castingIt,
          {
            expect: {
              log: [
                { type: 'fail', card: 'vain' },
                { type: 'move', card: 'vain', zone: 'grave' },
                { type: 'move', rule: 'K12-KEY-37' },
              ],
              players: { A: { hp: 10, hand: 1 } },
              cards: { 'filler 11': { exhausted: true }, vain: { zone: 'grave' } },
            },
          },
        ],
      });
    },
  );
});
