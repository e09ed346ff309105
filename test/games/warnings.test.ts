/** What of cards can never work, or never ends: said where the rules prove it, and never of a card that works. */
import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import type { RulesEdition } from '../../src-main/games/kotc/cards/editions.js';
import { isWarnedOfWithOthers, warningsOf, warningsTogether } from '../../src-main/games/judging.js';
import { magic } from '../../src-main/games/magic/game.js';
import { ruleSets } from '../../src-main/games/rule-sets.js';
import { scenariosOf } from '../../src-main/games/scenarios.js';
import { readLooseFiles } from '../../src-main/library/loose-files.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { play, minion, spell } from './kotc/scene.js';

const idOf = (edition: number): string => `kotc-${String(edition).padStart(2, '0')}`;

function said(type: 'creature' | 'spell', edition: RulesEdition, text: string): readonly string[] {
  const card = { ...blankCard('00000000-0000-4000-8000-000000000001', edition), name: 'Odd', type, text };
  const warnings = warningsOf(card, idOf(edition));
  // As its own edition has it, which the designer asks for.
  expect(warningsOf(card, null)).toEqual(warnings);
  for (const { kind, cards } of warnings) expect([kind, cards]).toEqual(['never works', ['Odd']]);
  return warnings.map(({ because }) => because);
}

test('no card that comes with the program is warned of', { timeout: 30_000 }, async () => {
  let count = 0;
  for (const rules of ruleSets().filter(({ starter }) => starter !== undefined)) {
    const folder = inProject('assets', 'starter', rules.starter ?? '', 'cards');
    const files = (await readdir(folder)).map((name) =>
      inProject('assets', 'starter', rules.starter ?? '', 'cards', name),
    );
    const { cards } = await readLooseFiles(files.filter((name) => name.endsWith('.card.json')));
    const all = cards.map(({ card }) => card);
    const warned = all.flatMap((card) =>
      warningsOf(card, rules.rules.id).map(({ because }) => [card.name, because]),
    );
    expect([rules.rules.id, warned]).toEqual([rules.rules.id, []]);
    expect(warningsTogether(all)).toEqual([]);
    count += all.length;
  }
  expect(count).toBeGreaterThan(200);
});

describe('an effect whose targets lie where it does nothing', () => {
  const inHand = 'Target up to 2 cards in your hand; ';
  test('is said, and nothing comes of it in play', () => {
    expect(said('spell', 14, `${inHand}place 1 Sword Counter on each target.`)).toEqual([
      'It never does anything: its targets lie in a hand, and only minions on a battlefield can have counters placed on them.',
    ]);
    play({
      cards: {
        odd: spell('Target 1 card in your hand; place 1 Sword Counter on the target.', 0),
        bear: minion(2, 3),
      },
      players: [{ name: 'A', hand: ['odd', 'bear'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'odd' },
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { zone: 'hand', counters: {} } } } },
      ],
    });
  });

  test('is not said where something comes before it, or where they can lie on a battlefield', () => {
    expect(
      said('spell', 14, `${inHand}reveal and deploy the targets, then place 1 Sword Counter on each target.`),
    ).toEqual([]);
    expect(said('spell', 14, 'Target up to 2 in-play cards; place 1 Sword Counter on each target.')).toEqual(
      [],
    );
    expect(said('spell', 14, `${inHand}destroy the targets.`)).toEqual([]);
  });
});

describe('a condition that is never met', () => {
  const attacks = 'When this card attacks, after Attack Formation (ghost-play): Draw 2 cards.';
  test('is said of a spell, unless pawns can have its ability', () => {
    expect(said('spell', 14, attacks)).toEqual([
      'Its condition is never met: a spell is never on a battlefield.',
    ]);
    expect(said('spell', 17, attacks)).toEqual([]);
    expect(said('creature', 14, `ROAR: ${attacks}`)).toEqual([]);
    expect(said('spell', 14, 'When enemy attacks, after Attack Formation: Draw 2 cards.')).toEqual([]);
  });
});

describe('a cost that can never be paid', () => {
  const destroyed = (cost: string): string =>
    `WILL: When this on-field minion is destroyed (ghost-play): ${cost}Draw 2 cards.`;
  test('is said where the counters are gone by then, and so the rules have it', () => {
    expect(said('creature', 16, destroyed('Remove 1 counter on this card→'))).toEqual([
      'Its cost can never be paid: when its condition is met the card has left its place, and its counters are gone.',
    ]);
    expect(said('spell', 16, 'Remove 2 counters on this card→Draw 2 cards.')).toEqual([
      'Its cost can never be paid: a spell never has counters.',
    ]);
    for (const [cost, drawn] of [
      ['Remove 1 counter on this card→', 0],
      ['', 2],
    ] as const) {
      play({
        rules: 'kotc-16',
        cards: {
          ghost: minion(1, 1, destroyed(cost), 0),
          smite: spell('Target 1 on-field minion; destroy the target.', 0),
        },
        players: [
          { name: 'A', hand: ['smite'], granary: [2] },
          {
            name: 'B',
            granary: [2],
            battlefield: [{ card: 'ghost', counters: [{ kind: 'sword', owner: 'B', count: 2 }] }],
          },
        ],
        steps: [
          { by: 'A', cast: 'smite' },
          { by: 'A', choose: ['ghost'] },
          { by: 'B', activate: 'ghost' },
          { resolve: true },
          { expect: { cards: { ghost: { zone: 'grave' } }, players: { B: { hand: drawn } } } },
        ],
      });
    }
  });

  test('is not said where somebody can have placed counters', () => {
    expect(
      said(
        'creature',
        16,
        'WILL: When this on-field minion is damaged: Remove 1 counter on this card→Draw 2 cards.',
      ),
    ).toEqual([]);
    expect(said('creature', 16, destroyed('Self-exhaust 2 resources→'))).toEqual([]);
  });
});

