/** Every part of a cost, paid in a game: MC-GR-14 to MC-GR-24. */
import { describe, expect, test } from 'vitest';
import { anybody, only } from '../../../../../src-main/engine/state.js';
import { bear, card, giant, swell } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';

const gains = 'You gain 1 life.';
/** An artifact with one ability that costs this. */
const device = (cost: string) => card('Device; {2}; Artifact', `${cost}: ${gains}`);
const with_ = (mine: Side, theirs: Side = {}) => table({ players: [mine, theirs] });
const offersDevice = (mine: Side, theirs?: Side): boolean =>
  with_(mine, theirs).offers.includes('activate Device');

describe('[MC-GR-14] {T}', () => {
  test('[MC-GR-14] taps what it stands on at once, and cannot be paid by what is tapped', () => {
    const t = with_({ play: [device('{T}')] });
    t.activate('Device');
    expect([t.card('Device').tapped, t.stack, t.life(0)]).toEqual([true, ['Device’s'], 20]);
    expect(t.offers).toEqual(['pass']);
    expect(offersDevice({ play: [{ card: device('{T}'), tapped: true }] })).toBe(false);
    // What needs no tapping is played all the same.
    expect(offersDevice({ play: [{ card: device('{0}'), tapped: true }] })).toBe(true);
  });
});

describe('[MC-GR-15] several costs together', () => {
  const whole = device('{1}, {T}, Pay 2 life, Sacrifice a creature, Discard a card');

  test('[MC-GR-15] are all paid', () => {
    const t = with_({ play: [whole, bear, 'Forest'], hand: [giant] });
    t.activate('Device', 'Bear', 'Giant');
    expect(t.stack).toEqual(['Device’s']);
    expect(['Device', 'Forest'].map((name) => t.card(name).tapped)).toEqual([true, true]);
    expect([t.life(0), t.zone('hand'), t.zone('graveyard').toSorted()]).toEqual([18, [], ['Bear', 'Giant']]);
  });

  test('[MC-GR-15] cannot be played where any of them is missing', () => {
    const all = { play: [whole, bear, 'Forest'], hand: [giant] };
    expect(offersDevice(all)).toBe(true);
    expect(offersDevice({ ...all, play: [whole, 'Forest'] })).toBe(false);
    expect(offersDevice({ ...all, play: [whole, bear] })).toBe(false);
    expect(offersDevice({ ...all, hand: [] })).toBe(false);
    expect(offersDevice({ ...all, life: 1 })).toBe(false);
    expect(offersDevice({ ...all, play: [{ card: whole, tapped: true }, bear, 'Forest'] })).toBe(false);
  });

  test('[MC-GR-15] [MC-GR-17] one creature can be tapped and then sacrificed for it', () => {
    const martyr = card('Martyr; {1}; Creature — Elf; 1/1', `{T}, Sacrifice a creature: ${gains}`);
    const t = with_({ play: [martyr] });
    t.activate('Martyr', 'Martyr');
    expect([t.stack, t.zone('graveyard')]).toEqual([['Martyr’s'], ['Martyr']]);
    const drum = card(
      'Drum; {1}; Creature — Elf; 1/1',
      `{T}, Tap an untapped creature you control: ${gains}`,
    );
    expect(with_({ play: [drum] }).offers).toEqual(['pass']);
    expect(with_({ play: [drum, bear] }).offers).toContain('activate Drum');
  });
});

