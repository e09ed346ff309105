import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Placed, type Scene } from '../../scene.js';

/** What the 12th Edition's rulebook leaves open about hidden targets, spells that move themselves and what is done card by card. */
const watching = { askAlways: true } as const;
const filler = (...names: string[]): Placed[] => names.map((as) => ({ card: 'filler', as }));
const cards = {
  bear: minion(2, 3, '', 0),
  wolf: minion(1, 4, '', 0),
  lynx: minion(1, 1, '', 0),
};

const rules = 'kotc-12';

describe('hidden targets', () => {
  const bury = spell('Target up to 3 cards in any graveyard randomly; bury the targets.', 0);

  test('[K12-Q-37] the number is chosen on activation and before chance, from 1 to as many as lie there', () => {
    play({
      rules,
      cards: { ...cards, bury },
      players: [
        { name: 'A', hand: ['bury'] },
        { name: 'B', grave: ['bear', 'wolf'], ...watching },
      ],
      picks: [['wolf']],
      steps: [
        { by: 'A', cast: 'bury' },
        {
          expect: {
            asks: { by: 'A', kind: 'number', purpose: 'targets', least: 1, most: 2 },
            chain: [],
            logNot: [{ type: 'target' }],
            cards: { bear: { knownTo: ['B'] }, wolf: { knownTo: ['B'] } },
          },
        },
        { by: 'A', number: 0, refused: 'K12-KEY-103' },
        { by: 'A', number: 1 },
        { expect: { asks: { by: 'B', purpose: 'respond' }, log: [{ type: 'target' }, { type: 'link' }] } },
        { resolve: true },
        { expect: { players: { B: { grave: ['bear'] } }, cards: { wolf: { zone: 'deck' } } } },
      ],
    });
  });

  const look = spell(
    "See one opponent's hand and target up to 2 cards therein; bury the targets. Draw 1 card.",
    0,
  );
  const seats: Scene['players'] = [
    { name: 'A', hand: ['look'], deck: [2] },
    { name: 'B', hand: ['lynx'], ...watching },
    { name: 'C', hand: ['bear', 'wolf'] },
  ];

  test('[K12-Q-39] on activation one opponent is chosen, whose hand the user alone sees, and 1 card at least is a target', () => {
    play({
      rules,
      cards: { ...cards, look },
      players: seats,
      steps: [
        { by: 'A', cast: 'look' },
        { expect: { asks: { by: 'A', kind: 'players', players: ['B', 'C'] }, chain: [] } },
        { by: 'A', choose: ['C'] },
        {
          expect: {
            asks: { by: 'A', purpose: 'target', cards: ['bear', 'wolf'], least: 1, most: 2 },
            cards: { bear: { knownTo: ['A', 'C'] }, wolf: { knownTo: ['A', 'C'] }, lynx: { knownTo: ['B'] } },
          },
        },
        { by: 'A', choose: [], refused: 'K12-KEY-103' },
        { by: 'A', choose: ['wolf'] },
        { expect: { asks: { by: 'B', purpose: 'respond' }, players: { C: { hand: 2 } } } },
        { resolve: true },
        { expect: { players: { C: { hand: ['bear'] }, A: { hand: 1 } } } },
      ],
    });
  });

  test('[K12-Q-39] an empty hand can be chosen; it is seen, and the ability has no further effect', () => {
    play({
      rules,
      cards: { ...cards, look },
      players: [seats[0]!, seats[1]!, { name: 'C' }],
      steps: [
        { by: 'A', cast: 'look' },
        { by: 'A', choose: ['C'] },
        { expect: { log: [{ type: 'see' }, { type: 'link' }], logNot: [{ type: 'target' }] } },
        { resolve: true },
        { expect: { players: { A: { hand: 0, deck: 2 }, B: { hand: ['lynx'] } } } },
      ],
    });
  });

  test('[K12-Q-40] the topmost of one deck, unseen; those that lay there on activation, wherever they are afterwards', () => {
    play({
      rules,
      cards: {
        ...cards,
        silo: spell('Target up to 3 cards on the top of any deck; silo the targets.', 0),
        zap: spell('Draw 1 card.', 0),
      },
      players: [
        { name: 'A', hand: ['silo', 'zap'], deck: ['bear', 'wolf', 'lynx', 'filler'], ...watching },
        { name: 'B', deck: [0] },
        { name: 'C', deck: [3], ...watching },
      ],
      steps: [
        { by: 'A', cast: 'silo' },
        { expect: { asks: { by: 'A', purpose: 'deck', players: ['A', 'C'] } } },
        { by: 'A', choose: ['A'] },
        { expect: { asks: { by: 'A', kind: 'number', least: 1, most: 3 } } },
        { by: 'A', number: 2 },
        { expect: { cards: { bear: { zone: 'deck', knownTo: [] }, wolf: { knownTo: [] } } } },
        { by: 'C', pass: true },
        { by: 'A', cast: 'zap' },
        { resolve: true },
        { expect: { players: { A: { granary: ['bear', 'wolf'], hand: 0, deck: ['lynx', 'filler'] } } } },
      ],
    });
  });
});

