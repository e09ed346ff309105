/** Owners and controllers. */
import { describe, expect, test } from 'vitest';
import { card, tokens } from '../by-text.js';
import { table, type Table } from '../kit.js';

const bear = card('Bear; {0}; Creature — Bear; 2/2');
const slay = card('Slay; {0}; Instant', 'Destroy target creature.');
const lift = card('Lift; {0}; Instant', "Return target creature to its owner's hand.");
const bury = card('Bury; {0}; Instant', "Put target creature on top of its owner's library.");
const vanish = card('Vanish; {0}; Instant', 'Remove target creature from the game.');
const chain = card('Chain; {0}; Enchant Creature', 'You control enchanted creature.');
const theft = card('Theft; {0}; Instant', 'Gain control of target creature until end of turn.');
const muster = card('Muster; {0}; Sorcery', 'You gain life equal to the number of creatures you control.');

/** The first player has borrowed the Bear of the second. */
const borrowed = (...hand: (typeof bear)[]): Table => {
  const t = table({ players: [{ hand: [theft, ...hand] }, { play: [bear] }] });
  t.play('Theft', 'Bear').resolve();
  expect(t.zone('play')).toEqual(['Bear']);
  return t;
};

describe('the owner', () => {
  test.each([
    ['a graveyard', slay, 'graveyard'],
    ['a hand', lift, 'hand'],
    ['a library', bury, 'library'],
    ['what is removed', vanish, 'removed'],
  ] as const)(
    '[MC-ZONE-20] [MC-ZONE-21] [MC-ZONE-22] [MC-Q-09] gets a borrowed permanent back: into %s',
    (_, spell, zone) => {
      const t = borrowed(spell);
      expect(t.card('Bear').owner).toBe(1);
      t.play(spell.name, 'Bear').resolve();
      expect(t.zone(zone, 1)[0]).toBe('Bear');
      expect(t.zone(zone, 0)).not.toContain('Bear');
    },
  );

  test('[MC-Q-09] [MC-Q-10] gets one that its controller sacrifices, who can; the owner cannot', () => {
    const altar = card('Altar; {0}; Artifact', 'Sacrifice a creature: You gain 1 life.');
    const t = table({ players: [{ hand: [theft], play: [altar] }, { play: [bear, altar] }] });
    t.play('Theft', 'Bear').resolve();
    t.pass();
    expect(t.offers).toEqual(['pass']);
    t.pass().until('beginCombat');
    expect(t.asked).toBe('0 priority');
    t.activate('Altar', 'Bear').resolve();
    expect([t.life(0), t.zone('graveyard', 0), t.zone('graveyard', 1)]).toEqual([21, ['Theft'], ['Bear']]);
  });

  test('[MC-ZONE-20] of a card that an opponent put into play from a graveyard stays the one whose deck it was in', () => {
    const raise = card('Raise; {0}; Sorcery', 'Put target creature card from a graveyard into play.');
    const t = table({ players: [{ hand: [raise, slay] }, { graveyard: [bear] }] });
    t.play('Raise', 'Bear').resolve();
    expect([t.zone('play', 0), t.card('Bear').owner]).toEqual([['Bear'], 1]);
    t.play('Slay', 'Bear').resolve();
    expect(t.zone('graveyard', 1)).toEqual(['Bear']);
  });
});

