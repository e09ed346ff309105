import { test } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import { DEPLOY, whenAnotherFalls } from './wordings.js';

/** "Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs)." */

const rite = spell(`Target up to 5 cards in your hand. ${DEPLOY} Increase your hitpoints by 1.`, 0);
const free = creature(1, 5, '', 0);

sceneInEditions(
  '[K06-Q-49] [K09-Q-50] [K11-Q-19] targets are revealed, then summoned or cast by the user, who pays; the rest stays',
  {
    cards: {
      rite,
      bear: creature(2, 5, '', 2),
      cure: spell('Increase your hitpoints by 5.', 1),
      oaf: creature(1, 1, '', 9),
    },
    players: [
      { name: 'A', granary: [3], hand: ['rite', 'bear', 'cure', 'oaf', 'bear'], hp: 10 },
      { name: 'B' },
      { name: 'C' },
    ],
    steps: [
      { by: 'A', cast: 'rite' },
      { by: 'A', choose: ['bear', 'cure', 'oaf', 'bear 2'] },
      {
        expect: {
          asks: { by: 'A', purpose: 'deploy', options: ['bear', 'cure', 'bear 2'] },
          cards: { bear: { knownTo: ['A', 'B', 'C'] }, oaf: { zone: 'hand', knownTo: ['A', 'B', 'C'] } },
        },
      },
      { by: 'A', choose: ['cure'] },
      { by: 'A', pay: ['filler 12'] },
      {
        expect: {
          asks: { by: 'A', purpose: 'deploy', options: ['bear', 'bear 2'] },
          cards: { cure: { zone: 'grave' } },
          players: { A: { hp: 15 } },
        },
      },
      { by: 'A', choose: ['bear 2'] },
      {
        expect: {
          cards: {
            'bear 2': { zone: 'battlefield', player: 'A', exhausted: true },
            bear: { zone: 'hand' },
            oaf: { zone: 'hand' },
            rite: { zone: 'grave' },
            'filler 11': { exhausted: true },
            'filler 12': { exhausted: true },
            'filler 13': { exhausted: true },
          },
          players: { A: { hp: 16 } },
        },
      },
    ],
  },
);

inEditions(
  '[K06-Q-49] [K09-Q-50] [K11-Q-19] a spell with a condition cannot be cast so, and nothing is set',
  (rules) =>
    play({
      rules,
      cards: {
        rite,
        free,
        dirge: spell(`${whenAnotherFalls(rules)} Draw 1 card.`, 0),
        cure: spell('Draw 1 card.', 0),
      },
      players: [{ name: 'A', hand: ['rite', 'dirge', 'free', 'cure'], hp: 10 }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'rite' },
        { by: 'A', choose: ['dirge', 'free', 'cure'] },
        { expect: { asks: { by: 'A', purpose: 'deploy', options: ['free', 'cure'] } } },
        { by: 'A', choose: ['cure'] },
        { by: 'A', pass: true },
        {
          expect: {
            cards: { dirge: { zone: 'hand' }, free: { zone: 'hand' } },
            players: { A: { hp: 11, traps: 0 } },
          },
        },
      ],
    }),
);

test('[K06-Q-49] a spell “in response to …” is not cast so either', () => {
  play({
    rules: 'kotc-06',
    cards: { rite, free, answer: spell('Activate in response to an opponent’s summon. Draw 1 card.', 0) },
    players: [{ name: 'A', hand: ['rite', 'answer', 'free'], hp: 10 }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'rite' },
      { by: 'A', choose: ['answer', 'free'] },
      { by: 'A', choose: ['free'] },
      {
        expect: {
          cards: { answer: { zone: 'hand' }, free: { zone: 'battlefield' } },
          players: { A: { hp: 11 } },
        },
      },
    ],
  });
});

