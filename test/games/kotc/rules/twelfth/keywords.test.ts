import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../../scene.js';

/** Keywords of the 12th Edition, by what it has of its own: traps, and Shield Counters that raise HP. */
const watching = { askAlways: true } as const;
const cards = {
  bear: minion(2, 3, '', 0),
  wolf: minion(1, 1, '', 0),
  wall: minion(0, 9, '', 0),
  zap: spell('Draw 1 card.', 0),
  smite: spell('Target 1 in-play card; destroy it.', 0),
  mourner: minion(1, 1, 'WEEP: When your in-play card(s) is destroyed: Draw 1 card.', 0),
  tough: minion(1, 9, 'ROAR: When this in-play card is damaged: Draw 1 card.', 0),
  husk: minion(1, 0, 'ROAR: When this in-play card is damaged: Draw 1 card.', 0),
};
/** B's, under A's control until the end of the turn. */
const charmed = (card: string): Placed => ({ card, owner: 'B', hypnotizedFrom: 'B' });
const battle = { phase: 'battle' } as const;

const rules = 'kotc-12';

describe('Destroy', () => {
  test.until(12)(
    '[K12-KEY-09] [K12-KEY-27] a controlled card of another owner goes to its owner’s graveyard, a trap too',
    () => {
      for (const target of ['bear', 'zap']) {
        play({
          rules,
          cards,
          players: [
            { name: 'A', hand: ['smite'], battlefield: [charmed('bear')], traps: [charmed('zap')] },
            { name: 'B', ...watching },
          ],
          steps: [
            { by: 'A', cast: 'smite' },
            { by: 'A', choose: [target] },
            { resolve: true },
            { expect: { players: { A: { grave: ['smite'] }, B: { grave: [target] } } } },
          ],
        });
      }
    },
  );

  test.until(12)(
    '[K12-KEY-27] [K12-KEY-09] it is as if it had been defeated in battle: both meet conditions of its controller',
    () => {
      const players = [
        { name: 'A', hand: ['smite'], battlefield: [charmed('wolf'), 'mourner'] },
        { name: 'B', battlefield: ['bear', { card: 'mourner', as: 'owner’s' }] },
      ];
      const met = { asks: { by: 'A', offers: [{ activate: 'mourner' }] } };
      const destroyed = { players: { B: { grave: ['wolf'] } }, ...met };
      play({
        rules,
        cards,
        players,
        steps: [
          { by: 'A', cast: 'smite' },
          { by: 'A', choose: ['wolf'] },
          { expect: destroyed },
          { by: 'B', activate: 'owner’s', refused: 'K12-ABL-07' },
        ],
      });
      play({
        rules,
        cards,
        players,
        turn: battle,
        dice: [1, 1, 1],
        steps: [
          { by: 'A', attack: ['wolf'], victim: 'B' },
          { by: 'B', defend: ['bear'] },
          { until: { by: 'A', purpose: 'battle' } },
          { expect: destroyed },
        ],
      });
    },
  );
});

describe('Damage', () => {
  const seats = (shields: number, attacker: string) => [
    { name: 'A', battlefield: [attacker, { card: attacker, as: 'second' }] },
    {
      name: 'B',
      ...watching,
      battlefield: [{ card: 'tough', counters: counters('shield', 'B', shields) }, 'husk'],
    },
  ];

  test.until(12)('[K12-KEY-12] an attack without dice damages nobody, not even a minion with 0 HP', () => {
    play({
      rules,
      cards,
      players: seats(0, 'wall'),
      turn: battle,
      steps: [
        { by: 'A', attack: ['wall'], victim: 'tough' },
        { by: 'B', pass: true },
        { by: 'B', defend: [] },
        { until: { by: 'B', purpose: 'battle' } },
        { by: 'B', pass: true },
        { expect: { battle: null, asks: { by: 'B', offersNot: [{ activate: 'tough' }] } } },
        { by: 'B', activate: 'tough', refused: 'K12-ABL-07' },
        { by: 'A', attack: ['second'], victim: 'husk' },
        { by: 'B', pass: true },
        { by: 'B', defend: [] },
        { until: { phase: 'recovery' } },
        { expect: { cards: { husk: { zone: 'battlefield' } }, logNot: [{ type: 'damage' }] } },
      ],
    });
  });

  test.until(12)(
    '[K12-KEY-12] any amount above 0 does, though a Shield Counter raised the HP by more before',
    () => {
      play({
        rules,
        cards,
        players: seats(1, 'wolf'),
        turn: battle,
        dice: [1],
        steps: [
          { by: 'A', attack: ['wolf'], victim: 'tough' },
          { by: 'B', counter: 'shield', on: 'tough' },
          { resolve: true },
          { by: 'B', pass: true },
          { by: 'B', defend: [] },
          { by: 'B', pass: true },
          {
            expect: {
              battle: null,
              asks: { by: 'B', offers: [{ activate: 'tough' }] },
              cards: { tough: { hp: 13 } },
            },
          },
        ],
      });
    },
  );
});

describe('an opponent’s attack', () => {
  test.until(12)(
    '[K12-KEY-42] meets the condition of every other player’s cards, also when a third player is the victim',
    () => {
      const condition = 'When an opponent attacks, after Attack Formation: Draw 1 card.';
      const own = [{ activate: 'own' }, { activate: 'own trap' }];
      play({
        rules,
        cards: { ...cards, guard: minion(1, 1, `ALARM: ${condition}`, 0), alarm: spell(condition, 0) },
        players: [
          {
            name: 'A',
            ...watching,
            battlefield: ['bear', { card: 'guard', as: 'own' }],
            traps: [{ card: 'alarm', as: 'own trap' }],
          },
          { name: 'B' },
          { name: 'C', battlefield: ['guard'], traps: ['alarm'] },
        ],
        turn: battle,
        steps: [
          { by: 'A', attack: ['bear'], victim: 'B' },
          { expect: { asks: { by: 'A', offersNot: own } } },
          { by: 'A', activate: 'own', refused: 'K12-ABL-07' },
          { by: 'A', activate: 'own trap', refused: 'K12-ABL-07' },
          { by: 'A', pass: true },
          { expect: { asks: { by: 'C', offers: [{ activate: 'guard' }, { activate: 'alarm' }] } } },
        ],
      });
    },
  );
});

describe('Ghost-play that must pay the resource cost', () => {
  test.until(12)('[K12-KEY-64] exhausts no minion: it works for one that lies exhausted in-play', () => {
    play({
      rules,
      cards: {
        ...cards,
        witch: minion(
          1,
          1,
          'CURSE: When this card in your hand is destroyed (ghost-play, must pay resource cost): 3-dice-heal yourself.',
          1,
        ),
        lose: spell('Target 1 card in your hand; destroy it, then reveal and deploy it.', 0),
      },
      players: [
        { name: 'A', hand: ['lose', 'witch'], granary: [2] },
        { name: 'B', ...watching },
      ],
      steps: [
        { by: 'A', cast: 'lose' },
        { until: { by: 'A', purpose: 'deploy' } },
        { by: 'A', choose: ['witch'] },
        { by: 'A', pay: ['filler 11'] },
        { expect: { cards: { witch: { zone: 'battlefield', exhausted: true } } } },
        { by: 'A', activate: 'witch' },
        {
          expect: {
            chain: ['witch'],
            cards: { 'filler 12': { exhausted: true } },
            logNot: [{ type: 'exhaust', card: 'witch' }],
          },
        },
      ],
    });
  });
});
