import { expect, test } from 'vitest';
import type { CardType } from '../../../../src-main/games/kotc/cards/language/read.js';
import { readText } from '../../../../src-main/games/kotc/cards/language/read.js';
import { ultraPointsOf } from '../../../../src-main/games/kotc/cards/price/ultra-points.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { guideTest, inWordsOf, modernGuides, type ModernGuide } from './by-guides.js';
import * as judging from './judging.js';

/** Of a text in the words of the 14th Edition; two costs are joined as the edition has it. */
function level(edition: ModernGuide, text: string, type: CardType = 'spell', sp = 0, hp = 0): string | null {
  const joined = edition < 14 ? text.replace(/(Self-\S+ \d+ \S+) and /u, '$1, also ') : text;
  return judging.costOf(edition, type, inWordsOf(edition, joined), sp, hp);
}

/** What each edition makes of it, from the 12th to the 17th. */
type Levels = readonly [number, number, number, number, number, number];
const alike = (level: number): Levels => [level, level, level, level, level, level];

interface Example {
  readonly ids: string;
  readonly text: string;
  readonly levels: Levels;
  /** SP and HP of a minion. */
  readonly figures?: readonly [number, number];
}

const examples: readonly Example[] = [
  { ids: '[K12…17-LVL-13]', text: 'Target up to 4 in-play cards; destroy the targets.', levels: alike(8) },
  { ids: '[K12-LVL-13]', text: '', figures: [2, 10], levels: [4, 7, 7, 7, 7, 7] },
  { ids: '[K12…17-LVL-14]', text: 'Draw 2 cards.', levels: [2, 4, 4, 4, 4, 4] },
  { ids: '[K12…17-LVL-15]', text: 'Self-exhaust 1 resource→Draw 1 card.', levels: [1, 2, 2, 2, 2, 2] },
  { ids: '[K12…17-LVL-16]', text: 'Self-bury 1 in-play card→Draw 1 card.', levels: [1, 1, 0, 0, 0, 0] },
  {
    ids: '[K12…17-LVL-16] [K12…17-LVL-07]',
    text: 'LOSS: Self-bury 1 in-play card→Draw 1 card.',
    figures: [0, 0],
    levels: alike(1),
  },
  {
    ids: '[K12…17-LVL-17]',
    text: 'Excavate 3 cards and target 1 excavated card; bounce it.',
    levels: [2, 3, 3, 3, 3, 3],
  },
  {
    ids: '[K12…17-LVL-18]',
    text: "See enemy's hand and target up to 2 cards therein; destroy the targets.",
    levels: [10, 10, 10, 10, 8, 8],
  },
  {
    ids: '[K12…17-LVL-19]',
    text: 'Target up to 2 cards in your hand; down-level each target by 3.',
    levels: alike(12),
  },
  {
    ids: '[K12…17-LVL-20]',
    text: 'Target up to 2 in-play cards; place 1 Shield Counter on each target, then hypnotize the targets until the end of this turn.',
    levels: alike(6),
  },
  {
    ids: '[K12…17-LVL-21]',
    text: 'Target this card; remove up to 1 counter from it. Target this card; remove up to 1 counter from it.',
    levels: alike(1),
  },
  { ids: '[K12…17-LVL-22]', text: '', figures: [2, 3], levels: [3, 4, 4, 4, 4, 4] },
  { ids: '[K12…17-LVL-23]', text: '', figures: [0, 0], levels: alike(0) },
  {
    ids: '[K12…17-LVL-24]',
    text: 'CLEANSE: Target this card; remove up to 1 counter from it.',
    figures: [1, 1],
    levels: alike(3),
  },
  {
    ids: '[K12…17-LVL-25]',
    text: 'Self-exhaust 1 resource and self-bounce 1 in-play card→Draw 2 cards.',
    levels: [1, 3, 3, 3, 3, 3],
  },
  { ids: '[K12…17-LVL-29]', text: '', figures: [3, 5], levels: [4, 6, 6, 6, 6, 6] },
  { ids: '[K12…17-LVL-29]', text: '3-dice-heal yourself.', levels: alike(3) },
  {
    ids: '[K12…17-LVL-30]',
    text: 'WARD: When this card defends, after Defense Formation (ghost-play): Target 1 in-play card; exhaust and fatigue it.',
    figures: [1, 6],
    levels: [4, 5, 5, 5, 5, 5],
  },
  {
    ids: '[K12…17-LVL-31]',
    text: 'DIG: Excavate 6 cards and target 1 excavated card; sheathe it.\nEND: When this in-play card is destroyed (ghost-play): self-exhaust 2 resources→Excavate 11 cards and target 1 excavated card; sheathe it.',
    figures: [0, 2],
    levels: [10, 5, 5, 5, 15, 15],
  },
];

