import { setupOf } from '../../cards/setup.js';
import { no } from './citations.js';
import { counters17 } from './counter-mechanisms.js';
import type { KotcEdition } from './edition.js';
import { kotc16 } from './kotc-16.js';
import { carriedOver } from './windows.js';

const { cite, refusals } = carriedOver(kotc16, 17);

/** Keeper of the Cards, 17th Edition: teams that change within a battle, petrifying, negating. */
export const kotc17: KotcEdition = {
  ...kotc16,
  number: 17,
  starter: 17,
  setup: setupOf(17),
  mechanisms: {
    ...kotc16.mechanisms,
    counters: counters17,
    hexPlay: 'half, rounded up',
    ghostPlayOfSpells: 'from anywhere, free',
    standardAbilities: 'only start chains',
    triggers: ['fought', 'summoned', 'used'],
    switchedFighter: 'out for good',
    ownDestruction: 'whose battlefield it was',
    cloning: 'for the card as it is',
  },
  cite: {
    ...cite,
    voodoo: ['K17-CTR-87', 'K17-CTR-88'],
    medic: ['K17-CTR-100', 'K17-CTR-101', 'K17-CTR-102'],
    assassin: ['K17-CTR-106', 'K17-CTR-107'],
    undying: ['K17-CTR-112', 'K17-CTR-115'],
    diceWound: ['K17-KEY-152'],
    conscript: ['K17-KEY-127', 'K17-KEY-128'],
    distract: ['K17-KEY-155'],
    formation: ['K17-KEY-133'],
    negateEffect: ['K17-KEY-177'],
    payHitpoints: ['K17-KEY-182', 'K17-KEY-183'],
    embody: ['K17-KEY-158', 'K17-KEY-159'],
    petrify: ['K17-KEY-186'],
    pawnPetrified: ['K17-PWN-05'],
    giftTaken: ['K17-KEY-171'],
  },
  refusals: {
    ...refusals,
    standardAnswers: no(
      'K17-ABL-06',
      'Without an activation condition it only starts a chain; wait until this one has resolved.',
    ),
    medicNotNow: no('K17-CTR-100', 'Its host is in no team now, or the damage is being allocated.'),
    assassinNotNow: no(
      'K17-CTR-106',
      'It works after the Attack Formation, while its host is the only attacker.',
    ),
    tooFewHitpoints: no('K17-KEY-184', 'You have fewer HP than its activation cost takes.'),
    hexResources: no(
      'K17-KEY-65',
      'Hex-play asks for half of the card’s level, and you have too few resources.',
    ),
    petrified: no('K17-KEY-190', 'It is petrified; its abilities cannot be used.'),
    petrifiedAttacks: no('K17-KEY-188', 'It is petrified; petrified minions do not attack.'),
    petrifiedDefends: no('K17-KEY-189', 'It is petrified; petrified minions do not defend.'),
    petrifiedVictim: no('K17-KEY-191', 'It is petrified; nobody can attack it.'),
  },
};
