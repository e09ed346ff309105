import { expect } from 'vitest';
import { readText } from '../../../../../src-main/games/kotc/cards/language/read.js';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, creature, play, spell, type Scene } from '../../scene.js';
import { whenAnotherFalls, whenYouAreDamaged, WHEN_DESTROYED } from './wordings.js';

const pup = creature(0, 1, '', 0);

inEditions(
  '[K06-ABL-18] [K09-ABL-14] [K11-ABL-15] a cost stands after the condition and before targets and effects',
  (rules) => {
    const { number } = kotcRuleSets[rules].edition;
    const cost = 'Exhaust 1 of your resources.';
    const [target, effect] = ['Target up to 1 card in play.', 'Destroy all targets.'];
    const read = (...sentences: string[]) => readText(sentences.join(' '), 'creature', number);
    const right = read(WHEN_DESTROYED, cost, target, effect);
    expect(right.problems).toEqual([]);
    expect(right.abilities[0]).toMatchObject({
      condition: { id: 'when-this-in-play-card-destroyed' },
      costs: [{ id: 'cost-exhaust-resources' }],
    });
    expect(read(cost, target, effect).problems).toEqual([]);
    for (const wrong of [
      [cost, WHEN_DESTROYED, target, effect],
      [WHEN_DESTROYED, target, cost, effect],
      [WHEN_DESTROYED, target, effect, cost],
    ])
      expect(read(...wrong).problems).not.toEqual([]);
  },
);

sceneInEditions(
  '[K06-ABL-18] [K06-ABL-19] [K09-ABL-14] [K09-ABL-15] [K11-ABL-15] [K11-ABL-16] [K11-ABL-19] the cost is paid on activation, before targets are selected, with nothing between',
  {
    cards: {
      slayer: creature(
        1,
        5,
        'Destroy 1 of your cards in play. Target up to 1 card in play. Destroy all targets.',
        0,
      ),
      ghost: creature(1, 5, `${WHEN_DESTROYED} Draw 1 card.`, 0),
      pup,
    },
    players: [
      { name: 'A', battlefield: ['slayer', 'ghost'] },
      { name: 'B', battlefield: [{ card: 'pup', counters: counters('exhaustion', 'B') }] },
    ],
    steps: [
      { by: 'A', activate: 'slayer' },
      // B could remove the counter before and after, but is not asked between.
      { expect: { asks: { by: 'A', purpose: 'self-destroy' }, cards: { slayer: { exhausted: true } } } },
      { by: 'A', choose: ['ghost'] },
      { expect: { asks: { by: 'A', purpose: 'target', cards: ['slayer', 'pup'] } } },
      { by: 'A', choose: ['pup'] },
      { expect: { asks: { by: 'B', purpose: 'counter' }, cards: { pup: { zone: 'battlefield' } } } },
      { by: 'B', pass: true },
      { expect: { asks: { by: 'A', purpose: 'condition', offers: [{ activate: 'ghost' }] } } },
      { expect: { cards: { pup: { zone: 'grave' } }, players: { A: { hand: 0 } } } },
    ],
  },
);

/** Of two abilities for one event the first is paid before the second is activated, though it is carried out only then. */
inEditions(
  '[K06-ABL-19] [K09-ABL-15] [K11-ABL-16] [K11-ABL-19] what is activated is paid for, though it waits to be carried out',
  (rules) =>
    play({
      rules,
      cards: {
        smite: spell('Target up to 1 card in play. Destroy all targets.', 0),
        pup,
        dirge: spell(`${whenAnotherFalls(rules)} Exhaust 1 of your resources. Draw 1 card.`, 0),
      },
      players: [
        { name: 'A', hand: ['smite'] },
        { name: 'B', battlefield: ['pup'], traps: ['dirge', 'dirge'], granary: [1], askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['pup'] },
        { by: 'B', activate: 'dirge' },
        { expect: { cards: { dirge: { zone: 'none' } } } },
        { by: 'B', activate: 'dirge 2' },
        { resolve: true },
        {
          expect: {
            log: [
              { type: 'exhaust', card: 'filler 21' },
              { type: 'fail', card: 'dirge 2' },
              { type: 'move', card: 'filler 11' },
            ],
            players: { B: { hand: 1, grave: ['pup', 'dirge', 'dirge 2'] } },
          },
        },
      ],
    }),
);

