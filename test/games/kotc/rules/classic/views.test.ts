import { beforeAll, describe, expect, test } from 'vitest';
import { only, type Viewer } from '../../../../../src-main/engine/state.js';
import { beginLasting } from '../../../../../src-main/games/kotc/rules/state/lasting.js';
import { writable } from '../../../../../src-main/engine/pipeline/writable.js';
import type { AbilityLink } from '../../../../../src-main/games/kotc/rules/state/state.js';
import { viewOf, type PlayerView, type View } from '../../../../../src-main/games/kotc/rules/views/view.js';
import { cardView } from '../../../../../src-main/games/kotc/rules/views/view-cards.js';
import { ANN, BEN, layTable, names, readers, type Laid } from './table.js';
import { playPaired, truly, type Showing } from '../paired-games.js';
import { lookThrough, type Found } from '../watched-games.js';

/** CLASSIC_VIEW_GAMES scales the search for leaks in each edition; VIEW_SEED is the first seed, such as one that failed. */
const GAMES = Number(process.env['CLASSIC_VIEW_GAMES'] ?? 24);
const SEED = Number(process.env['VIEW_SEED'] ?? 1);

const look = ({ game }: Laid, viewer: Viewer): View => viewOf(game, null, viewer, names);
const seat = (laid: Laid, viewer: Viewer, player: number): PlayerView =>
  look(laid, viewer).players[player] as PlayerView;
const idOf = ({ game, no }: Laid, name: string): number => game.state.cards[no(name)]?.id ?? 0;

describe('zones of the older editions', () => {
  test('[K11-ZON-19] [K11-TRAP-05] that a trap lies somewhere, and how, all see; which it is, its controller', () => {
    const laid = layTable();
    const card = laid.game.state.cards[laid.no('snare')];
    if (card) writable(card).exhausted = true;
    const place = { id: idOf(laid, 'snare'), exhausted: true, fatigued: false };
    expect(seat(laid, ANN, ANN).traps).toMatchObject([{ ...place, card: { printed: { name: 'snare' } } }]);
    for (const viewer of [BEN, null])
      expect(seat(laid, viewer, ANN).traps).toEqual([{ ...place, card: null }]);
  });

  test('[K11-Q-39] [K11-Q-40] the reserves are their owner’s to see; their number is public', () => {
    const laid = layTable();
    expect(seat(laid, ANN, ANN).reserves).toMatchObject({
      count: 1,
      cards: [{ printed: { name: 'spare' } }],
    });
    for (const viewer of [BEN, null])
      expect(seat(laid, viewer, ANN).reserves).toEqual({ count: 1, cards: [] });
  });

  test('of cards out of the game only the number is shown, and who is out', () => {
    const laid = layTable();
    const { state } = laid.game;
    writable(state).out = only(BEN);
    const zones = writable(state.players[BEN]?.zones);
    zones?.removed.push(...zones.hand.splice(0));
    expect(readers.map((viewer) => seat(laid, viewer, BEN))).toMatchObject(
      readers.map(() => ({ isOut: true, removed: 1, hand: { count: 0 } })),
    );
    expect(seat(laid, ANN, ANN)).toMatchObject({ isOut: false, removed: 0 });
  });

  test('the turn tells how many resources were placed, and whether the draw is done', () => {
    const laid = layTable();
    Object.assign(laid.game.state.turn, { sown: 2, drawn: true });
    expect(look(laid, null).turn).toMatchObject({ sown: 2, drawn: true });
  });
});

