import { shared, table } from './component.js';

/** Effects of the 6th to 11th Editions. */
export const classicEffects = table('effect', 'classic', {
  'effect-place-counters': ['2xt', 'place {x} counter[s] on each target', { repriced: { 9: 'xt' } }],
  'effect-remove-counters': ['xt', 'remove up to {x} counter[s] from each target'],
  'effect-place-offense-counters': [
    '4xt',
    'place {x} offense counter[s] on each target; you can remove an offense counter from a card at any time to increase its offense by 1',
  ],
  'effect-place-defense-counters': [
    '4xt',
    'place {x} defense counter[s] on each target; you can remove a defense counter from a card at any time to increase its defense by 5',
  ],
  'effect-place-weakness-counters': [
    '4xt',
    'place {x} weakness counter[s] on each target; you can remove a weakness counter from a card at any time to decrease its offense by 1',
  ],
  'effect-place-damage-counters': [
    '4xt',
    'place {x} damage counter[s] on each target; you can remove a damage counter from a card at any time to roll a six-sided die and inflict damage to it equal to the result',
  ],
  'effect-place-exhaustion-counters': [
    '4xt',
    'place {x} exhaustion counter[s] on each target; you can remove an exhaustion counter from a card at any time to exhaust it',
  ],
  'effect-place-dice-counters': [
    '4xt',
    'place {x} dice counter[s] on each target; you can remove a dice counter from a card at any time to re-roll any one die',
    { since: 9 },
  ],
  'effect-place-immortality-counters': [
    '6xt',
    'place {x} immortality counter[s] on each target; you can remove an immortality counter from a creature at any time to prevent it from being destroyed or moved to another zone by an effect that would explicitly do so',
    { since: 11 },
  ],
  'effect-see-targets': ['2t', 'see all targets', { repriced: { 9: 't/2' } }],
  'effect-exhaust-targets': ['2t', 'exhaust all targets'],
  'effect-not-unexhausted': [
    '2t',
    "target in-play cards will not be unexhausted during this turn's Recovery Phase",
    { since: 11 },
  ],
  'effect-send-to-resource-zone': ['3t', 'send all targets to the resource zone of their owners (exhausted)'],
  'effect-destroy-targets': ['8t', 'destroy all targets', { repriced: { 11: '3t' } }],
  'effect-increase-offense': [
    'x+t',
    "increase targets' offense by a total of {x}",
    { repriced: { 11: '(x+t)/2' } },
  ],
  'effect-increase-defense': [
    'x/5+t',
    "increase targets' defense by a total of {x}",
    { repriced: { 11: '(x+t)/12' } },
  ],
  'effect-decrease-offense': [
    'x+t',
    "decrease targets' offense by a total of {x}",
    { repriced: { 11: '(x+t)/2' } },
  ],
  'effect-roll-damage-each-die': [
    'x+t',
    'roll {x} six-sided [die|dice] and inflict the result of each die as damage to one target',
    { repriced: { 11: '(x+t)/4' } },
  ],
  'effect-reveal-summon-or-cast': [
    '3t',
    'reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs)',
  ],
  'effect-switch-control': [
    '4t',
    'switch control of each target in-play creature to a different player of your choice until the end of this turn',
  ],
  'effect-place-on-deck-top': ['3t', "place all targets on top of owner's deck in any order"],
  'effect-draw': ['4x', 'draw {x} card[s]', { repriced: { 9: '2x' } }],
  'effect-all-draw': ['x', 'all players draw {x} card[s]', { since: 11 }],
  'effect-increase-hitpoints': ['2x', 'increase your hitpoints by {x}'],
  'effect-roll-increase-hitpoints': [
    '4x',
    'roll {x} six-sided [die|dice] and increase your hitpoints by the result',
  ],
  'effect-roll-increase-hitpoints-both': [
    '2x',
    'roll {x} six-sided [die|dice] and increase your hitpoints by the result, then roll {x} six-sided [die|dice] and increase the hitpoints of one opponent by the result',
  ],
  'effect-roll-damage-yourself-and-player': [
    '2x',
    'roll {x} six-sided [die|dice] and inflict the result as damage to yourself, then roll {x} six-sided [die|dice] and inflict the result as damage to any one player',
  ],
  'effect-re-roll-rest-of-turn': [
    'xy',
    'you may re-roll up to {x} [die|dice] for the rest of this turn up to {y} time[s] each',
    {
      formerly: [
        {
          until: 7,
          phrase:
            'you may re-roll up to {x} [die|dice] for the rest of this turn (excluding the current chain) up to {y} time[s] each',
        },
      ],
    },
  ],
  'effect-inflict-total-damage': ['x/4+t', 'inflict a total of {x} damage to targets', { redacted: 2 }],
  'effect-inflict-player-damage': ['x/2', 'inflict {x} damage to any one player', { redacted: 2 }],
  'effect-negate-attack': ['5t', 'negate attack of all targets', { redacted: 7 }],
  'effect-negate-activated-effect': ['5t', 'negate activated effect of all targets', { redacted: 7 }],
  'effect-re-roll-current-chain': [
    'xy',
    'you may re-roll up to {x} [die|dice] in the current chain up to {y} time[s] each',
    { redacted: 7 },
  ],
});

