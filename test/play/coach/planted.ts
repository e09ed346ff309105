/** Games with a mistake that was planted in them, for the coach to find. */
import { replyOfAbsent } from '../../../src-main/engine/decisions/absent.js';
import type { Decision, Reply } from '../../../src-main/engine/decision.js';
import type { Beginning } from '../../../src-main/engine/record.js';
import { scenario } from '../../../src-main/games/kotc/scenario/format.js';
import { kotcScenarios } from '../../../src-main/games/kotc/scenario/scenarios.js';
import { computerPlayer } from '../../../src-main/games/rule-sets.js';
import { chanceFrom } from '../../../src-main/engine/chance/chance.js';
import { kotcPlayables } from '../../../src-main/games/kotc/rules/playable.js';
import type { ReviewRequest } from '../../../src-main/play/coach/review.js';
import { begin, type KotcBeginning, type KotcGame } from '../../games/kotc/starter-games.js';

const [rules, giant, page] = ['kotc-14', 'Harbour Giant', 'Paper Page'] as const;

const tired = { card: giant, exhausted: true };

/** The giants of Ben are exhausted, and he has 3 HP: that of Ann would win at once, or they will. `theirs` lie in Ben's hand, which Ann does not see. */
export function wonPosition(theirs: readonly string[] = [page]): KotcBeginning {
  const { state, printed, names } = kotcScenarios.position(
    scenario.parse({
      format: 'cardwright-scenario',
      version: 1,
      name: 'One blow',
      rules,
      cards: {
        [giant]: { type: 'minion', sp: 9, hp: 9 },
        [page]: { type: 'minion', sp: 0, hp: 1 },
        filler: { type: 'minion', name: 'Copper Coin', level: 0 },
      },
      seed: 5,
      steps: [],
      turn: { player: 'Ann', phase: 'battle' },
      players: [
        { name: 'Ann', hp: 2, battlefield: [giant], hand: [page], deck: Array(12).fill(page) },
        { name: 'Ben', hp: 3, battlefield: Array(3).fill(tired), hand: theirs, deck: Array(12).fill(page) },
      ],
    }),
    () => null,
  );
  return {
    rules: { id: rules, version: kotcPlayables[rules].rules.version },
    players: names.map((name) => ({ name })),
    cards: printed,
    start: { state },
  } as Beginning as KotcBeginning;
}

/** Plays on as greedy players do, but for what `reply` says. */
export function played(
  beginning: KotcBeginning,
  reply: (decision: Decision, game: KotcGame) => Reply | null,
  most = Infinity,
): KotcGame {
  const game = begin(beginning, 0);
  const playable = kotcPlayables[rules];
  const greedy = computerPlayer(rules, 'greedy');
  const chance = chanceFrom(3);
  for (let asked = game.decision; asked && game.inputs.length < most; asked = game.decision) {
    const decision = asked;
    const look = (): unknown => playable.knowledge(game.context, decision, decision.player, ['Ann', 'Ben']);
    const refusal = game.answer(reply(decision, game) ?? greedy.reply(decision, look, chance));
    if (refusal) throw new Error(refusal.because);
  }
  return game;
}

/** Ann ends her Battle Phase instead of winning. */
export const letsGo = (decision: Decision, { inputs }: KotcGame): Reply | null =>
  inputs.length === 0 ? replyOfAbsent(decision) : null;

export const requestFor = (
  beginning: KotcBeginning,
  { inputs }: Pick<KotcGame, 'inputs'>,
  more: Partial<ReviewRequest> = {},
): ReviewRequest => ({ rules, beginning, inputs: [...inputs], seat: 0, seed: 1, nodes: 60, ...more });
