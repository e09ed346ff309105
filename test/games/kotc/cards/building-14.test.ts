import { describe, expect, test } from 'vitest';
import { readText, type CardType } from '../../../../src-main/games/kotc/cards/language/read.js';
import { writeText } from '../../../../src-main/games/kotc/cards/language/write.js';
import { judgeStats } from '../../../../src-main/games/kotc/cards/law/stats-law.js';
import { hasPadlock } from '../../../../src-main/games/kotc/cards/restrictions.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { broken, costOf } from './judging.js';

const canonical = (text: string, type: CardType = 'spell'): string =>
  writeText(readText(text, type, 14), type, 14);

/** Each wrong text is wrong in one way, and refused with this very rule. */
test.each([
  ['K14-BLD-05', 'no ability', 'spell', ''],
  ['K14-BLD-05', 'two abilities', 'spell', 'Draw 1 card.\nDraw 2 cards.'],
  ['K14-BLD-06', 'two conditions', 'spell', 'When you take damage: When you take damage: draw 1 card.'],
  ['K14-BLD-08', 'no sub-ability', 'spell', 'When you take damage: self-exhaust 1 resource→'],
  ['K14-BLD-09', 'two target selections', 'spell', 'Target this card; Target 1 in-play card; bounce it.'],
  ['K14-BLD-10', 'no effect', 'spell', 'Draw 1 card. Target this card;'],
  [
    'K14-BLD-11',
    'a condition after a cost',
    'spell',
    'Self-exhaust 1 resource→When you take damage: Draw 1 card.',
  ],
  ['K14-BLD-11', 'a cost after an effect', 'spell', 'Draw 1 card. Self-exhaust 1 resource→'],
  ['K14-BLD-12', 'a selection among effects', 'spell', 'Draw 1 card, then Target this card; bounce it.'],
  ['K14-BLD-13', 'an unknown text', 'spell', 'Win the game.'],
  ['K14-BLD-13', 'a condition among effects', 'spell', 'Take damage: Draw 1 card.'],
  ['K14-BLD-16', '0', 'spell', 'Draw 0 cards.'],
  ['K14-BLD-16', 'a negative number', 'spell', 'Draw −3 cards.'],
  ['K14-BLD-16', 'a fraction', 'spell', 'Draw 1.5 cards.'],
  ['K14-BLD-16', 'a letter left', 'spell', 'Draw x cards.'],
  ['K14-BLD-18', 'no name', 'creature', 'Draw 2 cards.'],
  ['K14-BLD-18', 'a name in small letters', 'creature', 'Greed: Draw 2 cards.'],
  ['K14-BLD-19', 'a name on a spell', 'spell', 'GREED: Draw 2 cards.'],
  [
    'K14-BLD-21',
    'a condition without its parentheses',
    'spell',
    'When this card attacks, after Attack Formation: Draw 1 card.',
  ],
  ['K14-BLD-22', 'a semicolon for a colon', 'spell', 'When you take damage; Draw 1 card.'],
  ['K14-BLD-22', 'no arrow', 'spell', 'Self-exhaust 1 resource. Draw 1 card.'],
  ['K14-BLD-22', 'a comma for a semicolon', 'spell', 'Target this card, bounce it.'],
  ['K14-BLD-22', 'no full stop', 'spell', 'Draw 1 card'],
  [
    'K14-BLD-25',
    'two costs with a comma',
    'spell',
    'Self-exhaust 1 resource, self-bury 1 resource→Draw 9 cards.',
  ],
  [
    'K14-BLD-26',
    'three costs without "and"',
    'spell',
    'Self-exhaust 1 resource, self-bury 1 resource, self-bury 1 in-play card→Draw 9 cards.',
  ],
  ['K14-BLD-27', 'effects joined by "and"', 'spell', 'Draw 1 card and 1-dice-heal yourself.'],
  ['K14-BLD-27', 'effects joined without a comma', 'spell', 'Draw 1 card then 1-dice-heal yourself.'],
  ['K14-BLD-30', 'the singular for 2', 'spell', 'Draw 2 card.'],
  ['K14-BLD-31', '"it" for up to 2 targets', 'spell', 'Target up to 2 in-play cards; bounce it.'],
  ['K14-Q-88', 'an effect on targets without any', 'spell', 'Destroy the targets.'],
] as const)('[%s] %s is refused', (rule, _what, type, text) => {
  const found = broken(14, type, text);
  if (rule === 'K14-BLD-21') expect(found).toEqual(['K14-BLD-13']);
  else expect(found).toEqual([rule]);
});

