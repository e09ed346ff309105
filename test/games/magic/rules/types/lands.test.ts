/** Lands: no spells, and one in each of one's turns. */
import { describe, expect, test } from 'vitest';
import { card } from '../by-text.js';
import { table } from '../kit.js';

const bear = card('Bear; {G}; Creature — Bear; 2/2');
const denial = card('Denial; {0}; Instant', 'Counter target spell.');
const balm = card('Balm; {0}; Instant', 'You gain 1 life.');
const grove = card('Grove;; Land', '{T}: Add {G} to your mana pool.');
const playable = (offers: readonly string[]): string[] => offers.filter((one) => one.startsWith('play '));

test('[MC-TYPE-21] [MC-TYPE-22] [MC-TYPE-23] [MC-Q-05] a land goes straight into play, as no spell: no stack, no answer', () => {
  const watcher = card('Watcher; {0}; Enchantment', 'Whenever a player plays a spell, you gain 1 life.');
  const t = table({ players: [{ hand: [grove], play: [watcher] }, { hand: [denial, balm] }] });
  t.play('Grove');
  expect([t.zone('play'), t.stack]).toEqual([['Watcher', 'Grove'], []]);
  expect([t.events('play'), t.events('resolve')]).toEqual([[], []]);
  // Whoever played it still has priority, and nobody was asked before.
  expect(t.asked).toBe('0 priority');
  t.pass();
  expect(t.asked).toBe('1 respond');
  expect(playable(t.offers)).toEqual(['play Balm']);
});

describe('one land in each turn', () => {
  test('[MC-TYPE-24] a second is refused, of another name too', () => {
    const t = table({ players: [{ hand: ['2 Forest', grove, 'Island'] }, {}] });
    t.play('Forest');
    expect(playable(t.offers)).toEqual([]);
  });

  test('[MC-TYPE-26] the second main phase takes one only if the first took none', () => {
    const t = table({ players: [{ hand: ['Forest', 'Island'] }, {}] });
    expect(playable(t.offers)).toEqual(['play Forest', 'play Island']);
    t.until('main2');
    t.play('Island');
    expect(t.zone('play')).toEqual(['Island']);
    expect(playable(t.offers)).toEqual([]);
    const used = table({ players: [{ hand: ['Forest', 'Island'] }, {}] });
    used.play('Forest').until('main2');
    expect(playable(used.offers)).toEqual([]);
  });

  test('[MC-TYPE-27] the count begins again with each turn, and what was not used is gone', () => {
    const t = table({ players: [{ hand: ['3 Forest'] }, { hand: ['2 Island'] }] });
    t.until('main1', 6);
    expect(playable(t.offers)).toEqual(['play Island', 'play Island']);
    t.play('Island');
    expect(playable(t.offers)).toEqual([]);
    // Nothing was played in turn 5, and still one in turn 7.
    t.until('main1', 7);
    t.play('Forest');
    expect(t.zone('play')).toEqual(['Forest']);
    expect(playable(t.offers)).toEqual([]);
  });

  test("[MC-TYPE-25] none in the opponent's turn, with priority and an empty stack in a main phase", () => {
    const t = table({ players: [{}, { hand: ['Forest', balm] }] });
    t.pass();
    expect([t.asked, t.stack]).toEqual(['1 respond', []]);
    expect(playable(t.offers)).toEqual(['play Balm']);
  });

  test('[MC-Q-47] what an effect puts into play is not the land of the turn', () => {
    const sprawl = card('Sprawl; {0}; Sorcery', 'Put a land card from your hand into play tapped.');
    const t = table({ players: [{ hand: [sprawl, sprawl, 'Forest', 'Island', 'Swamp'] }, {}] });
    t.play('Sprawl').pass(2).choose('Forest');
    expect(t.zone('play')).toEqual(['Forest']);
    t.play('Island');
    expect(playable(t.offers)).toEqual(['play Sprawl']);
    t.play('Sprawl').pass(2).choose('Swamp');
    expect(t.zone('play')).toEqual(['Forest', 'Island', 'Swamp']);
  });

  test('[MC-GR-137] [MC-TYPE-24] an effect allows another', () => {
    const path = card('Path; {0}; Sorcery', 'You may play an additional land this turn.');
    const t = table({ players: [{ hand: [path, '3 Forest'] }, {}] });
    t.play('Path').resolve().play('Forest').play('Forest');
    expect(playable(t.offers)).toEqual([]);
  });
});

test('[MC-TYPE-28] [MC-TYPE-29] the five basic lands are basic, one that taps for the same mana is not', () => {
  const quake = card('Quake; {0}; Sorcery', 'Destroy all nonbasic lands.');
  const five = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
  const t = table({ players: [{ hand: [quake], play: [...five, grove] }, {}] });
  t.play('Quake').resolve();
  expect([t.zone('play'), t.zone('graveyard')]).toEqual([five, ['Quake', 'Grove']]);
});

test('[MC-TYPE-21] a land in hand is no spell card: what makes spells cheaper or bars them leaves it', () => {
  const silence = card('Silence; {0}; Enchantment', "Players can't play spells.");
  const t = table({ players: [{ hand: ['Forest', bear], pool: 'G', play: [silence] }, {}] });
  expect(playable(t.offers)).toEqual(['play Forest']);
});
