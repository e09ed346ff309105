import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { creature, spell } from '../../scene.js';

/** "Exhaust all targets." and what keeps targets exhausted. */
const bear = creature(2, 5, '', 0);
const herd = { bear, wolf: bear, lynx: bear };
const snare = spell('Draw 1 card.', 0);

describe('exhausting targets', () => {
  sceneInEditions(
    '[K06-BLD-66] [K09-BLD-67] exhausts every target in play and leaves exhausted what is so already',
    {
      cards: { ...herd, snare, spell: spell('Target up to 4 cards in play. Exhaust all targets.', 0) },
      players: [
        { name: 'A', hand: ['spell'], battlefield: ['bear', { card: 'wolf', exhausted: true }] },
        { name: 'B', battlefield: ['lynx'], traps: ['snare'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf', 'snare'] },
        {
          expect: {
            cards: {
              bear: { exhausted: true },
              wolf: { exhausted: true },
              snare: { exhausted: true },
              lynx: { exhausted: false },
            },
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-Q-89] [K09-Q-74] [K11-Q-51] does nothing to targets in a hand, deck or graveyard', {
    cards: {
      ...herd,
      inHand: spell('Target up to 2 cards in your hand. Exhaust all targets.', 0),
      inDeck: spell("Target up to 2 cards on the top of one player's deck. Exhaust all targets.", 0),
      inGrave: spell("Target up to 2 cards in one player's graveyard randomly. Exhaust all targets.", 0),
    },
    players: [
      { name: 'A', hand: ['inHand', 'inDeck', 'inGrave', 'bear'], grave: ['wolf'] },
      { name: 'B', deck: ['lynx', 5] },
    ],
    steps: [
      { by: 'A', cast: 'inHand' },
      { by: 'A', choose: ['bear'] },
      { by: 'A', cast: 'inDeck' },
      { by: 'A', choose: ['B'] },
      { by: 'A', number: 1 },
      { by: 'A', cast: 'inGrave' },
      { by: 'A', number: 2 },
      {
        expect: {
          cards: {
            bear: { zone: 'hand', exhausted: false },
            wolf: { zone: 'grave', exhausted: false },
            lynx: { zone: 'deck', exhausted: false },
          },
          logNot: [{ type: 'exhaust' }],
        },
      },
    ],
  });

  sceneInEditions(
    '[K11-BLD-37] “will not be unexhausted”: targets in play stay exhausted in this turn’s Recovery Phase only',
    {
      cards: {
        ...herd,
        snare,
        spell: spell(
          "Target up to 4 cards in play. Target in-play cards will not be unexhausted during this turn's Recovery Phase.",
          0,
        ),
      },
      players: [
        {
          name: 'A',
          hand: ['spell'],
          battlefield: [
            { card: 'bear', exhausted: true },
            { card: 'wolf', exhausted: true },
          ],
          traps: [{ card: 'snare', exhausted: true }],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'snare'] },
        { until: { turn: 4 } },
        {
          expect: {
            cards: { bear: { exhausted: true }, snare: { exhausted: true }, wolf: { exhausted: false } },
          },
        },
        { until: { turn: 6 } },
        { expect: { cards: { bear: { exhausted: false }, snare: { exhausted: false } } } },
      ],
    },
  );
});
