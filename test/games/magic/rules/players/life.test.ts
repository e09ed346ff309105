/** What is loss of life, and what is no damage. */
import { describe, expect, test } from 'vitest';
import { card } from '../by-text.js';
import { table } from '../kit.js';

const mourner = card('Mourner; {0}; Enchantment', 'Whenever an opponent loses life, you gain 1 life.');
const blaze = card('Blaze; {X}; Instant', 'Blaze deals X damage to target creature or player.');
const shell = card('Shell; {0}; Instant', 'Prevent all damage that would be dealt to you this turn.');

describe('0 damage', () => {
  test.each([
    [1, 1],
    [0, 0],
  ])(
    '[MC-Q-131] X = %i: a trigger on damage and one on lost life are put on the stack %i times',
    (x, times) => {
      const imp = card('Imp; {0}; Creature — Imp; 0/3', 'Whenever Imp is dealt damage, you gain 1 life.');
      const t = table({ players: [{ hand: [blaze, blaze], pool: 'RR', play: [mourner] }, { play: [imp] }] });
      t.act('play Blaze').choose(x, 'Imp').resolve();
      expect(t.stack).toEqual(Array(times).fill('Imp’s'));
      for (let left = times; left > 0; left -= 1) t.resolve();
      t.act('play Blaze').choose(x, 'player 1').resolve();
      expect(t.stack).toEqual(Array(times).fill('Mourner’s'));
    },
  );

  test('[MC-Q-131] a creature of power 0 that is not blocked deals no damage', () => {
    const imp = card('Imp; {0}; Creature — Imp; 0/3', 'Whenever Imp deals damage, you gain 1 life.');
    const t = table({ step: 'beginCombat', players: [{ play: [imp] }, {}] });
    t.pass(2).answer({ pairs: [0] });
    t.until('main2');
    expect([t.events('damage'), t.life(0), t.life(1)]).toEqual([[], 20, 20]);
  });
});

describe('losing life', () => {
  test('[MC-Q-132] by damage to the player, of spells and in combat', () => {
    const bear = card('Bear; {0}; Creature — Bear; 2/2');
    const t = table({ players: [{ hand: [blaze], pool: 'RR', play: [mourner, bear] }, {}] });
    t.act('play Blaze').choose(2, 'player 1').resolve();
    expect(t.stack).toEqual(['Mourner’s']);
    t.resolve().until('attackers');
    t.answer({ pairs: [0] });
    t.until('main2');
    expect([t.life(0), t.life(1)]).toEqual([22, 16]);
  });

  test('[MC-Q-132] by paying it', () => {
    const pact = card('Pact; {0}; Artifact', 'Pay 2 life: Draw a card.');
    const t = table({ players: [{ play: [mourner] }, { play: [pact] }] });
    t.pass().activate('Pact');
    expect([t.stack, t.life(1)]).toEqual([['Mourner’s', 'Pact’s'], 18]);
  });

  test('[MC-WIN-11] [MC-Q-132] by mana burn, which no prevention of damage stops', () => {
    const t = table({
      step: 'upkeep',
      active: 1,
      players: [{ play: [mourner] }, { hand: [shell], pool: 'GG' }],
    });
    t.play('Shell').resolve();
    t.until('main1');
    expect(t.life(1)).toBe(18);
    expect(t.stack).toEqual(['Mourner’s']);
    // Damage is prevented all the same.
    const two = table({ players: [{ hand: [blaze], pool: 'RR' }, { hand: [shell] }] });
    two.act('play Blaze').choose(2, 'player 1').pass().play('Shell').resolve().resolve();
    expect(two.life(1)).toBe(20);
  });
});
