import { describe, expect, test } from 'vitest';
import type { FieldLayout, SeenZone } from '../../../../src-main/engine/table/seen-zone.js';
import type { KotcRulesId } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { AtTable, ANN, BEN } from './at-table.js';

const begin = (rules: KotcRulesId): AtTable =>
  new AtTable(rules, { players: [{ name: 'Ann', hand: [1], grave: [1] }, { name: 'Ben' }] });

/** "battlefield…" is as wide as it can be, "-" an empty place. */
const drawn = (field: FieldLayout): string[] =>
  field.map((row) => row.map(({ zone, span }) => `${zone ?? '-'}${span === 'wide' ? '…' : ''}`).join(' '));
const zonesOf = (at: AtTable, seat: number = ANN): readonly SeenZone[] =>
  at.view(ANN).seats[seat]?.zones ?? [];

const withReserves = ['battlefield…', 'reserves traps… deck grave', 'granary…'];
const classicNames = ['Creature Zone', 'Trap Zone', 'Deck', 'Graveyard', 'Resource Zone', 'Hand'];
const namesWithReserves = ['Creature Zone', 'Reserves', ...classicNames.slice(1)];

describe.each([
  [
    'kotc-06',
    ['battlefield… - -', 'traps… deck grave', 'granary… - -'],
    classicNames,
    '[K06-ZON-01] [K06-ZON-23]',
  ],
  ['kotc-09', withReserves, namesWithReserves, '[K09-ZON-01] [K09-ZON-26]'],
  ['kotc-10', withReserves, namesWithReserves, ''],
  ['kotc-11', withReserves, namesWithReserves, '[K11-ZON-01] [K11-ZON-02]'],
  [
    'kotc-12',
    withReserves,
    ['Battlefield', 'Reserves', 'Trapfield', 'Deck', 'Graveyard', 'Granary', 'Hand'],
    '[K12-ZON-01] [K12-ZON-17]',
  ],
  [
    'kotc-14',
    ['battlefield… grave', 'granary… deck'],
    ['Battlefield', 'Grave', 'Granary', 'Deck', 'Hand'],
    '[K14-ZON-01] [K14-ZON-17]',
  ],
] as const)('the field of %s', (rules, field, names, claimed) => {
  test(`lies as the rulebook pictures it, with the zones that the edition has ${claimed}`, () => {
    const at = begin(rules);
    expect(drawn(at.view(null).field)).toEqual(field);
    expect(zonesOf(at).map(({ name }) => name)).toEqual(names);
    const laid = field.join(' ').replaceAll('…', '').replaceAll('-', '').split(/ +/).sort();
    expect([...laid, 'hand'].filter((zone) => zone !== '').sort()).toEqual(
      zonesOf(at)
        .map(({ zone }) => zone)
        .sort(),
    );
  });

  test('says which zones the viewer may look into: the battlefields, and all their own but the deck', () => {
    const at = begin(rules);
    const open = (seat: number): string[] => zonesOf(at, seat).flatMap((one) => (one.open ? one.zone : []));
    const own = zonesOf(at).flatMap(({ zone }) => (zone === 'deck' ? [] : zone));
    expect(open(ANN)).toEqual(own);
    expect(open(BEN)).toEqual(['battlefield']);
  });

  test('has rows, piles and a hand', () => {
    const shapes = Object.fromEntries(zonesOf(begin(rules)).map(({ zone, shape }) => [zone, shape]));
    const rows = ['battlefield', 'traps', 'granary'];
    for (const [zone, shape] of Object.entries(shapes)) {
      expect(shape, zone).toBe(zone === 'hand' ? 'hand' : rows.includes(zone) ? 'row' : 'pile');
    }
  });
});

test('what has left the game is shown where there is any, by its number', () => {
  const at = new AtTable('kotc-11', {
    players: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cleo', deck: [3] }],
  });
  expect(zonesOf(at, 2).some(({ zone }) => zone === 'removed')).toBe(false);
  expect(at.game.take({ player: 2, resign: true })).toBeNull();
  expect(at.zone(ANN, 2, 'removed')).toEqual({
    zone: 'removed',
    name: 'Cards out of the game',
    shape: 'pile',
    count: 3,
    cards: [],
    open: false,
  });
  expect(at.view(ANN).seats[2]?.isOut).toBe(true);
});
