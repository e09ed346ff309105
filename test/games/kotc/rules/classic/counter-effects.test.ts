import { describe, expect, test } from 'vitest';
import { vocabularyOf } from '../../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { readText } from '../../../../../src-main/games/kotc/cards/language/read.js';
import { sceneInEditions } from '../../in-editions.js';
import { counters, play, spell, type Scene } from '../../scene.js';
import { counterCards, placing, upTo } from './counter-cards.js';

/** What removing each named counter does. */
const cards = {
  ...counterCards,
  boost: spell(`${upTo(2)} Increase targets’ offense by a total of 3.`, 0),
};
/** A removes counters from B's bear; three more creatures stand by. */
const removing = (
  kind: 'offense' | 'defense' | 'weakness' | 'exhaustion' | 'damage',
  count = 2,
): Scene['players'] => [
  { name: 'A', hand: [1], battlefield: ['bear'] },
  { name: 'B', battlefield: ['bear', { card: 'bear', as: 'host', counters: counters(kind, 'A', count) }] },
];
const named = ['offense', 'defense', 'weakness', 'damage', 'exhaustion', 'dice', 'immortality'] as const;
const others = (offense: number, defense: number, exhausted = false) => ({
  bear: { offense, defense, exhausted },
  'bear 2': { offense, defense, exhausted },
});

