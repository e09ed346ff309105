import { describe, expect } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, spell, type Scene } from '../../scene.js';
import { gameIn, type KotcGame } from '../game-of.js';
import type { RulesId } from './wordings.js';

/** "Place all targets on top of owner's deck in any order.", and who may see what is placed. */
const bear = creature(2, 5, '', 0);
const herd = { bear, wolf: bear, lynx: bear, puma: bear };
const PLACE = "Place all targets on top of owner's deck in any order.";
const RANDOM = "Target up to 2 cards in one player's hand randomly.";

describe('placing targets on top of their owners’ decks', () => {
  sceneInEditions(
    '[K06-Q-54] [K09-Q-55] [K11-Q-77] [K11-RUL-15] puts each on its own owner’s, in the order that the user decides: what comes later lies nearer the top',
    {
      cards: { ...herd, spell: spell(`Target up to 4 cards in play. ${PLACE}`, 0) },
      players: [
        { name: 'A', hand: ['spell'], battlefield: [{ card: 'bear', owner: 'B' }, 'puma'] },
        { name: 'B', battlefield: ['wolf', 'lynx'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear', 'wolf', 'lynx', 'puma'] },
        { expect: { asks: { by: 'A', purpose: 'sheathe', kind: 'order' } } },
        { by: 'A', order: ['lynx', 'puma', 'bear', 'wolf'] },
        {
          expect: {
            players: {
              A: { deckTop: ['puma'], deck: 11 },
              B: { deckTop: ['wolf', 'bear', 'lynx'], deck: 13 },
            },
          },
        },
      ],
    },
  );

  sceneInEditions('[K06-Q-54] [K09-Q-55] [K11-RUL-15] asks for no order where each has another owner', {
    cards: { ...herd, spell: spell(`Target up to 4 cards in play. ${PLACE}`, 0) },
    players: [
      { name: 'A', hand: ['spell'], battlefield: ['bear'] },
      { name: 'B', battlefield: ['wolf'] },
    ],
    steps: [
      { by: 'A', cast: 'spell' },
      { by: 'A', choose: ['bear', 'wolf'] },
      { expect: { players: { A: { deckTop: ['bear'] }, B: { deckTop: ['wolf'] } } } },
    ],
  });

  sceneInEditions('[K06-Q-54] [K09-Q-55] [K11-RUL-15] takes them from a Resource Zone too', {
    cards: { ...herd, spell: spell(`Target up to 3 of your resources. ${PLACE}`, 0) },
    players: [{ name: 'A', hand: ['spell'], granary: ['bear', { card: 'wolf', owner: 'B' }] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'spell' },
      { by: 'A', choose: ['bear', 'wolf'] },
      { expect: { players: { A: { deckTop: ['bear'], granary: 0 }, B: { deckTop: ['wolf'] } } } },
    ],
  });

  sceneInEditions(
    '[K06-Q-55] [K09-RUL-42] [K09-RUL-43] [K11-RUL-11] [K11-RUL-12] [K06-Q-48] [K09-Q-49] gives no right to look: targets unknown to the user are put in order blindly',
    {
      picks: [['wolf', 'bear']],
      cards: { ...herd, spell: spell(`${RANDOM} ${PLACE}`, 0) },
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', hand: ['bear', 'wolf', 'lynx'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', number: 2 },
        { expect: { asks: { by: 'A', purpose: 'sheathe', kind: 'order' }, logNot: [{ type: 'see' }] } },
        { by: 'A', order: ['bear', 'wolf'] },
        {
          expect: {
            players: { B: { hand: ['lynx'], deckTop: ['wolf', 'bear'] } },
            cards: { bear: { knownTo: ['B'] }, wolf: { knownTo: ['B'] } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-BLD-44] [K09-BLD-45] [K09-RUL-44] [K11-RUL-13] [K11-RUL-14] [K06-Q-55] [K06-Q-48] [K09-Q-49] “See all targets.” before it shows them to the user, and to nobody else',
    {
      picks: [['wolf', 'bear']],
      cards: { ...herd, spell: spell(`${RANDOM} See all targets. ${PLACE}`, 0) },
      players: [{ name: 'A', hand: ['spell'] }, { name: 'B', hand: ['bear', 'wolf', 'lynx'] }, { name: 'C' }],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', number: 2 },
        {
          expect: {
            asks: { by: 'A', purpose: 'sheathe', kind: 'order' },
            cards: {
              bear: { knownTo: ['A', 'B'] },
              wolf: { knownTo: ['A', 'B'] },
              lynx: { knownTo: ['B'] },
            },
            log: [{ type: 'see', card: 'bear' }],
          },
        },
        { by: 'A', order: ['bear', 'wolf'] },
        {
          expect: {
            players: { B: { deckTop: ['wolf', 'bear'] } },
            cards: { bear: { knownTo: ['A', 'B'] }, wolf: { knownTo: ['A', 'B'] } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K09-RUL-44] [K11-RUL-13] [K11-RUL-14] “See all targets.” after it comes too late for the arranging',
    {
      cards: {
        ...herd,
        spell: spell(`Target up to 2 cards on the top of one player's deck. ${PLACE} See all targets.`, 0),
      },
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', deck: ['bear', 'wolf', 5] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['B'] },
        { by: 'A', number: 2 },
        {
          expect: {
            asks: { by: 'A', purpose: 'sheathe' },
            cards: { bear: { knownTo: [] }, wolf: { knownTo: [] } },
          },
        },
        { by: 'A', order: ['bear', 'wolf'] },
        {
          expect: {
            players: { B: { deckTop: ['wolf', 'bear'] } },
            cards: { bear: { knownTo: ['A'] }, wolf: { knownTo: ['A'] } },
          },
        },
      ],
    },
  );
});

/** The game at the moment when the targets are to be put in order. */
function atOrdering(rules: RulesId, effects: string): KotcGame {
  const scene: Omit<Scene, 'rules' | 'steps'> = {
    cards: { ...herd, spell: spell(`${RANDOM} ${effects}`, 0) },
    players: [
      { name: 'A', hand: ['spell'] },
      { name: 'B', hand: ['bear', 'wolf'] },
    ],
  };
  const game = gameIn(rules, scene);
  for (const decision of decisionsOf(game)) {
    switch (decision.kind) {
      case 'act':
        game.answer({ act: decision.actions.findIndex((action) => action.do === 'cast') });
        break;
      case 'number':
        game.answer({ number: 2 });
        break;
      default:
        throw new Error(`Nothing is said about “${decision.purpose}”.`);
    }
  }
  return game;
}

/** What is asked until it is an order. */
function* decisionsOf(game: KotcGame) {
  for (let { decision } = game; decision && decision.kind !== 'order'; { decision } = game) yield decision;
}

describe('the question for the order', () => {
  inEditions('[K09-RUL-43] [K11-RUL-12] says whether the cards are put in order unseen', (rules) => {
    expect(atOrdering(rules, PLACE).decision).toMatchObject({ purpose: 'sheathe', blind: true });
    expect(atOrdering(rules, `See all targets. ${PLACE}`).decision).not.toHaveProperty('blind');
  });
});
