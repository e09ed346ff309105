import { describe, test } from 'vitest';
import { play, spell, type Placed, type Scene } from '../../scene.js';
import { smash, toAttack } from './chain-cards.js';
import { fighters } from './classic-battle.js';

/** What responses to an attack of the 6th Edition do to the battle. */
const SWITCH =
  'Switch control of each target in-play creature to a different player of your choice until the end of this turn.';
const cards = {
  ...fighters,
  slay: spell(`${toAttack} ${smash}`, 0),
  slayTwo: spell(`${toAttack} Target up to 2 cards in play. Destroy all targets.`, 0),
  banish: spell(
    `${toAttack} Target up to 1 card in play. Send all targets to the resource zone of their owners (exhausted).`,
    0,
  ),
  charm: spell(`${toAttack} Target up to 1 card in play. ${SWITCH}`, 0),
};
const battle = { phase: 'battle' } as const;

/** A attacks B, who defends and then responds with a trap. */
const responded = (told: {
  readonly team?: readonly string[];
  readonly victim?: string;
  readonly mine: readonly (string | Placed)[];
  readonly defense: readonly string[];
  readonly trap: string;
  readonly steps: Scene['steps'];
  readonly dice: readonly number[];
}): Scene => {
  const { team = ['giant', 'bear'], victim = 'B', mine, defense, trap, steps, dice } = told;
  return {
    rules: 'kotc-06',
    cards,
    players: [
      { name: 'A', hp: 60, battlefield: [...team] },
      { name: 'B', hp: 60, battlefield: [...mine], traps: [trap] },
      { name: 'C', hp: 60 },
    ],
    turn: battle,
    dice: [...dice],
    steps: [
      { by: 'A', attack: [...team], victim },
      { by: 'B', defend: [...defense] },
      { by: 'B', activate: trap },
      ...steps,
    ],
  };
};

describe('a response to an attack', () => {
  test('[K06-BAT-19] an attacker destroyed in it rolls no dice and is hit by none', () => {
    play(
      responded({
        mine: ['guard'],
        defense: ['guard'],
        trap: 'slay',
        dice: [1, 2, 4],
        steps: [
          { by: 'B', choose: ['giant'] },
          { resolve: true },
          {
            expect: {
              cards: { giant: { zone: 'grave' }, bear: { defense: 1 }, guard: { defense: 7 } },
              players: { B: { hp: 60 } },
            },
          },
        ],
      }),
    );
  });

  test('[K06-BAT-19] so is one that leaves the Creature Zone, and a defender', () => {
    play(
      responded({
        mine: ['guard', 'giant'],
        defense: ['giant 2', 'guard'],
        trap: 'banish',
        dice: [1, 1, 1, 1, 2, 3],
        steps: [
          { by: 'B', choose: ['giant 2'] },
          { resolve: true },
          {
            expect: {
              cards: { 'giant 2': { zone: 'granary' }, guard: { defense: 4 }, giant: { defense: 12 } },
              players: { A: { hp: 60 } },
            },
          },
        ],
      }),
    );
  });

  test('[K06-Q-33] with the target creature gone the teams fight, and leftover attack dice are lost', () => {
    play(
      responded({
        victim: 'boar',
        mine: ['boar', 'imp'],
        defense: ['imp'],
        trap: 'banish',
        dice: [6, 6, 6, 6, 6, 2],
        steps: [
          { by: 'B', choose: ['boar'] },
          { resolve: true },
          {
            expect: {
              players: { A: { hp: 60 }, B: { hp: 60, grave: ['banish', 'imp'] } },
              cards: { boar: { zone: 'granary' }, giant: { defense: 13 } },
            },
          },
        ],
      }),
    );
  });

  test('[K06-Q-34] with all attackers gone no attack dice are rolled, and the defense dice hit the attacking player', () => {
    play(
      responded({
        team: ['giant', 'bear'],
        mine: ['boar'],
        defense: ['boar'],
        trap: 'slayTwo',
        dice: [3, 4],
        steps: [
          { by: 'B', choose: ['giant', 'bear'] },
          { resolve: true },
          {
            expect: {
              battle: null,
              players: { A: { hp: 53 } },
              cards: { boar: { defense: 10 } },
              log: [{ type: 'roll', player: 'B' }],
              logNot: [{ type: 'roll', player: 'A' }],
            },
          },
        ],
      }),
    );
  });

  test('[K06-Q-34] they hit nobody if the target was a creature', () => {
    play(
      responded({
        team: ['giant', 'bear'],
        victim: 'boar',
        mine: ['boar'],
        defense: ['boar'],
        trap: 'slayTwo',
        dice: [3, 4],
        steps: [
          { by: 'B', choose: ['giant', 'bear'] },
          { resolve: true },
          { expect: { battle: null, players: { A: { hp: 60 } } } },
        ],
      }),
    );
  });

  test('[K06-Q-96] a creature of a team that changes its controller is out of the battle', () => {
    play(
      responded({
        mine: ['guard'],
        defense: ['guard'],
        trap: 'charm',
        dice: [1, 2, 4],
        steps: [
          { by: 'B', choose: ['giant'] },
          { by: 'B', choose: ['C'] },
          { resolve: true },
          {
            expect: {
              cards: { giant: { player: 'C', defense: 15 }, bear: { defense: 1 }, guard: { defense: 7 } },
            },
          },
        ],
      }),
    );
  });

  test('[K06-Q-96] a target that does stays the target; player and team who defend stay as declared', () => {
    play(
      responded({
        team: ['bear'],
        victim: 'giant',
        mine: [{ card: 'giant', as: 'giant' }, 'imp'],
        defense: ['imp'],
        trap: 'charm',
        dice: [6, 5, 1],
        steps: [
          { by: 'B', choose: ['giant'] },
          { by: 'B', choose: ['C'] },
          { by: 'A', die: 6 },
          { resolve: true },
          {
            expect: {
              cards: { giant: { player: 'C', defense: 10 }, imp: { zone: 'grave' }, bear: { defense: 4 } },
              players: { C: { hp: 60 } },
            },
          },
        ],
      }),
    );
  });
});
