/** Finds every way in which a puzzle is solved: all answers of its solver are tried, and all of the others have to lose. */
import type { CardId, Choice, Decision, Reply } from '../../src-main/engine/decision.js';
import { faultOf } from '../../src-main/engine/decisions/fault.js';
import { Game, type Input } from '../../src-main/engine/game.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { kotcRuleSets } from '../../src-main/games/kotc/rules/rule-set.js';
import { viewOf } from '../../src-main/games/kotc/rules/views/view.js';
import { nameAt } from '../../src-main/games/kotc/rules/state/values.js';
import { impliedReply } from '../../src-main/games/kotc/scenario/answers.js';
import type { Scenario } from '../../src-main/games/kotc/scenario/format.js';
import { setPosition } from '../../src-main/games/kotc/scenario/position.js';
import { puzzleState } from '../../src-main/play/scenarios/puzzle-state.js';
import { bots } from '../games/kotc/bots.js';

/** Of these questions any answer is as good as another in a puzzle whose resources are all alike. */
const indifferent = new Set(['pay', 'sheathe', 'bury', 'formation', 'order']);
const MOST_NODES = 20_000;
/** Between what is done one after the other, and between what is chosen together. */
const [STEP, PART] = ['; ', ' + '] as const;

type KotcGame = ReturnType<typeof gameOf>;

function gameOf(puzzle: Scenario, inputs: readonly Input[]) {
  const rules = kotcRuleSets[puzzle.rules];
  const { state, designs, names } = setPosition(puzzle, rules.edition, () => null);
  const game = new Game(rules, state, designs);
  for (const input of inputs) {
    const refusal = game.take(input);
    if (refusal) throw new Error(refusal.because);
  }
  return { game, names };
}

/**
 * The solutions of a puzzle, each as what its solver does when the others play sensibly, in words. A solution holds whatever the
 * others do; one that only does more than another is left out.
 * @throws Error for a puzzle that is too large to be searched through
 */
export function solutionsOf(puzzle: Scenario): readonly string[] {
  let nodes = 0;
  const solve = (inputs: readonly Input[]): ReadonlySet<string> => {
    nodes += 1;
    if (nodes > MOST_NODES) throw new Error(`“${puzzle.name}” is too large.`);
    const now = puzzleState(puzzle, inputs);
    if (now.state !== 'open') return new Set(now.state === 'solved' ? [''] : []);
    const found = gameOf(puzzle, inputs);
    const { decision } = found.game;
    if (!decision) return new Set();
    const { id, player } = decision;
    const after = (reply: Reply): ReadonlySet<string> => solve([...inputs, { player, decision: id, reply }]);
    if (player === now.solver) {
      const all = repliesTo(decision).flatMap((reply) => {
        const said = noteOf(found, decision, reply);
        return [...after(reply)].map((rest) => [said, rest].filter((part) => part !== '').join(STEP));
      });
      return new Set(all);
    }
    const look = () => viewOf(found.game.context, decision, player, found.names);
    const sensible = bots.greedy(decision, look, chanceFrom(1));
    const likely = after(sensible);
    if (likely.size === 0) return likely;
    const holds = repliesTo(decision).every((reply) => after(reply).size > 0);
    return holds ? likely : new Set();
  };
  const all = [...solve([])];
  return all.filter((one) => !all.some((other) => other !== one && isPartOf(other, one)));
}

/** Whether all that a solution does is done in another too. */
function isPartOf(less: string, more: string): boolean {
  const done = new Set(more.split(STEP).flatMap(withoutSome));
  return less.split(STEP).every((step) => done.has(step));
}

/** What is chosen, and each choice that leaves something of it out: "target a + b" as well as "target a". */
function withoutSome(step: string): readonly string[] {
  const [first = '', ...others] = step.split(PART);
  const start = first.lastIndexOf(' ') < 0 ? '' : (/^\S+ /.exec(first)?.[0] ?? '');
  const parts = [first.slice(start.length), ...others];
  return [step, ...parts.map((part) => start + part)];
}

/** All answers, or one of those among which nothing tells. */
function repliesTo(decision: Decision): readonly Reply[] {
  const implied = indifferent.has(decision.purpose) ? impliedReply(decision) : null;
  if (implied) return [implied];
  return everyReply(decision).filter((reply) => faultOf(decision, reply) === null);
}

function everyReply(decision: Decision): readonly Reply[] {
  switch (decision.kind) {
    case 'act':
      return decision.actions.map((_, act) => ({ act }));
    case 'cards':
      return some(decision.cards, decision.least, decision.most).map((cards) => ({ cards }));
    case 'players':
      return some(decision.players, decision.least, decision.most).map((players) => ({ players }));
    case 'options':
      return some([...decision.options.keys()], decision.least, decision.most).map((options) => ({
        options,
      }));
    case 'order':
      return [{ order: decision.cards }];
    case 'number':
      return Array.from({ length: decision.most - decision.least + 1 }, (_, nth) => ({
        number: decision.least + nth,
      }));
    case 'confirm':
      return [{ yes: true }, { yes: false }];
    case 'dice':
      return decision.dice.flatMap((face, die) => (decision.dice.indexOf(face) === die ? [{ die }] : []));
    case 'name':
    case 'assign':
    case 'pair':
      throw new Error(`No puzzle asks for “${decision.kind}”.`);
  }
}

/** All selections of so many things, in the order in which they stand. */
function some<T>(things: readonly T[], least: number, most: number): readonly (readonly T[])[] {
  const all = things.reduce<readonly (readonly T[])[]>(
    (chosen, thing) => [
      ...chosen,
      ...chosen.filter(({ length }) => length < most).map((one) => [...one, thing]),
    ],
    [[]],
  );
  return all.filter(({ length }) => length >= least);
}

/** What an answer does, by the names of the cards; nothing for what is done anyway. */
function noteOf({ game, names }: KotcGame, decision: Decision, reply: Reply): string {
  const nameOf = (id: CardId): string => {
    const no = game.state.cards.findIndex((card) => card.id === id);
    return no < 0 ? '' : nameAt(game.context, no);
  };
  const meant = (choice: Choice): string => {
    if (choice.card !== undefined) return nameOf(choice.card);
    return choice.player === undefined ? JSON.stringify(choice) : (names[choice.player] ?? '');
  };
  const listed = (parts: readonly string[]): string => parts.toSorted().join(PART);
  if (indifferent.has(decision.purpose)) return '';
  if ('act' in reply && decision.kind === 'act') {
    const action = decision.actions[reply.act];
    if (!action || action.do === 'pass') return '';
    return [action.do, action.counter ?? '', action.card === undefined ? '' : nameOf(action.card)]
      .filter((part) => part !== '')
      .join(' ');
  }
  if ('cards' in reply) return `${decision.purpose} ${listed(reply.cards.map(nameOf))}`;
  if ('options' in reply && decision.kind === 'options') {
    const chosen = reply.options.flatMap((place) => decision.options[place] ?? []);
    return `${decision.purpose} ${listed(chosen.map(meant))}`;
  }
  if ('number' in reply) return `${decision.purpose} ${reply.number}`;
  if ('yes' in reply) return `${decision.purpose} ${reply.yes ? 'yes' : 'no'}`;
  return '';
}
