import { expect, test } from 'vitest';
import { readText } from '../../../../../src-main/games/kotc/cards/language/read.js';
import type { RulesEdition } from '../../../../../src-main/games/kotc/cards/editions.js';
import { vocabularyOf } from '../../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { inEditions } from '../../in-editions.js';
import { creature, counters, play, spell } from '../../scene.js';
import { byEdition, WHEN_DESTROYED, DEPLOY, type RulesId } from './wordings.js';

const editionOf = (rules: RulesId): RulesEdition => byEdition(rules, 6, rules === 'kotc-10' ? 10 : 9, 11);

inEditions(
  '[K06-ABL-01] [K09-ABL-01] [K11-ABL-01] every paragraph after the caveat is one ability, the caveat none',
  (rules) =>
    play({
      rules,
      cards: {
        oracle: creature(1, 5, 'This creature cannot attack.\nDraw 1 card.\nDraw 2 cards.', 0),
        oaf: creature(1, 5, 'This creature cannot attack.\nThis card has no abilities.', 0),
        pup: creature(1, 5, 'This card has no abilities.', 0),
      },
      players: [{ name: 'A', battlefield: ['oracle', 'oaf', 'pup'] }, { name: 'B' }],
      steps: [
        {
          expect: {
            asks: {
              by: 'A',
              purpose: 'action',
              offers: [
                { activate: 'oracle', ability: 1 },
                { activate: 'oracle', ability: 2 },
              ],
              offersNot: [{ activate: 'oaf' }, { activate: 'pup' }],
            },
          },
        },
        ...['oaf', 'pup'].map((label) => ({ by: 'A', activate: label, refused: noAbility(rules) })),
        { by: 'A', activate: 'oracle', ability: 3, refused: noAbility(rules) },
        { by: 'A', activate: 'oracle', ability: 2 },
        { expect: { players: { A: { hand: 2 } }, cards: { oracle: { exhausted: true } } } },
      ],
    }),
);

const noAbility = (rules: RulesId): string => byEdition(rules, 'K06-ABL-01', 'K09-ABL-01', 'K11-ABL-01');

inEditions(
  '[K06-ABL-02] [K09-ABL-02] [K11-ABL-02] a name in capitals may stand before an ability and does nothing',
  (rules) =>
    play({
      rules,
      cards: {
        named: creature(1, 5, 'DRAW THREE CARDS: Draw 1 card.', 0),
        plain: creature(1, 5, 'Draw 1 card.', 0),
        called: creature(1, 5, 'ONLY IN RESPONSE: Draw 1 card.', 0),
      },
      players: [{ name: 'A', battlefield: ['named', 'plain', 'called'] }, { name: 'B' }],
      steps: [
        { by: 'A', activate: 'plain' },
        { expect: { players: { A: { hand: 1 } } } },
        { by: 'A', activate: 'named' },
        { expect: { players: { A: { hand: 2 } } } },
        { by: 'A', activate: 'called' },
        { expect: { players: { A: { hand: 3 } } } },
      ],
    }),
);

inEditions(
  '[K11-ABL-03] a name is no part of the condition, the cost, the targets or the effects after it',
  (rules) => {
    const text = 'Remove 1 counter from this card. Target up to 1 card in play. Exhaust all targets.';
    for (const name of ['', 'SNARE: ']) {
      const { abilities } = readText(`${name}${WHEN_DESTROYED} ${text}`, 'creature', 11);
      expect(abilities).toHaveLength(1);
      expect(abilities[0]).toMatchObject({
        condition: { id: 'when-this-in-play-card-destroyed' },
        costs: [{ id: 'cost-remove-counters', values: { x: 1 } }],
        parts: [{ target: { id: 'target-in-play' }, effects: [{ id: 'effect-exhaust-targets' }] }],
      });
      play({
        rules,
        cards: { spider: creature(1, 5, name + text, 0), prey: creature(1, 5, '', 0) },
        players: [
          { name: 'A', battlefield: [{ card: 'spider', counters: counters('plain', 'A') }] },
          { name: 'B', battlefield: ['prey'] },
        ],
        steps: [
          { by: 'A', activate: 'spider' },
          { by: 'A', choose: ['prey'] },
          { expect: { cards: { spider: { counters: {}, exhausted: true }, prey: { exhausted: true } } } },
        ],
      });
    }
  },
);

