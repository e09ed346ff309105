import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);

describe('Hex-play', () => {
  const hex = (level: number, cost = '') =>
    minion(
      1,
      1,
      `CURSE: When this card in your hand is destroyed (hex-play): ${cost}3-dice-heal yourself.`,
      level,
    );
  const lose = (effects: string) => spell(`Target 1 card in your hand; ${effects}.`, 0);

  test.each([
    ['destroy it', 'grave'],
    ['destroy it, then bounce it', 'hand'],
    ['destroy it, then sheathe it', 'deck'],
    ['destroy it, then silo it', 'granary'],
  ] as const)(
    '[K14-KEY-63] [K14-KEY-66] [K12-KEY-63] [K12-KEY-66] the ability is activated where the card is, and it stays: %s',
    (effects, zone) => {
      play({
        cards: { witch: hex(0), spell: lose(effects) },
        players: [
          { name: 'A', hand: ['spell', 'witch'] },
          { name: 'B', ...watching },
        ],
        steps: [
          { by: 'A', cast: 'spell' },
          { resolve: true },
          { by: 'A', activate: 'witch' },
          { expect: { chain: ['witch'], cards: { witch: { zone } } } },
          { resolve: true },
          { expect: { cards: { witch: { zone } }, players: { A: { battlefield: [] } } } },
        ],
      });
    },
  );

  test.since(13)(
    '[K14-KEY-64] [K13-KEY-64] no minion is exhausted for it: it works for one that lies exhausted in-play',
    () => {
      play({
        cards: { witch: hex(1), spell: lose('destroy it, then reveal and deploy it') },
        players: [
          { name: 'A', hand: ['spell', 'witch'], granary: [2] },
          { name: 'B', ...watching },
        ],
        steps: [
          { by: 'A', cast: 'spell' },
          { by: 'A', choose: ['witch'] },
          { by: 'A', pay: ['filler 11'] },
          { expect: { cards: { witch: { zone: 'battlefield', exhausted: true } } } },
          { by: 'A', activate: 'witch' },
          { expect: { chain: ['witch'] } },
        ],
      });
    },
  );

  test('[K14-KEY-65] [K12-KEY-65] the minion’s resource cost is paid, from unexhausted resources', () => {
    play({
      cards: { witch: hex(2), spell: lose('destroy it') },
      players: [
        { name: 'A', hand: ['spell', 'witch'], granary: [3] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { by: 'A', activate: 'witch' },
        { expect: { asks: { by: 'A', purpose: 'pay', least: 2, most: 2 }, chain: [] } },
        { by: 'A', pay: ['filler 11', 'filler 13'] },
        {
          expect: {
            chain: ['witch'],
            cards: { 'filler 11': { exhausted: true }, 'filler 12': { exhausted: false } },
          },
        },
      ],
    });
  });

  test('[K14-KEY-65] [K12-KEY-65] with too few resources it cannot be activated', () => {
    play({
      cards: { witch: hex(2), spell: lose('destroy it') },
      players: [
        { name: 'A', hand: ['spell', 'witch'], granary: ['filler', { card: 'filler', exhausted: true }] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { by: 'A', activate: 'witch', refused: 'K14-KEY-65' },
      ],
    });
  });

  test('[K14-KEY-67] [K12-KEY-67] its activation cost is paid besides, after the resources', () => {
    play({
      cards: { witch: hex(1, 'self-destroy 1 resource→'), spell: lose('destroy it'), bear },
      players: [
        { name: 'A', hand: ['spell', 'witch'], granary: ['bear', 'filler'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { by: 'A', activate: 'witch' },
        { by: 'A', pay: ['bear'] },
        { by: 'A', choose: ['bear'] },
        { expect: { chain: ['witch'], players: { A: { granary: ['filler 11'] } } } },
      ],
    });
  });

  test('[K14-KEY-67] [K12-KEY-67] when it cannot be paid the ability fails', () => {
    play({
      cards: { witch: hex(0, 'self-destroy 1 resource→'), spell: lose('destroy it') },
      players: [
        { name: 'A', ...watching, hand: ['spell', 'witch'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['witch'] },
        { by: 'A', activate: 'witch' },
        { expect: { chain: [], log: [{ type: 'fail', card: 'witch' }] } },
      ],
    });
  });

  test('[K14-KEY-68] by a Trap Counter the minion is exhausted and no resource is paid', () => {
    play({
      cards: { witch: hex(2), zap: spell('Draw 1 card.', 0) },
      players: [
        {
          name: 'A',
          hand: ['zap'],
          granary: [2],
          battlefield: [{ card: 'witch', counters: counters('trap', 'A') }],
        },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'A', counter: 'trap', on: 'witch' },
        { by: 'A', activate: 'witch' },
        {
          expect: {
            chain: ['zap', 'witch'],
            cards: {
              witch: { exhausted: true },
              'filler 11': { exhausted: false },
              'filler 12': { exhausted: false },
            },
          },
        },
      ],
    });
  });

  const castOnce = (): void => {
    play({
      cards: {
        omen: spell('When this card in your hand is destroyed (hex-play): 1-dice-heal yourself.', 1),
        spell: lose('destroy it'),
      },
      players: [
        { name: 'A', hp: 10, hand: ['spell', 'omen'], granary: [2] },
        { name: 'B', ...watching },
      ],
      dice: [5],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { expect: { cards: { omen: { zone: 'grave' } } } },
        { by: 'A', cast: 'omen' },
        { by: 'A', pay: ['filler 11'] },
        { expect: { chain: ['omen'], cards: { omen: { zone: 'none' }, 'filler 12': { exhausted: false } } } },
        { resolve: true },
        { expect: { cards: { omen: { zone: 'grave', player: 'A' } }, players: { A: { hp: 15 } } } },
      ],
    });
  };
  test('[K14-Q-79] a spell with it is cast from the grave, paid once, and is in the grave again', castOnce);
  test('[K13-Q-02] a spell with it is cast from the grave, paid once, and is in the grave again', castOnce);

  const castTooPoor = (): void => {
    play({
      cards: {
        omen: spell('When this card in your hand is destroyed (hex-play): 1-dice-heal yourself.', 1),
        spell: lose('destroy it'),
      },
      players: [
        { name: 'A', hand: ['spell', 'omen'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { by: 'A', cast: 'omen', refused: 'K14-EXH-07' },
      ],
    });
  };
  test('[K14-Q-79] with fewer resources than its level it is not cast', castTooPoor);
  test('[K13-Q-02] with fewer resources than its level it is not cast', castTooPoor);
});
