import type { Card } from '../../cards/card.js';
import type { CardReading, PlainLine } from '../../games/card-language.js';
import { playedEditions } from '../../games/editions.js';
import { judgeForPlay } from '../../games/judging.js';
import { gameOf } from '../../games/registry.js';

/** What a card does, in plain words; nothing where its game has no language, or its text cannot be read. */
export function plainWordsOf(card: Card): readonly PlainLine[] {
  const { language, texts } = gameOf(card);
  return (language ?? texts)?.inPlainWords(card) ?? [];
}

/** Reads, prices and judges a card; one of a game without a guide is a text that the law judges. */
export function readCard(card: Card): CardReading {
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
