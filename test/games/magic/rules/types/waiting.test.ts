/** Creatures wait until they have been under their player's control since the very beginning of the most recent turn. */
import { describe, expect, test } from 'vitest';
import { card } from '../by-text.js';
import { table, type Table } from '../kit.js';

const adept = card('Adept; {0}; Creature — Wizard; 1/1', '{T}: You gain 1 life.', '{0}: You gain 2 life.');
const swift = card('Swift; {0}; Creature — Wizard; 1/1', 'Haste', '{T}: You gain 1 life.');
const idol = card('Idol; {0}; Artifact', '{T}: You gain 1 life.');
const golem = card('Golem; {0}; Artifact Creature — Golem; 2/2', '{T}: You gain 1 life.');
const well = card('Well;; Land', '{T}: You gain 1 life.');
const theft = card('Theft; {0}; Instant', 'Gain control of target creature until end of turn.');
const chain = card('Chain; {0}; Enchant Creature', 'You control enchanted creature.');
const ambush = card('Ambush; {0}; Instant', 'Put a creature card from your hand into play.');
const abilities = (t: Table): string[] => t.offers.filter((one) => one.startsWith('activate '));
const attackers = (t: Table): string[] => {
  t.until('attackers');
  const { decision } = t;
  if (decision.kind !== 'pair') return [];
  return decision.pairings.map(({ card: id }) => t.nameOf(t.state.cards.findIndex((one) => one.id === id)));
};

describe('a creature that has just come', () => {
  test('[MC-TYPE-31] [MC-TYPE-32] cannot use {T}, but abilities without it at once', () => {
    const t = table({ players: [{ hand: [adept] }, {}] });
    t.play('Adept').resolve();
    expect(abilities(t)).toEqual(['activate Adept 1']);
    t.act('activate Adept 1').resolve();
    expect(t.life(0)).toBe(22);
  });

  test('[MC-TYPE-30] [MC-TYPE-31] waits no longer from its next turn on', () => {
    const t = table({ players: [{ hand: [adept] }, {}] });
    t.play('Adept').resolve();
    expect(attackers(t)).toEqual([]);
    t.until('upkeep', 7);
    expect(abilities(t)).toEqual(['activate Adept', 'activate Adept 1']);
    expect(attackers(t)).toEqual(['Adept']);
  });

  test("[MC-TYPE-33] blocks in the opponent's turn, if it is untapped", () => {
    const t = table({
      active: 1,
      step: 'beginCombat',
      players: [
        {
          play: [
            { card: adept, fresh: true },
            { card: golem, fresh: true, tapped: true },
          ],
        },
        { play: [swift] },
      ],
    });
    t.pass(2).answer({ pairs: [0] });
    t.pass(2);
    const { decision } = t;
    expect(t.asked).toBe('0 block');
    expect(decision.kind === 'pair' && decision.pairings.map(({ card: id }) => id)).toEqual([
      t.card('Adept').id,
    ]);
  });

  test("[MC-TYPE-34] does not use {T} in the opponent's next turn: its player's most recent turn began without it", () => {
    const t = table({ players: [{ hand: [adept] }, {}] });
    t.play('Adept').resolve().until('upkeep', 6);
    t.pass();
    expect(t.asked).toBe('0 respond');
    expect(abilities(t)).toEqual(['activate Adept 1']);
  });

  test("[MC-TYPE-35] one that came in the opponent's turn is ready from the beginning of its player's next", () => {
    const t = table({ players: [{}, { hand: [ambush, adept] }] });
    t.pass().play('Ambush').pass(2).choose('Adept');
    expect(t.zone('play', 1)).toEqual(['Adept']);
    t.pass();
    expect(abilities(t)).toEqual(['activate Adept 1']);
    t.until('upkeep', 6);
    expect(abilities(t)).toEqual(['activate Adept', 'activate Adept 1']);
    expect(attackers(t)).toEqual(['Adept']);
  });

  test('[MC-TYPE-41] "the very beginning" is before the untap step: one that comes in the upkeep waits', () => {
    const t = table({ step: 'upkeep', players: [{ hand: [ambush, adept] }, {}] });
    t.play('Ambush').pass(2).choose('Adept');
    expect(abilities(t)).toEqual(['activate Adept 1']);
    expect(attackers(t)).toEqual([]);
  });
});

