import { expect, test } from 'vitest';
import { unusedGenerators } from './unused-generators.js';

/** Each line that forgets its `yield*` says so. */
const planted = `
import { askYes, type Question } from './ask.js';
import type { Asking, GameContext } from './rule-set.js';

interface Rule {
  carryOut?(game: GameContext): Asking;
  then: (game: GameContext) => void;
}
function* ask(game: GameContext): Asking<boolean> {
  return yield* askYes(game, {} as Question);
}
export function* forgetful(game: GameContext, rule: Rule, all: readonly GameContext[]): Asking {
  ask(game); // forgotten
  rule.carryOut?.(game); // forgotten
  void ask(game); // forgotten
  if (ask(game)) yield* ask(game); // forgotten
  const answer = ask(game);
  while (!answer) yield* ask(game); // forgotten
  if (all.length > 0 && ask(game)) return; // forgotten
  all.length > 0 && ask(game); // forgotten
  all.length > 0 ? (yield* ask(game)) : ask(game); // forgotten
  all.forEach((one) => ask(one)); // forgotten
  all.forEach(ask); // forgotten
  all.forEach(function* (one) { yield* ask(one); }); // forgotten
  rule.then = (one) => ask(one); // forgotten
  yield* ask(game);
  for (const one of all) yield* rule.carryOut?.(one) ?? ask(one);
  const rules = all.map((one) => ask(one));
  for (const one of rules) if (yield* one) return rule.then(game);
  all.forEach((one) => rule.then(one));
}
`;

const RULE_CODE = ['src-main/engine', 'src-main/games', 'src-main/play', 'test/games/lanterns'];
const PLANTED = 'src-main/engine/planted.ts';

test('no call of rule code forgets its yield*: a generator that is thrown away does nothing', () => {
  const found = unusedGenerators(RULE_CODE, { [PLANTED]: planted });
  const isPlanted = (line: string): boolean => line.startsWith(`${PLANTED}:`);
  expect(found.filter((line) => !isPlanted(line))).toEqual([]);
  // That it finds what is forgotten.
  const forgotten = planted
    .split('\n')
    .flatMap((line, at) => (line.includes('// forgotten') ? [at + 1] : []));
  const lines = found.filter(isPlanted).map((line) => Number(/:(\d+):/.exec(line)?.[1]));
  expect([...new Set(lines)].sort((a, b) => a - b)).toEqual(forgotten);
});
