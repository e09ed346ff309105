import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** "Abilities" of the 14th Edition's rulebook: what becomes of an ability once it is activated. */

const roarer = minion(1, 5, 'ROAR: Draw 1 card.', 0);
const zap = spell('Draw 1 card.', 0);

describe('becoming a link', () => {
  test.until(16)('[K14-ABL-15] it starts a chain when there is none, else it continues it', () => {
    play({
      cards: { roarer, zap },
      players: [
        { name: 'A', battlefield: ['roarer'], hand: ['zap'] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', activate: 'roarer' },
        { expect: { asks: { by: 'B', purpose: 'respond' }, chain: ['roarer'] } },
        { by: 'A', cast: 'zap' },
        { expect: { asks: { by: 'B', purpose: 'respond' }, chain: ['roarer', 'zap'] } },
        { resolve: true },
        { expect: { chain: [], players: { A: { hand: 2 } } } },
      ],
    });
  });
});

describe('resolving', () => {
  test('[K14-ABL-16] sub-abilities in printed order', () => {
    play({
      cards: {
        first: spell('Draw 1 card. Target 1 card in your hand; bury it.', 0),
      },
      players: [
        { name: 'A', deck: [{ card: 'filler', as: 'top' }, 3], hand: ['first'] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'first' },
        { resolve: true },
        { expect: { players: { A: { hand: [], deckBottom: ['top'] } } } },
      ],
    });
    play({
      cards: { second: spell('Target 1 card in your hand; bury it. Draw 1 card.', 0) },
      players: [
        { name: 'A', deck: [{ card: 'filler', as: 'top' }, 3], hand: ['second'] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'second' },
        { resolve: true },
        { expect: { players: { A: { hand: ['top'], deck: 3 } } } },
      ],
    });
  });

  test('[K14-ABL-18] the effects of a sub-ability, too, in their order, after its target selection', () => {
    const deck = [{ card: 'filler', as: 'top' }, 3];
    const drawThenBury = spell('Target 1 card in your hand; draw 1 card, then sheathe it.', 0);
    play({
      cards: { drawThenBury },
      players: [
        { name: 'A', deck, hand: ['drawThenBury', { card: 'filler', as: 'held' }] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'drawThenBury' },
        { resolve: true },
        { expect: { players: { A: { hand: ['top'], deckTop: ['held'] } } } },
      ],
    });
    play({
      cards: { buryThenDraw: spell('Target 1 card in your hand; sheathe it, then draw 1 card.', 0) },
      players: [
        { name: 'A', deck, hand: ['buryThenDraw', { card: 'filler', as: 'held' }] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'buryThenDraw' },
        { resolve: true },
        { expect: { players: { A: { hand: ['held'], deckTop: ['top'] } } } },
      ],
    });
  });

  test.since(13)('[K14-ABL-19] what is impossible does nothing, and the rest is carried out', () => {
    play({
      cards: {
        try: spell(
          'Target 1 in-play card; destroy it, then draw 1 card. Target 1 of your resources; place 2 Sword Counters on it, then bounce it. 1-dice-heal yourself.',
          0,
        ),
      },
      players: [
        { name: 'A', hp: 10, granary: [{ card: 'filler', as: 'seed' }], hand: ['try'] },
        { name: 'B', askAlways: true },
      ],
      dice: [2],
      steps: [
        { by: 'A', cast: 'try' },
        { resolve: true },
        { expect: { players: { A: { hp: 12, hand: 2, granary: 0, deck: 9 } } } },
        { expect: { cards: { seed: { zone: 'hand', counters: {} } }, logNot: [{ type: 'place' }] } },
      ],
    });
  });

  test('[K14-ABL-21] each sub-ability selects targets of its own', () => {
    play({
      cards: {
        twice: spell(
          'Target 1 in-play card; place 1 Sword Counter on it. Target 1 in-play card; destroy it.',
          0,
        ),
        bear: minion(2, 3),
      },
      players: [
        { name: 'A', hand: ['twice'], battlefield: ['bear'] },
        { name: 'B', battlefield: ['bear'], askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'twice' },
        { by: 'A', choose: ['bear'] },
        { expect: { asks: { by: 'A', purpose: 'target', cards: ['bear', 'bear 2'] } } },
        { by: 'A', choose: ['bear 2'] },
        { expect: { cards: { bear: { counters: { sword: 1 } }, 'bear 2': { zone: 'grave' } } } },
      ],
    });
  });

  test('[K14-ABL-21] one without a target selection has none, whatever an earlier one targeted', () => {
    play({
      cards: { half: spell('Target 1 in-play card; place 1 Sword Counter on it. Destroy the targets.', 0) },
      players: [
        { name: 'A', hand: ['half'], battlefield: [{ card: 'filler', as: 'host' }] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'half' },
        { resolve: true },
        { expect: { cards: { host: { zone: 'battlefield', counters: { sword: 1 } } } } },
      ],
    });
  });

  test.until(16)(
    '[K14-Q-01] targets are selected on resolution, not on activation, each sub-ability’s when its turn comes',
    () => {
      play({
        cards: {
          smite: spell('Target 1 in-play card; destroy it. Target 1 in-play card; bounce it.', 0),
          zap,
          bear: minion(2, 3),
        },
        players: [
          { name: 'A', hand: ['smite', 'zap'] },
          { name: 'B', battlefield: ['bear', { card: 'bear', as: 'wolf' }], askAlways: true },
        ],
        steps: [
          { by: 'A', cast: 'smite' },
          { expect: { asks: { by: 'B', purpose: 'respond' }, logNot: [{ type: 'target' }] } },
          { by: 'A', cast: 'zap' },
          { by: 'A', choose: ['bear'] },
          {
            expect: {
              log: [
                { type: 'resolve', card: 'zap' },
                { type: 'target', card: 'bear' },
              ],
            },
          },
          { expect: { cards: { bear: { zone: 'grave' }, wolf: { zone: 'hand' } } } },
        ],
      });
    },
  );

  test('[K14-Q-45] a link resolves although its minion has left play', () => {
    play({
      cards: { roarer, smite: spell('Target 1 in-play card; destroy it.', 0) },
      players: [
        { name: 'A', battlefield: ['roarer'], hand: ['smite'] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', activate: 'roarer' },
        { by: 'A', cast: 'smite' },
        { resolve: true },
        { expect: { cards: { roarer: { zone: 'grave' } }, players: { A: { hand: 1, deck: 9 } } } },
      ],
    });
  });

  test('[K14-Q-45] or changed controller, and “you” is still who activated it', () => {
    const witch = minion(1, 1, 'SPELL: Target 1 in-play card; hypnotize it until the end of this turn.', 0);
    play({
      cards: { roarer, witch },
      players: [
        { name: 'A', battlefield: ['roarer'] },
        { name: 'B', battlefield: [{ card: 'witch', counters: counters('trap', 'B') }], askAlways: true },
      ],
      steps: [
        { by: 'A', activate: 'roarer' },
        { by: 'B', counter: 'trap', on: 'witch' },
        { by: 'B', activate: 'witch' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['roarer'] },
        { expect: { cards: { roarer: { player: 'B', zone: 'battlefield' } } } },
        { expect: { players: { A: { hand: 1, deck: 9 }, B: { hand: 0, deck: 10 } } } },
      ],
    });
  });

  test('[K14-Q-105] an effect works on those of the targets for which it is possible', () => {
    play({
      cards: {
        charm: spell('Target up to 3 in-play cards; hypnotize the targets until the end of this turn.', 0),
        bear: minion(2, 3),
      },
      players: [
        { name: 'A', hand: ['charm'], battlefield: ['bear'] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'wolf' }], askAlways: true },
        { name: 'C', battlefield: [{ card: 'bear', as: 'lynx' }] },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { by: 'A', choose: ['wolf', 'bear', 'lynx'] },
        { expect: { players: { A: { battlefield: ['bear', 'wolf', 'lynx'] }, B: { battlefield: 0 } } } },
        { expect: { logNot: [{ type: 'hypnotize', card: 'bear' }] } },
        { until: { turn: 4 } },
        { expect: { players: { A: { battlefield: ['bear'] }, C: { battlefield: ['lynx'] } } } },
      ],
    });
  });
});
