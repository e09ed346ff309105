/** What was done in a game, as the steps of a scenario. */
import type { Choice, Decision, Reply } from '../../decision.js';
import { PASS } from '../../decision.js';
import { Game, type Input } from '../../game.js';
import type { BaseState } from '../../state.js';
import { Names } from '../names.js';
import type { BegunScenario } from '../run.js';
import type { DecisionStep, Words } from '../scenario.js';
import type { ScenarioWords } from '../scenario-words.js';

/** Which answers are written out beside those that somebody really chose. */
export interface WrittenOut {
  /** What costs are paid with, where a scenario pays by implication. */
  readonly payments: boolean;
  /** Passing, which everybody does by implication. */
  readonly passes: boolean;
}

/** The last step, as long as answers to what it asked may be said by it too. */
interface Open {
  readonly player: number;
  readonly place: number;
}

/**
 * The steps of a game that began in a scenario's position. The position is used up.
 * @returns null where something was done for which scenarios have no words
 */
export function writtenSteps(
  { rules, position, words }: BegunScenario,
  inputs: readonly Input[],
  out: WrittenOut,
): readonly DecisionStep[] | null {
  const names = new Names(position);
  const game = new Game(rules, position.state, position.designs);
  const steps: DecisionStep[] = [];
  let open: Open | null = null;
  for (const input of inputs) {
    const by = names.playerName(input.player);
    if ('resign' in input) steps.push({ by, resign: true });
    else if ('agree' in input) steps.push({ by, agree: input.agree });
    else if ('reply' in input && game.decision) {
      const { decision, state } = game;
      const joined: Open | null = open?.player === input.player ? open : null;
      const said = saidBy(decision, input.reply, { words, names, state });
      if (said === null) return null;
      const joins =
        joined !== null && (words.joins?.(steps[joined.place] as DecisionStep, decision) ?? false);
      if (joins) steps[joined.place] = { ...steps[joined.place], by, ...said };
      else if (isWrittenOut(decision, said, words, out)) {
        steps.push({ by, ...said });
        open = { player: input.player, place: steps.length - 1 };
      }
    }
    if (game.take(input) !== null) return null;
  }
  return steps;
}

function isWrittenOut(decision: Decision, said: Words, words: ScenarioWords, out: WrittenOut): boolean {
  if (words.isAnsweredBefore?.(decision)) return out.payments;
  return said[PASS] !== true || out.passes;
}

interface Reader {
  readonly words: ScenarioWords;
  readonly names: Names;
  readonly state: BaseState;
}

/** An answer in the words of a step; null: there are none for it. */
function saidBy(decision: Decision, reply: Reply, reader: Reader): Words | null {
  const { words, names, state } = reader;
  const labels = (ids: readonly number[]): string[] => ids.map((id) => names.labelOfId(state, id));
  const under = (word: string, value: unknown): Words => words.under?.(decision, value) ?? { [word]: value };
  if ('act' in reply) {
    const action = decision.kind === 'act' ? decision.actions[reply.act] : undefined;
    if (!action) return null;
    if (action.do === PASS) return { [PASS]: true };
    const label = action.card === undefined ? null : names.labelOfId(state, action.card);
    return words.written?.(action, label) ?? { [action.do]: label ?? true };
  }
  if ('cards' in reply) return under('choose', labels(reply.cards));
  if ('order' in reply) return { order: labels(reply.order) };
  if ('players' in reply) return { choose: reply.players.map((player) => names.playerName(player)) };
  if ('number' in reply) return { number: reply.number };
  if ('yes' in reply) return { yes: reply.yes };
  if ('name' in reply) return { name: reply.name };
  if ('die' in reply) return decision.kind === 'dice' ? { die: decision.dice[reply.die] } : null;
  if ('options' in reply) {
    const options = decision.kind === 'options' ? decision.options : [];
    return under(
      'choose',
      reply.options.map((place) => calledOf(options[place] ?? {}, reader)),
    );
  }
  if ('shares' in reply) {
    const shares = decision.kind === 'assign' ? decision.shares : [];
    const given = reply.shares.map((amount, place) => [calledOf(shares[place]?.to ?? {}, reader), amount]);
    return { assign: Object.fromEntries(given) as Readonly<Record<string, number>> };
  }
  if (decision.kind !== 'pair') return null;
  const pairs = pairsOf(decision, reply.pairs, reader);
  return Object.keys(pairs).length === 0 ? { [PASS]: true } : under('pair', pairs);
}

function pairsOf(
  { pairings, options }: Extract<Decision, { kind: 'pair' }>,
  pairs: readonly (number | null)[],
  reader: Reader,
): Readonly<Record<string, readonly (string | number)[]>> {
  const said: Record<string, (string | number)[]> = {};
  for (const [place, option] of pairs.entries()) {
    const card = pairings[place]?.card;
    if (option === null || card === undefined) continue;
    const label = reader.names.labelOfId(reader.state, card);
    said[label] = [...(said[label] ?? []), calledOf(options[option] ?? {}, reader)];
  }
  return said;
}

/** What a step calls one of several things to choose from. */
function calledOf(
  { card, counter, player, number, mode, colour, name }: Choice,
  { names, state }: Reader,
): string | number {
  const word = number ?? mode ?? colour ?? name;
  if (word !== undefined) return word;
  if (counter !== undefined)
    return player === undefined ? counter : `${counter} of ${names.playerName(player)}`;
  return card === undefined ? names.playerName(player ?? 0) : names.labelOfId(state, card);
}
