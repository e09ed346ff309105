import { limits } from '../../../cards/limits.js';
import type { CardColumn, CardColumns } from '../../card-columns.js';
import type { KotcCard } from './card.js';
import { readText } from './language/read.js';
import { readingEdition } from './language/reading-edition.js';
import { costOfComponents, printedUltraPoints } from './price/printed-cost.js';
import { readRow } from './read-row.js';
import { editionOf } from './editions.js';

const number = `A whole number from 0 to ${limits.figure}, or nothing.`;

const wordOf = ({ edition, type }: KotcCard): string => editionOf(edition).terms[type];
const figure = (card: KotcCard, field: 'offense' | 'defense'): string | number =>
  card.type === 'creature' ? (card[field] ?? '') : '';

const columns: readonly CardColumn<KotcCard>[] = [
  {
    field: 'type',
    write: wordOf,
    title: 'Type',
    width: 11,
    wordings: ['card type', 'kind', 'category'],
    takes:
      'Minion or creature, or spell. Blank: a spell where SP and HP are blank too, otherwise a minion or creature.',
  },
  {
    field: 'edition',
    write: (card) => card.edition ?? 'none',
    title: 'Edition',
    width: 10,
    wordings: ['design edition', 'card edition', 'rules', 'ed'],
    takes:
      '14, 14th, “14th Edition” and so on, from 1 to 17; “none” for a card without one. Blank: the edition chosen in the preview.',
  },
  {
    field: 'cost',
    write: (card) => card.cost ?? '',
    title: 'Level',
    width: 8,
    wordings: [
      'cost',
      'rc',
      'resource cost',
      'lvl',
      'lv',
      'resources',
      'price',
      'level/cost',
      'level or cost',
    ],
    takes: number,
  },
  {
    field: 'offense',
    write: (card) => figure(card, 'offense'),
    title: 'SP',
    width: 7,
    wordings: ['offense', 'offence', 'off', 'strike points', 'attack', 'atk', 'power', 'strength', 'op'],
    takes: `${number} Minions and creatures only.`,
  },
  {
    field: 'defense',
    write: (card) => figure(card, 'defense'),
    title: 'HP',
    width: 7,
    wordings: ['defense', 'defence', 'def', 'hit points', 'hitpoints', 'health', 'life', 'toughness', 'dp'],
    takes: `${number} Minions and creatures only.`,
  },
  {
    field: 'up',
    write: (card) => printedUltraPoints(card) ?? '',
    title: 'Ultra Points',
    width: 11,
    wordings: ['ultra', 'ultrapoints'],
    takes: 'Nothing: they follow from the text, and are written for editions that count them.',
  },
  {
    field: 'stats',
    title: 'SP/HP',
    width: 9,
    wordings: ['offense/defense', 'off/def', 'attack/defense', 'power/toughness', 'p/t', 'stats'],
    takes: 'Both in one cell, with a slash or a hyphen between: 4/6.',
  },
];

function facts({ edition, type, cost, offense, defense }: KotcCard): string[] {
  const { terms } = editionOf(edition);
  const creature = type === 'creature';
  return [
    ...(cost === null ? [] : [`${terms.cost} ${cost}`]),
    ...(creature && offense !== null ? [`${terms.offense} ${offense}`] : []),
    ...(creature && defense !== null ? [`${terms.defense} ${defense}`] : []),
  ];
}

/** Why a text cannot be played as it stands; null where it can be, or where the guide of its edition is not known. */
function textProblem(card: KotcCard): string | null {
  if (card.text === '') return null;
  const guide = readingEdition(card);
  if (guide === null) return null;
  const { problems, understood } = readText(card.text, card.type, guide);
  return understood ? null : (problems[0]?.because ?? '');
}

/** Where Cockatrice lays a card on the table: spells in the row of instants, creatures in that of creatures. */
const cockatriceRow = { creature: 2, spell: 3 } as const;

export const kotcColumns: CardColumns<KotcCard> = {
  columns,
  read: readRow,
  kind: wordOf,
  facts,
  cockatrice: (card) => {
    const { type, cost, offense, defense } = card;
    const stats = type === 'creature' ? `${offense ?? '?'}/${defense ?? '?'}` : null;
    return { cost: cost?.toString() ?? '', stats, row: cockatriceRow[type] };
  },
  computed: {
    missing: (card) => {
      const { edition, type, offense, defense, text, cost } = card;
      return cost === null ? JSON.stringify([edition, type, offense, defense, text]) : null;
    },
    of: (card) => {
      const cost = costOfComponents(card);
      return cost === null ? null : { cost };
    },
  },
  textProblem: {
    key: (card) => `${card.edition} ${card.type} ${card.text}`,
    of: textProblem,
  },
};
