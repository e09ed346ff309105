import { describe, expect, test } from 'vitest';
import { kotcPlayables } from '../../../../src-main/games/kotc/rules/playable.js';
import { counters, creature, minion, spell } from '../scene.js';
import { ANN, AtTable, BEN } from './at-table.js';

describe('a card on the table', () => {
  test('[K14-CTR-77] has its counters in chips by kind and owner, as the edition calls them', () => {
    const at = new AtTable('kotc-14', {
      cards: { wolf: minion(2, 5) },
      players: [
        {
          name: 'Ann',
          battlefield: [
            {
              card: 'wolf',
              counters: [
                ...counters('shield', 'Ann', 2),
                ...counters('sword', 'Ben'),
                ...counters('shield', 'Ben'),
                ...counters('shield', 'Ann'),
              ],
            },
          ],
        },
        { name: 'Ben' },
      ],
    });
    const chips = [
      { kind: 'shield', name: 'Shield Counter', symbol: '{shield}', owner: ANN, count: 3 },
      { kind: 'sword', name: 'Sword Counter', symbol: '{sword}', owner: BEN, count: 1 },
      { kind: 'shield', name: 'Shield Counter', symbol: '{shield}', owner: BEN, count: 1 },
    ];
    for (const viewer of [ANN, BEN, null]) expect(at.card(viewer, 'wolf').chips).toEqual(chips);
  });

  test('has the counters of an older edition in that edition’s words', () => {
    const lying = { card: 'bear', counters: [...counters('offense', 'Ann'), ...counters('plain', 'Ann')] };
    const at = new AtTable('kotc-09', {
      cards: { bear: creature(2, 5) },
      players: [{ name: 'Ann', battlefield: [lying] }, { name: 'Ben' }],
    });
    expect(at.card(ANN, 'bear').chips.map(({ name }) => name)).toEqual(['Offense counter', 'Counter']);
  });

  test('has its values now beside those that are printed, by the edition’s names', () => {
    const lying = { card: 'bear', damage: 3, spChange: 1 };
    const scene = (card: ReturnType<typeof minion>) => ({
      cards: { bear: card, bolt: spell('Draw 1 card.') },
      players: [{ name: 'Ann', battlefield: [lying], hand: ['bolt'] }, { name: 'Ben' }],
    });
    const statsOf = (at: AtTable, label: string) => at.card(ANN, label).face?.stats;
    const old = new AtTable('kotc-11', scene(creature(2, 5, '', 3)));
    expect(statsOf(old, 'bear')).toEqual([
      { key: 'cost', name: 'Resource cost', now: 3, printed: 3, sign: 'disc', corner: 'middle' },
      { key: 'offense', name: 'Offense', now: 3, printed: 2, sign: 'star', corner: 'left' },
      { key: 'defense', name: 'Defense', now: 2, printed: 5, sign: 'square', corner: 'right' },
    ]);
    const now = new AtTable('kotc-14', scene(minion(2, 5, '', 3)));
    expect(statsOf(now, 'bear')?.map(({ name }) => name)).toEqual(['Level', 'SP', 'HP']);
    expect(statsOf(now, 'bolt')).toHaveLength(1);
  });

  test('of the 17th Edition has its HP on a diamond, and an older one among them on a square', () => {
    const at = new AtTable('kotc-17', {
      cards: { cub: minion(1, 2), elder: { ...minion(1, 2), edition: 14 } },
      players: [{ name: 'Ann', battlefield: ['cub', 'elder'] }, { name: 'Ben' }],
    });
    const signOf = (label: string) => at.card(ANN, label).face?.stats.at(-1)?.sign;
    expect([signOf('cub'), signOf('elder')]).toEqual(['diamond', 'square']);
  });

  test('[K17-PWN-01] [K17-KEY-186] that is a pawn is framed as one, and a petrified one is stone for whoever looks', () => {
    const at = new AtTable('kotc-17', {
      cards: { doll: minion(1, 2), idol: minion(2, 2) },
      players: [
        {
          name: 'Ann',
          battlefield: [
            { card: 'doll', token: true },
            { card: 'idol', petrified: true },
          ],
        },
        { name: 'Ben' },
      ],
    });
    for (const viewer of [ANN, BEN, null]) {
      const { cards } = at.zone(viewer, ANN, 'battlefield');
      expect(cards.map(({ flags }) => flags.map(({ name, surface }) => [name, surface]))).toEqual([
        [['pawn', 'token']],
        [['petrified', 'stone']],
      ]);
    }
  });

  test('[K14-ZON-09] [K14-ZON-15] that is a resource lies face down for others, who see how it lies', () => {
    const at = new AtTable('kotc-14', {
      cards: { seed: minion(1, 1) },
      players: [
        { name: 'Ann', granary: [{ card: 'seed', exhausted: true, fatiguedIn: 3 }] },
        { name: 'Ben' },
      ],
    });
    const lying = [
      { key: 'exhausted', turned: true, dimmed: true },
      { key: 'fatigued', badge: 'z' },
    ];
    expect(at.card(ANN, 'seed')).toMatchObject({ face: { name: 'seed' }, flags: lying });
    for (const viewer of [BEN, null]) {
      const { id, ...seen } = at.card(viewer, 'seed');
      expect(id).toBe(at.id('seed'));
      expect(seen).toEqual({
        face: null,
        owner: null,
        flags: lying.map((flag) => expect.objectContaining(flag)),
        chips: [],
        remembered: false,
        notes: [],
      });
    }
  });

  test('[K14-KEY-73] says who controls it again at the end of the turn', () => {
    const at = new AtTable('kotc-14', {
      cards: { wolf: minion(2, 5) },
      players: [
        { name: 'Ann', battlefield: [{ card: 'wolf', owner: 'Ben', hypnotizedFrom: 'Ben' }] },
        { name: 'Ben' },
      ],
    });
    expect(at.card(null, 'wolf').notes).toEqual(['Ben controls it again at the end of the turn.']);
  });

  test('[K14-ZON-10] in an enemy’s hand is remembered by who has seen it, and cannot be pointed at', () => {
    const at = new AtTable('kotc-14', {
      cards: { wolf: minion(2, 5) },
      players: [{ name: 'Ann', hand: [{ card: 'wolf', knownTo: ['Ben'] }, 2] }, { name: 'Ben' }],
    });
    expect(at.zone(BEN, ANN, 'hand')).toMatchObject({
      count: 3,
      cards: [{ id: null, face: { name: 'wolf' }, remembered: true }],
    });
    expect(at.zone(null, ANN, 'hand')).toMatchObject({ count: 3, cards: [] });
  });

  test('[K14-ZON-06] of a deck is shown to nobody, but how deep one lies that somebody has seen', () => {
    const at = new AtTable('kotc-14', {
      cards: { wolf: minion(2, 5) },
      players: [{ name: 'Ann', deck: [2, { card: 'wolf', knownTo: ['Ben'] }, 1] }, { name: 'Ben' }],
    });
    expect(at.zone(ANN, ANN, 'deck')).toMatchObject({ count: 4, cards: [], open: false });
    expect(at.zone(BEN, ANN, 'deck').cards).toMatchObject([{ above: 2, face: { name: 'wolf' } }]);
  });
});

