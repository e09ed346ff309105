import type { ModernEffectId } from '../cards/vocabulary/ids.js';

/** Working names of abilities, for guides that ask for one: by the first effect that has any. */
const table = {
  'effect-remove-counters': ['CLEANSE', 'SCOUR'],
  'effect-place-sword-counters': ['SHARPEN', 'WAR CRY'],
  'effect-place-shield-counters': ['BULWARK', 'WARD'],
  'effect-place-weakness-counters': ['WITHER', 'SAP'],
  'effect-place-damage-counters': ['SCORCH', 'BARBS'],
  'effect-place-exhaustion-counters': ['WEARY', 'LULL'],
  'effect-place-berzerk-counters': ['FRENZY', 'RAGE'],
  'effect-place-taunt-counters': ['TAUNT', 'JEER'],
  'effect-place-dice-counters': ['FORTUNE', 'GAMBLE'],
  'effect-place-trap-counters': ['SNARE', 'AMBUSH'],
  'effect-down-level': ['SHORTCUT', 'THRIFT'],
  'effect-reveal-and-deploy': ['SUMMONS', 'CALL'],
  'effect-bounce': ['RECALL', 'GUST'],
  'effect-silo': ['HARVEST', 'STORE'],
  'effect-exhaust-and-fatigue': ['STUPOR', 'TIRE'],
  'effect-hypnotize': ['TRANCE', 'CHARM'],
  'effect-sheathe': ['BURROW', 'SHUFFLE AWAY'],
  'effect-destroy': ['RUIN', 'SHATTER'],
  'effect-bury': ['GRAVE', 'ENTOMB'],
  'effect-draw': ['INSIGHT', 'STUDY'],
  'effect-dice-heal': ['MEND', 'RESPITE'],
  'effect-place-voodoo-counters': ['HEX', 'PINS'],
  'effect-place-fatigue-counters': ['DRAIN', 'BURDEN'],
  'effect-place-medic-counters': ['FIELD AID', 'NURSE'],
  'effect-place-assassin-counters': ['STEALTH', 'DAGGER'],
  'effect-place-undying-counters': ['UNDYING', 'ENDURE'],
  'effect-clone': ['MIRROR', 'TWIN'],
  'effect-clone-times': ['MULTIPLY', 'SWARM'],
  'effect-embody': ['GIVE SHAPE', 'ANIMATE'],
  'effect-embody-times': ['MANY SHAPES', 'CONJURE'],
  'effect-conscript': ['MUSTER', 'RALLY'],
  'effect-distract': ['FEINT', 'DECOY'],
  'effect-petrify': ['STONE GAZE', 'PETRIFY'],
  'effect-dice-burn': ['BLAZE', 'EMBERS'],
  'effect-craft-pawns': ['RECRUIT', 'ASSEMBLE'],
  'effect-negate': ['DENIAL', 'SILENCE'],
  'effect-dice-wound-enemy': ['STRIKE', 'LASH'],
  'effect-dice-wound-yourself-and-enemy': ['SHARED PAIN', 'RECOIL'],
} satisfies Readonly<Record<ModernEffectId, readonly string[]>>;
const names: Readonly<Record<string, readonly string[]>> = table;

export const abilityName = (effects: readonly string[], place: number): string => {
  const known = effects.flatMap((id) => names[id] ?? []);
  return known[place % (known.length || 1)] ?? 'ABILITY';
};
