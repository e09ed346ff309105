import { z } from 'zod';
import type { CardLaw, CardRuling, DeckLaw } from '../../card-law.js';
import { classic, magicCard, printedOn, type MagicCard, type Printed } from '../cards/card.js';
import { characteristicsOf, printedFields } from '../cards/characteristics.js';
import { plainText } from '../cards/symbol-words.js';
import { isNoTypeLine, readTypeLine, type TypeLine } from '../cards/type-line.js';
import { isLegal, judgeCard, type Judgement } from '../cards/law/card-law.js';
import { deckPlays, judgeDeck, playNamed } from '../cards/law/deck-law.js';
import { readText } from '../cards/language/read.js';
import { writeText } from '../cards/language/write.js';

/** A field that is left out is not judged; null is a blank. */
const field = (text: z.ZodString) => text.nullable().exactOptional();
const judged = z.object({
  name: field(magicCard.shape.name),
  text: magicCard.shape.text,
  manaCost: field(magicCard.shape.manaCost),
  typeLine: field(magicCard.shape.typeLine),
  power: field(magicCard.shape.power),
  toughness: field(magicCard.shape.toughness),
  colors: field(magicCard.shape.colors),
});

/** @param whyUnplayable why the rules cannot carry a card out, in a sentence, or null */
export const cardLawOf = (whyUnplayable: (card: Printed) => string | null): CardLaw<MagicCard> => ({
  judge(card, edition) {
    requireClassic(edition);
    return rulingOf(judged.parse(card));
  },
  judgeForPlay(card, edition) {
    requireClassic(edition);
    const printed = printedOn(card);
    return { ...rulingOf(printed), unplayable: whyUnplayable(printed) };
  },
});

export const deckLaw: DeckLaw = {
  judge(entries, edition, play) {
    requireClassic(edition);
    return judgeDeck(entries, playNamed(play));
  },
  rulesOf(edition, play) {
    requireClassic(edition);
    const { least } = deckPlays[playNamed(play)];
    const one = { least: 1, most: 1 };
    return {
      least,
      most: null,
      reserves: 0,
      hand: 7,
      redraw: false,
      // As often as one likes (MC-SET-16).
      mulligan: true,
      draws: one,
      // Who goes first skips the draw step of the first turn (MC-SET-20).
      firstDraws: { least: 0, most: 0 },
    };
  },
};

function requireClassic(edition: string): void {
  if (edition !== classic.id) throw new RangeError(`There are no rules “${edition}”.`);
}

function rulingOf(card: z.infer<typeof judged>): CardRuling {
  const { name = '', text: marked, typeLine } = card;
  const text = plainText(marked);
  const judgement = judgementOf(card);
  const line = typeLine === undefined ? null : readTypeLine(typeLine ?? '');
  const reasons = judgement.reasons.map(({ rule, because }) => ({ rule, because }));
  return {
    status: judgement.status,
    legal: isLegal(judgement.status),
    reasons,
    readAs: null,
    text: canonical(text, name ?? '', line === null || isNoTypeLine(line) ? null : line),
  };
}

/** As the Classic Edition words it; as printed where it cannot be read. */
function canonical(text: string, name: string, typeLine: TypeLine | null): string {
  if (typeLine === null) return text;
  const about = { name, typeLine };
  const read = readText(text, about).text;
  return read === null ? text : writeText(read, about);
}

/** What the rulebook asks of a card, with the fields that it asks about. */
export function judgementOf(card: z.infer<typeof judged>): Judgement {
  const { name = '', text, manaCost, typeLine, power, toughness, colors } = card;
  const printed = {
    name: name ?? '',
    manaCost: manaCost ?? '',
    typeLine: typeLine ?? '',
    power: power ?? '',
    toughness: toughness ?? '',
    colors: colors ?? '',
  };
  return judgeCard({
    card: characteristicsOf(printed),
    text: (line) => readText(plainText(text), { name: printed.name, typeLine: line }),
    given: new Set((['name', ...printedFields] as const).filter((one) => card[one] !== undefined)),
    isNameless: printed.name.trim() === '',
  });
}