describe('the controller', () => {
  test('[MC-ZONE-23] of a permanent is who brought it into play, until an effect changes that', () => {
    const elves = ['Call; {0}; Sorcery', 'Put a 1/1 green Elf creature token into play.'] as const;
    const t = table({
      players: [{ hand: [bear, card(...elves), muster] }, { hand: [theft, slay] }],
      tokens: tokens(...elves),
    });
    t.play('Bear').resolve().play('Call').resolve();
    expect(t.zone('play', 0)).toEqual(['Bear', 'Elf']);
    t.pass().play('Theft', 'Elf').resolve();
    expect([t.zone('play', 0), t.zone('play', 1)]).toEqual([['Bear'], ['Elf']]);
    t.play('Muster').resolve();
    expect(t.life(0)).toBe(21);
    t.until('upkeep', 6);
    expect(t.zone('play', 0)).toEqual(['Bear', 'Elf']);
  });

  test('[MC-ZONE-24] of a spell or activated ability is who played it, whoever controls the source', () => {
    const shrine = card('Shrine; {0}; Artifact', '{0}: You gain 2 life. Any player may play this ability.');
    const balm = card('Balm; {0}; Instant', 'You gain 1 life.');
    const t = table({ players: [{ play: [shrine] }, { hand: [balm] }] });
    t.pass().play('Balm').resolve();
    expect([t.life(0), t.life(1)]).toEqual([20, 21]);
    t.pass().activate('Shrine').resolve();
    expect([t.life(0), t.life(1)]).toEqual([20, 23]);
  });

  test('[MC-ZONE-25] [MC-ZONE-26] [MC-ZONE-27] of a triggered ability is that of its permanent, who decides for it: "you"', () => {
    const spark = card(
      'Sparkling; {0}; Creature — Spirit; 1/1',
      'At the beginning of your upkeep, Sparkling deals 1 damage to target player.',
    );
    const t = table({ players: [{ hand: [chain] }, { play: [spark] }] });
    t.play('Chain', 'Sparkling').resolve();
    t.until('upkeep', 6);
    // It is no longer "your upkeep" for its owner.
    expect(t.stack).toEqual([]);
    for (let left = 60; t.asked !== '0 target' && left > 0; left -= 1) {
      if (t.decision.kind === 'pair') t.answer({ pairs: t.decision.pairings.map(() => null) });
      else t.pass();
    }
    expect([t.asked, t.state.turn]).toEqual(['0 target', 7]);
    t.choose('player 1').resolve();
    expect([t.life(0), t.life(1)]).toEqual([20, 19]);
  });

  test('[MC-ZONE-25] [MC-ZONE-27] of a static ability is that of its permanent: "creatures you control" changes with it', () => {
    const captain = card('Captain; {0}; Creature — Soldier; 1/1', 'Other creatures you control get +1/+1.');
    const t = table({
      players: [{ hand: [theft], play: [bear] }, { play: [captain, card('Rat; {0}; Creature — Rat; 1/1')] }],
    });
    const power = (name: string): number =>
      t.game.context.rules.characteristicsOf(t.game.context, t.no(name)).power;
    expect([power('Bear'), power('Rat')]).toEqual([2, 2]);
    t.play('Theft', 'Captain').resolve();
    expect([power('Bear'), power('Rat')]).toEqual([3, 1]);
  });

  test('[MC-Q-106] of an ability on the stack stays who it was when the source changes hands', () => {
    const cleric = card('Cleric; {0}; Creature — Cleric; 1/1', '{0}: You gain 2 life.');
    const t = table({ players: [{ play: [cleric] }, { hand: [theft] }] });
    t.activate('Cleric').pass().play('Theft', 'Cleric').resolve();
    expect(t.zone('play', 1)).toEqual(['Cleric']);
    t.resolve();
    expect([t.life(0), t.life(1)]).toEqual([22, 20]);
  });

  test('[MC-ZONE-26] makes the decisions for a spell, also about what an opponent owns', () => {
    const t = table({ players: [{}, { hand: [slay], play: [bear] }] });
    t.pass().act('play Slay');
    expect(t.asked).toBe('1 target');
  });

  test('[MC-ZONE-18] [MC-ZONE-19] is none of what lies in a library, hand or graveyard: it is not in play', () => {
    const banner = card('Banner; {0}; Enchantment', 'Creatures get +1/+1.');
    const t = table({
      players: [
        { hand: [muster, bear, banner], graveyard: [bear, banner], library: [bear, banner], play: [bear] },
        {},
      ],
    });
    const { power } = t.game.context.rules.characteristicsOf(t.game.context, t.no('Bear'));
    expect(power).toBe(2);
    t.play('Muster').resolve();
    expect(t.life(0)).toBe(21);
    const pyre = card('Pyre; {0}; Sorcery', 'Destroy target permanent.');
    const none = table({
      players: [
        { hand: [pyre, bear], graveyard: [bear] },
        { hand: [bear], graveyard: [bear] },
      ],
    });
    expect(none.offers).toEqual(['play Bear', 'pass']);
  });
});
