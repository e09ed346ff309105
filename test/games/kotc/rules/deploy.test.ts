import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);
const heal = spell('2-dice-heal yourself.', 0);
const fromHand = (rest = '') => spell(`Target 1 card in your hand; reveal and deploy it${rest}.`, 0);
const bothFromHand = spell('Target up to 2 cards in your hand; reveal and deploy the targets.', 0);
const watcher = { name: 'B', ...watching };

describe('deploying', () => {
  test.each([
    ['Target 1 card in your hand;', { hand: ['spell', 'bear'] }],
    ['Target 1 of your resources;', { hand: ['spell'], granary: ['bear'] }],
    ['Target 1 card in any grave randomly;', { hand: ['spell'], grave: ['bear'] }],
    ['Excavate 1 card and target 1 excavated card;', { hand: ['spell'], deck: ['bear', 'filler'] }],
  ])(
    '[K14-KEY-13] [K14-KEY-15] [K14-KEY-19] “%s” a minion is summoned from there, exhausted',
    (target, zones) => {
      play({
        cards: { bear, spell: spell(`${target} reveal and deploy it.`, 0) },
        players: [{ name: 'A', ...zones }, watcher],
        steps: [
          { by: 'A', cast: 'spell' },
          { by: 'A', choose: ['bear'] },
          {
            expect: {
              cards: { bear: { zone: 'battlefield', player: 'A', exhausted: true } },
              log: [{ type: 'move', card: 'bear', rule: 'K14-MIN-01' }],
            },
          },
        ],
      });
    },
  );

  test('[K14-KEY-15] a spell is cast, and its ability carried out', () => {
    play({
      cards: { heal, spell: fromHand() },
      players: [{ name: 'A', hp: 10, hand: ['spell', 'heal'] }, watcher],
      dice: [2, 3],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['heal'] },
        {
          expect: {
            players: { A: { hp: 15, grave: ['spell', 'heal'] } },
            log: [{ type: 'move', card: 'heal', rule: 'K14-SPL-06' }],
          },
        },
      ],
    });
  });

  test('[K14-KEY-14] it is optional, and decided for each target separately', () => {
    play({
      cards: { bear, wolf: bear, spell: bothFromHand },
      players: [{ name: 'A', hand: ['spell', 'bear', 'wolf'] }, watcher],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf'] },
        { expect: { asks: { by: 'A', purpose: 'deploy', options: ['bear', 'wolf'], least: 0, most: 1 } } },
        { by: 'A', choose: ['wolf'] },
        { expect: { asks: { by: 'A', purpose: 'deploy', options: ['bear'], least: 0 } } },
        { by: 'A', choose: [] },
        { expect: { players: { A: { battlefield: ['wolf'], hand: ['bear'] } } } },
      ],
    });
  });

  test('[K14-KEY-25] [K14-KEY-26] a target that is not deployed stays where it was, and is revealed like the others', () => {
    play({
      cards: { bear, wolf: bear, spell: bothFromHand },
      players: [{ name: 'A', hand: ['spell', 'bear', 'wolf'] }, watcher, { name: 'C' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf'] },
        { by: 'A', choose: ['wolf'] },
        { by: 'A', choose: [] },
        { expect: { cards: { bear: { zone: 'hand', player: 'A', knownTo: ['A', 'B', 'C'] } } } },
      ],
    });
  });

  test('[K14-KEY-82] [K14-KEY-26] revealing shows a card to all, to the one who reveals it too', () => {
    play({
      cards: { bear, spell: spell('Target 1 card on the top of any deck; reveal and deploy it.', 0) },
      players: [{ name: 'A', hand: ['spell'] }, { ...watcher, deck: ['bear', 'filler'] }, { name: 'C' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['B'] },
        { expect: { cards: { bear: { zone: 'deck', knownTo: ['A', 'B', 'C'] } } } },
        { by: 'A', choose: [] },
        {
          expect: { players: { B: { deckTop: ['bear'] } }, cards: { bear: { knownTo: ['A', 'B', 'C'] } } },
        },
      ],
    });
  });

  test('[K14-KEY-20] a card that is in-play is left out', () => {
    play({
      cards: {
        bear,
        spell: spell('Target up to 2 in-play cards; reveal and deploy the targets.', 0),
      },
      players: [
        { name: 'A', hand: ['spell'], battlefield: ['bear'] },
        { ...watcher, battlefield: [{ card: 'bear', as: 'theirs' }] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'theirs'] },
        {
          expect: {
            asks: { by: 'B', purpose: 'action' },
            cards: { bear: { exhausted: false }, theirs: { player: 'B', exhausted: false } },
            logNot: [
              { type: 'move', card: 'bear' },
              { type: 'move', card: 'theirs' },
            ],
          },
        },
      ],
    });
  });
});
