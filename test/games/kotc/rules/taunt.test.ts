import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, type Placed } from '../scene.js';

/** Taunt Counters of the 14th Edition. */
const bear = minion(2, 3);
const wolf = minion(1, 3);
const turn = { phase: 'battle' } as const;
const taunter = (owner: string, as = 'taunter'): Placed => ({
  card: 'bear',
  as,
  counters: counters('taunt', owner),
});
const attackB = { by: 'A', attack: ['wolf'], victim: 'B' };

describe('what it does', () => {
  test('[K14-CTR-56] [K14-CTR-58] [K14-CTR-59] its host becomes the victim at once, and who was it takes nothing', () => {
    play({
      cards: { bear, wolf },
      turn,
      dice: [2],
      players: [
        { name: 'A', askAlways: true, battlefield: ['wolf'] },
        { name: 'B', battlefield: [taunter('B')] },
      ],
      steps: [
        attackB,
        { expect: { asks: { by: 'B', purpose: 'taunt', rule: 'K14-CTR-57', options: ['taunt'] } } },
        { by: 'B', counter: 'taunt', on: 'taunter' },
        {
          expect: {
            chain: [],
            battle: { victim: 'taunter', defender: 'B' },
            cards: { taunter: { counters: {}, exhausted: false } },
            asks: { by: 'A', purpose: 'battle' },
          },
        },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 35 } }, cards: { taunter: { hp: 1 } } } },
      ],
    });
  });

  test('[K14-CTR-59] a replaced minion takes nothing, its controller only what pierces', () => {
    play({
      cards: { bear, wolf },
      turn,
      dice: [5],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', battlefield: [taunter('B'), { card: 'bear', as: 'other' }] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'other' },
        { by: 'B', counter: 'taunt', on: 'taunter' },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 33 } }, cards: { other: { hp: 3 }, taunter: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K14-CTR-59] when the host has left play, all goes to its controller', () => {
    play({
      cards: { bear, wolf },
      turn,
      dice: [6, 5],
      players: [
        { name: 'A', battlefield: ['wolf'] },
        {
          name: 'B',
          battlefield: [
            { ...taunter('B'), counters: [...counters('taunt', 'B'), ...counters('damage', 'B')] },
            { card: 'bear', as: 'other' },
          ],
        },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'other' },
        { by: 'B', counter: 'taunt', on: 'taunter' },
        { by: 'B', counter: 'damage', on: 'taunter' },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 27 } }, cards: { other: { hp: 3 }, taunter: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K14-Q-56] it does not use a victim up, and gives none back: the first stays declared', () => {
    play({
      cards: { bear, wolf },
      turn,
      dice: [1, 1],
      players: [
        { name: 'A', battlefield: ['wolf', { card: 'wolf', as: 'second wolf' }] },
        { name: 'B', battlefield: [{ ...taunter('B'), counters: counters('taunt', 'B', 2) }, 'bear'] },
      ],
      steps: [
        attackB,
        { by: 'B', counter: 'taunt', on: 'taunter' },
        { by: 'B', defend: [] },
        { by: 'A', attack: ['second wolf'] },
        { expect: { asks: { by: 'A', purpose: 'victim', options: ['taunter', 'bear'] } } },
      ],
    });
  });

  test('[K14-Q-56] a minion that has been declared already can still taunt', () => {
    play({
      cards: { bear, wolf },
      turn: { ...turn, declared: ['taunter'] },
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', askAlways: true, battlefield: [taunter('B')] },
      ],
      steps: [
        attackB,
        { by: 'B', counter: 'taunt', on: 'taunter' },
        { expect: { battle: { victim: 'taunter' } } },
      ],
    });
  });
});

