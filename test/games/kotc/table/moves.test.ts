import { describe, expect, test } from 'vitest';
import { inEditions } from '../in-editions.js';
import { counters, creature, minion, spell } from '../scene.js';
import { ANN, AtTable, BEN, texts } from './at-table.js';

const cards = {
  wolf: minion(2, 5, 'HOWL: Draw 1 card.', 1),
  zap: spell('Draw 1 card.', 0),
  ghost: minion(1, 1, 'HAUNT: When this in-play card is destroyed (ghost-play): Draw 1 card.', 0),
  rage: spell('When you take damage: Draw 1 card.', 0),
  smite: spell('Target 1 in-play card; destroy the target.', 0),
} as const;
const foe = { name: 'Ben' } as const;

const verbsOf = (at: AtTable, player: number, label: string): string[] =>
  at.moves(player, label).map(({ verb, allowed }) => (allowed ? verb : `${verb} ✗`));

describe('what can be done with a card', () => {
  const board = (phase: 'resource' | 'action' | 'battle'): AtTable =>
    new AtTable('kotc-14', {
      cards,
      players: [
        {
          name: 'Ann',
          hand: ['wolf', 'zap'],
          battlefield: [{ card: 'wolf', as: 'mine', counters: counters('sword', 'Ann') }],
          granary: [{ card: 'zap', as: 'seed' }],
        },
        {
          name: 'Ben',
          battlefield: [
            {
              card: 'wolf',
              as: 'theirs',
              counters: [...counters('weakness', 'Ann'), ...counters('sword', 'Ben')],
            },
          ],
          hand: [{ card: 'zap', as: 'unseen' }],
        },
      ],
      turn: { phase },
    });

  test('is every action of its zone, with its place among the actions offered', () => {
    const at = board('action');
    const summon = at.moves(ANN, 'wolf')[0];
    expect(verbsOf(at, ANN, 'wolf')).toEqual(['Summon', 'Sow ✗']);
    expect(summon?.allowed && at.prompt.actions[summon.act]).toMatchObject({
      card: at.id('wolf'),
      verb: 'Summon',
    });
    expect(texts(at.moves(ANN, 'wolf'))).toEqual(['Summon wolf.', 'Sow wolf.']);
    expect(verbsOf(at, ANN, 'zap')).toEqual(['Cast', 'Sow ✗']);
    expect(verbsOf(at, ANN, 'mine')).toEqual(['Activate HOWL', 'Attack ✗', 'Use Sword Counter']);
  });

  test('with somebody else’s is to use the own counters on it, and with an unseen one nothing', () => {
    const at = board('action');
    expect(verbsOf(at, ANN, 'theirs')).toEqual(['Use Weakness Counter']);
    expect(at.moves(ANN, 'unseen')).toEqual([]);
    expect(at.moves(BEN, 'wolf')).toEqual([]);
    expect(at.moves(BEN, 'unseen')).toHaveLength(2);
    expect(at.moves(BEN, 'seed')).toEqual([]);
  });

  test('is allowed only to who is asked', () => {
    const at = board('action');
    expect(at.refusal(BEN, 'theirs', 'Activate HOWL')).toEqual({
      rule: 'K14-ABL-04',
      because: 'Without an activation condition it is used only in your own turn.',
    });
    expect(at.refusal(BEN, 'theirs', 'Use Sword Counter').rule).toBe('K14-Q-04');
  });

  test('in another phase is refused by the rule of that phase', () => {
    const at = board('battle');
    expect(verbsOf(at, ANN, 'mine')).toEqual(['Activate HOWL ✗', 'Attack', 'Use Sword Counter']);
    expect(at.refusal(ANN, 'wolf', 'Summon').rule).toBe('K14-TURN-16');
    expect(at.refusal(ANN, 'wolf', 'Sow').rule).toBe('K14-TURN-13');
    expect(at.refusal(ANN, 'mine', 'Activate HOWL').rule).toBe('K14-ABL-05');
    expect(verbsOf(board('resource'), ANN, 'wolf')).toEqual(['Summon ✗', 'Sow']);
  });

  test('comes to an end with the game', () => {
    const at = board('action');
    expect(at.game.take({ player: BEN, resign: true })).toBeNull();
    for (const move of at.moves(ANN, 'mine')) {
      expect(move).toMatchObject({ allowed: false, because: 'The game is over.', rule: 'K14-Q-26' });
    }
  });
});