describe('[MC-GR-17] sacrifices', () => {
  test('[MC-GR-17] go to their owner’s graveyard as it is played, before anybody can respond', () => {
    const t = with_({ play: [device('Sacrifice two creatures'), bear, { card: giant, owner: 1 }] });
    t.activate('Device', 'Giant, Bear');
    expect([t.stack, t.zone('graveyard', 0), t.zone('graveyard', 1)]).toEqual([
      ['Device’s'],
      ['Bear'],
      ['Giant'],
    ]);
    expect([t.asked, t.life(0)]).toEqual(['0 respond', 20]);
    t.resolve();
    expect(t.life(0)).toBe(21);
  });

  test('[MC-GR-17] are of one’s own, so many as the text says, and what is counted once pays once', () => {
    const two = device('Sacrifice two creatures');
    expect(offersDevice({ play: [two, bear] }, { play: [bear] })).toBe(false);
    expect(offersDevice({ play: [two, bear, bear] })).toBe(true);
    const both = device('Sacrifice a Bear, Sacrifice a creature');
    expect(offersDevice({ play: [both, bear] })).toBe(false);
    expect(offersDevice({ play: [both, giant, giant] })).toBe(false);
    // What the second needs is not there to be chosen for the first.
    const t = with_({ play: [device('Sacrifice a creature, Sacrifice a Bear'), giant, bear] });
    t.act('activate Device');
    expect(() => t.choose('Bear')).toThrow();
    t.choose('Giant', 'Bear');
    expect([t.stack, t.zone('graveyard')]).toEqual([['Device’s'], ['Bear', 'Giant']]);
  });

  test('[MC-GR-17] “sacrifice this” works once, and its effect all the same', () => {
    const t = with_({ play: [device('Sacrifice Device')] });
    t.activate('Device');
    expect([t.zone('play'), t.zone('graveyard'), t.offers]).toEqual([[], ['Device'], ['pass']]);
    t.resolve();
    expect(t.life(0)).toBe(21);
  });
});

describe('[MC-GR-18] life', () => {
  test('[MC-GR-18] is lost and is no damage: no prevention keeps it', () => {
    const haven = card('Haven; {0}; Sorcery', 'Prevent all damage that would be dealt to you this turn.');
    const t = with_({ play: [device('Pay 3 life')], hand: [haven] });
    t.play('Haven').resolve().activate('Device');
    expect([t.life(0), t.events('damage'), t.events('loseLife')]).toEqual([17, [], ['loseLife']]);
  });

  test('[MC-GR-18] can be paid down to nothing, which loses, but not beyond', () => {
    expect(offersDevice({ play: [device('Pay 3 life')], life: 2 })).toBe(false);
    const t = with_({ play: [device('Pay 3 life')], life: 3 });
    t.activate('Device');
    expect(t.state.result?.winners).toEqual([1]);
  });
});

describe('[MC-GR-19] discarded cards', () => {
  test('[MC-GR-19] are chosen by who pays, among those that the text allows', () => {
    const t = with_({ play: [device('Discard a creature card')], hand: [swell, bear, giant] });
    t.act('activate Device');
    expect(t.asked).toBe('0 discard');
    expect(() => t.choose('Swell')).toThrow();
    t.choose('Giant');
    expect([t.zone('graveyard'), t.zone('hand')]).toEqual([['Giant'], ['Swell', 'Bear']]);
    expect(offersDevice({ play: [device('Discard a creature card')], hand: [swell] })).toBe(false);
    expect(offersDevice({ play: [device('Discard two cards')], hand: [swell] })).toBe(false);
  });

  test('[MC-GR-19] or by chance, where the text says so: nobody is asked, and each of the hand may be it', () => {
    const found = new Set<string>();
    for (let seed = 1; seed <= 12; seed += 1) {
      const random = device('Discard a card at random');
      const t = table({ seed, players: [{ play: [random], hand: [swell, bear, giant] }, {}] });
      t.activate('Device');
      expect([t.stack, t.zone('hand').length]).toEqual([['Device’s'], 2]);
      for (const name of t.zone('graveyard')) found.add(name);
    }
    expect([...found].toSorted()).toEqual(['Bear', 'Giant', 'Swell']);
  });

  test('[MC-GR-19] “discard this” is paid from the hand', () => {
    const cycle = card('Cycle; {9}; Artifact', `While Cycle is in your hand, Discard Cycle: ${gains}`);
    const t = with_({ hand: [cycle] });
    t.activate('Cycle');
    expect([t.zone('hand'), t.zone('graveyard')]).toEqual([[], ['Cycle']]);
  });
});