test('cards of a hand lie in their player’s order; for whoever else knows them, by their names', () => {
  const at = new AtTable('kotc-14', {
    cards: { wolf: minion(2, 5), ant: minion(1, 1), bear: minion(3, 3) },
    players: [
      { name: 'Ann', hand: ['wolf', 'ant', 'bear'].map((card) => ({ card, knownTo: ['Ben'] })) },
      { name: 'Ben' },
    ],
  });
  const names = (viewer: number): unknown[] =>
    at.zone(viewer, ANN, 'hand').cards.map(({ face }) => face?.name);
  expect(names(ANN)).toEqual(['wolf', 'ant', 'bear']);
  expect(names(BEN)).toEqual(['ant', 'bear', 'wolf']);
});

test('with everything laid open, everybody sees every card where it lies, and may look into every zone', () => {
  const at = new AtTable('kotc-14', {
    cards: { wolf: minion(2, 5), ant: minion(1, 1) },
    players: [{ name: 'Ann', hand: ['wolf', 'ant'], deck: ['wolf', 'ant', 'wolf'] }, { name: 'Ben' }],
  });
  const open = kotcPlayables['kotc-14'].withEverythingRevealed(at.game.context);
  const zones = kotcPlayables['kotc-14'].view(open, null, BEN, ['Ann', 'Ben']).seats[ANN]?.zones ?? [];
  const names = (zone: string): unknown[] | undefined =>
    zones.find((one) => one.zone === zone)?.cards.map(({ face }) => face?.name);
  expect(names('hand')).toEqual(['wolf', 'ant']);
  expect(names('deck')).toEqual(['wolf', 'ant', 'wolf']);
  expect(zones.filter((one) => !one.open)).toEqual([]);
  expect(
    at
      .view(BEN)
      .seats[ANN]?.zones.filter((one) => one.open)
      .map(({ zone }) => zone),
  ).toEqual(['battlefield']);
});
