import { expect, test } from 'vitest';
import { readText, type CardType } from '../../../../src-main/games/kotc/cards/language/read.js';
import { writeText } from '../../../../src-main/games/kotc/cards/language/write.js';
import { judgeStats } from '../../../../src-main/games/kotc/cards/law/stats-law.js';
import { hasPadlock } from '../../../../src-main/games/kotc/cards/restrictions.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { guideTest, inWordsOf, type ModernGuide } from './by-guides.js';
import * as judging from './judging.js';

/** Texts are given in the words of the 14th Edition. */
const read = (edition: ModernGuide, text: string, type: CardType = 'spell') =>
  readText(inWordsOf(edition, text), type, edition);
const canonical = (edition: ModernGuide, text: string, type: CardType = 'spell'): string =>
  writeText(read(edition, text, type), type, edition);
/** Without the beginning that names the edition. */
const broken = (edition: ModernGuide, type: CardType, text: string): string[] =>
  judging.broken(edition, type, inWordsOf(edition, text)).map((rule) => rule.replace(`K${edition}-`, ''));
const costOf = (edition: ModernGuide, text: string, type: CardType = 'spell'): string | null =>
  judging.costOf(edition, type, inWordsOf(edition, text));

/** Each wrong text is wrong in one way, and refused with this very rule. */
const wrong = [
  ['K12…17-BLD-05', 'no ability', 'spell', ''],
  ['K12…17-BLD-05', 'two abilities', 'spell', 'Draw 1 card.\nDraw 2 cards.'],
  ['K12…17-BLD-06', 'two conditions', 'spell', 'When you take damage: When you take damage: draw 1 card.'],
  ['K12…17-BLD-08', 'no sub-ability', 'spell', 'When you take damage: self-exhaust 1 resource→'],
  ['K12…17-BLD-09', 'two target selections', 'spell', 'Target this card; Target 1 in-play card; bounce it.'],
  ['K12…17-BLD-10', 'no effect', 'spell', 'Draw 1 card. Target this card;'],
  [
    'K12…17-BLD-11',
    'a condition after a cost',
    'spell',
    'Self-exhaust 1 resource→When you take damage: Draw 1 card.',
  ],
  ['K12…17-BLD-11', 'a cost after an effect', 'spell', 'Draw 1 card. Self-exhaust 1 resource→'],
  ['K12…17-BLD-12', 'a selection among effects', 'spell', 'Draw 1 card, then Target this card; bounce it.'],
  ['K12…17-BLD-13', 'an unknown text', 'spell', 'Win the game.'],
  ['K12…17-BLD-13', 'a condition among effects', 'spell', 'Take damage: Draw 1 card.'],
  ['K12…17-BLD-16', '0', 'spell', 'Draw 0 cards.'],
  ['K12…17-BLD-16', 'a negative number', 'spell', 'Draw −3 cards.'],
  ['K12…17-BLD-16', 'a fraction', 'spell', 'Draw 1.5 cards.'],
  ['K12…17-BLD-16', 'a letter left', 'spell', 'Draw x cards.'],
  ['K12…17-BLD-18', 'no name', 'creature', 'Draw 2 cards.'],
  ['K12…17-BLD-18', 'a name in small letters', 'creature', 'Greed: Draw 2 cards.'],
  ['K12…17-BLD-19', 'a name on a spell', 'spell', 'GREED: Draw 2 cards.'],
  [
    'K12…17-BLD-21',
    'a condition without its parentheses',
    'spell',
    'When this card attacks, after Attack Formation: Draw 1 card.',
  ],
  ['K12…17-BLD-22', 'a semicolon for a colon', 'spell', 'When you take damage; Draw 1 card.'],
  ['K12…17-BLD-22', 'no arrow', 'spell', 'Self-exhaust 1 resource. Draw 1 card.'],
  ['K12…17-BLD-22', 'a comma for a semicolon', 'spell', 'Target this card, bounce it.'],
  ['K12…17-BLD-22', 'no full stop', 'spell', 'Draw 1 card'],
  [
    'K14…17-BLD-25',
    'two costs with a comma',
    'spell',
    'Self-exhaust 1 resource, self-bury 1 resource→Draw 9 cards.',
  ],
  [
    'K14…17-BLD-26',
    'three costs without "and"',
    'spell',
    'Self-exhaust 1 resource, self-bury 1 resource, self-bury 1 in-play card→Draw 9 cards.',
  ],
  ['K12…17-BLD-27', 'effects joined by "and"', 'spell', 'Draw 1 card and 1-dice-heal yourself.'],
  ['K12…17-BLD-27', 'effects joined without a comma', 'spell', 'Draw 1 card then 1-dice-heal yourself.'],
  ['K12…17-BLD-30', 'the singular for 2', 'spell', 'Draw 2 card.'],
  ['K12…17-BLD-31', '"it" for up to 2 targets', 'spell', 'Target up to 2 in-play cards; bounce it.'],
  ['K12…17-Q-88', 'an effect on targets without any', 'spell', 'Destroy the targets.'],
  [
    'K12…13-BLD-25',
    'two costs with "and"',
    'spell',
    'Self-exhaust 1 resource and self-bury 1 resource→Draw 9 cards.',
  ],
] as const;

