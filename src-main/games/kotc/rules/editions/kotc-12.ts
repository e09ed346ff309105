import { setupOf } from '../../cards/setup.js';
import { no } from './citations.js';
import { counters12 } from './counter-mechanisms.js';
import { fieldWithReserves } from './classic.js';
import type { KotcEdition } from './edition.js';
import { kotc13 } from './kotc-13.js';
import { carriedOver } from './windows.js';

const { cite, refusals } = carriedOver(kotc13, 12);

/** Keeper of the Cards, 12th Edition: traps, reserves beside the deck, targets on activation; damage does not pierce. */
export const kotc12: KotcEdition = {
  ...kotc13,
  number: 12,
  starter: 12,
  setup: setupOf(12),
  mechanisms: {
    ...kotc13.mechanisms,
    counters: counters12,
    excessDamage: 'is lost',
    defendersLeftovers: 'hit the attacking player',
    diceForGoneVictim: 'are lost',
    targets: 'on activation',
    upToSeveral: 'from 1',
    spells: 'are cast or set as traps',
    draws: 'from the deck or the reserves',
  },
  field: fieldWithReserves,
  cite: {
    ...cite,
    reserves: ['K12-ZON-21', 'K12-SET-21'],
    set: ['K12-SPL-16', 'K12-SPL-17'],
    cast: ['K12-SPL-06', 'K12-Q-02'],
    turnOver: ['K12-SPL-19', 'K12-SPL-26'],
    shield: ['K12-CTR-31'],
    destroyed: ['K12-MIN-15', 'K12-MIN-18'],
    target: ['K12-KEY-103', 'K12-ABL-16', 'K12-Q-01'],
    excavate: ['K12-KEY-43', 'K12-KEY-48'],
    upTo: ['K12-KEY-103', 'K12-Q-15'],
    chooseEnemy: ['K12-Q-09'],
    deploy: ['K12-KEY-15', 'K12-KEY-14'],
    hypnotize: ['K12-KEY-69', 'K12-Q-10'],
    spent: ['K12-SPL-11', 'K12-SPL-21'],
  },
  refusals: {
    ...refusals,
    paysForItself: no('K12-Q-02', 'A spell that is being cast has left the hand and pays for nothing.'),
    setPhase: no('K12-TURN-14', 'A trap is set only in your own Action Phase.'),
    setNoChain: no('K12-SPL-24', 'Setting a trap responds to nothing; wait until the chain has resolved.'),
    setFromHand: no('K12-SPL-02', 'A trap is set from the hand; this card is elsewhere.'),
    notATrap: no('K12-SPL-02', 'Only spells are set as traps; summon a minion instead.'),
    trapExhausted: no(
      'K12-SPL-18',
      'It is exhausted; a trap is used once a Recovery Phase has unexhausted it.',
    ),
    reactiveOnly: no('K12-CTR-10', 'It is removed at the moment of a die roll, and at no other.'),
  },
};