describe('when it can be used', () => {
  const players = [
    { name: 'A', askAlways: true, battlefield: ['wolf'] },
    { name: 'B', askAlways: true, battlefield: [taunter('B'), 'bear'] },
  ];

  test('[K14-CTR-57] [K14-Q-55] not before the victim is declared, and not once the Damage Allocation has begun', () => {
    play({
      cards: { bear, wolf: minion(2, 3) },
      turn,
      dice: [1, 2],
      players: [
        { name: 'A', askAlways: true, battlefield: ['wolf', { card: 'wolf', as: 'second wolf' }] },
        { name: 'B', askAlways: true, battlefield: [taunter('B'), 'bear'] },
      ],
      steps: [
        { by: 'B', counter: 'taunt', on: 'taunter', refused: 'K14-CTR-57' },
        attackB,
        { until: { purpose: 'defend' } },
        { by: 'B', defend: ['bear'] },
        { until: { purpose: 'die' } },
        { expect: { logNot: [{ type: 'victim' }] } },
        { by: 'B', counter: 'taunt', on: 'taunter', refused: 'K14-CTR-57' },
        { by: 'A', die: 1 },
        { by: 'A', pass: true },
        { by: 'B', counter: 'taunt', on: 'taunter', refused: 'K14-CTR-57' },
      ],
    });
  });

  test('[K14-Q-55] [K14-CTR-80] in the Defense Formation too, with a host that has just begun to defend', () => {
    play({
      cards: { bear, wolf },
      turn,
      players,
      steps: [
        attackB,
        { until: { purpose: 'defend' } },
        { by: 'B', defend: ['taunter'] },
        { expect: { asks: { by: 'B', purpose: 'taunt' } } },
        { by: 'B', counter: 'taunt', on: 'taunter' },
        {
          expect: {
            battle: { victim: 'taunter', defense: ['taunter'], defender: 'B' },
            asks: { purpose: 'battle' },
          },
        },
      ],
    });
  });

  test('[K14-Q-55] [K14-CTR-56] between the steps, and while a chain is built: no link, no new round', () => {
    play({
      cards: { bear, wolf },
      turn,
      players: [
        { name: 'A', battlefield: [{ card: 'wolf', counters: counters('sword', 'A') }] },
        { name: 'B', askAlways: true, battlefield: [taunter('B'), taunter('B', 'second')] },
      ],
      steps: [
        attackB,
        { by: 'B', pass: true },
        { expect: { asks: { by: 'A', purpose: 'battle' } } },
        { by: 'A', counter: 'sword', on: 'wolf' },
        { expect: { asks: { by: 'B', purpose: 'respond', offers: [{ counter: 'taunt', on: 'taunter' }] } } },
        { by: 'B', counter: 'taunt', on: 'taunter' },
        { expect: { battle: { victim: 'taunter' }, chain: ['wolf'], asks: { by: 'B', purpose: 'respond' } } },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'B', purpose: 'battle' }, chain: [], cards: { wolf: { sp: 2 } } } },
        { by: 'B', counter: 'taunt', on: 'second' },
        { expect: { battle: { victim: 'second' }, chain: [] } },
      ],
    });
  });

  test('[K14-CTR-57] only on minions that the defending player controls, whoever owns the counter', () => {
    play({
      cards: { bear, wolf: minion(1, 3) },
      turn,
      players: [
        {
          name: 'A',
          battlefield: ['wolf', taunter('B', 'attacker’s'), { ...taunter('A', 'given'), owner: 'B' }],
        },
        {
          name: 'B',
          battlefield: [
            taunter('A', 'own of A'),
            { ...taunter('B', 'lent'), owner: 'A', hypnotizedFrom: 'A' },
          ],
        },
        { name: 'C', battlefield: [taunter('B', 'third’s'), taunter('C', 'third’s own')] },
      ],
      steps: [
        attackB,
        { expect: { asks: { by: 'A', purpose: 'taunt', options: ['taunt'] } } },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', purpose: 'taunt', options: ['taunt'] } } },
        { by: 'B', counter: 'taunt', on: 'lent' },
        { by: 'A', counter: 'taunt', on: 'own of A' },
        { expect: { battle: { victim: 'own of A' } } },
      ],
    });
  });

  test('[K14-CTR-80] an exhausted host that does not defend can taunt, when the victim is a minion as well', () => {
    play({
      cards: { bear, wolf },
      turn,
      players: [
        { name: 'A', battlefield: ['wolf'] },
        { name: 'B', askAlways: true, battlefield: [{ ...taunter('B'), exhausted: true }, 'bear'] },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'bear' },
        { by: 'B', counter: 'taunt', on: 'taunter' },
        { expect: { battle: { victim: 'taunter', defender: 'B', defense: [] } } },
      ],
    });
  });

  test('[K14-CTR-58] a host that is the victim already has nothing to change; come back after leaving play, it is another', () => {
    play({
      cards: {
        wolf,
        bear: minion(
          2,
          3,
          'RETURN: When enemy attacks, after Attack Formation: Target up to 2 in-play cards; bounce the targets. Target 1 card in your hand; reveal and deploy it. Target 1 in-play card; place 1 Taunt Counter on it.',
          0,
        ),
      },
      turn,
      players: [
        { name: 'A', battlefield: ['wolf'] },
        {
          name: 'B',
          askAlways: true,
          battlefield: ['bear', { card: 'bear', as: 'victim', counters: counters('taunt', 'B') }],
        },
      ],
      steps: [
        { by: 'A', attack: ['wolf'], victim: 'victim' },
        { expect: { asks: { by: 'B', purpose: 'battle', offersNot: [{ counter: 'taunt', on: 'victim' }] } } },
        { by: 'B', activate: 'bear' },
        { until: { purpose: 'target' } },
        { by: 'B', choose: ['victim'] },
        { by: 'B', choose: ['victim'] },
        { by: 'B', choose: ['victim'] },
        { by: 'B', choose: ['victim'] },
        { expect: { asks: { by: 'B', purpose: 'battle', offers: [{ counter: 'taunt', on: 'victim' }] } } },
      ],
    });
  });
});

