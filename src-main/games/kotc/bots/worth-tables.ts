import type {
  ClassicEffectId,
  ClassicTargetId,
  ModernEffectId,
  ModernTargetId,
} from '../cards/vocabulary/ids.js';
import type { Zone } from '../rules/state/state.js';
import type { Copying } from './copies.js';
import type { GainingAlone } from './gains-alone.js';

type EffectId = ClassicEffectId | ModernEffectId;
type TargetId = ClassicTargetId | ModernTargetId;

/** For whom an effect is good, and how much so, in levels and for each target; x multiplies where the effect has one. */
export interface Worth {
  readonly on: 'me' | 'enemy';
  readonly worth: number;
}
export const onMine = (worth: number): Worth => ({ on: 'me', worth });
export const onEnemy = (worth: number): Worth => ({ on: 'enemy', worth });

/** On a creature in play. */
const inPlayTable = {
  'effect-place-sword-counters': onMine(1),
  'effect-place-shield-counters': onMine(1),
  'effect-place-dice-counters': onMine(0.6),
  'effect-place-trap-counters': onMine(0.4),
  'effect-place-taunt-counters': onMine(0.6),
  'effect-place-berzerk-counters': onMine(1.2),
  'effect-place-counters': onMine(0.8),
  'effect-place-offense-counters': onMine(1),
  'effect-place-defense-counters': onMine(0.8),
  'effect-place-immortality-counters': onMine(0.5),
  'effect-place-weakness-counters': onEnemy(0.8),
  'effect-place-damage-counters': onEnemy(1.2),
  'effect-place-exhaustion-counters': onEnemy(1),
  'effect-exhaust-and-fatigue': onEnemy(1),
  'effect-exhaust-targets': onEnemy(1),
  'effect-not-unexhausted': onEnemy(1),
  'effect-hypnotize': onEnemy(2),
  'effect-switch-control': onEnemy(2),
  'effect-negate-attack': onEnemy(2),
  'effect-negate-activated-effect': onEnemy(1.5),
  'effect-place-voodoo-counters': onMine(0.8),
  'effect-place-medic-counters': onMine(0.6),
  'effect-place-assassin-counters': onMine(1),
  'effect-place-undying-counters': onMine(1.2),
  'effect-place-fatigue-counters': onEnemy(0.5),
  'effect-conscript': onMine(0.8),
  'effect-distract': onEnemy(0.8),
} as const satisfies Partial<Record<EffectId, Worth>>;
export const inPlay: Readonly<Record<string, Worth>> = inPlayTable;

/** "A total of", for each of x however many targets share it. */
const totalsTable = {
  'effect-increase-offense': onMine(0.4),
  'effect-increase-defense': onMine(0.1),
  'effect-decrease-offense': onEnemy(0.4),
  'effect-roll-damage-each-die': onEnemy(0.8),
  'effect-inflict-total-damage': onEnemy(0.25),
} as const satisfies Partial<Record<EffectId, Worth>>;
export const totals: Readonly<Record<string, Worth>> = totalsTable;

/** These take a card in play away: worth what it is. */
const removalsTable = {
  'effect-bounce': 0.5,
  'effect-silo': 0.6,
  'effect-send-to-resource-zone': 0.6,
  'effect-sheathe': 0.8,
  'effect-place-on-deck-top': 0.8,
  'effect-destroy': 1,
  'effect-destroy-targets': 1,
  'effect-bury': 1,
  'effect-petrify': 0.9,
} as const satisfies Partial<Record<EffectId, number>>;
export const removals: Readonly<Record<string, number>> = removalsTable;

/** Where targets are taken from that are not in play. */
export interface Source {
  /** Where anyone's may be taken: the user says whose. */
  readonly whose: 'mine' | 'enemy’s' | 'anyone’s';
  readonly zone: Extract<Zone, 'deck' | 'grave' | 'granary' | 'hand'>;
}
const source = (whose: Source['whose'], zone: Source['zone']): Source => ({ whose, zone });

/** Null: what is in play, the card itself or the links of a chain are looked at otherwise. */
export const sources: Readonly<Record<string, Source | null>> = {
  'target-in-play': null,
  'target-in-play-opponent-selected': null,
  'target-in-play-with-counters': null,
  'target-exhausted-in-play': null,
  'target-this-card': null,
  'target-current-chain': null,
  'target-your-resources': source('mine', 'granary'),
  'target-any-grave-random': source('anyone’s', 'grave'),
  'target-any-hand-random': source('anyone’s', 'hand'),
  'target-your-hand': source('mine', 'hand'),
  'target-see-enemy-hand': source('enemy’s', 'hand'),
  'target-top-of-deck': source('anyone’s', 'deck'),
  'target-excavate': source('mine', 'deck'),
  'target-your-hand-shown-player-selected': source('mine', 'hand'),
  'target-one-players-hand-random': source('anyone’s', 'hand'),
  'target-one-opponents-hand-opponent-selected': source('enemy’s', 'hand'),
  'target-one-players-deck-top': source('anyone’s', 'deck'),
  'target-your-deck-top-opponent-selected': source('mine', 'deck'),
  'target-opponents-deck-top-opponent-selected': source('enemy’s', 'deck'),
  'target-one-players-graveyard-random': source('anyone’s', 'grave'),
  'target-your-graveyard-shown-opponent-selected': source('mine', 'grave'),
  'target-one-opponents-graveyard-opponent-selected': source('enemy’s', 'grave'),
  'target-your-graveyard': source('mine', 'grave'),
  'target-see-enemy-granary': source('enemy’s', 'granary'),
  'target-all-on-field-level': null,
  'target-all-attacking-level': null,
  'target-all-defending-level': null,
} satisfies Readonly<Record<TargetId, Source | null>>;

