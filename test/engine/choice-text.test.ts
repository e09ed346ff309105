import { expect, test } from 'vitest';
import { choiceText } from '../../src-main/engine/defaults/choice-text.js';
import type { Choice } from '../../src-main/engine/decision.js';
import { plainText } from '../../src-main/engine/text.js';

const words = {
  card: (id: number) => `card ${id}`,
  player: (seat: number) => ['Ann', 'Ben'][seat] ?? '',
  modes: { destroy: 'Destroy it' },
};

test.each<[Choice, string]>([
  [{ player: 1 }, 'Ben'],
  [{ card: 4 }, 'card 4'],
  [{ number: 3 }, '3'],
  [{ card: 4, number: 3 }, '3: card 4'],
  [{ card: 4, counter: 'charge' }, 'charge counter on card 4'],
  [{ card: 4, counter: 'charge', player: 0 }, 'charge counter of Ann on card 4'],
  [{ player: 0, counter: 'poison' }, 'poison counter on Ann'],
  [{ mode: 'destroy' }, 'Destroy it'],
  [{ mode: 'exile', card: 4 }, 'exile: card 4'],
  [{ colour: 'red' }, 'red'],
  [{ name: 'Grey Wolf' }, 'Grey Wolf'],
])('%j is put into words', (choice, text) => {
  expect(plainText(choiceText(choice, words))).toBe(text);
});
