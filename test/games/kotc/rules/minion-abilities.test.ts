import { describe, expect } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play } from '../scene.js';
import { gameOf } from './game-of.js';

/** "Minions" of the 14th Edition's rulebook: their abilities. */

describe('abilities', () => {
  test('[K14-MIN-08] any number of them, none included', () => {
    const many = Array.from(
      { length: 6 },
      (_, nth) => `NAME ${'ABCDEF'.charAt(nth)}: ${nth + 1}-dice-heal yourself.`,
    ).join('\n');
    const game = gameOf({
      cards: { many: minion(0, 1, many, 0), plain: minion(1, 1) },
      players: [{ name: 'A', battlefield: ['many', 'plain'], askAlways: true }, { name: 'B' }],
    });
    const actions = game.decision?.kind === 'act' ? game.decision.actions : [];
    const id = (no: number): number => game.state.cards[no]?.id ?? 0;
    const [singer = -1, plain = -1] = game.state.players[0]?.zones.battlefield ?? [];
    expect(actions.filter((one) => one.card === id(singer)).map((one) => one.ability)).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
    expect(actions.filter((one) => one.card === id(plain))).toEqual([]);
  });

  test('[K14-MIN-09] each paragraph is one, used by itself', () => {
    play({
      cards: {
        singer: minion(
          1,
          1,
          'SING: Draw 1 card.\nHUM: 2-dice-heal yourself. Target this card; bounce it.',
          0,
        ),
      },
      players: [
        { name: 'A', hp: 10, battlefield: ['singer', { card: 'singer', as: 'twin' }] },
        { name: 'B', askAlways: true },
      ],
      dice: [3, 4],
      steps: [
        { by: 'A', activate: 'singer', ability: 1 },
        { resolve: true },
        { expect: { players: { A: { hp: 10, hand: 1 } }, cards: { singer: { zone: 'battlefield' } } } },
        { by: 'A', activate: 'twin', ability: 2 },
        { resolve: true },
        { expect: { players: { A: { hp: 17, hand: 2 } }, cards: { twin: { zone: 'hand' } } } },
        { by: 'A', activate: 'singer', ability: 3, refused: 'K14-MIN-08' },
      ],
    });
  });

  test('[K14-MIN-11] [K14-MIN-12] [K14-MIN-14] using one exhausts the minion, which then uses neither it nor another', () => {
    play({
      cards: { singer: minion(1, 1, 'SING: Draw 1 card.\nHUM: 2-dice-heal yourself.', 0) },
      players: [{ name: 'A', battlefield: ['singer'], askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', activate: 'singer', ability: 1 },
        { expect: { chain: ['singer'], cards: { singer: { exhausted: true } } } },
        { by: 'A', activate: 'singer', ability: 2, refused: 'K14-MIN-12' },
        { resolve: true },
        { by: 'A', activate: 'singer', ability: 1, refused: 'K14-MIN-12' },
        { by: 'A', activate: 'singer', ability: 2, refused: 'K14-MIN-12' },
      ],
    });
  });

  test('[K14-MIN-14] two abilities with ghost-play are both used', () => {
    const when = 'When this card attacks, after Attack Formation (ghost-play):';
    play({
      cards: { singer: minion(1, 1, `SING: ${when} Draw 1 card.\nHUM: ${when} 2-dice-heal yourself.`, 0) },
      players: [
        { name: 'A', hp: 10, battlefield: ['singer'] },
        { name: 'B', askAlways: true },
      ],
      turn: { phase: 'battle' },
      dice: [1, 1, 1],
      steps: [
        { by: 'A', attack: ['singer'], victim: 'B' },
        { by: 'A', activate: 'singer', ability: 1 },
        { by: 'A', activate: 'singer', ability: 2 },
        { resolve: true },
        { expect: { players: { A: { hp: 12, hand: 1 } } } },
      ],
    });
  });
});