test('[K14-BLD-01] [K14-BLD-02] [K14-BLD-03] a minion has SP and HP from 0 without an upper bound; a spell has none', () => {
  const rules = (offense: number | null, defense: number | null): string[] =>
    judgeStats({ type: 'creature', offense, defense }, 14).map(({ rule }) => rule);
  expect([rules(0, 0), rules(100, 4000)]).toEqual([[], []]);
  expect([rules(-1, 0), rules(0, -1), rules(0.5, 0)]).toEqual([
    ['K14-BLD-02'],
    ['K14-BLD-03'],
    ['K14-BLD-02'],
  ]);
  expect(rules(null, null)).toEqual(['K14-BLD-02', 'K14-BLD-03']);
  expect(judgeStats({ type: 'spell', offense: null, defense: null }, 14)).toEqual([]);
});

test('[K14-BLD-04] a minion may have any number of abilities, none included', () => {
  for (const count of [0, 1, 2, 9]) {
    const text = Array.from({ length: count }, () => 'GREED: Draw 1 card.').join('\n');
    const reading = readText(text, 'creature', 14);
    expect([reading.problems, reading.abilities.length]).toEqual([[], count]);
    expect(writeText(reading, 'creature', 14)).toBe(text);
  }
});

test('[K14-BLD-07] an ability has no, one or several costs', () => {
  const costs = (text: string): number | undefined => readText(text, 'spell', 14).abilities[0]?.costs.length;
  expect(costs('Draw 1 card.')).toBe(0);
  expect(costs('Self-exhaust 1 resource→Draw 1 card.')).toBe(1);
  expect(costs('Self-exhaust 1 resource and self-exhaust 1 resource→Draw 1 card.')).toBe(2);
});

test('[K14-BLD-09] each sub-ability may have a target selection of its own', () => {
  const text =
    'Target this card; bounce the target. Target up to 2 in-play cards; destroy the targets. Draw 1 card.';
  const { abilities, problems } = readText(text, 'spell', 14);
  expect(problems).toEqual([]);
  expect(abilities[0]?.parts.map(({ target }) => target?.id ?? null)).toEqual([
    'target-this-card',
    'target-in-play',
    null,
  ]);
});

test.each([
  ['Win 1.5 games; draw 1 card.', 'Win 1.5 games;'],
  ['Win 3:1 games: draw 1 card.', 'Win 3:1 games:'],
  ['Win the game→Draw 1 card.', 'Win the game→'],
  ['Win the game, then all. Draw 1 card.', 'Win the game, then all.'],
  ['Draw 1 card. Win v1.5', 'Win v1.5'],
])('[K14-BLD-13] in “%s” what is in no list goes to the end of its clause: “%s”', (text, unknown) => {
  const { problems, parts } = readText(text, 'spell', 14);
  expect(problems.map(({ start, end }) => text.slice(start, end))).toEqual([unknown]);
  expect(parts.map(({ use }) => use.id)).toEqual(['effect-draw']);
});

test('[K14-BLD-14] the 14th Edition redacts no component', () => {
  expect(vocabularyOf(14).entries.filter(({ redacted }) => redacted !== null)).toEqual([]);
});

test('[K14-BLD-15] the text of an ability is one paragraph: a second one is an ability by itself', () => {
  const text = 'When you take damage:\nDraw 1 card.';
  expect(broken(14, 'spell', text)).not.toEqual([]);
  expect(broken(14, 'creature', `GREED: ${text}`)).not.toEqual([]);
  expect(broken(14, 'spell', text.replace('\n', ' '))).toEqual([]);
});

test('[K14-BLD-17] the number chosen stands in the text and in the formula', () => {
  for (const x of [1, 2, 3, 40]) {
    const text = `Draw ${x} card${x === 1 ? '' : 's'}.`;
    const reading = readText(text, 'spell', 14);
    expect(reading.abilities[0]?.parts[0]?.effects).toEqual([{ id: 'effect-draw', values: { x } }]);
    expect(costOf(14, 'spell', text)).toBe(String(2 * x));
  }
});

