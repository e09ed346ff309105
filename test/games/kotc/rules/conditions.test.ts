import { describe } from 'vitest';
import type { Step } from '../../../../src-main/games/kotc/scenario/format.js';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed, type Scene } from '../scene.js';

/**
 * The fourteen activation conditions of the 14th Edition: what meets each, what comes near and does not, and that each is
 * met until the first window after it closes.
 */

interface Case {
  readonly condition: string;
  readonly scene: Omit<Scene, 'cards' | 'steps'>;
  /** Meets it, for the watcher. */
  readonly met: readonly Step[];
  /** Comes near and does not, each in a game of its own. */
  readonly near: Readonly<Record<string, readonly Step[]>>;
  /** Closes the window in which it is met, once its player has declined; left out: the other declines as well. */
  readonly closing?: readonly Step[];
  /** Hex-play: its level is to be paid. */
  readonly hex?: true;
}

const cards = {
  smite: spell('Target 1 in-play card; destroy it.', 0),
  burn: spell('Target 1 of your resources; destroy it.', 0),
  drop: spell('Target 1 card in your hand; destroy it.', 0),
  mill: spell('Target 1 card on the top of any deck; destroy it.', 0),
  bless: spell('Target 1 in-play card; place 1 Shield Counter on it.', 0),
};
const minionAs = (as: string, more: Partial<Placed> = {}): Placed => ({ card: 'filler', as, ...more });
/** Tough enough to be damaged. */
const bearAs = (as: string, more: Partial<Placed> = {}): Placed => ({ card: 'bear', as, ...more });
const struck = counters('damage', 'A', 2);
const spells = Object.keys(cards);

/** A seat of an enemy who is asked at every window, so that none closes unseen. */
const enemy = { name: 'B', askAlways: true };
const damage = (on: string): Step[] => [{ by: 'A', counter: 'damage', on }, { resolve: true }];
/** The same minion elsewhere, of which the same is true there and nothing else. */
const twin: Placed = { card: 'watcher', as: 'twin' };
const notTwin: Step = { by: 'A', activate: 'twin', refused: 'K14-ABL-07' };
/** A casts it, and selects what it names. */
const using = (name: keyof typeof cards, ...chosen: string[]): Step[] => [
  { by: 'A', cast: name },
  { by: 'A', pass: true },
  ...chosen.map((one): Step => ({ by: 'A', choose: [one] })),
];
const ownSeat = (more: Partial<Scene['players'][number]>): Scene['players'][number] => ({
  name: 'A',
  hand: spells,
  askAlways: true,
  ...more,
});

const onBattlefield = (more: Partial<Placed> = {}): Scene['players'][number] =>
  ownSeat({
    battlefield: [{ card: 'watcher', ...more }, bearAs('own bear', { counters: struck })],
    granary: [minionAs('seed'), minionAs('corn')],
  });
const enemySeat = {
  ...enemy,
  battlefield: [bearAs('enemy bear', { counters: struck }), minionAs('enemy egg', { counters: struck })],
};
const inAction = { players: [onBattlefield({ counters: struck }), enemySeat] };
const inBattle = { ...inAction, turn: { phase: 'battle' as const } };

