import type { Card } from '../../cards/card.js';
import type { FieldValue } from '../../games/card-fields.js';
import { ofAllGames } from '../../games/registry.js';

/** By game, what it prints on its cards and what follows from that: rows are made by the thousand. */
const readersByGame = ofAllGames(
  (all) =>
    new Map(
      all.map(({ id, cardFields: { fields } }) => [
        id,
        fields.flatMap(({ key, printed, derived }) => {
          const shown = printed ?? derived;
          return shown ? [{ key, shown }] : [];
        }),
      ]),
    ),
);

/** What a row of a list shows of a card beside its name: what its game prints on it, and what follows from that. */
export function listedValues(card: Card): Readonly<Record<string, FieldValue>> {
  const values: Record<string, FieldValue> = {};
  for (const { key, shown } of readersByGame().get(card.game) ?? []) values[key] = shown.read(card);
  return values;
}
