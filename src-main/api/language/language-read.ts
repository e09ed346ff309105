import type { Card } from '../../cards/card.js';
import type { CardReading, PlainLine } from '../../games/card-language.js';
import { playedEditions } from '../../games/editions.js';
import { judgeForPlay, warningsOf } from '../../games/judging.js';
import { gameOf } from '../../games/registry.js';
import type { JudgedReading } from '../answers/language-answers.js';

/** What a card does, in plain words; nothing where its game has no language, or its text cannot be read. */
export function plainWordsOf(card: Card): readonly PlainLine[] {
  const { language, texts } = gameOf(card);
  return (language ?? texts)?.inPlainWords(card) ?? [];
}

/** Reads, prices and judges a card, and says what of it can never work. */
export const readCard = (card: Card): JudgedReading => ({
  ...readingOf(card),
  warnings: warningsOf(card, null),
});

/** One of a game without a guide is a text that the law judges. */
function readingOf(card: Card): CardReading {
  const game = gameOf(card);
  if (game.language) return game.language.read(card);
  const law = playedEditions(game.id)
    .toReversed()
    .map(({ id }) => {
      const { unplayable, text: _text, ...standing } = judgeForPlay(card, id);
      const playable = standing.legal && unplayable === null;
      const objection = standing.legal ? null : (standing.reasons[0] ?? null);
      return { edition: id, ...standing, playable, objection, spoken: true, fixes: [] };
    });
  const asText = {
    edition: null,
    understood: false,
    playable: law.some(({ playable }) => playable),
    caveat: null,
    paragraphs: [],
    price: null,
    plain: [],
    seal: false,
    problems: [],
    law,
    fixes: [],
    sentences: [],
    says: null,
    idle: [],
  };
  return game.texts ? { ...asText, ...game.texts.read(card) } : asText;
}
