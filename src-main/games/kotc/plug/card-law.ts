import { UnplayableCard } from '../../../engine/unplayable-card.js';
import { z } from 'zod';
import type { LawRow } from '../../card-language.js';
import type { CardLaw, CardRuling, DeckLaw, JudgedEntry } from '../../card-law.js';
import type { KotcCard } from '../cards/card.js';
import { rulesNumberOf } from '../cards/game-editions.js';
import { type RulesEdition, designEditions, editionId } from '../cards/editions.js';
import { judgeCard, type Ruling } from '../cards/law/card-law.js';
import { isLegal, statuses } from '../cards/law/findings.js';
import { judgeDeck, type JudgedEntry as KotcEntry } from '../cards/law/deck-law.js';
import { setupOf } from '../cards/setup.js';
import { designOf } from '../rules/components/design.js';
import type { PlayedCard } from '../rules/components/played-card.js';

export const cardLaw: CardLaw<KotcCard> = {
  judge: (card, edition, options) =>
    answer(judgeCard(printedCard.parse(card), rulesNumberOf(edition), options)),
  judgeForPlay(card, edition) {
    const rules = rulesNumberOf(edition);
    const ruling = judgeCard(card, rules, { hints: false });
    return { ...answer(ruling), unplayable: whyUnplayable(card, rules, ruling) };
  },
};

export const deckLaw: DeckLaw = {
  judge: (entries, edition) => judgeDeck(entries.map(asJudged), rulesNumberOf(edition)),
  rulesOf(edition) {
    const { deck, reserves, reservesBeside, hand, redraw, draws, firstDraws } = setupOf(
      rulesNumberOf(edition),
    );
    return { ...deck, reserves, ...(reservesBeside && { reservesBeside }), hand, redraw, draws, firstDraws };
  },
};

function asJudged({ status = 'legal', name, copies, reserves = 0, points = 0 }: JudgedEntry): KotcEntry {
  const known = statuses.find((one) => one === status);
  if (!known) throw new RangeError(`No card is “${status}”.`);
  return { name, copies, reserves, status: known, ultraPoints: points };
}

const figure = z.number().nullable().exactOptional();
/** A card without the field of its edition bears no indicator. */
const printedCard = z.object({
  type: z.enum(['creature', 'spell']),
  text: z.string(),
  edition: z.literal([...designEditions, null]).default(null),
  offense: figure,
  defense: figure,
  cost: figure,
});

const answer = ({ status, reasons, text, ultraPoints }: Ruling): CardRuling => ({
  status,
  legal: isLegal(status),
  reasons,
  readAs: status === 'refurbished' ? text : null,
  text,
  ...(ultraPoints !== null && { points: ultraPoints }),
});

/** How a card stands, as a row among those of all editions. */
export function rowOfLaw(
  ruling: Ruling,
  rules: RulesEdition,
): Omit<LawRow, 'objection' | 'spoken' | 'fixes'> {
  const { status, legal, reasons, readAs } = answer(ruling);
  return { edition: editionId(rules), status, legal, reasons, readAs, playable: ruling.playable };
}

function whyUnplayable(card: PlayedCard, rules: RulesEdition, ruling: Ruling): string | null {
  try {
    designOf(card, rules, ruling);
    return null;
  } catch (error) {
    if (error instanceof UnplayableCard) return error.message;
    throw error;
  }
}
