/** When cards of each type can be played. */
import { describe, expect, test } from 'vitest';
import { steps } from '../../../../../src-main/games/magic/rules/state/steps.js';
import { card } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';

const orb = card('Orb; {0}; Artifact', '{0}: You gain 1 life.');
const golem = card('Golem; {0}; Artifact Creature — Golem; 2/2');
const bear = card('Bear; {G}; Creature — Bear; 2/2');
const banner = card('Banner; {W}; Enchantment', 'White creatures get +1/+1.');
const weakness = card('Weakness; {B}; Enchant Creature', 'Enchanted creature gets -1/-1.');
const study = card('Study; {U}; Sorcery', 'Draw a card.');
const balm = card('Balm; {W}; Instant', 'You gain 1 life.');
const forest = card('Forest;; Land');
const victim = card('Victim; {R}; Creature — Goblin; 1/4');

const slow = [orb, golem, bear, banner, weakness, study, forest];
const pool = 'WUBRG';
/** All types in hand, and all mana that they need. */
const hand: Side = { hand: [...slow, balm], pool, play: [victim, 'Forest'] };
const played = (offers: readonly string[]): string[] =>
  offers.flatMap((offer) => (offer.startsWith('play ') ? [offer.slice(5)] : []));
const slowNames = slow.map(({ name }) => name);

describe('artifacts, creatures, enchantments, lands and sorceries', () => {
  test.each(steps.filter((step) => step !== 'untap' && step !== 'cleanup' && step !== 'firstDamage'))(
    '[MC-TYPE-02] [MC-TYPE-05] are played only in a main phase, an instant in any: %s',
    (step) => {
      const t = table({ step, players: [hand, {}] });
      if (t.decision.kind === 'pair') t.answer({ pairs: [null] });
      expect(t.asked).toBe('0 priority');
      expect(t.state.step).toBe(step);
      const isMain = step === 'main1' || step === 'main2';
      expect(played(t.offers)).toEqual([...(isMain ? slowNames : []), 'Balm']);
    },
  );

  test.each(['upkeep', 'main1', 'main2', 'endOfTurn'] as const)(
    "[MC-TYPE-02] [MC-TYPE-25] [MC-TYPE-05] are not played in the opponent's turn, an instant is: %s",
    (step) => {
      const t = table({ step, players: [{}, hand] });
      t.pass();
      expect(t.asked).toBe('1 respond');
      expect(played(t.offers)).toEqual(['Balm']);
    },
  );

  test('[MC-TYPE-03] are played only with priority: it has to come back first', () => {
    const t = table({
      players: [
        { hand: [bear, balm], pool: 'GW' },
        { hand: [balm], pool: 'W' },
      ],
    });
    t.pass();
    expect(t.asked).toBe('1 respond');
    // It is the opponent's priority: nothing of the active player can be answered with.
    expect(t.offers).toEqual(['play Balm', 'pass']);
    t.play('Balm').resolve();
    expect(t.asked).toBe('0 priority');
    expect(played(t.offers)).toEqual(['Bear', 'Balm']);
  });

  test('[MC-TYPE-04] [MC-TYPE-06] wait until the stack is empty; an instant and an ability respond', () => {
    const t = table({ players: [{ ...hand, hand: [...slow, balm, balm], play: [orb, victim] }, {}] });
    t.play('Balm');
    expect(t.stack).toEqual(['Balm']);
    expect(played(t.offers).filter((name) => name !== 'Balm')).toEqual([]);
    t.activate('Orb').resolve().resolve();
    expect(t.stack).toEqual([]);
    expect(played(t.offers)).toContain('Orb');
    // An ability alone on the stack bars them too.
    t.activate('Orb');
    expect(t.stack).toEqual(['Orb’s']);
    expect(played(t.offers)).toEqual([]);
  });
});

describe('instants', () => {
  test('[MC-TYPE-05] [MC-TYPE-06] are played in response to a spell and to an ability, and resolve before it', () => {
    const flare = card('Flare; {R}; Instant', 'Flare deals 2 damage to target creature or player.');
    const t = table({
      players: [
        { hand: [bear], pool: 'G', play: [orb] },
        { hand: [flare, flare], pool: 'RR' },
      ],
    });
    t.play('Bear').pass();
    t.play('Flare', 'player 0');
    expect(t.stack).toEqual(['Flare', 'Bear']);
    t.resolve();
    expect([t.life(0), t.stack]).toEqual([18, ['Bear']]);
    t.resolve().activate('Orb').pass();
    t.play('Flare', 'player 0');
    expect(t.stack).toEqual(['Flare', 'Orb’s']);
    t.resolve();
    expect(t.life(0)).toBe(16);
  });

  test('[MC-TYPE-07] activated abilities are played whenever an instant could be', () => {
    for (const step of ['upkeep', 'draw', 'beginCombat', 'endOfTurn'] as const) {
      const own = table({ step, players: [{ play: [orb] }, { play: [orb] }] });
      own.activate('Orb').pass();
      // In the opponent's turn, in response to the same ability.
      own.activate('Orb');
      expect(own.stack).toEqual(['Orb’s', 'Orb’s']);
      own.resolve().resolve();
      expect([own.life(0), own.life(1)]).toEqual([21, 21]);
    }
  });
});
