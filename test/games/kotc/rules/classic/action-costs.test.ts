import { describe, expect, test } from 'vitest';
import { caveats } from '../../../../../src-main/games/kotc/cards/vocabulary/caveats.js';
import type { KotcEventType } from '../../../../../src-main/games/kotc/rules/events/events.js';
import { counters, creature, play, spell, type Placed, type Scene } from '../../scene.js';

/** Every caveat that asks for something whenever the creature attacks, defends or uses an ability (10th and 11th). */
type Player = Scene['players'][number];
type Events = { type: KotcEventType; card: string; player: string }[];
type RulesId = 'kotc-10' | 'kotc-11';

interface ActionCost {
  readonly must: string;
  /** Enough for it, where what every creature of these scenes has is not. */
  readonly rich?: Partial<Player>;
  /** One too few, with plenty of what does not count. */
  readonly poor: Partial<Player>;
  readonly answers?: Scene['steps'];
  readonly picks?: string[][];
  readonly pays: readonly string[];
  readonly how: 'removed' | 'exhausted' | 'away';
}

const lord = (many = 3): Placed => ({ card: 'lord', counters: counters('plain', 'A', many) });
const tired = (as: string): Placed => ({ card: 'ox', as, exhausted: true });
const resource = (as: string, exhausted = false): Placed => ({ card: 'filler', as, exhausted });
const herd = ['knight', 'ox', 'cow'];
const plenty = {
  hand: ['h1', 'h2', 'h3'],
  granary: [resource('r1'), resource('r2'), resource('r3')],
  battlefield: [lord(), ...herd],
  traps: ['rune'],
};
const byC: Scene['steps'] = [{ by: 'A', choose: ['C'] }];
const inHand = {
  rich: { hand: ['h1', 'h2', 'h3', 'h4'] },
  poor: { hand: ['h1', 'h2'] },
  picks: [['h4', 'h1', 'h3']],
  pays: ['h4', 'h1', 'h3'],
  how: 'away' as const,
};
const three = ['ox', 'cow', 'rune'];

const costs: readonly ActionCost[] = [
  {
    must: 'remove 3 counters from this card',
    poor: { battlefield: [lord(2), ...herd] },
    pays: [],
    how: 'removed',
  },
  {
    must: 'exhaust 3 of your resources',
    poor: { granary: [resource('r1'), resource('r2'), resource('r3', true)] },
    pays: ['r1', 'r2', 'r3'],
    how: 'exhausted',
  },
  {
    must: 'exhaust 3 of your other unexhausted creatures in play',
    poor: { battlefield: [lord(), 'knight', 'ox', tired('cow')] },
    pays: herd,
    how: 'exhausted',
  },
  {
    must: 'exhaust 3 of your unexhausted creatures in play chosen by an opponent of your choice',
    poor: { battlefield: [lord(), 'knight', 'ox', tired('cow')] },
    answers: byC,
    pays: herd,
    how: 'exhausted',
  },
  { must: 'sacrifice 3 random cards in your hand', ...inHand },
  {
    must: 'sacrifice 3 cards in play',
    poor: { battlefield: [lord(), 'knight'], traps: [] },
    answers: [{ by: 'A', choose: three }],
    pays: three,
    how: 'away',
  },
  {
    must: 'sacrifice 3 cards in play chosen by an opponent of your choice',
    poor: { battlefield: [lord(), 'knight'], traps: [] },
    answers: [...byC, { by: 'C', choose: three }],
    pays: three,
    how: 'away',
  },
  { must: 'destroy 3 random cards in your hand', ...inHand },
  {
    must: 'destroy 3 of your other cards in play',
    rich: { battlefield: [lord(), 'ox', 'cow'] },
    poor: { battlefield: [lord(), 'ox', 'cow'], traps: [] },
    pays: three,
    how: 'away',
  },
  {
    must: 'destroy 3 of your other cards in play chosen by an opponent of your choice',
    rich: { battlefield: [lord(), 'ox', 'cow'] },
    poor: { battlefield: [lord(), 'ox', 'cow'], traps: [] },
    answers: byC,
    pays: three,
    how: 'away',
  },
  {
    must: 'destroy 3 of your resources',
    poor: { granary: [resource('r1'), resource('r2')] },
    pays: ['r1', 'r2', 'r3'],
    how: 'away',
  },
  {
    must: 'destroy 3 of your resources chosen by an opponent of your choice',
    poor: { granary: [resource('r1'), resource('r2')] },
    answers: byC,
    pays: ['r1', 'r2', 'r3'],
    how: 'away',
  },
];

const plain = (...names: string[]): Scene['cards'] =>
  Object.fromEntries(names.map((name) => [name, creature(1, 30, '', 0)]));
const cardsFor = (must: string): Scene['cards'] => ({
  ...plain('knight', 'ox', 'cow', 'foe', 'h1', 'h2', 'h3', 'h4'),
  rune: spell('Activate when this in-play card is destroyed. Draw 1 card.', 0),
  lord: creature(
    1,
    30,
    `You must ${must} to attack with, defend with, or use an ability of this creature.\nA: Draw 1 card.`,
    0,
  ),
});

const sceneFor = (
  must: string,
  zones: Partial<Player>,
  turn: Scene['turn'],
  steps: Scene['steps'],
): Omit<Scene, 'rules'> => ({
  cards: cardsFor(must),
  players: [
    { name: 'A', hp: 20, ...plenty, ...zones },
    { name: 'B', hp: 20, battlefield: ['foe'] },
    { name: 'C', hp: 20 },
  ],
  turn,
  steps,
});

