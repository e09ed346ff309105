/** Who may look where, and what all see. */
import { describe, expect, test } from 'vitest';
import { anybody, only, type Players } from '../../../../../src-main/engine/state.js';
import type { Zone } from '../../../../../src-main/games/magic/rules/state/state.js';
import { card, tokens } from '../by-text.js';
import { table, type Table } from '../kit.js';
import { filler } from '../position.js';

const bear = card('Bear; {0}; Creature — Bear; 2/2');
const orb = card('Orb; {0}; Artifact', '{T}: You gain 1 life.');
const balm = card('Balm; {0}; Instant', 'You gain 1 life.');
const study = card('Study; {0}; Sorcery', 'Draw two cards.');
const known = (t: Table, zone: Zone, player = 0): Players[] =>
  t.state.players[player]!.zones[zone as 'hand'].map((no) => t.state.cards[no]!.known);

test('[MC-ZONE-01] each player has a library, a hand, what is in play, a graveyard and what is removed; the stack is shared', () => {
  const t = table({ players: [{ hand: [balm] }, { hand: [balm] }] });
  for (const { zones } of t.state.players) {
    expect(Object.keys(zones).toSorted()).toEqual(['graveyard', 'hand', 'library', 'play', 'removed']);
  }
  expect(Object.keys(t.state.shared ?? {})).toEqual(['stack']);
  t.play('Balm').pass().play('Balm');
  expect(t.stack).toEqual(['Balm', 'Balm']);
  t.resolve().resolve();
  expect([t.zone('graveyard', 0), t.zone('graveyard', 1)]).toEqual([['Balm'], ['Balm']]);
});

describe('a library', () => {
  test('[MC-ZONE-02] [MC-ZONE-04] is face down for all, its owner included', () => {
    const t = table({ players: [{ library: [bear, orb] }, {}] });
    expect([...known(t, 'library', 0), ...known(t, 'library', 1)].every((who) => who === 0)).toBe(true);
  });

  test('[MC-ZONE-03] [MC-ZONE-29] keeps its order, and is drawn from its top', () => {
    const named = ['First', 'Second', 'Third', 'Fourth'].map((name) =>
      card(`${name}; {1}; Artifact`, '{T}: You gain 1 life.'),
    );
    const t = table({ players: [{ library: [...named, ...Array(6).fill(filler)], hand: [study] }, {}] });
    t.play('Study').resolve();
    expect(t.zone('hand')).toEqual(['First', 'Second']);
    t.until('main1', 7);
    expect(t.zone('hand')).toEqual(['First', 'Second', 'Third']);
    expect(t.zone('library')[0]).toBe('Fourth');
    expect(t.events('shuffle')).toEqual([]);
  });

  test('[MC-ZONE-03] [MC-ZONE-04] loses its order, and what was known of it, when an effect shuffles it', () => {
    const shuffle = card('Riffle; {0}; Sorcery', 'Target player shuffles his or her library.');
    const bury = card('Bury; {0}; Sorcery', "Put target creature on top of its owner's library.");
    const t = table({ players: [{ hand: [bury, shuffle], play: [bear] }, {}], seed: 3 });
    t.play('Bury', 'Bear').resolve();
    expect(t.zone('library')[0]).toBe('Bear');
    // All saw where it went.
    expect(known(t, 'library')[0]).toBe(anybody(t.state));
    const before = [...t.state.players[0]!.zones.library];
    t.play('Riffle', 'player 0').resolve();
    expect(t.state.players[0]!.zones.library).not.toEqual(before);
    expect([...t.state.players[0]!.zones.library].toSorted()).toEqual(before.toSorted());
    expect(known(t, 'library').every((who) => who === 0)).toBe(true);
  });

  test('[MC-ZONE-05] [MC-WIN-06] without cards is still one: it can be shuffled, looked at, and put from', () => {
    const spells = [
      card('Riffle; {0}; Sorcery', 'Target player shuffles his or her library.'),
      card(
        'Erosion; {0}; Sorcery',
        'Target player puts the top two cards of his or her library into his or her graveyard.',
      ),
      card(
        'Peek; {0}; Sorcery',
        "Look at the top three cards of target player's library, then put them back in any order.",
      ),
    ];
    const t = table({
      players: [
        {
          hand: [...spells, card('Bury; {0}; Sorcery', "Put target creature on top of its owner's library.")],
          play: [bear],
          library: [],
        },
        {},
      ],
    });
    for (const { name } of spells) t.play(name, 'player 0').resolve();
    expect(t.zone('graveyard')).toEqual(['Peek', 'Erosion', 'Riffle']);
    t.play('Bury', 'Bear').resolve();
    expect(t.zone('library')).toEqual(['Bear']);
    expect(t.state.result).toBeNull();
  });

  test('[MC-ZONE-04] is looked into by whom an effect lets look, and by nobody else', () => {
    const peek = card(
      'Peek; {0}; Sorcery',
      "Look at the top three cards of target player's library, then put them back in any order.",
    );
    const t = table({ players: [{ hand: [peek] }, { library: [bear, orb, balm, bear] }] });
    t.play('Peek', 'player 1').pass(2);
    expect(t.asked).toBe('0 libraryOrder');
    t.choose('Balm, Bear, Orb');
    expect(t.zone('library', 1)).toEqual(['Balm', 'Bear', 'Orb', 'Bear']);
    expect(known(t, 'library', 1)).toEqual([only(0), only(0), only(0), 0]);
  });
});

