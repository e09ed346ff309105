import type { Decision } from '../../../engine/decision.js';
import type { SeenBattle, SeenLink, SeenVictim, TableView } from '../../../engine/table-view.js';
import type { TextPart } from '../../../engine/text.js';
import type { KotcContext } from '../rules/context.js';
import { ending, linked, willAttack } from '../rules/texts/lasting-texts.js';
import type { Link } from '../rules/state/state.js';
import { designAt } from '../rules/state/values.js';
import type { TargetView, Viewer } from '../rules/views/view-cards.js';
import { viewOf, type BattleView, type LinkView, type VictimView } from '../rules/views/view.js';
import { capitalized, phaseNames } from '../rules/texts/words.js';
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
  const { state, edition } = game;
  const view = viewOf(game, decision, viewer, names);
  const at = seeing(game, view, viewer, names);
  const { number, player, phase } = view.turn;
  const isSetUp = number > 0;
  return {
    rules: view.rules,
    viewer,
    turn: { number, player: isSetUp ? player : null, phase: isSetUp ? phase : null },
    phases: edition.mechanisms.phases.map((id) => ({ id, name: phaseNames[id] })),
    seats: view.players.map((one, seat) => seatView(one, seat, at)),
    field: edition.field,
    stage: view.casting.map((card) => seenCard(card, at)),
    chain: view.chain.map((link, place) => seenLink(link, state.chain[place] as Link, at)),
    resolving: view.resolving,
    pending: view.pending.map((link, place) => seenLink(link, state.pending[place] as Link, at)),
    battles: view.battles.map((battle) => seenBattle(battle)),
    notes: view.forced.map(({ minion, victim }) => willAttack(refTo(minion), victimPart(victim, at))),
    asked: view.asked,
    prompt: view.decision && promptFor(view.decision, at),
    asksAlways: view.asksAlways,
    agreed: view.agreed,
    result: view.result && {
      winners: view.result.winners,
      text: ending(view.result, at),
      rules: [...view.result.rules, ...(view.result.criterion?.rules ?? [])],
    },
  };
}

function seenLink(view: LinkView, link: Link, { game, terms, who }: Seeing): SeenLink {
  const card = refTo(view.card);
  const naming = { terms, who, card: () => card, design: () => designAt(game, link.card) };
  const [first = '', ...rest] = linked(link, naming);
  return {
    number: view.number,
    player: view.player,
    text: [typeof first === 'string' ? capitalized(first) : first, ...rest, '.'],
    card,
    targets: view.targets.map(seenTarget),
    negated: view.negated,
  };
}

const seenTarget = ({ id, name, design }: TargetView): SeenLink['targets'][number] => ({
  name: name ?? 'an unseen card',
  design,
  card: id,
});

const steps: Readonly<Record<NonNullable<BattleView['step']>, string>> = {
  attack: 'Attack Formation',
  defense: 'Defense Formation',
  allocation: 'Damage Allocation',
};

const seenBattle = ({ step, ...battle }: BattleView): SeenBattle => ({
  ...battle,
  team: battle.team.map(refTo),
  defense: battle.defense.map(refTo),
  victim: seenVictim(battle.victim),
  step: step && steps[step],
});

const seenVictim = (victim: VictimView): SeenVictim =>
  'player' in victim ? victim : { card: refTo(victim.card) };

const victimPart = (victim: VictimView, { who }: Seeing): TextPart =>
  'player' in victim ? who(victim.player) : refTo(victim.card);
