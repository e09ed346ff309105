import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);
const plain = { bear, wolf: bear, lynx: bear };

/** To where the targets are asked for. */
const targeting = { until: { purpose: 'target' } } as const;

describe('cards at random', () => {
  const graves = [
    { name: 'A', hand: ['spell'], grave: ['lynx'] },
    { name: 'B', ...watching, grave: ['bear', 'wolf'] },
    { name: 'C' },
  ];
  const bury = spell('Target up to 3 cards in any grave randomly; bury the targets.', 0);

  test.since(13)(
    '[K14-Q-36] “any grave” is one grave of one player, chosen by the user, who may choose the own',
    () => {
      play({
        cards: { ...plain, spell: bury },
        players: graves,
        steps: [
          { by: 'A', cast: 'spell' },
          { until: { purpose: 'grave' } },
          { expect: { asks: { by: 'A', kind: 'players', players: ['A', 'B'], least: 1, most: 1 } } },
          { by: 'A', choose: ['A'] },
          { by: 'A', number: 1 },
          { expect: { players: { A: { grave: ['spell'], deckBottom: ['lynx'] }, B: { grave: 2 } } } },
        ],
      });
    },
  );

  test.since(13)('[K14-Q-37] the number is chosen first, from 0 to as many as there are', () => {
    play({
      cards: { ...plain, spell: bury },
      players: graves,
      picks: [['wolf']],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['B'] },
        {
          expect: {
            asks: { by: 'A', kind: 'number', purpose: 'targets', least: 0, most: 2 },
            logNot: [{ type: 'target' }],
            cards: { bear: { knownTo: ['B'] }, wolf: { knownTo: ['B'] } },
          },
        },
        { by: 'A', number: 3, refused: 'K14-KEY-103' },
        { by: 'A', number: 1 },
        { expect: { players: { B: { grave: ['bear'] } }, cards: { wolf: { zone: 'deck' } } } },
      ],
    });
  });

  test('[K14-KEY-104] chance selects, and the player does not see the cards', () => {
    play({
      cards: { ...plain, spell: bury },
      players: graves,
      picks: [['wolf']],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['B'] },
        { by: 'A', number: 1 },
        {
          expect: {
            log: [{ type: 'target', card: 'wolf' }],
            cards: { wolf: { zone: 'deck', knownTo: ['B'] }, bear: { zone: 'grave', knownTo: ['B'] } },
          },
        },
      ],
    });
  });

  test.since(13)(
    '[K14-Q-36] [K14-KEY-104] “any hand” is one hand, the own included, without the spell that is cast',
    () => {
      play({
        cards: { ...plain, spell: spell('Target up to 2 cards in any hand randomly; bury the targets.', 0) },
        players: [
          { name: 'A', hand: ['spell'] },
          { name: 'B', ...watching, hand: ['bear', 'wolf', 'filler'] },
          { name: 'C', hand: ['lynx'] },
        ],
        picks: [['wolf', 'bear']],
        steps: [
          { by: 'A', cast: 'spell' },
          { until: { purpose: 'hand' } },
          { expect: { asks: { by: 'A', players: ['B', 'C'] } } },
          { by: 'A', choose: ['B'] },
          { by: 'A', number: 2 },
          { by: 'A', order: ['wolf', 'bear'] },
          {
            expect: {
              players: { B: { hand: 1, deckBottom: ['wolf', 'bear'] }, C: { hand: 1 } },
              cards: { wolf: { knownTo: ['B'] }, bear: { knownTo: ['B'] } },
            },
          },
        ],
      });
    },
  );
});

describe('your hand', () => {
  test.since(13)(
    '[K14-KEY-106] [K15-KEY-106] the own hand, the other cards of which the user chooses by sight',
    () => {
      play({
        cards: { ...plain, spell: spell('Target up to 2 cards in your hand; bury the targets.', 0) },
        players: [
          { name: 'A', hand: ['spell', 'bear', 'wolf', 'lynx'] },
          { name: 'B', ...watching, hand: ['filler'] },
        ],
        steps: [
          { by: 'A', cast: 'spell' },
          targeting,
          { expect: { asks: { by: 'A', cards: ['bear', 'wolf', 'lynx'], least: 0, most: 2 } } },
          { by: 'A', choose: ['lynx'] },
          { expect: { players: { A: { hand: ['bear', 'wolf'], deckBottom: ['lynx'] } } } },
          { expect: { cards: { lynx: { knownTo: ['A'] } } } },
        ],
      });
    },
  );
});