describe('a change of control', () => {
  test('[MC-TYPE-36] has the new controller wait', () => {
    const t = table({ players: [{ hand: [chain] }, { play: [adept] }] });
    t.play('Chain', 'Adept').resolve();
    expect(t.zone('play')).toEqual(['Chain', 'Adept']);
    expect(abilities(t)).toEqual(['activate Adept 1']);
    expect(attackers(t)).toEqual([]);
    t.until('upkeep', 7);
    expect(abilities(t)).toEqual(['activate Adept', 'activate Adept 1']);
  });

  test('[MC-TYPE-40] that is over still has the old controller wait: control was broken', () => {
    const t = table({ players: [{ play: [adept] }, { hand: [theft] }], step: 'upkeep' });
    t.pass().play('Theft', 'Adept').resolve();
    expect(t.zone('play', 1)).toEqual(['Adept']);
    t.until('upkeep', 6);
    expect(t.zone('play', 0)).toEqual(['Adept']);
    t.pass();
    // Its own turn began with it, yet it was lost and came back in that turn.
    expect(t.asked).toBe('0 respond');
    expect(abilities(t)).toEqual(['activate Adept 1']);
    t.until('upkeep', 7);
    expect(abilities(t)).toEqual(['activate Adept', 'activate Adept 1']);
  });

  test('[MC-TYPE-40] that ends within the turn has it wait too', () => {
    const clear = card('Clear; {0}; Instant', 'Destroy target enchantment.');
    const t = table({
      step: 'upkeep',
      players: [{ hand: [clear], play: [adept] }, { play: [{ card: chain, on: 'Adept' }] }],
    });
    expect([abilities(t), t.zone('play', 1)]).toEqual([[], ['Chain', 'Adept']]);
    t.play('Clear', 'Chain').resolve();
    expect(t.zone('play')).toEqual(['Adept']);
    expect(abilities(t)).toEqual(['activate Adept 1']);
    expect(attackers(t)).toEqual([]);
  });

  test('[MC-Q-49] [MC-TYPE-31] leaving play and coming back makes a new creature that waits, without damage and counters', () => {
    const blink = card('Blink; {0}; Sorcery', 'Destroy target creature.');
    const raise = card('Raise; {0}; Sorcery', 'Put target creature card from a graveyard into play.');
    const t = table({
      players: [{ hand: [blink, raise], play: [{ card: adept, tapped: true, counters: ['+1/+1'] }] }, {}],
    });
    const { id } = t.card('Adept');
    t.play('Blink', 'Adept').resolve().play('Raise', 'Adept').resolve();
    const back = t.card('Adept');
    expect(back.zone).toBe('play');
    expect(back.id).not.toBe(id);
    expect([back.tapped, back.counters ?? [], back.fresh]).toEqual([undefined, [], true]);
    expect(abilities(t)).toEqual(['activate Adept 1']);
    expect(attackers(t)).toEqual([]);
  });
});

describe('only creatures wait', () => {
  test('[MC-TYPE-37] [MC-TYPE-38] a noncreature artifact and a land do not, an artifact creature does', () => {
    const t = table({ players: [{ hand: [idol, golem, well] }, {}] });
    t.play('Well').play('Idol').resolve().play('Golem').resolve();
    expect(abilities(t)).toEqual(['activate Well', 'activate Idol']);
  });

  test('[MC-TYPE-38] a land that has come this turn and becomes a creature cannot use {T} any more, not even for mana', () => {
    const wake = card(
      'Wake; {0}; Instant',
      'Target land becomes a 2/2 creature in addition to its other types until end of turn.',
    );
    const t = table({ players: [{ hand: [wake, wake, 'Forest'], play: ['Island'] }, {}] });
    t.play('Forest');
    expect(t.offers).toContain('mana Forest');
    t.play('Wake', 'Forest').resolve();
    expect(t.offers).not.toContain('mana Forest');
    // One that was there when the turn began can, and can attack.
    t.play('Wake', 'Island').resolve();
    expect(t.offers).toContain('mana Island');
    expect(attackers(t)).toEqual(['Island']);
  });

  test('[MC-TYPE-31] haste has nobody wait', () => {
    const t = table({ players: [{ hand: [swift] }, {}] });
    t.play('Swift').resolve();
    expect(abilities(t)).toEqual(['activate Swift 1']);
  });
});
