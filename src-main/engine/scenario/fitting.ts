import type {
  Action,
  AssignDecision,
  CardsDecision,
  Choice,
  Decision,
  DiceDecision,
  OptionsDecision,
  PairDecision,
  Refusal,
  Reply,
} from '../decision.js';
import type { RuleSet, GameContext } from '../rule-set.js';
import type { BaseState } from '../state.js';
import type { Names } from './names.js';
import type { DecisionStep, Fit, Words } from './scenario.js';
import type { ScenarioWords } from './scenario-words.js';

/** What it takes to fit steps to questions: the game's words, and its rules for what cannot be chosen. */
export interface Fitting {
  readonly words: ScenarioWords;
  readonly rules: Pick<RuleSet<BaseState, unknown>, 'refusalOfChoice' | 'refusalOfPair'>;
}

/** How a step that a player decides fits what the game asks that player. */
export function fitOf(
  fitting: Fitting,
  written: DecisionStep,
  decision: Decision,
  game: GameContext,
  names: Names,
): Fit {
  const step = fitting.words.said?.(written, decision, names) ?? written;
  if (decision.kind === 'act') return fitAct(fitting.words, step, decision.actions, game, names);
  if (decision.kind === 'options')
    return fitOptions(fitting, step, decision, game, names) ?? misfit(decision);
  if (decision.kind === 'assign') return fitShares(fitting, step, decision, game, names);
  if (decision.kind === 'pair') return fitPairs(fitting, step, decision, game, names);
  if (decision.kind === 'dice' && step.die !== undefined) return fitDie(step.die, decision);
  const reply = replyOf(fitting.words, step, decision, game.state, names);
  return reply ? { reply } : misfit(decision);
}

const misfit = (decision: Decision): Fit => ({ misfit: `the game asks for ${describe(decision)}` });

function fitDie(face: number, { dice, rule }: DiceDecision): Fit {
  const die = dice.indexOf(face);
  if (die >= 0) return { reply: { die } };
  const because = `There is no die that shows ${face}; they are ${dice.join(', ')}`;
  return { refusal: { allowed: false, rule, because } };
}

/** What cannot be chosen, by the rule that forbids it, or else the one by which it is asked. */
export function refusalOfName(
  { rules }: Fitting,
  name: string | number,
  decision: Pick<Decision, 'player' | 'purpose' | 'rule' | 'about'>,
  game: GameContext,
  names: Names,
): Refusal {
  const found = rules.refusalOfChoice?.(game, decision, choiceNamed(name, game.state, names));
  return found ?? { allowed: false, rule: decision.rule, because: `“${name}” is none of the options` };
}

function choiceNamed(name: string | number, state: BaseState, names: Names): Choice {
  if (typeof name === 'number') return { number: name };
  if (names.isPlayer(name)) return { player: names.player(name) };
  return names.isCard(name) ? { card: names.id(state, name) } : {};
}

export const describe = ({ kind, purpose }: Decision): string => `“${purpose}” (${kind})`;

function fitAct(
  words: ScenarioWords,
  step: DecisionStep,
  actions: readonly Action[],
  game: GameContext,
  names: Names,
): Fit {
  const place = actions.findIndex((action) => isDescribed(words, action, step, game.state, names));
  if (place >= 0) {
    const refusal = words.refusalOfFit?.(step) ?? null;
    return refusal ? { refusal } : { reply: { act: place } };
  }
  const refusal = words.refusalOf?.(game, names.player(step.by), step, names) ?? null;
  return refusal ? { refusal } : { misfit: 'the game asks what to do' };
}

/** Whether an action that is offered is the one described: in the game's words, or by what the action is called. */
export function isDescribed(
  { describes }: ScenarioWords,
  action: Action,
  step: Words,
  state: BaseState,
  names: Names,
): boolean {
  if (describes) return describes(action, step, state, names);
  const said = step[action.do];
  return action.card === undefined
    ? said === true
    : typeof said === 'string' && action.card === names.id(state, said);
}

