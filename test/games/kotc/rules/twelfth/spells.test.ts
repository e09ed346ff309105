import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { minion, play, spell } from '../../scene.js';

/** "Abilities" and "Spells" of the 12th Edition: how they resolve, and where a spell is meanwhile. */
const rules = 'kotc-12';
const watching = { askAlways: true } as const;
const bear = minion(2, 3, '', 0);
const zap = spell('Draw 1 card.', 0);

describe('resolving', () => {
  test.until(12)('[K12-ABL-19] what is impossible does nothing, and the rest is carried out', () => {
    play({
      rules,
      cards: {
        bear,
        try: spell(
          'Target 1 of your resources; place 2 Sword Counters on it, then hypnotize it until the end of this turn, then bounce it. Target 1 in-play card; bounce it, then place 1 Sword Counter on it, then draw 1 card. 1-dice-heal yourself.',
          0,
        ),
      },
      players: [
        { name: 'A', hp: 10, granary: [{ card: 'filler', as: 'seed' }], hand: ['try'], deck: [9] },
        { name: 'B', battlefield: ['bear'], ...watching },
      ],
      dice: [2],
      steps: [
        { by: 'A', cast: 'try' },
        { resolve: true },
        { expect: { players: { A: { hp: 12, hand: 2, granary: 0, deck: 8 }, B: { hand: ['bear'] } } } },
        {
          expect: {
            cards: { seed: { zone: 'hand', counters: {} }, bear: { counters: {} } },
            logNot: [{ type: 'place' }, { type: 'hypnotize' }],
          },
        },
      ],
    });
  });

  test.until(12)(
    '[K12-Q-03] a standard ability or spell responds in its player’s own Action Phase, and in no other player’s',
    () => {
      play({
        rules,
        cards: {
          roarer: minion(1, 5, 'ROAR: 1-dice-heal yourself.', 0),
          cure: spell('1-dice-heal yourself.', 0),
          zap,
        },
        players: [
          { name: 'A', battlefield: ['roarer'], hand: ['zap', 'cure'], hp: 10 },
          {
            name: 'B',
            battlefield: [{ card: 'roarer', as: 'B’s' }],
            hand: [{ card: 'cure', as: 'B’s cure' }],
          },
        ],
        dice: [3, 4],
        steps: [
          { by: 'A', cast: 'zap' },
          { by: 'B', activate: 'B’s', refused: 'K12-ABL-04' },
          { by: 'B', cast: 'B’s cure', refused: 'K12-ABL-04' },
          { by: 'A', activate: 'roarer' },
          { by: 'A', cast: 'cure' },
          { resolve: true },
          {
            expect: {
              players: { A: { hp: 17 } },
              log: [
                { type: 'resolve', card: 'cure' },
                { type: 'resolve', card: 'roarer' },
                { type: 'resolve', card: 'zap' },
              ],
            },
          },
        ],
      });
    },
  );
});

