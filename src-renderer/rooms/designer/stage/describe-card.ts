import type { Card } from '../../../../src-main/cards/card.js';
import type { Edition } from '../../../../src-main/games/kotc/cards/editions.js';

/** The card in sentences, for people who hear it instead of seeing it. */
export function describeCard(card: Card, edition: Edition): string {
  const { terms } = edition;
  const figures = card.type === 'creature' ? (['cost', 'offense', 'defense'] as const) : (['cost'] as const);
  const sentences = [
    card.name || 'Card without a name',
    `${terms[card.type]}, ${edition.name}`,
    ...figures.flatMap((key) => (card[key] === null ? [] : [`${terms[key]} ${card[key]}`])),
    card.picture ? 'With a picture' : 'Without a picture',
    ...card.text.split('\n'),
    card.flavor,
    card.licence,
  ];
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
