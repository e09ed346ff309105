import { UnplayableCard } from '../../../engine/unplayable-card.js';
import { blankCard, kotcCard, type KotcCard as CardOfLibrary } from '../cards/card.js';

import type { BaseEvent } from '../../../engine/log.js';
import type { PlayerNo } from '../../../engine/decision.js';
import type { ChanceKind, Summary, Verdict } from '../../../engine/playable.js';
import { MOST_SEATS } from '../../../engine/table/table-view.js';
import type { GameRules } from '../../game-play.js';
import { pawnLicence, pawnPicture } from '../format/pawn-picture.js';
import { editionId, editionOf } from '../cards/editions.js';
import { rulebookPrefix } from '../cards/law/citations.js';
import type { Design, KotcContext } from './context.js';
import { designOf } from './components/design.js';
import { printedOn, type PlayedCard } from './components/played-card.js';
import { isCraftedCard, makesPawns, pawnsOf } from './components/pawn-designs.js';
import type { KotcEvent } from './events/events.js';
import { ifAllAgreed } from './flow/flows.js';
import { wouldEnd } from './texts/lasting-texts.js';
import { kotcRuleSets, offeredRules, type KotcRules, type KotcRulesId } from './rule-set.js';
import { newState } from './state/new-state.js';
import { anyStateModel } from './state/former-shape.js';
import type { KotcCard, KotcState } from './state/state.js';
import { withEverythingRevealed } from '../table/everything-revealed.js';
import { movesWith } from '../table/moves.js';
import { tableView } from '../table/table-view.js';
import { describe } from '../table/describe.js';
import { gameNightOf } from './texts/game-night.js';
import { termsOf } from './texts/terms.js';
import { viewOf } from './views/view.js';
import { playerName } from './texts/words.js';

export type PlayableKotc = GameRules<PlayedCard, KotcState, Design, KotcContext, CardOfLibrary>;

const printed = kotcCard.pick({
  name: true,
  type: true,
  edition: true,
  cost: true,
  offense: true,
  defense: true,
  text: true,
});

function playable(rules: KotcRules): PlayableKotc {
  const { edition } = rules;
  const { number, setup, starter } = edition;
  // To take a move back, to look at a place of a replay: each begins a game with the same cards once more.
  const designs = new WeakMap<PlayedCard, Design>();
  const ready: PlayableKotc['ready'] = (one) => {
    try {
      const design = designs.get(one) ?? designOf(one, number);
      designs.set(one, design);
      return { design };
    } catch (error) {
      if (error instanceof UnplayableCard) return { because: error.message };
      throw error;
    }
  };
  const designOrNull = (one: PlayedCard): Design | null => {
    const found = ready(one);
    return 'design' in found ? found.design : null;
  };
  return {
    rules,
    name: editionOf(number).name,
    edition: editionId(number),
    seats: { least: setup.leastPlayers, most: MOST_SEATS },
    starter: editionId(starter),
    gameNight: gameNightOf(edition),
    rulebook: `kotc-${rulebookPrefix(number).slice(1)}`,
    printedOn,
    cardOf: (one, design, id) => ({
      ...blankCard(id, one.edition),
      ...withCost(one, design),
      ...(isCraftedCard(one) && { picture: pawnPicture, licence: pawnLicence }),
    }),
    looksAlike,
    showsPictureOf: embodies,
    printed,
    state: anyStateModel,
    faultOf,
    ready,
    ...(makesPawns(number) && {
      tokensOf: (card: PlayedCard, among: readonly PlayedCard[]) =>
        pawnsOf(card, among, number, designOrNull),
    }),
    begin: (decks, seed) => newState(decks, edition, seed),
    chanceIn,
    summary,
    handOf: ({ players }, player) => players[player]?.zones.hand ?? [],
    view: tableView,
    withEverythingRevealed,
    ifAllAgreed: verdict,
    knowledge: viewOf,
    moves: movesWith,
    describe,
  };
}

/** A cost that is left out is what the components come to; on the card it is printed. */
const withCost = (one: PlayedCard, { level }: Design): PlayedCard => ({ ...one, cost: one.cost ?? level });

const looksAlike = (one: CardOfLibrary, other: CardOfLibrary): boolean =>
  one.type === other.type &&
  one.offense === other.offense &&
  one.defense === other.defense &&
  one.text === other.text;

/** A pawn shows the spell that it embodies. */
const embodies = (pawn: CardOfLibrary, { type, name, text }: CardOfLibrary): boolean =>
  pawn.type === 'creature' && type === 'spell' && pawn.name === name && pawn.text === text;

/** Most that the SP of all minions may have been raised by together: each is a die in a battle. */
const MOST_RAISED = 10_000;

/** Players and cards that a position names and does not have. */
function faultOf({ players, cards, first, turn, effects, occasions }: KotcState): string | null {
  const named = [
    first ?? 0,
    turn.player,
    ...turn.declared.players,
    ...effects.flatMap(({ does }) => (does.type === 'control' ? [does.back] : [])),
    ...occasions.flatMap(({ entries }) => entries.map(({ player }) => player)),
    ...cards.flatMap(({ counters }) => counters.map(({ owner }) => owner)),
  ];
  if (named.some((player) => !players[player])) return 'The position names a player who does not play.';
  const numbers = occasions.flatMap(({ entries }) => entries.map(({ card: no }) => no ?? 0));
  if (numbers.some((no) => !cards[no])) return 'The position names a card that it does not have.';
  const isAstray = ({ made, ceased, faceDown, zone }: KotcCard): boolean =>
    ((made !== undefined && !ceased) || faceDown === true) && zone !== 'battlefield';
  if (cards.some(isAstray)) return 'The position has a pawn or a petrified minion that is on no battlefield.';
  const raised = effects.reduce(
    (sum, { does }) => sum + (does.type === 'change' && does.stat === 'sp' ? raiseBy(does) : 0),
    0,
  );
  return raised > MOST_RAISED ? `The SP of minions is raised by more than ${MOST_RAISED}.` : null;
}

const raiseBy = (change: object): number =>
  'by' in change && typeof change.by === 'number' ? Math.max(0, change.by) : 0;

function chanceIn(event: BaseEvent): ChanceKind | null {
  const type = event.type as KotcEvent['type'];
  if (type === 'shuffle') return 'shuffle';
  return type === 'roll' || type === 'reroll' ? 'dice' : null;
}

const summary = ({ first, turn, players }: KotcState): Summary => ({
  turns: turn.number,
  turnOf: first === null ? null : turn.player,
  phase: first === null ? 'setup' : turn.phase,
  players: players.map(({ hp, zones }) => ({
    hp,
    deck: zones.deck.length,
    hand: zones.hand.length,
    granary: zones.granary.length,
    battlefield: zones.battlefield.length,
    grave: zones.grave.length,
  })),
});

function verdict(game: KotcContext, names: readonly string[]): Verdict {
  const outcome = ifAllAgreed(game);
  const who = (player: PlayerNo): string => playerName(names, player);
  return { winners: outcome.winners, text: wouldEnd(outcome, { who, terms: termsOf(game.edition) }) };
}

/** By the ids of their rules, oldest edition first. */
export const kotcPlayables = Object.fromEntries(
  Object.entries(kotcRuleSets).map(([id, rules]) => [id, playable(rules)]),
) as Readonly<Record<KotcRulesId, PlayableKotc>>;

/** Those that people may choose, oldest edition first. */
export const offeredPlayables: readonly PlayableKotc[] = offeredRules.map(([id]) => kotcPlayables[id]);

export const playableKotc14 = kotcPlayables['kotc-14'];
