import { describe, test } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, creature, play, spell, type Placed, type Scene } from '../../scene.js';
import { byEdition } from './wordings.js';

/** What an exhausted card cannot do, and what can be done to it all the same. */
const cards = {
  sage: creature(1, 3, 'A: Draw 1 card.', 0),
  draw: spell('Draw 1 card.', 0),
  cub: creature(1, 1, '', 1),
  smite: spell('Target up to 1 card in play. Destroy all targets.', 0),
  offer: spell('Sacrifice 1 card in play. Draw 2 cards.', 0),
  burn: spell('Destroy 1 of your resources. Draw 2 cards.', 0),
};
const spent = (card: string, as = card): Placed => ({ card, as, exhausted: true });

describe('an exhausted card', () => {
  inEditions(
    '[K06-RES-08] [K09-RES-10] [K11-RES-11] is not used: no ability, no trap, no payment',
    (rules) => {
      play({
        rules,
        cards,
        players: [
          {
            name: 'A',
            hand: ['cub'],
            battlefield: [spent('sage')],
            traps: [spent('draw')],
            granary: [spent('filler', 'r')],
            askAlways: true,
          },
          { name: 'B' },
        ],
        steps: [
          { by: 'A', activate: 'sage', refused: byEdition(rules, 'K06-ABL-04', 'K09-ABL-04', 'K11-ABL-05') },
          {
            by: 'A',
            activate: 'draw',
            refused: byEdition(rules, 'K06-TRAP-08', 'K09-TRAP-08', 'K11-TRAP-11'),
          },
          { by: 'A', summon: 'cub', refused: byEdition(rules, 'K06-RES-05', 'K09-RES-07', 'K11-RES-08') },
          { expect: { turn: { phase: 'action', player: 'A' }, players: { A: { deck: 10 } } } },
        ],
      });
    },
  );

  inEditions('[K06-RES-08] [K09-RES-10] [K11-RES-11] neither attacks nor defends', (rules) => {
    const players: Scene['players'] = [
      { name: 'A', hp: 20, battlefield: ['sage', spent('sage', 'tired')] },
      { name: 'B', hp: 20, battlefield: ['cub', spent('cub', 'weary')] },
    ];
    const attack = { by: 'A', victim: 'B' };
    const refused = byEdition(rules, 'K06-BAT-03', 'K09-BAT-03', 'K11-BAT-03');
    const turn = { phase: 'battle' } as const;
    play({ rules, cards, players, turn, steps: [{ ...attack, attack: ['tired'], refused }] });
    play({
      rules,
      cards,
      players,
      turn,
      steps: [
        { ...attack, attack: ['sage'] },
        { expect: { asks: { by: 'B', purpose: 'defend', cards: ['cub'] } } },
      ],
    });
  });

  sceneInEditions('[K06-RES-20] [K09-RES-22] is targeted and destroyed like any other', {
    cards,
    players: [
      { name: 'A', hand: ['smite'] },
      { name: 'B', battlefield: [spent('sage')], traps: [spent('draw')] },
    ],
    steps: [
      { by: 'A', cast: 'smite' },
      { expect: { asks: { purpose: 'target', cards: ['sage', 'draw'] } } },
      { by: 'A', choose: ['draw'] },
      { expect: { players: { B: { grave: ['draw'] } } } },
    ],
  });

  sceneInEditions('[K06-RES-20] [K09-RES-22] is sacrificed or destroyed for a cost', {
    cards,
    players: [
      {
        name: 'A',
        hand: ['offer', 'burn'],
        battlefield: [spent('sage')],
        granary: [spent('filler', 'r')],
      },
      { name: 'B' },
    ],
    steps: [
      { by: 'A', cast: 'offer' },
      { by: 'A', cast: 'burn' },
      { expect: { players: { A: { deck: 6, grave: ['offer', 'burn', 'sage', 'r'] } } } },
    ],
  });

  sceneInEditions('[K06-RES-20] [K09-RES-22] does not serve where the text asks for an unexhausted one', {
    cards: { ...cards, rest: spell('Exhaust 1 of your unexhausted creatures in play. Draw 2 cards.', 0) },
    players: [{ name: 'A', hand: ['rest', 'rest'], battlefield: [spent('sage'), 'cub'] }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'rest' },
      { expect: { players: { A: { deck: 8 } }, cards: { cub: { exhausted: true } } } },
      { by: 'A', cast: 'rest 2' },
      { expect: { log: [{ type: 'fail', card: 'rest 2' }], players: { A: { deck: 8 } } } },
    ],
  });
});