describe('a move that the rules do not admit', () => {
  test('for want of resources says so', () => {
    const at = new AtTable('kotc-14', { cards, players: [{ name: 'Ann', hand: ['wolf', 'zap'] }, foe] });
    expect(at.refusal(ANN, 'wolf', 'Summon')).toEqual({
      rule: 'K14-EXH-07',
      because: 'You have fewer unexhausted resources than its level.',
    });
  });

  test('by a condition that is not met says so', () => {
    const at = new AtTable('kotc-14', { cards, players: [{ name: 'Ann', hand: ['rage', 'zap'] }, foe] });
    expect(at.refusal(ANN, 'rage', 'Cast').rule).toBe('K14-ABL-07');
  });

  inEditions(
    '[K06-BAT-03] [K09-BAT-03] [K11-BAT-03] [K06-CRE-10] [K09-CRE-10] [K11-CRE-24] as an attack says whether the creature is exhausted, or may never attack',
    (rules) => {
      const at = new AtTable(rules, {
        cards: { bear: creature(2, 5), wall: creature(0, 9, 'This creature cannot attack.', 0) },
        players: [
          { name: 'Ann', battlefield: ['bear', { card: 'bear', as: 'tired', exhausted: true }, 'wall'] },
          foe,
        ],
        turn: { phase: 'battle' },
      });
      expect(verbsOf(at, ANN, 'bear')).toContain('Attack');
      const tired = at.refusal(ANN, 'tired', 'Attack');
      expect(tired.because).toBe('It is exhausted; only unexhausted creatures attack.');
      expect(tired.rule).toMatch(/^K(06|09|11)-BAT-03$/);
      const barred = at.refusal(ANN, 'wall', 'Attack');
      expect(barred.because).toBe('Its caveat says that it cannot attack.');
      expect(barred.rule).toMatch(/^K(06-CRE-10|09-CRE-10|11-CRE-24)$/);
    },
  );

  test('[K14-BAT-03] as an attack of an exhausted minion says so', () => {
    const at = new AtTable('kotc-14', {
      cards,
      players: [{ name: 'Ann', battlefield: ['wolf', { card: 'wolf', as: 'tired', exhausted: true }] }, foe],
      turn: { phase: 'battle' },
    });
    expect(at.refusal(ANN, 'tired', 'Attack').rule).toBe('K14-BAT-03');
  });

  test('while something else is asked says that it is not the time', () => {
    const at = new AtTable('kotc-14', {
      cards,
      players: [
        { name: 'Ann', hand: ['smite', 'zap'] },
        { name: 'Ben', battlefield: ['wolf', 'ghost'] },
      ],
    });
    at.act('Cast', 'smite');
    at.act('Pass');
    expect(at.prompt.decision.kind).toBe('cards');
    expect(at.refusal(ANN, 'zap', 'Cast')).toEqual({
      rule: 'K14-CHN-22',
      because: 'Nothing can be started while a chain is resolving.',
    });
  });
});

describe('cards elsewhere', () => {
  test('are used from the grave where their text says so', () => {
    const at = new AtTable('kotc-14', {
      cards,
      players: [
        {
          name: 'Ann',
          hand: ['smite'],
          battlefield: ['ghost', 'wolf'],
          grave: [{ card: 'ghost', as: 'old' }],
        },
        foe,
      ],
    });
    at.act('Cast');
    if (at.prompt.decision.kind === 'act') at.act('Pass');
    at.choose('ghost');
    expect(verbsOf(at, ANN, 'ghost')).toEqual(['Activate HAUNT']);
    expect(at.refusal(ANN, 'old', 'Activate HAUNT').rule).toBe('K14-ABL-07');
  });

  test('in the older editions are set as traps, and exchanged with the reserves', () => {
    const at = new AtTable('kotc-09', {
      cards: { trap: spell('Draw 1 card.', 0), spare: creature(1, 5) },
      players: [
        {
          name: 'Ann',
          hand: ['trap'],
          reserves: ['spare'],
          traps: [{ card: 'trap', as: 'set', exhausted: true }],
        },
        foe,
      ],
    });
    expect(verbsOf(at, ANN, 'trap')).toEqual(['Cast', 'Set', 'Place ✗']);
    expect(at.refusal(ANN, 'spare', 'Exchange').rule).toBe('K09-TURN-21');
    expect(at.refusal(ANN, 'set', 'Activate').rule).toBe('K09-TRAP-08');
  });
});

test('a spell of the granary that hex-play reaches has its cast among what can be done with it', () => {
  const hex = spell('When this card as a resource is destroyed (hex-play): Draw 1 card.', 0);
  const at = new AtTable('kotc-14', {
    cards: {
      hex,
      haunt: minion(1, 1, 'HAUNT: When this card as a resource is destroyed (hex-play): Draw 1 card.', 0),
      zap: cards.zap,
    },
    players: [{ name: 'Ann', granary: ['hex', 'haunt', 'zap'] }, foe],
  });
  expect(verbsOf(at, ANN, 'hex')).toEqual(['Cast ✗']);
  expect(verbsOf(at, ANN, 'haunt')).toEqual(['Activate HAUNT ✗']);
  expect(verbsOf(at, ANN, 'zap')).toEqual([]);
});