describe('an enemy’s hand', () => {
  const seats = [
    { name: 'A', hand: ['spell', 'filler'] },
    { name: 'B', ...watching, hand: ['lynx'] },
    { name: 'C', hand: ['bear', 'wolf'] },
  ];
  const cards = {
    ...plain,
    spell: spell("See enemy's hand and target up to 2 cards therein; bury the targets.", 0),
  };

  test('[K14-KEY-40] [K14-KEY-41] [K14-Q-39] the user chooses which enemy, any player but the own self', () => {
    play({
      cards,
      players: seats,
      steps: [
        { by: 'A', cast: 'spell' },
        { until: { purpose: 'hand' } },
        { expect: { asks: { by: 'A', kind: 'players', players: ['B', 'C'] } } },
      ],
    });
  });

  test.since(13)(
    '[K14-KEY-83] [K14-KEY-84] [K14-Q-39] only the user sees the whole hand, and may target none',
    () => {
      play({
        cards,
        players: seats,
        steps: [
          { by: 'A', cast: 'spell' },
          { by: 'A', choose: ['C'] },
          { expect: { asks: { by: 'A', purpose: 'target', cards: ['bear', 'wolf'], least: 0, most: 2 } } },
          { expect: { cards: { bear: { knownTo: ['A', 'C'] }, wolf: { knownTo: ['A', 'C'] } } } },
          { by: 'A', choose: [] },
          { expect: { players: { C: { hand: 2 } }, cards: { lynx: { knownTo: ['B'] } } } },
        ],
      });
    },
  );

  test('[K14-KEY-83] the one who is seen learns nothing of the other’s cards', () => {
    play({
      cards,
      players: seats,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['C'] },
        { expect: { cards: { filler: { knownTo: [] }, 'filler 11': { knownTo: ['A'] } } } },
      ],
    });
  });

  test.since(13)('[K14-Q-39] in the singular a target is taken', () => {
    play({
      cards: { ...plain, spell: spell("See enemy's hand and target 1 card therein; bury it.", 0) },
      players: seats,
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['C'] },
        { expect: { asks: { least: 1, most: 1 } } },
        { by: 'A', choose: [], refused: 'K14-KEY-98' },
      ],
    });
  });

  test.since(13)('[K14-Q-39] an empty hand can be chosen and seen; then there are no targets', () => {
    play({
      cards: {
        ...plain,
        spell: spell("See enemy's hand and target 1 card therein; bury it, then draw 1 card.", 0),
      },
      players: [{ name: 'A', hand: ['spell'] }, { name: 'B', ...watching, hand: ['lynx'] }, { name: 'C' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['C'] },
        {
          expect: {
            log: [{ type: 'see' }, { type: 'move', rule: 'K14-KEY-37' }],
            players: { A: { hand: 1 }, B: { hand: ['lynx'] } },
            logNot: [],
          },
        },
      ],
    });
  });
});

describe('the top of any deck', () => {
  test.since(13)('[K14-Q-40] [K14-Q-36] the topmost of one deck, as many as chosen, seen by nobody', () => {
    play({
      cards: { ...plain, spell: spell('Target up to 3 cards on the top of any deck; silo the targets.', 0) },
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', ...watching, deck: ['bear', 'wolf', 'lynx', 'filler'] },
        { name: 'C', deck: [] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { until: { purpose: 'deck' } },
        { expect: { asks: { by: 'A', players: ['A', 'B'] } } },
        { by: 'A', choose: ['B'] },
        { expect: { asks: { kind: 'number', least: 0, most: 3 } } },
        { by: 'A', number: 2 },
        {
          expect: {
            players: { B: { deck: ['lynx', 'filler 11'], granary: ['bear', 'wolf'] } },
            cards: { bear: { knownTo: ['B'] }, lynx: { knownTo: [] } },
          },
        },
      ],
    });
  });
});