/** The user's enemy selects of what is the user's: the worst of it. */
export const selectedByEnemy: ReadonlySet<string> = new Set([
  'target-in-play-opponent-selected',
  'target-your-deck-top-opponent-selected',
  'target-your-graveyard-shown-opponent-selected',
]);

const takenFromHand = {
  'effect-destroy': onEnemy(1.5),
  'effect-destroy-targets': onEnemy(1.5),
  'effect-sheathe': onEnemy(1),
  'effect-place-on-deck-top': onEnemy(1),
  'effect-bury': onEnemy(1.5),
  'effect-silo': onEnemy(0.3),
  'effect-send-to-resource-zone': onEnemy(0.3),
};
const copied = {
  'effect-clone': onMine(0.8),
  'effect-clone-times': onMine(0.8),
  'effect-embody': onMine(0.6),
  'effect-embody-times': onMine(0.6),
};
const fetched = {
  ...copied,
  'effect-silo': onMine(1.5),
  'effect-send-to-resource-zone': onMine(1.5),
  'effect-bounce': onMine(1.5),
  'effect-reveal-and-deploy': onMine(1.2),
  'effect-reveal-summon-or-cast': onMine(1.2),
};
const fromDeck = { ...fetched, 'effect-destroy': onEnemy(0.5), 'effect-destroy-targets': onEnemy(0.5) };
const fromGrave = { ...fetched, 'effect-place-on-deck-top': onMine(0.8) };
const fromOwnHand = {
  ...copied,
  'effect-down-level': onMine(0.7),
  'effect-silo': onMine(0.7),
  'effect-send-to-resource-zone': onMine(0.7),
  'effect-reveal-and-deploy': onMine(0.1),
};

/** What is good in the other zones that targets are taken from. */
export const elsewhere: Readonly<Record<string, Readonly<Record<string, Worth>>>> = {
  'target-any-hand-random': takenFromHand,
  'target-see-enemy-hand': takenFromHand,
  'target-one-players-hand-random': takenFromHand,
  'target-one-opponents-hand-opponent-selected': takenFromHand,
  'target-any-grave-random': { ...fetched, 'effect-sheathe': onMine(1), 'effect-bury': onMine(0.2) },
  'target-one-players-graveyard-random': fromGrave,
  'target-your-graveyard-shown-opponent-selected': fromGrave,
  'target-your-graveyard': fromGrave,
  'target-one-opponents-graveyard-opponent-selected': { 'effect-place-on-deck-top': onEnemy(0.2) },
  'target-top-of-deck': { ...fetched, 'effect-destroy': onEnemy(0.5) },
  'target-excavate': { ...fetched, 'effect-sheathe': onMine(0.3) },
  'target-one-players-deck-top': fromDeck,
  'target-your-deck-top-opponent-selected': fromDeck,
  'target-opponents-deck-top-opponent-selected': fromDeck,
  'target-your-hand': fromOwnHand,
  'target-your-hand-shown-player-selected': fromOwnHand,
  'target-your-resources': {
    'effect-reveal-and-deploy': onMine(1),
    'effect-reveal-summon-or-cast': onMine(1),
    'effect-bounce': onMine(0.1),
    ...copied,
  },
  'target-see-enemy-granary': { ...takenFromHand, ...copied },
  'target-current-chain': {
    'effect-negate-attack': onEnemy(2),
    'effect-negate-activated-effect': onEnemy(1.5),
    'effect-negate': onEnemy(2),
  },
};

/** Effects that are worth something only on cards that are not in play, or nothing. */
const otherwise = [
  'effect-remove-counters',
  'effect-down-level',
  'effect-reveal-and-deploy',
  'effect-reveal-summon-or-cast',
  'effect-see-targets',
  'effect-negate',
] as const satisfies readonly EffectId[];

type Valued =
  | Copying
  | GainingAlone
  | keyof typeof inPlayTable
  | keyof typeof totalsTable
  | keyof typeof removalsTable
  | (typeof otherwise)[number];

/** The compiler names here an effect that has no worth yet. */
export const unvalued: Readonly<Record<Exclude<EffectId, Valued>, never>> = {};
