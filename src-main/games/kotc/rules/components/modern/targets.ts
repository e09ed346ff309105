import type { ModernTargetId } from '../../../cards/vocabulary/ids.js';
import { askCards, askNumber, askPlayer, idOf, type Question } from '../../../../../engine/ask.js';
import { pickCards } from '../../../../../engine/chance/draws.js';
import type { PlayerNo } from '../../../../../engine/decision.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import { clockwiseFrom, type CardNo } from '../../../../../engine/state.js';
import { perform } from '../../events/pipeline.js';
import { purposes, type PurposeWord } from '../../purposes.js';
import type { KotcContext, Selecting, TargetImpl } from '../../context.js';
import type { Citation } from '../../editions/citations.js';
import type { KotcState, Zone } from '../../state/state.js';
import { teamNow, type Team } from '../../state/fighters.js';
import { cardAt, cardIn, cardsIn, isAwake, levelOf } from '../../state/values.js';

/**
 * "up to 1" and its singular spelling are one component: a target is taken if there is one (K14-Q-38). In the 12th one at least is
 * taken of several too (K12-KEY-103).
 */
const least = ({ edition }: KotcContext, most: number): number =>
  most === 1 || edition.mechanisms.upToSeveral === 'from 1' ? 1 : 0;

/** Without those that the same activation has selected already (K12-KEY-100, 101). */
const untaken = (cards: readonly CardNo[], { taken }: Selecting): readonly CardNo[] =>
  taken === undefined || taken.size === 0 ? cards : cards.filter((no) => !taken.has(no));

const everyZone = (state: KotcState, zone: Zone): CardNo[] =>
  state.players.flatMap(({ zones }) => zones[zone]);

const isInAny = (state: KotcState, zone: Zone): boolean =>
  state.players.some(({ zones }) => zones[zone].length > 0);

/** The zones of which one is chosen by whose it is. */
type Pile = 'deck' | 'grave' | 'hand';

const question = (game: KotcContext, by: Selecting, word: PurposeWord, cite: Citation): Question => ({
  player: by.player,
  purpose: purposes[word],
  rule: game.edition.cite[cite][0] ?? '',
  about: by.source,
});

const choose = (game: KotcContext, by: Selecting, cards: readonly CardNo[], most: number): Asking<CardNo[]> =>
  askCards(game, question(game, by, 'target', 'target'), untaken(cards, by), least(game, most), most);

/** One zone of one player, chosen by the user, their own allowed (K14-Q-36); nobody's when all are empty. */
function* chooseWhose(game: KotcContext, by: Selecting, zone: Pile): Asking<PlayerNo | null> {
  const { state } = game;
  const players = clockwiseFrom(state, by.player).filter((player) => cardsIn(state, player, zone).length > 0);
  if (players.length === 0) return null;
  return yield* askPlayer(game, question(game, by, zone, 'chooseZone'), players);
}

/** The number is chosen first, without knowledge of the cards (K14-Q-37). */
function* chooseNumber(game: KotcContext, by: Selecting, available: number): Asking<number> {
  const most = Math.min(by.x, available);
  return yield* askNumber(
    game,
    question(game, by, 'targets', 'upTo'),
    Math.min(least(game, by.x), most),
    most,
  );
}

const among = (
  cards: (state: KotcState, by: Selecting) => readonly CardNo[],
  finds: TargetImpl['finds'] = (state, by) => cards(state, by).length > 0,
): TargetImpl => ({ select: (game, by) => choose(game, by, cards(game.state, by), by.x), finds });

const atRandom = (zone: Pile): TargetImpl => ({
  *select(game, by) {
    const whose = yield* chooseWhose(game, by, zone);
    if (whose === null) return [];
    const cards = untaken(cardsIn(game.state, whose, zone), by);
    const count = yield* chooseNumber(game, by, cards.length);
    return pickCards(game, cards, count);
  },
  finds: (state) => isInAny(state, zone),
  blind: true,
});

const topOfAnyDeck: TargetImpl = {
  *select(game, by) {
    const whose = yield* chooseWhose(game, by, 'deck');
    if (whose === null) return [];
    const deck = untaken(cardsIn(game.state, whose, 'deck'), by);
    return deck.slice(0, yield* chooseNumber(game, by, deck.length));
  },
  finds: (state) => isInAny(state, 'deck'),
};

/** The whole hand of one enemy, seen by the user alone (K14-Q-39), in an order that tells nothing of when a card came. */
const seenHand: TargetImpl = {
  *select(game, by) {
    const { state } = game;
    const [, ...enemies] = clockwiseFrom(state, by.player);
    const whose = yield* askPlayer(game, question(game, by, 'hand', 'chooseEnemy'), enemies);
    const cards = [...cardsIn(state, whose, 'hand')];
    const { see } = game.edition.cite;
    perform(game, { type: 'see', cards, by: by.player, whose, zone: 'hand', rules: see });
    const inView = [...cards].sort((a, b) => idOf(state, a) - idOf(state, b));
    return yield* choose(game, by, inView, by.x);
  },
  finds: (state, by) =>
    state.players.some(({ zones }, player) => player !== by.player && zones.hand.length > 0),
};

