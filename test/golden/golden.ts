/**
 * What the program made of fixed cards and games when these files were written. It must make the same of them after a change that
 * is meant to change nothing; after one that is meant to, `CARDWRIGHT_GOLDEN=write npx vitest run test/golden` writes them anew, and
 * the difference is part of the commit.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { roles } from '../../src-main/engine/decision.js';

const isWriting = process.env['CARDWRIGHT_GOLDEN'] === 'write';

/** What JSON cannot say: large whole numbers, fractions, maps and sets. */
const plain = (key: string, value: unknown): unknown => {
  // These files were written before cards and decks named their game.
  if (key === 'game' && value === 'kotc') return undefined;
  // They were written before decisions had a role.
  if (key === 'role' && roles.some((role) => role === value)) return undefined;
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
  if (isWriting) return writeMarks(name, things.map(make));
  const marks = readMarks(name);
  expect(marks.length).toBe(things.length);
  for (const [place, thing] of things.entries()) expectMark(name, marks, place, thing, make(thing));
}

/**
 * A test for every few of them: a short one, which `npm run mutants` can afford to ask. Things are made within the first.
 *
 * @param size how many a test compares
 */
export function testGolden<T>(
  title: string,
  name: string,
  things: () => readonly T[],
  make: (thing: T) => unknown,
  size = 20,
): void {
  let made: readonly T[] | undefined;
  const all = (): readonly T[] => (made ??= things());
  if (isWriting) {
    test(title, async () => writeMarks(name, await Promise.all(all().map(make))));
    return;
  }
  const marks = readMarks(name);
  for (let from = 0; from < marks.length; from += size) {
    const to = Math.min(from + size, marks.length);
    test(`${title} (${from + 1} to ${to})`, async () => {
      expect(marks.length).toBe(all().length);
      for (const [nth, thing] of all().slice(from, to).entries())
        expectMark(name, marks, from + nth, thing, await make(thing));
    });
  }
}

const fileOf = (name: string): string => join(import.meta.dirname, 'made', `${name}.txt`);

function writeMarks(name: string, made: readonly unknown[]): void {
  writeFileSync(fileOf(name), `${made.map(mark).join('\n')}\n`);
}

function readMarks(name: string): readonly string[] {
  const file = fileOf(name);
  if (!existsSync(file)) throw new Error(`${file} is missing.`);
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

function expectMark(
  name: string,
  marks: readonly string[],
  place: number,
  thing: unknown,
  made: unknown,
): void {
  if (mark(made) === marks[place]) return;
  const shown = JSON.stringify({ thing, made }, plain, 1).slice(0, 4000);
  throw new Error(`${name}: number ${place + 1} comes out otherwise than it did. It is now:\n${shown}`);
}
