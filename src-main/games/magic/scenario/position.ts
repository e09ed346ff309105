/** How a position of Magic is laid from a scenario, and written into one. */
import { writable, type Writable } from '../../../engine/pipeline/writable.js';
import type { PlacedCard, ScenarioSeat, ScenarioTurn, Words } from '../../../engine/scenario/scenario.js';
import {
  layCounters,
  writtenCounters,
  type PlacedCounter,
} from '../../../engine/scenario/positions/counters.js';
import type { Named } from '../../../engine/scenario/positions/set-position.js';
import { ScenarioFault } from '../../../engine/scenario/fault.js';
import { leftOf, type CardNo } from '../../../engine/state.js';
import { targetNodes } from '../rules/objects/target-nodes.js';
import type { Design, Node } from '../rules/state/design.js';
import { isDrawWaiting, type Frame } from '../rules/state/frames.js';
import { emptyPool } from '../rules/state/new-state.js';
import { manaKinds, type MagicCard, type Pool, type State } from '../rules/state/state.js';
import { phaseOf, steps, type StepId } from '../rules/state/steps.js';
import { UnderWayLaying } from './under-way/lay.js';
import type { UnderWay } from './under-way/words.js';
import { underWayWords } from './under-way/write.js';

type Laid = Writable<State>;
const cardAt = (state: State, no: CardNo): Writable<MagicCard> =>
  writable(state).cards[no] as Writable<MagicCard>;

/** "{G}{C}" of a pool. */
export const writtenMana = (pool: Pool): string =>
  manaKinds.map((kind) => `{${kind}}`.repeat(pool[kind])).join('');

export function laySeat(state: State, player: number, { life, mana }: ScenarioSeat): void {
  const seat = writable(state).players[player] as Laid['players'][number];
  if (typeof life === 'number') seat.life = life;
  seat.kept = true;
  if (typeof mana !== 'string') return;
  seat.pool = emptyPool();
  for (const kind of manaKinds) seat.pool[kind] = mana.split(`{${kind}}`).length - 1;
}

export function seatWords({ players }: State, player: number): Words {
  const { life, pool } = players[player] as State['players'][number];
  const mana = writtenMana(pool);
  return { life, ...(mana !== '' && { mana }) };
}

export function layOptions(state: State, options: Words): void {
  writable(state).options = { ...options } as Laid['options'];
}

export const optionWords = ({ options }: State): Words | null =>
  Object.keys(options).length > 0 ? { ...options } : null;

export function layCard(state: State, no: CardNo, placed: PlacedCard, named: Named): void {
  const card = cardAt(state, no);
  const { tapped, damage, fresh, chosen, x, modes, returnsTo, size, counters = [] } = placed;
  layCounters(card, counters as readonly PlacedCounter[], named);
  if (tapped) card.tapped = true;
  if (fresh) card.fresh = true;
  if (typeof damage === 'number') card.damage = damage;
  if (typeof x === 'number') card.x = x;
  if (modes) card.modes = (modes as number[]).map((mode) => mode - 1);
  if (typeof returnsTo === 'string') card.under = named.player(returnsTo);
  if (size) card.size = size as NonNullable<MagicCard['size']>;
  if (!chosen) return;
  const { player, ...rest } = chosen as { readonly player?: string };
  card.chosen = { ...rest, ...(player !== undefined && { player: named.player(player) }) };
}

export function cardWords(state: State, no: CardNo, names: readonly string[]): Words {
  const {
    tapped,
    damage,
    fresh,
    chosen,
    x,
    modes,
    under,
    size,
    counters = [],
  } = state.cards[no] as MagicCard;
  const { player, ...rest } = chosen ?? {};
  return {
    ...(tapped && { tapped }),
    ...(damage !== undefined && { damage }),
    ...(fresh && { fresh }),
    ...(chosen && { chosen: { ...rest, ...(player !== undefined && { player: names[player] }) } }),
    ...(x !== undefined && { x }),
    ...(modes && { modes: modes.map((mode) => mode + 1) }),
    ...(under !== undefined && { returnsTo: names[under] }),
    ...(size && { size }),
    ...(counters.length > 0 && { counters: writtenCounters(counters, names) }),
  };
}

/** What is said of an attacker. */
interface WrittenAttack {
  readonly defender?: string;
  readonly blockers?: readonly string[];
  readonly blocked?: true;
}

/** The first step of each phase, where a scenario says no step. */
const firstSteps = new Map<string, StepId>(steps.toReversed().map((step) => [phaseOf[step], step]));

function stepOf({ step, phase }: ScenarioTurn): StepId {
  const said = steps.find((one) => one === step) ?? firstSteps.get(phase ?? '') ?? 'main1';
  if (phase !== undefined && phaseOf[said] !== phase) {
    throw new ScenarioFault(`The step “${said}” is not in the phase “${phase}”.`);
  }
  return said;
}

