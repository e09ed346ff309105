import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parts, partsOf } from '../../../../src-main/games/magic/cards/components/parts.js';
import { readText } from '../../../../src-main/games/magic/cards/language/read.js';
import { writeText } from '../../../../src-main/games/magic/cards/language/write.js';
import { isNoTypeLine, readTypeLine } from '../../../../src-main/games/magic/cards/type-line.js';

const checklist = readFileSync(
  new URL('../../../../assets/rules/magic-classic.json', import.meta.url),
  'utf8',
);
const ids = [...new Set(checklist.match(/MC-GR-\d+/gu))].toSorted((a, b) =>
  a.localeCompare(b, 'en', { numeric: true }),
);

describe('parts of the grammar', () => {
  test('are those of the checklist, each once', () => {
    expect(parts.map(({ id }) => id)).toEqual(ids);
  });

  test.each(parts.map((part) => [part.id, part.name, part] as const))('[%s] %s', (_, __, part) => {
    const typeLine = readTypeLine(part.example.typeLine);
    if (isNoTypeLine(typeLine)) throw new Error(typeLine.because);
    const about = { name: 'Fen Warden', typeLine };
    const read = readText(part.example.text, about);
    expect(read.problems).toEqual([]);
    expect(writeText(read.text ?? [], about)).toBe(part.example.text);
    expect(partsOf(read.text ?? [], typeLine)).toContain(part);
  });
});