/** Effects of the 12th to 17th Editions. The price is a level increase. */
export const modernEffects = table('effect', 'modern', {
  'effect-remove-counters': shared({
    price: 'xt/2',
    phrase: 'remove up to {x} counter[s] on [each target]',
    history: {
      formerly: [{ until: 16, phrase: 'remove up to {x} counter[s] from [each target]', stands: true }],
    },
  }),
  'effect-place-sword-counters': ['xt', 'place {x} Sword Counter[s] on [each target]'],
  'effect-place-shield-counters': ['xt', 'place {x} Shield Counter[s] on [each target]'],
  'effect-place-voodoo-counters': ['xt', 'place {x} Voodoo Counter[s] on [each target]', { since: 17 }],
  'effect-place-weakness-counters': shared({
    price: 'xt',
    phrase: 'place {x} Weakness Counter[s] on [each target]',
  }),
  'effect-place-damage-counters': shared({
    price: 'xt',
    phrase: 'place {x} Damage Counter[s] on [each target]',
  }),
  'effect-place-exhaustion-counters': shared({
    price: 'xt',
    phrase: 'place {x} Exhaustion Counter[s] on [each target]',
  }),
  'effect-place-fatigue-counters': ['xt', 'place {x} Fatigue Counter[s] on [each target]', { since: 15 }],
  'effect-place-berzerk-counters': ['xt', 'place {x} Berzerk Counter[s] on [each target]', { since: 14 }],
  'effect-place-taunt-counters': ['xt', 'place {x} Taunt Counter[s] on [each target]', { since: 14 }],
  'effect-place-medic-counters': ['xt', 'place {x} Medic Counter[s] on [each target]', { since: 17 }],
  'effect-place-assassin-counters': ['xt', 'place {x} Assassin Counter[s] on [each target]', { since: 17 }],
  'effect-place-dice-counters': shared({ price: 'xt', phrase: 'place {x} Dice Counter[s] on [each target]' }),
  'effect-place-trap-counters': ['xt', 'place {x} Trap Counter[s] on [each target]', { since: 14 }],
  'effect-down-level': ['xt', 'down-level [each target] by {x}'],
  'effect-reveal-and-deploy': ['t', 'reveal and deploy [the targets]'],
  'effect-clone': ['t', 'clone [the targets]', { since: 15 }],
  'effect-clone-times': ['xt', 'clone [the targets] up to {x} time[s]', { since: 15 }],
  'effect-embody': ['t', 'embody [the targets]', { since: 17 }],
  'effect-embody-times': ['xt', 'embody [the targets] up to {x} time[s]', { since: 17 }],
  'effect-conscript': ['t/2', 'conscript [the targets]', { since: 17 }],
  'effect-distract': ['t/2', 'distract [the targets]', { since: 17 }],
  'effect-exhaust-and-fatigue': ['t', 'exhaust and fatigue [the targets]'],
  'effect-bounce': ['t', 'bounce [the targets]', { prices: { 13: '2t' } }],
  'effect-silo': ['3t', 'silo [the targets]', { repriced: { 16: '2t' } }],
  'effect-hypnotize': ['2t', 'hypnotize [the targets] until the end of this turn'],
  'effect-destroy': ['2t', 'destroy [the targets]'],
  'effect-sheathe': ['2t', 'sheathe [the targets]', { prices: { 13: 't' }, repriced: { 16: '3t' } }],
  'effect-petrify': ['3t', 'petrify [the targets]', { since: 17 }],
  'effect-bury': ['4t', 'bury [the targets]'],
  'effect-dice-burn': ['x', '{x}-dice-burn the battlefield', { since: 15 }],
  'effect-draw': shared({ price: 'x', history: { prices: { 13: '2x' } } }),
  'effect-dice-heal': ['x', '{x}-dice-heal yourself'],
  'effect-craft-pawns': [
    'xy',
    'craft {x} level {y} pawn[x:s]',
    { since: 15, formerly: [{ until: 16, phrase: 'summon {x} level {y} pawn[x:s]' }] },
  ],
  'effect-place-undying-counters': [
    '2xt',
    'place {x} Undying Counter[s] on [each target]',
    { since: 17, ultraPoints: 1 },
  ],
  'effect-negate': ['2t', 'negate [the targets]', { since: 17, ultraPoints: 1 }],
  'effect-dice-wound-enemy': ['2x', '{x}-dice-wound enemy', { since: 17, ultraPoints: 2 }],
  'effect-dice-wound-yourself-and-enemy': [
    'x',
    '{x}-dice-wound yourself and enemy',
    { since: 17, ultraPoints: 2 },
  ],
});
