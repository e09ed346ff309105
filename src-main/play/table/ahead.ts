import type { CardId, Decision, PlayerNo, Reply } from '../../engine/decision.js';
import { replyOfAbsent } from '../../engine/decisions/absent.js';
import { placeIn } from '../../engine/chance/chance.js';
import type { Game } from '../../engine/game.js';
import { passIn } from '../../engine/stops/stops.js';
import type { Prompt } from '../../engine/table/prompt.js';
import type { ZonePlace } from '../../engine/table/seen-zone.js';
import type { TableView } from '../../engine/table/table-view.js';
import type { RunningGame } from './running-game.js';
import { suggestedPayment, type Payment } from './payment.js';
import { blindCopyOf, copyOf, possibleTargets, type Targets } from './target-probe.js';

/** Something that is not offered yet, and is as soon as its player has passed a few times in their own turn, or moved on. */
export interface AheadAction {
  /** How often they do so before that; at most so often where they draw. */
  readonly passes: number;
  /** As the action is called then; null: the cards are asked to attack without one. */
  readonly verb: string | null;
  /** The cards that it can be done with, or begun with. */
  readonly cards: readonly CardId[];
  /** Where such a card is dragged for it; null: onto whom it attacks. */
  readonly zone: ZonePlace | null;
  readonly victims: Targets;
  /** What it costs then, as it would be suggested. */
  readonly payment: readonly Payment[];
}

const none: readonly AheadAction[] = [];
const nobody: Targets = { cards: [], players: [] };

const MOST_PASSES = 3;
const MOST_QUESTIONS = 40;

/**
 * What whoever is asked could do later in their turn by passing until then, where nobody else does anything meanwhile: they pass on a
 * copy of the game. What comes after dice, a shuffle, or a card that comes to light is not told. Where they move on by drawing, what
 * they draw makes no difference to what is told of the other cards.
 */
export function actionsAhead(
  running: Pick<RunningGame, 'playable' | 'game' | 'names'>,
): readonly AheadAction[] {
  const { playable, game, names } = running;
  const { decision } = game;
  if (!decision || decision.kind !== 'act') return none;
  const { player } = decision;
  const { turns, turnOf } = playable.summary(game.state);
  if (turnOf !== player) return none;
  const now = playable.view(game.context, decision, player, names).prompt;
  const movesOn = passOf(decision) ? null : wayOn(now);
  if (!passOf(decision) && !movesOn) return none;
  const copy = movesOn ? blindCopyOf(game, player) : copyOf(game);
  if (!copy) return none;
  let { revelations } = game.state;
  // Attacks are tried out on a copy of the copy.
  copy.boundaryEvery = 1;
  const isStillCertain = (): boolean =>
    placeIn(copy.state.chance) === placeIn(game.state.chance) &&
    copy.state.revelations === revelations &&
    playable.summary(copy.state).turns === turns;
  const viewOf = (asked: Decision): TableView => playable.view(copy.context, asked, player, names);
  const known = new Set(keysOf(now));
  const found: AheadAction[] = [];
  for (let passes = 0, step = 0; step < MOST_QUESTIONS; step += 1) {
    const asked = copy.decision;
    if (!asked || !isStillCertain()) break;
    const isOwn = asked.player === player;
    const view = isOwn && passes > 0 ? viewOf(asked) : null;
    const answersOwn = view !== null && asked.role === 'respond';
    if (answersOwn && !isOwnOnTop(view, player)) break;
    if (view?.prompt && !answersOwn) {
      const { prompt } = view;
      for (const one of offered(prompt, { playable, game: copy, names }, passes)) {
        const cards = one.cards.filter((card) => !known.has(keyOf(one.verb, card)));
        for (const card of cards) known.add(keyOf(one.verb, card));
        if (cards.length > 0 && leadsSomewhere(one)) found.push({ ...one, cards });
      }
    }
    const on = step === 0 && movesOn ? movesOn : (passOf(asked) ?? (isOwn ? null : noBlock(asked)));
    if (!on || (isOwn && !answersOwn && passes === MOST_PASSES)) break;
    if (isOwn && !answersOwn) passes += 1;
    if (copy.answer(on)) break;
    if (on === movesOn) ({ revelations } = copy.state);
  }
  return found;
}

const leadsSomewhere = ({ zone, victims }: AheadAction): boolean =>
  zone !== null || victims.cards.length + victims.players.length > 0;

const keyOf = (verb: string | null, card: CardId): string => `${card} ${verb ?? ''}`;

/** What is offered already. */
const keysOf = (prompt: Prompt | null): string[] =>
  (prompt?.actions ?? []).flatMap(({ verb, card, begunWith = [] }) =>
    [...(card === null ? [] : [card]), ...begunWith].map((one) => keyOf(verb, one)),
  );

/** What is done to get on where there is no pass. */
function wayOn(prompt: Prompt | null): Reply | null {
  const act = prompt?.actions.findIndex(({ movesOn }) => movesOn) ?? -1;
  return act < 0 ? null : { act };
}

/** Nobody is taken past their own attack. */
const passOf = (decision: Decision): Reply | null => (decision.kind === 'act' ? passIn(decision) : null);

/** What waits to be carried out is their own: they let it stand without being asked. */
const isOwnOnTop = ({ stack }: TableView, player: PlayerNo): boolean =>
  stack !== null && stack.pending.length === 0 && stack.entries.at(-1)?.player === player;

/** Nobody steps in the way of those that attack. */
const noBlock = (decision: Decision): Reply | null =>
  decision.role === 'block' ? replyOfAbsent(decision) : null;

function offered(
  { decision, actions }: Prompt,
  at: {
    readonly playable: RunningGame['playable'];
    readonly game: Game;
    readonly names: RunningGame['names'];
  },
  passes: number,
): AheadAction[] {
  if (decision.kind === 'pair' && decision.role === 'attack') {
    const { options, pairings } = decision;
    const cards = [...new Set(pairings.map(({ card }) => card))];
    return [{ passes, verb: null, cards, zone: null, victims: aimsIn(options), payment: [] }];
  }
  return actions.flatMap(({ verb, card, drop, begunWith = [], idle }, act): AheadAction[] => {
    if (begunWith.length > 0) {
      const victims = possibleTargets(at, act);
      return [{ passes, verb, cards: begunWith, zone: null, victims, payment: [] }];
    }
    if (card === null || idle || drop === null || drop === 'target') return [];
    const payment = suggestedPayment(at, act);
    return [{ passes, verb, cards: [card], zone: drop, victims: nobody, payment }];
  });
}

const aimsIn = (options: readonly { readonly card?: CardId; readonly player?: PlayerNo }[]): Targets => ({
  cards: options.flatMap(({ card }) => card ?? []),
  players: options.flatMap(({ card, player }) => (card === undefined ? (player ?? []) : [])),
});