const cases: readonly Case[] = [
  {
    condition: 'When this card attacks, after Attack Formation (ghost-play):',
    scene: inBattle,
    met: [{ by: 'A', attack: ['watcher'], victim: 'B' }],
    closing: [
      { by: 'B', pass: true },
      { by: 'B', defend: [] },
    ],
    near: { 'another attacks': [{ by: 'A', attack: ['own bear'], victim: 'B' }] },
  },
  {
    condition: 'When this card defends, after Defense Formation (ghost-play):',
    scene: {
      players: [onBattlefield(), { ...enemySeat, battlefield: [bearAs('enemy bear')] }],
      turn: { phase: 'battle', player: 'B' },
    },
    met: [
      { by: 'B', attack: ['enemy bear'], victim: 'A' },
      { by: 'A', pass: true },
      { by: 'A', defend: ['watcher'] },
    ],
    closing: [],
    near: {
      'it is the victim, and another defends': [
        { by: 'B', attack: ['enemy bear'], victim: 'watcher' },
        { by: 'A', pass: true },
        { by: 'A', defend: ['own bear'] },
      ],
    },
  },
  {
    condition: 'When this in-play card is ability-targeted:',
    scene: inAction,
    met: using('bless', 'watcher'),
    near: {
      'another is targeted': using('bless', 'own bear'),
      'a counter works on it': damage('watcher'),
    },
  },
  {
    condition: 'When this in-play card is damaged:',
    scene: inAction,
    met: damage('watcher'),
    near: { 'another is damaged': damage('own bear') },
  },
  {
    condition: 'When this in-play card is destroyed (ghost-play):',
    scene: {
      players: [{ ...onBattlefield(), granary: [twin, minionAs('seed')] }, enemySeat],
    },
    met: using('smite', 'watcher'),
    near: {
      'another is destroyed': using('smite', 'own bear'),
      'it is destroyed as a resource': [...using('burn', 'twin'), notTwin],
    },
  },
  {
    condition: 'When this card as a resource is destroyed (hex-play):',
    hex: true,
    scene: {
      players: [
        ownSeat({ hand: [...spells, twin], granary: ['watcher', minionAs('seed'), minionAs('seed 2')] }),
        enemySeat,
      ],
    },
    met: using('burn', 'watcher'),
    near: {
      'another resource is destroyed': using('burn', 'seed'),
      'it is destroyed in the hand': [...using('drop', 'twin'), notTwin],
    },
  },
  {
    condition: 'When this card in your hand is destroyed (hex-play):',
    hex: true,
    scene: { players: [ownSeat({ hand: [...spells, 'watcher'], granary: [twin, 2] }), enemySeat] },
    met: using('drop', 'watcher'),
    near: {
      'another card of the hand is destroyed': using('drop', 'mill'),
      'it is destroyed as a resource': [...using('burn', 'twin'), notTwin],
    },
  },
  {
    condition: 'When this card in your deck is destroyed (hex-play):',
    hex: true,
    scene: {
      players: [
        ownSeat({ deck: ['watcher', 9], granary: [2], battlefield: [twin, minionAs('egg')] }),
        enemySeat,
      ],
    },
    met: using('mill', 'A'),
    near: {
      'a card of another deck is destroyed': using('mill', 'B'),
      'it is destroyed in play': [...using('smite', 'twin'), notTwin],
    },
  },
  {
    condition: 'When your in-play card(s) (excluding this card) is damaged:',
    scene: inAction,
    met: damage('own bear'),
    near: { 'it is damaged itself': damage('watcher'), 'an enemy’s is damaged': damage('enemy bear') },
  },
  {
    condition: 'When your in-play card(s) is destroyed:',
    scene: inAction,
    met: using('smite', 'own bear'),
    near: {
      'an enemy’s is destroyed': using('smite', 'enemy bear'),
      'a resource is destroyed': using('burn', 'seed'),
      'a card in the hand is destroyed': using('drop', 'mill'),
      'it is only damaged': damage('own bear'),
    },
  },
  {
    condition: 'When a card(s) in your hand is destroyed:',
    scene: inAction,
    met: using('drop', 'mill'),
    near: {
      'an in-play card is destroyed': using('smite', 'own bear'),
      'a card of the deck is destroyed': using('mill', 'A'),
    },
  },
  {
    condition: 'When a card(s) in your deck is destroyed:',
    scene: inAction,
    met: using('mill', 'A'),
    near: {
      'one of an enemy’s deck is destroyed': using('mill', 'B'),
      'a card in the hand is destroyed': using('drop', 'burn'),
    },
  },
  {
    condition: 'When you take damage:',
    scene: {
      players: [
        ownSeat({
          battlefield: [
            'watcher',
            minionAs('egg', { counters: struck }),
            bearAs('own bear', { counters: struck }),
          ],
        }),
        enemySeat,
      ],
    },
    met: damage('egg'),
    near: { 'a minion takes all of it': damage('own bear'), 'an enemy takes damage': damage('enemy egg') },
  },
  {
    condition: 'When enemy attacks, after Attack Formation:',
    scene: {
      players: [
        onBattlefield(),
        { ...enemySeat, battlefield: [bearAs('enemy bear')] },
        { name: 'C', askAlways: true },
      ],
      turn: { phase: 'battle', player: 'B' },
    },
    met: [{ by: 'B', attack: ['enemy bear'], victim: 'C' }],
    closing: [],
    near: {},
  },
];