test('[K14-BLD-18] a name is the capital letters before the first colon', () => {
  const names = readText(
    "OLD SALT'S RUSE 2: When you take damage: Draw 1 card.\nÉLAN: Draw 1 card.",
    'creature',
    14,
  );
  expect(names.problems).toEqual([]);
  expect(names.abilities.map(({ name }) => name)).toEqual(["OLD SALT'S RUSE 2", 'ÉLAN']);
});

describe('[K14-BLD-20] tutorial text in parentheses changes nothing', () => {
  const plain =
    'When you take damage: self-exhaust 1 resource→Target 1 in-play card; bounce it, then draw 1 card. Draw 2 cards.';
  test.each([
    '(For beginners.) When you take damage: self-exhaust 1 resource→Target 1 in-play card; bounce it, then draw 1 card. Draw 2 cards.',
    'When you take damage: (Ouch.) self-exhaust 1 resource→Target 1 in-play card; bounce it, then draw 1 card. Draw 2 cards.',
    'When you take damage: self-exhaust 1 resource→(Turn it.) Target 1 in-play card; bounce it, then draw 1 card. Draw 2 cards.',
    'When you take damage: self-exhaust 1 resource→Target 1 in-play card; (any player’s) bounce it, then draw 1 card. Draw 2 cards.',
    'When you take damage: self-exhaust 1 resource→Target 1 in-play card; bounce it (put it in its owner’s hand (again)), then draw 1 card. Draw 2 cards.',
    'When you take damage: self-exhaust 1 resource→Target 1 in-play card; bounce it, then draw 1 card. (Take it.) (Yes.) Draw 2 cards.',
    'When you take damage: self-exhaust 1 resource→Target 1 in-play card; bounce it, then draw 1 card. Draw 2 cards. (Two.)',
    '(Alone.)\nWhen you take damage: self-exhaust 1 resource→Target 1 in-play card; bounce it, then draw 1 card. Draw 2 cards.',
  ])('%s', (text) => {
    const [reading, expected] = [readText(text, 'spell', 14), readText(plain, 'spell', 14)];
    expect(reading.problems).toEqual([]);
    expect(reading.abilities).toEqual(expected.abilities);
    expect(costOf(14, 'spell', text)).toBe(costOf(14, 'spell', plain));
  });

  test('after a name, and not where it is not closed', () => {
    expect(broken(14, 'creature', 'GREED: (Mine!) Draw 1 card.')).toEqual([]);
    expect(broken(14, 'spell', 'Draw 1 card. (Mine!')).toEqual(['K14-BLD-13']);
  });
});

test('[K14-BLD-21] the parentheses of conditions belong to them', () => {
  for (const words of [
    'When this card attacks, after Attack Formation (ghost-play)',
    'When this card as a resource is destroyed (hex-play)',
    'When your in-play card(s) (excluding this card) is damaged',
  ]) {
    const text = `${words}: Draw 1 card.`;
    expect(broken(14, 'spell', text)).toEqual([]);
    expect(canonical(text)).toBe(text);
  }
});

test('[K14-BLD-23] a cost begins with a capital letter only where nothing but a name precedes it', () => {
  expect(canonical('self-exhaust 1 resource and Self-bury 1 resource→Draw 1 card.')).toBe(
    'Self-exhaust 1 resource and self-bury 1 resource→Draw 1 card.',
  );
  expect(canonical('When you take damage: Self-exhaust 1 resource→Draw 1 card.')).toBe(
    'When you take damage: self-exhaust 1 resource→Draw 1 card.',
  );
  expect(canonical('GREED: self-exhaust 1 resource→Draw 1 card.', 'creature')).toBe(
    'GREED: Self-exhaust 1 resource→Draw 1 card.',
  );
});

test('[K14-BLD-24] an effect begins with a capital letter only where it is first in its sub-ability', () => {
  expect(canonical('draw 1 card, then Draw 2 cards. target this card; Bounce it.')).toBe(
    'Draw 1 card, then draw 2 cards. Target this card; bounce the target.',
  );
  expect(canonical('When you take damage: draw 1 card.')).toBe('When you take damage: Draw 1 card.');
});

