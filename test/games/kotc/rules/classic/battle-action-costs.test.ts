import { describe } from 'vitest';
import { sceneInEditions } from '../../in-editions.js';
import { creature } from '../../scene.js';
import { fighters } from './classic-battle.js';
import { WHEN_DESTROYED } from './wordings.js';

/** Action costs of creatures that join a team, and what they cause in the battle. */
const use = 'to attack with, defend with, or use an ability of this creature.\nThis card has no abilities.';
const SWITCH =
  'Switch control of each target in-play creature to a different player of your choice until the end of this turn.';
const cards = {
  ...fighters,
  zealot: creature(2, 6, `You must destroy 1 of your other cards in play ${use}`, 0),
  toll: creature(2, 6, `You must exhaust 1 of your resources ${use}`, 0),
  siren: creature(0, 1, `SONG: ${WHEN_DESTROYED} Target up to 1 card in play. ${SWITCH}`, 0),
};
const battle = { phase: 'battle' } as const;

describe('the action costs of a team', () => {
  sceneInEditions(
    '[K11-Q-23] they are paid one after another; who cannot pay any more does not join and stays unexhausted',
    {
      cards,
      players: [
        { name: 'A', battlefield: ['toll', 'toll', 'bear'], granary: [1] },
        { name: 'B', battlefield: ['wall'] },
      ],
      turn: battle,
      steps: [
        { by: 'A', attack: ['bear', 'toll 2', 'toll'], victim: 'B' },
        {
          expect: {
            battle: { team: ['bear', 'toll 2'] },
            cards: { toll: { exhausted: false }, 'toll 2': { exhausted: true } },
          },
        },
      ],
    },
  );

  sceneInEditions('[K11-Q-23] a member that a later cost destroys is out of the team, and pays no dice', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['bear', 'zealot'] },
      { name: 'B', hp: 20 },
    ],
    turn: battle,
    dice: [4, 5, 6, 6],
    steps: [
      { by: 'A', attack: ['bear', 'zealot'], victim: 'B' },
      { resolve: true },
      { expect: { cards: { bear: { zone: 'grave' } }, players: { B: { hp: 11 } } } },
    ],
  });

  sceneInEditions('[K11-Q-23] the same holds for the defending team', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['boar'] },
      { name: 'B', hp: 20, battlefield: ['bear', 'zealot', 'toll', 'toll'], granary: [1] },
    ],
    turn: battle,
    dice: [1, 1, 1, 2, 1, 2],
    steps: [
      { by: 'A', attack: ['boar'], victim: 'B' },
      { by: 'B', defend: ['bear', 'zealot', 'toll', 'toll 2'] },
      { by: 'B', choose: ['bear'] },
      {
        expect: {
          cards: {
            bear: { zone: 'grave' },
            toll: { exhausted: true },
            'toll 2': { exhausted: false },
            zealot: { exhausted: true },
          },
        },
      },
      { resolve: true },
      { expect: { cards: { boar: { defense: 4 }, zealot: { defense: 4 }, toll: { defense: 6 } } } },
    ],
  });
});

describe('a change of control between the steps', () => {
  sceneInEditions('[K11-Q-24] a creature of a team that changes its controller is out of the battle', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['giant', 'zealot', 'siren'] },
      { name: 'B', hp: 20, battlefield: ['wall'] },
    ],
    turn: battle,
    dice: [4, 5],
    steps: [
      { by: 'A', attack: ['giant', 'zealot'], victim: 'B' },
      { by: 'A', choose: ['siren'] },
      { by: 'A', activate: 'siren' },
      { by: 'A', choose: ['giant'] },
      { by: 'B', defend: [] },
      { resolve: true },
      { expect: { players: { B: { hp: 11 } }, cards: { giant: { player: 'B', exhausted: true } } } },
    ],
  });

  sceneInEditions('[K11-Q-25] a target that changes its controller leaves the defending player as chosen', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['zealot', 'siren'] },
      { name: 'B', hp: 20, battlefield: ['boar', 'guard'] },
      { name: 'C', hp: 20, battlefield: ['wall'] },
    ],
    turn: battle,
    dice: [4, 5, 2],
    steps: [
      { by: 'A', attack: ['zealot'], victim: 'boar' },
      { by: 'A', activate: 'siren' },
      { by: 'A', choose: ['boar'] },
      { by: 'A', choose: ['C'] },
      {
        expect: {
          battle: { defender: 'B', victim: 'boar' },
          asks: { by: 'B', purpose: 'defend', cards: ['guard'] },
        },
      },
      { by: 'B', defend: ['guard'] },
      { resolve: true },
      {
        expect: {
          cards: {
            boar: { player: 'C', defense: 10 },
            guard: { defense: 1 },
            zealot: { defense: 4 },
          },
        },
      },
    ],
  });

  sceneInEditions('[K11-Q-25] and takes nothing of the leftover attack dice, nor does its new controller', {
    cards,
    players: [
      { name: 'A', hp: 20, battlefield: ['zealot', 'siren'] },
      { name: 'B', hp: 20, battlefield: ['boar', 'guard'] },
      { name: 'C', hp: 20 },
    ],
    turn: battle,
    dice: [4, 5],
    steps: [
      { by: 'A', attack: ['zealot'], victim: 'boar' },
      { by: 'A', activate: 'siren' },
      { by: 'A', choose: ['boar'] },
      { by: 'A', choose: ['C'] },
      { by: 'B', defend: [] },
      { resolve: true },
      {
        expect: {
          battle: null,
          cards: { boar: { player: 'C', defense: 10 } },
          players: { B: { hp: 20 }, C: { hp: 20 } },
          log: [
            { type: 'hypnotize', card: 'boar' },
            { type: 'roll', player: 'A' },
          ],
        },
      },
    ],
  });
});