/** The whole granary of one enemy, seen by the user alone; only what lies exhausted in it can be a target (K17-Q-164). */
const seenGranary: TargetImpl = {
  *select(game, by) {
    const { state } = game;
    const [, ...enemies] = clockwiseFrom(state, by.player);
    const whose = yield* askPlayer(game, question(game, by, 'granary', 'chooseEnemy'), enemies);
    const cards = cardsIn(state, whose, 'granary');
    const { see } = game.edition.cite;
    perform(game, { type: 'see', cards, by: by.player, whose, zone: 'granary', rules: see });
    const exhausted = cards.filter((no) => cardIn(state, no).exhausted);
    return yield* choose(game, by, exhausted, by.x);
  },
  finds: (state, by) =>
    state.players.some(({ zones }, player) => player !== by.player && zones.granary.length > 0),
};

/** Cards whose ability is a link of the chain, spells that are being cast among them; no counter effects, nor a pawn that has left the game (K17-KEY-181, K17-Q-183). */
const cardsInChain = (state: KotcState): CardNo[] => [
  ...new Set(
    state.chain.flatMap((link) => ('ability' in link && !cardIn(state, link.card).ceased ? [link.card] : [])),
  ),
];

/** All minions of a kind that have that level now or a lower one, without a choice; a petrified one has none (K17-CND-11, K17-CND-12, K17-KEY-201). */
const allUpTo = (
  minions: (game: KotcContext) => readonly CardNo[],
  finds: TargetImpl['finds'],
): TargetImpl => ({
  select: (game, by) => minions(game).filter((no) => isAwake(cardAt(game, no)) && levelOf(game, no) <= by.x),
  finds,
});

/** One of the teams of the battle that is being fought (K17-CND-13). */
const allInTeam = (side: Team): TargetImpl =>
  allUpTo(
    (game) => {
      const battle = game.state.battles.at(-1);
      return battle ? teamNow(game, battle, side) : [];
    },
    ({ battles }) => (battles.at(-1)?.[side === 'attack' ? 'team' : 'defense'].length ?? 0) > 0,
  );

/** The top cards of the own deck, seen where they lie; exactly that many, or none (K14-KEY-43 to 48). */
const excavated: TargetImpl = {
  *select(game, by) {
    const deck = cardsIn(game.state, by.player, 'deck');
    if (deck.length < by.x) return [];
    const cards = deck.slice(0, by.x);
    const { excavate } = game.edition.cite;
    perform(game, { type: 'see', cards, by: by.player, whose: by.player, zone: 'deck', rules: excavate });
    return yield* choose(game, by, cards, by.y);
  },
  /** Shuffled among themselves and put back, so that who has seen them knows their order no more (K16-KEY-46, 168, 169). */
  afterwards(game, { player, x }) {
    const { mechanisms, cite } = game.edition;
    const isThere = cardsIn(game.state, player, 'deck').length >= x;
    if (mechanisms.excavated !== 'shuffled' || x < 2 || !isThere) return;
    perform(game, { type: 'shuffle', player, top: x, rules: cite.shuffleExcavated });
  },
  finds: (state, by) => cardsIn(state, by.player, 'deck').length >= by.x,
};

/** The target selections, by component. */
export const targetImpls: Readonly<Record<string, TargetImpl>> = {
  'target-this-card': {
    // A pawn that has left the game cannot be targeted any more (K16-PWN-06).
    select: (game, by) => (cardAt(game, by.source).ceased ? [] : [by.source]),
    finds: () => true,
  },
  'target-in-play': {
    ...among(
      (state) => [...everyZone(state, 'battlefield'), ...everyZone(state, 'traps')],
      (state) => isInAny(state, 'battlefield') || isInAny(state, 'traps'),
    ),
    points: true,
  },
  'target-your-resources': {
    ...among((state, by) => cardsIn(state, by.player, 'granary')),
    points: true,
  },
  'target-any-grave-random': atRandom('grave'),
  'target-any-hand-random': atRandom('hand'),
  'target-your-hand': among((state, by) => cardsIn(state, by.player, 'hand')),
  'target-see-enemy-hand': seenHand,
  'target-top-of-deck': topOfAnyDeck,
  'target-excavate': excavated,
  'target-see-enemy-granary': seenGranary,
  'target-your-graveyard': among((state, by) => cardsIn(state, by.player, 'grave')),
  'target-current-chain': among(cardsInChain, () => true),
  'target-all-on-field-level': allUpTo(
    ({ state }) => everyZone(state, 'battlefield'),
    (state) => isInAny(state, 'battlefield'),
  ),
  'target-all-attacking-level': allInTeam('attack'),
  'target-all-defending-level': allInTeam('defend'),
} satisfies Readonly<Record<ModernTargetId, TargetImpl>>;