export function layTurn(
  state: State,
  number: number,
  player: number,
  turn: ScenarioTurn,
  named: Named,
  designs: readonly Design[],
): void {
  const laid: Laid = writable(state);
  const { first, lands } = turn;
  laid.turn = number;
  laid.active = player;
  laid.first = first === undefined ? player : named.player(first);
  laid.step = stepOf(turn);
  if (typeof lands === 'number') laid.lands = lands;
  const words = (turn['underWay'] ?? {}) as UnderWay;
  const underWay = new UnderWayLaying(laid, words, named, designs);
  layAttacks(laid, (turn['attacks'] ?? {}) as Readonly<Record<string, WrittenAttack>>, named);
  for (const no of laid.cards.keys()) {
    if (!underWay.layStacked(no, named.label(no))) layOnStack(laid, no, designs);
  }
  underWay.layRest();
  laid.frames = framesOf(turn, player, words, named);
}

/** How far the step is: at its beginning, in its midst, or where a player has priority in it. */
function framesOf(turn: ScenarioTurn, active: number, words: UnderWay, named: Named): Frame[] {
  const { priority, draws } = turn;
  const { course, passes } = words;
  const isAsked = typeof priority === 'string';
  const frames: Frame[] = [];
  if (course) frames.push({ do: 'turn', ...course } as Frame);
  else if (isAsked) {
    frames.push(draws ? { do: 'turn', step: 'act', draws: true } : { do: 'turn', step: 'leave' });
  }
  if (!isAsked) return frames;
  const player = named.player(priority);
  const passed = passes ?? (player === active ? 0 : 1);
  return [...frames, { do: 'priority', step: 'check', player, passes: passed, unasked: 0 }];
}

function layAttacks(laid: Laid, attacks: Readonly<Record<string, WrittenAttack>>, named: Named): void {
  if (phaseOf[laid.step] !== 'combat') return;
  const idOf = (label: string): number => laid.cards[named.card(label)]?.id ?? 0;
  laid.combat = {
    attacks: Object.entries(attacks).map(([label, { defender, blockers = [], blocked }]) => ({
      attacker: idOf(label),
      defender: defender === undefined ? leftOf(laid, laid.active) : named.player(defender),
      blockers: blockers.map(idOf),
      ...((blocked ?? blockers.length > 0) && { blocked: true as const }),
    })),
    struck: [],
  };
}

/** What is on the stack has its aims by the "target" in its text, and an ability points to where it is written. */
function layOnStack(laid: Laid, no: CardNo, designs: readonly Design[]): void {
  const card = cardAt(laid, no);
  const { source, zone, copyOf, targets } = card;
  if (zone !== 'stack') return;
  const face = copyOf ?? card.design;
  const { abilities, nodes, name } = designs[face] as Design;
  const own = abilities.filter(({ is }) => is === (source ? 'activated' : 'spell'));
  const ability = source ? own[source.ability] : own[0];
  if (source && !ability) throw new ScenarioFault(`“${name}” has no ability ${source.ability + 1}.`);
  if (source && ability) card.does = { design: face, node: nodes.indexOf(ability as Node) };
  if (!targets) return;
  const effects = ability && 'effects' in ability ? ability.effects : [];
  const isOne = targetNodes(effects, card.modes).length <= 1;
  card.counts ??= isOne ? [targets.length] : targets.map(() => 1);
}

export function turnWords(
  state: State,
  names: readonly string[],
  labelOf: (card: CardNo) => string,
  callOf: (design: number) => string,
): ScenarioTurn | null {
  const { turn, active, first, step, lands, combat, frames = [] } = state;
  if (turn === 0) return null;
  const nameOf = (player: number): string => names[player] ?? '';
  const phase = phaseOf[step];
  const priority = frames.findLast((frame) => frame.do === 'priority');
  const label = (id: number): string[] => {
    const no = state.cards.findIndex((card) => card.id === id && card.zone === 'play');
    return no < 0 ? [] : [labelOf(no)];
  };
  const attacks = (combat?.attacks ?? []).flatMap(({ attacker, defender, blockers, blocked }) =>
    (attacker === undefined ? [] : label(attacker)).map((one): [string, WrittenAttack] => [
      one,
      {
        ...(names.length > 2 && { defender: nameOf(defender) }),
        ...(blockers.length > 0 && { blockers: blockers.flatMap(label) }),
        ...(blocked && blockers.flatMap(label).length === 0 && { blocked }),
      },
    ]),
  );
  const underWay = underWayWords(state, { names, labelOf, callOf });
  return {
    player: nameOf(active),
    number: turn,
    ...(first !== active && { first: nameOf(first) }),
    phase,
    ...(phase !== step && { step }),
    ...(lands > 0 && { lands }),
    ...(priority && { priority: nameOf(priority.player) }),
    ...(isDrawWaiting(state) && { draws: true }),
    ...(attacks.length > 0 && { attacks: Object.fromEntries(attacks) }),
    ...(underWay && { underWay }),
  };
}