for (const [rule, what, type, text] of wrong) {
  const id = rule.replace(/^K[\d…]+-/u, '');
  guideTest(`[${rule}] ${what} is refused`, (edition) => {
    expect(broken(edition, type, text)).toEqual([id === 'BLD-21' ? 'BLD-13' : id]);
  });
}

guideTest(
  '[K12…17-BLD-01] [K12…17-BLD-02] [K12…17-BLD-03] a minion has SP and HP from 0 without an upper bound; a spell has none',
  (edition) => {
    const rules = (offense: number | null, defense: number | null): string[] =>
      judgeStats({ type: 'creature', offense, defense }, edition).map(({ rule }) => rule);
    const [sp, hp] = [`K${edition}-BLD-02`, `K${edition}-BLD-03`];
    expect([rules(0, 0), rules(100, 4000)]).toEqual([[], []]);
    expect([rules(-1, 0), rules(0, -1), rules(0.5, 0)]).toEqual([[sp], [hp], [sp]]);
    expect(rules(null, null)).toEqual([sp, hp]);
    expect(judgeStats({ type: 'spell', offense: null, defense: null }, edition)).toEqual([]);
  },
);

guideTest('[K12…17-BLD-04] a minion may have any number of abilities, none included', (edition) => {
  for (const count of [0, 1, 2, 9]) {
    const text = Array.from({ length: count }, () => 'GREED: Draw 1 card.').join('\n');
    const reading = read(edition, text, 'creature');
    expect([reading.problems, reading.abilities.length]).toEqual([[], count]);
    expect(writeText(reading, 'creature', edition)).toBe(text);
  }
});

guideTest('[K12…17-BLD-07] an ability has no, one or several costs', (edition) => {
  const and = edition < 14 ? ', also' : ' and';
  const costs = (text: string): number | undefined => read(edition, text).abilities[0]?.costs.length;
  expect(costs('Draw 1 card.')).toBe(0);
  expect(costs('Self-exhaust 1 resource→Draw 1 card.')).toBe(1);
  expect(costs(`Self-exhaust 1 resource${and} self-exhaust 1 resource→Draw 1 card.`)).toBe(2);
});

guideTest(
  '[K12…17-BLD-09] [K12…17-Q-86] each sub-ability may have a target selection of its own',
  (edition) => {
    const text =
      'Target this card; bounce the target. Target up to 2 in-play cards; destroy the targets. Draw 1 card.';
    const { abilities, problems } = read(edition, text);
    expect(problems).toEqual([]);
    expect(abilities[0]?.parts.map(({ target }) => target?.id ?? null)).toEqual([
      'target-this-card',
      'target-in-play',
      null,
    ]);
  },
);

for (const [text, unknown] of [
  ['Win 1.5 games; draw 1 card.', 'Win 1.5 games;'],
  ['Win 3:1 games: draw 1 card.', 'Win 3:1 games:'],
  ['Win the game→Draw 1 card.', 'Win the game→'],
  ['Win the game, then all. Draw 1 card.', 'Win the game, then all.'],
  ['Draw 1 card. Win v1.5', 'Win v1.5'],
] as const) {
  guideTest(
    `[K12…17-BLD-13] in “${text}” what is in no list goes to the end of its clause: “${unknown}”`,
    (edition) => {
      const { problems, parts } = read(edition, text);
      expect(problems.map(({ start, end }) => text.slice(start, end))).toEqual([unknown]);
      expect(parts.map(({ use }) => use.id)).toEqual(['effect-draw']);
    },
  );
}

