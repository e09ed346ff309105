/** How a puzzle asks for what is to be brought about, in each game's own words. */
import { describe, expect, test } from 'vitest';
import type { Expectation, Goal, Scenario, Words } from '../../src-main/engine/scenario/scenario.js';
import { goalSentence } from '../../src-main/engine/scenario/written/goal-sentence.js';
import { magicAims } from '../../src-main/games/magic/scenario/aims.js';
import { kotcAims } from '../../src-main/games/kotc/scenario/aims.js';
import { kotcWords } from '../../src-main/games/kotc/scenario/words.js';
import type { KotcContext } from '../../src-main/games/kotc/rules/context.js';
import { scenariosOf } from '../../src-main/games/scenarios.js';
import { showScenario } from '../../src-main/play/scenarios/sandbox.js';
import { begin, starterBeginning } from '../games/kotc/starter-games.js';

const wolf = { type: 'creature', cost: 3, offense: 3, defense: 4, text: '' };
const bear = { cost: '{1}{G}', type: 'Creature — Bear', text: '', power: 2, toughness: 2 };

/** Ann has one card in play, one in hand and one on top of the deck, Ben one in play. */
function table(rules: string, source: object, play: string, deck: string): Scenario {
  const blank = scenariosOf(rules).blank(rules);
  const [ann, ben] = blank.players;
  if (!ann || !ben) throw new Error('Nobody plays there.');
  return {
    ...blank,
    name: 'A puzzle',
    cards: { Wolf: source, Fox: source, Owl: source, Boar: source } as Scenario['cards'],
    players: [
      { ...ann, [play]: ['Wolf'], hand: ['Fox'], [deck]: ['Owl'] },
      { ...ben, [play]: ['Boar', 'Boar'] },
    ],
  } as Scenario;
}

const proposed = (scenario: Scenario, reach: Expectation, more: Partial<Goal> = {}): string | null =>
  showScenario({ ...scenario, goal: { by: 'Ann', text: 'As it was.', reach, ...more } }).proposedGoal;

const card = (label: string, words: Words): Expectation => ({ cards: { [label]: words } });
const player = (name: string, words: Words): Expectation => ({ players: { [name]: words } });

const inAnyGame: readonly (readonly [Expectation, string])[] = [
  [{ result: { winners: ['Ann'] } }, 'Win this turn.'],
  [{ result: { winners: ['Ben'] } }, 'Let Ben win this turn.'],
  [{ result: { winners: ['Ann', 'Ben'] } }, 'Tie with Ben this turn.'],
  [{ result: { winners: [] } }, 'Let nobody win this turn.'],
  [player('Ann', { hand: 3 }), 'Have 3 cards in hand this turn.'],
  [player('Ann', { hand: 0 }), 'Have no card left in hand this turn.'],
  [player('Ben', { hand: 1 }), 'Leave Ben 1 card in hand this turn.'],
  [player('Ben', { hand: 0 }), 'Leave Ben no card in hand this turn.'],
  [card('Boar', { player: 'Ann' }), 'Take control of Ben’s Boar this turn.'],
  [card('Wolf', { player: 'Ben' }), 'Give Ben control of your Wolf this turn.'],
  [card('Wolf', { zone: 'hand' }), 'Return your Wolf to the hand this turn.'],
  [card('Owl', { zone: 'hand' }), 'Draw your Owl this turn.'],
  [card('Boar', { zone: 'none' }), 'Get rid of Ben’s Boar this turn.'],
  [card('Boar', { zone: 'removed' }), 'Remove Ben’s Boar from the game this turn.'],
  [card('Wolf', { counters: {} }), 'Remove all counters from your Wolf this turn.'],
];

