import { describe, expect, test } from 'vitest';
import { writeText } from '../../../../src-main/games/kotc/cards/language/write.js';
import { readText, type CardType } from '../../../../src-main/games/kotc/cards/language/read.js';
import { judgeStats } from '../../../../src-main/games/kotc/cards/law/stats-law.js';
import { pokerSize } from '../../../../src-main/cards/size.js';
import { hasPadlock, restrictionsIn } from '../../../../src-main/games/kotc/cards/restrictions.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { broken, classicEditions, idsIn } from './judging.js';

interface Row {
  readonly ids: readonly [six: string, nine: string, eleven: string];
  readonly what: string;
  readonly type: CardType;
  readonly right: string;
  readonly wrong: string;
  /** The wrong text is refused with this rule itself, unless another one says it more exactly. */
  readonly refusedByAnother?: boolean;
}

const rows: readonly Row[] = [
  {
    ids: ['K06-BLD-03', 'K09-BLD-03', 'K11-BLD-05'],
    what: 'a spell has one ability',
    type: 'spell',
    right: 'Draw 1 card.',
    wrong: 'Draw 1 card.\nDraw 2 cards.',
  },
  {
    ids: ['K06-BLD-05', 'K09-BLD-05', 'K11-BLD-06'],
    what: 'an ability has at most one activation condition',
    type: 'spell',
    right: 'Activate when this in-play card is destroyed. Draw 3 cards.',
    wrong:
      'Activate when this in-play card is destroyed. Activate when this in-play card is destroyed. Draw 3 cards.',
  },
  {
    ids: ['K06-BLD-06', 'K09-BLD-06', 'K11-BLD-07'],
    what: 'an ability has at most one activation cost',
    type: 'spell',
    right: 'Exhaust 2 of your resources. Draw 3 cards.',
    wrong: 'Exhaust 2 of your resources. Destroy 1 of your resources. Draw 3 cards.',
  },
  {
    ids: ['K06-BLD-07', 'K09-BLD-07', 'K11-BLD-08'],
    what: 'an ability has at most one target selection',
    type: 'spell',
    right: 'Target this card. Exhaust all targets.',
    wrong: 'Target this card. Target up to 2 cards in play. Exhaust all targets.',
  },
  {
    ids: ['K06-BLD-08', 'K09-BLD-08', 'K11-BLD-09'],
    what: 'an ability has at least one effect and may have several',
    type: 'spell',
    right: 'Target this card. Exhaust all targets. See all targets. Draw 1 card.',
    wrong: 'Exhaust 2 of your resources. Target this card.',
  },
  {
    ids: ['K06-BLD-09', 'K09-BLD-09', 'K11-BLD-10'],
    what: 'the order is condition, cost, target selection, effects',
    type: 'spell',
    right:
      'Activate when this in-play card is destroyed. Exhaust 1 of your resources. Target this card. See all targets.',
    wrong:
      'Exhaust 1 of your resources. Activate when this in-play card is destroyed. Target this card. See all targets.',
  },
  {
    ids: ['K06-BLD-09', 'K09-BLD-09', 'K11-BLD-10'],
    what: 'a cost does not follow an effect',
    type: 'spell',
    right: 'Exhaust 1 of your resources. Draw 1 card.',
    wrong: 'Draw 1 card. Exhaust 1 of your resources.',
  },
  {
    ids: ['K06-BLD-09', 'K09-BLD-09', 'K11-BLD-10'],
    what: 'a target selection does not follow an effect',
    type: 'spell',
    right: 'Target this card. Draw 1 card. See all targets.',
    wrong: 'Draw 1 card. Target this card. See all targets.',
  },
  {
    ids: ['K06-BLD-10', 'K09-BLD-10', 'K11-BLD-11'],
    what: 'an ability is one paragraph',
    type: 'spell',
    right: 'Target this card. See all targets.',
    wrong: 'Target this card.\nSee all targets.',
    refusedByAnother: true,
  },
  {
    ids: ['K06-BLD-11', 'K09-BLD-11', 'K11-BLD-12'],
    what: 'only components of the guide may be used',
    type: 'spell',
    right: 'Increase your hitpoints by 3.',
    wrong: 'Increase your defense by 3.',
  },
  {
    ids: ['K06-BLD-12', 'K09-BLD-12', 'K11-BLD-13'],
    what: 'a variable is a positive whole number, not 0',
    type: 'spell',
    right: 'Draw 7 cards.',
    wrong: 'Draw 0 cards.',
  },
  {
    ids: ['K06-BLD-12', 'K09-BLD-12', 'K11-BLD-13'],
    what: 'a variable is no negative number',
    type: 'spell',
    right: 'Draw 7 cards.',
    wrong: 'Draw -2 cards.',
  },
  {
    ids: ['K06-BLD-12', 'K09-BLD-12', 'K11-BLD-13'],
    what: 'a variable is no fraction',
    type: 'spell',
    right: 'Increase your hitpoints by 2.',
    wrong: 'Increase your hitpoints by 2.5.',
  },
  {
    ids: ['K06-BLD-13', 'K09-BLD-13', 'K11-BLD-13'],
    what: 'one variable is one number throughout the text',
    type: 'spell',
    right:
      'Roll 2 six-sided dice and increase your hitpoints by the result, then roll 2 six-sided dice and increase the hitpoints of one opponent by the result.',
    wrong:
      'Roll 2 six-sided dice and increase your hitpoints by the result, then roll 3 six-sided dice and increase the hitpoints of one opponent by the result.',
  },
  {
    ids: ['K06-BLD-14', 'K09-BLD-14', 'K11-BLD-15'],
    what: 'the singular is for 1 alone',
    type: 'spell',
    right: 'Draw 1 card.',
    wrong: 'Draw 2 card.',
  },
  {
    ids: ['K06-BLD-16', 'K09-BLD-17', 'K11-BLD-16'],
    what: 'a name is in capital letters',
    type: 'creature',
    right: 'HEALING: Roll 2 six-sided dice and increase your hitpoints by the result.',
    wrong: 'Healing: Roll 2 six-sided dice and increase your hitpoints by the result.',
  },
  {
    ids: ['K06-BLD-16', 'K09-BLD-17', 'K11-BLD-16'],
    what: 'only creature abilities are named',
    type: 'spell',
    right: 'Draw 1 card.',
    wrong: 'GREED: Draw 1 card.',
  },
  {
    ids: ['K06-BLD-17', 'K09-BLD-18', 'K11-BLD-17'],
    what: 'a creature has at most one caveat',
    type: 'creature',
    right: 'You must destroy 1 of your resources to summon this creature.\nDraw 1 card.',
    wrong:
      'You must destroy 1 of your resources to summon this creature.\nThis creature cannot attack.\nDraw 1 card.',
  },
  {
    ids: ['K06-BLD-17', 'K09-BLD-18', 'K11-BLD-17'],
    what: 'a caveat stands before the abilities',
    type: 'creature',
    right: 'This creature cannot attack. GREED: Draw 1 card.',
    wrong: 'GREED: Draw 1 card.\nThis creature cannot attack.',
  },
  {
    ids: ['K06-BLD-18', 'K09-BLD-19', 'K11-BLD-18'],
    what: 'a spell has no caveat',
    type: 'spell',
    right: 'Draw 1 card.',
    wrong: 'This creature cannot attack. Draw 1 card.',
  },
];

