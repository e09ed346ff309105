import type { CardId, Decision, PlayerNo } from '../kernel/decision.js';
import { has, type CardNo } from '../kernel/state.js';
import { rulesIdOf, type Kotc } from './edition.js';
import type { CounterKind, Fighter, Link, Phase, Victim } from './state.js';
import { cardAt, designAt } from './values.js';
import {
  battlefieldView,
  canTell,
  cardView,
  deckView,
  granaryView,
  namedCard,
  pileView,
  type CardView,
  type DeckView,
  type NamedCard,
  type PileView,
  type ResourceView,
  type Viewer,
} from './view-cards.js';

export interface TurnView {
  readonly number: number;
  readonly player: PlayerNo;
  readonly phase: Phase;
  readonly sown: boolean;
  /** Victims declared in this Battle Phase. */
  readonly declared: { readonly players: readonly PlayerNo[]; readonly minions: readonly CardId[] };
}

export interface PlayerView {
  readonly name: string;
  readonly hp: number;
  readonly drewFromEmpty: boolean;
  readonly deck: DeckView;
  readonly grave: PileView;
  readonly battlefield: readonly CardView[];
  readonly granary: readonly ResourceView[];
  readonly hand: PileView;
}

/** A link of the chain, from 1. What is used in a chain is public. */
export interface LinkView {
  readonly number: number;
  readonly player: PlayerNo;
  readonly card: NamedCard;
  readonly ability: { readonly place: number; readonly text: string } | null;
  readonly counter: CounterKind | null;
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
  /** Spells that are being cast: in no zone, and public (K14-ZON-16). */
  readonly casting: readonly CardView[];
  readonly chain: readonly LinkView[];
  readonly resolving: boolean;
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
  readonly result: {
    readonly winners: readonly PlayerNo[];
    readonly by: string;
    readonly rules: readonly string[];
  } | null;
  /** How many entries the log has. */
  readonly entries: number;
}

/** What a viewer may know of a game that waits for a decision, or is over. */
export function viewOf(
  table: Kotc,
  decision: Decision | null,
  viewer: Viewer,
  names: readonly string[],
): View {
  const { state, edition, log } = table;
  const { number, player, phase, sown, declared } = state.turn;
  const { result } = state;
  return {
    rules: rulesIdOf(edition),
    viewer,
    turn: {
      number,
      player,
      phase,
      sown,
      declared: { players: [...declared.players], minions: [...declared.minions] },
    },
    first: state.first,
    players: state.players.map(({ hp, drewFromEmpty }, seat) => ({
      name: names[seat] ?? '',
      hp,
      drewFromEmpty,
      deck: deckView(table, seat, viewer),
      grave: pileView(table, seat, 'grave', viewer),
      battlefield: battlefieldView(table, seat, viewer),
      granary: granaryView(table, seat, viewer),
      hand: pileView(table, seat, 'hand', viewer),
    })),
    casting: [...state.cards.keys()]
      .filter((no) => cardAt(table, no).zone === null)
      .map((no) => cardView(table, no, viewer)),
    chain: state.chain.map((link, place) => linkView(table, link, place + 1, viewer)),
    resolving: state.resolving,
    battles: state.battles.map(({ attacker, defender, team, defense, victim, step, forced }) => ({
      attacker,
      defender,
      team: team.map((one) => fighterView(table, one)),
      defense: defense.map((one) => fighterView(table, one)),
      victim: victimView(table, victim),
      step,
      forced,
    })),
    forced: state.forced.map((one) => ({
      minion: fighterView(table, one),
      victim: victimView(table, one.victim),
    })),
    hypnotized: state.hypnoses.map(({ stay, back }) => ({ card: stay, back })),
    asked: decision?.player ?? null,
    decision: decision && decision.player === viewer ? decisionView(table, decision) : null,
    asksAlways: viewer !== null && has(state.asksAlways, viewer),
    agreed: [...state.players.keys()].filter((seat) => has(state.agreed, seat)),
    result: result && { winners: [...result.winners], by: result.by, rules: [...result.rules] },
    entries: log.entries.length,
  };
}

function linkView(table: Kotc, link: Link, number: number, viewer: Viewer): LinkView {
  const { player } = link;
  if ('counter' in link) {
    return { number, player, card: fighterView(table, link), ability: null, counter: link.counter };
  }
  const ability = { place: link.ability, text: abilityText(table, link.card, link.ability) };
  return { number, player, card: namedCard(table, link.card, viewer), ability, counter: null };
}

/** A minion has each ability in a paragraph of its own; a spell is all one. */
function abilityText(table: Kotc, no: CardNo, ability: number): string {
  const { type, text } = designAt(table, no);
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  return (type === 'creature' && paragraphs[ability]) || text;
}

/** A minion by its stay on the battlefield, during which it was public, wherever it is now. */
function fighterView(table: Kotc, { card, stay }: Fighter): NamedCard {
  return { id: stay, design: cardAt(table, card).design, name: designAt(table, card).name };
}

const victimView = (table: Kotc, victim: Victim): VictimView =>
  'player' in victim ? { player: victim.player } : { card: fighterView(table, victim) };

/** A decision, and the cards that whoever is asked may tell by its ids. */
function decisionView(table: Kotc, decision: Decision): DecisionView {
  const { player } = decision;
  const ids = new Set(idsIn(decision));
  const cards: CardView[] = [];
  for (const [no, card] of table.state.cards.entries()) {
    if (!ids.has(card.id)) continue;
    const tells = canTell(table, no, player) || (!decision.blind && has(card.known, player));
    if (tells) cards.push(cardView(table, no, player, true));
  }
  return { asked: decision, cards: cards.sort((a, b) => (a.id ?? 0) - (b.id ?? 0)) };
}

/** The cards that a decision names. */
export function idsIn(decision: Decision): CardId[] {
  const about = decision.about === undefined ? [] : [decision.about];
  switch (decision.kind) {
    case 'act':
      return [...about, ...decision.actions.flatMap(({ card }) => card ?? [])];
    case 'options':
      return [...about, ...decision.options.flatMap(({ card }) => card ?? [])];
    case 'cards':
    case 'order':
      return [...about, ...decision.cards];
    default:
      return about;
  }
}
