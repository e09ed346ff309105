/** Positions of files that somebody has changed: what they name and the game does not have is said, and nothing breaks. */
import { expect, test } from 'vitest';
import { clone } from '../../../../src-main/engine/plain.js';
import { isFailure } from '../../../../src-main/engine/record.js';
import { beginGame } from '../../../../src-main/engine/replay.js';
import { magicPlayable } from '../../../../src-main/games/magic/rules/playable.js';
import type { Printed } from '../../../../src-main/games/magic/cards/card.js';
import type { State } from '../../../../src-main/games/magic/rules/state/state.js';
import { solve } from '../../../../src-main/games/magic/rules/mana/solve.js';
import { meansFrom } from '../../../../src-main/games/magic/rules/mana/sources.js';
import { emptyPool } from '../../../../src-main/games/magic/rules/state/new-state.js';
import { designOf } from '../../../../src-main/games/magic/cards/design-of.js';
import { table } from './kit.js';

const printed = (name: string, manaCost: string, typeLine: string, text: string, size = ''): Printed => {
  const [power = '', toughness = ''] = size === '' ? [] : size.split('/');
  return { name, manaCost, typeLine, text, power, toughness, colors: '' };
};
const cards: Printed[] = [
  printed('Bear', '{G}', 'Creature — Bear', 'When Bear leaves play, you gain 1 life.', '2/2'),
  printed('Swell', '{G}', 'Instant', 'Target creature gets +3/+3 until end of turn.'),
  printed('Rod', '{1}', 'Artifact', '{T}: Rod deals 1 damage to target creature or player.'),
  printed('Doom', '{B}', 'Instant', 'Destroy target creature.'),
];
const designs = cards.map((card) => {
  const read = designOf(card);
  if ('because' in read) throw new Error(read.because);
  return read.design;
});
const [bear, swell, rod, doom] = designs as [(typeof designs)[0], ...typeof designs];

/** An ability on the stack, something that lasts, and something that has triggered. */
function position(): State {
  const t = table({
    players: [{ hand: [swell!, doom!], pool: 'GB', play: [bear, rod!] }, { play: [bear] }],
    tokens: [],
  });
  t.play('Swell', 'Bear').resolve();
  t.activate('Rod', 'Bear');
  const laid = clone(t.state) as State & { waiting: unknown[]; cards: { design: number }[] };
  // The same designs in the order of the file.
  const places = t.designs.map((design) => Math.max(0, designs.indexOf(design)));
  const moved = JSON.parse(JSON.stringify(laid), (key, value: unknown) =>
    key === 'design' && typeof value === 'number' ? places[value] : value,
  ) as State & { waiting: unknown[] };
  const [source] = moved.effects?.map(({ does }) => does.source) ?? [];
  moved.waiting.push({ node: { design: 0, node: 0 }, controller: 0, source, memory: { objects: [source] } });
  return moved;
}

function changed(state: State, path: readonly string[], put: number): State {
  const copy = clone(state);
  let at = copy as unknown as Record<string, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path.at(-1) as string] = put;
  return copy;
}

const begun = (state: State) =>
  beginGame(magicPlayable, {
    rules: { id: magicPlayable.rules.id, version: magicPlayable.rules.version },
    players: [{ name: 'Ann' }, { name: 'Ben' }],
    cards,
    start: { state },
  });

test('a position of the game itself begins, with what waits, lasts and is on the stack', () => {
  const state = position();
  expect(state.effects).toHaveLength(1);
  expect(state.cards.some(({ does }) => does)).toBe(true);
  expect(isFailure(begun(state))).toBe(false);
});

test.each<[string[], string, number?]>([
  [['effects', '0', 'does', 'node', 'design'], 'of no card'],
  [['effects', '0', 'does', 'node', 'node'], 'of no card'],
  [['waiting', '0', 'node', 'node'], 'of no card'],
  [['waiting', '0', 'source', 'design'], 'none of the game’s cards'],
  [['waiting', '0', 'memory', 'objects', '0', 'card'], 'does not have', 999],
  [['waiting', '0', 'controller'], 'does not play'],
  [['active'], 'does not play'],
])('%s outside of what there is, is said', (path, words, put = 29) => {
  const fault = begun(changed(position(), path, put));
  expect(isFailure(fault) && fault.failed).toBe('position');
  expect(isFailure(fault) && fault.because).toContain(words);
});

test.each<[string[], number, string]>([
  [['players', '0', 'pool', 'G'], 10_000, 'counts with a number beyond 10000'],
  [['players', '1', 'life'], 100_000, 'a life total beyond 100000'],
  [['effects', '0', 'does', 'amounts', '0'], 10_000, 'counts with a number beyond 10000'],
])('%s beyond %d is said, for texts could count with it without end', (path, most, words) => {
  for (const put of [1_000_000, most + 1]) {
    const fault = begun(changed(position(), path, put));
    expect(isFailure(fault) && fault.because).toContain(words);
  }
  expect(isFailure(begun(changed(position(), path, most)))).toBe(false);
});

test('however much mana is in a pool, only as much of it is looked at as there is to pay [MC-MANA-07]', () => {
  const means = meansFrom({ ...emptyPool(), B: 10 ** 12, G: 1 }, []);
  const need = { colored: [0, 0, 1, 0, 0], generic: 1, amount: 2 };
  // Either kind could be left of what pays the generic mana.
  expect(solve(means, need)).toMatchObject({ isPoolChoice: true });
  expect(solve(meansFrom({ ...emptyPool(), B: 10 ** 12 }, []), need)).toMatchObject({
    spends: ['B', 'B'],
    isPoolChoice: false,
  });
});

test('an ability on the stack is one that stands somewhere, and that does something', () => {
  const state = position();
  const no = state.cards.findIndex(({ does }) => does);
  for (const [key, put] of [
    ['design', 99],
    ['node', 99],
    // An effect within it.
    ['node', 1],
  ] as const) {
    const fault = begun(changed(state, ['cards', `${no}`, 'does', key], put));
    expect(isFailure(fault) && fault.because).toContain('an ability that no card has');
  }
});

test('X is asked for at once, however much mana is in a pool [MC-Q-33] [MC-PLAY-14]', () => {
  const read = designOf(printed('Blaze', '{X}{X}{R}', 'Sorcery', 'Target player loses X life.'));
  if ('because' in read) throw new Error(read.because);
  const askedWith = (pool: number) =>
    table({ players: [{ hand: [read.design], pool: 'R'.repeat(pool) }, {}] }).play('Blaze').decision;
  // No game comes to more than a thousand.
  expect(askedWith(10_000)).toMatchObject({ kind: 'number', least: 0, most: 1000 });
  for (const x of [1, 2, 3, 6, 7, 100]) expect(askedWith(2 * x + 1)).toMatchObject({ most: x });
  for (const x of [1, 2, 3, 6, 7, 100]) expect(askedWith(2 * x + 2)).toMatchObject({ most: x });
});