for (const { ids, text, levels, figures } of examples) {
  guideTest(`${ids} ${figures ? `SP ${figures[0]}, HP ${figures[1]} ` : ''}${text}`, (edition) => {
    const [sp, hp] = figures ?? [];
    const type = figures ? 'creature' : 'spell';
    expect(level(edition, text, type, sp, hp)).toBe(String(levels[modernGuides.indexOf(edition)]));
  });
}

/** Of texts in an edition's own words: its level, and its Ultra Points. */
const ownExamples: readonly [
  ids: string,
  edition: ModernGuide,
  text: string,
  level: number,
  ultra?: number,
][] = [
  ['[K17-LVL-32]', 17, 'Target up to 3 on-field minions; conscript the targets.', 2],
  ['[K17-LVL-32]', 17, 'Target 1 on-field minion; distract it.', 1],
  ['[K17-LVL-33]', 17, 'Pay 3 HP→Draw 1 card.', 2, 1],
  ['[K17-LVL-33]', 17, 'Pay 4 HP→Draw 1 card.', 1, 1],
  ['[K15-LVL-34]', 15, 'Summon 2 level 3 pawns.', 6],
  ['[K16-LVL-34]', 16, 'Craft 2 level 3 pawns.', 6],
  ['[K17-LVL-34]', 17, 'Craft 2 level 3 pawns.', 6],
  [
    '[K17-LVL-35]',
    17,
    'When enemy casts a spell or activates an ability: Target 1 card in the current chain; negate it.',
    2,
    3,
  ],
  ['[K17-LVL-36]', 17, 'Target all level 2 or lower on-field minions; destroy the targets.', 4, 2],
  ['[K16-LVL-37]', 16, 'Gift-summon 1 minion in your hand→Draw 2 cards.', 2],
  ['[K17-LVL-37]', 17, 'Gift-summon 1 minion in your hand→Draw 2 cards.', 2],
  ['[K17-LVL-38]', 17, 'Target 1 on-field minion; place 2 Undying Counters on it.', 4, 1],
  ['[K17-ULT-02]', 17, 'Target all level 4 or lower on-field minions; destroy the targets.', 8, 2],
];

test.each(ownExamples)('%s of the %ith: %s', (_ids, edition, text, expected, ultra = 0) => {
  expect(judging.costOf(edition, 'spell', text)).toBe(String(expected));
  expect(ultraPointsOf(readText(text, 'spell', edition), edition)).toBe(edition === 17 ? ultra : null);
});

test('[K16-LVL-37] [K17-LVL-37] a minion with silo is as cheap as that has become', () => {
  const second: Readonly<Record<16 | 17, string>> = {
    16: 'When this on-field minion is destroyed (ghost-play)',
    17: 'When this card in your battlefield is destroyed (ghost-play)',
  };
  for (const edition of [16, 17] as const) {
    const text = `A: Draw 1 card.\nB: ${second[edition]}: self-exhaust 2 resources→Target this card; silo it.`;
    expect(judging.costOf(edition, 'creature', text, 0, 0)).toBe('3');
  }
});

