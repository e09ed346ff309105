import { setFlagsFromString } from 'node:v8';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { recordOf } from '../../src-main/engine/record.js';
import { replay } from '../../src-main/engine/replay.js';
import { greedyReply } from '../../src-main/games/magic/bots/greedy.js';
import { magicPlayable } from '../../src-main/games/magic/rules/playable.js';
import { knowledgeOf } from '../../src-main/games/magic/rules/views/knowledge.js';
import { good } from '../games/kotc/starter-games.js';
import { beginMagic, magicBeginning, type MagicGame } from '../games/magic/starter-games.js';
import { best, median, thousands } from './measure.js';
import { playKotc, playMagic, playMagicRandomly } from './random-games.js';
import type { BenchResult } from './result.js';

// As in the benchmark of the rules of KotC.
setFlagsFromString('--no-allocation-site-pretenuring');

const DECISIONS = 300;
const names = ['Ann', 'Ben'];

/** Magic’s referee: random legal games, views, replays and what the greedy player thinks. */
export async function bench(): Promise<BenchResult[]> {
  const magic = best(playMagic);
  const kotc = best(() => playKotc('kotc-14'));
  const record = recordOfDecisions();
  const replaying = median(20, () => good(replay(magicPlayable, record)));
  const seen = inTheMidst();
  const viewing = median(300, () => magicPlayable.view(seen.context, seen.decision, 0, names));
  const { took, decisions } = greedyGame();
  return [
    {
      name: 'magic: decisions in random games of the Classic Edition',
      measured: `${thousands(magic)} a second, ${(magic / kotc).toFixed(2)} × the ${thousands(kotc)} of KotC 14`,
      bar: 'half of KotC 14’s in the same run',
      ok: magic >= kotc / 2,
    },
    {
      name: `magic: replay of a record of ${DECISIONS} decisions, with its cards read and its hashes compared`,
      measured: `${replaying.toFixed(1)} ms`,
      bar: 'under 20 ms',
      ok: replaying < 20,
    },
    {
      name: 'magic: view of a game for one player',
      measured: `${viewing.toFixed(3)} ms`,
      bar: 'under 1 ms',
      ok: viewing < 1,
    },
    {
      name: 'magic: a decision of the greedy player',
      measured: `${(took / decisions).toFixed(3)} ms in the mean of ${decisions}`,
      bar: 'well under 500 ms',
      ok: took / decisions < 100,
    },
  ];
}

function recordOfDecisions() {
  for (let seed = 1; ; seed += 1) {
    const game = playMagicRandomly(beginMagic(seed, [0, 1]), chanceFrom(seed), DECISIONS);
    if (game.inputs.length === DECISIONS) return recordOf(magicBeginning(seed, [0, 1]), game);
  }
}

function inTheMidst(): MagicGame {
  for (let seed = 1; ; seed += 1) {
    const game = playMagicRandomly(beginMagic(seed, [2, 3]), chanceFrom(seed), DECISIONS / 2);
    if (game.decision) return game;
  }
}

/** What both players of a game think, in ms of the processor. */
function greedyGame(): { readonly took: number; readonly decisions: number } {
  const chance = chanceFrom(7);
  const game = beginMagic(7, [4, 5]);
  let took = 0;
  for (let decision = game.decision; decision; decision = game.decision) {
    const asked = decision;
    const start = performance.now();
    const reply = greedyReply(asked, () => knowledgeOf(game.context, asked, asked.player), chance);
    took += performance.now() - start;
    const refusal = game.answer(reply);
    if (refusal) throw new Error(refusal.because);
  }
  return { took, decisions: game.inputs.length };
}
