import { asLookedAt, whole, type Parts } from '../../../../engine/by-parts.js';
import { idsIn } from '../../../../engine/decisions/choices.js';
import type { CardId, Decision, PlayerNo } from '../../../../engine/decision.js';
import { has, type Result, type Viewer } from '../../../../engine/state.js';
import { hasFullControl } from '../../../../engine/stops/stops.js';
import type { KotcContext } from '../context.js';
import { rulesIdOf } from '../editions/edition.js';
import { cardOf, lasting } from '../state/lasting.js';
import type { Phase } from '../state/state.js';
import { cardsIn, playerIn } from '../state/values.js';
import {
  battleView,
  fighterView,
  linkView,
  rerollsView,
  victimView,
  type BattleView,
  type LinkView,
  type RerollsView,
  type VictimView,
} from './view-actions.js';
import {
  battlefieldView,
  cardView,
  deckView,
  isNamedTo,
  pileView,
  placesView,
  unseenMinions,
  type CardView,
  type DeckView,
  type NamedCard,
  type PileView,
  type ResourceView,
  type UnseenMinionView,
} from './view-cards.js';

export interface TurnView {
  readonly number: number;
  readonly player: PlayerNo;
  readonly phase: Phase;
  /** Resources placed this turn. */
  readonly sown: number;
  /** The draw of the Resource Phase is done, and with it the placing (6th to 11th). */
  readonly drawn: boolean;
  /** Victims declared in this Battle Phase. */
  readonly declared: { readonly players: readonly PlayerNo[]; readonly minions: readonly CardId[] };
}

export interface PlayerView {
  readonly name: string;
  readonly hp: number;
  readonly drewFromEmpty: boolean;
  /** Out of the game while others play on. */
  readonly isOut: boolean;
  readonly deck: DeckView;
  readonly grave: PileView;
  /** Those that the viewer may know. */
  readonly battlefield: readonly CardView[];
  /** The other minions there, which are petrified. Left out: there are none. */
  readonly unseenMinions?: readonly UnseenMinionView[];
  readonly traps: readonly ResourceView[];
  readonly granary: readonly ResourceView[];
  readonly hand: PileView;
  readonly reserves: PileView;
  /** How many cards have left the game. */
  readonly removed: number;
}

/** What the viewer is asked. */
export interface DecisionView {
  readonly asked: Decision;
  /** The cards that its ids stand for, so far as the viewer may tell them. */
  readonly cards: readonly CardView[];
}

/**
 * What one player, or all who only watch, may know of a game: each thing is named here because that viewer may know it.
 * Nothing of the state goes in that is not.
 */
export interface View {
  readonly rules: string;
  readonly viewer: Viewer;
  readonly turn: TurnView;
  /** Who goes first; null until that is settled. */
  readonly first: PlayerNo | null;
  readonly players: readonly PlayerView[];
  /** Spells that are being cast, and traps that were turned over: in no zone, and public (K14-ZON-16, K06-Q-74). */
  readonly casting: readonly CardView[];
  readonly chain: readonly LinkView[];
  /** Abilities that were activated for one event together and wait for their turn (6th to 11th). */
  readonly pending: readonly LinkView[];
  readonly resolving: boolean;
  readonly rerolls: readonly RerollsView[];
  /** An interrupted one first. */
  readonly battles: readonly BattleView[];
  /** Attacks that Berzerk Counters will force when the chain has resolved. */
  readonly forced: readonly { readonly minion: NamedCard; readonly victim: VictimView }[];
  /** Hypnotized minions, and who controls them again at the end of the turn. */
  readonly hypnotized: readonly { readonly card: CardId; readonly back: PlayerNo }[];
  /** Who is asked; null when the game is over. For what, only they know. */
  readonly asked: PlayerNo | null;
  readonly decision: DecisionView | null;
  /** Whether the viewer wants to be asked always. */
  readonly asksAlways: boolean;
  readonly agreed: readonly PlayerNo[];
  readonly result: Result | null;
  /** How many entries the log has. */
  readonly entries: number;
}

/** What a view is made of: a game that waits for a decision, or is over, and who looks at it. */
interface Looking {
  readonly game: KotcContext;
  readonly decision: Decision | null;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly playerOf: (seat: SeatLooking) => PlayerView;
}

interface SeatLooking {
  readonly game: KotcContext;
  readonly seat: PlayerNo;
  readonly viewer: Viewer;
  readonly name: string;
}

