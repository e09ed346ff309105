/** What the rulebook asks of a card as it is built. */
import type { Reason } from '../../../card-law.js';
import { isOf, type Characteristics, type PrintedField } from '../characteristics.js';
import type { Paragraph } from '../components/abilities.js';
import type { ReadText } from '../language/read.js';
import type { TypeLine } from '../type-line.js';

/** A token may be designed and printed, but is no card of a deck. */
const statuses = ['legal', 'token', 'invalid'] as const;
export type Status = (typeof statuses)[number];

/** Whether a card of this status may be in a deck. */
export const isLegal = (status: string): boolean => status === 'legal';

/** What is wrong, and with what of the card. */
export interface FieldReason extends Reason {
  readonly field: PrintedField | 'name' | 'text';
}

export interface Judgement {
  readonly status: Status;
  readonly reasons: readonly FieldReason[];
}

/** What of a card is judged: fields that are not given, as where only a text is asked about, are left alone. */
export interface JudgedCard {
  readonly card: Characteristics;
  /** Asked only where a rule asks for abilities, since it takes longer than all else. */
  text(line: TypeLine): ReadText;
  readonly given: ReadonlySet<PrintedField | 'name'>;
  readonly isNameless: boolean;
}

export function judgeCard({ card, text, given, isNameless }: JudgedCard): Judgement {
  const reasons: FieldReason[] = [];
  if (given.has('name') && isNameless)
    reasons.push({ field: 'name', rule: 'MC-CARD-01', because: 'A card needs a name.' });
  reasons.push(...card.faults.filter(({ field }) => given.has(field)));
  const { line } = card;
  if (line && given.has('typeLine')) {
    if (given.has('manaCost') && !isFaulty(card, 'manaCost'))
      reasons.push(...judgeCost(card, line).map((reason) => ({ ...reason, field: 'manaCost' as const })));
    reasons.push(...judgeStats(card, line, given));
    reasons.push(...judgeText(card, line, text));
  }
  if (reasons.length > 0) return { status: 'invalid', reasons };
  if (!line?.token) return { status: 'legal', reasons };
  const because = 'A token exists only in play: it can be designed and printed, but no deck holds it.';
  return { status: 'token', reasons: [{ field: 'typeLine', rule: 'MC-Q-85', because }] };
}

const isFaulty = ({ faults }: Characteristics, field: PrintedField): boolean =>
  faults.some((fault) => fault.field === field);

function judgeCost({ cost, colors }: Characteristics, line: TypeLine): Reason[] {
  if (line.token) return cost === null ? [] : [{ rule: 'MC-Q-84', because: 'A token has no mana cost.' }];
  if (isOf(line, 'land'))
    return cost === null ? [] : [{ rule: 'MC-CARD-32', because: 'A land has no mana cost.' }];
  if (isOf(line, 'artifact')) {
    if (cost === null)
      return [{ rule: 'MC-CARD-03', because: 'An artifact needs a mana cost; {0} costs nothing.' }];
    const colored = [cost.W, cost.U, cost.B, cost.R, cost.G].some((count) => count > 0);
    const because = 'An artifact is colorless: its mana cost holds no colored mana.';
    return colored ? [{ rule: 'MC-CARD-30', because }] : [];
  }
  if (colors.length > 0) return [];
  const [type = 'card'] = line.types;
  const a = /^[aei]/u.test(type) ? 'An' : 'A';
  return [
    { rule: 'MC-CARD-31', because: `${a} ${type} has at least one colored mana symbol in its mana cost.` },
  ];
}

function judgeStats(
  card: Characteristics,
  line: TypeLine,
  given: ReadonlySet<PrintedField | 'name'>,
): FieldReason[] {
  const isCreature = isOf(line, 'creature');
  return (['power', 'toughness'] as const).flatMap((field): FieldReason[] => {
    if (!given.has(field) || isFaulty(card, field)) return [];
    const has = card[field] !== null;
    if (has === isCreature) return [];
    return isCreature
      ? [{ field, rule: 'MC-CARD-20', because: `A creature needs a ${field}.` }]
      : [{ field, rule: 'MC-CARD-23', because: `Only creatures have a ${field}.` }];
  });
}

function judgeText(card: Characteristics, line: TypeLine, text: JudgedCard['text']): FieldReason[] {
  const reasons: FieldReason[] = [];
  const wrong = (rule: string, because: string): void => void reasons.push({ field: 'text', rule, because });
  if (isOf(line, 'enchantment') && !hasAbility(text(line)))
    wrong('MC-CARD-35', 'An enchantment has at least one ability.');
  if (isOf(line, 'artifact') && !isOf(line, 'creature') && !hasAbility(text(line)))
    wrong('MC-CARD-34', 'An artifact that is no creature has at least one ability.');
  for (const stat of ['power', 'toughness'] as const) {
    if (!card[stat]?.counted || counts(text(line), stat)) continue;
    wrong('MC-GR-98', `Its ${stat} is a star: its text says what it is equal to.`);
  }
  return reasons;
}

/** Words that cannot be read are an ability of some kind; a reminder by itself is none (MC-CARD-19). */
const hasAbility = ({ lines }: ReadText): boolean =>
  lines.some(({ paragraphs }) => paragraphs === null || !paragraphs.every(isReminder));

const isReminder = ({ ability }: Paragraph): boolean =>
  ability.is === 'keywords' && ability.keywords.length === 0;

/** Whether the text says what a star stands for; where it cannot be read, it may. */
const counts = ({ lines }: ReadText, stat: 'power' | 'toughness'): boolean =>
  lines.some(
    ({ paragraphs }) =>
      paragraphs === null ||
      paragraphs.some(({ ability }) => ability.is === 'countedStats' && ability[stat] !== null),
  );
