import { describe, expect, it } from 'vitest';
import { blankCard, type KotcCard } from '../../../../src-main/games/kotc/cards/card.js';
import { readCard } from '../../../../src-main/games/kotc/plug/card-reading.js';

const card = (change: Partial<KotcCard>): KotcCard => ({
  ...blankCard('00000000-0000-4000-8000-000000000001'),
  name: 'Tinder Fox',
  type: 'creature',
  edition: 14,
  offense: 1,
  defense: 3,
  cost: 7,
  ...change,
});

const fixesOf = (one: KotcCard) =>
  readCard(one).problems.flatMap(({ because, fixes }) => fixes.map((fix) => ({ because, ...fix })));

const spell = { type: 'spell', offense: null, defense: null } as const;

describe('fixes of single problems', () => {
  it.each<[string, Partial<KotcCard>, string, Partial<KotcCard>]>([
    [
      'a nameless ability',
      { text: 'Draw 2 cards.' },
      'Name this ability',
      { text: 'ABILITY 1: Draw 2 cards.' },
    ],
    [
      'a name in small letters',
      { text: 'Greed: Draw 2 cards.' },
      'Write “GREED”',
      { text: 'GREED: Draw 2 cards.' },
    ],
    [
      'words of no guide, with their number',
      { text: 'GREED: Draw 3 crads.' },
      'Write “draw 3 cards.”',
      { text: 'GREED: Draw 3 cards.' },
    ],
    ['a letter', { text: 'GREED: Draw x cards.' }, 'Write 1 for “x”', { text: 'GREED: Draw 1 cards.' }],
    [
      'a wrong plural, and no other paragraph',
      { text: 'GREED: Draw 2 card.\nRUST: draw 2 card.' },
      'Word it as the guide does',
      { text: 'GREED: Draw 2 cards.\nRUST: draw 2 card.' },
    ],
    [
      'a name on a spell',
      { ...spell, text: 'GREED: Draw 2 cards.' },
      'Take the name away',
      { text: 'Draw 2 cards.' },
    ],
    [
      'a spell of two paragraphs',
      { ...spell, text: 'Draw 2 cards.\nDraw 1 card.', edition: 11 },
      'Join the paragraphs',
      { text: 'Draw 2 cards. Draw 1 card.' },
    ],
    [
      'a level that is not its own',
      { text: 'GREED: Draw 2 cards.', cost: 3 },
      'Set the level to 7',
      { cost: 7 },
    ],
    ['too high a figure', { text: '', offense: -2 }, 'Set SP to 0', { offense: 0 }],
  ])('put right %s', (_, wrong, title, change) => {
    const before = card(wrong);
    const fix = fixesOf(before).find((one) => one.title === title);
    expect(fix?.change).toEqual(change);
    const after = readCard({ ...before, ...(fix?.change as Partial<KotcCard>) });
    const said = after.problems.map(({ because, at }) => `${because} ${at?.start}`);
    const place = readCard(before).problems.find(({ because }) => because === fix?.because)?.at?.start;
    expect(said).not.toContain(`${fix?.because} ${place}`);
  });

  it('select the name that was given, for its maker to write over it', () => {
    const [fix] = fixesOf(card({ text: 'GREED: Draw 2 cards.\nDraw 1 card.' }));
    const { start = 0, end = 0 } = fix?.select ?? {};
    expect(String(fix?.change['text']).slice(start, end)).toBe('ABILITY 2');
  });

  it('lift a card to the newest edition, where its rules have like words for all of it', () => {
    const before = card({ ...spell, edition: 11, text: 'Draw 3 cards.', cost: 1 });
    const row = readCard(before).law.at(-1);
    expect([row?.edition, row?.legal]).toEqual(['kotc-17', false]);
    expect(row?.fixes.map(({ title }) => title)).toEqual(['Lift it to the 17th Edition']);
    const lifted = readCard({ ...before, ...(row?.fixes[0]?.change as Partial<KotcCard>) });
    expect([lifted.edition, lifted.playable, lifted.problems]).toEqual(['kotc-17', true, []]);
    const text = 'You may re-roll up to 1 die for the rest of this turn up to 1 time each.';
    const rolling = card({ ...spell, edition: 11, text, cost: 1 });
    expect(readCard(rolling).playable).toBe(true);
    expect(readCard(rolling).law.at(-1)?.fixes).toEqual([]);
  });

  it('take redacted words away, and say nothing of rules that a card keeps', () => {
    const { problems } = readCard(
      card({ ...spell, edition: 11, text: 'Pay 3 hitpoints. Draw 1 card.', cost: 1 }),
    );
    expect(problems).toMatchObject([{ rule: 'K11-BAN-13', fixes: [{ change: { text: 'Draw 1 card.' } }] }]);
  });

  it('offer nothing for a card that needs nothing', () => {
    const { problems, fixes } = readCard(card({ text: 'GREED: Draw 2 cards.' }));
    expect([...problems, ...fixes]).toEqual([]);
  });
});
