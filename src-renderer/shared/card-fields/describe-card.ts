import type { GameEdition, GameInfo } from '../../../src-main/api/answers/answers.js';
import type { Card } from '../../../src-main/cards/card.js';
import { hasField, valueIn } from '../games/game-cards.js';
import { valueOf } from './fields.js';
import { inputsOf } from './game-fields.js';

/** The card in sentences, for people who hear it instead of seeing it. */
export function describeCard(
  card: Card,
  game: GameInfo | undefined,
  { name: edition, terms }: Pick<GameEdition, 'name' | 'terms'>,
): string {
  const { choices } = inputsOf(game);
  const chosen = choices.flatMap((field) =>
    field.choices.filter(({ value }) => value === valueIn(card, field.key)).map(({ name }) => name(terms)),
  );
  const written = (game?.fields ?? []).filter(
    (field) => field.kind !== 'choice' && hasField(game, field, card) && valueOf(card, field) !== '',
  );
  const sentences = [
    card.name || 'Card without a name',
    [...chosen, edition].join(', '),
    ...written.map(({ key, title }) => `${terms.fields[key] ?? title} ${valueOf(card, { key })}`),
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
