import type { KotcCard } from '../cards/card.js';
import { editionOf, type Edition } from '../cards/editions.js';
import { paragraphsOf } from '../../../layout/paragraphs.js';
import { restrictionsIn } from '../cards/restrictions.js';
import { markedParagraph } from './marks.js';
import type { Fonts } from '../../../layout/fonts.js';
import type { Template } from './template.js';
import { setTextBlock, type BlockParagraph, type TextBlock } from '../../../layout/text-block.js';

/** Colours of a text. */
export interface TextInks {
  readonly text: string;
  readonly restriction: string;
}

/** The ability text at the size at which it fits its box; null where there is nothing to say. */
export function abilityBlock(
  card: KotcCard,
  edition: Edition,
  template: Template,
  inks: TextInks,
  fonts: Fonts,
): TextBlock | null {
  const { box, smallest, classicLargest, modernLargest, pitch } = template.text;
  const paragraphs = paragraphsOf(card.text);
  if (paragraphs.length === 0 && card.type === 'creature' && edition.emptyAbilityText) {
    paragraphs.push(edition.emptyAbilityText);
  }
  if (paragraphs.length === 0) return null;
  return setTextBlock(
    paragraphs.map((text) => abilityParagraph(text, card, edition, template, inks.restriction)),
    box,
    {
      element: 'text',
      font: template.fonts.text,
      color: inks.text,
      ...wordStyle(template),
      ...template.optical.text,
      largest: edition.growsShortText ? modernLargest : classicLargest,
      smallest,
      pitch,
      ...(edition.partsAbilities && { blankLines: 1 }),
      signs: signFills(template),
    },
    fonts,
  );
}

/** The flavor text; null where there is none. */
export function flavorBlock(
  card: KotcCard,
  template: Template,
  color: string,
  fonts: Fonts,
): TextBlock | null {
  const { box, largest, smallest, pitch, maxLines } = template.flavor;
  const paragraphs = paragraphsOf(card.flavor).map((text) => markedParagraph(text, editionOf(card.edition)));
  if (paragraphs.length === 0) return null;
  return setTextBlock(
    paragraphs,
    box,
    {
      element: 'flavor',
      font: template.fonts.flavor,
      color,
      align: 'center',
      ...template.optical.flavor,
      largest,
      smallest,
      pitch,
      maxLines,
      signs: signFills(template),
    },
    fonts,
  );
}

const wordStyle = ({ words: { align, breaks } }: Template) => ({ align, ...(breaks && { breaks }) });

/** The name of an ability, before its colon. */
const abilityName = /^\P{Ll}*\p{Lu}{2}\P{Ll}*?:/u;

function abilityParagraph(
  text: string,
  card: KotcCard,
  edition: Edition,
  { words }: Template,
  color: string,
): BlockParagraph {
  const plain = markedParagraph(text, edition);
  const named = words.boldNames ? (abilityName.exec(plain.text)?.[0].length ?? 0) : 0;
  const paragraph =
    named > 0 ? { ...plain, spans: [...plain.spans, { start: 0, end: named, bold: true }] } : plain;
  if (!edition.redRestrictions) return paragraph;
  const restrictions = restrictionsIn(paragraph.text, card).map(({ start, end }) => ({ start, end, color }));
  return { ...paragraph, spans: [...paragraph.spans, ...restrictions] };
}

function signFills({ cost, offense, defense }: Template) {
  return Object.fromEntries(
    Object.entries({ disc: cost, star: offense, square: defense }).flatMap(([sign, { paint }]) =>
      paint.fill ? [[sign, paint.fill]] : [],
    ),
  );
}
