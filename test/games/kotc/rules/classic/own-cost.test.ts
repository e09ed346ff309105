import { test } from 'vitest';
import { inEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';

/** What may be destroyed or sacrificed for the use of a card: that card itself, where it is in play and nothing says "other". */

const TO_ACT =
  'to attack with, defend with, or use an ability of this creature.\nThis card has no abilities.';

test('[K11-Q-42] a creature may fall for its own action cost, and is then in no team', () => {
  const attack = (cost: string, steps: Scene['steps']): Scene => ({
    rules: 'kotc-11',
    cards: { brute: creature(3, 9, `You must ${cost} ${TO_ACT}`, 0), wolf: creature(1, 9, '', 0) },
    players: [
      { name: 'A', battlefield: ['brute', 'wolf'] },
      { name: 'B', hp: 20 },
    ],
    turn: { phase: 'battle' },
    dice: [4, 4, 4, 4],
    steps: [{ by: 'A', attack: ['brute', 'wolf'], victim: 'B' }, ...steps],
  });
  play(
    attack('sacrifice 1 card in play', [
      { by: 'A', choose: ['brute'] },
      { resolve: true },
      { expect: { cards: { brute: { zone: 'grave' } }, players: { B: { hp: 16 } } } },
    ]),
  );
  play(
    attack('destroy 1 of your other cards in play', [
      { resolve: true },
      {
        expect: {
          cards: { brute: { zone: 'battlefield' }, wolf: { zone: 'grave' } },
          players: { B: { hp: 8 } },
        },
      },
    ]),
  );
});

inEditions('[K11-Q-42] [K11-Q-86] what is being summoned is not in play for its own summon cost', (rules) => {
  const scene = (field: string[], steps: Scene['steps']): Scene => ({
    rules,
    cards: {
      fiend: creature(
        1,
        5,
        'You must sacrifice 1 card in play to summon this creature.\nThis card has no abilities.',
        0,
      ),
      gambler: creature(
        1,
        5,
        'You must destroy 1 random card in your hand to summon this creature.\nThis card has no abilities.',
        0,
      ),
    },
    players: [{ name: 'A', hand: ['fiend', 'gambler'], battlefield: field }, { name: 'B' }],
    steps,
  });
  play(scene([], [{ by: 'A', summon: 'fiend', refused: 'K11-CRE-12' }]));
  play(
    scene(
      ['filler'],
      [
        { by: 'A', summon: 'fiend' },
        { expect: { players: { A: { battlefield: ['fiend'] } } } },
        { by: 'A', summon: 'gambler', refused: 'K11-CRE-12' },
      ],
    ),
  );
});

inEditions(
  '[K06-Q-24] [K09-Q-24] [K11-Q-42] a creature that fell for its own cost still has its effect, targets and all',
  (rules) =>
    play({
      rules,
      cards: {
        martyr: creature(
          1,
          5,
          'Destroy 1 of your cards in play. Target up to 1 card in play. Destroy all targets.',
          0,
        ),
        wolf: creature(1, 9, '', 0),
        omen: spell('Draw 1 card.', 0),
      },
      players: [
        { name: 'A', battlefield: ['martyr'], traps: ['omen'] },
        { name: 'B', battlefield: ['wolf'] },
      ],
      steps: [
        { by: 'A', activate: 'martyr' },
        { expect: { asks: { purpose: 'self-destroy', cards: ['martyr', 'omen'] } } },
        { by: 'A', choose: ['martyr'] },
        { expect: { asks: { purpose: 'target', cards: ['omen', 'wolf'] } } },
        { by: 'A', choose: ['wolf'] },
        {
          expect: { cards: { martyr: { zone: 'grave' }, wolf: { zone: 'grave' }, omen: { zone: 'traps' } } },
        },
      ],
    }),
);