describe('a hand', () => {
  test('[MC-ZONE-06] [MC-ZONE-29] is seen by its owner alone, also what is drawn', () => {
    const t = table({
      players: [{ hand: [bear, study], library: [orb, orb, filler, filler] }, { hand: [bear] }],
    });
    t.play('Study').resolve();
    expect(known(t, 'hand', 0)).toEqual([only(0), only(0), only(0)]);
    expect(known(t, 'hand', 1)).toEqual([only(1)]);
  });

  test('[MC-ZONE-07] of no cards is still one: it is counted, revealed, and nothing is discarded from it', () => {
    const reckon = card('Reckon; {0}; Sorcery', 'You gain life equal to the number of cards in your hand.');
    const toll = card('Toll; {0}; Sorcery', 'Each player discards a card.');
    const t = table({ players: [{ hand: [reckon] }, {}] });
    t.play('Reckon').resolve();
    expect(t.life(0)).toBe(20);
    const two = table({ players: [{ hand: [toll] }, { hand: [bear] }] });
    two.play('Toll').pass(2);
    if (two.game.decision?.kind === 'cards') two.choose('Bear');
    expect([two.zone('hand', 0), two.zone('graveyard', 0), two.zone('graveyard', 1)]).toEqual([
      [],
      ['Toll'],
      ['Bear'],
    ]);
  });

  test('[MC-ZONE-08] [MC-TURN-24] holds seven at the end of its player’s turn, of an opponent’s turn any number', () => {
    const t = table({ players: [{ hand: [...Array(8).fill(bear), orb] }, { hand: Array(9).fill(bear) }] });
    t.until('endOfTurn').pass(2);
    expect(t.asked).toBe('0 handSize');
    expect(t.decision).toMatchObject({ kind: 'cards', least: 2, most: 2 });
    t.choose('Orb, Bear');
    expect([t.zone('hand', 0).length, t.zone('hand', 1).length]).toEqual([7, 9]);
    const seven = table({ players: [{ hand: Array(7).fill(bear) }, {}] });
    seven.until('upkeep', 6);
    expect(seven.zone('hand').length).toBe(7);
  });
});

