import type { DeckMeasures } from '../../../../src-main/api/answers/deck-answers.js';
import { countOf } from '../../../shared/labels/card-labels.js';

/** "37%"; never a round 0% or 100% for what is only nearly so. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1%';
  if (chance < 1 && chance >= 0.995) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

/** "2.4". */
export const rounded = (figure: number, digits = 1): string =>
  figure.toLocaleString('en', { maximumFractionDigits: digits });

/** What the odds take out of the deck, or null where the edition sets nothing aside. */
export function reservesSaid(
  { reserves, reservesBeside }: Pick<DeckMeasures, 'reserves' | 'reservesBeside'>,
  planned: number,
): string | null {
  if (reserves === 0) return null;
  if (reservesBeside) {
    return planned === 0
      ? null
      : `${countOf(planned)} ${planned === 1 ? 'lies' : 'lie'} beside the deck as reserves.`;
  }
  if (planned === reserves) return `The ${countOf(planned)} of the reserves are set aside.`;
  const few = planned === 0 ? 'None' : String(planned);
  return `${few} of the ${reserves} reserves ${planned === 1 ? 'is' : 'are'} planned; all else counts as shuffled.`;
}
