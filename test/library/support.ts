import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import type { Deck } from '../../src-main/cards/deck.js';
import { Library, openLibrary, type LibraryOptions } from '../../src-main/library/library.js';

/** A folder of its own for one test, gone afterwards. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-library-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Opens without watching unless the test is about watching; closed when the test ends. */
export async function open(folder: string, options: LibraryOptions = {}): Promise<Library> {
  const library = await openLibrary(folder, { watch: false, ...options });
  onTestFinished(() => library.close());
  return library;
}

export function cardNamed(name: string, fields: Partial<Card> = {}): Omit<Card, 'id'> {
  const { id: _, ...card } = blankCard('', 14);
  return { ...card, name, ...fields };
}

/** The same with an id of its own. */
export const newCard = (name: string, fields: Partial<Card> = {}): Card => ({
  ...blankCard(randomUUID(), 14),
  name,
  ...fields,
});

export function deckNamed(name: string, fields: Partial<Deck> = {}): Omit<Deck, 'id'> {
  return { game: 'kotc', name, edition: 'kotc-14', entries: [], back: 'standard', notes: '', ...fields };
}

/** Every file below a folder but the lock, with its bytes as Latin-1. */
export function snapshot(folder: string, below = ''): Map<string, string> {
  const files = new Map<string, string>();
  if (!existsSync(join(folder, below))) return files;
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) for (const [name, bytes] of snapshot(folder, path)) files.set(name, bytes);
    else if (entry.isFile()) files.set(path, readFileSync(join(folder, path), 'latin1'));
  }
  return files;
}

/** What people see of a library: every card, deck and set file with its bytes. */
export function storedFiles(folder: string): Map<string, string> {
  return new Map([...snapshot(folder)].filter(([file]) => /^(cards|decks|sets)\/[^.]/.test(file)));
}

export const cardFiles = (folder: string): string[] => readdirSync(join(folder, 'cards')).sort();
