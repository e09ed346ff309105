import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { minion, play, spell, type Placed } from '../../scene.js';

/** Target selections that came with the 16th and 17th Editions. */
const of = (level: number, as: string, more: Partial<Placed> = {}): Placed => ({
  card: `l${level}`,
  as,
  ...more,
});
const cards = {
  l1: minion(1, 9, '', 1),
  l2: minion(1, 9, '', 2),
  l3: minion(1, 9, '', 3),
  sweep: spell('Target all level 2 or lower on-field minions; bounce the targets.', 0),
};

describe('all minions up to a level', () => {
  test('[K17-CND-11] [K17-CND-12] [K17-Q-162] [K17-KEY-201] without a choice, of every player, by the level as it is; a petrified one has none', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['sweep'], battlefield: [of(1, 'mine'), of(3, 'lowered', { downLevel: 1 })] },
        { name: 'B', battlefield: [of(2, 'theirs'), of(3, 'high'), of(1, 'stone', { petrified: true })] },
      ],
      steps: [
        { by: 'A', cast: 'sweep' },
        {
          expect: {
            cards: {
              mine: { zone: 'hand' },
              lowered: { zone: 'hand' },
              theirs: { zone: 'hand' },
              high: { zone: 'battlefield' },
              stone: { zone: 'battlefield' },
            },
            notAsked: [{ purpose: 'target' }],
          },
        },
      ],
    });
  });

  test('[K17-CND-13] [K17-Q-163] in a team: of the battle that is fought, as the team stands; outside of a battle there are none', () => {
    const text = (team: string): string =>
      `Target all level 2 or lower minions in ${team} team; down-level each target by 1.`;
    play({
      cards: { ...cards, calm: spell(text('attacking'), 0) },
      players: [{ name: 'A', hand: ['calm'], battlefield: [of(1, 'idle')] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'calm' },
        { expect: { cards: { idle: { level: 1 } }, logNot: [{ type: 'target' }] } },
      ],
    });
    const drum = (team: string) =>
      minion(1, 9, `DRUM: When enemy attacks, after Attack Formation: ${text(team)}`, 0);
    const late = minion(
      1,
      9,
      `DRUM: When this card defends, after Defense Formation (ghost-play): ${text('defending')}`,
      2,
    );
    play({
      cards: { ...cards, drum: drum('attacking'), early: drum('defending'), late },
      turn: { phase: 'battle' },
      players: [
        { name: 'A', battlefield: [of(2, 'fights'), of(3, 'leads'), of(1, 'rests')] },
        { name: 'B', battlefield: ['drum', 'early', 'late', of(1, 'guard'), of(1, 'idle')], askAlways: true },
      ],
      steps: [
        { by: 'A', attack: ['fights', 'leads'], victim: 'B' },
        { by: 'B', activate: 'early' },
        { by: 'B', pass: true },
        { expect: { logNot: [{ type: 'target' }] } },
        { by: 'B', activate: 'drum' },
        { by: 'B', pass: true },
        { expect: { cards: { fights: { level: 1 }, leads: { level: 3 }, rests: { level: 1 } } } },
        { by: 'B', pass: true },
        { by: 'B', defend: ['late', 'guard'] },
        { by: 'B', activate: 'late' },
        { by: 'B', pass: true },
        {
          expect: {
            cards: { guard: { level: 0 }, late: { level: 1 }, idle: { level: 1 }, fights: { level: 1 } },
          },
        },
      ],
    });
  });
});

describe('chosen cards', () => {
  test('[K17-CND-14] of the own grave: its player looks and chooses', () => {
    play({
      cards: { ...cards, dig: spell('Target up to 2 cards in your grave; bounce the targets.', 0) },
      players: [
        { name: 'A', hand: ['dig'], grave: [of(1, 'a'), of(2, 'b'), of(3, 'c')] },
        { name: 'B', grave: [of(1, 'theirs')] },
      ],
      steps: [
        { by: 'A', cast: 'dig' },
        { expect: { asks: { by: 'A', purpose: 'target', cards: ['a', 'b', 'c'], least: 0, most: 2 } } },
        { by: 'A', choose: ['c'] },
        { expect: { cards: { c: { zone: 'hand' }, a: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K16-CND-15] of the own granary, as “x of your resources” said before', () => {
    play({
      cards: { ...cards, raze: spell('Target up to 2 cards in your granary; destroy the targets.', 0) },
      players: [
        { name: 'A', hand: ['raze'], granary: [of(1, 'a'), of(2, 'b')] },
        { name: 'B', granary: [of(1, 'theirs')] },
      ],
      steps: [
        { by: 'A', cast: 'raze' },
        { expect: { asks: { by: 'A', purpose: 'target', cards: ['a', 'b'] } } },
        { by: 'A', choose: ['b'] },
        { expect: { cards: { b: { zone: 'grave' }, a: { zone: 'granary' } } } },
      ],
    });
  });

  test('[K16-KEY-203] [K16-Q-164] of one enemy’s granary: all is seen by the user alone, only what is exhausted can be a target', () => {
    play({
      cards: {
        ...cards,
        spy: spell("See enemy's granary and target up to 2 exhausted cards therein; destroy the targets.", 0),
      },
      players: [
        { name: 'A', hand: ['spy'], granary: [of(1, 'own', { exhausted: true })] },
        { name: 'B', granary: [of(1, 'used', { exhausted: true }), of(2, 'ready')] },
        { name: 'C', granary: [of(3, 'third', { exhausted: true })] },
      ],
      steps: [
        { by: 'A', cast: 'spy' },
        { expect: { asks: { by: 'A', purpose: 'granary', players: ['B', 'C'] } } },
        { by: 'A', choose: ['B'] },
        {
          expect: {
            asks: { by: 'A', purpose: 'target', cards: ['used'], least: 0 },
            cards: {
              used: { knownTo: ['A', 'B'] },
              ready: { knownTo: ['A', 'B'] },
              third: { knownTo: ['C'] },
            },
          },
        },
        { by: 'A', choose: ['used'] },
        { expect: { cards: { used: { zone: 'grave' }, ready: { zone: 'granary' } } } },
      ],
    });
  });
});