describe('links', () => {
  const ability = ({ no }: Laid, targets: string[], blind = false): AbilityLink => {
    const chosen = { targets: targets.map(no), blind, works: true };
    return { player: ANN, card: no('stag'), ability: 1, chosen, negated: true };
  };

  test('an ability has the text of its own paragraph after the caveat', () => {
    const laid = layTable();
    writable(laid.game.state.chain).push(writable(ability(laid, [])));
    expect(look(laid, null).chain).toMatchObject([
      { kind: 'ability', number: 1, negated: true, ability: { place: 1, text: 'SECOND: Draw 2 cards.' } },
    ]);
  });

  test('targets that were chosen are told by name to who can tell them, by their place where all see it', () => {
    const laid = layTable();
    writable(laid.game.state.pending).push(
      writable(ability(laid, ['boar', 'pit', 'gem', 'Ben’s top'], true)),
    );
    const [boar, pit, gem, top] = ['boar', 'pit', 'gem', 'Ben’s top'].map((name) => idOf(laid, name));
    const targetsFor = (viewer: Viewer) =>
      look(laid, viewer).pending[0]?.targets.map(({ id, name }) => [id, name]);
    const unknown = [
      [boar, 'boar'],
      [pit, null],
      [null, null],
      [top, null],
    ];
    expect(targetsFor(ANN)).toEqual(unknown);
    expect(targetsFor(null)).toEqual(unknown);
    expect(targetsFor(BEN)).toEqual([
      [boar, 'boar'],
      [pit, 'pit'],
      [gem, 'gem'],
      [top, null],
    ]);
  });

  test('summons and attacks are links too', () => {
    const laid = layTable();
    const card = laid.no('stag');
    writable(laid.game.state.chain).push(
      { player: ANN, card, summon: true },
      { player: ANN, card, attack: true },
    );
    const rest = {
      player: ANN,
      ability: null,
      counter: null,
      targets: [],
      negated: false,
      card: { name: 'stag' },
    };
    expect(look(laid, BEN).chain).toMatchObject([
      { ...rest, number: 1, kind: 'summon' },
      { ...rest, number: 2, kind: 'attack' },
    ]);
  });
});

test('re-rolls that are left are public; those for a chain that is over are not shown', () => {
  const laid = layTable();
  const { state } = laid.game;
  writable(state).chains = 4;
  const each = { dice: 2, times: 1 };
  for (const when of [
    { chain: 3, not: null },
    { chain: 4, not: null },
    { chain: null, not: 4 },
    { chain: null, not: 3 },
    { chain: null, not: null },
  ])
    beginLasting(writable(state), { player: ANN }, { type: 'rerolls', ...each, ...when });
  expect(look(laid, null).rerolls).toEqual(
    ['chain', 'later chains', 'turn', 'turn'].map((span) => ({ player: ANN, ...each, span })),
  );
});

describe.each([6, 9, 10, 11] as const)('random games of edition %i', (number) => {
  const seeds = Array.from({ length: Math.ceil(GAMES / 6) }, (_, nth) => SEED + nth);
  let found: Found;
  beforeAll(() => {
    found = lookThrough(number, seeds);
  });

  test('two that differ only in what a viewer cannot know look and read the same to that viewer', () => {
    const ends = new Set<string>();
    for (let seed = SEED; seed < SEED + GAMES; seed += 1) {
      const { how, leak } = playPaired(seed, truly, number);
      expect(leak, `seed ${seed}`).toBe('');
      ends.add(how);
    }
    if (GAMES >= 24) expect(ends.size).toBeGreaterThan(1);
  });

  test('such games are told apart when the first trap, resource or reserve of an enemy is shown', () => {
    const leaky: Showing = {
      ...truly,
      view: (game, viewer) => {
        const zones = game.state.players[((viewer ?? 0) + 1) % game.state.players.length]?.zones;
        const hidden = zones ? [...zones.traps, ...zones.granary, ...zones.reserves] : [];
        const shown = hidden.map((no) => cardView(game.context, no, viewer).printed.text);
        return [truly.view(game, viewer), shown];
      },
    };
    const tried = Array.from({ length: 60 }, (_, nth) => nth + 1);
    expect(tried.some((seed) => playPaired(seed, leaky, number).how === 'leak')).toBe(true);
  });

  test('no id lets a hidden card be followed from zone to zone, and the numbers of cards come to all cards', () => {
    expect(found.followed).toEqual([]);
    expect(found.miscounted).toEqual([]);
  });

  test('everything that is asked, may be done or has happened has words', () => {
    expect(found.wordless).toEqual([]);
    expect(found.purposes.size).toBeGreaterThan(8);
  });
});
