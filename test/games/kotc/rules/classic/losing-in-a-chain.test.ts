import { describe, test } from 'vitest';
import { play, spell, type Scene } from '../../scene.js';
import { heal, toAttack, toEffect } from './chain-cards.js';
import { fighters } from './classic-battle.js';

/** Who loses while an attack of the 6th Edition is being responded to. */
const HARM_SELF =
  'Roll 1 six-sided die and inflict the result as damage to yourself, then roll 1 six-sided die and inflict the result as damage to any one player.';
const cards = {
  ...fighters,
  salve: spell(`${toAttack} ${heal(1)}`, 0),
  poison: spell(`${toAttack} ${HARM_SELF}`, 0),
  curse: spell(`${toEffect} ${HARM_SELF}`, 0),
};
const battle = { phase: 'battle' } as const;

describe('who loses in the response step', () => {
  const players = (hp: number): Scene['players'] => [
    { name: 'A', hp: 60, battlefield: ['bear'] },
    { name: 'B', hp, battlefield: ['wall'], traps: ['poison', 'salve'] },
    { name: 'C', hp: 60, traps: ['curse'] },
  ];
  const attack: Scene['steps'] = [
    { by: 'A', attack: ['bear'], victim: 'B' },
    { by: 'B', defend: ['wall'] },
  ];

  test('[K06-Q-97] the attack on a player who has lost ends without dice', () => {
    play({
      rules: 'kotc-06',
      cards,
      players: players(3),
      turn: battle,
      dice: [4],
      steps: [
        ...attack,
        { by: 'B', activate: 'poison' },
        { resolve: true },
        {
          expect: {
            battle: null,
            chain: [],
            players: { B: { out: true, hp: 0 }, A: { hp: 60 } },
            cards: { bear: { exhausted: true, defense: 5 } },
            log: [{ type: 'out', player: 'B' }],
            logNot: [{ type: 'roll', player: 'A' }],
          },
        },
        { expect: { asks: { by: 'C', purpose: 'resource' } } },
      ],
    });
  });

  test('[K06-Q-97] a link of theirs does not resolve, those of others do', () => {
    play({
      rules: 'kotc-06',
      cards,
      players: players(3),
      turn: battle,
      dice: [2, 4],
      steps: [
        ...attack,
        { by: 'B', activate: 'salve' },
        { by: 'C', activate: 'curse' },
        { by: 'C', choose: ['B'] },
        { resolve: true },
        {
          expect: {
            battle: null,
            players: { B: { out: true, hp: 0 }, C: { hp: 58 }, A: { hp: 60 } },
            log: [
              { type: 'wound', player: 'B' },
              { type: 'out', player: 'B' },
            ],
            logNot: [{ type: 'heal' }],
          },
        },
      ],
    });
  });

  test('[K06-Q-97] so ends the attack on a creature that leaves the game with its owner', () => {
    play({
      rules: 'kotc-06',
      cards,
      players: [
        { name: 'A', hp: 60, battlefield: ['bear'] },
        {
          name: 'B',
          hp: 60,
          battlefield: ['wall', { card: 'boar', owner: 'C', hypnotizedFrom: 'C' }],
        },
        { name: 'C', hp: 3, traps: ['poison'] },
      ],
      turn: battle,
      dice: [4, 6, 6],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'boar' },
        { by: 'B', defend: ['wall'] },
        { by: 'C', activate: 'poison' },
        { resolve: true },
        {
          expect: {
            battle: null,
            players: { C: { out: true }, A: { hp: 60 }, B: { hp: 60 } },
            cards: { boar: { zone: 'removed' }, wall: { defense: 9 } },
            logNot: [{ type: 'roll', player: 'A' }],
          },
        },
      ],
    });
  });
});