function replyOf(
  words: ScenarioWords,
  step: DecisionStep,
  decision: Decision,
  state: BaseState,
  names: Names,
): Reply | null {
  const id = (label: string): number => names.id(state, label);
  switch (decision.kind) {
    case 'cards': {
      const list = words.cardsNamed
        ? words.cardsNamed(step, decision.purpose)
        : (step.choose?.map(String) ?? null);
      if (list) return { cards: list.map(id) };
      // With words of its own for cards a game declines by implication: passing is meant for what is asked next.
      return step.pass && !words.cardsNamed && canBeNone(decision) ? { cards: [] } : null;
    }
    case 'players':
      if (step.choose) return { players: step.choose.map((name) => names.player(String(name))) };
      return step.pass && !words.cardsNamed && canBeNone(decision) ? { players: [] } : null;
    case 'order': {
      const list = step.order ?? step.choose?.map(String);
      return list ? { order: list.map(id) } : null;
    }
    case 'number':
      return step.number === undefined ? null : { number: step.number };
    case 'confirm':
      if (step.pass) return { yes: false };
      if (words.confirms?.(step, decision.purpose)) return { yes: true };
      return step.yes === undefined ? null : { yes: step.yes };
    case 'name':
      return step.name === undefined ? null : { name: step.name };
    case 'dice':
    case 'options':
    case 'assign':
    case 'pair':
    case 'act':
      return null;
  }
}

const canBeNone = ({ least, constraints }: Pick<CardsDecision, 'least' | 'constraints'>): boolean =>
  least === 0 || constraints?.orNone === true;

function fitOptions(
  fitting: Fitting,
  step: DecisionStep,
  decision: OptionsDecision,
  game: GameContext,
  names: Names,
): Fit | null {
  const own = fitting.words.fitOptions?.(step, decision, game, names);
  if (own !== undefined) return own;
  if (step.pass) return { reply: { options: [] } };
  return step.choose ? fitNames(fitting, step.choose, decision, [], game, names) : null;
}

/** How names fit options. @param others places of options that are not meant */
export function fitNames(
  fitting: Fitting,
  chosen: readonly (string | number)[],
  decision: OptionsDecision,
  others: readonly number[],
  game: GameContext,
  names: Names,
): Fit {
  const taken: number[] = [];
  for (const one of chosen) {
    const place = placeNamed(one, decision.options, [...taken, ...others], game.state, names);
    if (place < 0) return { refusal: refusalOfName(fitting, one, decision, game, names) };
    taken.push(place);
  }
  return { reply: { options: taken } };
}

/** An option by player's name, card's label, kind of counter (with "of owner" where it matters), or number; -1 for none. */
function placeNamed(
  name: string | number,
  options: readonly Choice[],
  taken: readonly number[],
  state: BaseState,
  names: Names,
): number {
  const is = ({ card, counter, player, number, mode, colour, name: called }: Choice): boolean => {
    if (typeof name === 'number') return number === name;
    if (name === mode || name === colour || name === called) return true;
    if (counter !== undefined) {
      return (
        name === counter || (player !== undefined && name === `${counter} of ${names.playerName(player)}`)
      );
    }
    if (names.isPlayer(name)) return card === undefined && player === names.player(name);
    return card !== undefined && card === names.id(state, name);
  };
  return options.findIndex((option, at) => !taken.includes(at) && is(option));
}

function fitShares(
  fitting: Fitting,
  step: DecisionStep,
  decision: AssignDecision,
  game: GameContext,
  names: Names,
): Fit {
  if (!step.assign) return misfit(decision);
  const { shares } = decision;
  const given = shares.map(({ least }) => least);
  const receivers = shares.map(({ to }) => to);
  for (const [name, amount] of Object.entries(step.assign)) {
    const place = placeNamed(name, receivers, [], game.state, names);
    if (place < 0) return { refusal: refusalOfName(fitting, name, decision, game, names) };
    given[place] = amount;
  }
  return { reply: { shares: given } };
}

function fitPairs(
  fitting: Fitting,
  step: DecisionStep,
  decision: PairDecision,
  game: GameContext,
  names: Names,
): Fit {
  if (step.pass) return { reply: { pairs: decision.pairings.map(() => null) } };
  if (!step.pair) return misfit(decision);
  const { pairings, options } = decision;
  const pairs: (number | null)[] = pairings.map(() => null);
  const said = Object.entries(step.pair).flatMap(([label, whom]) =>
    [whom].flat().map((name) => [label, name] as const),
  );
  for (const [label, name] of said) {
    const option = placeNamed(name, options, [], game.state, names);
    const places = pairings.flatMap(({ card }, at) =>
      card === names.id(game.state, label) && pairs[at] === null ? [at] : [],
    );
    const place = places.find((at) => pairings[at]?.to.includes(option)) ?? places[0] ?? -1;
    const isNone = place < 0 ? label : option < 0 ? name : null;
    const barred =
      place < 0 && names.isCard(label)
        ? fitting.rules.refusalOfPair?.(
            game,
            decision,
            names.id(game.state, label),
            choiceNamed(name, game.state, names),
          )
        : null;
    if (barred) return { refusal: barred };
    if (isNone !== null) return { refusal: refusalOfName(fitting, isNone, decision, game, names) };
    pairs[place] = option;
  }
  return { reply: { pairs } };
}
