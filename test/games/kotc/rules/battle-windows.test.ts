import { describe, expect } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../scene.js';
import { eventsOf, gameOf } from './game-of.js';

/** "Battles" of the 14th Edition's rulebook: the steps, and what can be done between them. */
const cards = {
  bear: minion(2, 3),
  imp: minion(1, 1),
  cub: minion(1, 5),
  wall: minion(0, 9),
  guard: minion(1, 5, 'GUARD: When this card defends, after Defense Formation (ghost-play): Draw 1 card.', 2),
  scout: minion(1, 5, 'SCOUT: When this card attacks, after Attack Formation (ghost-play): Draw 1 card.', 2),
  alarm: spell('When enemy attacks, after Attack Formation: Draw 1 card.', 0),
};
const withCounters = (card: string, ...given: Parameters<typeof counters>): Placed => ({
  card,
  counters: counters(...given),
});
const battle = { phase: 'battle' } as const;

describe('the steps', () => {
  test('[K14-BAT-02] [K17-BAT-02] [K14-BAT-41] Attack Formation, Defense Formation, Damage Allocation, and a window after each', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: [withCounters('wall', 'sword', 'B', 4)] },
      ],
      turn: battle,
      dice: [1, 1, 1, 1],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', counter: 'sword', on: 'wall' },
        { expect: { chain: ['wall'], battle: { team: ['bear'], defense: [] } } },
        { resolve: true },
        { by: 'B', pass: true },
        { by: 'B', defend: ['wall'] },
        { by: 'B', counter: 'sword', on: 'wall' },
        { expect: { chain: ['wall'], battle: { defense: ['wall'] } } },
        { resolve: true },
        { by: 'B', pass: true },
        { by: 'B', counter: 'sword', on: 'wall' },
        {
          expect: {
            chain: ['wall'],
            battle: null,
            log: [
              { type: 'attack' },
              { type: 'change', card: 'wall' },
              { type: 'defend' },
              { type: 'change', card: 'wall' },
              { type: 'roll', player: 'A' },
              { type: 'roll', player: 'B' },
              { type: 'peace' },
              { type: 'link', card: 'wall' },
            ],
          },
        },
      ],
    });
  });

  test('[K14-BAT-40] nothing starts a chain during a step', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [withCounters('bear', 'sword', 'A'), 'imp'], askAlways: true },
        { name: 'B', battlefield: [withCounters('wall', 'sword', 'B')], askAlways: true },
        { name: 'C', battlefield: [withCounters('imp', 'sword', 'C')], askAlways: true },
      ],
      turn: battle,
      dice: [1, 2],
      steps: [
        { by: 'A', attack: ['bear'] },
        { expect: { asks: { by: 'A', kind: 'options', purpose: 'victim' } } },
        { by: 'A', choose: ['B'] },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'C', pass: true },
        { expect: { asks: { by: 'B', purpose: 'defend' } } },
        { by: 'A', counter: 'sword', on: 'bear', refused: 'K14-BAT-40' },
        { by: 'C', counter: 'sword', on: 'imp 2', refused: 'K14-BAT-40' },
        { by: 'B', defend: ['wall'] },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'C', pass: true },
        { expect: { asks: { by: 'A', purpose: 'die' } } },
        { by: 'B', counter: 'sword', on: 'wall', refused: 'K14-BAT-40' },
        { by: 'A', die: 1 },
        { expect: { battle: null } },
        { by: 'A', counter: 'sword', on: 'bear' },
        { expect: { chain: ['bear'] } },
      ],
    });
  });

  test('[K14-BAT-41] what a formation made possible can be done right after it, and not before', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['scout'], askAlways: true },
        { name: 'B', battlefield: ['guard'], askAlways: true },
      ],
      turn: battle,
      dice: [1, 1],
      steps: [
        { expect: { asks: { by: 'A', offersNot: [{ activate: 'scout' }] } } },
        { by: 'A', attack: ['scout'], victim: 'B' },
        { expect: { asks: { by: 'A', offers: [{ activate: 'scout' }] } } },
        { by: 'A', activate: 'scout' },
        { resolve: true },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', purpose: 'battle', offersNot: [{ activate: 'guard' }] } } },
        { by: 'B', activate: 'guard', refused: 'K14-ABL-07' },
        { by: 'B', pass: true },
        { by: 'B', defend: ['guard'] },
        { expect: { asks: { by: 'A', offersNot: [{ activate: 'scout' }] } } },
        { by: 'A', pass: true },
        { by: 'B', activate: 'guard' },
        { resolve: true },
        {
          expect: {
            players: { A: { hand: 1 }, B: { hand: 1 } },
            log: [{ type: 'defend' }, { type: 'link' }],
          },
        },
      ],
    });
  });

  test('[K14-BAT-41] what damage of the allocation made possible can be done when it is completed', () => {
    play({
      cards: { ...cards, thorn: minion(0, 9, 'OUCH: When this in-play card is damaged: Draw 1 card.', 1) },
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: ['thorn'] },
      ],
      turn: battle,
      dice: [1, 2],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'thorn' },
        { by: 'B', defend: [] },
        { expect: { battle: null, asks: { by: 'B', purpose: 'battle', offers: [{ activate: 'thorn' }] } } },
        { by: 'B', activate: 'thorn' },
        {
          expect: {
            log: [{ type: 'damage', amount: 3 }, { type: 'peace' }, { type: 'link', card: 'thorn' }],
          },
        },
      ],
    });
  });

  test.until(16)('[K14-BAT-23] SP counts as it is at the allocation', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [withCounters('cub', 'sword', 'A', 2)] },
        { name: 'B', battlefield: [withCounters('bear', 'weakness', 'A')], askAlways: true },
      ],
      turn: battle,
      dice: [1, 1, 1, 4, 6],
      steps: [
        { by: 'A', attack: ['cub'], victim: 'B' },
        { by: 'A', counter: 'sword', on: 'cub' },
        { resolve: true },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'B', defend: ['bear'] },
        { by: 'A', counter: 'weakness', on: 'bear' },
        { resolve: true },
        { by: 'A', counter: 'sword', on: 'cub' },
        { resolve: true },
        { by: 'B', pass: true },
        {
          expect: {
            battle: null,
            cards: { bear: { zone: 'grave' }, cub: { hp: 1 } },
            players: { A: { hp: 35 }, B: { hp: 35 } },
          },
        },
      ],
    });
  });
});