test('[K14-Q-57] of several Taunt Counters the last one counts; the turn player is asked first, then clockwise', () => {
  play({
    cards: { bear, wolf },
    turn: { ...turn, player: 'B' },
    players: [
      { name: 'A', battlefield: [taunter('A', 'of A'), taunter('B', 'of B'), taunter('C', 'of C')] },
      { name: 'B', battlefield: ['wolf'] },
      { name: 'C', askAlways: true },
    ],
    steps: [
      { by: 'B', attack: ['wolf'], victim: 'A' },
      { expect: { asks: { by: 'B', purpose: 'taunt' } } },
      { by: 'B', pass: true },
      { expect: { asks: { by: 'C', purpose: 'taunt' } } },
      { by: 'C', counter: 'taunt', on: 'of C' },
      { expect: { battle: { victim: 'of C' }, asks: { by: 'B', purpose: 'taunt' } } },
      { by: 'B', counter: 'taunt', on: 'of B' },
      { expect: { battle: { victim: 'of B' }, asks: { by: 'A', purpose: 'taunt' } } },
      { by: 'A', counter: 'taunt', on: 'of A' },
      { expect: { battle: { victim: 'of A' }, asks: { by: 'C', purpose: 'battle' } } },
    ],
  });
});

test.since(14)('[K14-CTR-11] a Taunt Counter can be used between the links of a resolving chain', () => {
  play({
    cards: {
      rider: minion(
        1,
        3,
        'CHARGE: When this card attacks, after Attack Formation (ghost-play): Target 1 in-play card; destroy it.',
      ),
      lure: minion(
        0,
        3,
        'LURE: When enemy attacks, after Attack Formation: Target this card; place 1 Taunt Counter on it.',
      ),
    },
    turn,
    dice: [4],
    players: [
      { name: 'A', battlefield: ['rider'] },
      { name: 'B', battlefield: ['lure'] },
    ],
    steps: [
      { by: 'A', attack: ['rider'], victim: 'B' },
      { by: 'A', activate: 'rider' },
      { by: 'B', activate: 'lure' },
      { expect: { chain: ['rider'], asks: { by: 'B', purpose: 'taunt' } } },
      { by: 'B', counter: 'taunt', on: 'lure' },
      { expect: { battle: { victim: 'lure' }, asks: { by: 'A', purpose: 'target' } } },
      { by: 'A', choose: ['lure'] },
      { expect: { cards: { lure: { zone: 'grave' } }, players: { B: { hp: 31 } } } },
    ],
  });
});
