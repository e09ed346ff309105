import type { CardId, Decision, PlayerNo, Reply } from '../../engine/decision.js';
import { placeIn } from '../../engine/chance/chance.js';
import type { Game } from '../../engine/game.js';
import { passIn } from '../../engine/stops/stops.js';
import type { Prompt } from '../../engine/table/prompt.js';
import type { ZonePlace } from '../../engine/table/seen-zone.js';
import type { RunningGame } from './running-game.js';
import { copyOf, possibleTargets, type Targets } from './target-probe.js';

/** Something that is not offered yet, and is as soon as its player has passed a few times in their own turn. */
export interface AheadAction {
  /** How often they pass before that. */
  readonly passes: number;
  /** As the action is called then; null: the cards are asked to attack without one. */
  readonly verb: string | null;
  /** The cards that it can be done with, or begun with. */
  readonly cards: readonly CardId[];
  /** Where such a card is dragged for it; null: onto whom it attacks. */
  readonly zone: ZonePlace | null;
  readonly victims: Targets;
}

const none: readonly AheadAction[] = [];
const nobody: Targets = { cards: [], players: [] };

const MOST_PASSES = 3;
const MOST_QUESTIONS = 40;

/**
 * What whoever is asked could do later in their turn by passing until then, where nobody else does anything meanwhile: they pass on a
 * copy of the game. What comes after dice, a shuffle, or a card that comes to light is not told.
 */
export function actionsAhead(
  running: Pick<RunningGame, 'playable' | 'game' | 'names'>,
): readonly AheadAction[] {
  const { playable, game, names } = running;
  const { decision } = game;
  if (!decision || !passOf(decision)) return none;
  const { player } = decision;
  const { turns, turnOf } = playable.summary(game.state);
  const copy = turnOf === player ? copyOf(game) : null;
  if (!copy) return none;
  // Attacks are tried out on a copy of the copy.
  copy.boundaryEvery = 1;
  const isStillCertain = (): boolean =>
    placeIn(copy.state.chance) === placeIn(game.state.chance) &&
    copy.state.revelations === game.state.revelations &&
    playable.summary(copy.state).turns === turns;
  const promptOf = (asked: Decision): Prompt | null =>
    playable.view(copy.context, asked, player, names).prompt;
  const known = new Set(keysOf(promptOf(decision)));
  const found: AheadAction[] = [];
  for (let passes = 0, step = 0; step < MOST_QUESTIONS; step += 1) {
    const asked = copy.decision;
    if (!asked || !isStillCertain()) break;
    const isOwn = asked.player === player;
    if (isOwn && passes > 0) {
      const prompt = promptOf(asked);
      if (!prompt || asked.role === 'respond') break;
      for (const one of offered(prompt, { playable, game: copy }, passes)) {
        const cards = one.cards.filter((card) => !known.has(keyOf(one.verb, card)));
        for (const card of cards) known.add(keyOf(one.verb, card));
        if (cards.length > 0 && leadsSomewhere(one)) found.push({ ...one, cards });
      }
    }
    const pass = passOf(asked);
    if (!pass || (isOwn && passes === MOST_PASSES)) break;
    if (isOwn) passes += 1;
    if (copy.answer(pass)) break;
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

/** Nobody is taken past their own attack. */
const passOf = (decision: Decision): Reply | null => (decision.kind === 'act' ? passIn(decision) : null);

function offered(
  { decision, actions }: Prompt,
  at: { readonly playable: RunningGame['playable']; readonly game: Game },
  passes: number,
): AheadAction[] {
  if (decision.kind === 'pair' && decision.role === 'attack') {
    const { options, pairings } = decision;
    const cards = [...new Set(pairings.map(({ card }) => card))];
    return [{ passes, verb: null, cards, zone: null, victims: aimsIn(options) }];
  }
  return actions.flatMap(({ verb, card, drop, begunWith = [], idle }, act): AheadAction[] => {
    if (begunWith.length > 0) {
      const victims = possibleTargets(at, act);
      return [{ passes, verb, cards: begunWith, zone: null, victims }];
    }
    if (card === null || idle || drop === null || drop === 'target') return [];
    return [{ passes, verb, cards: [card], zone: drop, victims: nobody }];
  });
}

const aimsIn = (options: readonly { readonly card?: CardId; readonly player?: PlayerNo }[]): Targets => ({
  cards: options.flatMap(({ card }) => card ?? []),
  players: options.flatMap(({ card, player }) => (card === undefined ? (player ?? []) : [])),
});
