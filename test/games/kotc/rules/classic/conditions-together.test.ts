import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { spell, type Placed } from '../../scene.js';
import { able, chainCards, heal, smash, whenDestroyed } from './chain-cards.js';

/** "Activate when" in the 6th Edition: several abilities for one event, each the beginning of a chain. */
const whenAnother = 'Activate when another of your cards in play is destroyed.';
const cards = {
  ...chainCards,
  /** Destroys up to three cards at once. */
  storm: spell('Target up to 3 cards in play. Destroy all targets.', 0),
  watch: spell(`${whenAnother} Pay 1 hitpoint. ${heal(3)}`, 0),
  avenger: able(`${whenDestroyed} ${smash}`),
};
const martyrOf = (as: string): Placed => ({ card: 'martyr', as });

describe('“Activate when”', () => {
  sceneInEditions(
    '[K06-RUL-01] is no link in the chain of another’s action, and waits until it has resolved',
    {
      cards,
      players: [
        { name: 'A', hp: 20, hand: [{ card: 'smite', as: 'first' }], traps: ['atEffect'] },
        { name: 'B', hp: 20, battlefield: ['martyr', { card: 'guard', as: 'B’s' }] },
      ],
      steps: [
        { by: 'A', cast: 'first' },
        { by: 'A', choose: ['martyr'] },
        {
          expect: {
            asks: {
              by: 'B',
              purpose: 'respond',
              offers: [{ activate: 'B’s' }],
              offersNot: [{ activate: 'martyr' }],
            },
          },
        },
        { by: 'B', activate: 'martyr', refused: 'K06-CHN-13' },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'B', purpose: 'condition', offersNot: [{ activate: 'B’s' }] }, chain: [] } },
        { by: 'B', activate: 'martyr' },
        { expect: { chain: ['martyr'], asks: { by: 'A', purpose: 'respond' } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-RUL-02] [K06-RUL-03] any number for one event, all activated before any is carried out',
    {
      cards,
      players: [
        { name: 'A', hand: ['storm'] },
        { name: 'B', hp: 20, battlefield: [martyrOf('one'), martyrOf('two')], traps: ['watch'] },
        { name: 'C', hp: 20, battlefield: [martyrOf('three')] },
      ],
      steps: [
        { by: 'A', cast: 'storm' },
        { by: 'A', choose: ['one', 'two', 'three'] },
        { by: 'B', activate: 'watch' },
        { expect: { players: { B: { hp: 19 } }, cards: { watch: { zone: 'none' } }, log: [] } },
        { by: 'B', activate: 'two' },
        { by: 'B', activate: 'one' },
        {
          expect: {
            asks: { by: 'C', purpose: 'condition', offers: [{ activate: 'three' }] },
            players: { B: { hp: 19 } },
            logNot: [{ type: 'heal' }],
          },
        },
        { by: 'C', activate: 'three' },
        { resolve: true },
        {
          expect: {
            log: [
              { type: 'resolve', card: 'watch' },
              { type: 'resolve', card: 'two' },
              { type: 'resolve', card: 'one' },
              { type: 'resolve', card: 'three' },
            ],
            players: { B: { hp: 54 }, C: { hp: 36 } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-13] in the order of priority, the turn player last, each player’s own in their order',
    {
      cards,
      players: [
        { name: 'A', hp: 20, battlefield: [martyrOf('A’s')] },
        { name: 'B', hp: 20, hand: ['storm'], battlefield: [martyrOf('B’s')] },
        { name: 'C', hp: 20, battlefield: [martyrOf('C’s')] },
      ],
      turn: { player: 'B' },
      steps: [
        { by: 'B', cast: 'storm' },
        { by: 'B', choose: ['A’s', 'B’s', 'C’s'] },
        { expect: { asks: { by: 'C', purpose: 'condition' } } },
        { by: 'C', activate: 'C’s' },
        { expect: { asks: { by: 'A', purpose: 'condition' } } },
        { by: 'A', activate: 'A’s' },
        { expect: { asks: { by: 'B', purpose: 'condition' } } },
        { by: 'B', activate: 'B’s' },
        { resolve: true },
        {
          expect: {
            log: [
              { type: 'heal', player: 'C' },
              { type: 'heal', player: 'A' },
              { type: 'heal', player: 'B' },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-Q-14] each begins a chain of its own that others answer before it is carried out', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['storm'], traps: ['atEffect', 'atEffect'] },
      { name: 'B', hp: 20, battlefield: [martyrOf('one'), martyrOf('two')] },
    ],
    steps: [
      { by: 'A', cast: 'storm' },
      { by: 'A', choose: ['one', 'two'] },
      { by: 'B', activate: 'one' },
      { by: 'B', activate: 'two' },
      { expect: { asks: { by: 'A', purpose: 'respond' }, chain: ['one'], players: { B: { hp: 20 } } } },
      { by: 'A', activate: 'atEffect' },
      {
        expect: {
          asks: { by: 'A', purpose: 'respond', offers: [{ activate: 'atEffect 2' }] },
          chain: ['two'],
          players: { A: { hp: 24 }, B: { hp: 36 } },
        },
      },
    ],
  });

  sceneInEditions('[K06-Q-15] what several such chains trigger waits for the last of them', {
    cards,
    players: [
      { name: 'A', hp: 20, hand: ['storm'], battlefield: [martyrOf('late')] },
      { name: 'B', hp: 20, battlefield: ['avenger', martyrOf('two')] },
    ],
    steps: [
      { by: 'A', cast: 'storm' },
      { by: 'A', choose: ['avenger', 'two'] },
      { by: 'B', activate: 'avenger' },
      { by: 'B', choose: ['late'] },
      { by: 'B', activate: 'two' },
      {
        expect: {
          asks: { by: 'A', purpose: 'condition', offers: [{ activate: 'late' }] },
          cards: { late: { zone: 'grave' } },
          players: { A: { hp: 20 }, B: { hp: 36 } },
          chain: [],
        },
      },
      { by: 'A', activate: 'late' },
      { resolve: true },
      { expect: { players: { A: { hp: 36 } } } },
    ],
  });
});