guideTest('[K12…17-LVL-01] conditions change no level', (edition) => {
  const conditions = vocabularyOf(edition).entries.filter(({ kind }) => kind === 'condition');
  expect(new Set(conditions.map(({ price }) => price.text))).toEqual(new Set(['0']));
});

guideTest(
  '[K12…17-LVL-02] [K12…17-LVL-03] t is for the effects of its own sub-ability and adds nothing',
  (edition) => {
    expect(level(edition, 'Target up to 9 in-play cards; draw 2 cards.')).toBe(edition === 12 ? '2' : '4');
    const bouncing = 'Target up to 3 in-play cards; destroy the targets. Target this card; destroy it.';
    expect(level(edition, bouncing)).toBe('8');
    expect(level(edition, 'Target up to 3 in-play cards; draw 1 card. Destroy the targets.')).toBeNull();
  },
);

guideTest(
  '[K12…17-LVL-04] [K12…17-LVL-05] sub-abilities are sums of effects, abilities sums of those less the costs',
  (edition) => {
    const text = 'Target this card; destroy it, then 2-dice-heal yourself. 4-dice-heal yourself.';
    expect(level(edition, text)).toBe('8');
    expect(level(edition, `Self-exhaust 3 resources→${text}`)).toBe('7');
    expect(level(edition, `Self-bury 9 in-play cards→${text}`)).toBe(edition < 14 ? '1' : '0');
  },
);

guideTest('[K12…17-LVL-06] an ability is rounded once', (edition) => {
  const fifth = 'Excavate 1 card and target 1 excavated card; exhaust and fatigue it.';
  expect(level(edition, `${fifth} ${fifth}`)).toBe('2');
  expect(
    level(
      edition,
      'Excavate 2 cards and target 1 excavated card; exhaust and fatigue it, then exhaust and fatigue it.',
    ),
  ).toBe('3');
});

guideTest('[K12…17-LVL-07] a minion ability is at least level 1', (edition) => {
  expect(judging.abilityCosts(edition, 'creature', 'FREE: Self-exhaust 9 resources→Draw 1 card.')).toEqual([
    '1',
  ]);
});

guideTest('[K14…17-LVL-08] a spell may be level 0', (edition) => {
  expect(level(edition, 'Self-exhaust 9 resources→Draw 1 card.')).toBe('0');
});

test('[K12-LVL-07] [K13-LVL-07] a spell is at least level 1', () => {
  for (const edition of [12, 13] as const)
    expect(level(edition, 'Self-exhaust 9 resources→Draw 1 card.')).toBe('1');
});

guideTest('[K12…17-LVL-09] the base is SP and a share of HP, rounded up', (edition) => {
  const bases = [0, 1, 2, 3, 5, 6].map((hp) => level(edition, '', 'creature', 1, hp));
  expect(bases).toEqual(edition === 12 ? ['1', '2', '2', '2', '2', '3'] : ['1', '2', '2', '3', '4', '4']);
});

guideTest(
  '[K12…17-LVL-10] [K12…17-LVL-11] levels of abilities are rounded each for itself; a spell has that of its ability',
  (edition) => {
    const half = 'Target this card; remove up to 1 counter from it.';
    expect(level(edition, `A: ${half}\nB: ${half}`, 'creature', 0, 1)).toBe('3');
    expect(level(edition, half)).toBe('1');
  },
);

guideTest('[K12…17-LVL-12] the printed level is the computed one', (edition) => {
  expect(judging.judged(edition, edition, 'Draw 2 cards.', { cost: edition === 12 ? 2 : 4 }).status).toBe(
    'legal',
  );
  const wrong = judging.judged(edition, edition, 'Draw 2 cards.', { cost: 3 });
  expect([wrong.status, judging.rulesOf(wrong)]).toEqual(['invalid', [`K${edition}-LVL-12`]]);
});

