import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyBaseState, baseStateShape } from '../../src-main/engine/defaults/base-state.js';
import { attach, attachedTo, detach, hostOf } from '../../src-main/engine/objects/attachments.js';
import { hasCounter, placeCounters, removeCounter } from '../../src-main/engine/objects/counters.js';
import { becomeCopy, cease, faceOf, makeAbility, makeToken } from '../../src-main/engine/objects/made.js';
import { tokenDesigns } from '../../src-main/engine/objects/token-designs.js';
import { writable } from '../../src-main/engine/pipeline/writable.js';
import { clone } from '../../src-main/engine/plain.js';
import { faultOfPosition } from '../../src-main/engine/position.js';
import { anybody, has, only, type BaseState, type ZoneLaws } from '../../src-main/engine/state.js';
import {
  addCard,
  changeController,
  entitled,
  moveCard,
  reorder,
  showTo,
} from '../../src-main/engine/zones.js';

const zones = ['deck', 'hand', 'row', 'flap', 'table', 'well', 'pot', 'heap'] as const;
type Zone = (typeof zones)[number];
const laws: ZoneLaws<Zone> = {
  deck: { knowledge: 'restricted', placed: true },
  hand: { knowledge: 'private', placed: false },
  row: { knowledge: 'public', placed: true },
  flap: { knowledge: 'private', placed: true, keepsObjects: true },
  table: { knowledge: 'public', placed: true, shared: true },
  well: { knowledge: 'private', placed: true, shared: true },
  pot: { knowledge: 'private', placed: false, shared: true },
  heap: { knowledge: 'restricted', placed: true, shared: true },
};
const DESIGNS = 48;
const PLAYERS = 3;

type State = ReturnType<typeof emptyBaseState<Zone>>;
/** Two cards a player and zone, each of a design of its own. */
function begun(): State {
  const state = emptyBaseState(laws, PLAYERS, 1);
  for (const zone of zones) {
    for (let nth = 0; nth < 2 * PLAYERS; nth += 1) {
      const player = nth % PLAYERS;
      addCard(state, laws, { design: state.cards.length, owner: player, player, zone });
    }
  }
  return state;
}

/** Something done to a state by numbers, which are taken as far round as there are objects, players and zones. */
interface Step {
  readonly does: (typeof steps)[number];
  readonly a: number;
  readonly b: number;
  readonly zone: Zone;
  readonly top: boolean;
}
const steps = [
  'move',
  'token',
  'ability',
  'attach',
  'detach',
  'control',
  'copy',
  'place',
  'remove',
  'show',
  'lay',
  'cease',
] as const;
const anyStep: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(...steps),
  a: fc.nat(99),
  b: fc.nat(99),
  zone: fc.constantFrom(...zones),
  top: fc.boolean(),
});

function take(state: State, { does, a, b, zone, top }: Step): void {
  const there = [...state.cards.keys()].filter((no) => !state.cards[no]!.ceased);
  const [one, other] = [there[a % there.length]!, there[b % there.length]!];
  const card = writable(state.cards[one]!);
  const player = b % PLAYERS;
  const pile = state.shared![card.zone!] ?? state.players[card.player]!.zones[card.zone!];
  const before = card.id;
  const isOpen = (no: number): boolean => state.cards[no]!.known === anybody(state);
  switch (does) {
    case 'move':
      moveCard(state, laws, one, { player, zone, place: top ? 'top' : 'bottom' });
      if (card.ceased) expect([card.zone, card.made]).not.toEqual([null, undefined]);
      return;
    case 'token':
      makeToken(state, laws, { design: a % DESIGNS, owner: player, player, zone });
      return;
    case 'ability': {
      if (!isOpen(one)) return;
      const ability = makeAbility(state, laws, { card: one, ability: 0, player, zone: 'table' });
      expect(state.shared!['table']![0]).toBe(ability);
      expect(state.cards[ability]!.source).toEqual({ card: one, id: before, ability: 0 });
      return;
    }
    case 'attach':
      try {
        attach(state, one, other);
        expect(hostOf(state, one)).toBe(other);
        expect(attachedTo(state, other)).toContain(one);
      } catch (error) {
        expect((error as Error).message).toBe(`Object ${one} cannot be attached to itself.`);
      }
      return;
    case 'detach':
      detach(state, one);
      expect(hostOf(state, one)).toBeNull();
      return;
    case 'control':
      if (!laws[card.zone!].shared) {
        expect(() => changeController(state, laws, one, player)).toThrow(/no shared zone/);
        return;
      }
      changeController(state, laws, one, player);
      expect([card.player, card.id]).toEqual([player, before]);
      return;
    case 'copy':
      if (isOpen(other)) becomeCopy(state, one, other);
      return;
    case 'place':
      placeCounters(card, 'spark', player, 2);
      return;
    case 'remove':
      if (hasCounter(card, 'spark', player)) removeCounter(card, 'spark', player);
      else expect(() => removeCounter(card, 'spark', player)).toThrow(/no spark counter/);
      return;
    case 'show':
      showTo(state, laws, [one], only(player));
      return;
    case 'lay':
      if (laws[card.zone!].knowledge === 'restricted')
        reorder(state, card.player, card.zone!, pile.toReversed());
      return;
    case 'cease':
      if (card.made) cease(state, laws, one);
      else expect(() => cease(state, laws, one)).toThrow(/is a card/);
  }
}

