import { bots } from '../bots.js';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import type { CardId, Decision, PlayerNo, Reply } from '../../../../src-main/engine/decision.js';
import { faultOf } from '../../../../src-main/engine/decisions/fault.js';
import { purposes, wordOf } from '../../../../src-main/games/kotc/rules/purposes.js';
import type { Counter } from '../../../../src-main/games/kotc/rules/state/state.js';
import type { BattleView, LinkView } from '../../../../src-main/games/kotc/rules/views/view-actions.js';
import type { PlayerView, TurnView, View } from '../../../../src-main/games/kotc/rules/views/view.js';
import type { CardView, ResourceView } from '../../../../src-main/games/kotc/rules/views/view-cards.js';

/** Views made by hand, for decisions that a bot is to answer without a game. */

interface Made {
  readonly owner?: number;
  readonly exhausted?: boolean;
  readonly fatigued?: boolean;
  readonly counters?: readonly Counter[];
  readonly pawn?: true;
  readonly petrified?: true;
}

/** Its design has the number of its id. */
function made(
  id: CardId,
  type: 'creature' | 'spell',
  [level, sp, hp]: readonly [number, number | null, number | null],
  text: string,
  { owner = 0, exhausted = false, fatigued = false, counters = [], ...kind }: Made,
): CardView {
  const printed = { design: id, name: `Card ${id}`, type, text, level, sp, hp };
  return {
    id,
    printed,
    owner,
    ...kind,
    level: kind.petrified ? null : level,
    sp: kind.petrified ? null : sp,
    hp: kind.petrified ? null : hp,
    exhausted,
    fatigued,
    counters,
    remembered: false,
  };
}

export const creature = (
  id: CardId,
  stats: readonly [level: number, offense: number, defense: number],
  text = 'This card has no abilities.',
  more: Made = {},
): CardView => made(id, 'creature', stats, text, more);

export const spell = (id: CardId, level: number, text: string, more: Made = {}): CardView =>
  made(id, 'spell', [level, null, null], text, more);

/** Resources of which only the places are known. */
export const places = (count: number, from: CardId, exhausted = false): ResourceView[] =>
  Array.from({ length: count }, (_, n) => ({ id: from + n, exhausted, fatigued: false, card: null }));

interface Field {
  readonly hp?: number;
  readonly deck?: number;
  readonly hand?: readonly CardView[];
  readonly battlefield?: readonly CardView[];
  readonly granary?: readonly ResourceView[];
  readonly traps?: readonly ResourceView[];
  readonly reserves?: readonly CardView[];
  readonly grave?: readonly CardView[];
  readonly isOut?: boolean;
}

function playerView({
  hp = 20,
  deck = 20,
  hand = [],
  reserves = [],
  grave = [],
  ...field
}: Field): PlayerView {
  const pile = (cards: readonly CardView[]) => ({ count: cards.length, cards });
  const { battlefield = [], granary = [], traps = [], isOut = false } = field;
  return {
    name: '',
    hp,
    drewFromEmpty: false,
    isOut,
    deck: { count: deck, cards: [] },
    grave: pile(grave),
    battlefield,
    traps,
    granary,
    hand: pile(hand),
    reserves: pile(reserves),
    removed: 0,
  };
}

export interface Situation {
  readonly rules?: string;
  readonly turn?: Partial<TurnView>;
  readonly mine?: Field;
  readonly theirs?: Field;
  /** Of a third player and more. */
  readonly others?: readonly Field[];
  readonly more?: Partial<View>;
}

/** A view of the first player. */
export function viewOf(situation: Situation): View {
  const { rules = 'kotc-11', turn = {}, mine = {}, theirs = {}, others = [], more = {} } = situation;
  return {
    rules,
    viewer: 0,
    turn: {
      number: 5,
      player: 0,
      phase: 'action',
      sown: 0,
      drawn: false,
      declared: { players: [], minions: [] },
      ...turn,
    },
    first: 0,
    players: [mine, theirs, ...others].map(playerView),
    casting: [],
    chain: [],
    pending: [],
    resolving: false,
    rerolls: [],
    battles: [],
    forced: [],
    hypnotized: [],
    asked: 0,
    decision: null,
    asksAlways: false,
    agreed: [],
    result: null,
    entries: 0,
    ...more,
  };
}

type WithoutHeading<D> = D extends Decision ? Omit<D, 'id' | 'player' | 'role' | 'rule'> : never;

/** What the greedy bot answers the first player's question; it has to be a legal answer. */
export function greedily(asked: WithoutHeading<Decision>, situation: Situation): Reply {
  const decision: Decision = { id: 1, player: 0, role: purposes[wordOf(asked)].role, rule: '', ...asked };
  const reply = bots.greedy(decision, () => viewOf(situation), chanceFrom(2));
  const fault = faultOf(decision, reply);
  if (fault !== null) throw new Error(fault);
  return reply;
}

/** A link of the chain with an ability of that card. */
export function link(card: CardView, player: PlayerNo, place = 0): LinkView {
  const { id, printed } = card;
  return {
    number: 1,
    player,
    kind: 'ability',
    card: { id, design: printed.design, name: printed.name },
    ability: { place, text: printed.text },
    counter: null,
    targets: [],
    negated: false,
  };
}

/** A battle of the first two players. */
export function battle(
  attacker: PlayerNo,
  team: readonly CardView[],
  victim: CardView | PlayerNo,
  defense: readonly CardView[] = [],
): BattleView {
  const named = ({ id, printed }: CardView) => ({ id, design: printed.design, name: printed.name });
  return {
    attacker,
    defender: 1 - attacker,
    team: team.map(named),
    defense: defense.map(named),
    victim: typeof victim === 'number' ? { player: victim } : { card: named(victim) },
    step: null,
    forced: false,
  };
}