describe('a named counter', () => {
  test('[K11-CTR-32] is one of exactly seven kinds, all of which can be placed', () => {
    const placed = vocabularyOf(11).entries.flatMap(
      ({ id }) => /^effect-place-(.+)-counters$/.exec(id)?.[1] ?? [],
    );
    expect(placed.toSorted()).toEqual(named.toSorted());
    for (const kind of named) {
      play({
        rules: 'kotc-11',
        cards: { ...cards, mark: spell(`${upTo(1)} ${placing(kind)}`, 0) },
        players: [
          { name: 'A', hand: ['mark'] },
          { name: 'B', battlefield: ['bear'] },
        ],
        steps: [
          { by: 'A', cast: 'mark' },
          { by: 'A', choose: ['bear'] },
          { expect: { cards: { bear: { counters: { [`${kind} of A`]: 1 } } } } },
        ],
      });
    }
  });

  sceneInEditions(
    '[K06-BLD-38] [K06-RUL-31] [K09-BLD-39] [K09-RUL-30] [K11-CTR-31] [K11-CTR-33] for offense gives the creature that it was on 1 offense, once for each',
    {
      cards,
      players: removing('offense'),
      steps: [
        { by: 'A', counter: 'offense', on: 'host' },
        {
          expect: { cards: { host: { offense: 3, defense: 9, counters: { offense: 1 } }, ...others(2, 9) } },
        },
        { by: 'A', counter: 'offense', on: 'host' },
        { expect: { cards: { host: { offense: 4, counters: {} }, ...others(2, 9) } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-39] [K06-RUL-31] [K09-BLD-40] [K09-RUL-30] [K11-CTR-31] [K11-CTR-34] for defense gives the creature that it was on 5 defense, once for each',
    {
      cards,
      players: removing('defense'),
      steps: [
        { by: 'A', counter: 'defense', on: 'host' },
        {
          expect: { cards: { host: { offense: 2, defense: 14, counters: { defense: 1 } }, ...others(2, 9) } },
        },
        { by: 'A', counter: 'defense', on: 'host' },
        { expect: { cards: { host: { defense: 19, counters: {} }, ...others(2, 9) } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-40] [K06-RUL-31] [K09-BLD-41] [K09-RUL-30] [K11-CTR-31] [K11-CTR-35] for weakness takes 1 offense from the creature that it was on, once for each',
    {
      cards,
      players: removing('weakness'),
      steps: [
        { by: 'A', counter: 'weakness', on: 'host' },
        {
          expect: { cards: { host: { offense: 1, defense: 9, counters: { weakness: 1 } }, ...others(2, 9) } },
        },
        { by: 'A', counter: 'weakness', on: 'host' },
        { expect: { cards: { host: { offense: 0, counters: {} }, ...others(2, 9) } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-38] [K09-Q-38] for weakness changes nothing at 0 offense, and a later increase counts from 0',
    {
      cards,
      players: [
        { name: 'A', hand: ['boost'] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'host', counters: counters('weakness', 'A', 4) }] },
      ],
      steps: [
        ...Array.from({ length: 4 }, () => ({ by: 'A', counter: 'weakness', on: 'host' }) as const),
        { expect: { cards: { host: { offense: 0, counters: {} } } } },
        { by: 'A', cast: 'boost' },
        { by: 'A', choose: ['host'] },
        { resolve: true },
        { expect: { cards: { host: { offense: 3 } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-41] [K06-RUL-31] [K09-BLD-42] [K09-RUL-30] [K11-CTR-31] [K11-CTR-36] for damage rolls one die, and its result is damage to the creature that it was on, once for each',
    {
      cards,
      players: removing('damage'),
      dice: [5, 3],
      steps: [
        { by: 'A', counter: 'damage', on: 'host' },
        { resolve: true },
        {
          expect: {
            cards: { host: { defense: 4, counters: { damage: 1 } }, ...others(2, 9) },
            log: [
              { type: 'remove' },
              { type: 'roll', player: 'A' },
              { type: 'damage', card: 'host', amount: 5 },
            ],
          },
        },
        { by: 'A', counter: 'damage', on: 'host' },
        { resolve: true },
        { expect: { cards: { host: { defense: 1, counters: {} }, ...others(2, 9) } } },
      ],
    },
  );

  for (const [defense, face] of [
    [4, 4],
    [3, 6],
  ] as const) {
    sceneInEditions(`[K11-CTR-37] for damage destroys a creature with ${defense} defense by a ${face}`, {
      cards,
      players: [
        { name: 'A' },
        {
          name: 'B',
          battlefield: [{ card: 'bear', damage: 9 - defense, counters: counters('damage', 'A') }],
        },
      ],
      dice: [face],
      steps: [{ by: 'A', counter: 'damage', on: 'bear' }, { expect: { cards: { bear: { zone: 'grave' } } } }],
    });
  }

  sceneInEditions(
    '[K06-BLD-42] [K06-RUL-31] [K09-BLD-43] [K09-RUL-30] [K11-CTR-31] [K11-CTR-38] for exhaustion exhausts the creature that it was on',
    {
      cards,
      players: removing('exhaustion', 1),
      steps: [
        { by: 'A', counter: 'exhaustion', on: 'host' },
        { expect: { cards: { host: { exhausted: true, counters: {} }, ...others(2, 9) } } },
      ],
    },
  );

  sceneInEditions('[K11-CTR-51] for exhaustion is used up without result on a creature that is exhausted', {
    cards,
    players: [
      {
        name: 'A',
        battlefield: [{ card: 'bear', exhausted: true, counters: counters('exhaustion', 'A', 2) }],
        askAlways: true,
      },
      { name: 'B' },
    ],
    steps: [
      { by: 'A', counter: 'exhaustion', on: 'bear' },
      { expect: { cards: { bear: { exhausted: true, counters: { exhaustion: 1 } } } } },
    ],
  });

  sceneInEditions(
    '[K06-RUL-41] [K09-RUL-39] [K11-CTR-41] changes offense and defense until the next Recovery Phase',
    {
      cards,
      players: [
        {
          name: 'A',
          hand: [1],
          battlefield: [
            { card: 'bear', counters: [...counters('offense', 'A'), ...counters('defense', 'A')] },
          ],
        },
        { name: 'B', battlefield: [{ card: 'bear', counters: counters('weakness', 'A') }] },
      ],
      steps: [
        { by: 'A', counter: 'offense', on: 'bear' },
        { by: 'A', counter: 'defense', on: 'bear' },
        { by: 'A', counter: 'weakness', on: 'bear 2' },
        { until: { phase: 'battle' } },
        { expect: { cards: { bear: { offense: 3, defense: 14 }, 'bear 2': { offense: 1 } } } },
        { until: { turn: 4, phase: 'resource' } },
        {
          expect: {
            cards: { bear: { offense: 2, defense: 9, counters: {} }, 'bear 2': { offense: 2, counters: {} } },
          },
        },
      ],
    },
  );
});

test('[K06-BLD-43] there is no dice counter in the 6th Edition', () => {
  const reading = (kind: 'dice' | 'damage') => readText(`${upTo(1)} ${placing(kind)}`, 'spell', 6);
  expect(reading('dice')).toMatchObject({ understood: false, problems: [{ rule: 'K06-BLD-11' }] });
  expect(reading('damage')).toMatchObject({ understood: true, problems: [] });
});