inEditions(
  '[K06-ABL-21] [K09-ABL-17] a sacrificed card is not destroyed: no condition is met by it',
  (rules) =>
    play({
      rules,
      cards: {
        offering: spell('Sacrifice 1 card in play. Increase your hitpoints by 1.', 0),
        ghost: creature(1, 5, `${WHEN_DESTROYED} Draw 1 card.`, 0),
        mourner: creature(1, 5, `${whenAnotherFalls(rules)} Draw 1 card.`, 0),
      },
      players: [
        { name: 'A', hand: ['offering'], battlefield: ['ghost', 'mourner'], hp: 10, askAlways: true },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'offering' },
        { by: 'A', choose: ['ghost'] },
        { expect: { asks: { by: 'A', purpose: 'action' }, cards: { ghost: { zone: 'grave' } } } },
        { expect: { players: { A: { hp: 11, hand: 0 } }, logNot: [{ type: 'wait' }] } },
      ],
    }),
);

inEditions(
  '[K06-ABL-23] [K09-ABL-19] a card destroyed as a cost meets conditions about destruction',
  (rules) =>
    play({
      rules,
      cards: {
        purge: spell('Destroy 1 of your cards in play. Increase your hitpoints by 1.', 0),
        ghost: creature(1, 5, `${WHEN_DESTROYED} Draw 1 card.`, 0),
        mourner: creature(1, 5, `${whenAnotherFalls(rules)} Draw 2 cards.`, 0),
      },
      players: [{ name: 'A', hand: ['purge'], battlefield: ['ghost', 'mourner'], hp: 10 }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'purge' },
        { by: 'A', choose: ['ghost'] },
        {
          expect: {
            asks: { purpose: 'condition', offers: [{ activate: 'ghost' }, { activate: 'mourner' }] },
          },
        },
        { by: 'A', activate: 'ghost' },
        { by: 'A', activate: 'mourner' },
        { resolve: true },
        { expect: { players: { A: { hp: 11, hand: 3 } } } },
      ],
    }),
);

/** "Pay x hitpoints." was redacted in the 9th Edition: a card of the 6th has it. */
const tithe = { ...spell('Pay 5 hitpoints. Draw 1 card.', 0), edition: 6 } as const;

inEditions('[K06-ABL-22] [K09-ABL-18] paying hitpoints is no damage: no condition is met by it', (rules) =>
  play({
    rules,
    cards: {
      tithe,
      rage: creature(1, 5, `${whenYouAreDamaged(rules)} Draw 2 cards.`, 0),
    },
    players: [{ name: 'A', hand: ['tithe'], battlefield: ['rage'], hp: 10, askAlways: true }, { name: 'B' }],
    steps: [
      { by: 'A', cast: 'tithe' },
      { expect: { asks: { by: 'A', purpose: 'action' } } },
      { expect: { players: { A: { hp: 5, hand: 1 } }, logNot: [{ type: 'wound' }] } },
    ],
  }),
);

inEditions(
  '[K06-Q-24] [K09-Q-24] [K11-Q-42] a creature may be destroyed for its own cost, except in the 6th never sacrificed',
  (rules) => {
    const scene = (act: string, steps: Scene['steps']): Scene => ({
      rules,
      cards: { martyr: creature(1, 5, `${act} Draw 1 card.`, 0) },
      players: [{ name: 'A', battlefield: ['martyr'] }, { name: 'B' }],
      steps: [{ by: 'A', activate: 'martyr' }, ...steps],
    });
    const gone: Scene['steps'] = [
      { expect: { cards: { martyr: { zone: 'grave' } }, players: { A: { hand: 1 } } } },
    ];
    const stays: Scene['steps'] = [
      {
        expect: { cards: { martyr: { zone: 'battlefield', exhausted: true } }, players: { A: { hand: 0 } } },
      },
    ];
    play(scene('Destroy 1 of your cards in play.', gone));
    play(scene('Sacrifice 1 card in play.', rules === 'kotc-06' ? stays : gone));
    play(scene('Exhaust 1 of your unexhausted creatures in play.', stays));
  },
);
