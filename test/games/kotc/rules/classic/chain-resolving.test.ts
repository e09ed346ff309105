import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { counters, spell } from '../../scene.js';
import { able, chainCards, smash, toAttack, toEffect } from './chain-cards.js';

/** "Chains" of the 6th Edition: how a chain that is complete is carried out. */
const blast =
  'Target up to 1 card in play. Roll 1 six-sided die and inflict the result of each die as damage to one target.';
const cards = {
  ...chainCards,
  blast: spell(blast, 0),
  hunt: able(`${toEffect} ${smash}`),
  ambush: spell(`${toAttack} ${smash}`, 0),
};

describe('a complete chain', () => {
  sceneInEditions('[K06-CHN-25] is carried out from the latest link back to the first', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['zap'], battlefield: ['guard'] },
      { name: 'B', hp: 20, battlefield: [{ card: 'hunt', as: 'hunter' }] },
    ],
    steps: [
      { by: 'A', cast: 'zap' },
      { by: 'B', activate: 'hunter' },
      { by: 'B', choose: ['guard'] },
      { by: 'A', activate: 'guard' },
      { resolve: true },
      {
        expect: {
          log: [
            { type: 'link', card: 'zap' },
            { type: 'link', card: 'hunter' },
            { type: 'link', card: 'guard' },
            { type: 'resolve', card: 'guard' },
            { type: 'heal', player: 'A', amount: 8 },
            { type: 'resolve', card: 'hunter' },
            { type: 'move', card: 'guard' },
            { type: 'resolve', card: 'zap' },
            { type: 'move', card: 'zap' },
          ],
          chain: [],
          players: { A: { hp: 28, hand: 1 } },
        },
      },
    ],
  });

  sceneInEditions('[K06-CHN-26] is carried out wholly before anything else is begun', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['blast', 'bear'], battlefield: ['scholar'], askAlways: true },
      {
        name: 'B',
        hp: 20,
        traps: ['atEffect'],
        battlefield: [{ card: 'bear', as: 'hit', counters: counters('damage', 'B') }],
      },
    ],
    dice: [2],
    steps: [
      { by: 'A', cast: 'blast' },
      { by: 'A', choose: ['hit'] },
      { by: 'B', pass: true },
      { expect: { asks: { by: 'B', purpose: 'respond' } } },
      { by: 'A', summon: 'bear', refused: 'K06-CHN-26' },
      { by: 'A', activate: 'scholar', refused: 'K06-CHN-13' },
      { by: 'B', activate: 'atEffect' },
      { by: 'B', pass: true },
      {
        expect: {
          asks: { by: 'B', purpose: 'counter' },
          log: [{ type: 'heal', player: 'B' }],
          chain: ['blast'],
        },
      },
      { by: 'A', summon: 'bear', refused: 'K06-CHN-26' },
      { by: 'A', summon: 'bear' },
      { expect: { cards: { hit: { defense: 3 }, blast: { zone: 'grave' } } } },
    ],
  });

  const raise =
    'Target up to 1 card in one player’s graveyard randomly. Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).';

  sceneInEditions(
    '[K06-CHN-27] [K06-CHN-28] is not begun by a summon that an effect makes: only the effect is answered',
    {
      cards: { ...cards, raise: spell(raise, 0) },
      players: [
        { name: 'A', hand: ['raise', { card: 'bear', as: 'own' }], grave: ['bear'] },
        { name: 'B', hp: 20, traps: ['atSummon', 'atEffect'] },
      ],
      steps: [
        { by: 'A', cast: 'raise' },
        { by: 'A', number: 1 },
        { expect: { asks: { by: 'B', purpose: 'respond', offers: [{ activate: 'atEffect' }] }, log: [] } },
        { by: 'B', pass: true },
        { by: 'A', choose: ['bear'] },
        {
          expect: {
            asks: { by: 'A', purpose: 'action' },
            cards: { bear: { zone: 'battlefield' } },
            log: [{ type: 'move', card: 'bear' }],
            logNot: [{ type: 'link' }],
          },
        },
        { by: 'A', summon: 'own' },
        { expect: { asks: { by: 'B', purpose: 'respond', offers: [{ activate: 'atSummon' }] } } },
      ],
    },
  );

  sceneInEditions('[K06-CHN-27] is not begun by a spell that an effect casts', {
    cards: { ...cards, raise: spell(raise, 0) },
    players: [
      { name: 'A', hand: ['raise'], grave: ['zap'] },
      { name: 'B', hp: 20, traps: ['atEffect'] },
    ],
    steps: [
      { by: 'A', cast: 'raise' },
      { by: 'A', number: 1 },
      { by: 'B', pass: true },
      { by: 'A', choose: ['zap'] },
      { expect: { asks: { by: 'A', purpose: 'action' }, players: { A: { hand: 1 } }, chain: [] } },
      { expect: { cards: { atEffect: { zone: 'traps' } } } },
    ],
  });
});

