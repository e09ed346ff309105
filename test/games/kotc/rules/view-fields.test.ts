import { describe, expect, test } from 'vitest';
import { kotcPlayables } from '../../../../src-main/games/kotc/rules/playable.js';
import type { KotcRulesId } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { viewOf, type View } from '../../../../src-main/games/kotc/rules/views/view.js';
import { plainText } from '../../../../src-main/engine/text.js';
import { counters, minion, spell, type Scene } from '../scene.js';
import { ANN, AtTable, BEN } from '../table/at-table.js';

/** What a view says beside the cards. */

const begin = (rules: KotcRulesId, scene: Omit<Scene, 'rules' | 'steps'>): AtTable =>
  new AtTable(rules, scene);
const view = ({ game }: AtTable, viewer = ANN): View =>
  viewOf(game.context as never, game.decision, viewer, ['Ann', 'Ben', 'Cleo']);
const summaryOf = (at: AtTable) => kotcPlayables['kotc-14'].summary(at.game.state);

describe('a view', () => {
  test('names who has been attacked in this Battle Phase, and the turn', () => {
    const at = begin('kotc-14', {
      cards: { bear: minion(2, 5) },
      players: [
        { name: 'Ann', battlefield: ['bear'] },
        { name: 'Ben', battlefield: [{ card: 'bear', as: 'foe' }] },
        { name: 'Cleo' },
      ],
      turn: { phase: 'battle', number: 7, sown: 1, declared: ['Ben', 'foe'] },
    });
    expect(view(at).turn).toEqual({
      number: 7,
      player: ANN,
      phase: 'battle',
      sown: 1,
      drawn: false,
      declared: { players: [BEN], minions: [at.id('foe')] },
    });
  });

  test('says how the game ended, by which criterion too where one decided', () => {
    const agreed = (hp: number): View['result'] => {
      const at = begin('kotc-14', {
        players: [
          { name: 'Ann', hp },
          { name: 'Ben', hp: 9 },
        ],
      });
      for (const player of [ANN, BEN]) at.game.take({ player, agree: true } as never);
      return view(at).result;
    };
    expect(agreed(12)).toMatchObject({ winners: [ANN], criterion: { by: expect.any(String) as unknown } });
    const at = begin('kotc-14', { players: [{ name: 'Ann' }, { name: 'Ben' }] });
    at.game.take({ player: BEN, resign: true });
    expect(view(at).result).toMatchObject({ winners: [ANN] });
    expect(view(at).result).not.toHaveProperty('criterion');
  });

  test('has the paragraph of the ability that is a link, and of a spell the whole text', () => {
    const bounce = 'Target 1 in-play card; bounce the target.';
    const both = `ONE: ${bounce}\n\nTWO: Target 1 in-play card; destroy the target.`;
    const link = (card: 'stag' | 'zap', ability: number): unknown => {
      const at = begin('kotc-14', {
        cards: { stag: minion(2, 5, both, 0), zap: spell(bounce, 0) },
        players: [
          { name: 'Ann', hand: ['zap'], battlefield: ['stag', { card: 'stag', as: 'doe' }] },
          { name: 'Ben' },
        ],
      });
      const { decision } = at.game;
      const actions = decision?.kind === 'act' ? decision.actions : [];
      const id = at.id(card);
      at.answer({ act: actions.findIndex((one) => one.card === id && (one.ability ?? 0) === ability) });
      return view(at).chain[0]?.ability;
    };
    const [first, , second] = both.split('\n');
    expect(link('stag', 0)).toEqual({ place: 0, text: first });
    expect(link('stag', 1)).toEqual({ place: 1, text: second });
    expect(link('zap', 0)).toEqual({ place: 0, text: bounce });
  });
});

test('the summary of a game counts each pile, and says whose turn it is once that is settled', () => {
  const at = begin('kotc-14', {
    players: [
      { name: 'Ann', hp: 7, deck: [5], hand: [1], granary: [2], battlefield: [3], grave: [4] },
      { name: 'Ben', deck: [1], askAlways: true },
    ],
    turn: { player: 'Ben', number: 4, phase: 'action' },
  });
  expect(summaryOf(at)).toMatchObject({
    turns: 4,
    turnOf: BEN,
    phase: 'action',
    players: [
      { hp: 7, deck: 5, hand: 1, granary: 2, battlefield: 3, grave: 4 },
      { deck: 1, hand: 0 },
    ],
  });
  const setup = begin('kotc-14', {
    players: [
      { name: 'Ann', deck: [30] },
      { name: 'Ben', deck: [30] },
    ],
    begin: 'setup',
  });
  expect(kotcPlayables['kotc-14'].summary({ ...setup.game.state, first: null })).toMatchObject({
    turnOf: null,
    phase: 'setup',
  });
});

test('what counts as chance is shuffles, rolls and rolls once more', () => {
  const { chanceIn } = kotcPlayables['kotc-14'];
  const kinds = ['shuffle', 'roll', 'reroll', 'move', 'see'].map((type) => chanceIn({ type, rules: [] }));
  expect(kinds).toEqual(['shuffle', 'dice', 'dice', null, null]);
});

describe('a question of the 14th Edition', () => {
  const asked = (purpose: string, kind: 'taunt' | 'trap'): string => {
    const at = begin('kotc-14', {
      cards: { bear: minion(2, 5), howl: minion(1, 3, 'HOWL: Draw 1 card.'), zap: spell('Draw 1 card.', 0) },
      players: [
        { name: 'Ann', battlefield: ['bear'], hand: ['zap'] },
        { name: 'Ben', deck: [3], battlefield: [{ card: 'howl', counters: counters(kind, 'Ben') }] },
      ],
      turn: { phase: kind === 'taunt' ? 'battle' : 'action' },
    });
    if (kind === 'trap') at.act('Cast', 'zap');
    else at.act('Attack');
    for (let n = 0; n < 20 && at.game.decision && at.game.decision.purpose !== purpose; n += 1) {
      const { decision } = at.game;
      if (decision.kind === 'cards') at.choose(...(decision.purpose === 'attack' ? ['bear'] : []));
      else if (decision.kind === 'options')
        at.answer({ options: [decision.options.findIndex(({ player }) => player === BEN)] });
      else at.act('Pass');
    }
    return plainText(at.prompt.text);
  };
  test.each([
    ['taunt', 'Use a Taunt Counter, or none.'],
    ['trap', 'Use a Trap Counter, or none.'],
  ] as const)('for a %s', (kind, text) => expect(asked(kind, kind)).toBe(text));
});

test('who would win if all agreed is said with the criterion', () => {
  const verdict = (hp: number): string => {
    const at = begin('kotc-14', {
      players: [
        { name: 'Ann', hp },
        { name: 'Ben', hp: 9 },
      ],
    });
    return kotcPlayables['kotc-14'].ifAllAgreed(at.game.context, ['Ann', 'Ben']).text;
  };
  expect(verdict(12)).toBe('Ann would win with the most HP.');
  expect(verdict(3)).toBe('Ben would win with the most HP.');
});
