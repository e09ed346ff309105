import type { Decision, PlayerNo, Reply } from '../../engine/decision.js';
import type { Thought } from '../../engine/search/think.js';
import type { Prompt } from '../../engine/table/prompt.js';
import { levelAt } from '../../games/defaults/thinking-players.js';
import { computerPlayer, searchingFor } from '../../games/rule-sets.js';
import type { Bots } from '../bots/bot-pool.js';
import type { BotRequest } from '../bots/bot-reply.js';
import { botRequest } from '../bots/bot-request.js';
import { inPercent, thoughtInWords } from '../bots/thought-words.js';
import { hasCoach } from '../coach/has-coach.js';
import type { StoredGame } from '../games/stored-game.js';
import { TableRefusal } from '../refusal.js';
import { mayBeRevealed } from './may-be-revealed.js';
import { botAt } from './other-players.js';
import type { RunningGame } from './running-game.js';
import type { TableUpdate } from './table-update.js';
import { personsOf } from './who-sits.js';

/** What a computer player was asked, and how it was put to it. */
interface Asked {
  readonly request: BotRequest;
  readonly prompt: Prompt;
  readonly turn: number;
}

/** Has computer players answer, and remembers what those who think ahead were asked last, so that it can be told what they thought. */
export class Thoughts {
  readonly #last = new Map<PlayerNo, Asked>();

  constructor(private readonly bots: Bots) {}

  /** @param signal nobody waits for it any more @throws BotTrouble */
  reply(
    stored: Pick<StoredGame, 'seats' | 'botSeed'>,
    running: RunningGame,
    bot: string,
    decision: Decision,
    signal?: AbortSignal,
  ): Promise<Reply> {
    const request = botRequest(running, bot, decision, stored);
    const searching = searchingFor(request.rules);
    const isWeighed = searching && levelAt(decision, computerPlayer(request.rules, bot), searching);
    if (request.known && isWeighed) this.#note(running, request);
    return this.bots.reply(request, signal);
  }

  /**
   * What the player of a seat thinks, in a sentence with no more in it than the viewer may know. The same request gives the same
   * thought, so it is thought once more.
   *
   * @param viewer null: all who only watch
   * @throws TableRefusal for one who does not think ahead; BotTrouble
   */
  async told(
    stored: StoredGame,
    running: RunningGame,
    seat: PlayerNo,
    viewer: PlayerNo | null,
  ): Promise<string> {
    const name = running.names[seat] ?? `Seat ${seat + 1}`;
    if (!thinkersAt(stored, running.playable.rules.id).includes(seat)) {
      throw new TableRefusal(`${name} does not think ahead. Ask a computer player who does.`);
    }
    if (!mayTellThoughts(stored, running)) return openThought(running, seat, viewer);
    const last = this.#last.get(seat);
    if (!last) return `${name} has not thought about anything since this table was opened.`;
    return wholeThought(last, await this.bots.thought(last.request), running);
  }

  #note({ playable, game, names }: RunningGame, request: BotRequest): void {
    const { decision } = request;
    const { prompt } = playable.view(game.context, decision, decision.player, names);
    const turn = playable.summary(game.state).turns;
    if (prompt) this.#last.set(decision.player, { request, prompt, turn });
  }
}

/** What a table tells of those at it who think ahead, and of the coach. */
export function aboutComputers(
  stored: StoredGame,
  { playable, game, beginning }: RunningGame,
): Pick<TableUpdate, 'thinkers' | 'coach'> {
  const thinkers = thinkersAt(stored, playable.rules.id);
  return {
    ...(thinkers.length > 0 && { thinkers }),
    ...(game.result && hasCoach(beginning) && { coach: true }),
  };
}

/** The seats whose players think ahead. */
const thinkersAt = (stored: Pick<StoredGame, 'seats'>, rules: string): readonly PlayerNo[] =>
  [...stored.seats.keys()].filter((seat) => {
    const bot = botAt(stored, seat);
    return bot !== null && computerPlayer(rules, bot).level !== undefined;
  });

/**
 * Whether all that a player thinks may be told to whoever sits at the screen: everything may be shown anyway, or nobody plays who could
 * make use of it.
 */
const mayTellThoughts = (stored: StoredGame, { game }: RunningGame): boolean =>
  mayBeRevealed(stored, game.result !== null) || personsOf(stored).length === 0;

/** What a player thought of its last decision, in a sentence, to whoever may see everything. */
function wholeThought(
  { prompt, turn }: Asked,
  thought: Thought,
  { names, game }: Pick<RunningGame, 'names' | 'game'>,
): string {
  const name = names[prompt.decision.player] ?? '';
  const isNow = game.decision?.id === prompt.decision.id;
  return `${name}, turn ${turn}${isNow ? ', now' : ''}: ${thoughtInWords(prompt, thought, names)}.`;
}

/**
 * What may be said of a player's thoughts while its cards are hidden: nothing that comes of them, neither what it weighs nor how
 * likely it finds it to win; only what the viewer sees, and how that is judged without the player's own cards.
 *
 * @param viewer who asks; null: all who only watch
 */
function openThought(running: RunningGame, seat: PlayerNo, viewer: PlayerNo | null): string {
  const { playable, game, names } = running;
  const { turn, phases, asked } = playable.view(game.context, game.decision, viewer, names);
  const name = names[seat] ?? '';
  const phase = phases.find(({ id }) => id === turn.phase)?.name;
  const what = asked === seat ? `thinks about ${phase ? `the ${phase}` : 'the setup'}` : 'waits';
  const search = searchingFor(playable.rules.id)?.search;
  const isJudged = viewer !== null && names.length === 2 && search && !game.result && phase;
  const open = isJudged
    ? ` By what you see, ${name}’s chance to win is ${inPercent(1 - search.chanceToWin(game.context, viewer))}.`
    : '';
  return `${name} ${what}.${open} What it weighs is told when the game is over.`;
}