/** What stands first in an ability is read as its condition; the same sentence elsewhere is refused. */
inEditions(
  '[K06-ABL-06] [K06-ABL-07] [K09-ABL-07] [K09-ABL-08] [K11-ABL-07] conditions are first sentences with “Activate …”',
  (rules) => {
    const edition = editionOf(rules);
    const conditions = vocabularyOf(edition).entries.filter(
      ({ kind, redacted }) => kind === 'condition' && redacted === null,
    );
    expect(conditions.length).toBeGreaterThan(5);
    const beginning = byEdition(
      rules,
      /^activate (?:when|in response to) /,
      /^activate when /,
      /^activate when /,
    );
    for (const { phrase } of conditions) expect(phrase.template).toMatch(beginning);
    const before = readText(`${WHEN_DESTROYED} Draw 1 card.`, 'spell', edition);
    expect(before.problems).toEqual([]);
    expect(before.abilities[0]?.condition?.id).toBe('when-this-in-play-card-destroyed');
    for (const wrong of [
      `Draw 1 card. ${WHEN_DESTROYED}`,
      'When this in-play card is destroyed. Draw 1 card.',
    ])
      expect(readText(wrong, 'spell', edition).problems).not.toEqual([]);
  },
);

inEditions(
  '[K06-ABL-06] [K06-ABL-07] [K09-ABL-07] [K09-ABL-08] [K11-ABL-07] a spell whose first sentence is one has to wait',
  (rules) =>
    play({
      rules,
      cards: { now: spell('Draw 1 card.', 0), later: spell(`${WHEN_DESTROYED} Draw 1 card.`, 0) },
      players: [{ name: 'A', hand: ['now'], traps: ['now', 'later'] }, { name: 'B' }],
      steps: [
        {
          expect: {
            asks: {
              by: 'A',
              purpose: 'action',
              offers: [{ cast: 'now 2' }, { activate: 'now' }],
              offersNot: [{ activate: 'later' }],
            },
          },
        },
      ],
    }),
);

test('[K06-ABL-07] the 6th Edition’s other conditions say what is answered: “Activate in response to”', () => {
  const answer = 'Activate in response to an opponent’s summon. Draw 1 card.';
  play({
    rules: 'kotc-06',
    cards: { pup: creature(1, 5, '', 0), owl: creature(1, 5, answer, 0) },
    players: [
      { name: 'A', hand: ['pup'] },
      { name: 'B', battlefield: ['owl'] },
    ],
    steps: [
      { by: 'A', summon: 'pup' },
      { expect: { asks: { by: 'B', purpose: 'respond', offers: [{ activate: 'owl' }] } } },
    ],
  });
});

test('[K11-ABL-08] the condition of the rulebook’s example is its first sentence and nothing more', () => {
  const text =
    'Activate when this in-play card is destroyed. Target this card. Reveal this card, then you may summon this card (paying the usual costs).';
  const { parts } = readText(text, 'creature', 11);
  const [condition, target] = parts;
  expect(condition?.kind).toBe('condition');
  expect(text.slice(condition?.start, condition?.end)).toBe('Activate when this in-play card is destroyed');
  expect(text.slice(target?.start, target?.end)).toBe('Target this card');
});

const necromancy = `NECROMANCY: Remove 2 counters from this card. Target up to 2 cards in one player’s graveyard randomly. ${DEPLOY}`;
const unrest = 'Target this card. Place 1 counter on each target.';
const raised = { bones: creature(1, 5, '', 0) };

