import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** "Chains" of the 14th Edition's rulebook: how a chain resolves, and that nobody acts meanwhile. */
describe('the order of resolving', () => {
  test('[K14-CHN-19] [K14-CHN-18] the Weakness Counter of link 2 resolves before the destruction of link 1', () => {
    play({
      cards: { smite: spell('Target 1 in-play card; destroy it.', 0), bear: minion(2, 3) },
      players: [
        { name: 'A', hand: ['smite'] },
        { name: 'B', battlefield: [{ card: 'bear', counters: counters('weakness', 'B') }] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'B', counter: 'weakness', on: 'bear' },
        {
          expect: {
            cards: { bear: { zone: 'grave' } },
            log: [
              { type: 'link', card: 'smite' },
              { type: 'link', card: 'bear' },
              { type: 'change', card: 'bear' },
              { type: 'move', card: 'bear', rule: 'K14-KEY-27' },
            ],
          },
        },
      ],
    });
  });

  test('[K14-CHN-18] of links of three players the latest resolves first', () => {
    play({
      cards: { zap: spell('Draw 1 card.', 0), bear: minion(2, 3) },
      players: [
        { name: 'A', hand: ['zap'] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'B’s bear', counters: counters('sword', 'B') }] },
        { name: 'C', battlefield: [{ card: 'bear', as: 'C’s bear', counters: counters('weakness', 'C') }] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', counter: 'sword', on: 'B’s bear' },
        { by: 'C', counter: 'weakness', on: 'C’s bear' },
        {
          expect: {
            log: [
              { type: 'change', card: 'C’s bear' },
              { type: 'change', card: 'B’s bear' },
              { type: 'move', card: 'filler' },
            ],
            chain: [],
          },
        },
      ],
    });
  });

  test('[K14-CHN-20] a link is carried out to its end, its spell put away, before the link below it begins', () => {
    play({
      cards: {
        scout: minion(
          1,
          5,
          'SCOUT: When this card attacks, after Attack Formation (ghost-play): Draw 1 card.',
          2,
        ),
        ward: spell(
          'When enemy attacks, after Attack Formation: Draw 1 card, then 1-dice-heal yourself. Target 1 in-play card; bounce it.',
          0,
        ),
      },
      players: [
        { name: 'A', battlefield: ['scout', 'filler'] },
        { name: 'B', hand: ['ward'], deck: ['filler', 'filler'] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['scout'], victim: 'B' },
        { by: 'A', activate: 'scout' },
        { by: 'B', cast: 'ward' },
        {
          expect: {
            asks: { by: 'B', purpose: 'target' },
            players: { A: { hand: 0 } },
          },
        },
        { by: 'B', choose: ['filler 11'] },
        {
          expect: {
            chain: [],
            log: [
              { type: 'move', card: 'filler 12', rule: 'K14-KEY-37' },
              { type: 'heal', player: 'B' },
              { type: 'move', card: 'filler 11', rule: 'K14-KEY-05' },
              { type: 'move', card: 'ward', rule: 'K14-SPL-11' },
              { type: 'move', card: 'filler', rule: 'K14-KEY-37' },
            ],
          },
        },
      ],
    });
  });
});

describe('while a chain resolves', () => {
  const cards = {
    zap: spell('Draw 1 card.', 0),
    smite: spell('Target 1 in-play card; destroy it.', 0),
    bear: minion(2, 3),
    thick: minion(1, 9, 'OUCH: When this in-play card is damaged: Draw 1 card.', 2),
  };

  test.since(13)('[K14-CHN-22] nobody acts while a link is being carried out', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['smite'], battlefield: ['filler'] },
        { name: 'B', battlefield: [{ card: 'bear', counters: counters('sword', 'B') }] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'A', purpose: 'target' } } },
        { by: 'B', counter: 'sword', on: 'bear', refused: 'K14-CHN-22' },
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { zone: 'grave' } }, logNot: [{ type: 'change' }] } },
      ],
    });
  });

  test('[K14-CHN-23] [K14-CHN-24] what damage in the chain makes possible waits for the end, and begins a chain of its own', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['smite'], battlefield: ['filler'] },
        { name: 'B', battlefield: [{ card: 'thick', counters: counters('damage', 'C') }] },
        { name: 'C', askAlways: true },
      ],
      dice: [2],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'C', counter: 'damage', on: 'thick' },
        { by: 'C', pass: true },
        {
          expect: {
            asks: { by: 'A', purpose: 'target' },
            chain: ['smite'],
            cards: { thick: { hp: 7, exhausted: false } },
          },
        },
        { by: 'B', activate: 'thick', refused: 'K14-CHN-22' },
        { by: 'A', choose: ['filler 11'] },
        { expect: { asks: { by: 'B', offers: [{ activate: 'thick' }] }, chain: [] } },
        { by: 'B', activate: 'thick' },
        { expect: { chain: ['thick'], asks: { by: 'C', purpose: 'respond' } } },
      ],
    });
  });

  test('[K14-CHN-24] nobody is asked between two links, however much they want to be', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap'], askAlways: true },
        { name: 'B', battlefield: [{ card: 'thick', counters: counters('damage', 'B') }], askAlways: true },
      ],
      dice: [2],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', counter: 'damage', on: 'thick' },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        {
          expect: {
            asks: { by: 'A', purpose: 'action' },
            cards: { zap: { zone: 'grave' }, thick: { hp: 7 } },
            players: { A: { hand: 1 } },
          },
        },
        { by: 'A', pass: true },
        { by: 'B', activate: 'thick' },
        { expect: { chain: ['thick'] } },
      ],
    });
  });
});