describe('where a spell is', () => {
  test.until(12)('[K12-SPL-11] in the graveyard only after its ability has resolved', () => {
    play({
      rules,
      cards: { zap, cure: spell('1-dice-heal yourself. Draw 1 card.', 0) },
      players: [
        { name: 'A', hand: ['zap', 'cure'] },
        { name: 'B', ...watching },
      ],
      dice: [1],
      steps: [
        { by: 'A', cast: 'cure' },
        { by: 'A', cast: 'zap' },
        { expect: { chain: ['cure', 'zap'], players: { A: { grave: 0, hand: 0 } } } },
        { resolve: true },
        {
          expect: {
            players: { A: { grave: ['zap', 'cure'] } },
            log: [
              { type: 'resolve', card: 'zap' },
              { type: 'move', why: 'draw' },
              { type: 'move', card: 'zap', zone: 'grave', rule: 'K12-SPL-11' },
              { type: 'resolve', card: 'cure' },
              { type: 'heal' },
              { type: 'move', why: 'draw' },
              { type: 'move', card: 'cure', zone: 'grave', rule: 'K12-SPL-11' },
            ],
          },
        },
      ],
    });
  });

  test.until(12)(
    '[K12-Q-02] from its reveal on in no zone: nothing in the hand, in play or in the graveyard',
    () => {
      play({
        rules,
        cards: {
          bear,
          toll: spell(
            'Self-destroy 1 random card in your hand→Target up to 2 cards in your hand; bury the targets.',
            0,
          ),
          page: zap,
        },
        players: [
          { name: 'A', hand: ['toll', 'page', { card: 'page', as: 'leaf' }] },
          { name: 'B', ...watching },
        ],
        picks: [['toll', 'leaf']],
        steps: [
          { by: 'A', cast: 'toll' },
          {
            expect: {
              cards: { toll: { zone: 'none', knownTo: ['A', 'B'] }, leaf: { zone: 'grave' } },
              log: [{ type: 'move', card: 'toll', zone: 'none', rule: 'K12-Q-02' }],
            },
          },
          { by: 'A', choose: ['page'] },
          { expect: { chain: ['toll'], players: { A: { hand: ['page'], grave: ['leaf'] } } } },
        ],
      });
    },
  );

  test.until(12)('[K12-Q-02] a trap that is used is in no zone either, and no target any more', () => {
    play({
      rules,
      cards: { bear, zap, smite: spell('Target up to 2 in-play cards; destroy the targets.', 0) },
      players: [
        { name: 'A', hand: ['smite'], traps: ['zap', { card: 'zap', as: 'other' }], battlefield: ['bear'] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', activate: 'zap' },
        { expect: { cards: { zap: { zone: 'none' } }, players: { A: { traps: ['other'], grave: 0 } } } },
        { by: 'A', cast: 'smite' },
        { expect: { asks: { by: 'A', purpose: 'target', cards: ['bear', 'other'] } } },
      ],
    });
  });
});

describe('a deployed spell', () => {
  const deploy = spell('Target 1 card in your hand; reveal and deploy it. 1-dice-heal yourself.', 0);

  test.until(12)(
    '[K12-Q-08] makes no link: nobody responds, and what deployed it goes on when it is done',
    () => {
      play({
        rules,
        cards: {
          bear,
          deploy,
          both: spell('Target 1 in-play card; bounce it. Target 1 in-play card; destroy it.', 0),
        },
        players: [
          { name: 'A', hand: ['deploy', 'both'], ...watching },
          {
            name: 'B',
            battlefield: [
              'bear',
              { card: 'bear', as: 'ox' },
              { card: 'bear', as: 'cub', counters: [{ kind: 'sword', owner: 'B', count: 1 }] },
            ],
            ...watching,
          },
        ],
        dice: [4],
        steps: [
          { by: 'A', cast: 'deploy' },
          { until: { by: 'A', purpose: 'deploy' } },
          {
            expect: {
              asked: [
                { by: 'B', purpose: 'respond' },
                { by: 'A', purpose: 'respond' },
              ],
            },
          },
          { by: 'A', choose: ['both'] },
          { by: 'A', yes: false },
          // It selects on its activation, which is now, for both parts.
          { by: 'A', choose: ['ox'] },
          { expect: { asks: { by: 'A', purpose: 'target', cards: ['bear', 'cub'] }, chain: ['deploy'] } },
          { expect: { cards: { ox: { zone: 'battlefield' } } } },
          { by: 'A', choose: ['bear'] },
          {
            expect: {
              chain: [],
              cards: { ox: { zone: 'hand' }, bear: { zone: 'grave' }, both: { zone: 'grave', player: 'A' } },
              notAsked: [{ purpose: 'respond' }],
              log: [
                { type: 'move', card: 'bear', why: 'destroy' },
                { type: 'move', card: 'both', zone: 'grave' },
                { type: 'heal' },
                { type: 'move', card: 'deploy', zone: 'grave' },
                { type: 'resolved' },
              ],
              logNot: [{ type: 'link', card: 'both' }],
            },
          },
        ],
      });
    },
  );
});

describe('opponents', () => {
  test.until(12)('[K12-Q-09] the user chooses whose hand is seen, on activation, and sees it alone', () => {
    play({
      rules,
      cards: {
        spy: spell("See one opponent's hand and target up to 2 cards therein; bury the targets.", 0),
        zap,
      },
      players: [
        { name: 'A', hand: ['spy', { card: 'zap', as: 'own' }] },
        { name: 'B', hand: [{ card: 'zap', as: 'B’s' }], ...watching },
        { name: 'C', hand: [{ card: 'zap', as: 'C’s' }], ...watching },
      ],
      steps: [
        { by: 'A', cast: 'spy' },
        { expect: { asks: { by: 'A', purpose: 'hand', players: ['B', 'C'], rule: 'K12-Q-09' }, chain: [] } },
        { by: 'A', choose: ['C'] },
        {
          expect: {
            asks: { by: 'B', purpose: 'respond' },
            cards: { 'C’s': { zone: 'hand', knownTo: ['A', 'C'] }, 'B’s': { knownTo: ['B'] } },
          },
        },
        { resolve: true },
        { expect: { players: { C: { hand: 0, deckBottom: ['C’s'] }, B: { hand: 1 } } } },
      ],
    });
  });

  test.until(12)(
    '[K12-Q-09] whoever of several opponents attacks, and whomever, who has the ability decides on it',
    () => {
      for (const victim of ['A', 'C']) {
        play({
          rules,
          cards: { bear, snare: spell('When an opponent attacks, after Attack Formation: Draw 1 card.', 0) },
          players: [
            { name: 'A', hand: ['snare'] },
            { name: 'B', battlefield: ['bear'] },
            { name: 'C', hand: [{ card: 'snare', as: 'other' }] },
          ],
          turn: { player: 'B', phase: 'battle' },
          steps: [
            { by: 'B', attack: ['bear'], victim },
            { until: { by: 'A' } },
            { expect: { asks: { by: 'A', offers: [{ cast: 'snare' }, { pass: true }] } } },
            { by: 'A', pass: true },
            { expect: { players: { A: { hand: 1 } }, cards: { snare: { zone: 'hand' } } } },
          ],
        });
      }
    },
  );
});