describe('all links of a chain happen at the same time', () => {
  sceneInEditions(
    '[K06-CHN-29] [K06-CHN-30] what any of them triggers is activated after the chain, and together',
    {
      cards: { ...cards, hunt: able(`${toEffect} ${smash}`) },
      players: [
        { name: 'A', hp: 20, hand: ['smite'], battlefield: [{ card: 'martyr', as: 'first' }] },
        {
          name: 'B',
          hp: 20,
          battlefield: [
            { card: 'hunt', as: 'hunter' },
            { card: 'martyr', as: 'second' },
          ],
        },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['second'] },
        { by: 'B', activate: 'hunter' },
        { by: 'B', choose: ['first'] },
        {
          expect: {
            asks: { by: 'B', purpose: 'condition', offers: [{ activate: 'second' }] },
            chain: [],
            cards: { first: { zone: 'grave' }, second: { zone: 'grave' }, smite: { zone: 'grave' } },
          },
        },
        { by: 'B', activate: 'second' },
        {
          expect: {
            asks: { by: 'A', purpose: 'condition', offers: [{ activate: 'first' }] },
            players: { B: { hp: 20 } },
          },
        },
        { by: 'A', activate: 'first' },
        { resolve: true },
        { expect: { players: { A: { hp: 36 }, B: { hp: 36 } } } },
      ],
    },
  );

  sceneInEditions('[K06-CHN-39] an attack is the first link: its dice come after all that answers it', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['bear', 'bear'], traps: ['atEffect'] },
      { name: 'B', hp: 20, traps: ['ambush'] },
    ],
    dice: [3, 4],
    steps: [
      { by: 'A', attack: ['bear', 'bear 2'], victim: 'B' },
      { by: 'B', activate: 'ambush' },
      { by: 'B', choose: ['bear'] },
      { by: 'A', activate: 'atEffect' },
      { resolve: true },
      {
        expect: {
          log: [
            { type: 'heal', player: 'A' },
            { type: 'move', card: 'bear' },
            { type: 'roll', player: 'A' },
            { type: 'wound', player: 'B', amount: 7 },
          ],
          players: { A: { hp: 24 }, B: { hp: 13 } },
        },
      },
    ],
  });

  sceneInEditions(
    '[K06-CHN-40] a creature that a response to an attack destroys waits until the battle is over',
    {
      cards,
      players: [
        { name: 'A', hp: 20, battlefield: ['bear', 'martyr'] },
        { name: 'B', hp: 20, traps: ['ambush'] },
      ],
      dice: [3, 4],
      steps: [
        { by: 'A', attack: ['bear', 'martyr'], victim: 'B' },
        { by: 'B', activate: 'ambush' },
        { by: 'B', choose: ['martyr'] },
        {
          expect: {
            asks: { by: 'A', purpose: 'condition', offers: [{ activate: 'martyr' }] },
            battle: null,
            chain: [],
            players: { B: { hp: 13 } },
          },
        },
        { by: 'A', activate: 'martyr' },
        { resolve: true },
        { expect: { players: { A: { hp: 36 } }, turn: { phase: 'battle' } } },
      ],
    },
  );
});
