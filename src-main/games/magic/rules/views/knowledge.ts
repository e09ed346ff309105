/** What a player may know of a game, as plain data: all that a computer player is given. */
import type { CardId, Decision, PlayerNo } from '../../../../engine/decision.js';
import { hostOf } from '../../../../engine/objects/attachments.js';
import { has, type CardNo, type Target } from '../../../../engine/state.js';
import type { Ability } from '../../cards/components/abilities.js';
import type { Effect } from '../../cards/components/effects.js';
import { totalManaCost } from '../../cards/mana-cost.js';
import { couldBlock } from '../combat/block.js';
import type { Magic } from '../context.js';
import { effectsOnStack } from '../objects/text-source.js';
import type { Design } from '../state/design.js';
import type { MagicCard, Zone } from '../state/state.js';
import type { StepId } from '../state/steps.js';

/** A card, token or ability that the player knows to be where it is. */
export interface Thing {
  readonly id: CardId;
  readonly player: PlayerNo;
  readonly zone: Zone;
  /** Bit n is the nth of `cardTypes`. */
  readonly types: number;
  readonly subtypes: readonly string[];
  /** Bit n is the nth of W, U, B, R, G. */
  readonly colors: number;
  /** Total mana cost. */
  readonly cost: number;
  readonly power: number;
  readonly toughness: number;
  readonly damage: number;
  readonly tapped: boolean;
  readonly fresh: boolean;
  readonly isToken: boolean;
  /** Bits of `keywordBit`. */
  readonly keywords: number;
  readonly abilities: readonly Ability[];
  readonly enchants: Design['enchants'];
  /** What it is attached to. */
  readonly host: CardId | null;
  readonly attacks: PlayerNo | null;
  readonly isBlocked: boolean;
  /** The creatures that it blocks. */
  readonly blocks: readonly CardId[];
  /** Of what is on the stack: what it does, and to what. */
  readonly does: readonly Effect[];
  readonly targets: readonly Target[];
}

export interface Knowledge {
  readonly me: PlayerNo;
  readonly active: PlayerNo;
  readonly step: StepId;
  readonly players: readonly {
    readonly life: number;
    readonly hand: number;
    readonly library: number;
    readonly isOut: boolean;
  }[];
  /** In play, graveyards and on the stack, its top first; and what the player knows of hands and libraries. */
  readonly things: readonly Thing[];
  /** Where attackers are declared: by the ids of those that could, the creatures that could block each. */
  readonly blockersOf: Readonly<Record<CardId, readonly CardId[]>>;
}

export function knowledgeOf(game: Magic, decision: Decision, me: PlayerNo): Knowledge {
  const { state } = game;
  const things: Thing[] = [];
  const look = (objects: readonly CardNo[]): void => {
    for (const no of objects) if (has(state.cards[no]?.known ?? 0, me)) things.push(thingAt(game, no));
  };
  look(state.shared?.['stack'] ?? []);
  for (const { zones } of state.players) {
    look(zones.play);
    look(zones.hand);
    look(zones.graveyard);
    look(zones.library);
  }
  return {
    me,
    active: state.active,
    step: state.step,
    players: state.players.map(({ life, zones }, player) => ({
      life,
      hand: zones.hand.length,
      library: zones.library.length,
      isOut: has(state.out, player),
    })),
    things,
    blockersOf: decision.purpose === 'attack' ? blockersFor(game, decision) : {},
  };
}

function thingAt(game: Magic, no: CardNo): Thing {
  const card = game.state.cards[no] as MagicCard;
  const { id, player, damage = 0, tapped = false, fresh = false, made, combatDamage, targets = [] } = card;
  const zone = card.zone ?? 'removed';
  const { design, types, subtypes, colors, power, toughness, keywordBits, abilities } =
    game.rules.characteristicsOf(game, no);
  const attacks = game.state.combat?.attacks ?? [];
  const own = attacks.find(({ attacker }) => attacker === id);
  const host = zone === 'play' ? hostOf(game.state, no) : null;
  return {
    id,
    player,
    zone,
    types,
    subtypes,
    colors,
    cost: totalManaCost(design.manaCost),
    power,
    toughness,
    damage,
    tapped,
    fresh,
    isToken: made === 'token',
    keywords: keywordBits,
    abilities: abilities.map(({ ability }) => ability),
    enchants: design.enchants,
    host: host === null ? null : (game.state.cards[host]?.id ?? null),
    attacks: own?.defender ?? null,
    isBlocked: own?.blocked ?? false,
    blocks: attacks.flatMap(({ attacker, blockers }) =>
      attacker !== undefined && blockers.includes(id) ? [attacker] : [],
    ),
    does: zone === 'stack' && !combatDamage ? effectsOnStack(game, no) : [],
    targets,
  };
}

function blockersFor(game: Magic, decision: Decision): Record<CardId, CardId[]> {
  const found: Record<CardId, CardId[]> = {};
  const { players, cards } = game.state;
  for (const { card: id } of decision.kind === 'pair' ? decision.pairings : []) {
    const attacker = cards.findIndex((card) => card.id === id);
    found[id] = players.flatMap(({ zones }, defender) =>
      defender === decision.player
        ? []
        : zones.play
            .filter((no) => couldBlock(game, no, attacker, defender))
            .map((no) => (cards[no] as MagicCard).id),
    );
  }
  return found;
}