guideTest('[K12…17-BLD-13] no guide knows what only a later one has', (edition) => {
  const since: readonly (readonly [number, string])[] = [
    [14, 'Target this card; place 1 Trap Counter on it.'],
    [15, 'Target this card; clone it.'],
    [16, 'Gift-summon 1 minion in your hand→Draw 2 cards.'],
    [17, 'Target all level 2 or lower on-field minions; destroy the targets.'],
  ];
  for (const [first, text] of since) {
    expect([text, judging.broken(edition, 'spell', text).length > 0]).toEqual([text, edition < first]);
  }
});

guideTest('[K12…17-BLD-14] no component is redacted', (edition) => {
  expect(vocabularyOf(edition).entries.filter(({ redacted }) => redacted !== null)).toEqual([]);
});

guideTest(
  '[K12…17-BLD-15] the text of an ability is one paragraph: a second one is an ability by itself',
  (edition) => {
    const text = 'When you take damage:\nDraw 1 card.';
    expect(broken(edition, 'spell', text)).not.toEqual([]);
    expect(broken(edition, 'creature', `GREED: ${text}`)).not.toEqual([]);
    expect(broken(edition, 'spell', text.replace('\n', ' '))).toEqual([]);
  },
);

guideTest('[K12…17-BLD-17] the number chosen stands in the text and in the formula', (edition) => {
  for (const x of [1, 2, 3, 40]) {
    const text = `Draw ${x} card${x === 1 ? '' : 's'}.`;
    expect(read(edition, text).abilities[0]?.parts[0]?.effects).toEqual([
      { id: 'effect-draw', values: { x } },
    ]);
    expect(costOf(edition, text)).toBe(String(edition === 12 ? x : 2 * x));
  }
});

guideTest('[K12…17-BLD-18] a name is the capital letters before the first colon', (edition) => {
  const names = read(
    edition,
    "OLD SALT'S RUSE 2: When you take damage: Draw 1 card.\nÉLAN: Draw 1 card.",
    'creature',
  );
  expect(names.problems).toEqual([]);
  expect(names.abilities.map(({ name }) => name)).toEqual(["OLD SALT'S RUSE 2", 'ÉLAN']);
});

const plain =
  'When you take damage: self-exhaust 1 resource→Target 1 in-play card; bounce it, then draw 1 card. Draw 2 cards.';
for (const text of [
  '(For beginners.) When you take damage: self-exhaust 1 resource→Target 1 in-play card; bounce it, then draw 1 card. Draw 2 cards.',
  'When you take damage: (Ouch.) self-exhaust 1 resource→Target 1 in-play card; bounce it, then draw 1 card. Draw 2 cards.',
  'When you take damage: self-exhaust 1 resource→(Turn it.) Target 1 in-play card; bounce it, then draw 1 card. Draw 2 cards.',
  'When you take damage: self-exhaust 1 resource→Target 1 in-play card; (any player’s) bounce it, then draw 1 card. Draw 2 cards.',
  'When you take damage: self-exhaust 1 resource→Target 1 in-play card; bounce it (put it in its owner’s hand (again)), then draw 1 card. Draw 2 cards.',
  'When you take damage: self-exhaust 1 resource→Target 1 in-play card; bounce it, then draw 1 card. (Take it.) (Yes.) Draw 2 cards.',
  'When you take damage: self-exhaust 1 resource→Target 1 in-play card; bounce it, then draw 1 card. Draw 2 cards. (Two.)',
  '(Alone.)\nWhen you take damage: self-exhaust 1 resource→Target 1 in-play card; bounce it, then draw 1 card. Draw 2 cards.',
]) {
  guideTest(`[K12…17-BLD-20] tutorial text in parentheses changes nothing: ${text}`, (edition) => {
    const [reading, expected] = [read(edition, text), read(edition, plain)];
    expect(reading.problems).toEqual([]);
    expect(reading.abilities).toEqual(expected.abilities);
    expect(costOf(edition, text)).toBe(costOf(edition, plain));
  });
}

guideTest(
  '[K12…17-BLD-20] tutorial text stands after a name too, and is none where it is not closed',
  (edition) => {
    expect(broken(edition, 'creature', 'GREED: (Mine!) Draw 1 card.')).toEqual([]);
    expect(broken(edition, 'spell', 'Draw 1 card. (Mine!')).toEqual(['BLD-13']);
  },
);

guideTest('[K17-BLD-36] tutorial text stands after the end of the ability text', (edition) => {
  const text = '2-dice-heal yourself. *(Roll 2 dice and gain HP equal to the result.)*';
  expect(broken(edition, 'spell', text)).toEqual([]);
  expect(canonical(edition, text)).toBe('2-dice-heal yourself.');
});

