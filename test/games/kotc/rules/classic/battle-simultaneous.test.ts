import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../../../src-main/engine/decision.js';
import { viewOf, type View } from '../../../../../src-main/games/kotc/rules/views/view.js';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, creature, play, spell, type Scene } from '../../scene.js';
import { declineUntil, gameIn } from '../game-of.js';
import { fighters, fought } from './classic-battle.js';
import { byEdition, WHEN_DESTROYED } from './wordings.js';

/** "For the purposes of timing", the steps after the roll are one. */
describe('the damage of a battle happens at the same time', () => {
  sceneInEditions(
    '[K06-BAT-34] [K09-BAT-32] [K11-BAT-35] the dice of creatures destroyed in it are used in full',
    fought({
      team: ['bear'],
      defense: ['ox'],
      dice: [6, 3, 6],
      use: [{ by: 'A', die: 6 }],
      expect: {
        players: { A: { grave: ['bear'], hp: 20 }, B: { grave: ['ox'], hp: 17 } },
        log: [
          { type: 'damage', card: 'ox', amount: 6 },
          { type: 'damage', card: 'bear', amount: 6 },
          { type: 'wound', player: 'B', amount: 3 },
        ],
      },
    }),
  );

  sceneInEditions(
    '[K06-BAT-35] [K09-BAT-33] [K11-BAT-33] conditions are met by all of it at once: after the leftover dice, in one round of activations',
    {
      cards: { martyr: creature(2, 4, `LAST: ${WHEN_DESTROYED} Draw 1 card.`, 0) },
      players: [
        { name: 'A', hp: 20, battlefield: ['martyr'] },
        { name: 'B', hp: 20, battlefield: ['martyr', 'martyr'] },
      ],
      turn: { phase: 'battle' },
      dice: [5, 3, 5, 6],
      steps: [
        { by: 'A', attack: ['martyr'], victim: 'B' },
        { by: 'B', defend: ['martyr 2'] },
        { by: 'A', die: 5 },
        { by: 'B', die: 5 },
        {
          expect: {
            players: { A: { hp: 14, grave: ['martyr'] }, B: { hp: 17, grave: ['martyr 2'] } },
            asks: { by: 'B', purpose: 'condition', offers: [{ activate: 'martyr 2' }] },
          },
        },
        { by: 'B', activate: 'martyr 2' },
        { expect: { players: { B: { hand: 0 } }, asks: { by: 'A', offers: [{ activate: 'martyr' }] } } },
        { by: 'A', activate: 'martyr' },
        { resolve: true },
        {
          expect: {
            players: { A: { hand: 1 }, B: { hand: 1 } },
            log: [{ type: 'wound' }, { type: 'wait' }, { type: 'wait' }, { type: 'resolve' }],
          },
        },
      ],
    },
  );

  inEditions(
    '[K06-BAT-36] [K06-Q-03] [K09-BAT-34] [K09-Q-02] [K11-BAT-34] [K11-WIN-11] hitpoints of both that reach 0 in one battle make both lose, a draw',
    (rules) => {
      const rule = byEdition(rules, 'K06-Q-03', 'K09-Q-02', 'K11-WIN-11');
      play({
        ...fought({
          team: ['bear'],
          defense: ['bear 2'],
          hp: [4, 3],
          dice: [5, 4, 5, 4],
          use: [
            { by: 'A', die: 5 },
            { by: 'B', die: 5 },
          ],
          expect: {
            players: { A: { hp: 0, out: true }, B: { hp: 0, out: true } },
            asks: null,
            result: { winners: ['A', 'B'], rule },
            log: [{ type: 'wound' }, { type: 'wound' }, { type: 'out' }, { type: 'out' }, { type: 'end' }],
          },
        }),
        rules,
      });
    },
  );
});

describe('who decides on the dice first', () => {
  const use = (die: number): readonly [first: View, second: View] => {
    const { cards, players, turn, dice } = fought({
      team: ['giant'],
      defense: ['bear', 'wall'],
      dice: [1, 5, 6, 4, 3],
      expect: {},
    });
    const game = gameIn('kotc-11', { cards, players, turn, dice });
    const answer = (reply: Reply): void => expect(game.answer(reply)).toBeNull();
    declineUntil(game, () => game.decision?.purpose === 'battle');
    answer({ act: 0 });
    answer({ options: [0] });
    const { decision } = game;
    answer({ cards: decision?.kind === 'cards' ? decision.cards : [] });
    const seen = viewOf(game.context, game.decision, 1, ['A', 'B']);
    while (game.decision?.player === 0) answer({ die });
    return [seen, viewOf(game.context, game.decision, 1, ['A', 'B'])];
  };

  test('[K11-Q-26] the defending player sees nothing of what the attacking player has decided', () => {
    const [before, first] = use(0);
    const [, last] = use(1);
    expect(first.decision?.asked).toMatchObject({ kind: 'dice', purpose: 'die' });
    expect(first).toEqual(last);
    expect(first.entries).toBe(before.entries);
  });

  sceneInEditions(
    '[K06-Q-35] [K09-Q-35] [K11-Q-26] the attacking player does, and nothing is damaged before both have decided',
    fought({
      team: ['bear'],
      defense: ['bear 2'],
      dice: [5, 4, 5, 4],
      use: [
        { expect: { asks: { by: 'A', kind: 'dice', about: 'bear 2' } } },
        { by: 'A', die: 5 },
        {
          expect: {
            asks: { by: 'B', kind: 'dice', about: 'bear', dice: [5, 4] },
            cards: { 'bear 2': { zone: 'battlefield', defense: 5 } },
            players: { B: { hp: 20 } },
            logNot: [{ type: 'damage' }, { type: 'wound' }],
          },
        },
        { by: 'B', die: 4 },
      ],
      expect: { players: { A: { hp: 20, grave: ['bear'] }, B: { hp: 16, grave: ['bear 2'] } } },
    }),
  );
});