describe.each([
  [0, 6],
  [1, 9],
  [2, 10],
  [2, 11],
] as const)('building, column %i: the %ith Edition', (column, edition) => {
  test.each(rows.map((row) => [row.ids[column], row.what, row] as const))('[%s] %s', (id, _what, row) => {
    expect(broken(edition, row.type, row.right)).toEqual([]);
    const found = broken(edition, row.type, row.wrong);
    if (row.refusedByAnother) expect(found).not.toEqual([]);
    else expect(found).toContain(id);
  });

  const id = (of: readonly [string, string, string]): string => of[column];

  test(`[${id(['K06-BLD-01', 'K09-BLD-01', 'K11-BLD-01'])}] [${id(['K06-BLD-02', 'K09-BLD-02', 'K11-BLD-02'])}] offense and defense are 0 to 99`, () => {
    const rules = (offense: number, defense: number): string[] =>
      judgeStats({ type: 'creature', offense, defense }, edition).map(({ rule }) => rule);
    expect([rules(0, 0), rules(99, 99)]).toEqual([[], []]);
    const offenseRule = id(['K06-BLD-01', 'K09-BLD-01', 'K11-BLD-01']);
    const defenseRule = id(['K06-BLD-02', 'K09-BLD-02', 'K11-BLD-02']);
    expect([rules(100, 0), rules(-1, 0), rules(1.5, 0)]).toEqual([
      [offenseRule],
      [offenseRule],
      [offenseRule],
    ]);
    expect([rules(0, 100), rules(0, -1)]).toEqual([[defenseRule], [defenseRule]]);
  });

  test(`[${id(['K06-BLD-03', 'K09-BLD-03', 'K11-BLD-03'])}] a creature may have any number of abilities`, () => {
    for (const count of [0, 1, 2, 7]) {
      const text = Array.from({ length: count }, () => 'Draw 1 card.').join('\n');
      const reading = readText(text, 'creature', edition);
      expect([reading.problems, reading.abilities.length]).toEqual([[], count]);
    }
  });

  test(`[${id(['K06-BLD-04', 'K09-BLD-04', 'K11-BLD-04'])}] a creature without abilities says so`, () => {
    const nothing = { caveat: null, abilities: [] };
    expect(writeText(nothing, 'creature', edition)).toBe('This card has no abilities.');
    expect(broken(edition, 'creature', 'This card has no abilities.')).toEqual([]);
    expect(broken(edition, 'creature', 'This card has no abilities.\nDraw 1 card.')).not.toEqual([]);
    expect(broken(edition, 'spell', 'This card has no abilities.')).not.toEqual([]);
  });

  test(`[${id(['K06-BLD-14', 'K09-BLD-14', 'K11-BLD-15'])}] with 1 the plural becomes singular in what is written`, () => {
    const written = (text: string): string => writeText(readText(text, 'spell', edition), 'spell', edition);
    expect(written('Draw 1 cards.')).toBe('Draw 1 card.');
    expect(written('Target up to 1 cards in play. Place 1 counters on each target.')).toBe(
      'Target up to 1 card in play. Place 1 counter on each target.',
    );
    expect(written('Roll 1 six-sided dice and increase your hitpoints by the result.')).toBe(
      'Roll 1 six-sided die and increase your hitpoints by the result.',
    );
  });

  test(`[${id(['K06-BLD-15', 'K09-BLD-16', 'K11-BLD-14'])}] limits of variables stand in the vocabulary`, () => {
    const { byId } = vocabularyOf(edition);
    expect(byId.get('cost-pay-hitpoints')?.limits).toEqual({ x: 14 });
    expect(byId.get('caveat-summon-destroy-deck-top')?.limits).toEqual({ x: 7 });
    const limited = vocabularyOf(edition).entries.filter(({ limits }) => Object.keys(limits).length > 0);
    expect(limited).toHaveLength(6);
    if (edition !== 6) expect(limited.every(({ redacted }) => redacted !== null)).toBe(true);
  });

  test(`[${id(['K06-BLD-16', 'K09-BLD-17', 'K11-BLD-16'])}] a creature ability need not be named`, () => {
    const { abilities } = readText('BIG HEART: Draw 1 card.\nDraw 2 cards.', 'creature', edition);
    expect(abilities.map(({ name }) => name)).toEqual(['BIG HEART', null]);
    // Also one that reads like a phrase does nothing.
    const [named] = readText('DRAW 3 CARDS: Draw 1 card.', 'creature', edition).abilities;
    expect(named?.name).toBe('DRAW 3 CARDS');
    expect(named?.parts.flatMap(({ effects }) => effects)).toEqual([{ id: 'effect-draw', values: { x: 1 } }]);
  });
});