sceneInEditions(
  '[K06-Q-49] [K09-Q-50] [K11-Q-19] another player’s card is summoned and cast by the user; then it goes to its owner',
  {
    cards: {
      grasp: spell(`Target up to 2 cards in one player’s graveyard randomly. ${DEPLOY}`, 0),
      free,
      cure: spell('Increase your hitpoints by 5.', 0),
      smite: spell('Target up to 1 card in play. Destroy all targets.', 0),
    },
    players: [
      { name: 'A', hand: ['grasp', 'smite'], hp: 10 },
      { name: 'B', grave: ['free', 'cure'], hp: 10 },
    ],
    steps: [
      { by: 'A', cast: 'grasp' },
      // The spell that is being cast is in no graveyard: B alone has cards there.
      { by: 'A', number: 2 },
      { by: 'A', choose: ['free'] },
      { by: 'A', choose: ['cure'] },
      {
        expect: {
          cards: {
            free: { zone: 'battlefield', player: 'A', owner: 'B', exhausted: true },
            cure: { zone: 'grave', player: 'B' },
          },
          players: { A: { hp: 15, grave: ['grasp'] }, B: { hp: 10 } },
        },
      },
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['free'] },
      { expect: { cards: { free: { zone: 'grave', player: 'B' } } } },
    ],
  },
);

inEditions(
  '[K11-Q-19] the effect works outside of the Action Phase, in answer to what has happened',
  (rules) =>
    play({
      rules,
      cards: {
        smite: spell('Target up to 1 card in play. Destroy all targets.', 0),
        revenge: spell(`${whenAnotherFalls(rules)} Target up to 2 cards in your hand. ${DEPLOY}`, 0),
        free,
        cure: spell('Increase your hitpoints by 5.', 0),
      },
      players: [
        { name: 'A', hand: ['smite'] },
        { name: 'B', battlefield: ['free'], traps: ['revenge'], hand: ['free', 'cure'], hp: 10 },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['free'] },
        { by: 'B', activate: 'revenge' },
        { by: 'B', choose: ['free 2', 'cure'] },
        { by: 'B', choose: ['cure'] },
        { by: 'B', choose: ['free 2'] },
        {
          expect: {
            turn: { player: 'A' },
            cards: { 'free 2': { zone: 'battlefield', player: 'B' }, cure: { zone: 'grave' } },
            players: { B: { hp: 15 } },
          },
        },
      ],
    }),
);

inEditions(
  '[K06-Q-90] [K09-Q-75] [K11-Q-86] targeted resources pay for others before their own turn, never for themselves',
  (rules) => {
    const text = `Target up to 2 of your resources. ${DEPLOY}`;
    const scene = (resources: Scene['players'][number]['granary'], steps: Scene['steps']): Scene => ({
      rules,
      cards: { field: spell(text, 0), bear: creature(2, 5, '', 1) },
      players: [{ name: 'A', hand: ['field'], granary: resources }, { name: 'B' }],
      steps: [{ by: 'A', cast: 'field' }, ...steps],
    });
    play(
      scene(
        ['bear', 'bear'],
        [
          { by: 'A', choose: ['bear', 'bear 2'] },
          { expect: { asks: { by: 'A', purpose: 'deploy', options: ['bear', 'bear 2'] } } },
          { by: 'A', choose: ['bear 2'] },
          {
            expect: {
              cards: {
                'bear 2': { zone: 'battlefield', exhausted: true },
                bear: { zone: 'granary', exhausted: true },
              },
              turn: { phase: 'action' },
            },
          },
        ],
      ),
    );
    play(
      scene(
        ['bear'],
        [
          { by: 'A', choose: ['bear'] },
          { expect: { cards: { bear: { zone: 'granary', exhausted: false } }, turn: { phase: 'action' } } },
        ],
      ),
    );
    play(
      scene(
        ['bear', 'bear', 1],
        [
          { by: 'A', choose: ['bear', 'bear 2'] },
          { by: 'A', choose: ['bear'] },
          { by: 'A', pay: ['filler 11'] },
          {
            expect: {
              cards: { bear: { zone: 'battlefield' }, 'bear 2': { zone: 'granary', exhausted: false } },
              turn: { phase: 'action' },
            },
          },
        ],
      ),
    );
  },
);

inEditions('[K06-Q-90] [K09-Q-75] all targets are revealed before the first is played', (rules) =>
  play({
    rules,
    cards: { rite, free },
    players: [{ name: 'A', hand: ['rite', 'free', 'free'], hp: 10 }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'rite' },
      { by: 'A', choose: ['free', 'free 2'] },
      { by: 'A', choose: ['free 2'] },
      { by: 'A', choose: ['free'] },
      {
        expect: {
          log: [{ type: 'reveal' }, { type: 'move', card: 'free 2' }, { type: 'move', card: 'free' }],
          players: { A: { battlefield: ['free 2', 'free'] } },
        },
      },
    ],
  }),
);
