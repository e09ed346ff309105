import type { ModernConditionId, ModernCostId, ModernEffectId, ModernTargetId } from '../vocabulary/ids.js';
import type { Meaning } from './meaning-row.js';

/** Effects of the 12th to 17th Editions, those that fit on most cards first. */
const effects: Readonly<Record<ModernEffectId, Meaning>> = {
  'effect-destroy': ['kill slay murder remove defeat', 'put [the targets] into the grave'],
  'effect-draw': ['cards advantage', 'take {x} card[s] from the top of your deck into your hand'],
  'effect-bounce': ['return send back hand unsummon', "return [the targets] to the owner's hand"],
  'effect-place-damage-counters': [
    'deal damage burn hurt hit',
    'put {x} Damage Counter[s] on [each target] (take one off in any phase, and the minion takes the roll of a die as damage)',
  ],
  'effect-place-sword-counters': [
    'buff strengthen stronger pump boost attack power',
    'put {x} Sword Counter[s] on [each target] (take one off in any phase for 1 more SP this turn)',
  ],
  'effect-dice-heal': ['heal gain life hitpoints hp', 'roll {x} [die|dice] and gain that many HP'],
  'effect-exhaust-and-fatigue': [
    'tap freeze stun stop disable',
    'exhaust [the targets]; the next Recovery Phase does not help',
  ],
  'effect-hypnotize': [
    'steal gain control mind charm borrow',
    'take control of [the targets] until the end of this turn',
  ],
  'effect-place-shield-counters': [
    'protect prevent armor save survive',
    'put {x} Shield Counter[s] on [each target] (take one off in any phase for 5 more HP this turn)',
    {
      13: 'put {x} Shield Counter[s] on [each target] (take one off when the minion would take damage, and it takes 2 less)',
      15: 'put {x} Shield Counter[s] on [each target] (take one off when the minion would take damage from a die, and that die does none)',
    },
  ],
  'effect-bury': [
    'remove get rid tuck exile bottom of deck',
    "put [the targets] at the bottom of the owner's deck",
  ],
  'effect-silo': [
    'resource mana ramp land granary',
    "put [the targets] into the owner's granary, face-down and exhausted, as resources",
  ],
  'effect-sheathe': ['top of deck put back library', "put [the targets] on top of the owner's deck"],
  'effect-reveal-and-deploy': [
    'bring back revive reanimate raise summon cast play put into play resurrect',
    'show [the targets]; you may play them for their usual costs, as if from your hand',
  ],
  'effect-down-level': [
    'cheaper reduce cost discount lower',
    'make [each target] {x} level[s] lower until the next Recovery Phase, and so cheaper to play',
  ],
  'effect-place-weakness-counters': [
    'weaken debuff shrink weaker',
    'put {x} Weakness Counter[s] on [each target] (take one off in any phase for 1 less SP this turn)',
    {
      17: 'put {x} Weakness Counter[s] on [each target] (take one off in any phase, and the minion has 0 SP this turn)',
    },
  ],
  'effect-place-exhaustion-counters': [
    'tap freeze stun',
    'put {x} Exhaustion Counter[s] on [each target] (take one off in any phase to exhaust the minion)',
  ],
  'effect-place-taunt-counters': [
    'redirect guard protect defend',
    'put {x} Taunt Counter[s] on [each target] (take one off when its player is attacked, and the attack goes at the minion)',
  ],
  'effect-place-berzerk-counters': [
    'force attack rage berserk provoke',
    'put {x} Berzerk Counter[s] on [each target] (take one off in any phase, and the minion alone attacks whom you choose)',
    {
      15: 'put {x} Berzerk Counter[s] on [each target] (take one off in any phase, and the minion alone attacks whom you choose, without abilities for the rest of the turn)',
    },
  ],
  'effect-place-trap-counters': [
    'answer respond instant flash',
    'put {x} Trap Counter[s] on [each target] (take one off when somebody adds to the chain, and the minion may answer with an ability)',
  ],
  'effect-place-dice-counters': [
    'reroll luck again',
    'put {x} Dice Counter[s] on [each target] (take one off after a roll to roll one die again)',
  ],
  'effect-craft-pawns': [
    'token create make pawn minion summon',
    'make {x} pawn[x:s] of level {y}, without a card and without paying (each level is 1 SP or 2 HP)',
  ],
  'effect-clone': [
    'copy token duplicate pawn twin',
    'summon a pawn that is like [each target], for the usual cost of that minion',
  ],
  'effect-clone-times': [
    'copy token duplicate pawn twin',
    'summon up to {x} pawn[s] that are like [each target], each for the usual cost of that minion',
  ],
  'effect-dice-burn': [
    'deal damage burn hurt area sweep fire',
    "roll {x} [die|dice] and share them out among enemies' minions, each as damage",
  ],
  'effect-dice-wound-enemy': [
    'deal damage burn player face hurt',
    'roll {x} [die|dice] and inflict that much damage to an opponent',
  ],
  'effect-dice-wound-yourself-and-enemy': [
    'deal damage burn player face hurt both',
    'roll {x} [die|dice] and inflict that much damage to yourself and to an opponent',
  ],
  'effect-negate': [
    'counter cancel stop fizzle deny response',
    'keep [the targets] from doing anything in this chain',
  ],
  'effect-petrify': [
    'stone turn face-down neutralize remove lock',
    'turn [the targets] face-down: out of the fight, without SP, HP and level, until moved elsewhere',
  ],
  'effect-conscript': [
    'join battle reinforce ambush call draft',
    "bring [the targets] into the controller's team in the battle that goes on",
  ],
  'effect-distract': [
    'remove from battle withdraw combat fog block',
    'take [the targets] out of the team in the battle that goes on',
  ],
  'effect-embody': [
    'token create pawn spell minion animate',
    'summon a pawn with the ability of [each target], for the usual cost of that spell (0 SP, 0 HP)',
  ],
  'effect-embody-times': [
    'token create pawn spell minion animate',
    'summon up to {x} pawn[s] with the ability of [each target], each for the usual cost of that spell (0 SP, 0 HP)',
  ],
  'effect-place-undying-counters': [
    'protect indestructible immortal save survive',
    'put {x} Undying Counter[s] on [each target] (take one off when an effect would destroy the minion, and it does not)',
  ],
  'effect-place-voodoo-counters': [
    'reflect damage curse doll retaliate',
    "put {x} Voodoo Counter[s] on [each target] (take one off when the minion takes damage from a die, and an enemy's minion takes as much)",
  ],
  'effect-place-medic-counters': [
    'heal gain life hitpoints hp',
    'put {x} Medic Counter[s] on [each target] (take one off when the minion fights, and it leaves the battle and heals its player by its dice)',
  ],
  'effect-place-assassin-counters': [
    'unblockable evade sneak pierce',
    'put {x} Assassin Counter[s] on [each target] (take one off when the minion attacks alone, and nobody can defend)',
  ],
  'effect-place-fatigue-counters': [
    'tap freeze stun stop disable',
    'put {x} Fatigue Counter[s] on [each target] (take one off in any phase, and the next Recovery Phase does not help the minion)',
  ],
  'effect-remove-counters': ['cleanse clear take off', 'take up to {x} counter[s] off [each target]'],
};

