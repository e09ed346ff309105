import { XMLBuilder } from 'fast-xml-parser';
import type { CardSet } from '../../cards/card-set.js';
import type { Deck, DeckEntry } from '../../cards/deck.js';
import { gameOf } from '../../games/registry.js';
import { plainText } from '../../games/symbol-words.js';
import { withTokens } from './with-tokens.js';
import { UniqueNames } from './unique-names.js';
import type { MeantCard } from './written-card.js';

/** The set of cards that belong to none. */
const NO_SET = 'CW';

const builder = new XMLBuilder({
  format: true,
  indentBy: '  ',
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
});

/**
 * Cards as a Cockatrice card database (version 4 of its format). Cockatrice knows a card by its name alone, so that equal
 * names get a number. Tokens that the cards make are in it too, and the cards say so. What stands where it shows cost, power and toughness is for the card's game to say.
 */
export function cockatriceXml(title: string, given: readonly MeantCard[]): string {
  const { cards, makes } = withTokens(given);
  const names = cockatriceNames(cards);
  const sets = new Map<string, string>();
  const written = cards.map(({ card, set }, index) => {
    const { kind, cockatrice } = gameOf(card).columns;
    const {
      cost,
      totalCost = cost,
      colors,
      colorIdentity = colors,
      stats,
      mainType = kind(card),
      rarity = 'common',
      row,
      isToken = false,
      entersTapped = false,
    } = cockatrice(card);
    const code = codeOf(set);
    sets.set(code, clean(set?.name ?? title));
    return {
      name: names[index] ?? '',
      text: clean(plainText(card, card.text)),
      prop: {
        layout: 'normal',
        side: 'front',
        type: kind(card),
        maintype: mainType,
        manacost: cost,
        cmc: totalCost,
        ...(colors !== undefined && { colors, coloridentity: colorIdentity }),
        ...(stats !== null && { pt: stats }),
      },
      set: {
        '#text': code,
        '@uuid': card.id,
        ...(card.set?.number && { '@num': String(card.set.number) }),
        '@rarity': rarity,
      },
      related: (makes.get(index) ?? []).map((place) => names[place] ?? ''),
      ...(isToken && { token: '1' }),
      tablerow: row,
      ...(entersTapped && { cipt: '1' }),
    };
  });
  const body: unknown = builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    cockatrice_carddatabase: {
      '@version': '4',
      sets: { set: [...sets].map(([name, longname]) => ({ name, longname, settype: 'Custom' })) },
      cards: { card: written },
    },
  });
  return String(body);
}

/**
 * Where Cockatrice looks for the pictures of the same cards: a folder for each set, and in it two files for each card. The 2.x
 * versions look for the name; 3.0 takes the first file that begins with it, if none has the card's id behind it.
 */
export function cockatricePictures(given: readonly MeantCard[]): {
  readonly cards: readonly MeantCard[];
  /** Of each card's two files. */
  readonly names: readonly (readonly [string, string])[];
} {
  const { cards } = withTokens(given);
  const called = cockatriceNames(cards);
  const names = cards.map(({ card, set }, index) => {
    const path = `pics/${folderOf(codeOf(set))}/${fileFormOf(called[index] ?? '')}`;
    return [`${path}.png`, `${path}_${card.id}.png`] as const;
  });
  return { cards, names };
}

/**
 * A deck for Cockatrice (`*.cod`), with its cards called as the database of the same cards calls them. Reserves lie in the sideboard.
 */
export function cockatriceDeck(deck: Deck, cards: readonly MeantCard[]): string {
  const names = cockatriceNames(cards);
  const known = new Map(
    cards.map(({ card, set }, index) => [card.id, { card, set, name: names[index] ?? '' }]),
  );
  const zone = (count: (entry: DeckEntry) => number) =>
    deck.entries.flatMap((entry) => {
      const found = known.get(entry.card);
      const number = count(entry);
      if (!found || number < 1) return [];
      const collectorNumber = found.card.set?.number;
      return {
        '@number': String(number),
        '@name': found.name,
        '@setShortName': codeOf(found.set),
        ...(collectorNumber && { '@collectorNumber': String(collectorNumber) }),
        '@uuid': found.card.id,
      };
    });
  const aside = ({ copies, reserves = 0 }: DeckEntry): number => Math.min(copies, reserves);
  const body: unknown = builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    cockatrice_deck: {
      '@version': '1',
      deckname: clean(deck.name),
      comments: clean(deck.notes),
      zone: [
        { '@name': 'main', card: zone((entry) => entry.copies - aside(entry)) },
        { '@name': 'side', card: zone(aside) },
      ],
    },
  });
  return String(body);
}

/** Names that differ also as the names of picture files. */
function cockatriceNames(cards: readonly MeantCard[]): string[] {
  const names = new UniqueNames(fileFormOf);
  return cards.map(({ card }) => names.take(cockatriceName(card.name)));
}

/** The set's name in Cockatrice's lists. */
const codeOf = (set: CardSet | null): string =>
  set
    ? (
        set.code ||
        clean(set.name)
          .replace(/[^\p{L}\p{N}]+/gu, '')
          .slice(0, 6) ||
        NO_SET
      ).toUpperCase()
    : NO_SET;

/** Cockatrice puts a line after names that Windows keeps for devices. */
const folderOf = (code: string): string =>
  /^(?:CON|PRN|AUX|NUL|COM\d|LPT\d)$/.test(code) ? `${code}_` : code;

/** Short enough for the name of a file on every system. */
const cockatriceName = (name: string): string =>
  clean(name)
    .replace(/[\s|]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .replace(/\p{Cs}/gu, '')
    .trim() || 'Unnamed card';

/** What Cockatrice makes of a card's name to find its picture. */
const fileFormOf = (name: string): string => name.replace(/ \/\/ |[*<>:"\\?]/g, '').replaceAll('/', ' ');

/** Without the control characters that XML cannot hold. */
const clean = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- exactly these are meant
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').replace(/\p{Cs}/gu, '');