test('[MC-GR-20] [MC-Q-133] untapped others are tapped, also creatures that have just come, which no ability of their own could use', () => {
  const two = device('Tap two untapped creatures you control');
  const fresh = { card: bear, fresh: true } as const;
  const t = with_({ play: [two, fresh, giant, bear] });
  t.activate('Device', 'Bear, Giant');
  expect(t.all('Bear', 'play').map((no) => t.state.cards[no]!.tapped ?? false)).toEqual([true, false]);
  expect([t.card('Giant').tapped, t.card('Device').tapped, t.stack]).toEqual([true, undefined, ['Device’s']]);
  // One is left untapped, and one is too few.
  expect(t.offers).toEqual(['pass']);
  expect(offersDevice({ play: [two, bear, { card: giant, tapped: true }] })).toBe(false);
  expect(offersDevice({ play: [two, bear] }, { play: [giant] })).toBe(false);
});

test('[MC-GR-21] what is returned goes to its owner’s hand; what another controls cannot pay', () => {
  const back = device("Return a creature you control to its owner's hand");
  const t = with_({ play: [back, bear, { card: giant, owner: 1 }] });
  t.activate('Device', 'Giant');
  expect([t.zone('hand', 0), t.zone('hand', 1), t.zone('graveyard', 1)]).toEqual([[], ['Giant'], []]);
  expect(t.stack).toEqual(['Device’s']);
  expect(offersDevice({ play: [back] }, { play: [bear] })).toBe(false);
  const own = with_({ play: [device("Return Device to its owner's hand")] });
  own.activate('Device').resolve();
  expect([own.zone('hand'), own.life(0)]).toEqual([['Device'], 21]);
});

test('[MC-GR-22] counters are taken off, of that kind and as many as it says', () => {
  const two = device('Remove two charge counters from Device');
  const charged = (...counters: string[]) => ({ card: two, counters });
  const t = with_({ play: [charged('charge', 'rust', 'charge', 'charge')] });
  t.activate('Device');
  expect(t.card('Device').counters?.map(({ kind }) => kind)).toEqual(['rust', 'charge']);
  expect([t.stack, t.offers]).toEqual([['Device’s'], ['pass']]);
  expect(offersDevice({ play: [charged('charge', 'rust')] })).toBe(false);
});

test('[MC-GR-23] cards of one’s own graveyard or hand are removed from the game', () => {
  const exile = device('Remove a creature card in your graveyard from the game');
  const t = with_({ play: [exile], graveyard: [swell, bear, giant] }, { graveyard: [bear] });
  t.activate('Device', 'Giant');
  expect([t.zone('removed'), t.zone('graveyard'), t.stack]).toEqual([
    ['Giant'],
    ['Swell', 'Bear'],
    ['Device’s'],
  ]);
  t.resolve().activate('Device', 'Bear').resolve();
  expect([t.zone('removed').toSorted(), t.offers]).toEqual([['Bear', 'Giant'], ['pass']]);
  expect([t.zone('graveyard', 1), t.life(0)]).toEqual([['Bear'], 22]);
  const husk = card(
    'Husk; {9}; Artifact',
    `While Husk is in your graveyard, Remove Husk from the game: ${gains}`,
  );
  const own = with_({ graveyard: [husk] });
  own.activate('Husk').resolve();
  expect([own.zone('removed'), own.zone('graveyard'), own.life(0)]).toEqual([['Husk'], [], 21]);
});

test('[MC-GR-24] [MC-ZONE-28] a card of the hand is shown to all and stays there; without one it cannot be paid', () => {
  const show = device('Reveal a green card from your hand');
  const t = with_({ play: [show], hand: [giant, bear, swell] });
  t.act('activate Device');
  expect(t.asked).toBe('0 revealed');
  expect(() => t.choose('Giant')).toThrow();
  const before = t.card('Bear').known;
  t.choose('Bear');
  expect(t.zone('hand')).toEqual(['Giant', 'Bear', 'Swell']);
  expect([before, t.card('Bear').known, t.card('Swell').known]).toEqual([only(0), anybody(t.state), only(0)]);
  expect(t.stack).toEqual(['Device’s']);
  expect(offersDevice({ play: [show], hand: [giant] })).toBe(false);
});
