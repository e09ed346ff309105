import type {
  Action,
  ActDecision,
  CardId,
  Decision,
  NumberDecision,
  PlayerNo,
} from '../../../engine/decision.js';
import { choicesIn, idsIn } from '../../../engine/decisions/choices.js';
import type { Drop, Prompt, PromptAction } from '../../../engine/table/prompt.js';
import type { SeenCard } from '../../../engine/table/seen-card.js';
import type { ZonePlace } from '../../../engine/table/seen-zone.js';
import { hpOfCrafted } from '../rules/components/pawn-designs.js';
import { pass } from '../rules/flow/actions.js';
import { purposes } from '../rules/purposes.js';
import { choiceText, decisionText } from '../rules/texts/decision-text.js';
import type { Design, DesignAbility } from '../rules/context.js';
import { refusalOfAttacker } from '../rules/flow/flows.js';
import { fatiguedIn } from '../rules/state/lasting.js';
import { cardAt, cardsIn } from '../rules/state/values.js';
import type { DecisionView } from '../rules/views/view.js';
import { promptActionText, endsPhase, verbFor } from './action-labels.js';
import type { Seeing } from './seeing.js';
import { faceDown, seenCard } from './seen-card.js';

/** What the viewer is asked, in words. */
export function promptFor({ asked, cards }: DecisionView, seeing: Seeing): Prompt {
  return {
    decision: asked,
    text: decisionText(asked, seeing),
    actions: asked.kind === 'act' ? asked.actions.map((one) => promptAction(one, asked, seeing)) : [],
    options: choicesIn(asked).map((one) => choiceText(one, asked, seeing)),
    ...(asked.kind === 'number' &&
      asked.purpose === purposes.craft.word && { numbers: craftable(asked, seeing) }),
    cards: cardsOf(asked, cards, seeing),
  };
}

/** The figures of the pawns of which one is crafted. */
function craftable({ least, most, amount: level = 0 }: NumberDecision, { words }: Seeing): string[] {
  return Array.from({ length: most - least + 1 }, (_, nth) => {
    const sp = least + nth;
    return `${sp} ${words.offense}, ${hpOfCrafted(level, sp)} ${words.defense}`;
  });
}

/** In the decision's order, each once: also those that the viewer may not know, and those that have left the game since. */
function cardsOf(asked: Decision, viewed: DecisionView['cards'], seeing: Seeing): SeenCard[] {
  const { game } = seeing;
  return [...new Set(idsIn(asked))].map((id) => {
    const known = viewed.find((card) => card.id === id);
    if (known) return seenCard(known, seeing);
    const no = game.state.cards.findIndex((card) => card.id === id);
    if (no < 0) return faceDown(id);
    return faceDown(id, cardAt(game, no).exhausted, fatiguedIn(game.state, no) !== null);
  });
}

function promptAction(action: Action, decision: ActDecision, seeing: Seeing): PromptAction {
  const design = designOf(action, seeing);
  const isPass = action.do === pass.do;
  const drop = dropFor(action, design, decision.player);
  return {
    text: promptActionText(action, decision, seeing),
    verb: verbFor(action, design, seeing),
    card: action.card ?? null,
    ...(action.do === 'attack' && { begunWith: attackersOf(decision.player, seeing) }),
    drop,
    untold: drop === 'target' && action.do === 'cast' ? castTo(decision.player) : null,
    idle: action.idle === true,
    isPass,
    endsPhase: isPass && endsPhase(decision, seeing.game.state),
    ...(action.do === 'draw' && { movesOn: true }),
  };
}

function designOf({ card: id }: Action, { game }: Seeing): Design | null {
  const no = id === undefined ? -1 : game.state.cards.findIndex((card) => card.id === id);
  return no < 0 ? null : (game.designs[cardAt(game, no).design] ?? null);
}

/** The minions with which an attack that may be begun now can be. */
const attackersOf = (player: PlayerNo, { game }: Seeing): CardId[] =>
  cardsIn(game.state, player, 'battlefield')
    .filter((no) => refusalOfAttacker(game, no) === null)
    .map((no) => cardAt(game, no).id);

const dropZones: Readonly<Record<string, string>> = {
  summon: 'battlefield',
  sow: 'granary',
  set: 'traps',
};

/** Where a card that is cast at nothing is dragged. */
const castTo = (seat: number): ZonePlace => ({ seat, zone: 'battlefield' });

/** Where the card is dragged for it. */
function dropFor(action: Action, design: Design | null, seat: number): Drop | null {
  const zone = dropZones[action.do];
  if (zone !== undefined) return { seat, zone };
  if (action.do === 'attack') return 'target';
  const ability = design?.abilities[action.ability ?? 0];
  if (action.do === 'cast') return ability && points(ability) ? 'target' : castTo(seat);
  return action.do === 'activate' && ability && points(ability) ? 'target' : null;
}

/** Whether its user points at a card on the table or a player. */
const points = ({ parts }: DesignAbility): boolean =>
  parts.some(
    ({ target, effects }) => target?.impl.points === true || effects.some(({ impl }) => impl.points === true),
  );