const targets: Readonly<Record<ModernTargetId, Meaning>> = {
  'target-in-play': ['minion creature any board', 'choose up to {x} card[s] in play'],
  'target-this-card': ['self itself me', 'take this card itself as the target'],
  'target-your-hand': ['own'],
  'target-top-of-deck': ['mill library', 'choose up to {x} card[s] on top of any deck'],
  'target-see-enemy-hand': [
    'discard opponent peek look spy',
    "look at an opponent's hand and choose up to {x} card[s] there",
  ],
  'target-any-hand-random': ['discard opponent', 'choose up to {x} card[s] at random in any hand'],
  'target-any-grave-random': [
    'graveyard bring back revive raise dead return',
    'choose up to {x} card[s] at random in any grave',
  ],
  'target-excavate': [
    'search dig scry look library',
    'look at the top {x} card[s] of your deck and choose up to {y} of them',
  ],
  'target-your-resources': ['granary mana land own'],
  'target-see-enemy-granary': [
    'opponent resource mana land peek look spy',
    "look at an opponent's granary and choose up to {x} exhausted card[s] there",
  ],
  'target-current-chain': [
    'counter response stack negate',
    'choose up to {x} card[s] that are waiting in this chain',
  ],
  'target-your-graveyard': [
    'graveyard bring back revive raise dead return own',
    'choose up to {x} card[s] in your grave',
  ],
  'target-all-on-field-level': [
    'all every each board wipe sweep mass minion creature',
    'take all minions in play of level {x} or lower, your own too',
  ],
  'target-all-attacking-level': [
    'all every each attackers sweep mass',
    'take all attacking minions of level {x} or lower',
  ],
  'target-all-defending-level': [
    'all every each defenders blockers sweep mass',
    'take all defending minions of level {x} or lower',
  ],
};