describe.each([
  [
    'kotc-14',
    'kotc',
    [
      [player('Ben', { hp: 12 }), 'Bring Ben down to 12 HP this turn.'],
      [player('Ben', { hp: 90 }), 'Bring Ben up to 90 HP this turn.'],
      [player('Ann', { hp: 12 }), 'Go down to 12 HP this turn.'],
      [player('Ann', { hp: 90 }), 'Come up to 90 HP this turn.'],
      [card('Fox', { zone: 'battlefield' }), 'Bring your Fox into play this turn.'],
      [card('Fox', { zone: 'granary' }), 'Make your Fox a resource this turn.'],
      [card('Fox', { zone: 'deck' }), 'Put your Fox back into the deck this turn.'],
      [card('Boar', { zone: 'grave' }), 'Send Ben’s Boar to the grave this turn.'],
      [card('Boar', { exhausted: true }), 'Exhaust Ben’s Boar this turn.'],
      [card('Boar', { exhausted: false }), 'Unexhaust Ben’s Boar this turn.'],
      [card('Wolf', { sp: 4, hp: 6 }), 'Bring your Wolf to SP 4 and HP 6 this turn.'],
      [card('Boar', { level: 1 }), 'Bring Ben’s Boar to level 1 this turn.'],
      [card('Boar', { sp: null, hp: null, level: null }), 'Petrify Ben’s Boar this turn.'],
      [card('Wolf', { counters: { sword: 2 } }), 'Put 2 Sword Counters on your Wolf this turn.'],
    ],
  ],
  [
    'kotc-06',
    'kotc',
    [
      [player('Ben', { hp: 1 }), 'Bring Ben down to 1 hitpoint this turn.'],
      [card('Fox', { zone: 'traps' }), 'Set your Fox as a trap this turn.'],
      [card('Boar', { zone: 'grave' }), 'Send Ben’s Boar to the graveyard this turn.'],
      [card('Wolf', { sp: 4 }), 'Bring your Wolf to offense 4 this turn.'],
      [card('Wolf', { counters: { offense: 1 } }), 'Put an offense counter on your Wolf this turn.'],
    ],
  ],
  [
    'magic-classic',
    'magic',
    [
      [player('Ben', { life: 12 }), 'Bring Ben down to 12 life this turn.'],
      [player('Ann', { life: 24 }), 'Come up to 24 life this turn.'],
      [player('Ann', { mana: '{R}{R}' }), 'Have {R}{R} in the mana pool this turn.'],
      [player('Ben', { mana: '' }), 'Leave Ben no mana this turn.'],
      [card('Fox', { zone: 'play' }), 'Bring your Fox into play this turn.'],
      [card('Fox', { zone: 'stack' }), 'Have your Fox on the stack this turn.'],
      [card('Fox', { zone: 'library' }), 'Put your Fox back into the library this turn.'],
      [card('Boar', { zone: 'graveyard' }), 'Send Ben’s Boar to the graveyard this turn.'],
      [card('Boar', { tapped: true }), 'Tap Ben’s Boar this turn.'],
      [card('Wolf', { tapped: false }), 'Untap your Wolf this turn.'],
      [card('Wolf', { power: 4, toughness: 5 }), 'Bring your Wolf to power 4 and toughness 5 this turn.'],
      [card('Boar', { power: null, toughness: null }), 'Let Ben’s Boar be no creature any more this turn.'],
      [card('Boar', { damage: 1 }), 'Deal 1 damage to Ben’s Boar this turn.'],
      [card('Wolf', { counters: { '+1/+1': 1 } }), 'Put a +1/+1 counter on your Wolf this turn.'],
    ],
  ],
] as const)('a goal by the rules of %s', (rules, game, own) => {
  const scenario =
    game === 'kotc' ? table(rules, wolf, 'battlefield', 'deck') : table(rules, bear, 'play', 'library');

  test.each([...inAnyGame, ...own] as [Expectation, string][])('asks for %j as “%s”', (reach, sentence) => {
    expect(proposed(scenario, reach)).toBe(sentence);
  });

  test('asks for several things one after the other, and for the same of several cards once', () => {
    const zone = game === 'kotc' ? 'grave' : 'graveyard';
    const reach = { ...card('Boar', { zone }), result: { winners: ['Ann'] } };
    const both = { cards: { Boar: { zone }, 'Boar 2': { zone } }, ...player('Ben', { hand: 0 }) };
    const place = rules === 'kotc-14' ? 'grave' : 'graveyard';
    expect(proposed(scenario, reach)).toBe(`This turn, send Ben’s Boar to the ${place} and win.`);
    expect(proposed(scenario, both, { turns: 3 })).toBe(
      `Within 3 turns, leave Ben no card in hand and send Ben’s Boar to the ${place} (2 of them).`,
    );
    expect(proposed(scenario, { ...reach, result: undefined }, { by: 'Ben' })).toBe(
      `Send your Boar to the ${place} this turn.`,
    );
  });

  test('speaks of a card once by its name', () => {
    const zone = game === 'kotc' ? 'grave' : 'graveyard';
    const place = rules === 'kotc-14' ? 'grave' : 'graveyard';
    const both = card('Boar', { player: 'Ann', counters: { shield: 1 } });
    expect(proposed(scenario, both)).toMatch(
      /^This turn, take control of Ben’s Boar and put a shield counter on it\.$/i,
    );
    const apart = { cards: { Boar: { zone }, Wolf: { zone }, 'Boar 2': { player: 'Ann' } } };
    expect(proposed(scenario, apart)).toBe(
      `This turn, send Ben’s Boar to the ${place}, send your Wolf to the ${place} and take control of Ben’s Boar.`,
    );
  });

  test('of which nothing can be said proposes nothing', () => {
    expect(proposed(scenario, { asks: null })).toBeNull();
    expect(showScenario(scenario).proposedGoal).toBeNull();
  });
});

test('there are words for every zone and for all that is kept of a card', () => {
  const kotc = kotcAims(begin(starterBeginning(1)).context as KotcContext);
  const own = ['tapped', 'power', 'toughness', 'damage'];
  for (const [aims, rules, lasting] of [
    [kotc, 'kotc-14', kotcWords.lasting ?? []],
    [magicAims, 'magic-classic', own],
  ] as const) {
    expect(Object.keys(aims.zones).sort()).toEqual([...scenariosOf(rules).zones].sort());
    expect(Object.keys({ ...aims.flags, ...aims.figures, ...aims.ownFigures }).sort()).toEqual(
      [...lasting].sort(),
    );
  }
});

test('what does not fit into a sentence is left out', () => {
  const aims = [{ what: 'win' }, { what: 'tap your Wolf' }];
  expect(goalSentence(aims, 1, 100)).toBe('This turn, win and tap your Wolf.');
  expect(goalSentence(aims, 1, 20)).toBe('Win this turn.');
  expect(goalSentence(aims, 1, 5)).toBe('');
  expect(goalSentence([], 1, 100)).toBe('');
});
