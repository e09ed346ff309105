import { beforeEach, expect, test, vi } from 'vitest';
import { CardPreview } from '../../../../src-renderer/shared/table/stage/card-preview.js';
import { card, exhausted } from '../views.js';

const at = { x: 0, y: 0, width: 50, height: 70 };
let shown: (string | null)[];
let preview: CardPreview;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  preview = new CardPreview((seen) => shown.push(seen?.face?.name ?? null));
});

const look = (design: number | null, atOnce = false): void =>
  preview.look({ key: `card ${design}`, card: card(design), at }, atOnce);

test('a card on which the pointer rests is shown large, the next beside it at once, and none when it leaves', () => {
  look(1);
  vi.advanceTimersByTime(240);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(10);
  look(2);
  preview.look(null);
  expect(shown).toEqual(['Card 1', 'Card 2', null]);
});

test('a pointer that goes on shows nothing', () => {
  look(1);
  vi.advanceTimersByTime(200);
  preview.look(null);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([]);
});

test('a key shows what is pointed at without waiting, but nothing face down', () => {
  look(1);
  expect(preview.show()).toBe(true);
  look(null);
  expect(preview.show()).toBe(false);
  expect(shown).toEqual(['Card 1', null]);
});

test('what is not seen any more is forgotten, so that no key brings it back to who looks next', () => {
  look(1, true);
  preview.renew(() => card(null));
  expect(shown).toEqual(['Card 1', null]);
  expect(preview.show()).toBe(false);
});

test('what is still seen stays, as it is now', () => {
  look(1, true);
  preview.renew(() => card(1, { flags: [exhausted] }));
  expect(shown).toEqual(['Card 1']);
  expect(preview.show()).toBe(true);
});