guideTest('[K12…17-BLD-21] the parentheses of conditions belong to them', (edition) => {
  for (const words of [
    'When this card attacks, after Attack Formation (ghost-play)',
    'When this card as a resource is destroyed (hex-play)',
    'When your in-play card(s) (excluding this card) is damaged',
  ]) {
    const text = `${words}: Draw 1 card.`;
    expect(broken(edition, 'spell', text)).toEqual([]);
    expect(canonical(edition, text)).toBe(inWordsOf(edition, text));
  }
});

guideTest(
  '[K12…17-BLD-23] a cost begins with a capital letter only where nothing but a name precedes it',
  (edition) => {
    const and = edition < 14 ? ', also' : ' and';
    expect(canonical(edition, `self-exhaust 1 resource${and} Self-bury 1 resource→Draw 1 card.`)).toBe(
      `Self-exhaust 1 resource${and} self-bury 1 resource→Draw 1 card.`,
    );
    expect(canonical(edition, 'When you take damage: Self-exhaust 1 resource→Draw 1 card.')).toBe(
      'When you take damage: self-exhaust 1 resource→Draw 1 card.',
    );
    expect(canonical(edition, 'GREED: self-exhaust 1 resource→Draw 1 card.', 'creature')).toBe(
      'GREED: Self-exhaust 1 resource→Draw 1 card.',
    );
  },
);

guideTest(
  '[K12…17-BLD-24] an effect begins with a capital letter only where it is first in its sub-ability',
  (edition) => {
    expect(canonical(edition, 'draw 1 card, then Draw 2 cards. target this card; Bounce it.')).toBe(
      'Draw 1 card, then draw 2 cards. Target this card; bounce the target.',
    );
    expect(canonical(edition, 'When you take damage: draw 1 card.')).toBe(
      'When you take damage: Draw 1 card.',
    );
  },
);

guideTest('[K14…17-BLD-25] [K14…17-BLD-26] costs are joined by “and”, and three as a list', (edition) => {
  const two = 'Self-exhaust 1 resource and self-bury 2 resources→Draw 9 cards.';
  const three =
    'Self-exhaust 1 resource, self-destroy 1 in-play card, and self-sheathe 1 random card in your hand→Draw 9 cards.';
  for (const text of [two, three]) {
    expect(broken(edition, 'spell', text)).toEqual([]);
    expect(canonical(edition, text)).toBe(inWordsOf(edition, text));
  }
  expect(broken(edition, 'spell', three.replace(', and', ' and'))).toContain('BLD-26');
  expect(broken(edition, 'spell', two.replace(' and', ', also'))).toEqual(['BLD-25']);
});

guideTest('[K12…13-BLD-25] costs are joined by “, also”, however many', (edition) => {
  const two = 'Self-exhaust 1 resource, also self-destroy 1 in-play card→Draw 9 cards.';
  const three = two.replace('→', ', also self-bury 1 resource→');
  for (const text of [two, three]) {
    expect(broken(edition, 'spell', text)).toEqual([]);
    expect(canonical(edition, text)).toBe(text);
  }
  expect(broken(edition, 'spell', three.replace(', also', ' and'))).toEqual(['BLD-25']);
});

guideTest('[K12…17-BLD-27] [K12…17-BLD-28] both joiners keep the order, and the word is kept', (edition) => {
  const [then, also] = ['Draw 1 card, then 2-dice-heal yourself.', 'Draw 1 card, also 2-dice-heal yourself.'];
  for (const text of [then, also])
    expect([broken(edition, 'spell', text), canonical(edition, text)]).toEqual([[], text]);
  const effects = (text: string) => read(edition, text).abilities[0]?.parts[0]?.effects;
  expect(effects(then)).toEqual(effects(also));
  expect(effects(then)?.map(({ id }) => id)).toEqual(['effect-draw', 'effect-dice-heal']);
});