describe('a spell that moves itself', () => {
  const moves = [
    ['bounce', 'hand'],
    ['silo', 'granary'],
    ['sheathe', 'deck'],
    ['bury', 'deck'],
  ] as const;

  test.until(12).each(moves)(
    '[K12-Q-44] if it %ss itself, that is carried out, and then it goes to the graveyard',
    (how, zone) => {
      const shy = spell(`Target this card; ${how} it.`, 0);
      for (const from of ['hand', 'traps'] as const) {
        play({
          rules,
          cards: { shy },
          players: [
            { name: 'A', deck: [3], [from]: ['shy'] },
            { name: 'B', ...watching },
          ],
          steps: [
            from === 'hand' ? { by: 'A', cast: 'shy' } : { by: 'A', activate: 'shy' },
            { resolve: true },
            {
              expect: {
                log: [
                  { type: 'move', card: 'shy', zone },
                  { type: 'move', card: 'shy', zone: 'grave', why: 'spent' },
                ],
                players: { A: { grave: ['shy'], hand: 0, granary: 0, deck: 3, traps: 0 } },
              },
            },
          ],
        });
      }
    },
  );
});

describe('what is done card by card', () => {
  test.until(12)(
    '[K12-Q-67] the user removes up to 2 counters from each target, none of one if they like, whoever owns them',
    () => {
      play({
        rules,
        cards: {
          ...cards,
          cleanse: spell('Target up to 2 in-play cards; remove up to 2 counters from each target.', 0),
        },
        players: [
          { name: 'A', hand: ['cleanse'] },
          {
            name: 'B',
            battlefield: [
              {
                card: 'bear',
                counters: [
                  ...counters('sword', 'B'),
                  ...counters('damage', 'A'),
                  ...counters('exhaustion', 'C'),
                ],
              },
              { card: 'wolf', counters: counters('weakness', 'B', 3) },
            ],
          },
          { name: 'C', ...watching },
        ],
        steps: [
          { by: 'A', cast: 'cleanse' },
          { by: 'A', choose: ['wolf', 'bear'] },
          { expect: { chain: ['cleanse'], asks: { purpose: 'respond' } } },
          { until: { by: 'A', purpose: 'remove' } },
          { expect: { asks: { by: 'A', purpose: 'remove', least: 0, most: 2 } } },
          { by: 'A', choose: [] },
          { expect: { asks: { by: 'A', least: 0, most: 2, options: ['sword', 'damage', 'exhaustion'] } } },
          { by: 'A', choose: ['sword of B', 'exhaustion of C'] },
          { expect: { cards: { wolf: { counters: { weakness: 3 } }, bear: { counters: { damage: 1 } } } } },
        ],
      });
    },
  );

  test.until(12)(
    '[K12-Q-76] all targets are revealed first, then deployed one by one as the user wants, each paid for itself',
    () => {
      play({
        rules,
        cards: {
          ogre: minion(4, 4, '', 1),
          snare: spell('Draw 1 card.', 1),
          call: spell('Target up to 2 cards in your hand; reveal and deploy the targets.', 0),
        },
        players: [
          { name: 'A', hand: ['call', 'ogre', 'snare'], granary: filler('one', 'two', 'three') },
          { name: 'B', ...watching },
        ],
        steps: [
          { by: 'A', cast: 'call' },
          { by: 'A', choose: ['ogre', 'snare'] },
          { expect: { cards: { ogre: { knownTo: ['A'] }, snare: { knownTo: ['A'] } } } },
          { until: { by: 'A', purpose: 'deploy' } },
          { expect: { asks: { by: 'A', purpose: 'deploy' }, log: [{ type: 'reveal', card: 'ogre' }] } },
          { expect: { cards: { ogre: { knownTo: ['A', 'B'] }, snare: { knownTo: ['A', 'B'] } } } },
          { by: 'A', choose: ['snare'] },
          { by: 'A', yes: true },
          { by: 'A', pay: ['two'] },
          { by: 'A', choose: ['ogre'] },
          { by: 'A', pay: ['one'] },
          {
            expect: {
              log: [
                { type: 'exhaust', card: 'two' },
                { type: 'move', card: 'snare', zone: 'traps' },
                { type: 'exhaust', card: 'one' },
                { type: 'move', card: 'ogre', zone: 'battlefield' },
              ],
            },
          },
        ],
      });
    },
  );

  test.until(12)(
    '[K12-Q-77] a deployed spell that deploys is carried out whole within the one that deployed it, with targets of its own',
    () => {
      play({
        rules,
        cards: {
          heal: spell('1-dice-heal yourself.', 0),
          inner: spell('Target 1 card in your hand; reveal and deploy it, then draw 1 card.', 0),
          outer: spell(
            'Target 1 card in any graveyard randomly; reveal and deploy it, then draw 2 cards.',
            0,
          ),
        },
        players: [
          { name: 'A', hand: ['outer', 'heal'], grave: ['inner'], deck: filler('x', 'y', 'z') },
          { name: 'B', ...watching },
        ],
        steps: [
          { by: 'A', cast: 'outer' },
          { until: { by: 'A', purpose: 'deploy' } },
          { by: 'A', choose: ['inner'] },
          { by: 'A', yes: false },
          { by: 'A', choose: ['heal'] },
          { by: 'A', yes: false },
          {
            expect: {
              log: [
                { type: 'move', card: 'inner', zone: 'none' },
                { type: 'target', card: 'heal' },
                { type: 'move', card: 'heal', zone: 'none' },
                { type: 'heal' },
                { type: 'move', card: 'heal', zone: 'grave' },
                { type: 'move', card: 'x', zone: 'hand' },
                { type: 'move', card: 'inner', zone: 'grave' },
                { type: 'move', card: 'y', zone: 'hand' },
                { type: 'move', card: 'outer', zone: 'grave' },
              ],
            },
          },
        ],
      });
    },
  );

  test.until(12)('[K12-Q-97] fatigue keeps the level too, of a trap and of a minion', () => {
    const changed = { sp: 4, hp: 1, level: 0, exhausted: true };
    const spent = { exhausted: true, damage: 2, spChange: 2, downLevel: 3 };
    play({
      rules,
      cards: { ox: minion(2, 3, '', 3), snare: spell('Draw 1 card.', 2) },
      players: [
        {
          name: 'A',
          battlefield: [{ card: 'ox', ...spent, fatiguedIn: 3 }],
          traps: [{ card: 'snare', exhausted: true, downLevel: 1, fatiguedIn: 3 }],
          ...watching,
        },
        { name: 'B', battlefield: [{ card: 'ox', as: 'other', ...spent }] },
      ],
      steps: [
        { until: { turn: 4 } },
        {
          expect: {
            cards: { ox: changed, other: { level: 3, hp: 3 }, snare: { level: 1, exhausted: true } },
          },
        },
        { until: { turn: 6 } },
        { expect: { cards: { ox: { level: 3, sp: 2, hp: 3 }, snare: { level: 2, exhausted: false } } } },
      ],
    });
  });
});

describe('the setup', () => {
  const seats: Scene['players'] = [
    { name: 'A', deck: [40] },
    { name: 'B', deck: [40] },
    { name: 'C', deck: [43] },
  ];

  test.until(12)('[K12-Q-84] those who tie for the highest roll again, and nobody else', () => {
    play({
      rules,
      begin: 'setup',
      players: seats,
      dice: [6, 1, 1, 1, 3, 4, 2, 2, 3, 1, 5, 1, 6, 6],
      steps: [{ expect: { log: [{ type: 'first', player: 'C' }], asks: { by: 'C', purpose: 'reserves' } } }],
    });
  });

  test('[K12-Q-85] nobody is asked whether to bury and redraw: the hand that is dealt is kept', () => {
    play({
      rules,
      begin: 'setup',
      players: seats,
      dice: [6, 6, 1, 1, 2, 2],
      steps: [
        { by: 'C', reserves: [] },
        {
          expect: {
            turn: { number: 1, player: 'A' },
            players: { A: { hand: 5 }, B: { hand: 5 }, C: { hand: 5, deck: 38 } },
            notAsked: [{ purpose: 'redraw' }],
          },
        },
      ],
    });
  });
});