test('[K06-ABL-24] “SPIRITUAL UNREST” answers an opponent’s summon and cannot be used at will', () => {
  const text = `SPIRITUAL UNREST: Activate in response to an opponent’s summon. ${unrest}\n${necromancy}`;
  play({
    rules: 'kotc-06',
    cards: { ...raised, necromancer: creature(1, 5, text, 0) },
    players: [
      { name: 'A', battlefield: ['necromancer'], hand: ['bones'] },
      { name: 'B', battlefield: ['necromancer'] },
    ],
    steps: [
      { by: 'A', activate: 'necromancer', ability: 1, refused: 'K06-ABL-08' },
      { by: 'A', summon: 'bones' },
      { by: 'B', activate: 'necromancer 2', ability: 1 },
      { resolve: true },
      {
        expect: {
          cards: {
            'necromancer 2': { counters: { plain: 1 }, exhausted: true },
            necromancer: { counters: {}, exhausted: false },
          },
        },
      },
    ],
  });
});

test('[K09-ABL-20] “SPIRITUAL UNREST” puts a counter on its creature in its user’s Action Phase', () => {
  play({
    rules: 'kotc-09',
    cards: { ...raised, necromancer: creature(1, 5, `SPIRITUAL UNREST: ${unrest}\n${necromancy}`, 0) },
    players: [{ name: 'A', battlefield: ['necromancer'] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'necromancer', ability: 1 },
      { expect: { cards: { necromancer: { counters: { plain: 1 }, exhausted: true } } } },
      { until: { turn: 4 } },
      { by: 'A', activate: 'necromancer', ability: 1, refused: 'K09-ABL-12' },
    ],
  });
});

inEditions(
  '[K06-ABL-25] [K09-ABL-21] “NECROMANCY” removes 2 counters, and has no effect with fewer',
  (rules) => {
    for (const [count, isPaid] of [
      [3, true],
      [2, true],
      [1, false],
    ] as const) {
      const worked = isPaid
        ? [
            { by: 'A', choose: ['B'] },
            { by: 'A', number: 1 },
          ]
        : [];
      play({
        rules,
        cards: { ...raised, necromancer: creature(1, 5, `REST: ${unrest}\n${necromancy}`, 0) },
        players: [
          {
            name: 'A',
            battlefield: [{ card: 'necromancer', counters: counters('plain', 'A', count) }],
            grave: ['filler'],
          },
          { name: 'B', grave: ['bones'] },
        ],
        steps: [
          { by: 'A', activate: 'necromancer', ability: 2 },
          ...worked,
          ...(isPaid ? [{ by: 'A', choose: ['bones'] }] : []),
          {
            expect: {
              cards: {
                necromancer: { exhausted: true, counters: counted(isPaid ? count - 2 : count) },
                bones: { zone: isPaid ? 'battlefield' : 'grave' },
              },
            },
          },
        ],
      });
    }
  },
);

const counted = (plain: number): Record<string, number> => (plain > 0 ? { plain } : {});

test('[K09-ABL-22] “REBIRTH” cannot be used while the phoenix is in play, and can when it is destroyed', () => {
  const rebirth = `REBIRTH: ${WHEN_DESTROYED} Target up to 1 card in your graveyard. ${DEPLOY}`;
  play({
    rules: 'kotc-09',
    cards: {
      phoenix: creature(1, 5, rebirth, 0),
      smite: spell('Target up to 1 card in play. Destroy all targets.', 0),
    },
    players: [{ name: 'A', battlefield: ['phoenix'], hand: ['smite'] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'phoenix', refused: 'K09-ABL-09' },
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['phoenix'] },
      { by: 'A', activate: 'phoenix' },
      { expect: { asks: { by: 'A', purpose: 'target', cards: ['phoenix', 'smite'] } } },
      { by: 'A', choose: ['phoenix'] },
      { by: 'A', choose: ['phoenix'] },
      { expect: { cards: { phoenix: { zone: 'battlefield', exhausted: true } } } },
    ],
  });
});