describe('what all see', () => {
  test('[MC-ZONE-09] [MC-ZONE-10] permanents, tokens too, and whether they are tapped', () => {
    const elves = ['Call; {0}; Sorcery', 'Put a 1/1 green Elf creature token into play.'] as const;
    const t = table({ players: [{ hand: [orb, card(...elves), 'Forest'] }, {}], tokens: tokens(...elves) });
    t.play('Forest').play('Orb').resolve().play('Call').resolve().activate('Orb');
    const all = anybody(t.state);
    expect(known(t, 'play')).toEqual([all, all, all]);
    const seen = t.game.context.log.entries.filter(({ event }) => event.type === 'tap');
    expect(seen.map(({ known: who }) => who)).toEqual([[all]]);
    expect(t.card('Orb').tapped).toBe(true);
  });

  test('[MC-ZONE-12] [MC-ZONE-13] [MC-ZONE-14] [MC-Q-90] graveyards, whatever brought a card there, the latest on top', () => {
    const t = table({
      players: [
        {
          hand: [
            card('Toll; {0}; Sorcery', 'Target player discards a card.'),
            card('Slay; {0}; Instant', 'Destroy target creature.'),
            card('Offer; {0}; Sorcery', 'Target player sacrifices a land.'),
            card(
              'Erosion; {0}; Sorcery',
              'Target player puts the top card of his or her library into his or her graveyard.',
            ),
          ],
        },
        { hand: [balm], play: [bear, 'Forest'], library: [orb, filler, filler] },
      ],
    });
    const go = (...choices: string[]): void => {
      t.pass(2);
      if (t.game.decision?.kind === 'cards') t.choose(...choices);
    };
    t.play('Toll', 'player 1');
    go('Balm');
    expect(t.zone('graveyard', 1)).toEqual(['Balm']);
    t.play('Slay', 'Bear').resolve();
    t.play('Offer', 'player 1');
    go('Forest');
    t.play('Erosion', 'player 1').resolve();
    expect(t.zone('graveyard', 1)).toEqual(['Orb', 'Forest', 'Bear', 'Balm']);
    expect(t.zone('graveyard', 0)).toEqual(['Erosion', 'Offer', 'Slay', 'Toll']);
    const all = anybody(t.state);
    expect([...known(t, 'graveyard', 0), ...known(t, 'graveyard', 1)].every((who) => who === all)).toBe(true);
  });

  test('[MC-ZONE-28] what is revealed, all players; a card that is drawn later is not', () => {
    const reveal = card('Candor; {0}; Sorcery', 'Target player reveals his or her hand.');
    const t = table({ players: [{ hand: [reveal] }, { hand: [bear, orb] }] });
    t.play('Candor', 'player 1').resolve();
    const all = anybody(t.state);
    expect(known(t, 'hand', 1)).toEqual([all, all]);
    t.until('main1', 6);
    expect(known(t, 'hand', 1)).toEqual([all, all, only(1)]);
  });

  test('[MC-Q-92] what is removed from the game lies face up', () => {
    const vanish = card('Vanish; {0}; Instant', 'Remove target creature from the game.');
    const t = table({ players: [{ hand: [vanish] }, { play: [bear] }] });
    t.play('Vanish', 'Bear').resolve();
    expect([t.zone('removed', 1), known(t, 'removed', 1)]).toEqual([['Bear'], [anybody(t.state)]]);
  });
});

test('[MC-Q-93] the owner orders what goes to a library together, unseen by the opponent', () => {
  const flood = card('Flood; {0}; Sorcery', "Put all creatures on top of their owners' libraries.");
  const t = table({
    players: [
      { hand: [flood], play: [bear, card('Boar; {0}; Creature — Boar; 3/3')] },
      { play: [card('Owl; {0}; Creature — Bird; 1/1'), card('Rat; {0}; Creature — Rat; 1/1')] },
    ],
  });
  t.play('Flood').pass(2);
  expect(t.asked).toBe('0 libraryOrder');
  t.choose('Boar, Bear');
  expect(t.asked).toBe('1 libraryOrder');
  t.choose('Rat, Owl');
  expect([t.zone('library', 0).slice(0, 2), t.zone('library', 1).slice(0, 2)]).toEqual([
    ['Boar', 'Bear'],
    ['Rat', 'Owl'],
  ]);
  expect(known(t, 'library', 0).slice(0, 2)).toEqual([only(0), only(0)]);
  expect(known(t, 'library', 1).slice(0, 2)).toEqual([only(1), only(1)]);
  const orders = t.game.context.log.entries.filter(({ event }) => event.type === 'reorder');
  expect(orders.map(({ known: who }) => who)).toEqual([
    [only(0), only(0)],
    [only(1), only(1)],
  ]);
});

test('[MC-Q-93] what a player who had seen the top card knew of it is gone once another has laid it back unseen', () => {
  const bury = card('Bury; {0}; Sorcery', "Put target creature on top of its owner's library.");
  const peek = card(
    'Peek; {0}; Sorcery',
    "Look at the top two cards of target player's library, then put them back in any order.",
  );
  const t = table({ players: [{ hand: [bury, peek] }, { play: [bear], library: [orb, balm] }] });
  t.play('Bury', 'Bear').resolve();
  t.play('Peek', 'player 1').pass(2).choose('Orb, Bear');
  expect([t.zone('library', 1), known(t, 'library', 1)]).toEqual([
    ['Orb', 'Bear', 'Balm'],
    [only(0), only(0), 0],
  ]);
});

test('[MC-ZONE-11] how permanents are arranged changes nothing', () => {
  const quake = card('Quake; {0}; Sorcery', 'Destroy all creatures.');
  const outcomes = [
    [bear, orb, 'Forest'],
    ['Forest', bear, orb],
    [orb, 'Forest', bear],
  ].map((play) => {
    const t = table({ players: [{ hand: [quake], play }, {}] });
    const offers = t.offers.toSorted();
    t.play('Quake').resolve();
    return [offers, t.zone('play').toSorted(), t.zone('graveyard')];
  });
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[2]).toEqual(outcomes[0]);
});
