/** The abilities of permanents by their kinds, as rules look for them: gone through once until the values of objects change. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Ability } from '../../cards/components/abilities.js';
import type { Magic } from '../context.js';
import type { Held, HeldAbility } from '../state/characteristics.js';
import { CREATURE } from './bits.js';

type Of<K extends Ability['is']> = Held<Extract<Ability, { is: K }>>;

/** An ability of a permanent. */
export interface InPlay<A extends HeldAbility> {
  readonly no: CardNo;
  readonly held: A;
}

/** What is in play under a player's control. */
export interface AbilitiesInPlay {
  /** What triggers in play, and the kinds of events that it waits for, as bits. */
  readonly triggered: readonly InPlay<Of<'triggered'>>[];
  readonly kinds: number;
  readonly replacements: readonly InPlay<Of<'replacement'>>[];
  readonly gameRules: readonly InPlay<Of<'gameRule'>>[];
  /** Permanents with abilities that are played: on the stack, and for mana. */
  readonly active: readonly CardNo[];
  readonly mana: readonly CardNo[];
  /** What the rules may put into a graveyard of their own: creatures, what is attached to something, legends. */
  readonly mortal: readonly CardNo[];
  readonly legends: readonly CardNo[];
}

interface Kept {
  readonly revisions: number[];
  readonly byPlayer: (AbilitiesInPlay | undefined)[];
}
const kept = new WeakMap<Magic, Kept>();
let lastGame: Magic | null = null;
let lastKept: Kept = { revisions: [], byPlayer: [] };

export function abilitiesInPlay(game: Magic, player: PlayerNo): AbilitiesInPlay {
  if (game !== lastGame) {
    lastGame = game;
    lastKept = kept.get(game) ?? { revisions: [], byPlayer: [] };
    kept.set(game, lastKept);
  }
  const { revisions, byPlayer } = lastKept;
  const revision = game.values.revisions[player]!;
  if (revisions[player] !== revision) {
    byPlayer[player] = goThrough(game, player);
    revisions[player] = revision;
  }
  return byPlayer[player]!;
}

function goThrough(game: Magic, player: PlayerNo): AbilitiesInPlay {
  let triggered: InPlay<Of<'triggered'>>[] | null = null;
  let replacements: InPlay<Of<'replacement'>>[] | null = null;
  let gameRules: InPlay<Of<'gameRule'>>[] | null = null;
  let active: CardNo[] | null = null;
  let mana: CardNo[] | null = null;
  let mortal: CardNo[] | null = null;
  let legends: CardNo[] | null = null;
  let kinds = 0;
  for (const no of game.state.players[player]!.zones.play) {
    const { sorted, types, isLegend, design } = game.rules.characteristicsOf(game, no);
    if (sorted.onStack.length > 0) (active ??= []).push(no);
    if (sorted.mana.length > 0) (mana ??= []).push(no);
    if (isLegend) (legends ??= []).push(no);
    if (isLegend || (types & CREATURE) !== 0 || design.enchants !== null) (mortal ??= []).push(no);
    kinds |= sorted.triggers;
    for (const held of sorted.triggered) (triggered ??= []).push({ no, held });
    for (const held of sorted.replacements) (replacements ??= []).push({ no, held });
    for (const held of sorted.gameRules) (gameRules ??= []).push({ no, held });
  }
  return {
    triggered: triggered ?? none,
    kinds,
    replacements: replacements ?? none,
    gameRules: gameRules ?? none,
    active: active ?? none,
    mana: mana ?? none,
    mortal: mortal ?? none,
    legends: legends ?? none,
  };
}
const none: readonly never[] = [];
