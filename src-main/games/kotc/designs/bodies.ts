import { guideRulesOf, type GuideEdition } from '../cards/editions.js';

/** Offense and defense, or SP and HP. */
export interface Body {
  readonly offense: number;
  readonly defense: number;
}
export type Figures = Partial<Body>;

/** How much of a creature's strength is offense, in turn, so that proposals differ. */
export const LEANS: readonly [number, ...number[]] = [0.5, 0.7, 0.3];

/**
 * Figures that are worth as much as is given, or the little less that they can be; null where there are none.
 * @param worth in what a card costs @param given figures that are to be so @param place of the creature among others
 */
export function bodyOf(worth: number, given: Figures, edition: GuideEdition, place: number): Body | null {
  const { defenseToOffense: rate, highestFigure: most } = guideRulesOf(edition);
  const points = Math.floor(worth * rate + 1e-9);
  const left = (offense: number): Body => ({ offense, defense: points - offense * rate });
  const isPossible = ({ offense, defense }: Body, least: number): boolean =>
    offense >= 0 && defense >= least && offense <= most && defense <= most;
  if (given.offense !== undefined) {
    const body = left(given.offense);
    return isPossible(body, 1) ? body : null;
  }
  if (given.defense !== undefined) {
    const body = { offense: Math.floor((points - given.defense) / rate), defense: given.defense };
    return isPossible(body, 0) ? body : null;
  }
  // A creature without defense would not outlive its first battle.
  const usual = Math.round(worth * (LEANS[place % LEANS.length] ?? 0.5));
  for (let away = 0; away <= Math.max(usual, most === Infinity ? worth : most); away += 1) {
    for (const offense of away === 0 ? [usual] : [usual - away, usual + away]) {
      const body = left(offense);
      if (isPossible(body, 1)) return body;
    }
    if (usual - away < 0 && (usual + away) * rate > points) return null;
  }
  return null;
}

/** What figures that are both given are worth. */
export const worthOf = ({ offense, defense }: Body, edition: GuideEdition): number =>
  offense + defense / guideRulesOf(edition).defenseToOffense;