test('targets of which there are never as many as it says', () => {
  expect(
    said('spell', 14, 'Excavate 2 cards and target up to 3 excavated cards; destroy the targets.'),
  ).toEqual(['It never has more than 2 targets: it looks at no more cards, and may target 3.']);
  expect(
    said('spell', 14, 'Excavate 3 cards and target up to 3 excavated cards; destroy the targets.'),
  ).toEqual([]);
});

describe('abilities that keep each other going', () => {
  const enchantment = (name: string, ...lines: string[]) => ({
    ...magic.cards.blank('00000000-0000-4000-8000-000000000001', null),
    name,
    typeLine: 'Enchantment',
    text: lines.join('\n'),
  });
  const spores = (more = '') =>
    enchantment(
      'Spores',
      `Whenever a creature comes into play${more}, put a 1/1 green Saproling creature token into play.`,
    );

  test('by itself', () => {
    expect(warningsOf(spores(), 'magic-classic')).toEqual([
      {
        kind: 'never ends',
        because:
          'Its ability triggers itself again and again: once it has begun it goes on and nobody can end it.',
        cards: ['Spores'],
      },
    ]);
    expect(warningsOf(spores(' under your control'), null)).toHaveLength(1);
    expect(warningsOf(spores(" under an opponent's control"), null)).toEqual([]);
    const gain = enchantment('Gain', 'Whenever you gain life, you gain 1 life.');
    expect(warningsOf(gain, null)).toHaveLength(1);
    const may = enchantment('May', 'Whenever you gain life, you may gain 1 life.');
    expect(warningsOf(may, null)).toEqual([]);
  });

  test('two together, with both as the proof', () => {
    const drain = enchantment('Drain', 'Whenever you gain life, each opponent loses 1 life.');
    const feast = enchantment('Feast', 'Whenever an opponent loses life, you gain 1 life.');
    const mourn = enchantment('Mourn', 'Whenever you lose life, you gain 1 life.');
    expect(warningsTogether([drain, feast, mourn])).toEqual([
      {
        kind: 'never ends',
        because:
          '“Drain” and “Feast” trigger each other again and again under one player: once it has begun it goes on until a player has lost.',
        cards: ['Drain', 'Feast'],
      },
    ]);
    expect(warningsOf(enchantment('Both', drain.text, feast.text), null)).toHaveLength(1);
    for (const one of [drain, feast, mourn]) expect(warningsOf(one, null)).toEqual([]);
  });
});

describe('minions with which a player can go on for ever', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const of = (name: string, cost: number, text: string, edition: RulesEdition = 17) => ({
    ...blankCard(id, edition),
    name,
    type: 'creature' as const,
    cost,
    text,
  });
  const whenSummoned = 'When this card is summoned (ghost-play): ';
  const healer = `HEAL: ${whenSummoned}Self-bounce 1 on-field minion → 1-dice-heal yourself.`;
  const cheaper = `HEAL: ${whenSummoned}Self-bounce 1 on-field minion → Target this card; down-level it by 1.`;
  const lower = 'LOWER: Target up to 1 card in your hand; down-level each target by 3.';

  test('by themselves, and in play they do', () => {
    expect(warningsOf(of('Yo-yo', 2, cheaper), null)).toMatchObject([
      { kind: 'never ends', cards: ['Yo-yo'] },
    ]);
    expect(warningsOf(of('Healer', 2, healer), null)).toEqual([]);
    const round = [
      { by: 'Ann', summon: 'Yo-yo' },
      { by: 'Ann', activate: 'Yo-yo' },
      { resolve: true as const },
    ];
    const rounds = Array.from({ length: 9 }, () => round).flat();
    const end = { expect: { cards: { 'Yo-yo': { zone: 'hand', level: 0 } }, players: { Ann: { hand: 1 } } } };
    const outcome = scenariosOf('kotc-17').run({
      format: 'cardwright-scenario',
      version: 2,
      name: '',
      rules: 'kotc-17',
      cards: { 'Yo-yo': { type: 'minion', sp: 0, hp: 2, text: cheaper } },
      players: [{ name: 'Ann', hand: ['Yo-yo'], granary: [3] }, { name: 'Ben' }],
      turn: { player: 'Ann', phase: 'action' },
      steps: [...rounds, end],
    });
    expect(outcome.differences).toEqual([]);
  });

  test('with another that lowers their level far enough', () => {
    const all = [of('Healer', 3, healer), of('Cheap', 3, lower)];
    expect(warningsTogether(all)).toMatchObject([{ kind: 'never ends', cards: ['Healer', 'Cheap'] }]);
    expect(warningsTogether([of('Healer', 4, healer), of('Cheap', 3, lower)])).toEqual([]);
    const withCost = healer.replace('Self-bounce 1', 'Self-bounce 2');
    expect(warningsTogether([of('Healer', 3, withCost), of('Cheap', 3, lower)])).toEqual([]);
    expect(all.map(isWarnedOfWithOthers)).toEqual([true, true]);
    expect(isWarnedOfWithOthers(of('Plain', 3, ''))).toBe(false);
  });
});
