import { describe, expect } from 'vitest';
import { meetingTrigger } from '../../../../src-main/games/kotc/rules/modern/conditions-met.js';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';
import { declineUntil, gameOf } from './game-of.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);

describe('Ability-targeted', () => {
  const shy = minion(1, 3, 'FLEE: When this in-play card is ability-targeted: Draw 1 card.', 0);

  test.each(['A', 'B'] as const)(
    '[K14-KEY-01] [K17-KEY-01] selection by an ability of anybody makes a card targeted: by %s',
    (user) => {
      const hand = ['spell'];
      play({
        cards: { shy, bear, spell: spell('Target 1 in-play card; down-level it by 1.', 0) },
        players: [
          { name: 'A', ...watching, battlefield: ['bear', 'shy'], hand: user === 'A' ? hand : [] },
          { name: 'B', hand: user === 'B' ? hand : [] },
        ],
        turn: { player: user },
        steps: [
          { by: user, cast: 'spell' },
          { by: 'A', pass: true },
          { by: user, choose: ['shy'] },
          { expect: { asks: { by: 'A', offers: [{ activate: 'shy' }] } } },
        ],
      });
    },
  );

  test('[K14-KEY-01] [K17-KEY-01] only the card that is selected', () => {
    play({
      cards: { shy, bear, spell: spell('Target 1 in-play card; down-level it by 1.', 0) },
      players: [
        { name: 'A', hand: ['spell'], battlefield: ['bear', 'shy'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', activate: 'shy', refused: 'K14-ABL-07' },
      ],
    });
  });

  test('[K14-KEY-01] [K17-KEY-01] an ability of the card itself included', () => {
    const text = [
      'POSE: Target this card; place 1 Sword Counter on it.',
      'FLEE: When this in-play card is ability-targeted: Draw 1 card.',
    ].join('\n');
    const game = gameOf({
      cards: { shy: minion(1, 1, text, 0) },
      players: [{ name: 'A', battlefield: ['shy', 'shy'] }, { name: 'B' }],
    });
    const [card = -1, other = -1] = game.state.players[0]?.zones.battlefield ?? [];
    const isMet = (no: number): boolean => meetingTrigger(game.context, 0, no, 1) !== undefined;
    expect([isMet(card), isMet(other)]).toEqual([false, false]);
    expect(game.answer({ act: 0 })).toBeNull();
    declineUntil(game, () => game.state.chain.length === 0);
    expect([isMet(card), isMet(other)]).toEqual([true, false]);
  });

  test('[K14-KEY-02] the victim of an attack is not ability-targeted', () => {
    play({
      cards: { shy, bear },
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', ...watching, battlefield: ['shy'] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'shy' },
        { expect: { asks: { by: 'B', offersNot: [{ activate: 'shy' }] } } },
        { by: 'B', activate: 'shy', refused: 'K14-ABL-07' },
      ],
    });
  });
});
