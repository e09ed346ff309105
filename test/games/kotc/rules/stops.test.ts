import { expect, test } from 'vitest';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import { PASS } from '../../../../src-main/engine/decision.js';
import { recordOf } from '../../../../src-main/engine/record.js';
import { replay } from '../../../../src-main/engine/replay.js';
import type { Stop } from '../../../../src-main/engine/stops/stop.js';
import { passOver } from '../../../../src-main/engine/stops/stops.js';
import type { KotcRulesId } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { begin, good, playableOf, starterBeginning } from '../starter-games.js';

const ids: readonly KotcRulesId[] = ['kotc-06', 'kotc-11', 'kotc-14'];

/** Plays a random game in which the first player has stops. @returns the phases in which they were asked for nothing of use */
function idlePhases(id: KotcRulesId, stops: readonly Stop[]) {
  const beginning = starterBeginning(5, 2, id);
  const game = begin(beginning);
  const chance = chanceFrom(5);
  const seen = new Set<string>();
  for (const stop of stops) expect(game.take({ player: 0, stop, isSet: true })).toBeNull();
  for (let n = 0; n < 300 && game.decision; n += 1) {
    const { decision, state } = game;
    const { turn } = state;
    const isIdle =
      decision.kind === 'act' && decision.actions.every((action) => action.do === PASS || action.idle);
    if (decision.player === 0 && isIdle) seen.add(`${turn.player === 0 ? 'own' : 'others'} ${turn.phase}`);
    expect(game.answer(randomReply(decision, chance))).toBeNull();
  }
  const again = good(replay(playableOf(beginning), recordOf(beginning, game)));
  expect(again.state).toEqual(game.state);
  return [...seen].sort();
}

test.each(ids)(
  'players of %s are stopped where nothing of use can be done in the phases of their stops alone',
  (id) => {
    expect(idlePhases(id, [])).toEqual([]);
    expect(idlePhases(id, [{ turn: 'own', at: 'battle' }])).toEqual(['own battle']);
    const both = [
      { turn: 'own', at: 'action' },
      { turn: 'others', at: 'battle' },
    ] as const;
    // Before the 14th Edition others act only in answer to something, or with counters.
    const inOthers = id === 'kotc-14' ? ['others battle'] : [];
    expect(idlePhases(id, both).filter((phase) => phase !== 'others battle')).toEqual(['own action']);
    expect(idlePhases(id, both)).toEqual(expect.arrayContaining(inOthers));
  },
);

test('a battle against a player is never passed over for them', () => {
  const beginning = starterBeginning(3);
  const { rules } = playableOf(beginning);
  const game = begin(beginning);
  const chance = chanceFrom(3);
  for (const player of [0, 1]) game.take({ player, askAlways: true });
  let attacked = 0;
  for (let n = 0; n < 600 && game.decision; n += 1) {
    const { decision, context, state } = game;
    const isAttacked = state.battles.some(({ defender }) => defender === decision.player);
    const mayPass = decision.kind === 'act' && decision.actions.some((action) => action.do === PASS);
    expect(passOver(rules, context, decision) !== null).toBe(mayPass && !isAttacked);
    if (mayPass && isAttacked) attacked += 1;
    game.answer(randomReply(decision, chance));
  }
  expect(attacked).toBeGreaterThan(0);
});
