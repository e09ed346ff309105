import type { Card } from '../../cards/card.js';
import { Turns } from '../../common/turns.js';
import type { RulesEdition } from '../../games/kotc/cards/editions.js';
import { judgeCard, type Reason, type Ruling, type Status } from '../../games/kotc/cards/law/card-law.js';
import { designOf, UnplayableCard } from '../../games/kotc/rules/components/design.js';

/** A card as somebody may play with it under an edition's rules. */
export interface JudgedCard {
  readonly status: Status;
  /** It may be used. */
  readonly legal: boolean;
  /** What the law has to say of it; not all of it need speak against it. */
  readonly reasons: readonly Reason[];
  /** Why the game cannot carry out what it says, in a sentence that names it, or null. */
  readonly unplayable: string | null;
}

/** A card is judged once under each edition, as long as it is the same object: the library keeps it while its file is the same. */
const judged = new WeakMap<Card, Map<RulesEdition, JudgedCard>>();

export function judgedUnder(card: Card, rules: RulesEdition): JudgedCard {
  let known = judged.get(card);
  if (!known) judged.set(card, (known = new Map<RulesEdition, JudgedCard>()));
  let answer = known.get(rules);
  if (!answer) known.set(rules, (answer = judge(card, rules)));
  return answer;
}

/** Judges cards beforehand, a little at a time, so that the rulings on their decks are at hand. */
export async function judgeAhead(cards: Iterable<Card>, editions: readonly RulesEdition[]): Promise<void> {
  const turns = new Turns();
  for (const card of cards) {
    for (const rules of editions) judgedUnder(card, rules);
    if (turns.isOver) await turns.others();
  }
}

function judge(card: Card, rules: RulesEdition): JudgedCard {
  const ruling = judgeCard(card, rules, { hints: false });
  const legal = ruling.status === 'legal' || ruling.status === 'refurbished';
  return {
    status: ruling.status,
    legal,
    reasons: ruling.reasons,
    unplayable: whyUnplayable(card, rules, ruling),
  };
}

function whyUnplayable(card: Card, rules: RulesEdition, ruling: Ruling): string | null {
  try {
    designOf(card, rules, ruling);
    return null;
  } catch (error) {
    if (error instanceof UnplayableCard) return error.message;
    throw error;
  }
}