describe('when enemy attacks', () => {
  test('[K14-Q-99] it is met for every enemy of the attacking player, attacked or not, and not for that player', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear'], hand: ['alarm'], askAlways: true },
        { name: 'B', hand: ['alarm'] },
        { name: 'C', hand: ['alarm'] },
      ],
      turn: battle,
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { expect: { asks: { by: 'A', offersNot: [{ cast: 'alarm' }] } } },
        { by: 'A', cast: 'alarm', refused: 'K14-ABL-07' },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', offers: [{ cast: 'alarm 2' }] } } },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'C', offers: [{ cast: 'alarm 3' }] } } },
      ],
    });
  });

  test.since(13)('[K14-Q-99] a team of three is one attack', () => {
    const game = gameOf({
      cards,
      players: [
        { name: 'A', battlefield: ['bear', 'imp', 'wall'] },
        { name: 'B', hand: ['alarm'] },
      ],
      turn: battle,
    });
    game.answer({ act: 0 });
    const asked = game.decision;
    if (asked?.kind !== 'cards') throw new Error('The team was to be asked for.');
    game.answer({ cards: asked.cards });
    game.answer({ options: [0] });
    expect(eventsOf(game, 'attack').map(({ team }) => team.length)).toEqual([3]);
    expect(
      game.state.occasions.filter(({ kind }) => kind === 'attacks').map(({ entries }) => entries.length),
    ).toEqual([3]);
  });
});
