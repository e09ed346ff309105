import { describe, expect } from 'vitest';
import { Game } from '../../../../src-main/engine/game.js';
import { kotc14Rules } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed, type Scene } from '../scene.js';
import { gameOf, positionOf } from './game-of.js';

/** What can come to nothing only is allowed, and nobody is stopped and asked because of it. */
describe('a player is not asked for what cannot come to anything', () => {
  const cards = {
    burn: spell('Self-destroy 1 random card in your hand→Draw 1 card.', 0),
    dear: spell('Self-exhaust 2 resources→Draw 1 card.', 1),
    crew: minion(1, 2, 'HEAVE: Self-exhaust 1 minion→Draw 1 card.', 0),
    smite: spell('Target 1 in-play card; destroy it.', 0),
  };
  const other = { name: 'B', hand: ['filler'] };
  /** Whoever is asked next is B, in B's Resource Phase: A was passed over. */
  const passedOver: Scene['steps'] = [{ expect: { asks: { by: 'B', purpose: 'resource' } } }];
  const asked: Scene['steps'] = [{ expect: { asks: { by: 'A', purpose: 'action' } } }];

  test.each([
    ['a spell is no card for its own cost', { hand: ['burn'] }, { hand: ['burn', 'smite'] }],
    [
      'resources of its level pay for nothing else',
      { hand: ['dear'], granary: [2] },
      { hand: ['dear'], granary: [3] },
    ],
  ])('%s', (_what, without, enough) => {
    play({ cards, players: [{ name: 'A', ...without }, other], steps: passedOver });
    play({ cards, players: [{ name: 'A', ...enough }, other], steps: asked });
  });

  test('a minion that uses its ability is exhausted before the cost', () => {
    const standing = ['crew', { card: 'filler', exhausted: true }];
    const action = { by: 'A', activate: 'crew' } as const;
    const onlyToAttack: Scene['steps'] = [{ expect: { asks: { by: 'A', purpose: 'battle' } } }];
    play({ cards, players: [{ name: 'A', battlefield: standing }, other], steps: onlyToAttack });
    play({
      cards,
      players: [{ name: 'A', battlefield: standing }, other],
      steps: [action, { expect: { log: [{ type: 'fail', card: 'crew' }] } }],
    });
    play({
      cards,
      players: [{ name: 'A', battlefield: ['crew', 'filler'] }, other],
      steps: asked,
    });
  });

  test('a spell without anything to target', () => {
    play({ cards, players: [{ name: 'A', hand: ['smite'] }, other], steps: passedOver });
    play({
      cards,
      players: [
        { name: 'A', hand: ['smite'] },
        { ...other, battlefield: ['crew'] },
      ],
      steps: asked,
    });
  });
});

describe('nobody loses a right by not being asked always', () => {
  const raise = 'Target 1 card in any grave randomly; bounce it.';
  const cards = {
    raise: spell(raise, 0),
    offering: spell(`Self-destroy 1 random card in your hand→${raise}`, 0),
    toll: spell(`Self-exhaust 1 resource→${raise}`, 0),
    imp: minion(0, 3, 'RAGE: When you take damage: Draw 2 cards.', 0),
    digger: minion(0, 3, `DIG: ${raise}`, 0),
    pyre: minion(0, 3, `PYRE: Self-destroy 1 in-play card→${raise}`, 0),
  };
  const trapped = (card: string, more: Partial<Placed> = {}): Placed => ({
    card,
    counters: counters('trap', 'A'),
    ...more,
  });
  const isAskedToAct = (player: Omit<Scene['players'][number], 'name'>): boolean => {
    const players = [{ name: 'A', ...player }, { name: 'B' }];
    const { decision } = gameOf({ cards, players, turn: { phase: 'action' } });
    return decision?.player === 0 && decision.purpose === 'action';
  };

  test('[K14-CTR-67] [K14-CTR-73] a link without a target is one that a Trap Counter may be used on', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['raise'], battlefield: [trapped('imp')] },
        { name: 'B', askAlways: true },
      ],
      turn: { phase: 'action' },
      steps: [
        { expect: { asks: { by: 'A', purpose: 'action', offers: [{ cast: 'raise' }] } } },
        { by: 'A', cast: 'raise' },
        { by: 'A', counter: 'trap', on: 'imp' },
        { by: 'A', activate: 'imp' },
        { expect: { chain: ['raise', 'imp'] } },
        { resolve: true },
        { expect: { players: { A: { hand: 2, grave: ['raise'] } } } },
      ],
    });
  });

  test.each([
    ['an unexhausted host is there', { hand: ['raise'], battlefield: [trapped('imp')] }, true],
    ['so for the ability of another minion', { battlefield: [trapped('imp'), 'digger'] }, true],
    [
      'the counter of an enemy, or on an enemy’s minion',
      { battlefield: [trapped('imp', { counters: counters('trap', 'B') }), 'digger'] },
      true,
    ],
    ['the host is exhausted', { hand: ['raise'], battlefield: [trapped('imp', { exhausted: true })] }, false],
    ['the host is exhausted for its own ability', { battlefield: [trapped('digger')] }, false],
    [
      'it is another counter',
      { hand: ['raise'], battlefield: [trapped('imp', { counters: counters('dice', 'A') })] },
      false,
    ],
    ['there is no counter', { hand: ['raise'], battlefield: ['imp'] }, false],
  ])('[K14-CTR-67] [K14-CTR-68] %s', (_what, player, isAsked) => {
    expect(isAskedToAct(player)).toBe(isAsked);
  });

  test.since(13).each([
    ['what is destroyed in the hand becomes the target', { hand: ['offering', 'raise'] }, true],
    ['nothing is left to be destroyed', { hand: ['offering'] }, false],
    ['a minion may destroy itself', { battlefield: ['pyre'] }, true],
    ['a resource is exhausted', { hand: ['toll'], granary: [1] }, true],
    ['no resource is left', { hand: ['toll'], granary: [{ card: 'filler', exhausted: true }] }, false],
  ])(
    '[K14-ABL-10] [K14-CHN-25] a cost that can be paid is worth asking for: %s',
    (_what, player, isAsked) => {
      expect(isAskedToAct(player)).toBe(isAsked);
    },
  );

  test('a game begun under an earlier version goes on asking as it did', () => {
    const players = [{ name: 'A', hand: ['toll'], granary: [1] }, { name: 'B' }];
    const { state, designs } = positionOf({ cards, players, turn: { phase: 'action' } });
    const purposes = [3, 4].map((version) => {
      const rules = kotc14Rules.earlier?.(version) ?? kotc14Rules;
      return new Game(rules, structuredClone(state), designs).decision?.purpose;
    });
    expect(purposes[0]).not.toBe('action');
    expect(purposes[1]).toBe('action');
  });

  test('[K14-CHN-25] the payment alone meets a condition', () => {
    play({
      cards: {
        ...cards,
        martyr: minion(0, 3, 'LAST: When this in-play card is destroyed (ghost-play): Draw 1 card.', 0),
      },
      players: [
        { name: 'A', battlefield: ['pyre', 'martyr'] },
        { name: 'B', askAlways: true },
      ],
      turn: { phase: 'action' },
      steps: [
        { by: 'A', activate: 'pyre' },
        { by: 'A', choose: ['martyr'] },
        { by: 'A', activate: 'martyr' },
        { expect: { chain: ['pyre', 'martyr'] } },
        { resolve: true },
        { expect: { players: { A: { hand: 2, grave: 0 } } } },
      ],
    });
  });
});
