import { expect, test } from 'vitest';
import { readText } from '../../../../src-main/games/magic/cards/language/read.js';
import { writeText } from '../../../../src-main/games/magic/cards/language/write.js';
import { isNoTypeLine, readTypeLine } from '../../../../src-main/games/magic/cards/type-line.js';
import { randomFrom, randomText } from '../random-texts.js';

const typeLines = ['Creature — Elf', 'Enchantment', 'Instant', 'Enchant Creature', 'Sorcery', 'Land'];
const TEXTS = 500;

test('a random tree is written and read as the same tree, and its text written as the same text', () => {
  for (let seed = 1; seed <= TEXTS; seed += 1) {
    const typeLine = readTypeLine(typeLines[seed % typeLines.length] ?? '');
    if (isNoTypeLine(typeLine)) throw new Error(typeLine.because);
    const about = { name: 'Fen Warden', typeLine };
    const tree = randomText(about, randomFrom(seed));
    const text = writeText(tree, about);
    const again = readText(text, about);
    expect(again.text, `seed ${seed}: ${text}`).toEqual(tree);
    expect(writeText(again.text ?? [], about)).toBe(text);
  }
});
