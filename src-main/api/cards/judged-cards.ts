import type { Card } from '../../cards/card.js';
import { Turns } from '../../common/turns.js';
import type { PlayRuling } from '../../games/card-law.js';
import { judgeForPlay } from '../../games/judging.js';

/** A card is judged once under each edition, as long as it is the same object: the library keeps it while its file is the same. */
const judged = new WeakMap<Card, Map<string, PlayRuling>>();

/** A card as somebody may play with it by the rules of an edition. @param edition id of one that is played */
export function judgedUnder(card: Card, edition: string): PlayRuling {
  let known = judged.get(card);
  if (!known) judged.set(card, (known = new Map<string, PlayRuling>()));
  let answer = known.get(edition);
  if (!answer) known.set(edition, (answer = judgeForPlay(card, edition)));
  return answer;
}

/** Judges cards beforehand, a little at a time, so that the rulings on their decks are at hand. */
export async function judgeAhead(cards: Iterable<Card>, editions: readonly string[]): Promise<void> {
  const turns = new Turns();
  for (const card of cards) {
    for (const edition of editions) judgedUnder(card, edition);
    if (turns.isOver) await turns.others();
  }
}
