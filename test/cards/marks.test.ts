import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { readText } from '../../src-main/games/kotc/cards/language/read.js';
import { judgeCard } from '../../src-main/games/kotc/cards/law/card-law.js';
import { asMarked, parseMarks, unmarked } from '../../src-main/games/kotc/format/marks.js';
import { hasPadlock } from '../../src-main/games/kotc/cards/restrictions.js';
import { symbolWords as ownWords } from '../../src-main/games/kotc/format/marks.js';
import { symbolOf, symbolWords } from '../../src-main/cards/symbols.js';
import { counterKinds } from '../../src-main/games/kotc/rules/state/state.js';

/** The words, and each marked stretch as "bold[words]". */
function read(marked: string): string[] {
  const { text, spans } = parseMarks(marked);
  return [text, ...spans.map(({ start, end, as }) => `${as}[${text.slice(start, end)}]`)];
}

describe('marks', () => {
  test.each([
    ['**CLAW:** Draw.', ['CLAW: Draw.', 'bold[CLAW:]']],
    ['a *b c* d', ['a b c d', 'italic[b c]']],
    ['***both***', ['both', 'italic[both]', 'bold[both]']],
    ['**a *b***', ['a b', 'italic[b]', 'bold[a b]']],
    ['*a **b***', ['a b', 'bold[b]', 'italic[a b]']],
    ['Roll {die}, {3} {Star}s', ['Roll die, 3 Stars', 'die[die]', 'face-3[3]', 'star[Star]']],
    ['*{3}*', ['3', 'face-3[3]', 'italic[3]']],
  ])('%s', (marked, expected) => expect(read(marked)).toEqual(expected));

  test.each([
    'a * b',
    '2*3*4',
    '* 5 *',
    '** 2',
    '**',
    '****x****',
    '*a\nb*',
    '*open',
    'close*',
    '{dragon}',
    '{die',
    '{}',
    'a_b',
  ])('%s has none', (text) => expect(read(text)).toEqual([text]));

  test('a partner is never beyond what was opened later and closed', () => {
    expect(read('**a *b** c*')).toEqual(['a *b c*', 'bold[a *b]']);
  });

  test('a sign after a backslash is the sign itself', () => {
    expect(read(String.raw`\*a* \{die} \x`)).toEqual([String.raw`*a* {die} \x`]);
  });

  test('every counter of the game has a symbol of its own name', () => {
    const words = counterKinds.map((kind) => (kind === 'plain' ? 'counter' : kind));
    expect(words.filter((word) => symbolOf(word, ownWords) === null)).toEqual([]);
    expect([...symbolWords.keys()].every((word) => word === word.toLowerCase())).toBe(true);
  });
});

const part = fc.oneof(
  fc.constantFrom('*', '**', '***', '{', '}', '\\', '{die}', '{3}', ' ', '\n', 'a', 'Bc', '.', ':', '😀'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const anyText = fc.array(part, { maxLength: 24 }).map((parts) => parts.join(''));
const runs = { numRuns: 400 };

describe('of any text', () => {
  test('words have a way of being written that reads as them', () => {
    fc.assert(
      fc.property(anyText, (words) => {
        const { text, spans } = parseMarks(asMarked(words));
        expect([text, spans.length]).toEqual([words, 0]);
      }),
      runs,
    );
  });

  test('every character of the words comes from its place in the marked text', () => {
    fc.assert(
      fc.property(anyText, (marked) => {
        const { text, at, ends, spans } = parseMarks(marked);
        expect([at.length, ends.length]).toEqual([text.length + 1, text.length]);
        expect(at).toEqual(at.toSorted((a, b) => a - b));
        for (let index = 0; index < text.length; index++) {
          const from = marked.slice(at[index], ends[index]);
          expect(from).toContain(text.charAt(index));
          expect(ends[index]).toBeLessThanOrEqual(at[index + 1] ?? 0);
        }
        for (const { start, end } of spans) expect(start).toBeLessThan(end);
        if (!/[*{]/.test(marked)) expect([text, spans]).toEqual([marked, []]);
      }),
      runs,
    );
  });
});

describe('the language', () => {
  const text = '**CLAW:** When this minion *attacks*: {Draw} 1 card.';

  test('reads, judges and marks the words alone', () => {
    const plain = 'HUNT: Draw 2 cards.';
    const marked = '**HUNT:** Draw *2* cards.';
    const one = { ...blankCard('11111111-1111-4111-8111-111111111111', 14), offense: 2, defense: 4 };
    const { parts: markedParts, ...markedReading } = readText(marked, 'creature', 14);
    const { parts, ...reading } = readText(plain, 'creature', 14);
    expect(markedReading).toEqual(reading);
    expect(markedParts.map(({ use }) => use)).toEqual(parts.map(({ use }) => use));
    expect(judgeCard({ ...one, text: marked }, 14).reasons).toEqual(
      judgeCard({ ...one, text: plain }, 14).reasons,
    );
    expect(judgeCard({ ...one, text: `*${text}` }, 14).text).toBe(unmarked(`*${text}`));
  });

  test('a symbol counts as its word', () => {
    const [part] = readText('Draw {2} cards.', 'spell', 14).parts;
    expect(part?.use.values).toEqual({ x: 2 });
    expect(hasPadlock({ type: 'spell', edition: 14, text: '**When you take *damage*:** Draw 1 card.' })).toBe(
      true,
    );
  });

  test('points at the places of the marked text', () => {
    const marked = '**HUNT:** Draw *2* cards, then {juggle {die}.';
    const [problem] = readText(marked, 'creature', 14).problems.filter(({ because }) =>
      because.includes('juggle'),
    );
    expect(marked.slice(problem?.start, problem?.end)).toBe('{juggle {die}.');
    const bold = readText('Draw 2 cards. **Dance {3}**.', 'spell', 9).problems[0];
    expect('Draw 2 cards. **Dance {3}**.'.slice(bold?.start, bold?.end)).toMatch(/^Dance \{3\}/);
    const drawn = readText('Draw {2} cards. Dance {3}', 'spell', 9);
    expect('Draw {2} cards. Dance {3}'.slice(drawn.problems[0]?.start, drawn.problems[0]?.end)).toBe(
      'Dance {3}',
    );
  });
});