const conditions: Readonly<Record<ModernConditionId, Meaning>> = {
  'cond-this-attacks': [
    'attacking',
    'when this card attacks, once the team is set (it is not exhausted for this)',
  ],
  'cond-this-defends': [
    'defending block blocks',
    'when this card defends, once the team is set (it is not exhausted for this)',
  ],
  'cond-this-in-play-destroyed': ['dies death killed last', 'when this card is destroyed in play'],
  'cond-this-in-play-damaged': ['hurt hit survives', 'when this card takes damage in play'],
  'cond-this-in-play-ability-targeted': ['target', 'when an ability targets this card in play'],
  'cond-enemy-attacks': ['attacked opponent defend', 'when an opponent attacks, once the team is set'],
  'cond-you-take-damage': ['hurt hit lose life'],
  'cond-your-in-play-destroyed': ['dies death killed', 'when a card of yours in play is destroyed'],
  'cond-enemy-defends': [
    'defending block blocked opponent',
    'when an opponent defends, once the team is set',
  ],
  'cond-this-attacks-or-defends': [
    'attacking defending combat battle',
    'when this card attacks or defends, once the damage is dealt (it is not exhausted for this)',
  ],
  'cond-this-summoned': ['enters arrives comes into play etb', 'when this card is summoned'],
  'cond-this-owned-destroyed': [
    'dies death killed anywhere discard mill',
    'when this card of yours is destroyed, wherever it is (half its level is paid for this)',
  ],
  'cond-enemy-summons': ['opponent response counter creature enters', 'when an opponent summons a minion'],
  'cond-enemy-casts-or-activates': [
    'opponent response counter spell negate',
    'when an opponent casts a spell or uses an ability',
  ],
  'cond-your-in-play-damaged': ['hurt hit', 'when a minion of yours in play takes damage'],
  'cond-your-other-in-play-damaged': ['hurt hit', 'when another card of yours in play takes damage'],
  'cond-your-hand-card-destroyed': ['discard discarded', 'when a card in your hand is destroyed'],
  'cond-your-deck-card-destroyed': ['mill milled', 'when a card in your deck is destroyed'],
  'cond-this-hand-destroyed': [
    'discard discarded',
    'when this card is destroyed in your hand (its level is paid for this, as for a spell)',
    { 17: 'when this card is destroyed in your hand (half its level is paid for this)' },
  ],
  'cond-this-deck-destroyed': [
    'mill milled',
    'when this card is destroyed in your deck (its level is paid for this, as for a spell)',
    { 17: 'when this card is destroyed in your deck (half its level is paid for this)' },
  ],
  'cond-this-resource-destroyed': [
    'granary',
    'when this card is destroyed as a resource (its level is paid for this, as for a spell)',
    { 17: 'when this card is destroyed as a resource (half its level is paid for this)' },
  ],
};

const costs: Readonly<Record<ModernCostId, Meaning>> = {
  'cost-self-exhaust-resources': ['tap pay mana', 'exhaust {x} of your resources'],
  'cost-self-exhaust-minions': ['tap', 'exhaust {x} of your minions in play'],
  'cost-self-destroy-in-play': ['sacrifice', 'destroy {x} of your cards in play'],
  'cost-self-destroy-hand': ['discard', 'destroy {x} random card[s] in your hand'],
  'cost-self-destroy-resources': ['sacrifice land', 'destroy {x} of your resources'],
  'cost-self-bounce-in-play': ['return', "return {x} of your cards in play to the owner's hand"],
  'cost-self-sheathe-hand': ['discard', 'put {x} random card[s] of your hand on top of the deck'],
  'cost-self-sheathe-in-play': [
    'sacrifice return',
    "put {x} of your cards in play on top of the owner's deck",
  ],
  'cost-self-bury-hand': ['discard', 'put {x} random card[s] of your hand at the bottom of the deck'],
  'cost-self-bury-in-play': ['sacrifice', "put {x} of your cards in play at the bottom of the owner's deck"],
  'cost-self-bury-resources': ['sacrifice land', 'put {x} of your resources at the bottom of the deck'],
  'cost-remove-counters': ['spend charge', 'take {x} counter[s] off this card'],
  'cost-self-destroy-hand-chosen': ['discard', 'destroy {x} card[s] of your choice in your hand'],
  'cost-self-sheathe-hand-chosen': ['discard', 'put {x} card[s] of your hand on top of the deck'],
  'cost-self-bury-hand-chosen': ['discard', 'put {x} card[s] of your hand at the bottom of the deck'],
  'cost-self-sheathe-resources': ['sacrifice land', 'put {x} of your resources on top of the deck'],
  'cost-gift-summon-hand': [
    'give opponent present',
    'show {x} minion[s] of your hand, which an opponent may summon without paying',
  ],
  'cost-pay-hitpoints': ['life blood hitpoints', 'pay {x} of your HP'],
  'cost-self-destroy-deck-top': ['mill library', 'destroy the top {x} card[s] of your deck'],
};

export const modernMeanings = { ...effects, ...targets, ...conditions, ...costs };
