import { idsIn } from '../../../../engine/decisions/choices.js';
import type { CardId, Decision, PlayerNo } from '../../../../engine/decision.js';
import { has, type CardNo, type Result, type Viewer } from '../../../../engine/state.js';
import { hasFullControl } from '../../../../engine/stops/stops.js';
import type { KotcContext } from '../context.js';
import { rulesIdOf } from '../editions/edition.js';
import { stillIn } from '../state/fighters.js';
import { cardOf, lasting, type LastingOf } from '../state/lasting.js';
import type { CounterKind, Fighter, Link, Phase, Victim } from '../state/state.js';
import { cardAt, designAt, isPetrified, nameAt } from '../state/values.js';
import {
  battlefieldView,
  canTell,
  cardView,
  deckView,
  isNamedTo,
  namedCard,
  pileView,
  placesView,
  targetView,
  unseenMinions,
  type CardView,
  type DeckView,
  type NamedCard,
  type PileView,
  type ResourceView,
  type TargetView,
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

/** A link of the chain, or an ability that waits to become one, from 1. What is used in a chain is public. */
export interface LinkView {
  readonly number: number;
  readonly player: PlayerNo;
  readonly kind: 'ability' | 'counter' | 'summon' | 'attack';
  /** Of an attack the first of the team. The host of a counter may be petrified, and one that the viewer cannot tell. */
  readonly card: TargetView;
  readonly ability: { readonly place: number; readonly text: string } | null;
  readonly counter: CounterKind | null;
  /** Those that were selected when the ability was activated (6th to 11th). */
  readonly targets: readonly TargetView[];
  /** It will not be carried out. */
  readonly negated: boolean;
}

/** Dice that a player may still re-roll by an effect (6th to 11th). */
export interface RerollsView {
  readonly player: PlayerNo;
  readonly dice: number;
  /** How often each of them. */
  readonly times: number;
  /** In the chain that is under way, in later ones of the turn, or for the rest of the turn. */
  readonly span: 'chain' | 'later chains' | 'turn';
}

export type VictimView = { readonly player: PlayerNo } | { readonly card: NamedCard };

export interface BattleView {
  readonly attacker: PlayerNo;
  readonly defender: PlayerNo;
  /** In formation order. */
  readonly team: readonly NamedCard[];
  readonly defense: readonly NamedCard[];
  readonly victim: VictimView;
  /** The step that is being carried out; null between the steps. */
  readonly step: 'attack' | 'defense' | 'allocation' | null;
  readonly forced: boolean;
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

/** What a viewer may know of a game that waits for a decision, or is over. */
export function viewOf(
  game: KotcContext,
  decision: Decision | null,
  viewer: Viewer,
  names: readonly string[],
): View {
  const { state, edition, log } = game;
  const { number, player, phase, sown, drawn, declared } = state.turn;
  const { result } = state;
  return {
    rules: rulesIdOf(edition),
    viewer,
    turn: {
      number,
      player,
      phase,
      sown,
      drawn,
      declared: { players: [...declared.players], minions: [...declared.minions] },
    },
    first: state.first,
    players: state.players.map(({ hp, drewFromEmpty, zones }, seat) => ({
      name: names[seat] ?? '',
      hp,
      drewFromEmpty,
      isOut: has(state.out, seat),
      deck: deckView(game, seat, viewer),
      grave: pileView(game, seat, 'grave', viewer),
      battlefield: battlefieldView(game, seat, viewer),
      ...unseenOf(game, seat, viewer),
      traps: placesView(game, seat, 'traps', viewer),
      granary: placesView(game, seat, 'granary', viewer),
      hand: pileView(game, seat, 'hand', viewer),
      reserves: pileView(game, seat, 'reserves', viewer),
      removed: zones.removed.length,
    })),
    casting: [...state.cards.keys()]
      .filter((no) => cardAt(game, no).zone === null && !cardAt(game, no).ceased)
      .map((no) => cardView(game, no, viewer)),
    chain: state.chain.map((link, place) => linkView(game, link, place + 1, viewer)),
    pending: state.pending.map((link, place) => linkView(game, link, place + 1, viewer)),
    resolving: state.resolving,
    rerolls: lasting(state, 'rerolls').flatMap((one) => rerollsView(one, state.chains)),
    battles: state.battles.map(({ attacker, defender, team, defense, victim, step, forced }) => ({
      attacker,
      defender,
      team: stillIn(game, team, attacker).map((one) => fighterView(game, one)),
      defense: stillIn(game, defense, defender).map((one) => fighterView(game, one)),
      victim: victimView(game, victim),
      step,
      forced,
    })),
    forced: lasting(state, 'attack').map((one) => ({
      minion: fighterView(game, { card: cardOf(one), stay: one.does.stay }),
      victim: victimView(game, one.does.victim),
    })),
    hypnotized: lasting(state, 'control').map(({ does: { stay, back } }) => ({ card: stay, back })),
    asked: decision?.player ?? null,
    decision: decision && decision.player === viewer ? decisionView(game, decision) : null,
    asksAlways: hasFullControl(state, viewer),
    agreed: [...state.players.keys()].filter((seat) => has(state.agreed, seat)),
    result: result && {
      winners: [...result.winners],
      by: result.by,
      rules: [...result.rules],
      ...(result.criterion && { criterion: result.criterion }),
    },
    entries: log.entries.length,
  };
}

function linkView(game: KotcContext, link: Link, number: number, viewer: Viewer): LinkView {
  const { player } = link;
  const rest = { number, player, ability: null, counter: null, targets: [], negated: false };
  if ('counter' in link) {
    return { ...rest, kind: 'counter', card: hostView(game, link, viewer), counter: link.counter };
  }
  const card = namedCard(game, link.card, viewer);
  if (!('ability' in link)) return { ...rest, kind: 'summon' in link ? 'summon' : 'attack', card };
  return {
    ...rest,
    kind: 'ability',
    card,
    ability: { place: link.ability, text: abilityText(game, link.card, link.ability) },
    targets: (link.chosen?.targets ?? []).map((no) => targetView(game, no, viewer)),
    negated: link.negated === true,
  };
}

/** A creature has each ability in a paragraph of its own, after a caveat; a spell is all one. */
function abilityText(game: KotcContext, no: CardNo, ability: number): string {
  const { type, text, abilities } = designAt(game, no);
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  return (type === 'creature' && paragraphs[paragraphs.length - abilities.length + ability]) || text;
}

/** None where they were for a chain that is over. */
function rerollsView({ on, does }: LastingOf<'rerolls'>, chains: number): RerollsView[] {
  const { dice, times, chain, not } = does;
  if (!('player' in on) || (chain !== null && chain !== chains)) return [];
  const { player } = on;
  const span = chain !== null ? 'chain' : not === chains ? 'later chains' : 'turn';
  return [{ player, dice, times, span }];
}

/** A minion by its stay on the battlefield, during which it was public, wherever it is now. */
function fighterView(game: KotcContext, { card, stay }: Fighter): NamedCard {
  return { id: stay, design: cardAt(game, card).design, name: nameAt(game, card) };
}

function unseenOf(game: KotcContext, seat: PlayerNo, viewer: Viewer): Pick<PlayerView, 'unseenMinions'> {
  const unseen = unseenMinions(game, seat, viewer);
  return unseen.length > 0 ? { unseenMinions: unseen } : {};
}

/** A petrified host is told by name only to who can tell which it is (K17-KEY-195). */
function hostView(game: KotcContext, host: Fighter, viewer: Viewer): TargetView {
  const isHidden = isPetrified(cardAt(game, host.card)) && !canTell(game, host.card, viewer);
  return isHidden ? { id: host.stay, design: null, name: null } : fighterView(game, host);
}

const victimView = (game: KotcContext, victim: Victim): VictimView =>
  'player' in victim ? { player: victim.player } : { card: fighterView(game, victim) };

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
