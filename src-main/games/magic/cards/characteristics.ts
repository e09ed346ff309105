/** What is printed on a card, read: what all that asks about cards goes by. */
import { basicLandOf, type BasicLand } from './basic-lands.js';
import type { Printed } from './card.js';
import { readColors, type Color } from './colors.js';
import type { CardType } from './components/filters.js';
import { colorsOfCost, readManaCost, totalManaCost, type ManaCost } from './mana-cost.js';
import { readStat, type PrintedStat } from './stats.js';
import { readTypeLine, type TypeLine } from './type-line.js';

export interface Characteristics {
  /** What cannot be read counts as none. */
  readonly cost: ManaCost | null;
  /** {X} counts 0. */
  readonly totalCost: number;
  readonly colors: readonly Color[];
  /** Null: the type line cannot be read. */
  readonly line: TypeLine | null;
  readonly basicLand: BasicLand | null;
  readonly power: PrintedStat | null;
  readonly toughness: PrintedStat | null;
  /** Why something printed cannot be read. */
  readonly faults: readonly Fault[];
}

export const printedFields = ['manaCost', 'typeLine', 'power', 'toughness', 'colors'] as const;
export type PrintedField = (typeof printedFields)[number];

export interface Fault {
  readonly field: PrintedField;
  /** Id in the checklist. */
  readonly rule: string;
  /** A sentence. */
  readonly because: string;
}

/** What the rulebook says of each field, where it cannot be read as that. */
const ruleOf = {
  manaCost: 'MC-CARD-03',
  typeLine: 'MC-CARD-04',
  power: 'MC-CARD-21',
  toughness: 'MC-CARD-22',
  colors: 'MC-CARD-26',
} as const satisfies Record<PrintedField, string>;

export function characteristicsOf(card: Pick<Printed, PrintedField | 'name'>): Characteristics {
  const faults: Fault[] = [];
  const readable = <T extends object>(
    field: PrintedField,
    read: T | { readonly because: string; readonly rule?: string } | null,
  ): T | null => {
    if (read === null || !('because' in read)) return read as T | null;
    faults.push({ field, rule: read.rule ?? ruleOf[field], because: read.because });
    return null;
  };
  const cost = readable<ManaCost>('manaCost', readManaCost(card.manaCost));
  const line = readable<TypeLine>('typeLine', readTypeLine(card.typeLine));
  const power = readable<PrintedStat>('power', readStat(card.power));
  const toughness = readable<PrintedStat>('toughness', readStat(card.toughness));
  const ofToken = readable<readonly Color[]>('colors', readColors(card.colors)) ?? [];
  return {
    cost,
    totalCost: totalManaCost(cost),
    colors: colorsOf(ofToken, cost, line),
    line,
    basicLand: line !== null && isOf(line, 'land') ? basicLandOf(card.name) : null,
    power,
    toughness,
    faults,
  };
}

export const isOf = ({ types }: Pick<TypeLine, 'types'>, type: CardType): boolean => types.includes(type);

/** Lands and artifacts are colorless (MC-CARD-28, MC-CARD-29); a token has the colors that it is made with (MC-Q-84). */
function colorsOf(ofToken: readonly Color[], cost: ManaCost | null, line: TypeLine | null): readonly Color[] {
  if (line?.token) return ofToken;
  if (line && (isOf(line, 'land') || isOf(line, 'artifact'))) return [];
  return colorsOfCost(cost);
}
