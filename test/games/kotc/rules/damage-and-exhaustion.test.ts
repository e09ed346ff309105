import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play } from '../scene.js';

/** Damage and Exhaustion Counters of the 14th Edition. */
const bear = minion(2, 4);

test('[K14-CTR-39] [K14-CTR-43] both make a link, to which others respond before anything comes of it', () => {
  for (const kind of ['damage', 'exhaustion'] as const) {
    play({
      cards: { bear },
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', askAlways: true, battlefield: [{ card: 'bear', counters: counters(kind, 'A') }] },
      ],
      steps: [
        { by: 'A', counter: kind, on: 'bear' },
        {
          expect: {
            chain: ['bear'],
            asks: { by: 'B', purpose: 'respond' },
            cards: { bear: { hp: 4, exhausted: false } },
          },
        },
      ],
    });
  }
});

describe('Damage Counter', () => {
  test('[K14-CTR-40] [K14-CTR-41] its owner rolls one die when its link resolves', () => {
    play({
      cards: { bear },
      dice: [3],
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', askAlways: true, battlefield: [{ card: 'bear', counters: counters('damage', 'A') }] },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'bear' },
        {
          expect: {
            chain: ['bear'],
            asks: { by: 'B', purpose: 'respond' },
            cards: { bear: { hp: 4, counters: {} } },
            logNot: [{ type: 'roll' }],
          },
        },
        { resolve: true },
        {
          expect: {
            cards: { bear: { hp: 1 } },
            log: [
              { type: 'roll', player: 'A', rule: 'K14-CTR-40' },
              { type: 'damage', card: 'bear', amount: 3 },
            ],
          },
        },
      ],
    });
  });

  test.since(13)(
    '[K14-CTR-41] the link before it is carried out after its die, the link after it before',
    () => {
      play({
        cards: { bear },
        dice: [6, 2],
        players: [
          {
            name: 'A',
            askAlways: true,
            battlefield: [{ card: 'bear', as: 'own', counters: counters('damage', 'A') }],
          },
          { name: 'B', battlefield: [{ card: 'bear', as: 'enemy', counters: counters('damage', 'B') }] },
        ],
        steps: [
          { by: 'A', counter: 'damage', on: 'own' },
          { by: 'B', counter: 'damage', on: 'enemy' },
          { resolve: true },
          {
            expect: {
              cards: { own: { hp: 2 }, enemy: { zone: 'grave' } },
              players: { A: { hp: 35 }, B: { hp: 33 } },
            },
          },
        ],
      });
    },
  );

  test('[K14-CTR-42] it can destroy its host, and what goes beyond pierces to the host’s controller', () => {
    play({
      cards: { bear },
      dice: [6],
      players: [
        { name: 'A', askAlways: true },
        { name: 'B' },
        { name: 'C', battlefield: [{ card: 'bear', owner: 'B', counters: counters('damage', 'A') }] },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'bear' },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 35 }, B: { hp: 35, grave: ['bear'] }, C: { hp: 33 } },
            log: [{ type: 'wound', player: 'C', rule: 'K14-MIN-19' }],
          },
        },
      ],
    });
  });
});

describe('Exhaustion Counter', () => {
  test('[K14-CTR-44] exhausts its host: it neither defends nor is activated', () => {
    play({
      cards: { bear, wolf: minion(1, 4) },
      turn: { phase: 'battle' },
      dice: [1],
      players: [
        { name: 'A', askAlways: true, battlefield: ['wolf'] },
        {
          name: 'B',
          askAlways: true,
          battlefield: [{ card: 'bear', counters: counters('exhaustion', 'A') }],
        },
      ],
      steps: [
        { by: 'A', counter: 'exhaustion', on: 'bear' },
        {
          expect: {
            chain: ['bear'],
            asks: { by: 'B', purpose: 'respond' },
            cards: { bear: { exhausted: false } },
          },
        },
        { resolve: true },
        { expect: { cards: { bear: { exhausted: true } }, log: [{ type: 'exhaust', card: 'bear' }] } },
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { until: { phase: 'recovery' } },
        { expect: { logNot: [{ type: 'defend' }], players: { B: { hp: 34 } } } },
      ],
    });
  });

  test('[K14-CTR-45] a host in a team stays in it: the attacker rolls its dice, and so does the defender', () => {
    play({
      cards: { bear, wolf: minion(1, 4) },
      turn: { phase: 'battle' },
      dice: [1, 2, 1],
      players: [
        { name: 'A', battlefield: [{ card: 'wolf', counters: counters('exhaustion', 'B') }] },
        {
          name: 'B',
          askAlways: true,
          battlefield: [{ card: 'bear', counters: counters('exhaustion', 'B') }],
        },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { by: 'B', counter: 'exhaustion', on: 'wolf' },
        { resolve: true },
        { by: 'B', pass: true },
        { by: 'B', defend: ['bear'] },
        { by: 'B', counter: 'exhaustion', on: 'bear' },
        { resolve: true },
        { until: { purpose: 'die' } },
        { by: 'B', die: 2 },
        { expect: { cards: { wolf: { exhausted: true, hp: 1 }, bear: { exhausted: true, hp: 3 } } } },
      ],
    });
  });
});