/** Prices by component, as the lists of rules give them. */
const prices = (edition: ModernGuide, kind: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    vocabularyOf(edition)
      .entries.filter((entry) => entry.kind === kind)
      .map(({ id, price }) => [id, price.text]),
  );

guideTest('[K12…17-LVL-26] level decreases', (edition) => {
  const changed = edition < 16;
  expect(prices(edition, 'cost')).toEqual({
    'cost-self-exhaust-resources': 'x/2',
    'cost-self-exhaust-minions': 'x',
    'cost-self-bounce-in-play': 'x',
    'cost-self-sheathe-hand': 'x',
    'cost-self-sheathe-in-play': '2x',
    'cost-self-destroy-resources': changed ? 'x/2' : 'x',
    'cost-self-destroy-hand': 'x',
    'cost-self-destroy-in-play': '2x',
    'cost-self-bury-resources': changed ? 'x' : '2x',
    'cost-self-bury-hand': '2x',
    'cost-self-bury-in-play': '4x',
    ...(edition >= 16 && {
      'cost-remove-counters': 'x',
      'cost-self-sheathe-hand-chosen': 'x/2',
      'cost-self-destroy-hand-chosen': 'x/2',
      'cost-self-bury-hand-chosen': 'x',
      'cost-self-sheathe-resources': 'x',
      'cost-gift-summon-hand': '2x',
    }),
    ...(edition === 17 && { 'cost-pay-hitpoints': 'x/4', 'cost-self-destroy-deck-top': 'x/6' }),
  });
});

guideTest('[K12…17-LVL-27] what target selections set t to', (edition) => {
  const {
    'target-see-enemy-hand': hand,
    'target-excavate': dug,
    'target-this-card': self,
    ...others
  } = prices(edition, 'target');
  expect([hand, dug, self]).toEqual([edition < 16 ? '2x+1' : '2x', '(x+4y)/5', '1']);
  const { 'target-your-hand': own, ...plain } = others;
  expect([own, new Set(Object.values(plain))]).toEqual(['2x', new Set(['x'])]);
});

const since = (edition: number, first: number, rows: Readonly<Record<string, string>>) =>
  edition >= first ? rows : {};

guideTest('[K12…17-LVL-28] level increases', (edition) => {
  const { ...found } = prices(edition, 'effect');
  const counters = Object.entries(found).filter(([id]) => /^effect-place-.*-counters$/.test(id));
  expect(counters.length).toBe({ 12: 6, 13: 6, 14: 9, 15: 10, 16: 10, 17: 14 }[edition]);
  for (const [id, price] of counters) {
    expect([id, price]).toEqual([id, id.includes('undying') ? '2xt' : 'xt']);
    Reflect.deleteProperty(found, id);
  }
  expect(found).toEqual({
    'effect-remove-counters': 'xt/2',
    'effect-down-level': 'xt',
    'effect-reveal-and-deploy': 't',
    'effect-exhaust-and-fatigue': 't',
    'effect-bounce': edition === 12 ? 't' : '2t',
    'effect-silo': edition < 16 ? '3t' : '2t',
    'effect-hypnotize': '2t',
    'effect-sheathe': edition === 12 ? '2t' : edition < 16 ? 't' : '3t',
    'effect-destroy': '2t',
    'effect-bury': '4t',
    'effect-draw': edition === 12 ? 'x' : '2x',
    'effect-dice-heal': 'x',
    ...since(edition, 15, {
      'effect-clone': 't',
      'effect-clone-times': 'xt',
      'effect-dice-burn': 'x',
      'effect-craft-pawns': 'xy',
    }),
    ...since(edition, 17, {
      'effect-embody': 't',
      'effect-embody-times': 'xt',
      'effect-conscript': 't/2',
      'effect-distract': 't/2',
      'effect-petrify': '3t',
      'effect-negate': '2t',
      'effect-dice-wound-enemy': '2x',
      'effect-dice-wound-yourself-and-enemy': 'x',
    }),
  });
});
