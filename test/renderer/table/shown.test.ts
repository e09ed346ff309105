import { describe, expect, test } from 'vitest';
import { CombatAccount } from '../../../src-renderer/shared/table/view/combat-account.svelte.js';
import {
  actGroups,
  digitChoices,
  digitOf,
  howMany,
} from '../../../src-renderer/rooms/table/prompt/prompt-choices.js';
import { shownChoices, matching, pairedIn } from '../../../src-renderer/rooms/table/prompt/shown-choices.js';
import { listed } from '../../../src-renderer/shared/labels/text-labels.js';
import { action, card, prompt, view } from './table-fixtures.js';

const several = { kind: 'cards', least: 1, most: 2, ordered: false } as const;

describe('the choices of a question', () => {
  test('of one name in one place are numbered, and where all lie is said of none', () => {
    const asked = prompt(
      { ...several, cards: [1, 2, 3] },
      { cards: [card(1, 'Wolf'), card(2, 'Wolf'), card(3, 'Owl')] },
    );
    const choices = shownChoices(asked, view());
    expect(choices.map(({ label, where }) => [label, where])).toEqual([
      ['Wolf (1)', null],
      ['Wolf (2)', null],
      ['Owl', null],
    ]);
  });

  test('are found by words of their names, in any order; what is picked stays in sight', () => {
    const cards = [card(1, 'Grey Wolf'), card(2, 'Grey Cat'), card(3, 'Owl')];
    const choices = shownChoices(prompt({ ...several, cards: [1, 2, 3] }, { cards }), view());
    const found = (query: string, picked: number[] = []) =>
      matching(choices, query, picked).map(({ choice }) => choice);
    expect([found('wolf grey'), found('CAT'), found('owl', [1]), found('bear')]).toEqual([
      [1],
      [2],
      [1, 3],
      [],
    ]);
  });

  test('say where they lie when it is in different places', () => {
    const wolf = card(1, 'Wolf');
    const other = card(2, 'Wolf', { owner: 1 });
    const table = view();
    const seats = table.seats.map((seat) => ({
      ...seat,
      zones: seat.zones.map((zone) =>
        zone.zone === 'battlefield' ? { ...zone, cards: [seat.seat === 0 ? wolf : other] } : zone,
      ),
    }));
    const asked = prompt({ ...several, cards: [1, 2] }, { cards: [wolf, other] });
    expect(shownChoices(asked, { ...table, seats }).map(({ label, where }) => [label, where])).toEqual([
      ['Wolf', 'Battlefield'],
      ['Wolf', 'Ben: Battlefield'],
    ]);
  });

  test('that lie face down are told apart by their places', () => {
    const down = [1, 2].map((id) => card(id, '', { face: null, owner: null }));
    const labels = shownChoices(prompt({ ...several, cards: [1, 2] }, { cards: down }), view());
    expect(labels.map(({ label }) => label)).toEqual(['Card 1', 'Card 2']);
  });

  test('are said in words how many they are to be', () => {
    const { decision } = prompt({ ...several, cards: [1, 2, 3] });
    expect(howMany(decision)).toBe('Choose 1 to 2.');
    expect(howMany({ ...decision, ...several, cards: [], least: 2 })).toBe('Choose exactly 2.');
    expect(howMany({ ...decision, ...several, cards: [], least: 0 })).toBe('Choose up to 2, or none.');
    expect(howMany(prompt({ kind: 'confirm' }).decision)).toBeNull();
    const sum = { of: 'total cost', values: [], most: 4 };
    const groups = { by: 'owner', groups: [], most: 1 };
    const held = { ...decision, ...several, cards: [], constraints: { sum, groups, orNone: true } } as const;
    expect(howMany(held)).toBe(
      'Choose 1 to 2. Or choose none. The total cost has to be at most 4. At most 1 of each owner.',
    );
    expect(howMany(prompt({ kind: 'assign', shares: [], total: 5 }).decision)).toBe('Assign all of 5.');
  });
});

test('those who get a share and those who are paired are named as the prompt names them', () => {
  const wolf = card(4, 'Wolf');
  const owls = [card(5, 'Owl'), card(6, 'Owl')];
  const shares = [{ card: 4 }, { player: 1 }].map((to) => ({ to, least: 0, most: 2 }));
  const options = [['Wolf'], ['Ben']];
  const shared = shownChoices(
    prompt({ kind: 'assign', shares, total: 2 }, { cards: [wolf], options }),
    view(),
  );
  expect(shared.map(({ label, player }) => [label, player?.name])).toEqual([
    ['Wolf', undefined],
    ['Ben', 'Ben'],
  ]);
  const pairings = owls.map(({ id }) => ({ card: id ?? 0, to: [0] }));
  const pairs = prompt(
    { kind: 'pair', pairings, options: [{ card: 4 }], room: [2] },
    { cards: [...owls, wolf], options: [['Wolf']] },
  );
  expect(pairedIn(pairs, view()).map(({ label }) => label)).toEqual(['Owl (1)', 'Owl (2)']);
  expect(shownChoices(pairs, view()).map(({ label }) => label)).toEqual(['Wolf']);
  expect(digitChoices(pairs)).toEqual([0, 1]);
});

describe('what may be done', () => {
  const asked = prompt(
    {
      kind: 'act',
      actions: [
        { do: 'sow', card: 4, idle: true },
        { do: 'summon', card: 4 },
        { do: 'attack' },
        { do: 'pass' },
      ],
    },
    {
      actions: [
        action('Sow', { card: 4, idle: true }),
        action('Summon', { card: 4 }),
        action('Attack'),
        action('Pass', { isPass: true }),
      ],
      cards: [card(4)],
    },
  );

  test('is told card by card, and apart what nothing would come of', () => {
    const verbs = (idle: boolean) =>
      actGroups(asked, idle).map(({ card: one, acts }) => [one?.id ?? null, acts.map(({ place }) => place)]);
    expect([verbs(false), verbs(true)]).toEqual([
      [
        [4, [1]],
        [null, [2]],
      ],
      [[4, [0]]],
    ]);
  });

  test('has digits in the order in which it is shown', () => {
    expect(digitChoices(asked)).toEqual([1, 2, 0]);
    expect([digitOf(asked, 0), digitOf(asked, 3)]).toEqual([3, null]);
  });
});

describe('the account of a battle', () => {
  const fighting = view({
    combats: [{ name: 'Battle', attacker: 0, fights: [], step: null, note: null }],
    stage: [card(4, 'Wolf')],
  });

  test('keeps dice as they lie after a re-roll, and damage by name, until the battle is over', () => {
    const account = new CombatAccount();
    account.take(fighting, [{ kind: 'dice', player: 0, dice: [2, 5], why: 'for the attack' }]);
    account.take(fighting, [
      { kind: 'reroll', player: 0, was: 2, now: 6 },
      { kind: 'damage', card: 4, amount: 3 },
      { kind: 'wound', player: 1, amount: 1, how: 'piercing' },
    ]);
    expect(account.notes).toEqual([
      { kind: 'dice', player: 0, dice: [6, 5], why: 'for the attack' },
      { kind: 'damage', whom: 'Wolf', amount: 3, how: null },
      { kind: 'damage', whom: 'Ben', amount: 1, how: 'piercing' },
    ]);
    account.take(view(), []);
    expect(account.notes).toEqual([]);
  });
});

test('names are listed as people say them', () => {
  expect([listed([]), listed(['Ann']), listed(['Ann', 'Ben', 'Cleo'])]).toEqual([
    '',
    'Ann',
    'Ann, Ben and Cleo',
  ]);
});
