import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, creature, play, spell } from '../../scene.js';
import { whenAnotherFalls } from './wordings.js';

/** Effects that send targets to another zone: from every zone, each to its own owner's. */
const bear = creature(2, 5, '', 0);
const herd = { bear, wolf: bear, lynx: bear, puma: bear };
const snare = spell('Draw 1 card.', 0);
const SEND = 'Send all targets to the resource zone of their owners (exhausted).';

describe('“Send all targets to the resource zone of their owners (exhausted).”', () => {
  sceneInEditions(
    '[K06-BLD-45] [K09-BLD-46] [K11-BLD-52] [K06-Q-89] [K09-Q-74] [K11-Q-53] [K11-GLO-13] makes each an exhausted, hidden resource of its owner, whoever controlled it, without counters',
    {
      cards: { ...herd, snare, spell: spell(`Target up to 4 cards in play. ${SEND}`, 0) },
      players: [
        {
          name: 'A',
          hand: ['spell'],
          battlefield: [{ card: 'bear', owner: 'C', counters: counters('plain', 'A', 2) }],
          traps: [{ card: 'snare', owner: 'B' }],
        },
        { name: 'B', battlefield: ['wolf'] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf', 'snare'] },
        {
          expect: {
            players: { A: { granary: 0 }, B: { granary: ['wolf', 'snare'] }, C: { granary: ['bear'] } },
            cards: {
              bear: { exhausted: true, counters: {} },
              wolf: { exhausted: true },
              snare: { exhausted: true },
            },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-89] [K09-Q-74] [K11-Q-53] [K06-Q-48] [K09-Q-49] works from decks, where nobody sees what goes but the owner of the resource',
    {
      cards: {
        ...herd,
        spell: spell(`Target up to 2 cards on the top of one player's deck. ${SEND}`, 0),
      },
      players: [{ name: 'A', hand: ['spell'] }, { name: 'B', deck: ['bear', 'wolf', 5] }, { name: 'C' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['B'] },
        { by: 'A', number: 2 },
        {
          expect: {
            players: { B: { granary: ['bear', 'wolf'] } },
            cards: { bear: { exhausted: true, knownTo: ['B'] }, wolf: { knownTo: ['B'] } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-89] [K09-Q-74] [K11-Q-53] only exhausts a target that is a resource already, even another owner’s',
    {
      cards: { ...herd, spell: spell(`Target up to 2 of your resources. ${SEND}`, 0) },
      players: [
        { name: 'A', hand: ['spell'], granary: ['bear', { card: 'wolf', owner: 'B' }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf'] },
        {
          expect: {
            players: { A: { granary: ['bear', 'wolf'] } },
            cards: { bear: { exhausted: true }, wolf: { exhausted: true } },
            logNot: [
              { type: 'move', card: 'bear' },
              { type: 'move', card: 'wolf' },
            ],
          },
        },
      ],
    },
  );
});

describe('“Destroy all targets.”', () => {
  sceneInEditions(
    '[K06-Q-47] [K09-Q-48] [K11-Q-84] [K11-GLO-02] destroys cards in play, in a hand, a deck and among resources into their owners’ graveyards',
    {
      cards: {
        ...herd,
        inPlay: spell('Target up to 1 card in play. Destroy all targets.', 0),
        inHand: spell('Target up to 1 card in your hand. Destroy all targets.', 0),
        inDeck: spell("Target up to 1 card on the top of one player's deck. Destroy all targets.", 0),
        resource: spell('Target up to 1 of your resources. Destroy all targets.', 0),
      },
      players: [
        {
          name: 'A',
          hand: ['inPlay', 'inHand', 'inDeck', 'resource', 'wolf'],
          granary: [{ card: 'puma', owner: 'B' }],
        },
        { name: 'B', battlefield: ['bear'], deck: ['lynx', 5] },
      ],
      steps: [
        { by: 'A', cast: 'inPlay' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', cast: 'inHand' },
        { by: 'A', choose: ['wolf'] },
        { by: 'A', cast: 'inDeck' },
        { by: 'A', choose: ['B'] },
        { by: 'A', number: 1 },
        { by: 'A', cast: 'resource' },
        { by: 'A', choose: ['puma'] },
        {
          expect: {
            players: {
              A: { grave: ['wolf', 'inPlay', 'inHand', 'inDeck', 'resource'] },
              B: { grave: ['bear', 'lynx', 'puma'] },
            },
          },
        },
      ],
    },
  );

  inEditions(
    '[K06-Q-47] [K09-Q-48] [K11-Q-84] does nothing to a card in a graveyard, and fulfils no condition',
    (rules) => {
      play({
        rules,
        cards: {
          ...herd,
          again: spell(
            'Target up to 1 card in play. Destroy all targets. Destroy all targets. Draw 1 card.',
            0,
          ),
          buried: spell("Target up to 1 card in one player's graveyard randomly. Destroy all targets.", 0),
          watch: creature(1, 5, `A: ${whenAnotherFalls(rules)} Increase your hitpoints by 1.`, 0),
        },
        players: [
          { name: 'A', hand: ['again', 'buried'] },
          { name: 'B', battlefield: ['bear', 'watch', 'watch'], grave: ['wolf'] },
        ],
        steps: [
          { by: 'A', cast: 'buried' },
          { by: 'A', number: 1 },
          { expect: { asks: { by: 'A', purpose: 'action' }, logNot: [{ type: 'move', card: 'wolf' }] } },
          { by: 'A', cast: 'again' },
          { by: 'A', choose: ['bear'] },
          { expect: { asks: { by: 'B', purpose: 'condition' } } },
          { resolve: true },
          { expect: { players: { B: { grave: ['wolf', 'bear'] }, A: { hand: 1 } } } },
        ],
      });
    },
  );
});
