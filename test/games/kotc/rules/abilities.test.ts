import { describe, expect } from 'vitest';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import type { Design } from '../../../../src-main/games/kotc/rules/context.js';
import { designOf } from '../../../../src-main/games/kotc/rules/components/design.js';
import type { PlayedCard } from '../../../../src-main/games/kotc/rules/components/played-card.js';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** "Abilities" of the 14th Edition's rulebook: what an ability consists of, when it can be used, and how it resolves. */

const printed = (type: PlayedCard['type'], text: string): PlayedCard => ({
  name: 'card',
  type,
  edition: 14,
  cost: 0,
  offense: type === 'creature' ? 1 : null,
  defense: type === 'creature' ? 1 : null,
  text,
});
const design = (type: PlayedCard['type'], text: string): Design => designOf(printed(type, text), 14);
const isValid = (type: PlayedCard['type'], text: string): boolean =>
  judgeCard({ ...printed(type, text), cost: undefined }, 14).status === 'legal';

/** Its ability has the standard activation condition. */
const roarer = minion(1, 5, 'ROAR: Draw 1 card.', 0);
const zap = spell('Draw 1 card.', 0);
const mourner = minion(1, 5, 'MOURN: When you take damage: Draw 1 card.', 0);
const nurse = minion(
  1,
  5,
  'CARE: When your in-play card(s) (excluding this card) is damaged: Draw 1 card.',
  0,
);

describe('the components of an ability', () => {
  test('[K14-ABL-01] name, activation condition, activation cost, sub-abilities, in that order', () => {
    const [ability] = design(
      'creature',
      'HOWL: When you take damage: self-exhaust 1 resource→Target 1 in-play card; destroy it.',
    ).abilities;
    expect(ability).toMatchObject({
      name: 'HOWL',
      condition: { id: 'cond-you-take-damage' },
      costs: [{ id: 'cost-self-exhaust-resources', x: 1 }],
      parts: [{ target: { id: 'target-in-play' }, effects: [{ id: 'effect-destroy' }] }],
    });
    for (const disordered of [
      'When you take damage: HOWL: Draw 1 card.',
      'HOWL: Self-exhaust 1 resource→When you take damage: Draw 1 card.',
      'HOWL: Draw 1 card. Self-exhaust 1 resource→',
    ]) {
      expect([disordered, isValid('creature', disordered)]).toEqual([disordered, false]);
    }
  });

  test('[K14-ABL-02] a name means nothing: whatever it says, the ability is used as its text says', () => {
    play({
      cards: {
        poser: minion(1, 1, 'GHOST-PLAY: Draw 1 card.\nGHOST-PLAY: 1-dice-heal yourself.', 0),
        tired: minion(1, 1, 'GHOST-PLAY: Draw 1 card.', 0),
      },
      players: [
        { name: 'A', hp: 10, battlefield: ['poser', { card: 'tired', exhausted: true }] },
        { name: 'B', askAlways: true },
      ],
      dice: [4],
      steps: [
        { by: 'A', activate: 'tired', refused: 'K14-MIN-12' },
        { by: 'A', activate: 'poser', ability: 2 },
        { resolve: true },
        { expect: { players: { A: { hp: 14, hand: 0 } }, cards: { poser: { exhausted: true } } } },
      ],
    });
  });

  test('[K14-ABL-17] [K14-ABL-18] each sentence is a sub-ability: a target selection, if any, then its effects', () => {
    const text =
      'Target up to 2 in-play cards; destroy the targets, then draw 1 card. 2-dice-heal yourself. Target this card; bounce it.';
    const parts = design('spell', text).abilities[0]?.parts ?? [];
    expect(parts.map(({ target }) => target?.id ?? null)).toEqual([
      'target-in-play',
      null,
      'target-this-card',
    ]);
    expect(parts.map(({ effects }) => effects.map(({ id }) => id))).toEqual([
      ['effect-destroy', 'effect-draw'],
      ['effect-dice-heal'],
      ['effect-bounce'],
    ]);
  });

  test('[K14-ABL-20] any number of sub-abilities, but one at the least', () => {
    const many = Array.from({ length: 12 }, () => 'Draw 1 card.').join(' ');
    expect(design('spell', many).abilities[0]?.parts).toHaveLength(12);
    expect([isValid('spell', many), isValid('spell', '')]).toEqual([true, false]);
    expect([isValid('creature', 'ROAR: Draw 1 card.'), isValid('creature', 'ROAR:')]).toEqual([true, false]);
    play({
      cards: { many: spell(many, 0) },
      players: [
        { name: 'A', deck: [15], hand: ['many'] },
        { name: 'B', askAlways: true },
      ],
      steps: [{ by: 'A', cast: 'many' }, { resolve: true }, { expect: { players: { A: { hand: 12 } } } }],
    });
  });
});

