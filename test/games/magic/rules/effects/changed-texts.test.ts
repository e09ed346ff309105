/** Texts with one word for another: MC-GR-138. */
import { describe, expect, test } from 'vitest';
import { bear, card, giant, rewordings } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';

const shift = card(
  'Shift; {0}; Instant',
  'Change the text of target spell or permanent by replacing all instances of one color word with another.',
);
const lay = card(
  'Lay; {0}; Instant',
  'Change the text of target permanent by replacing all instances of one basic land type with another.',
);
const knight = ['Knight; {W}; Creature — Knight; 2/2', 'Protection from black'] as const;
const rider = ['Rider; {G}; Creature — Elf; 2/2', 'Forestwalk'] as const;
const bane = ['Bane; {0}; Instant', 'Destroy target black creature.'] as const;
const lord = ['Black Lord; {B}; Creature — Lord; 2/2', 'Other black creatures get +1/+1.'] as const;
const ward = ['Ward; {0}; Enchantment', '{0}: Destroy target black creature.'] as const;
const tokens = rewordings('Shift; {0}; Instant', knight, rider, bane, lord, ward);
const dark = card('Dark; {B}; Creature — Zombie; 2/2');
const red = card('Imp; {R}; Creature — Imp; 2/2');
const doom = card('Doom; {B}; Instant', 'Destroy target creature.');
const with_ = (mine: Side, theirs: Side = {}) => table({ players: [mine, theirs], tokens });

describe('a text that is changed [MC-GR-138]', () => {
  test('says another color for each of one, for as long as it is in play', () => {
    const t = with_({ hand: [shift, doom], pool: 'B', play: [card(...knight)] }, { play: [bear] });
    expect(t.offers).toContain('play Doom');
    t.play('Shift', 'Knight').resolve();
    expect(t.asked).toBe('0 otherWord');
    t.choose('red');
    t.play('Doom', 'Knight').resolve();
    expect(t.zone('graveyard')).toContain('Knight');
    // As a card it says what is printed on it.
    expect(t.card('Knight').copyOf).toBeUndefined();
  });

  test('can be changed again, and back', () => {
    const t = with_({ hand: [shift, shift, doom], pool: 'B', play: [card(...knight)] }, { play: [bear] });
    t.play('Shift', 'Knight').resolve().choose('red');
    t.play('Shift', 'Knight').resolve().choose('black');
    t.play('Doom', 'Bear');
    expect(t.stack).toEqual(['Doom']);
    const again = with_({ hand: [shift, doom], pool: 'B', play: [card(...knight)] });
    expect(again.offers).not.toContain('play Doom');
  });

  test('changes landwalk and whatever else speaks of land types, and no colors', () => {
    const t = with_({ hand: [lay], play: [card(...rider), card(...knight)] });
    t.play('Lay', 'Rider').resolve().choose('island');
    const { keywords } = t.game.context.rules.characteristicsOf(t.game.context, t.no('Rider'));
    expect(keywords).toEqual([{ is: 'landwalk', land: 'island' }]);
    const none = with_({ hand: [lay], play: [card(...knight)] });
    none.play('Lay', 'Knight').resolve();
    expect([none.asked, none.events('changeText')]).toEqual(['0 priority', []]);
  });

  test('does what it says then, on the stack as well, and aims at what it may by then [MC-RES-05]', () => {
    const t = with_({ hand: [shift, card(...bane)] }, { play: [dark, red] });
    t.play('Bane', 'Dark').play('Shift', 'Bane').resolve().choose('red').resolve();
    // What it was aimed at is no red creature.
    expect(t.zone('play', 1)).toEqual(['Dark', 'Imp']);
  });

  test('of an ability is its own once it is played', () => {
    const t = with_({ hand: [shift], play: [card(...ward)] }, { play: [dark, red] });
    t.play('Shift', 'Ward').resolve().choose('red');
    t.activate('Ward', 'Imp').resolve();
    expect(t.zone('play', 1)).toEqual(['Dark']);
  });

  test('works on all that it speaks of, but its name stays', () => {
    const t = with_({ hand: [shift], play: [card(...lord), dark, red] });
    const powers = () =>
      ['Dark', 'Imp'].map((name) => t.game.context.rules.characteristicsOf(t.game.context, t.no(name)).power);
    expect(powers()).toEqual([3, 2]);
    t.play('Shift', 'Black Lord').resolve().choose('red');
    expect([powers(), t.nameOf(t.no('Black Lord'))]).toEqual([[2, 3], 'Black Lord']);
  });

  test('comes into play with the spell that had it', () => {
    const t = with_({ hand: [shift, card(...knight), doom], pool: 'WB' }, { play: [giant] });
    t.pass(0);
    t.play('Knight').play('Shift', 'Knight').resolve().choose('red').resolve();
    t.play('Doom', 'Knight');
    expect(t.stack).toEqual(['Doom']);
  });
});
