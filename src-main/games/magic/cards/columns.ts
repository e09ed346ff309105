import type { CardColumn, CardColumns, RowCells, RowFields } from '../../card-columns.js';
import { lengths, rarities, type MagicCard } from './card.js';
import { basicLands } from './basic-lands.js';
import { colorOf, readColors, writeColors } from './colors.js';
import { characteristicsOf, type Characteristics } from './characteristics.js';
import { kindNames, kindOf } from './kind.js';
import { isNoCost, readManaCost, writeManaCost } from './mana-cost.js';
import { plainText } from './symbol-words.js';
import { isNoStat, readStat, writeStat } from './stats.js';
import { isNoTypeLine, readTypeLine, writeTypeLine } from './type-line.js';

const columns: readonly CardColumn<MagicCard>[] = [
  {
    field: 'manaCost',
    title: 'Mana cost',
    wordings: ['cost', 'mana', 'casting cost', 'mc'],
    takes: 'Symbols such as {2}{U}{U}, or 2UU. Blank: none, as lands have.',
    width: 12,
    write: ({ manaCost }) => manaCost,
  },
  {
    field: 'typeLine',
    title: 'Type',
    wordings: ['type line', 'card type', 'types'],
    takes: 'The line under the art: Creature — Goblin, Enchant Creature, Instant.',
    width: 24,
    write: ({ typeLine }) => typeLine,
  },
  {
    field: 'power',
    title: 'Power',
    wordings: ['pow', 'strength'],
    takes: 'A number, * or 1+*. Creatures only.',
    width: 7,
    write: ({ power }) => power,
  },
  {
    field: 'toughness',
    title: 'Toughness',
    wordings: ['tou'],
    takes: 'A number, * or 1+*. Creatures only.',
    width: 10,
    write: ({ toughness }) => toughness,
  },
  {
    field: 'stats',
    title: 'Power/Toughness',
    wordings: ['p/t', 'pt'],
    takes: 'Both in one cell, with a slash between: 2/2.',
    width: 10,
  },
  {
    field: 'rarity',
    title: 'Rarity',
    wordings: [],
    takes: `${rarities.join(', ')}, or the first letter. Blank: common.`,
    width: 10,
    write: ({ rarity }) => rarity,
  },
  {
    field: 'colors',
    title: 'Colors',
    wordings: ['color', 'colour', 'colours'],
    takes: 'Of a token: WU, or white and blue. Other cards have the colors of their mana cost.',
    width: 10,
    write: ({ colors }) => colors,
  },
];

/** What can be read is written in the usual way; what cannot is kept as it stands, with a remark. */
function readText<T extends object>(
  cells: RowCells,
  field: 'manaCost' | 'typeLine' | 'power' | 'toughness' | 'colors',
  read: (text: string) => T | { readonly because: string } | null,
  write: (read: T) => string,
): string {
  const cell = cells.cell(field);
  if (cell === '') return '';
  const found = read(cell);
  if (found === null) return '';
  if (!('because' in found)) return write(found as T);
  cells.warn(field, found.because);
  const most = field === 'power' || field === 'toughness' ? lengths.stat : lengths[field];
  return cell.slice(0, most);
}

function read(cells: RowCells): RowFields {
  const fields: Record<string, string> = {};
  if (cells.has('manaCost')) fields['manaCost'] = readText(cells, 'manaCost', readManaCost, writeManaCost);
  if (cells.has('typeLine')) fields['typeLine'] = readText(cells, 'typeLine', readTypeLine, writeTypeLine);
  if (cells.has('stats')) {
    const [power = '', toughness = '', ...more] = cells.cell('stats').split('/');
    const written = [power, toughness].map((one) => readStat(one));
    if (more.length > 0 || written.some(isNoStat))
      cells.refuse('stats', 'is no power and toughness such as 2/2.', true);
    else {
      const [one, other] = written.map((stat) => (isNoStat(stat) ? '' : writeStat(stat)));
      Object.assign(fields, { power: one, toughness: other });
    }
  }
  for (const field of ['power', 'toughness'] as const)
    if (cells.has(field) && (cells.cell(field) !== '' || !cells.has('stats')))
      fields[field] = readText(cells, field, readStat, writeStat);
  const rarity = cells.cell('rarity').toLowerCase();
  if (rarity !== '') {
    const found = rarities.find((one) => one === rarity || one.startsWith(rarity));
    if (found) fields['rarity'] = found;
    else cells.refuse('rarity', `is none of ${rarities.join(', ')}.`);
  }
  if (cells.has('colors')) fields['colors'] = readText(cells, 'colors', readColors, writeColors);
  return { fields, guessed: [] };
}

/** Where Cockatrice lays cards on the table: lands, what is no creature, creatures, and what does not stay. */
const cockatriceRow = {
  land: 0,
  artifact: 1,
  enchantment: 1,
  creature: 2,
  instant: 3,
  sorcery: 3,
} as const;

const statsOf = ({ power, toughness }: MagicCard): string | null =>
  power === '' && toughness === '' ? null : `${power || '?'}/${toughness || '?'}`;

/** "2UU", as other programs write costs. */
function plainCost(card: MagicCard): string {
  const cost = readManaCost(card.manaCost);
  return cost === null || isNoCost(cost) ? card.manaCost : writeManaCost(cost).replaceAll(/[{}]/g, '');
}

/** Those of its cost, of the mana in its text, and of a basic land's. */
function identityOf({ text }: MagicCard, { colors, basicLand }: Characteristics): string {
  const inText = [...text.matchAll(/\{([WUBRG])\}/g)].flatMap(([, letter = '']) => colorOf(letter) ?? []);
  return writeColors([...colors, ...inText, ...(basicLand === null ? [] : [basicLands[basicLand]])]);
}

const entersTapped = ({ name, text }: MagicCard): boolean =>
  paragraphs(text).some(
    (line) =>
      line.startsWith(`${name} comes into play tapped`) || /^This(?: \w+)? comes into play tapped/.test(line),
  );

const paragraphs = (text: string): readonly string[] => plainText(text).split('\n');

function lineOf({ typeLine }: MagicCard): string {
  const line = readTypeLine(typeLine);
  return isNoTypeLine(line) ? typeLine : writeTypeLine(line);
}

export const magicColumns: CardColumns<MagicCard> = {
  columns,
  read,
  kind: lineOf,
  facts(card) {
    const stats = statsOf(card);
    return [
      ...(card.manaCost === '' ? [] : [`Mana cost ${card.manaCost}`]),
      ...(stats === null ? [] : [`Power/toughness ${stats}`]),
    ];
  },
  cockatrice(card) {
    const read = characteristicsOf(card);
    const { colors, totalCost, line } = read;
    const kind = kindOf(card);
    return {
      cost: plainCost(card),
      totalCost,
      colors: writeColors(colors),
      colorIdentity: identityOf(card, read),
      stats: statsOf(card),
      ...(kind !== null && { mainType: kindNames[kind].one }),
      rarity: card.rarity,
      row: cockatriceRow[kind ?? 'sorcery'],
      ...(line?.token && { isToken: true }),
      ...(entersTapped(card) && { entersTapped: true }),
    };
  },
};