describe('what only some of these editions say', () => {
  test.each([9, 10, 11] as const)(
    '[K09-BLD-15] [K11-BLD-15] with 1 the verb is singular, "of your cards" stays plural (%ith)',
    (edition) => {
      const text =
        'Activate when at least 1 of your cards in play (excluding this card) is destroyed. Draw 3 cards.';
      expect(broken(edition, 'spell', text)).toEqual([]);
      expect(
        writeText(
          readText(text.replace('is destroyed', 'are destroyed'), 'spell', edition),
          'spell',
          edition,
        ),
      ).toBe(text);
      const two = text.replace('least 1', 'least 2');
      expect(broken(edition, 'spell', two)).toEqual([edition === 9 ? 'K09-BLD-14' : 'K11-BLD-15']);
      expect(broken(edition, 'spell', two.replace('is destroyed', 'are destroyed'))).toEqual([]);
    },
  );

  test('[K06-BLD-43] the 6th has no dice counter, the 9th has', () => {
    const text =
      'Target up to 1 card in play. Place 2 dice counters on each target; you can remove a dice counter from a card at any time to re-roll any one die.';
    expect(broken(6, 'spell', text)).toEqual(['K06-BLD-11']);
    expect(broken(9, 'spell', text)).toEqual([]);
  });

  test.each([10, 11] as const)(
    '[K11-BLD-39] the %ith has 10 summon costs, 12 action costs and 3 restrictions in use, and 4 redacted',
    (edition) => {
      const caveats = vocabularyOf(edition).entries.filter(({ kind }) => kind === 'caveat');
      const inUse = caveats.filter(({ redacted }) => redacted === null);
      const starting = (prefix: string): number => inUse.filter(({ id }) => id.startsWith(prefix)).length;
      const [summon, action] = [starting('caveat-summon-'), starting('caveat-action-')];
      expect([summon, action, inUse.length - summon - action, caveats.length - inUse.length]).toEqual([
        10, 12, 3, 4,
      ]);
      const words = inUse.filter(({ phrase }) =>
        phrase.template.includes('to attack with, defend with, or use'),
      );
      expect(words).toHaveLength(12);
    },
  );

  test.each([
    ['K11-BLD-30', 'effect-place-immortality-counters', '6xt'],
    ['K11-BLD-36', 'effect-all-draw', 'x'],
    ['K11-BLD-37', 'effect-not-unexhausted', '2t'],
  ])('[%s] %s is new in the 11th, at %s', (_id, component, price) => {
    expect(vocabularyOf(11).byId.get(component)?.price.text).toBe(price);
    for (const older of [9, 10] as const) expect(vocabularyOf(older).byId.has(component)).toBe(false);
  });
});

