import { expect, test } from 'vitest';
import { cameToLight, markOf } from '../../src-main/engine/undo.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';

type Since = Parameters<typeof cameToLight>[1];
type Now = Parameters<typeof cameToLight>[2];

/** A place in a game with these events told, so many things revealed and chance at that place. */
function at(types: readonly string[], revelations: number, chance = 1): Now {
  const entries = types.map((type) => ({ event: { type, rules: [] }, ids: [], known: [] }));
  return {
    context: { log: { entries } },
    state: { revelations, chance: chanceFrom(chance) },
  } as unknown as Now;
}
const chanceIn = ({ type }: { readonly type: string }) =>
  type === 'dice' || type === 'shuffle' ? type : null;
const since = (before: Now, now: Now): string[] => cameToLight({ chanceIn }, markOf(before) as Since, now);

test.each<[string, Now, Now, string[]]>([
  ['nothing', at(['move'], 3), at(['move', 'move'], 3), []],
  ['what was known before', at(['dice'], 4), at(['dice'], 4), []],
  ['a card', at([], 0), at(['move'], 1), ['cards have been drawn or seen']],
  ['dice', at([], 0), at(['dice'], 1), ['dice have been rolled']],
  ['a shuffle', at(['dice'], 1), at(['dice', 'shuffle'], 2), ['a deck has been shuffled']],
  [
    'all of it',
    at([], 0),
    at(['dice', 'shuffle', 'move'], 3),
    ['cards have been drawn or seen', 'dice have been rolled', 'a deck has been shuffled'],
  ],
])('since then there has come to light: %s', (_what, before, now, expected) => {
  expect(since(before, now)).toEqual(expected);
});

test('a random pick that shows nothing counts, and chance that dice and shuffles have used does not', () => {
  expect(since(at([], 0), at([], 0, 2))).toEqual(['cards have been picked at random']);
  expect(since(at([], 0), at(['dice'], 1, 2))).toEqual(['dice have been rolled']);
  expect(since(at([], 0), at(['shuffle'], 1, 2))).toEqual(['a deck has been shuffled']);
});
