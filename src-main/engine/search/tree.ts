import type { Chance } from '../chance/chance.js';
import type { Decision, Reply } from '../decision.js';
import type { GameContext } from '../rule-set.js';
import type { BaseState } from '../state.js';
import { candidatesFor } from './candidates.js';
import { Tally } from './halving.js';
import { replyKey } from './reply-key.js';

/** How much what has been tried little is preferred. */
const CURIOSITY = 0.4;
/** The usual reply is as likely as so many others together. */
const USUAL = 2;

/** What has been found out about what comes after some replies, in all worlds together. */
class Branch extends Tally {
  readonly branches = new Map<string, Branch>();
  /** How often it could have been chosen. */
  offered = 0;
}

/**
 * What has been done in imagined games after a first reply, and how they came out: a tree of the replies of all players, by what they do.
 * Who searches does in it what is best for it, all others what is worst for it. What chance brings lies between them and is not looked at,
 * as it cannot be chosen.
 */
export class LaterReplies {
  readonly #root = new Branch();
  #path: Branch[] = [];

  /** Begins a game anew. */
  begin(): void {
    this.#path = [this.#root];
  }

  /**
   * Chooses a reply: one that has done well for who gives it, or has been tried little. Where nobody has been before, it is the usual one, and whatever
   * comes after it is not chosen here.
   *
   * @param isOwn who searches is asked
   * @returns undefined beyond what is known
   */
  choose<S extends BaseState>(
    decision: Decision,
    { state }: GameContext<S>,
    usual: Reply,
    chance: Chance,
    most: number,
    isOwn: boolean,
  ): Reply | undefined {
    const here = this.#path.at(-1);
    if (!here || (here.tries === 0 && this.#path.length > 1)) return undefined;
    let best: { readonly reply: Reply; readonly branch: Branch; readonly mark: number } | null = null;
    for (const [place, reply] of candidatesFor(decision, usual, state, chance, most).entries()) {
      const key = `${decision.player} ${decision.role} ${replyKey(decision, reply, state)}`;
      const branch = here.branches.get(key) ?? new Branch();
      here.branches.set(key, branch);
      branch.offered += 1;
      const mean = branch.tries === 0 ? here.mean : branch.mean;
      const worth = isOwn ? mean : 1 - mean;
      const share = place === 0 ? USUAL : 1;
      const mark = worth + (CURIOSITY * share * Math.sqrt(branch.offered)) / (1 + branch.tries) / most;
      if (!best || mark > best.mark) best = { reply, branch, mark };
    }
    if (!best) return undefined;
    this.#path.push(best.branch);
    return best.reply;
  }

  /** How the game came out. */
  end(worth: number): void {
    for (const branch of this.#path) branch.add(worth);
  }
}
