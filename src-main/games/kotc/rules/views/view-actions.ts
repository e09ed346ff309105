import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo, Viewer } from '../../../../engine/state.js';
import type { Design, KotcContext } from '../context.js';
import { stillIn } from '../state/fighters.js';
import type { LastingOf } from '../state/lasting.js';
import type { Battle, CounterKind, Fighter, Link, Victim } from '../state/state.js';
import { cardAt, designAt, isPetrified, nameAt } from '../state/values.js';
import { canTell, namedCard, targetView, type NamedCard, type TargetView } from './view-cards.js';

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

export function linkView(game: KotcContext, link: Link, number: number, viewer: Viewer): LinkView {
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
  const design = designAt(game, no);
  const { type, text, abilities } = design;
  if (type !== 'creature') return text;
  let paragraphs = paragraphsOf.get(design);
  if (!paragraphs) {
    paragraphs = text.split('\n').filter((line) => line.trim() !== '');
    paragraphsOf.set(design, paragraphs);
  }
  return paragraphs[paragraphs.length - abilities.length + ability] || text;
}
const paragraphsOf = new WeakMap<Design, readonly string[]>();

/** None where they were for a chain that is over. */
export function rerollsView({ on, does }: LastingOf<'rerolls'>, chains: number): RerollsView[] {
  const { dice, times, chain, not } = does;
  if (!('player' in on) || (chain !== null && chain !== chains)) return [];
  const { player } = on;
  const span = chain !== null ? 'chain' : not === chains ? 'later chains' : 'turn';
  return [{ player, dice, times, span }];
}

/** A minion by its stay on the battlefield, during which it was public, wherever it is now. */
export function fighterView(game: KotcContext, { card, stay }: Fighter): NamedCard {
  return { id: stay, design: cardAt(game, card).design, name: nameAt(game, card) };
}

export function battleView(game: KotcContext, battle: Battle): BattleView {
  const { attacker, defender, team, defense, victim, step, forced } = battle;
  return {
    attacker,
    defender,
    team: stillIn(game, team, attacker).map((one) => fighterView(game, one)),
    defense: stillIn(game, defense, defender).map((one) => fighterView(game, one)),
    victim: victimView(game, victim),
    step,
    forced,
  };
}

/** A petrified host is told by name only to who can tell which it is (K17-KEY-195). */
function hostView(game: KotcContext, host: Fighter, viewer: Viewer): TargetView {
  const isHidden = isPetrified(cardAt(game, host.card)) && !canTell(game, host.card, viewer);
  return isHidden ? { id: host.stay, design: null, name: null } : fighterView(game, host);
}

export const victimView = (game: KotcContext, victim: Victim): VictimView =>
  'player' in victim ? { player: victim.player } : { card: fighterView(game, victim) };
