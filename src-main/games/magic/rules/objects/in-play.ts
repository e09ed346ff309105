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
}

interface Kept {
  revision: number;
  readonly byPlayer: (AbilitiesInPlay | undefined)[];
}
const kept = new WeakMap<Magic, Kept>();
let lastGame: Magic | null = null;
let lastKept: Kept = { revision: 0, byPlayer: [] };

export function abilitiesInPlay(game: Magic, player: PlayerNo): AbilitiesInPlay {
  if (game !== lastGame) {
    lastGame = game;
    lastKept = kept.get(game) ?? { revision: 0, byPlayer: [] };
    kept.set(game, lastKept);
  }
  if (lastKept.revision !== game.values.revision) {
    lastKept.revision = game.values.revision;
    for (let one = 0; one < lastKept.byPlayer.length; one += 1) lastKept.byPlayer[one] = undefined;
  }
  return (lastKept.byPlayer[player] ??= goThrough(game, player));
}

function goThrough(game: Magic, player: PlayerNo): AbilitiesInPlay {
  let triggered: InPlay<Of<'triggered'>>[] | null = null;
  let replacements: InPlay<Of<'replacement'>>[] | null = null;
  let gameRules: InPlay<Of<'gameRule'>>[] | null = null;
  let active: CardNo[] | null = null;
  let mana: CardNo[] | null = null;
  let mortal: CardNo[] | null = null;
  let kinds = 0;
  for (const no of game.state.players[player]!.zones.play) {
    const { sorted, types, subtypes, design } = game.rules.characteristicsOf(game, no);
    if (sorted.onStack.length > 0) (active ??= []).push(no);
    if (sorted.mana.length > 0) (mana ??= []).push(no);
    if ((types & CREATURE) !== 0 || design.enchants !== null || subtypes.includes('Legend'))
      (mortal ??= []).push(no);
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
  };
}
const none: readonly never[] = [];
