import type { ClassicTargetId } from '../../../cards/vocabulary/ids.js';
import { pickCards } from '../../../../../engine/chance/draws.js';
import type { PlayerNo } from '../../../../../engine/decision.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import type { CardNo } from '../../../../../engine/state.js';
import type { KotcContext, Selecting, TargetImpl } from '../../context.js';
import type { KotcCard, KotcState, Zone } from '../../state/state.js';
import {
  choose,
  chooseNumber,
  chooseOpponent,
  chooseViewer,
  chooseWhose,
  opponentsOf,
  select,
  show,
} from './choices.js';
import { cardIn, cardsIn } from '../../state/values.js';

/** Creatures and traps of all players, the user's included (K11-BLD-46). */
const cardsInPlay = ({ players }: KotcState): CardNo[] =>
  players.flatMap(({ zones }) => [...zones.battlefield, ...zones.traps]);

const someoneHas =
  (zone: Zone): TargetImpl['finds'] =>
  ({ players }) =>
    players.some(({ zones }) => zones[zone].length > 0);
const opponentHas = (zone: Zone, count: (by: Selecting) => number): TargetImpl['finds'] => {
  return ({ players }, by) =>
    players.some(({ zones }, player) => player !== by.player && zones[zone].length >= count(by));
};

const among = (cards: (state: KotcState, by: Selecting) => readonly CardNo[]): TargetImpl => ({
  select: (game, by) => choose(game, by, cards(game.state, by)),
  finds: (state, by) => cards(state, by).length > 0,
});

const yours = (zone: Zone): TargetImpl => among((state, { player }) => cardsIn(state, player, zone));

const inPlay = (suits: (card: KotcCard, by: Selecting) => boolean = () => true): TargetImpl => ({
  ...among((state, by) => cardsInPlay(state).filter((no) => suits(state.cards[no] as KotcCard, by))),
  points: true,
});

/** A creature is exhausted by using its ability, before targets are selected, and is one of them. */
const exhaustedInPlay: TargetImpl = {
  ...inPlay(({ exhausted }) => exhausted),
  finds: (state, { source }) =>
    cardsInPlay(state).some(
      (no) => cardIn(state, no).exhausted || (no === source && cardIn(state, no).zone === 'battlefield'),
    ),
};

/** The opponent sees what lies face up, and points at the traps of others unseen. */
const inPlayByOpponent: TargetImpl = {
  *select(game, by) {
    const cards = cardsInPlay(game.state);
    const count = yield* chooseNumber(game, by, cards.length);
    if (count === 0) return [];
    return yield* select(game, by, yield* chooseOpponent(game, by), cards, count);
  },
  finds: (state) => cardsInPlay(state).length > 0,
};

/** The own cards there are shown to the player who then selects. */
const shownZone = (
  zone: 'hand' | 'grave',
  choosePlayer: (game: KotcContext, by: Selecting) => Asking<PlayerNo>,
): TargetImpl => ({
  *select(game, by) {
    const cards = cardsIn(game.state, by.player, zone);
    if (cards.length === 0) return [];
    const viewer = yield* choosePlayer(game, by);
    const shown = show(game, viewer, by.player, zone, cards);
    const count = yield* chooseNumber(game, by, shown.length);
    return yield* select(game, by, viewer, shown, count);
  },
  finds: (state, { player }) => cardsIn(state, player, zone).length > 0,
});

/** One opponent selects from the own zone; the user does not see which they are. */
const opponentsOwn = (zone: 'hand' | 'grave'): TargetImpl => ({
  *select(game, by) {
    const { state } = game;
    const able = opponentsOf(game, by.player).filter((one) => cardsIn(state, one, zone).length > 0);
    if (able.length === 0) return [];
    const opponent = yield* chooseOpponent(game, by, able);
    const cards = cardsIn(state, opponent, zone);
    const count = yield* chooseNumber(game, by, cards.length);
    return yield* select(game, by, opponent, cards, count);
  },
  finds: opponentHas(zone, () => 1),
  blind: true,
});