const played = ({ condition, scene, hex }: Case, steps: readonly Step[]): void =>
  play({
    ...scene,
    cards: {
      ...cards,
      bear: minion(1, 6),
      watcher: minion(1, 6, `SEE: ${condition} 1-dice-heal yourself.`, hex ? 2 : 0),
    },
    dice: [5, 4, 4, 4, 4],
    steps: [...steps],
  });

const use: Step = { by: 'A', activate: 'watcher' };
const titled = cases.map((one) => [one.condition.slice(0, -1), one] as const);
const nearly = titled.flatMap(([title, one]) =>
  Object.entries(one.near).map(([what, steps]) => [title, what, one, steps] as const),
);

describe('the fourteen conditions', () => {
  const isMet = (_title: string, one: Case): void =>
    played(one, [
      ...one.met,
      use,
      { resolve: true },
      { expect: { log: [{ type: 'link', card: 'watcher' }, { type: 'heal' }] } },
    ]);
  const ofPlayers = titled.filter(([title]) => title === 'When you take damage');
  test.each(titled.filter((one) => !ofPlayers.includes(one)))('[K14-ABL-07] [K14-ABL-08] “%s”: met', isMet);
  // In the 12th no damage pierces to a player.
  test.since(13).each(ofPlayers)('[K14-ABL-07] [K14-ABL-08] “%s”: met', isMet);

  const isNotMet = (_title: string, _what: string, one: Case, steps: readonly Step[]): void =>
    played(one, [...steps, { ...use, refused: 'K14-ABL-07' }]);
  const [merged, others] = [true, false].map((isMerged) =>
    nearly.filter(
      ([, what]) => (what === 'another is damaged' || what === 'it is damaged itself') === isMerged,
    ),
  );
  test.each(others ?? [])('[K14-ABL-07] “%s”: not met when %s', isNotMet);
  // The 17th reads both as “When your on-field minion(s) is damaged” (K17-CND-04).
  test.until(16).each(merged ?? [])('[K14-ABL-07] “%s”: not met when %s', isNotMet);

  test.each(titled)(
    '[K14-Q-05] “%s”: met no more when the first window after it has closed',
    (_title, one) => {
      played(one, [
        ...one.met,
        { until: { by: 'A' } },
        { expect: { asks: { by: 'A', offers: [{ activate: 'watcher' }] } } },
        { by: 'A', pass: true },
        ...(one.closing ?? [{ by: 'B', pass: true }]),
        { ...use, refused: 'K14-ABL-07' },
      ]);
    },
  );

  test('[K14-ABL-07] “When enemy attacks, after Attack Formation”: not met by the own attack', () => {
    play({
      cards: {
        ...cards,
        bear: minion(1, 6),
        watcher: minion(1, 6, 'SEE: When enemy attacks, after Attack Formation: Draw 1 card.', 0),
      },
      players: [onBattlefield(), enemySeat],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['own bear'], victim: 'B' },
        { ...use, refused: 'K14-ABL-07' },
      ],
    });
  });
});
