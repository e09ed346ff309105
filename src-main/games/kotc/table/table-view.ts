import { capitalized } from '../../../engine/text.js';
import type { Viewer } from '../../../engine/state.js';
import type { Decision } from '../../../engine/decision.js';
import type { TableView } from '../../../engine/table/table-view.js';
import type {
  SeenCombat,
  SeenStack,
  SeenTarget,
  SeenVictim,
  StackEntry,
} from '../../../engine/table/under-way.js';
import type { TextPart } from '../../../engine/text.js';
import type { KotcContext } from '../rules/context.js';
import { ending, linked, willAttack } from '../rules/texts/lasting-texts.js';
import type { AbilityLink, Link } from '../rules/state/state.js';
import { designAt } from '../rules/state/values.js';
import type { TargetView } from '../rules/views/view-cards.js';
import type { BattleView, LinkView, VictimView } from '../rules/views/view-actions.js';
import { viewOf, type View } from '../rules/views/view.js';
import { phaseNames } from '../rules/texts/words.js';
import { promptFor } from './prompt.js';
import { seatView } from './seat-view.js';
import { seeing, type Seeing } from './seeing.js';
import { refTo, seenCard } from './seen-card.js';

/** The table as a viewer may see it, in the words of the edition. */
export function tableView(
  game: KotcContext,
  decision: Decision | null,
  viewer: Viewer,
  names: readonly string[],
): TableView {
  const { edition } = game;
  const view = viewOf(game, decision, viewer, names);
  const at = seeing(game, view, viewer, names);
  const { number, player, phase } = view.turn;
  const isSetUp = number > 0;
  return {
    rules: view.rules,
    viewer,
    turn: isSetUp ? { number, player, phase } : beforeTurns(view),
    phases: edition.mechanisms.phases.map((id) => ({ id, name: phaseNames[id] })),
    seats: view.players.map((one, seat) => seatView(one, seat, at)),
    field: edition.field,
    stage: view.casting.map((card) => seenCard(card, at)),
    shared: [],
    stack: seenChain(view, at),
    combats: view.battles.map((battle, place) => seenBattle(battle, place === view.battles.length - 1)),
    notes: view.forced.map(({ minion, victim }) => willAttack(refTo(minion), victimPart(victim, at))),
    asked: view.asked,
    prompt: view.decision && promptFor(view.decision, at),
    fullControl: view.asksAlways,
    agreed: view.agreed,
    result: view.result && {
      winners: view.result.winners,
      text: ending(view.result, at),
      rules: [...view.result.rules, ...(view.result.criterion?.rules ?? [])],
    },
  };
}

const beforeTurns = ({ first }: View): TableView['turn'] => ({
  number: 0,
  player: null,
  phase: null,
  ...(first !== null && { begins: first }),
});

function seenChain({ chain, pending, resolving }: View, at: Seeing): SeenStack | null {
  if (chain.length + pending.length === 0 && !resolving) return null;
  const { state } = at.game;
  return {
    name: 'Chain',
    entryName: 'link',
    entries: chain.map((link, place) => seenLink(link, state.chain[place] as Link, at)),
    resolving,
    pending: pending.map((link, place) => seenLink(link, state.pending[place] as Link, at)),
  };
}

function seenLink(view: LinkView, link: Link, { game, terms, who }: Seeing): StackEntry {
  const card = seenTarget(view.card);
  const { name, design } = card;
  const part: TextPart = design === null ? name : { name, design, card: card.card };
  const naming = { terms, who, card: () => part, design: () => designAt(game, link.card) };
  const [first = '', ...rest] = linked(link, naming);
  const { type, text } = designAt(game, link.card);
  const isCast = type === 'spell' && 'ability' in link && link.spends !== false;
  return {
    number: view.number,
    player: view.player,
    text: [typeof first === 'string' ? capitalized(first) : first, ...rest, '.'],
    card,
    targets: view.targets.map(seenTarget),
    item: {
      kind: 'ability' in link ? (isCast ? 'Spell' : 'Ability') : capitalized(kindOf(link, terms)),
      does: 'ability' in link ? [text] : [...linked(link, naming), '.'],
    },
    fate: view.negated ? 'Negated' : null,
  };
}

/** What a link that is no ability is called. */
const kindOf = (link: Exclude<Link, AbilityLink>, terms: Seeing['terms']): string => {
  if ('counter' in link) return terms.counter(link.counter);
  return 'summon' in link ? 'summon' : 'attack';
};

const seenTarget = ({ id, name, design }: TargetView): SeenTarget => ({
  name: name ?? 'an unseen card',
  design,
  card: id,
});

const steps: Readonly<Record<NonNullable<BattleView['step']>, string>> = {
  attack: 'Attack Formation',
  defense: 'Defense Formation',
  allocation: 'Damage Allocation',
};

/** The whole team attacks one victim, for which all defenders stand; what a battle within a battle interrupts goes on after it. */
const seenBattle = (battle: BattleView, isLast: boolean): SeenCombat => ({
  name: isLast ? 'Battle' : 'Battle that waits',
  attacker: battle.attacker,
  fights: [
    {
      attackers: battle.team.map(refTo),
      victim: seenVictim(battle.victim),
      defender: battle.defender,
      blockers: battle.defense.map(refTo),
      blocks: 'victim',
    },
  ],
  step: battle.step && steps[battle.step],
  note: battle.forced ? 'forced' : null,
});

const seenVictim = (victim: VictimView): SeenVictim =>
  'player' in victim ? victim : { card: refTo(victim.card) };

const victimPart = (victim: VictimView, { who }: Seeing): TextPart =>
  'player' in victim ? who(victim.player) : refTo(victim.card);
