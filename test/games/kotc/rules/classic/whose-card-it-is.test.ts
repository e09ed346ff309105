import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { creature, spell } from '../../scene.js';
import { DEPLOY } from './wordings.js';

/** "Your" cards, "you", the owner, and targets that have gone elsewhere. */
const bear = creature(2, 5, '', 0);
const SWITCH =
  'Switch control of each target in-play creature to a different player of your choice until the end of this turn.';
const SEND = 'Send all targets to the resource zone of their owners (exhausted).';
const charm = spell(`Target up to 1 card in play. ${SWITCH}`, 0);
const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);

describe('“your” card', () => {
  sceneInEditions(
    '[K09-RUL-55] [K09-RUL-56] [K09-RUL-57] [K06-Q-64] [K11-GLO-13] [K11-GLO-14] [K11-GLO-26] [K11-GLO-28] is any in a zone that you control: it is used and paid with like an own one, and destroyed goes to its owner',
    {
      cards: {
        charm,
        healer: creature(1, 5, 'A: Increase your hitpoints by 4.', 0),
        ritual: spell('Destroy 1 of your cards in play. Draw 1 card.', 0),
      },
      players: [
        { name: 'A', hp: 10, hand: ['charm', 'ritual'] },
        { name: 'B', hp: 10, battlefield: ['healer'] },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { by: 'A', choose: ['healer'] },
        { expect: { cards: { healer: { player: 'A', owner: 'B' } } } },
        { by: 'A', activate: 'healer' },
        { by: 'A', cast: 'ritual' },
        {
          expect: {
            players: { A: { hp: 14, hand: 1, battlefield: 0 }, B: { hp: 10, grave: ['healer'] } },
            cards: { healer: { player: 'B', owner: 'B' } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K09-RUL-57] [K11-GLO-27] is attacked with by who has it, and its owner cannot defend with it',
    {
      cards: { charm, bear },
      dice: [3, 4],
      players: [
        { name: 'A', hp: 20, hand: ['charm'] },
        { name: 'B', hp: 20, battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', attack: ['bear'], victim: 'B' },
        { resolve: true },
        { expect: { players: { B: { hp: 13 } }, cards: { bear: { exhausted: true } } } },
      ],
    },
  );

  sceneInEditions(
    '[K06-Q-64] [K11-GLO-26] is not one that an opponent controls, even if you own it: it pays none of your costs',
    {
      cards: { bear, spell: spell('Destroy 1 of your cards in play. Increase your hitpoints by 4.', 0) },
      players: [
        { name: 'A', hp: 10, hand: ['spell'] },
        { name: 'B', battlefield: [{ card: 'bear', owner: 'A' }] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { resolve: true },
        { expect: { players: { A: { hp: 10, grave: ['spell'] }, B: { battlefield: ['bear'] } } } },
      ],
    },
  );

  sceneInEditions(
    '[K11-GLO-14] [K11-GLO-13] [K09-RUL-56] stays its owner’s through every change of control',
    {
      cards: { bear, charm, again: charm, smite },
      players: [
        { name: 'A', hand: ['charm', 'again', 'smite'] },
        { name: 'B', battlefield: ['bear'] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', choose: ['A'] },
        { by: 'A', cast: 'again' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', choose: ['C'] },
        { expect: { cards: { bear: { player: 'C', owner: 'B' } } } },
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['bear'] },
        { expect: { players: { B: { grave: ['bear'] } } } },
      ],
    },
  );
});

describe('“you”', () => {
  sceneInEditions('[K09-Q-52] stays who activated the ability when its card changes control in it', {
    cards: {
      traitor: creature(1, 5, `A: Target this card. ${SWITCH} Increase your hitpoints by 4.`, 0),
    },
    players: [
      { name: 'A', hp: 10, battlefield: ['traitor'] },
      { name: 'B', hp: 10 },
    ],
    steps: [
      { by: 'A', activate: 'traitor' },
      { expect: { players: { A: { hp: 14 }, B: { hp: 10, battlefield: ['traitor'] } } } },
    ],
  });

  sceneInEditions('[K09-Q-52] an ability whose card left play to pay for it works all the same', {
    cards: {
      bomb: creature(1, 5, 'A: Destroy 1 of your cards in play. Increase your hitpoints by 4.', 0),
    },
    players: [{ name: 'A', hp: 10, battlefield: ['bomb'] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'bomb' },
      { resolve: true },
      { expect: { players: { A: { hp: 14, grave: ['bomb'] } } } },
    ],
  });
});

describe('a target that is elsewhere by now', () => {
  sceneInEditions(
    '[K06-RUL-54] [K09-RUL-53] [K11-GLO-22] stays a target of the whole ability: later effects apply where they can',
    {
      cards: {
        bear,
        spell: spell(
          `Target up to 2 cards in play. Destroy all targets. Exhaust all targets. ${SEND} See all targets.`,
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', battlefield: ['bear', 'bear'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear'] },
        {
          expect: {
            players: { B: { granary: ['bear'], grave: 0, battlefield: ['bear 2'] } },
            cards: { bear: { exhausted: true, knownTo: ['A', 'B'] } },
            log: [
              { type: 'move', card: 'bear' },
              { type: 'move', card: 'bear' },
              { type: 'see', card: 'bear' },
            ],
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-RUL-54] [K09-RUL-53] [K11-GLO-22] [K11-GLO-21] also where it is summoned again by the ability that destroyed it',
    {
      cards: {
        bear,
        spell: spell(
          `Target up to 1 card in play. Destroy all targets. ${DEPLOY} Place 1 counter on each target.`,
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['spell'] },
        { name: 'B', battlefield: ['bear', 'bear'] },
      ],
      steps: [
        { by: 'A', cast: 'spell' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', choose: ['bear'] },
        {
          expect: {
            cards: {
              bear: { zone: 'battlefield', player: 'A', owner: 'B', counters: { plain: 1 } },
              'bear 2': { counters: {} },
            },
          },
        },
      ],
    },
  );
});

describe('the same effect twice in one ability', () => {
  sceneInEditions('[K06-Q-94] [K09-Q-79] [K11-Q-91] is carried out twice', {
    cards: {
      bear,
      spell: spell(
        "Target up to 1 card in play. Increase targets' offense by a total of 2. Increase targets' offense by a total of 3. Draw 1 card. Draw 1 card.",
        0,
      ),
    },
    players: [{ name: 'A', hand: ['spell'], battlefield: ['bear'] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'spell' },
      { by: 'A', choose: ['bear'] },
      { expect: { cards: { bear: { offense: 7 } }, players: { A: { hand: 2 } } } },
    ],
  });
});