/** What a viewer sees: where places can be followed every object, elsewhere how many there are and those that the viewer knows. */
function seen(state: State, viewer: number): unknown {
  const all = (zone: Zone, pile: readonly number[]): unknown => {
    const shown = pile.map((no) => {
      const { id, known, made, player } = state.cards[no]!;
      const knows = has(known, viewer);
      return {
        id: knows || laws[zone].placed ? id : null,
        player,
        face: knows ? faceOf(state.cards[no]!) : null,
        made: made ?? null,
      };
    });
    return [pile.length, laws[zone].placed ? shown : shown.filter(({ face }) => face !== null)];
  };
  const of = (piles: Partial<Record<Zone, readonly number[]>>): unknown =>
    Object.entries(piles).map(([zone, pile]) => [zone, all(zone as Zone, pile)]);
  return [of(state.shared as Record<Zone, number[]>), state.players.map(({ zones: own }) => of(own))];
}

describe('objects', () => {
  test('are never lost or doubled, never named by an id twice, and hang on nothing that is gone (any steps)', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 20, maxLength: 80 }), (all) => {
        const state = begun();
        const named = new Map(state.cards.map(({ id }, no) => [id, no]));
        const ceased = new Set<number>();
        for (const step of all) {
          const idsBefore = state.cards.map(({ id }) => id);
          take(state, step);
          expect(faultOfPosition(state as BaseState, PLAYERS, DESIGNS)).toBeNull();
          for (const [no, { id, known, zone, player, ceased: gone }] of state.cards.entries()) {
            // An id that is not the same as before is one that nothing ever had.
            if (idsBefore[no] !== id) expect(named.has(id)).toBe(false);
            named.set(id, no);
            if (ceased.has(no)) expect(gone).toBe(true);
            if (gone) ceased.add(no);
            else expect(entitled(laws[zone!], player, anybody(state)) & ~known).toBe(0);
          }
        }
        const at = state.cards.map(({ made, zone }) => [made, zone]);
        for (const no of ceased) {
          expect(at[no]).toEqual([expect.stringMatching(/token|ability/), null]);
          expect(() => moveCard(state, laws, no, { player: 0, zone: 'row', place: 'top' })).toThrow(/ceased/);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('look the same to who knows none of those that differ (any steps, paired games)', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 5, maxLength: 60 }), fc.nat(PLAYERS - 1), (all, viewer) => {
        const [state, other] = [begun(), begun()];
        const known = new Set<number>();
        const note = (): void => {
          for (const [no, card] of state.cards.entries()) if (has(card.known, viewer)) known.add(no);
        };
        note();
        for (const step of all) {
          take(state, step);
          note();
        }
        // Whatever takes its look from a card that the viewer never knew is of another design in the other game.
        for (const [no, card] of other.cards.entries()) {
          if (!known.has(no)) Object.assign(card, { design: card.design + DESIGNS });
        }
        const first = begun();
        for (const step of all) {
          take(first, step);
          take(other, step);
          expect(seen(other, viewer)).toEqual(seen(first, viewer));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('leave a zone without places so that nobody who cannot look there sees which (any steps, paired games)', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), fc.nat(99), fc.nat(99), (all, a, b) => {
        const state = begun();
        for (const step of all) take(state, step);
        for (const from of ['hand', 'pot'] as const) {
          const hidden = (state.shared![from] ?? state.players[1]!.zones[from]).filter(
            (no) => state.cards[no]!.player === 1 && !state.cards[no]!.made,
          );
          const games = [a, b].map((one) => {
            const game = clone(state);
            const no = hidden[one % hidden.length];
            const to = { player: 1, zone: 'deck', place: 'bottom' } as const;
            if (no !== undefined) moveCard(game, laws, no, to);
            return game;
          });
          for (const viewer of [0, 2]) expect(seen(games[0]!, viewer)).toEqual(seen(games[1]!, viewer));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('that change hands stay what they are where the zone keeps objects, and are new in another hidden zone', () => {
    for (const [zone, stays] of [
      ['flap', true],
      ['row', true],
      ['hand', false],
    ] as const) {
      const state = begun();
      const no = state.players[0]!.zones[zone][0]!;
      const { id } = state.cards[no]!;
      placeCounters(writable(state.cards[no]!), 'spark', 0, 3);
      moveCard(state, laws, no, { player: 1, zone, place: 'bottom' });
      expect([state.cards[no]!.id === id, hasCounter(state.cards[no]!, 'spark', 0)]).toEqual([stays, stays]);
      expect(has(state.cards[no]!.known, 1)).toBe(true);
    }
  });

  test('that leave their place are new, with nothing on them and attached to nothing', () => {
    const state = begun();
    const [one, host] = [state.shared!['table']![0]!, state.shared!['table']![1]!];
    attach(state, one, host);
    becomeCopy(state, host, state.shared!['table']![2]!);
    placeCounters(writable(state.cards[host]!), 'spark', 0, 3);
    const there = clone(state);
    moveCard(state, laws, host, { player: 1, zone: 'hand', place: 'top' });
    expect([hostOf(state, one), attachedTo(state, host)]).toEqual([null, []]);
    expect(state.cards[host]).toMatchObject({ design: host, counters: [] });
    expect([faceOf(there.cards[host]!), faceOf(state.cards[host]!)]).toEqual([
      state.shared!['table']![1],
      host,
    ]);
    expect(() => attach(there, one, 999)).toThrow('lies in no zone');
  });

  test.each<[string, (state: State) => void, RegExp]>([
    ['a card has ceased', ({ cards }) => Object.assign(cards[0]!, { ceased: true }), /cannot have ceased/],
    [
      'an ability has no source',
      ({ cards }) => Object.assign(cards[0]!, { made: 'ability' }),
      /whose ability/,
    ],
    [
      'a copy is of no design',
      ({ cards }) => Object.assign(cards[0]!, { copyOf: DESIGNS }),
      /none of the game/,
    ],
    ['a card has two hosts', (state) => link(state, [20, 21], [20, 22]), /attached to two/],
    ['cards hang on each other', (state) => link(state, [20, 21], [21, 20]), /attached to itself/],
    ['a link leads nowhere', (state) => link(state, [20, 999]), /attached to what lies nowhere/],
    [
      'a shared zone holds what lies elsewhere',
      ({ shared }) => shared!['table']!.push(0),
      /lies in the table\.$/,
    ],
    [
      'what has ceased lies in a zone',
      (state) => state.shared!['table']!.push(ceasedIn(state)),
      /lies in the table/,
    ],
  ])('are refused in a position where %s', (_what, change, told) => {
    const state = begun();
    change(state);
    expect(faultOfPosition(state as BaseState, PLAYERS, DESIGNS)).toMatch(told);
  });

  test('are part of the model of a position', () => {
    const state = begun();
    const token = makeToken(state, laws, { design: 0, owner: 0, player: 0, zone: 'row' });
    placeCounters(writable(state.cards[token]!), 'spark', 1, 1);
    attach(state, 20, token);
    cease(state, laws, makeAbility(state, laws, { card: token, ability: 1, player: 0, zone: 'table' }));
    const shape = baseStateShape(laws);
    for (const key of ['players', 'cards', 'shared', 'attachments'] as const) {
      expect(shape[key].safeParse(state[key]).error).toBeUndefined();
    }
  });

  test('that cards can make have a design each, once, also those that tokens make', () => {
    const makes: Readonly<Record<string, readonly string[]>> = {
      hive: ['bee', 'bee'],
      bee: ['honey'],
      bear: ['bee'],
    };
    const tokensOf = (card: string): readonly string[] => makes[card] ?? [];
    expect(tokenDesigns({ tokensOf }, ['hive', 'bear', 'honey'])).toEqual(['bee']);
    expect(tokenDesigns({ tokensOf }, ['bear'])).toEqual(['bee', 'honey']);
    expect(tokenDesigns({}, ['hive'])).toEqual([]);
  });
});

function link(state: State, ...pairs: readonly (readonly [number, number])[]): void {
  Object.assign(state, { attachments: pairs.map(([object, to]) => ({ object, to })) });
}

function ceasedIn(state: State): number {
  const token = makeToken(state, laws, { design: 0, owner: 0, player: 0, zone: 'row' });
  cease(state, laws, token);
  return token;
}
