/**
 * What the program made of fixed cards and games when these files were written. It must make the same of them after a change that
 * is meant to change nothing; after one that is meant to, `CARDWRIGHT_GOLDEN=write npx vitest run test/golden` writes them anew, and
 * the difference is part of the commit.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fraction from 'fraction.js';
import { expect } from 'vitest';

const isWriting = process.env['CARDWRIGHT_GOLDEN'] === 'write';

/** What JSON cannot say: large whole numbers, fractions, maps and sets. */
const plain = (key: string, value: unknown): unknown => {
  // These files were written before cards and decks named their game.
  if (key === 'game' && value === 'kotc') return undefined;
  if (value instanceof Fraction) return { over: value.s * value.n, under: value.d };
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Map || value instanceof Set) return [...value];
  return value;
};

export const mark = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, plain) ?? 'undefined')
    .digest('base64url')
    .slice(0, 8);

/** Compares one after another, and stops at the first that differs. */
export function expectGolden<T>(name: string, things: readonly T[], make: (thing: T) => unknown): void {
  const file = join(import.meta.dirname, 'made', `${name}.txt`);
  if (isWriting) return writeFileSync(file, `${things.map((thing) => mark(make(thing))).join('\n')}\n`);
  if (!existsSync(file)) throw new Error(`${file} is missing.`);
  const marks = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(marks.length).toBe(things.length);
  for (const [place, thing] of things.entries()) {
    const made = make(thing);
    if (mark(made) === marks[place]) continue;
    const shown = JSON.stringify({ thing, made }, plain, 1).slice(0, 4000);
    throw new Error(`${name}: number ${place + 1} comes out otherwise than it did. It is now:\n${shown}`);
  }
}