describe('the standard activation condition', () => {
  test('[K14-ABL-03] without a condition of its own an ability is used in the own Action Phase', () => {
    play({
      cards: { roarer, zap },
      players: [
        { name: 'A', battlefield: ['roarer'], hand: ['zap'] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', activate: 'roarer' },
        { resolve: true },
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { expect: { players: { A: { hand: 2, grave: ['zap'] } }, turn: { phase: 'action' } } },
      ],
    });
  });

  test.each(['draw', 'resource', 'battle', 'recovery'] as const)(
    '[K14-ABL-03] [K14-ABL-05] not in the own %s phase',
    (phase) => {
      play({
        cards: { roarer, zap },
        players: [{ name: 'A', battlefield: ['roarer'], hand: ['zap'], askAlways: true }, { name: 'B' }],
        turn: { phase },
        steps: [
          { expect: { asks: { by: 'A', offersNot: [{ activate: 'roarer' }, { cast: 'zap' }] } } },
          { by: 'A', activate: 'roarer', refused: 'K14-ABL-05' },
          { by: 'A', cast: 'zap', refused: 'K14-ABL-05' },
        ],
      });
    },
  );

  test.each(['draw', 'resource', 'action', 'battle', 'recovery'] as const)(
    '[K14-ABL-04] not in the %s phase of an enemy’s turn',
    (phase) => {
      play({
        cards: { roarer, zap },
        players: [{ name: 'A' }, { name: 'B', battlefield: ['roarer'], hand: ['zap'], askAlways: true }],
        turn: { phase },
        steps: [
          { expect: { asks: { by: 'B', offersNot: [{ activate: 'roarer' }, { cast: 'zap' }] } } },
          { by: 'B', activate: 'roarer', refused: 'K14-ABL-04' },
          { by: 'B', cast: 'zap', refused: 'K14-ABL-04' },
        ],
      });
    },
  );

  test('[K14-ABL-06] it responds in the own Action Phase to a chain that an enemy started', () => {
    play({
      cards: { roarer, bear: minion(2, 3) },
      players: [
        { name: 'A', battlefield: ['roarer'] },
        { name: 'B', battlefield: [{ card: 'bear', counters: counters('sword', 'B') }] },
      ],
      steps: [
        { by: 'A', pass: true },
        { by: 'B', counter: 'sword', on: 'bear' },
        { by: 'A', activate: 'roarer' },
        { expect: { players: { A: { hand: 1 } }, log: [{ type: 'link', card: 'roarer' }] } },
        { expect: { log: [], turn: { player: 'A', phase: 'action' }, cards: { bear: { sp: 3 } } } },
      ],
    });
  });

  test('[K14-ABL-06] and to a chain of the own', () => {
    play({
      cards: { roarer, zap },
      players: [{ name: 'A', battlefield: ['roarer'], hand: ['zap'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'A', activate: 'roarer' },
        { expect: { players: { A: { hand: 2 } } } },
        {
          expect: {
            log: [
              { type: 'resolve', card: 'roarer' },
              { type: 'resolve', card: 'zap' },
            ],
          },
        },
      ],
    });
  });
});

describe('an explicit activation condition', () => {
  test('[K14-ABL-07] the own Action Phase is not enough', () => {
    play({
      cards: { mourner, hex: spell('When you take damage: Draw 1 card.', 0) },
      players: [{ name: 'A', battlefield: ['mourner'], hand: ['hex'], askAlways: true }, { name: 'B' }],
      steps: [
        { expect: { asks: { purpose: 'action', offersNot: [{ activate: 'mourner' }, { cast: 'hex' }] } } },
        { by: 'A', activate: 'mourner', refused: 'K14-ABL-07' },
        { by: 'A', cast: 'hex', refused: 'K14-ABL-07' },
      ],
    });
  });

  const phases = ['draw', 'resource', 'action', 'battle', 'recovery'] as const;
  const moments = ['A', 'B'].flatMap((player) => phases.map((phase) => ({ player, phase })));
  test.since(13).each(moments)('[K14-ABL-08] once it is met, in the $phase phase of $player', (turn) => {
    play({
      cards: { mourner },
      players: [
        {
          name: 'A',
          battlefield: ['mourner', { card: 'filler', as: 'host', counters: counters('damage', 'B') }],
        },
        { name: 'B', askAlways: true },
      ],
      turn,
      dice: [3],
      steps: [
        { by: 'B', counter: 'damage', on: 'host' },
        { by: 'A', activate: 'mourner' },
        { resolve: true },
        { expect: { turn, players: { A: { hp: 32, hand: 1 } } } },
        { expect: { cards: { mourner: { exhausted: true } } } },
      ],
    });
  });

  test('[K14-ABL-09] using it is a choice', () => {
    play({
      cards: { nurse },
      players: [
        {
          name: 'A',
          hp: 20,
          battlefield: ['nurse', { card: 'filler', as: 'host', counters: counters('damage', 'A') }],
        },
        { name: 'B', askAlways: true },
      ],
      dice: [3],
      steps: [
        { by: 'A', counter: 'damage', on: 'host' },
        { resolve: true },
        { expect: { asks: { by: 'A', offers: [{ activate: 'nurse' }, { pass: true }] } } },
        { by: 'A', pass: true },
        { until: { phase: 'battle' } },
        { expect: { players: { A: { hand: 0 } }, cards: { nurse: { exhausted: false } } } },
        { expect: { logNot: [{ type: 'link', card: 'nurse' }] } },
      ],
    });
  });
});
