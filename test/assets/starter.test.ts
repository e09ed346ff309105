import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { authors } from '../../assets/starter/design/design.js';
import { libraries } from '../../assets/starter/design/libraries.js';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { countCards, type Deck } from '../../src-main/cards/deck.js';
import { editionId, type RulesEdition } from '../../src-main/games/kotc/cards/editions.js';
import { readCardFile, readDeckFile, writeCardFile, writeDeckFile } from '../../src-main/games/card-files.js';
import { allUses } from '../../src-main/games/kotc/cards/language/design.js';
import { readText } from '../../src-main/games/kotc/cards/language/read.js';
import { judgeCard } from '../../src-main/games/kotc/cards/law/card-law.js';
import { judgeDeck } from '../../src-main/games/kotc/cards/law/deck-law.js';
import { vocabularyOf } from '../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { layoutCard } from '../../src-main/games/kotc/format/card-layout.js';
import { loadFonts } from '../../src-main/print/images/font-files.js';
import { bearsSeal } from '../games/kotc/cards/judging.js';
import { iconsOf } from './notice.js';

const starter = join(import.meta.dirname, '../../assets/starter');
const fonts = loadFonts();

interface Starter {
  readonly folder: string;
  readonly edition: RulesEdition;
  readonly cards: readonly Card[];
  readonly decks: readonly Deck[];
}

/** Every file of a folder with what it says; one that does not read as written makes the test fail by name. */
function readAll<T>(
  folder: string,
  read: (json: string) => { kind: string; content?: T | null },
  write: (content: T) => string,
): T[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const json = readFileSync(join(folder, file), 'utf8');
      const reading = read(json);
      if (reading.kind !== 'good' || !reading.content) throw new Error(`${file} is ${reading.kind}.`);
      expect(write(reading.content), file).toBe(json);
      return reading.content;
    });
}

/** Sets that show what an edition brought use not all of its components. */
const smaller: readonly RulesEdition[] = [12, 13, 15, 16];

const starters = ([6, 9, 11, 12, 13, 14, 15, 16, 17] as const).map((edition): Starter => {
  const folder = `kotc-${String(edition).padStart(2, '0')}`;
  const root = join(starter, folder);
  return {
    folder,
    edition,
    cards: readAll(join(root, 'cards'), readCardFile, writeCardFile) as Card[],
    decks: readAll(join(root, 'decks'), readDeckFile, writeDeckFile),
  };
});

describe.each(starters)('the starter library $folder', ({ folder, edition, cards, decks }) => {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const pictures = readdirSync(join(starter, folder, 'pictures'));

  it('has enough different cards, all of its edition', () => {
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    expect(cards.length).toBeGreaterThanOrEqual(edition === 6 ? 12 : 24);
    expect(cards.map((card) => card.edition)).toEqual(cards.map(() => edition));
    expect(
      new Set(cards.map(({ type, text, offense, defense }) => `${type} ${text} ${offense}/${defense}`)).size,
    ).toBe(cards.length);
  });

  it('has cards that are legal in their edition, sealed, worded as the guide does and printed with their price', () => {
    for (const card of cards) {
      const ruling = judgeCard(card, edition);
      expect(ruling.status, `${card.name}: ${JSON.stringify(ruling.reasons)}`).toBe('legal');
      expect(card.cost, card.name).toBe(ruling.cost);
      expect(card.text, card.name).toBe(ruling.text);
      expect(bearsSeal(card.text, card.type, edition), card.name).toBe(true);
    }
  });

  it.skipIf(smaller.includes(edition))('uses every component of its edition that may be used', () => {
    const used = new Set(
      cards.flatMap((card) => allUses(readText(card.text, card.type, edition)).map(({ id }) => id)),
    );
    const usable = vocabularyOf(edition).entries.filter(({ redacted }) => redacted === null);
    expect(usable.length).toBeGreaterThan(50);
    expect(usable.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  it('has a picture for each card, named by its content, and none besides', async () => {
    const shown = cards.map((card) => card.picture?.id ?? `${card.name} has none`);
    expect(shown.toSorted()).toEqual(pictures.toSorted());
    for (const file of pictures) {
      const bytes = readFileSync(join(starter, folder, 'pictures', file));
      expect(`${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jpg`).toBe(file);
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height, format }).toEqual({ width: 1008, height: 628, format: 'jpeg' });
    }
  });

  it('has cards on which everything fits', () => {
    for (const card of cards) {
      const list = layoutCard(card, fonts, (id) =>
        existsSync(join(starter, folder, 'pictures', id)) ? { width: 1008, height: 628 } : null,
      );
      expect(list.notices, card.name).toEqual([]);
    }
  });

  it('names the author of each picture on the card and in NOTICE', () => {
    const { designs } = libraries.find((library) => library.folder === folder) ?? { designs: [] };
    expect(designs.map(({ name }) => name).toSorted()).toEqual(cards.map(({ name }) => name).toSorted());
    for (const { name, picture } of designs) {
      const [author = '', icon = ''] = picture[0].split('/');
      const credit = `${icon.replaceAll('-', ' ')} by ${authors[author as keyof typeof authors].name}`;
      expect(cards.find((card) => card.name === name)?.licence).toBe(
        `Card: Cardwright, CC0. Picture: ${credit}, game-icons.net, CC BY 3.0.`,
      );
      expect(iconsOf(authors[author as keyof typeof authors].name), icon).toContain(
        icon.replaceAll('-', ' '),
      );
    }
  });

  it('has legal decks that share few cards', () => {
    expect(decks).toHaveLength(edition === 17 ? 4 : 2);
    for (const deck of decks) {
      expect(deck.edition).toBe(editionId(edition));
      const entries = deck.entries.map(({ card: id, name, copies, reserves = 0 }) => {
        const card = byId.get(id);
        if (!card) throw new Error(`${deck.name} wants ${name}, which is not there.`);
        expect(name).toBe(card.name);
        return { name, copies, reserves, status: judgeCard(card, edition).status };
      });
      expect(judgeDeck(entries, edition).reasons, deck.name).toEqual([]);
    }
    for (const [place, one] of decks.entries()) {
      for (const other of decks.slice(place + 1)) {
        const shared = one.entries.filter(({ card }) => other.entries.some((entry) => entry.card === card));
        expect(countCards(shared), `${one.name}, ${other.name}`).toBeLessThanOrEqual(
          countCards(one.entries) / 5,
        );
      }
    }
  });

  it('has decks with something to play from the first turns on', () => {
    for (const { name, entries } of decks) {
      const cheap = entries.filter(({ card }) => (byId.get(card)?.cost ?? 99) <= 4);
      expect(countCards(cheap) / countCards(entries), name).toBeGreaterThan(0.5);
      const creatures = entries.filter(({ card }) => byId.get(card)?.type === 'creature');
      expect(countCards(creatures) / countCards(entries), name).toBeGreaterThan(0.4);
    }
  });
});

describe('all starter libraries together', () => {
  it('have ids and names of their own', () => {
    const cards = starters.flatMap((starter) => starter.cards);
    const ids = [...cards, ...starters.flatMap((starter) => starter.decks)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    expect(cards.length).toBeGreaterThanOrEqual(84);
  });
});
