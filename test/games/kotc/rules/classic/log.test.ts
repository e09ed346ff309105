import { describe, expect, test } from 'vitest';
import { perform } from '../../../../../src-main/games/kotc/rules/events/pipeline.js';
import type { MoveReason } from '../../../../../src-main/games/kotc/rules/events/events.js';
import type { Zone } from '../../../../../src-main/games/kotc/rules/state/state.js';
import { about, alike, ANN, BEN, hidden, layTable, rules, told, toldOf, type Happening } from './table.js';

/** Ann makes a card move, one of Ben’s unseen. */
const moves =
  (name: string, why: MoveReason, zone: Zone | null, to: number = ANN, from?: Zone): Happening =>
  ({ no }) => {
    const origin = from ? { from: { player: to, zone: from } } : {};
    return {
      type: 'move',
      card: no(name),
      by: ANN,
      to,
      zone,
      place: 'top',
      why,
      blind: to !== ANN,
      ...origin,
      rules,
    };
  };

describe('moves of cards, as Ann, Ben and an onlooker read them', () => {
  const cases: readonly (readonly [string, Happening, readonly (string | null)[]])[] = [
    ['a draw', moves('top', 'draw', 'hand'), hidden('Ann draws top.', 'Ann draws a card.')],
    [
      '[K11-RES-02] a resource',
      moves('elf', 'sow', 'granary'),
      hidden('Ann places elf as a resource.', 'Ann places a card as a resource.'),
    ],
    ['a summon', moves('elf', 'summon', 'battlefield'), alike('Ann summons elf.')],
    ['[K11-SPL-04] a spell', moves('bolt', 'cast', null), alike('Ann casts bolt.')],
    [
      '[K11-TRAP-02] [K11-TRAP-05] a trap that is set',
      moves('bolt', 'set', 'traps'),
      hidden('Ann sets bolt as a trap.', 'Ann sets a card as a trap.'),
    ],
    [
      '[K11-TRAP-15] a trap turned over',
      moves('snare', 'turnOver', null),
      alike('Ann turns over the trap snare.'),
    ],
    [
      '[K11-ZON-10] a trap that is sacrificed',
      moves('snare', 'sacrifice', 'grave', ANN, 'traps'),
      hidden(
        'Ann sacrifices snare from the Trap Zone of Ann.',
        'Ann sacrifices a card from the Trap Zone of Ann.',
      ),
    ],
    [
      'a creature that is sacrificed',
      moves('stag', 'sacrifice', 'grave', ANN, 'battlefield'),
      alike('Ann sacrifices stag.'),
    ],
    [
      '[K11-ZON-10] a resource of Ben that is destroyed',
      moves('well', 'destroy', 'grave', BEN, 'granary'),
      [
        'Ann destroys a card from the Resource Zone of Ben.',
        'Ann destroys well from the Resource Zone of Ben.',
        'Ann destroys a card from the Resource Zone of Ben.',
      ],
    ],
    [
      'reserves that are picked',
      moves('spare', 'reserve', 'reserves'),
      hidden('Ann puts spare into the reserves.', 'Ann puts a card into the reserves.'),
    ],
    [
      '[K11-Q-40] a card put into the reserves',
      moves('elf', 'exchange', 'reserves'),
      hidden('Ann puts elf into the reserves.', 'Ann puts a card into the reserves.'),
    ],
    [
      '[K11-Q-40] a card taken from the reserves',
      moves('spare', 'exchange', 'hand'),
      hidden('Ann takes spare from the reserves.', 'Ann takes a card from the reserves.'),
    ],
    [
      'a creature sent to a resource zone',
      moves('boar', 'silo', 'granary', BEN, 'battlefield'),
      alike('Ann sends boar to the Resource Zone of Ben, exhausted.'),
    ],
    [
      'a card of the hand placed on the deck',
      moves('elf', 'sheathe', 'deck', ANN, 'hand'),
      hidden(
        'Ann places elf from the hand of Ann on top of the deck of Ann.',
        'Ann places a card from the hand of Ann on top of the deck of Ann.',
      ),
    ],
    [
      'a card that goes home',
      moves('boar', 'return', 'grave', BEN),
      alike('boar goes to the graveyard of Ben.'),
    ],
    [
      'a trap that goes home',
      moves('snare', 'return', 'grave'),
      hidden('snare goes to the graveyard of Ann.', 'A card goes to the graveyard of Ann.'),
    ],
    ['a creature that leaves the game', moves('stag', 'leave', 'removed'), alike('stag leaves the game.')],
    ['a hidden card that leaves the game', moves('elf', 'leave', 'removed'), alike(null)],
  ];
  test.each(cases)('%s', (_, event, sentences) => expect(toldOf(event)).toEqual(sentences));

  test('a spell that has been used goes to the graveyard', () => {
    const laid = layTable();
    perform(laid.game, moves('bolt', 'cast', null)(laid));
    perform(laid.game, moves('bolt', 'spent', 'grave')(laid));
    expect(told(laid)).toEqual(alike('bolt goes to the graveyard of Ann.'));
  });

  test('the 14th Edition’s reasons have no words here', () => {
    expect(() => toldOf(moves('stag', 'bounce', 'hand'))).toThrow('bounce');
  });
});

describe('cards that not all may know', () => {
  const cases: readonly (readonly [string, Happening, readonly (string | null)[]])[] = [
    [
      'resources and traps that are exhausted',
      ({ no }) => ({ type: 'exhaust', cards: [no('stag'), no('field'), no('snare')], by: ANN, rules }),
      hidden('Ann exhausts stag, field and snare.', 'Ann exhausts stag and 2 face-down cards.'),
    ],
    [
      'a trap that stays exhausted',
      about('snare', (card) => ({ type: 'fatigue', card })),
      hidden(
        'snare will not be unexhausted in the Recovery Phase of this turn.',
        'A face-down card will not be unexhausted in the Recovery Phase of this turn.',
      ),
    ],
    [
      '[K11-Q-52] targets that are seen, wherever they are',
      ({ no }) => ({ type: 'see', cards: [no('pit'), no('boar')], by: ANN, whose: ANN, zone: null, rules }),
      ['Ann sees pit and boar.', 'Ann sees pit and boar.', 'Ann sees boar and 1 card.'],
    ],
    [
      '[K11-BLD-50] a hand that is shown to Ben',
      ({ no }) => ({ type: 'see', cards: [no('bolt'), no('elf')], by: BEN, whose: ANN, zone: 'hand', rules }),
      [
        'Ben sees the hand of Ann: bolt and elf.',
        'Ben sees the hand of Ann: bolt and elf.',
        'Ben sees the hand of Ann: 2 cards.',
      ],
    ],
    [
      '[K11-BLD-50] the top of a deck that Ben looks at',
      ({ no }) => ({ type: 'see', cards: [no('top')], by: BEN, whose: ANN, zone: 'deck', rules }),
      [
        'Ben looks at the top of the deck of Ann: 1 card.',
        'Ben looks at the top of the deck of Ann: top.',
        'Ben looks at the top of the deck of Ann: 1 card.',
      ],
    ],
    [
      'targets picked by chance',
      ({ no }) => ({ type: 'target', cards: [no('gem')], by: ANN, source: no('stag'), blind: true, rules }),
      ['Ann targets 1 card with stag.', 'Ann targets gem with stag.', 'Ann targets 1 card with stag.'],
    ],
  ];
  test.each(cases)('%s', (_, event, sentences) => expect(toldOf(event)).toEqual(sentences));
});