guideTest(
  '[K12…17-BLD-29] [K12…17-BLD-32] a selection of at most 1 is singular without "up to", and is the same component',
  (edition) => {
    const forms = [
      'Target 1 in-play card; bounce it.',
      'Target up to 1 in-play card; bounce it.',
      'Target up to 1 in-play cards; bounce the targets.',
      'Target 1 in-play card; bounce the target.',
    ];
    const inItsWords = (text: string): string => inWordsOf(edition, text);
    for (const text of forms) {
      expect(broken(edition, 'spell', text)).toEqual([]);
      expect(canonical(edition, text)).toBe(inItsWords('Target 1 in-play card; bounce the target.'));
      expect(costOf(edition, text)).toBe(edition === 12 ? '1' : '2');
    }
    expect(canonical(edition, 'Target up to 1 of your resources; bury it.')).toBe(
      edition < 16
        ? 'Target 1 of your resources; bury the target.'
        : 'Target 1 card in your granary; bury the target.',
    );
    expect(canonical(edition, 'Excavate 1 cards and target up to 1 excavated cards; bury it.')).toBe(
      'Excavate 1 card and target 1 excavated card; bury the target.',
    );
    const several = 'Target up to 2 in-play cards; bounce the targets.';
    expect(canonical(edition, several)).toBe(inItsWords(several));
  },
);

guideTest('[K12…17-BLD-30] a number that is 1 puts what it counts in the singular', (edition) => {
  expect(canonical(edition, 'Draw 1 cards.')).toBe('Draw 1 card.');
  expect(canonical(edition, 'Target up to 2 in-play cards; place 1 Sword Counters on each target.')).toBe(
    inWordsOf(edition, 'Target up to 2 in-play cards; place 1 Sword Counter on each target.'),
  );
  expect(canonical(edition, 'Target this card; remove up to 1 counters from each target.')).toBe(
    inWordsOf(edition, 'Target this card; remove up to 1 counter from the target.'),
  );
});

test('[K15-BLD-30] [K16-BLD-30] [K17-BLD-30] of pawns the first number decides, of cloning the one behind it', () => {
  const written = (edition: ModernGuide, text: string) =>
    writeText(readText(text, 'spell', edition), 'spell', edition);
  expect(written(15, 'Summon 1 level 3 pawns.')).toBe('Summon 1 level 3 pawn.');
  for (const edition of [16, 17] as const) {
    expect(written(edition, 'craft 1 level 3 pawns.')).toBe('Craft 1 level 3 pawn.');
    expect(written(edition, 'Craft 2 level 1 pawns.')).toBe('Craft 2 level 1 pawns.');
  }
  for (const edition of [15, 16, 17] as const) {
    expect(written(edition, 'Target this card; clone it up to 1 times.')).toBe(
      'Target this card; clone the target up to 1 time.',
    );
  }
});

test('[K17-BLD-29] [K17-BLD-31] “all level 1 or lower” is no single target: its effects stay in the plural', () => {
  const text = 'Target all level 1 or lower on-field minions; destroy the targets.';
  expect(judging.broken(17, 'spell', text)).toEqual([]);
  expect(writeText(readText(text, 'spell', 17), 'spell', 17)).toBe(text);
  expect(judging.broken(17, 'spell', text.replace('the targets', 'it'))).toEqual(['K17-BLD-31']);
});

guideTest('[K12…17-BLD-31] one target may be "the target" or "it"', (edition) => {
  for (const word of ['each target', 'the target', 'it']) {
    const text = `Target this card; place 2 Sword Counters on ${word}, then down-level ${word} by 3.`;
    expect(broken(edition, 'spell', text)).toEqual([]);
    expect(canonical(edition, text)).toBe(
      'Target this card; place 2 Sword Counters on the target, then down-level the target by 3.',
    );
  }
});

guideTest('[K12…17-BLD-33] a spell with a condition shows the padlock', (edition) => {
  const card = { type: 'spell', edition } as const;
  expect(hasPadlock({ ...card, text: 'When you take damage: Draw 1 card.' })).toBe(true);
  expect(hasPadlock({ ...card, text: 'Draw 1 card.' })).toBe(false);
});

const counts: Readonly<Record<ModernGuide, readonly number[]>> = {
  12: [14, 11, 9, 18, 0],
  13: [14, 11, 9, 18, 0],
  14: [14, 11, 9, 21, 0],
  15: [15, 11, 9, 26, 0],
  16: [15, 17, 10, 26, 0],
  17: [19, 19, 15, 38, 0],
};

guideTest('[K12…17-BLD-35] conditions, costs, target selections and effects are so many', (edition) => {
  const kinds = ['condition', 'cost', 'target', 'effect', 'caveat'];
  const { entries } = vocabularyOf(edition);
  expect(kinds.map((kind) => entries.filter((entry) => entry.kind === kind).length)).toEqual(counts[edition]);
  const ultra = kinds.map((kind) => entries.filter((one) => one.kind === kind && one.ultraPoints > 0).length);
  expect(ultra).toEqual(edition === 17 ? [4, 2, 4, 4, 0] : [0, 0, 0, 0, 0]);
});
