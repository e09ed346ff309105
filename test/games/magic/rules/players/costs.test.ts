/** What is paid with, where one thing could serve two costs. */
import { describe, expect, test } from 'vitest';
import { card } from '../by-text.js';
import { table } from '../kit.js';

const sprout = card('Sprout; {G}; Creature — Elf; 1/1', '{T}: Add {G} to your mana pool.');
const altar = card('Altar; {0}; Artifact', '{1}, Sacrifice a creature: You gain 3 life.');
const lotus = card('Petal; {0}; Creature — Plant; 0/1', '{T}, Sacrifice Petal: Add {G} to your mana pool.');

describe('what is given up for a cost', () => {
  test('[MC-Q-29] makes mana for the same cost before it goes', () => {
    const t = table({ players: [{ play: [altar, sprout] }, {}] });
    t.activate('Altar', 'Sprout');
    expect([t.stack, t.zone('graveyard'), t.pool(0)]).toEqual([['Altar’s'], ['Sprout'], '']);
    t.resolve();
    expect(t.life(0)).toBe(23);
  });

  test('[MC-PLAY-30] [MC-PLAY-23] cannot be given up for its mana too', () => {
    const one = table({ players: [{ play: [altar, lotus] }, {}] });
    expect(one.offers).toEqual(['mana Petal', 'pass']);
    const other = table({ players: [{ play: [altar, lotus, sprout] }, {}] });
    other.activate('Altar', 'Petal');
    expect([other.stack, other.zone('graveyard'), other.card('Sprout').tapped]).toEqual([
      ['Altar’s'],
      ['Petal'],
      true,
    ]);
    const two = table({ players: [{ play: [altar, lotus, lotus] }, {}] });
    two.activate('Altar', 'Petal');
    expect([two.stack, two.zone('graveyard')]).toEqual([['Altar’s'], ['Petal', 'Petal']]);
  });

  test('[MC-PLAY-24] [MC-PLAY-25] what is tapped for one part of a cost makes no mana for another', () => {
    const drum = card('Drum; {0}; Artifact', '{1}, Tap an untapped creature you control: You gain 3 life.');
    const one = table({ players: [{ play: [drum, sprout] }, {}] });
    expect(one.offers).toEqual(['mana Sprout', 'pass']);
    const two = table({ players: [{ play: [drum, sprout, sprout] }, {}] });
    two.activate('Drum', 'Sprout');
    expect(two.stack).toEqual(['Drum’s']);
    // What should make the mana is not offered to be tapped for the rest.
    const guide = card('Guide; {0}; Creature — Scout; 1/1', '{T}: Draw a card.');
    const three = table({ players: [{ play: [drum, sprout, guide] }, {}] });
    three.activate('Drum', 'Guide');
    expect([three.stack, three.card('Sprout').tapped]).toEqual([['Drum’s'], true]);
  });
});

test('[MC-GR-25] [MC-GR-26] a spell is not paid for with itself', () => {
  const pyre = card(
    'Pyre; {0}; Sorcery',
    'As an additional cost to play Pyre, discard a card.',
    'You gain 3 life.',
  );
  const t = table({ players: [{ hand: [pyre] }, {}] });
  expect(t.offers).toEqual(['pass']);
  const wisp = card(
    'Wisp; {3}{R}; Instant',
    "You may remove Wisp from the game instead of paying Wisp's mana cost.",
    'You gain 3 life.',
  );
  const two = table({ players: [{ hand: [wisp] }, {}] });
  expect(two.offers).toEqual(['pass']);
});

describe('two costs that could take the same thing', () => {
  const shrine = card(
    'Shrine; {0}; Artifact',
    "Sacrifice a creature, Return a creature you control to its owner's hand: You gain 3 life.",
  );
  const bear = card('Bear; {G}; Creature — Bear; 2/2');
  const ogre = card('Ogre; {R}; Creature — Ogre; 3/3');

  test('[MC-PLAY-23] [MC-PLAY-30] take two', () => {
    const one = table({ players: [{ play: [shrine, bear] }, {}] });
    expect(one.offers).toEqual(['pass']);
    const two = table({ players: [{ play: [shrine, bear, ogre] }, {}] });
    two.activate('Shrine', 'Ogre', 'Bear');
    expect([two.zone('graveyard'), two.zone('hand')]).toEqual([['Ogre'], ['Bear']]);
  });

  test('[MC-PLAY-23] leave for the other what only that can take', () => {
    const green = card(
      'Grove; {0}; Artifact',
      'Sacrifice a creature, Sacrifice a green creature: You gain 3 life.',
    );
    const t = table({ players: [{ play: [green, bear, ogre] }, {}] });
    // The Bear alone is green: it is not offered for the first.
    expect(() => t.activate('Grove', 'Bear')).toThrow('cannot be chosen');
    t.choose('Ogre', 'Bear');
    expect([t.stack, t.zone('graveyard').toSorted()]).toEqual([['Grove’s'], ['Bear', 'Ogre']]);
  });

  test('[MC-PLAY-23] one is tapped and given up, since these are two things', () => {
    const drum = card(
      'Drum; {0}; Artifact',
      'Tap an untapped creature you control, Sacrifice a creature: Draw a card.',
    );
    const t = table({ players: [{ play: [drum, bear] }, {}] });
    t.activate('Drum', 'Bear', 'Bear');
    expect([t.stack, t.zone('graveyard')]).toEqual([['Drum’s'], ['Bear']]);
  });

  test('[MC-PLAY-23] life is paid once', () => {
    const altar = card('Font; {0}; Artifact', 'Pay 2 life, Pay 3 life: Draw a card.');
    const offered = (life: number): string[] => table({ players: [{ life, play: [altar] }, {}] }).offers;
    expect([offered(4), offered(5)]).toEqual([['pass'], ['activate Font', 'pass']]);
  });
});