describe('what one event is', () => {
  const spirit = spell(
    'Activate when your cards in play take a total of at least 9 damage. Increase your hitpoints by 1.',
    0,
  );
  const nurse = spell(
    'Activate when at least 1 of your cards in play (excluding this card) is damaged, but not destroyed. Increase your hitpoints by 1.',
    0,
  );
  const shower = spell(
    'Target up to 2 cards in play. Roll 2 six-sided dice and inflict the result of each die as damage to one target.',
    0,
  );
  const cards = { ...fighters, spirit, nurse, shower };
  const attacked = (hand: string, victim: string, dice: readonly number[], use: Scene['steps']): Scene => ({
    rules: 'kotc-11',
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['bear'] },
      { name: 'B', hp: 20, battlefield: ['imp', 'ox'], hand: [hand] },
    ],
    turn: { phase: 'battle' },
    dice: [...dice],
    steps: [{ by: 'A', attack: ['bear'], victim }, { by: 'B', defend: ['imp'] }, ...use],
  });

  test('[K11-Q-27] all of a battle: defenders and target are damaged together, and damage counts in full', () => {
    play(
      attacked(
        'spirit',
        'ox',
        [5, 4, 1],
        [
          { by: 'A', die: 5 },
          { expect: { players: { B: { grave: ['imp', 'ox'] } } } },
          { by: 'B', cast: 'spirit' },
          { resolve: true },
          { expect: { players: { B: { hp: 21 } } } },
        ],
      ),
    );
    play(
      attacked(
        'spirit',
        'ox',
        [4, 4, 1],
        [
          { expect: { players: { B: { grave: ['imp', 'ox'] } }, logNot: [{ type: 'wait' }] } },
          { expect: { asks: { by: 'B', purpose: 'resource' } } },
        ],
      ),
    );
  });

  test('[K11-Q-27] who is destroyed by a later die of the battle was not “damaged, but not destroyed”', () => {
    const defended = (dice: readonly number[], check: Scene['steps'][number]): Scene => ({
      rules: 'kotc-11',
      cards,
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: ['ox'], hand: ['nurse'] },
      ],
      turn: { phase: 'battle' },
      dice: [...dice],
      steps: [{ by: 'A', attack: ['bear'], victim: 'B' }, { by: 'B', defend: ['ox'] }, check],
    });
    play(defended([2, 2, 1], { expect: { asks: { by: 'B', purpose: 'resource' } } }));
    play(
      defended([1, 1, 1], {
        expect: { asks: { by: 'B', purpose: 'condition', offers: [{ cast: 'nurse' }] } },
      }),
    );
  });

  test('[K11-Q-27] each effect that inflicts damage is one event, all its dice together', () => {
    const players: Scene['players'] = [
      { name: 'A', hand: ['shower'] },
      {
        name: 'B',
        battlefield: ['giant', { card: 'boar', counters: counters('damage', 'A', 2) }],
        hand: ['spirit'],
      },
    ];
    play({
      rules: 'kotc-11',
      cards,
      players,
      dice: [5, 4],
      steps: [
        { by: 'A', cast: 'shower' },
        { by: 'A', choose: ['giant', 'boar'] },
        { by: 'A', choose: ['giant'], die: 5 },
        { by: 'A', choose: ['boar'], die: 4 },
        { expect: { asks: { by: 'B', purpose: 'condition', offers: [{ cast: 'spirit' }] } } },
      ],
    });
    play({
      rules: 'kotc-11',
      cards,
      players,
      dice: [5, 4],
      steps: [
        { by: 'A', counter: 'damage', on: 'boar' },
        { by: 'A', pass: true },
        { by: 'A', counter: 'damage', on: 'boar' },
        { resolve: true },
        {
          expect: {
            cards: { boar: { defense: 1 }, spirit: { zone: 'hand' } },
            asks: { by: 'A', purpose: 'action' },
            logNot: [{ type: 'wait' }],
          },
        },
      ],
    });
  });
});