const ownBattle = { phase: 'battle' } as const;
const theirBattle = { player: 'B', phase: 'battle' } as const;
const attacked = { by: 'B', attack: ['foe'], victim: 'A' };

/** What has been paid, exactly, and what has come of it; the creature is exhausted besides. */
function paid({ must, pays, how }: ActionCost, rules: RulesId, come: Events = []): Scene['steps'][number] {
  const fate = how === 'exhausted' ? { exhausted: true } : { zone: 'grave' as const };
  const [sacrifice, destroy] =
    rules === 'kotc-10' ? ['K09-RUL-46', 'K09-ZON-04'] : ['K11-GLO-17', 'K11-GLO-02'];
  const rule = must.startsWith('sacrifice') ? sacrifice : destroy;
  const moves = how === 'away' ? pays.map((card) => ({ type: 'move' as const, card, rule })) : [];
  return {
    expect: {
      log: [{ type: 'exhaust', card: 'lord' }, ...moves, ...come],
      players: { A: { grave: how === 'away' ? [...pays] : [] } },
      cards: {
        lord: { zone: 'battlefield', exhausted: true, counters: { plain: how === 'removed' ? 0 : 3 } },
        ...Object.fromEntries(pays.map((label) => [label, fate])),
      },
    },
  };
}
const unpaid = (many: number): Scene['steps'][number] => ({
  expect: {
    players: { A: { grave: 0 } },
    cards: { lord: { zone: 'battlefield', exhausted: false, counters: { plain: many } } },
    logNot: [{ type: 'exhaust', card: 'lord' }],
  },
});

describe.each(['kotc-10', 'kotc-11'] as const)('an action cost (%s)', (rules) => {
  test('is one of twelve caveats', () => {
    const inVocabulary = caveats.filter(({ id }) => id.startsWith('caveat-action-'));
    expect(costs).toHaveLength(inVocabulary.length);
    expect(new Set(costs.map(({ must }) => must)).size).toBe(inVocabulary.length);
  });

  test('[K11-CRE-13] [K11-CRE-16] is paid to attack, besides exhausting the creature; if it cannot be, there is no attack', () => {
    for (const cost of costs) {
      const { must, rich = {}, poor, answers = [], picks = [] } = cost;
      play({
        rules,
        picks,
        ...sceneFor(must, rich, ownBattle, [
          { by: 'A', attack: ['lord'], victim: 'B' },
          ...answers,
          { expect: { battle: { team: ['lord'], attacker: 'A' } } },
          paid(cost, rules),
        ]),
      });
      play({
        rules,
        ...sceneFor(must, poor, ownBattle, [
          {
            by: 'A',
            attack: ['lord'],
            victim: 'B',
            refused: 'K11-CRE-15',
          },
          unpaid(cost.how === 'removed' ? 2 : 3),
        ]),
      });
    }
  });

  test('[K11-CRE-14] [K11-CRE-16] is paid to defend, besides exhausting the creature; if it cannot be, it does not defend', () => {
    for (const cost of costs) {
      const { must, rich = {}, poor, answers = [], picks = [] } = cost;
      play({
        rules,
        picks,
        ...sceneFor(must, rich, theirBattle, [
          attacked,
          { by: 'A', defend: ['lord'] },
          ...answers,
          paid(cost, rules, [{ type: 'defend', card: 'lord', player: 'A' }]),
        ]),
      });
      play({
        rules,
        ...sceneFor(must, poor, theirBattle, [
          attacked,
          { by: 'A', defend: ['lord'], refused: 'K11-CRE-15' },
          unpaid(cost.how === 'removed' ? 2 : 3),
        ]),
      });
    }
  });

  test('[K11-CRE-15] [K11-CRE-16] is paid to use an ability, besides exhausting the creature; if it cannot be, none is used', () => {
    for (const cost of costs) {
      const { must, rich = {}, poor, answers = [], picks = [] } = cost;
      play({
        rules,
        picks,
        ...sceneFor(must, rich, {}, [
          { by: 'A', activate: 'lord' },
          ...answers,
          paid(cost, rules),
          { resolve: true },
          { expect: { players: { A: { deck: 9 } }, cards: { lord: { exhausted: true } } } },
        ]),
      });
      play({
        rules,
        ...sceneFor(must, poor, {}, [
          { by: 'A', activate: 'lord', refused: 'K11-CRE-15' },
          { expect: { players: { A: { deck: 10 } } } },
          unpaid(cost.how === 'removed' ? 2 : 3),
        ]),
      });
    }
  });

  test('[K11-CRE-17] is not asked for on summoning', () => {
    for (const { must } of costs) {
      play({
        rules,
        cards: cardsFor(must),
        players: [
          { name: 'A', hand: ['lord', 'h1', 'h2', 'h3'], granary: [3], battlefield: ['ox', 'cow', 'knight'] },
          { name: 'B' },
        ],
        steps: [
          { by: 'A', summon: 'lord' },
          {
            expect: {
              players: { A: { hand: 3, granary: 3, battlefield: ['ox', 'cow', 'knight', 'lord'], grave: 0 } },
              cards: { ox: { exhausted: false }, cow: { exhausted: false }, knight: { exhausted: false } },
              logNot: [{ type: 'exhaust' }],
            },
          },
        ],
      });
    }
  });
});
