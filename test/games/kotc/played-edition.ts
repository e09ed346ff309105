/** By which rules the test is played that is running. */
import type { KotcEdition } from '../../../src-main/games/kotc/rules/editions/edition.js';
import { kotcRuleSets, type KotcRulesId } from '../../../src-main/games/kotc/rules/rule-set.js';

const usual = 'kotc-14';
let now: KotcRulesId = usual;

/** Tests that name no rules are of the 14th Edition, or of a later one in which they run as well. */
export const rulesNow = (): KotcRulesId => now;

/** The edition that is played. */
export const editionNow = (): KotcEdition => kotcRuleSets[now].edition;

/** Runs a test in an edition. */
export async function playedBy(rules: KotcRulesId, proves: () => unknown): Promise<void> {
  now = rules;
  try {
    await proves();
  } finally {
    now = usual;
  }
}

/** The id of the same rule in the edition that is played: a rule keeps its number. Whatever else stands in a scene stays. */
export const ruleHere = (text: string): string =>
  wordsHere(text).replace(/^K1[2-7](?=-[A-Z]+-\d+$)/, `K${rulesNow().slice(-2)}`);

/** Until the 13th Edition hex-play had no word of its own (K13-KEY-63); the 12th calls some things otherwise. */
const olderWords: readonly (readonly [until: KotcRulesId, said: string, instead: string])[] = [
  ['kotc-13', '(hex-play)', '(ghost-play, must pay resource cost)'],
  ['kotc-12', "See enemy's hand", "See one opponent's hand"],
  ['kotc-12', 'When enemy attacks', 'When an opponent attacks'],
  ['kotc-12', 'any grave randomly', 'any graveyard randomly'],
];

const wordsHere = (text: string): string =>
  olderWords.reduce(
    (words, [until, said, instead]) => (rulesNow() <= until ? words.replaceAll(said, instead) : words),
    text,
  );

/** A scene that cites rules of the 14th Edition, with the ids of the edition that is played. */
export function citedHere<T>(scene: T): T {
  return rulesNow() === usual ? scene : (walked(scene) as T);
}

function walked(value: unknown): unknown {
  if (typeof value === 'string') return ruleHere(value);
  if (Array.isArray(value)) return value.map(walked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walked(one)]));
}
