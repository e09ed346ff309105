import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { spell, type Placed } from '../../scene.js';
import { able, chainCards, heal, smash, toAttack, toEffect } from './chain-cards.js';

/** The 6th Edition: links whose player has lost, or whose card has been moved, before they are carried out. */
const ruin =
  'Roll 1 six-sided die and inflict the result as damage to yourself, then roll 1 six-sided die and inflict the result as damage to any one player.';
const inChain = 'Target up to 1 card in the current chain.';
const cards = {
  ...chainCards,
  ruin: spell(`${toEffect} ${ruin}`, 0),
  vengeance: spell(`${toAttack} ${ruin}`, 0),
  crush: spell(`${toEffect} ${inChain} Destroy all targets.`, 0),
  lift: spell(`${toEffect} ${inChain} Place all targets on top of owner's deck in any order.`, 0),
  watch: spell(`Activate when another of your cards in play is destroyed. ${heal(3)}`, 0),
};
const theirs = (as: string): Placed => ({ card: 'guard', as });

describe('when a player loses in the midst of a chain', () => {
  sceneInEditions('[K06-Q-97] their links come to nothing, and those of others are carried out', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['zap'] },
      { name: 'B', hp: 3, battlefield: [theirs('B’s')] },
      { name: 'C', hp: 20, traps: ['ruin'] },
    ],
    dice: [1, 3],
    steps: [
      { by: 'A', cast: 'zap' },
      { by: 'B', activate: 'B’s' },
      { by: 'C', activate: 'ruin' },
      { by: 'C', choose: ['B'] },
      {
        expect: {
          log: [{ type: 'out', player: 'B' }],
          logNot: [{ type: 'heal', player: 'B' }],
          players: { A: { hand: 1 }, B: { out: true, hp: 0 }, C: { hp: 19 } },
          chain: [],
          cards: { 'B’s': { zone: 'removed' } },
        },
      },
    ],
  });

  sceneInEditions('[K06-Q-97] the first link of a turn player who has lost does nothing, others’ links do', {
    cards,
    players: [
      { name: 'A', hp: 2, hand: ['smite'] },
      { name: 'B', hp: 20, battlefield: [theirs('B’s')] },
      { name: 'C', hp: 20, traps: ['ruin'], battlefield: ['bear'] },
    ],
    dice: [1, 2],
    steps: [
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['bear'] },
      { by: 'B', activate: 'B’s' },
      { by: 'C', activate: 'ruin' },
      { by: 'C', choose: ['A'] },
      {
        expect: {
          players: { A: { out: true }, B: { hp: 28 } },
          cards: { bear: { zone: 'battlefield' } },
          asks: { by: 'B', purpose: 'resource' },
        },
      },
    ],
  });

  const attackers = { name: 'A', hp: 20, battlefield: ['bear', 'bear'] };

  sceneInEditions('[K06-Q-97] an attack on them ends, without dice', {
    cards,
    players: [
      attackers,
      { name: 'B', hp: 2, battlefield: ['scholar'] },
      { name: 'C', hp: 20, traps: ['vengeance'] },
    ],
    dice: [1, 2],
    steps: [
      { by: 'A', attack: ['bear', 'bear 2'], victim: 'B' },
      { by: 'B', defend: ['scholar'] },
      { by: 'C', activate: 'vengeance' },
      { expect: { log: [{ type: 'roll' }] } },
      { by: 'C', choose: ['B'] },
      {
        expect: {
          battle: null,
          chain: [],
          log: [{ type: 'roll' }, { type: 'out', player: 'B' }, { type: 'peace' }],
          logNot: [{ type: 'roll', player: 'A' }],
          cards: { bear: { defense: 5, exhausted: true } },
          players: { A: { hp: 20 } },
        },
      },
    ],
  });

  sceneInEditions('[K06-Q-97] so does one on a creature that has left the game with them', {
    cards,
    players: [
      attackers,
      { name: 'B', hp: 20, battlefield: [{ card: 'bear', as: 'lent', owner: 'D' }, 'scholar'] },
      { name: 'C', hp: 20, traps: ['vengeance'] },
      { name: 'D', hp: 2 },
    ],
    dice: [1, 2],
    steps: [
      { by: 'A', attack: ['bear', 'bear 2'], victim: 'lent' },
      { by: 'B', defend: ['scholar'] },
      { by: 'C', activate: 'vengeance' },
      { by: 'C', choose: ['D'] },
      {
        expect: {
          battle: null,
          chain: [],
          log: [{ type: 'out', player: 'D' }, { type: 'peace' }],
          logNot: [{ type: 'roll', player: 'A' }],
          cards: { lent: { zone: 'removed' }, scholar: { zone: 'battlefield', exhausted: true } },
          turn: { player: 'A', phase: 'battle' },
        },
      },
    ],
  });

  sceneInEditions('[K06-Q-97] a link of one who forfeits before it is carried out comes to nothing', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['zap'] },
      { name: 'B', hp: 20, battlefield: [theirs('B’s')] },
      { name: 'C', hp: 20, battlefield: [theirs('C’s')] },
      { name: 'D', hp: 20, battlefield: [theirs('D’s')] },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      { by: 'B', activate: 'B’s' },
      { by: 'C', activate: 'C’s' },
      { expect: { asks: { by: 'D', purpose: 'respond' }, chain: ['zap', 'B’s', 'C’s'] } },
      { by: 'B', forfeit: true },
      { resolve: true },
      {
        expect: {
          players: { A: { hand: 1 }, B: { out: true, hp: 20 }, C: { hp: 28 }, D: { hp: 20 } },
          chain: [],
        },
      },
    ],
  });

  sceneInEditions('[K06-Q-97] the attack of one who has lost ends too', {
    cards,
    players: [
      { ...attackers, hp: 2 },
      { name: 'B', hp: 20 },
      { name: 'C', hp: 20, traps: ['vengeance'] },
    ],
    dice: [1, 2],
    steps: [
      { by: 'A', attack: ['bear', 'bear 2'], victim: 'B' },
      { by: 'C', activate: 'vengeance' },
      { by: 'C', choose: ['A'] },
      { expect: { battle: null, players: { A: { out: true }, B: { hp: 20 } }, asks: { by: 'B' } } },
    ],
  });
});