describe('“Exhaust all targets.”', () => {
  const exhaust = (target: string): string => `${target} Exhaust all targets.`;

  test('[K11-Q-51] does nothing to cards of a hand', () => {
    play({
      rules: 'kotc-11',
      cards: { ...cards, tire: spell(exhaust('Target up to 2 cards in your hand.'), 0) },
      players: [{ name: 'A', hand: ['tire', 'cub', 'draw'], granary: [1] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'tire' },
        { by: 'A', choose: ['cub', 'draw'] },
        {
          expect: {
            cards: { cub: { exhausted: false }, draw: { exhausted: false } },
            logNot: [{ type: 'exhaust' }],
          },
        },
        { by: 'A', cast: 'draw' },
        { expect: { players: { A: { deck: 9 } } } },
      ],
    });
  });

  test('[K11-Q-51] does nothing to cards of a deck or a graveyard', () => {
    play({
      rules: 'kotc-11',
      cards: {
        top: creature(1, 1, '', 0),
        deck: spell(exhaust('Target up to 1 card on the top of one player’s deck.'), 0),
        grave: spell(exhaust('Target up to 1 card in one player’s graveyard randomly.'), 0),
      },
      players: [{ name: 'A', hand: ['deck', 'grave'], deck: ['top', 5], grave: ['top'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'deck' },
        { by: 'A', choose: ['A'] },
        { by: 'A', number: 1 },
        { by: 'A', cast: 'grave' },
        { by: 'A', number: 1 },
        {
          expect: {
            log: [{ type: 'target', card: 'top' }, { type: 'target' }],
            logNot: [{ type: 'exhaust' }],
            cards: { top: { exhausted: false }, 'top 2': { exhausted: false } },
          },
        },
      ],
    });
  });

  test('[K11-Q-51] turns creatures, traps and resources sideways', () => {
    play({
      rules: 'kotc-11',
      cards: {
        ...cards,
        play: spell(exhaust('Target up to 2 cards in play.'), 0),
        store: spell(exhaust('Target up to 1 of your resources.'), 0),
      },
      players: [
        { name: 'A', hand: ['play', 'store'], granary: ['cub'] },
        { name: 'B', battlefield: ['sage'], traps: ['draw'] },
      ],
      steps: [
        { by: 'A', cast: 'play' },
        { by: 'A', choose: ['sage', 'draw'] },
        { by: 'A', cast: 'store' },
        { by: 'A', choose: ['cub'] },
        {
          expect: {
            cards: { sage: { exhausted: true }, draw: { exhausted: true }, cub: { exhausted: true } },
          },
        },
      ],
    });
  });
});

describe('cards are unexhausted', () => {
  sceneInEditions(
    '[K06-RES-09] [K09-RES-11] [K11-RES-13] in a Recovery Phase and at no other moment of a turn',
    {
      cards,
      players: [
        { name: 'A', battlefield: [spent('sage')], traps: [spent('draw')], granary: [spent('filler', 'r')] },
        { name: 'B', battlefield: [{ card: 'cub', counters: counters('offense', 'B', 1) }] },
      ],
      turn: { phase: 'resource' },
      steps: [
        { until: { phase: 'resource', by: 'A' } },
        {
          expect: { cards: { sage: { exhausted: true }, draw: { exhausted: true }, r: { exhausted: true } } },
        },
        { until: { phase: 'action', by: 'B' } },
        {
          expect: { cards: { sage: { exhausted: true }, draw: { exhausted: true }, r: { exhausted: true } } },
        },
        { until: { phase: 'recovery', by: 'B' } },
        {
          expect: { cards: { sage: { exhausted: true }, draw: { exhausted: true }, r: { exhausted: true } } },
        },
        { until: { turn: 4 } },
        {
          expect: {
            cards: { sage: { exhausted: false }, draw: { exhausted: false }, r: { exhausted: false } },
          },
        },
      ],
    },
  );

  sceneInEditions(
    '[K06-TURN-19] [K06-RES-10] [K06-RES-11] [K06-RES-12] [K09-TURN-29] [K09-RES-12] [K09-RES-13] [K09-RES-14] [K11-TURN-29] [K11-TURN-30] [K11-RES-14] [K11-RES-15] [K11-RES-16] in all zones of all players, whose turn it may be',
    {
      cards,
      players: ['A', 'B', 'C'].map((name) => ({
        name,
        battlefield: [spent('sage', `creature ${name}`)],
        traps: [spent('draw', `trap ${name}`)],
        granary: [spent('filler', `resource ${name}`)],
      })),
      steps: [
        { until: { turn: 4 } },
        {
          expect: {
            log: [{ type: 'recover' }],
            cards: Object.fromEntries(
              ['A', 'B', 'C'].flatMap((name) =>
                ['creature', 'trap', 'resource'].map((what) => [`${what} ${name}`, { exhausted: false }]),
              ),
            ),
          },
        },
      ],
    },
  );

  test('[K11-RES-21] after attacking, defending, using an ability or being summoned', () => {
    play({
      rules: 'kotc-11',
      cards: { ...cards, bull: creature(1, 50, '', 0) },
      players: [
        { name: 'A', hp: 20, battlefield: ['sage', 'bull'], hand: ['bull'] },
        { name: 'B', hp: 20, battlefield: ['bull'] },
      ],
      steps: [
        { by: 'A', activate: 'sage' },
        { by: 'A', summon: 'bull 2' },
        { until: { phase: 'battle', by: 'A' } },
        { by: 'A', attack: ['bull'], victim: 'B' },
        { by: 'B', defend: ['bull 3'] },
        { resolve: true },
        {
          expect: {
            turn: { number: 3 },
            cards: {
              sage: { exhausted: true },
              bull: { exhausted: true },
              'bull 2': { exhausted: true },
              'bull 3': { exhausted: true },
            },
          },
        },
        { until: { turn: 4 } },
        {
          expect: {
            cards: {
              sage: { exhausted: false },
              bull: { exhausted: false },
              'bull 2': { exhausted: false },
              'bull 3': { exhausted: false },
            },
          },
        },
      ],
    });
  });
});