test('[K14-BLD-25] [K14-BLD-26] costs are joined as the guide has it', () => {
  const two = 'Self-exhaust 1 resource and self-bury 2 resources→Draw 9 cards.';
  const three =
    'Self-exhaust 1 resource, self-destroy 1 in-play card, and self-sheathe 1 random card in your hand→Draw 9 cards.';
  for (const text of [two, three]) {
    expect(broken(14, 'spell', text)).toEqual([]);
    expect(canonical(text)).toBe(text);
  }
  expect(broken(14, 'spell', three.replace(', and', ' and'))).toContain('K14-BLD-26');
});

test('[K14-BLD-27] [K14-BLD-28] both joiners keep the order, and the word is kept', () => {
  const [then, also] = ['Draw 1 card, then 2-dice-heal yourself.', 'Draw 1 card, also 2-dice-heal yourself.'];
  for (const text of [then, also]) expect([broken(14, 'spell', text), canonical(text)]).toEqual([[], text]);
  const effects = (text: string) => readText(text, 'spell', 14).abilities[0]?.parts[0]?.effects;
  expect(effects(then)).toEqual(effects(also));
  expect(effects(then)?.map(({ id }) => id)).toEqual(['effect-draw', 'effect-dice-heal']);
});

test('[K14-BLD-29] [K14-BLD-32] a selection of at most 1 is singular without "up to", and is the same component', () => {
  const forms = [
    'Target 1 in-play card; bounce it.',
    'Target up to 1 in-play card; bounce it.',
    'Target up to 1 in-play cards; bounce the targets.',
    'Target 1 in-play card; bounce the target.',
  ];
  for (const text of forms) {
    expect(broken(14, 'spell', text)).toEqual([]);
    expect(canonical(text)).toBe('Target 1 in-play card; bounce the target.');
    expect(costOf(14, 'spell', text)).toBe('2');
  }
  expect(canonical('Target up to 1 of your resources; bury it.')).toBe(
    'Target 1 of your resources; bury the target.',
  );
  expect(canonical('Excavate 1 cards and target up to 1 excavated cards; bury it.')).toBe(
    'Excavate 1 card and target 1 excavated card; bury the target.',
  );
  expect(canonical('Target up to 2 in-play cards; bounce the targets.')).toBe(
    'Target up to 2 in-play cards; bounce the targets.',
  );
});

test('[K14-BLD-30] a number that is 1 puts what it counts in the singular', () => {
  expect(canonical('Draw 1 cards.')).toBe('Draw 1 card.');
  expect(canonical('Target up to 2 in-play cards; place 1 Sword Counters on each target.')).toBe(
    'Target up to 2 in-play cards; place 1 Sword Counter on each target.',
  );
  expect(canonical('Target this card; remove up to 1 counters from each target.')).toBe(
    'Target this card; remove up to 1 counter from the target.',
  );
});

test('[K14-BLD-31] one target may be "the target" or "it"', () => {
  for (const word of ['each target', 'the target', 'it']) {
    const text = `Target this card; place 2 Trap Counters on ${word}, then down-level ${word} by 3.`;
    expect(broken(14, 'spell', text)).toEqual([]);
    expect(canonical(text)).toBe(
      'Target this card; place 2 Trap Counters on the target, then down-level the target by 3.',
    );
  }
});

test('[K14-BLD-33] a spell with a condition shows the padlock', () => {
  const card = { type: 'spell', edition: 14 } as const;
  expect(hasPadlock({ ...card, text: 'When you take damage: Draw 1 card.' })).toBe(true);
  expect(hasPadlock({ ...card, text: 'Draw 1 card.' })).toBe(false);
});

test('[K14-BLD-35] the 14th Edition has 14 conditions, 11 costs, 9 target selections and 21 effects', () => {
  const count = (kind: string): number =>
    vocabularyOf(14).entries.filter((entry) => entry.kind === kind).length;
  expect(['condition', 'cost', 'target', 'effect', 'caveat'].map(count)).toEqual([14, 11, 9, 21, 0]);
});