const playerParts: Parts<SeatLooking, PlayerView> = {
  name: ({ name }) => name,
  hp: ({ game, seat }) => playerIn(game.state, seat).hp,
  drewFromEmpty: ({ game, seat }) => playerIn(game.state, seat).drewFromEmpty,
  isOut: ({ game, seat }) => has(game.state.out, seat),
  deck: ({ game, seat, viewer }) => deckView(game, seat, viewer),
  grave: ({ game, seat, viewer }) => pileView(game, seat, 'grave', viewer),
  battlefield: ({ game, seat, viewer }) => battlefieldView(game, seat, viewer),
  unseenMinions: ({ game, seat, viewer }) => unseenOf(game, seat, viewer),
  traps: ({ game, seat, viewer }) => placesView(game, seat, 'traps', viewer),
  granary: ({ game, seat, viewer }) => placesView(game, seat, 'granary', viewer),
  hand: ({ game, seat, viewer }) => pileView(game, seat, 'hand', viewer),
  reserves: ({ game, seat, viewer }) => pileView(game, seat, 'reserves', viewer),
  removed: ({ game, seat }) => cardsIn(game.state, seat, 'removed').length,
};

const viewParts: Parts<Looking, View> = {
  rules: ({ game }) => rulesIdOf(game.edition),
  viewer: ({ viewer }) => viewer,
  turn: ({ game }) => turnView(game),
  first: ({ game }) => game.state.first,
  players: ({ game, viewer, names, playerOf }) =>
    game.state.players.map((_, seat) => playerOf({ game, seat, viewer, name: names[seat] ?? '' })),
  casting: ({ game, viewer }) => {
    const { cards } = game.state;
    const cast = [...cards.keys()].filter((no) => cards[no]?.zone === null && !cards[no].ceased);
    return cast.map((no) => cardView(game, no, viewer));
  },
  chain: ({ game, viewer }) => game.state.chain.map((link, place) => linkView(game, link, place + 1, viewer)),
  pending: ({ game, viewer }) =>
    game.state.pending.map((link, place) => linkView(game, link, place + 1, viewer)),
  resolving: ({ game }) => game.state.resolving,
  rerolls: ({ game: { state } }) =>
    lasting(state, 'rerolls').flatMap((one) => rerollsView(one, state.chains)),
  battles: ({ game }) => game.state.battles.map((battle) => battleView(game, battle)),
  forced: ({ game }) =>
    lasting(game.state, 'attack').map((one) => ({
      minion: fighterView(game, { card: cardOf(one), stay: one.does.stay }),
      victim: victimView(game, one.does.victim),
    })),
  hypnotized: ({ game }) =>
    lasting(game.state, 'control').map(({ does: { stay, back } }) => ({ card: stay, back })),
  asked: ({ decision }) => decision?.player ?? null,
  decision: ({ game, decision, viewer }) =>
    decision && decision.player === viewer ? decisionView(game, decision) : null,
  asksAlways: ({ game, viewer }) => hasFullControl(game.state, viewer),
  agreed: ({ game: { state } }) => [...state.players.keys()].filter((seat) => has(state.agreed, seat)),
  result: ({ game }) => resultView(game),
  entries: ({ game }) => game.log.entries.length,
};

const wholePlayer = whole(playerParts);
const wholeView = whole(viewParts);
const playerAsLookedAt = asLookedAt(playerParts);
const viewAsLookedAt = asLookedAt(viewParts);

/** What a viewer may know of a game that waits for a decision, or is over. */
export const viewOf = (
  game: KotcContext,
  decision: Decision | null,
  viewer: Viewer,
  names: readonly string[],
): View => wholeView({ game, decision, viewer, names, playerOf: wholePlayer });

/** The same to who is asked, made only as far as it is looked at, and to be looked at only until the game goes on. */
export const glanceAt = (game: KotcContext, decision: Decision): View =>
  viewAsLookedAt({ game, decision, viewer: decision.player, names: [], playerOf: playerAsLookedAt });

function turnView({ state }: KotcContext): TurnView {
  const { number, player, phase, sown, drawn, declared } = state.turn;
  return {
    number,
    player,
    phase,
    sown,
    drawn,
    declared: { players: [...declared.players], minions: [...declared.minions] },
  };
}

function resultView({ state: { result } }: KotcContext): Result | null {
  return (
    result && {
      winners: [...result.winners],
      by: result.by,
      rules: [...result.rules],
      ...(result.criterion && { criterion: result.criterion }),
    }
  );
}

function unseenOf(
  game: KotcContext,
  seat: PlayerNo,
  viewer: Viewer,
): readonly UnseenMinionView[] | undefined {
  const unseen = unseenMinions(game, seat, viewer);
  return unseen.length > 0 ? unseen : undefined;
}

/** A decision, and the cards that whoever is asked may tell by its ids. */
function decisionView(game: KotcContext, decision: Decision): DecisionView {
  const ids = new Set(idsIn(decision));
  const cards: CardView[] = [];
  for (const [no, card] of game.state.cards.entries()) {
    if (ids.has(card.id) && isNamedTo(game, no, decision)) {
      cards.push(cardView(game, no, decision.player, true));
    }
  }
  return { asked: decision, cards: cards.sort((a, b) => (a.id ?? 0) - (b.id ?? 0)) };
}
