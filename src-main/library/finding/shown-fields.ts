/** What lists show of a card: what its game prints on it, and what follows from that. */
import type { Card } from '../../cards/card.js';
import type { FieldValue } from '../../games/card-fields.js';
import { ofAllGames } from '../../games/registry.js';

/** By game, how its fields are read: rows are made by the thousand. */
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

/** A card's values by the keys of its game's fields. */
export function shownFields(card: Card): Readonly<Record<string, FieldValue>> {
  const values: Record<string, FieldValue> = {};
  for (const { key, shown } of readersByGame().get(card.game) ?? []) values[key] = shown.read(card);
  return values;
}
