import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { authors } from '../../assets/starter/design/design.js';
import { decks as deckDesigns } from '../../assets/starter/design/magic/decks.js';
import { designs, set, tokens } from '../../assets/starter/design/magic/magic-classic.js';
import { credit } from '../../assets/starter/make/library-folder.js';
import { countCards, type Deck } from '../../src-main/cards/deck.js';
import { cardSetFile } from '../../src-main/games/card-files.js';
import { basicLandNames, basicLandOf } from '../../src-main/games/magic/cards/basic-lands.js';
import { classic, magicCard, printedOn, type MagicCard } from '../../src-main/games/magic/cards/card.js';
import { characteristicsOf } from '../../src-main/games/magic/cards/characteristics.js';
import { parts, partsOf } from '../../src-main/games/magic/cards/components/parts.js';
import { designOf, tokensOf } from '../../src-main/games/magic/cards/design-of.js';
import { readText } from '../../src-main/games/magic/cards/language/read.js';
import { writeText } from '../../src-main/games/magic/cards/language/write.js';
import { colors } from '../../src-main/games/magic/cards/colors.js';
import { isNoTypeLine, readTypeLine } from '../../src-main/games/magic/cards/type-line.js';
import { magicFormat } from '../../src-main/games/magic/format/magic-format.js';
import { cardLawOf, deckLaw } from '../../src-main/games/magic/plug/card-law.js';
import { loadFonts } from '../../src-main/print/images/font-files.js';
import { iconsOf } from './notice.js';

const root = join(import.meta.dirname, '../../assets/starter/magic-classic');
const filesOf = (kind: string) => readdirSync(join(root, kind)).toSorted();
const parsed = (kind: string, file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, kind, file), 'utf8')) as Record<string, unknown>;

const cards: readonly MagicCard[] = filesOf('cards').map((file) =>
  magicCard.parse(parsed('cards', file)['card']),
);
const decks = filesOf('decks').map((file) => parsed('decks', file)['deck'] as Deck);
const isToken = ({ typeLine }: MagicCard): boolean => typeLine.startsWith('Token ');
const ofDecks = cards.filter((card) => !isToken(card));
const byName = new Map(cards.map((card) => [card.name, card]));
const law = cardLawOf((printed) => {
  const made = designOf(printed);
  return 'because' in made ? made.because : null;
});

const lineOf = (card: MagicCard) => {
  const line = readTypeLine(card.typeLine);
  if (isNoTypeLine(line)) throw new Error(`${card.name}: ${line.because}`);
  return line;
};