describe('a trap that is a link and is moved by a newer one', () => {
  const answered = (newer: 'crush' | 'lift') => ({
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['zap'], traps: [newer] },
      { name: 'B', hp: 20, deck: [5], traps: ['atEffect', 'watch'], battlefield: ['bear'] },
    ],
  });
  const whileMoved = [
    { by: 'A', cast: 'zap' },
    { by: 'B', activate: 'atEffect' },
  ] as const;

  sceneInEditions('[K06-Q-99] is carried out when destroyed, and was not in play when it was', {
    ...answered('crush'),
    steps: [
      ...whileMoved,
      { by: 'A', activate: 'crush' },
      { by: 'A', choose: ['atEffect'] },
      {
        expect: {
          asks: { by: 'A', purpose: 'action' },
          log: [
            { type: 'resolve', card: 'crush' },
            { type: 'move', card: 'atEffect' },
            { type: 'resolve', card: 'atEffect' },
            { type: 'heal', player: 'B' },
          ],
          players: { B: { hp: 24, grave: ['atEffect'] } },
        },
      },
    ],
  });

  sceneInEditions('[K06-Q-99] is carried out from the deck, and goes to the graveyard afterwards', {
    ...answered('lift'),
    steps: [
      ...whileMoved,
      { by: 'A', activate: 'lift' },
      { by: 'A', choose: ['atEffect'] },
      {
        expect: {
          log: [
            { type: 'move', card: 'atEffect' },
            { type: 'heal', player: 'B' },
            { type: 'move', card: 'atEffect' },
          ],
          players: { B: { hp: 24, deck: 5, grave: ['atEffect'] } },
        },
      },
    ],
  });

  sceneInEditions('[K06-Q-99] a card in play that is destroyed by the same effect meets the condition', {
    cards: { ...cards, crush: spell(`${toEffect} ${smash}`, 0) },
    players: answered('crush').players,
    steps: [
      ...whileMoved,
      { by: 'A', activate: 'crush' },
      { by: 'A', choose: ['bear'] },
      { expect: { asks: { by: 'B', purpose: 'condition', offers: [{ activate: 'watch' }] } } },
    ],
  });
});

describe('a card that another player controls', () => {
  const borrowed: Placed = { card: 'bear', as: 'borrowed', owner: 'C' };
  sceneInEditions('[K06-Q-28] goes to its owner’s graveyard, destroyed by another or sacrificed', {
    cards: { ...cards, offer: able(`Sacrifice 1 card in play. ${heal(1)}`) },
    players: [
      { name: 'A', hand: ['smite'], battlefield: [{ ...borrowed, as: 'second' }, 'offer'] },
      { name: 'B', battlefield: [borrowed] },
      { name: 'C' },
    ],
    steps: [
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['borrowed'] },
      { expect: { players: { B: { grave: 0 }, C: { grave: ['borrowed'] } } } },
      { by: 'A', activate: 'offer' },
      { by: 'A', choose: ['second'] },
      { expect: { players: { A: { grave: ['smite'] }, C: { grave: ['borrowed', 'second'] } } } },
    ],
  });
});