const atRandom = (zone: 'hand' | 'grave'): TargetImpl => ({
  *select(game, by) {
    const whose = yield* chooseWhose(game, by, zone);
    if (whose === null) return [];
    const cards = cardsIn(game.state, whose, zone);
    const count = yield* chooseNumber(game, by, cards.length);
    return pickCards(game, cards, count);
  },
  finds: someoneHas(zone),
  blind: true,
  points: true,
});

/** The topmost cards, one below the other (K11-Q-75). */
const deckTop: TargetImpl = {
  *select(game, by) {
    const whose = yield* chooseWhose(game, by, 'deck');
    if (whose === null) return [];
    const deck = cardsIn(game.state, whose, 'deck');
    return deck.slice(0, yield* chooseNumber(game, by, deck.length));
  },
  finds: someoneHas('deck'),
  points: true,
};

/** An opponent looks at exactly x cards on top of a deck, and nobody does where there are fewer (K11-GLO-07, K11-Q-93). */
function* lookAndSelect(
  game: KotcContext,
  by: Selecting,
  opponent: PlayerNo,
  whose: PlayerNo,
): Asking<CardNo[] | null> {
  const deck = cardsIn(game.state, whose, 'deck');
  if (deck.length < by.x) return null;
  const count = yield* chooseNumber(game, by, by.x, by.y);
  const seen = show(game, opponent, whose, 'deck', deck.slice(0, by.x));
  return yield* select(game, by, opponent, seen, count);
}

const yourDeckTopByOpponent: TargetImpl = {
  *select(game, by) {
    if (cardsIn(game.state, by.player, 'deck').length < by.x) return null;
    return yield* lookAndSelect(game, by, yield* chooseOpponent(game, by), by.player);
  },
  finds: (state, { player, x }) => cardsIn(state, player, 'deck').length >= x,
};

const opponentsDeckTop: TargetImpl = {
  *select(game, by) {
    const opponent = yield* chooseOpponent(game, by);
    return yield* lookAndSelect(game, by, opponent, opponent);
  },
  finds: opponentHas('deck', ({ x }) => x),
};

/** Cards that are a link: summoned, attacking, or with an ability that was activated, the own included (K06-Q-71). */
function cardsOfChain({ chain, battles }: KotcState, { source }: Selecting): CardNo[] {
  const linked = chain.flatMap((link) =>
    'attack' in link ? (battles.at(-1)?.team ?? []).map(({ card }) => card) : [link.card],
  );
  return [...new Set([...linked, source])];
}

/** The target selections, by component. */
export const targetImpls: Readonly<Record<string, TargetImpl>> = {
  'target-this-card': {
    select: (_table, { source }) => [source],
    finds: () => true,
  },
  'target-in-play': inPlay(),
  'target-in-play-with-counters': inPlay(({ counters }, { y }) => counters.length >= y),
  'target-your-resources': { ...yours('granary'), points: true },
  'target-exhausted-in-play': exhaustedInPlay,
  'target-in-play-opponent-selected': inPlayByOpponent,
  'target-your-hand': yours('hand'),
  'target-your-hand-shown-player-selected': shownZone('hand', chooseViewer),
  'target-one-players-hand-random': atRandom('hand'),
  'target-one-opponents-hand-opponent-selected': opponentsOwn('hand'),
  'target-one-players-deck-top': deckTop,
  'target-your-deck-top-opponent-selected': yourDeckTopByOpponent,
  'target-opponents-deck-top-opponent-selected': opponentsDeckTop,
  'target-one-players-graveyard-random': atRandom('grave'),
  'target-your-graveyard-shown-opponent-selected': shownZone('grave', chooseOpponent),
  'target-one-opponents-graveyard-opponent-selected': opponentsOwn('grave'),
  'target-current-chain': { ...among(cardsOfChain), points: true },
  'target-your-graveyard': yours('grave'),
} satisfies Readonly<Record<ClassicTargetId, TargetImpl>>;