describe('the starter library magic-classic', () => {
  it('has at least 150 different cards, and the five basic lands', () => {
    expect(ofDecks.length).toBeGreaterThanOrEqual(150);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    const printed = cards.map((card) => JSON.stringify({ ...printedOn(card), name: '' }));
    const others = printed.filter((one) => !one.includes('"typeLine":"Land","text":""'));
    expect(new Set(others).size).toBe(others.length);
    expect(basicLandNames.filter((name) => !byName.has(name))).toEqual([]);
  });

  it('has cards of every color, artifacts and lands, of every rarity', () => {
    const of = new Map<string, number>();
    for (const card of ofDecks) {
      const its = characteristicsOf(printedOn(card));
      const kinds =
        its.colors.length > 0 ? its.colors : [its.line?.types.includes('land') ? 'land' : 'artifact'];
      for (const kind of kinds) of.set(kind, (of.get(kind) ?? 0) + 1);
    }
    for (const color of colors) expect(of.get(color), color).toBeGreaterThanOrEqual(25);
    expect(of.get('artifact')).toBeGreaterThanOrEqual(12);
    expect(of.get('land')).toBeGreaterThanOrEqual(10);
    for (const rarity of ['common', 'uncommon', 'rare'])
      expect(ofDecks.filter((card) => card.rarity === rarity).length, rarity).toBeGreaterThanOrEqual(25);
  });

  it('has cards that are legal, and playable by the rules', () => {
    for (const card of cards) {
      const { status, reasons, unplayable } = law.judgeForPlay(card, classic.id);
      expect({ name: card.name, status, unplayable, reasons: isToken(card) ? [] : reasons }).toEqual({
        name: card.name,
        status: isToken(card) ? 'token' : 'legal',
        unplayable: null,
        reasons: [],
      });
    }
  });

  it('has texts in canonical words', () => {
    for (const card of cards) {
      const about = { name: card.name, typeLine: lineOf(card) };
      const { text, problems } = readText(card.text, about);
      expect(problems, card.name).toEqual([]);
      expect(writeText(text ?? [], about)).toBe(card.text);
    }
  });

  it('uses every part of the grammar, those that the rulebook states and all others', () => {
    const used = new Set(
      ofDecks.flatMap((card) => {
        const line = lineOf(card);
        const { text } = readText(card.text, { name: card.name, typeLine: line });
        return partsOf(text ?? [], line).map(({ id }) => id);
      }),
    );
    expect(parts.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  it('has a token for each that its cards make', () => {
    const known = new Set(cards.filter(isToken).map((card) => JSON.stringify(printedOn(card))));
    const wanted = cards.flatMap((card) => tokensOf(printedOn(card)).map((token) => JSON.stringify(token)));
    expect(wanted.length).toBeGreaterThanOrEqual(known.size);
    expect(wanted.filter((token) => !known.has(token))).toEqual([]);
  });

  it('numbers its cards in their set, tokens apart', () => {
    const [file = '', ...more] = filesOf('sets');
    expect(more).toEqual([]);
    const { id, ...rest } = cardSetFile.parse(parsed('sets', file)).set;
    expect(rest).toEqual(set);
    const numbers = new Map(cards.map((card) => [card.name, card.set]));
    for (const [index, { name }] of designs.entries())
      expect(numbers.get(name)).toEqual({ id, number: index + 1 });
    for (const { name } of tokens) expect(numbers.get(name)).toEqual({ id, number: null });
    expect(cards).toHaveLength(designs.length + tokens.length);
  });

  it('has a picture for each card, named by its content, and none besides', async () => {
    expect(cards.map((card) => card.picture?.id ?? card.name).toSorted()).toEqual(filesOf('pictures'));
    let bytesInAll = 0;
    for (const file of filesOf('pictures')) {
      const bytes = readFileSync(join(root, 'pictures', file));
      bytesInAll += bytes.length;
      expect(`${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jpg`).toBe(file);
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height, format }).toEqual({ width: 873, height: 629, format: 'jpeg' });
    }
    expect(bytesInAll / cards.length).toBeLessThan(45_000);
  });

  it('has cards on which everything fits', () => {
    const fonts = loadFonts();
    for (const card of cards) {
      const list = magicFormat.layout(card, fonts, () => ({ width: 873, height: 629 }), {
        text: 'TMB 188/188',
        symbol: null,
      });
      expect(list.notices, card.name).toEqual([]);
    }
  });

  it('names the author of each picture on the card and in NOTICE', () => {
    for (const { name, art } of [...designs, ...tokens]) {
      expect(byName.get(name)?.licence, name).toBe(`CC0. Picture: ${credit(art[0])}`);
      const [author = '', icon = ''] = art[0].split('/');
      const { name: by } = authors[author as keyof typeof authors];
      expect(iconsOf(by), icon).toContain(icon.replaceAll('-', ' '));
    }
  });

  it('has four decks of sixty and two of forty, legal and with land enough', () => {
    expect(decks.map(({ name }) => name).toSorted()).toEqual(deckDesigns.map(({ name }) => name).toSorted());
    expect(decks.map(({ entries }) => countCards(entries)).toSorted()).toEqual([40, 40, 60, 60, 60, 60]);
    for (const { name, edition, game, play, entries } of decks) {
      expect({ game, edition }, name).toEqual({ game: 'magic', edition: classic.id });
      const judged = entries.map(({ card, name: called, copies }) => {
        const found = byName.get(called);
        expect(found?.id, called).toBe(card);
        return { name: called, copies, status: found ? law.judge(found, classic.id).status : 'missing' };
      });
      expect(deckLaw.judge(judged, classic.id, play).reasons, name).toEqual([]);
      expect(judged.filter(({ name: one, copies }) => copies > 4 && basicLandOf(one) === null)).toEqual([]);
      const isLand = (called: string): boolean => byName.get(called)?.typeLine === 'Land';
      const lands = countCards(entries.filter((entry) => isLand(entry.name)));
      expect(lands / countCards(entries), name).toBeGreaterThan(0.39);
      expect(lands / countCards(entries), name).toBeLessThan(0.43);
      const creatures = entries.filter((entry) => byName.get(entry.name)?.typeLine.includes('Creature —'));
      expect(countCards(creatures) / countCards(entries), name).toBeGreaterThan(0.35);
    }
  });
});