describe('how it is printed', () => {
  const spell = { type: 'spell', edition: 9 } as const;
  const creature = { type: 'creature', edition: 9 } as const;
  const condition = 'Activate when this in-play card is destroyed.';
  const summoning = 'You must destroy 1 of your resources to summon this creature.';

  test('[K06-BLD-56] [K09-BLD-57] the padlock stands on spells with a condition and on summoning caveats', () => {
    for (const edition of [6, 9, 10] as const) {
      expect(hasPadlock({ ...spell, edition, text: `${condition} Draw 1 card.` })).toBe(true);
      expect(hasPadlock({ ...spell, edition, text: 'Draw 1 card.' })).toBe(false);
      expect(hasPadlock({ ...creature, edition, text: summoning })).toBe(true);
      expect(hasPadlock({ ...creature, edition, text: 'This creature cannot attack.' })).toBe(false);
      expect(hasPadlock({ ...creature, edition, text: `${condition} Draw 1 card.` })).toBe(false);
    }
  });

  test('[K06-BLD-57] [K09-BLD-58] summoning caveats and all conditions are marked to stand out', () => {
    for (const edition of [6, 9, 10] as const) {
      const marked = (text: string, card: Parameters<typeof restrictionsIn>[1]): string[] =>
        restrictionsIn(text, card).map(({ start, end }) => text.slice(start, end));
      expect(marked(`${condition} Draw 1 card.`, { ...spell, edition })).toEqual([condition]);
      expect(marked(`PAIN: ${condition} Draw 1 card.`, { ...creature, edition })).toEqual([condition]);
      expect(marked(`${summoning} Draw 1 card.`, { ...creature, edition })).toEqual([summoning]);
      expect(marked('This creature cannot attack.', { ...creature, edition })).toEqual([]);
    }
  });

  test('[K06-BLD-58] [K09-BLD-59] [K14…17-BLD-34] a card is 2.5 by 3.5 inches', () => {
    expect(pokerSize.width / 25.4).toBeCloseTo(2.5, 10);
    expect(pokerSize.height / 25.4).toBeCloseTo(3.5, 10);
  });

  test('[K06-BLD-11] [K09-BLD-11] [K11-BLD-12] a phrase of another edition is none of this one', () => {
    const text = 'Target up to 1 card in play. Destroy the targets.';
    for (const edition of classicEditions) {
      expect(broken(edition, 'spell', text)).not.toEqual([]);
      expect(idsIn(edition, 'spell', text)).toEqual(['target-in-play']);
    }
  });
});

test('[K06-BLD-11] [K09-BLD-11] [K11-BLD-12] what is in no list goes to the end of its sentence, whatever marks are in it', () => {
  const text = 'Win 1.5 games; this: or → that. Draw 1 card.';
  for (const edition of classicEditions) {
    const { problems, parts } = readText(text, 'spell', edition);
    expect(problems.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Win 1.5 games; this: or → that.',
    ]);
    expect(parts.map(({ use }) => use.id)).toEqual(['effect-draw']);
  }
});
