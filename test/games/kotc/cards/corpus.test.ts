import { describe, expect, test } from 'vitest';
import { readText } from '../../../../src-main/games/kotc/cards/language/read.js';
import { writeText } from '../../../../src-main/games/kotc/cards/language/write.js';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import { rightTexts } from './corpus-right.js';
import { wrongTexts } from './corpus-wrong.js';

test('the corpus has 200 texts, half of them wrong', () => {
  expect(rightTexts.length).toBeGreaterThanOrEqual(100);
  expect(wrongTexts.length).toBeGreaterThanOrEqual(100);
  const key = ([edition, type, text]: readonly [number, string, string, ...unknown[]]): string =>
    `${edition} ${type} ${text}`;
  const keys = [...rightTexts.map(key), ...wrongTexts.map(key)];
  expect(keys.filter((one, index) => keys.indexOf(one) !== index)).toEqual([]);
});

describe('is read without a complaint', () => {
  test.each(rightTexts.map(([edition, type, text, written = text]) => ({ edition, type, text, written })))(
    '$edition $type $text',
    ({ edition, type, text, written }) => {
      const reading = readText(text, type, edition);
      expect(reading.problems).toEqual([]);
      expect(reading.understood).toBe(true);
      expect(writeText(reading, type, edition)).toBe(written);
    },
  );
});

describe('is pointed at', () => {
  test.each(wrongTexts)('%i %s %j: %s', (edition, type, text, rule, at) => {
    const { problems } = readText(text, type, edition);
    expect(problems.map((problem) => problem.rule)).toEqual([rule]);
    const [problem] = problems;
    expect(text.slice(problem?.start, problem?.end)).toContain(at);
    expect(problem?.because).toMatch(/^[“A-Z].{15,}[.”]$/);
    expect(judgeCard({ type, text, edition }, edition).playable).toBe(false);
  });
});
