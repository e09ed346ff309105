/** How a card is shown in use on its table: what somebody does next who wants to see all that it can do. */
import { chanceFrom } from '../../../engine/chance/chance.js';
import { PASS, type Action, type CardId, type Decision, type Reply } from '../../../engine/decision.js';
import { Game, type Input } from '../../../engine/game.js';
import { replyThatDoes } from '../../../engine/scenario/implied.js';
import type { Position } from '../../../engine/scenario/scenario.js';
import type { CardUses } from '../../../engine/scenario/scenario-kit.js';
import { computerPlayer, ruleSet, strongestPlayer } from '../../../games/rule-sets.js';
import { scenariosOf } from '../../../games/scenarios.js';
import type { Trial } from './trial.js';

/** An answer to what the game asks. */
export interface NextUse {
  readonly decision: number;
  readonly reply: Reply;
}

/** The seat that tries the card. */
const TRIES = 0;
/** Of what is left to chance in choosing. */
const SEED = 1;

/**
 * The next answer of somebody who uses the card in every way, each once, in one turn; the others do only what they have to, as a simple
 * computer player would. It follows from what was done so far, so that it can be taken back and gone on with.
 * @param inputs of the game so far @returns null where all has been shown
 */
export function nextUse({ call, scenario }: Trial, inputs: readonly Input[]): NextUse | null {
  const shown = new Shown(
    () => scenariosOf(scenario.rules).position(scenario, () => null),
    scenario.rules,
    call,
  );
  return shown.next(inputs);
}

class Shown {
  readonly #uses: CardUses;

  constructor(
    private readonly lay: () => Position,
    private readonly rules: string,
    private readonly call: string,
  ) {
    this.#uses = scenariosOf(rules).uses(rules);
  }

  next(inputs: readonly Input[]): NextUse | null {
    const used = new Set<string>();
    const { game, turn, isIt } = this.#played(inputs, used);
    const { decision } = game;
    if (!decision || this.#turnOf(game) !== turn) return null;
    const answer = (reply: Reply): NextUse => ({ decision: decision.id, reply });
    if (decision.role === 'attack' && decision.player === TRIES) {
      const team = attackWith(decision, isIt);
      return team && answer(team);
    }
    if (decision.kind !== 'act') return answer(this.#usual(game, decision));
    const pass = replyThatDoes(decision.actions, PASS);
    if (decision.player !== TRIES && pass) return answer(pass);
    // One thing after the other: what was begun is carried out before the next.
    const isFree = decision.role === 'action';
    const use = isFree ? this.#use(decision.actions, used, isIt, inputs, decision.id) : null;
    if (use !== null) return answer({ act: use });
    if (isFree && used.size > 0 && this.#isDone(game, used, isIt)) return null;
    return answer(pass ?? this.#usual(game, decision));
  }

  /** The game after these inputs. @param used is told what the card was used for */
  #played(inputs: readonly Input[], used: Set<string>) {
    const { state, designs, calls } = this.lay();
    const design = calls.indexOf(this.call);
    const game = new Game(ruleSet(this.rules).rules, state, designs);
    const isIt = (id: CardId): boolean =>
      game.state.cards.some((card) => card.id === id && card.design === design);
    const turn = this.#turnOf(game);
    for (const input of inputs) {
      const { decision } = game;
      if ('reply' in input && 'act' in input.reply && decision?.kind === 'act') {
        const action = decision.actions[input.reply.act];
        if (action && (action.card === undefined || isIt(action.card))) used.add(useOf(action));
      }
      if (decision?.role === 'attack') used.add('attack');
      game.take(input);
    }
    return { game, turn, isIt };
  }

  #turnOf({ state }: Game): number {
    return ruleSet(this.rules).summary(state).turns;
  }

  /** The place of an action with which the card is used in a new way; null: none is offered. */
  #use(
    actions: readonly Action[],
    used: ReadonlySet<string>,
    isIt: (id: CardId) => boolean,
    inputs: readonly Input[],
    decision: number,
  ): number | null {
    const ways =
      this.#uses.actions ?? [...new Set(actions.map((action) => action.do))].filter((one) => one !== PASS);
    for (const way of ways) {
      const place = actions.findIndex((action, at) => {
        if (action.do !== way || action.idle || used.has(useOf(action))) return false;
        if (action.card !== undefined) return isIt(action.card);
        return this.#leadsToIt([...inputs, { player: TRIES, decision, reply: { act: at } }]);
      });
      if (place >= 0) return place;
    }
    return null;
  }

  /** Whether the card can be chosen in what is asked after these inputs, as for an attack. */
  #leadsToIt(inputs: readonly Input[]): boolean {
    const { game, isIt } = this.#played(inputs, new Set());
    const { decision } = game;
    return decision?.kind === 'cards' && decision.role === 'attack' && decision.cards.some(isIt);
  }

  /** Nothing of it can be of use any more in this turn. */
  #isDone({ state }: Game, used: ReadonlySet<string>, isIt: (id: CardId) => boolean): boolean {
    const isInPlay = state.cards.some(
      ({ id, zone, player }) =>
        player === TRIES && isIt(id) && zone !== null && this.#uses.inPlay.includes(zone),
    );
    return !isInPlay || used.has('attack');
  }

  /** What a simple computer player answers. */
  #usual(game: Game, decision: Decision): Reply {
    const playable = ruleSet(this.rules);
    const names = game.state.players.map((_, seat) => String(seat));
    const look = () => playable.knowledge(game.context, decision, decision.player, names);
    return computerPlayer(this.rules, strongestPlayer(this.rules)).reply(decision, look, chanceFrom(SEED));
  }
}

/** One way to use a card. */
const useOf = ({ do: what, ability }: Action): string => `${what} ${ability ?? ''}`.trim();

/** Attacks with the card alone; null where it may not. */
function attackWith(decision: Decision, isIt: (id: CardId) => boolean): Reply | null {
  if (decision.kind === 'cards') {
    const team = decision.cards.filter(isIt).slice(0, 1);
    return team.length > 0 && decision.least <= 1 ? { cards: team } : null;
  }
  if (decision.kind !== 'pair') return null;
  const first = decision.pairings.findIndex(({ card }) => isIt(card));
  if (first < 0) return null;
  const pairs = decision.pairings.map(({ to }, at) => (at === first ? (to[0] ?? null) : null));
  return { pairs };
}
