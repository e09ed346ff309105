import { describe, expect, it } from 'vitest';
import { rulesEditions } from '../../../../../src-main/games/kotc/cards/editions.js';
import { vocabularyOf } from '../../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { caveatImpls } from '../../../../../src-main/games/kotc/rules/components/classic/caveats.js';
import { conditionImpls } from '../../../../../src-main/games/kotc/rules/components/classic/conditions.js';
import { costImpls } from '../../../../../src-main/games/kotc/rules/components/classic/costs.js';
import { effectImpls } from '../../../../../src-main/games/kotc/rules/components/classic/effects.js';
import { targetImpls } from '../../../../../src-main/games/kotc/rules/components/classic/targets.js';
import type { TriggerEntry } from '../../../../../src-main/games/kotc/rules/state/state.js';

const tables = {
  caveat: caveatImpls,
  condition: conditionImpls,
  cost: costImpls,
  target: targetImpls,
  effect: effectImpls,
} as const;

const classic = rulesEditions.filter((edition) => vocabularyOf(edition).era === 'classic');

describe('the implementations of the 6th to 11th Editions', () => {
  it.each(classic)('are there for every component of edition %i', (edition) => {
    const missing = vocabularyOf(edition).entries.filter(({ id, kind }) => !(id in tables[kind]));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('are those of components that some edition has, of that kind', () => {
    const known = new Set(
      classic.flatMap((edition) => vocabularyOf(edition).entries.map(({ id, kind }) => `${kind} ${id}`)),
    );
    const ids = Object.entries(tables).flatMap(([kind, table]) =>
      Object.keys(table).map((id) => `${kind} ${id}`),
    );
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it('work without targets exactly where the phrase of an effect names none', () => {
    for (const { id, kind, phrase } of vocabularyOf(11).entries) {
      if (kind === 'effect') {
        expect([id, effectImpls[id]?.alone]).toEqual([id, !/target/.test(phrase.template)]);
      }
    }
  });
});

describe('caveats and costs', () => {
  it.each([
    ['caveat-cannot-attack', ['attack']],
    ['caveat-cannot-defend', ['defend']],
    ['caveat-cannot-attack-or-defend', ['attack', 'defend']],
  ])('%s forbids %j', (id, forbids) => {
    expect(caveatImpls[id]).toEqual({ kind: 'restriction', forbids });
  });

  it('ask for what their phrases say', () => {
    for (const { id, kind, phrase } of vocabularyOf(11).entries) {
      const caveat = kind === 'caveat' ? caveatImpls[id] : undefined;
      const cost = kind === 'cost' ? costImpls[id] : caveat && 'cost' in caveat ? caveat.cost : undefined;
      if (!cost) continue;
      const words = phrase.template;
      if (caveat) expect(caveat.kind).toBe(/to summon/.test(words) ? 'summon cost' : 'action cost');
      if (cost.take !== 'cards') {
        expect([id, cost.take]).toEqual([id, /hitpoint/.test(words) ? 'hitpoints' : 'counters']);
        continue;
      }
      const from = /resources/.test(words)
        ? 'resources'
        : /in your hand/.test(words)
          ? 'hand'
          : /deck/.test(words)
            ? 'deck top'
            : /creatures in play/.test(words)
              ? 'creatures'
              : 'in play';
      const chooser = /opponent/.test(words)
        ? 'opponent'
        : /random/.test(words)
          ? 'chance'
          : /top of/.test(words)
            ? 'place'
            : 'payer';
      const act = /exhaust|sacrifice|destroy/.exec(words)?.[0];
      expect([id, cost]).toEqual([
        id,
        { take: 'cards', from, act, chooser, other: /your other/.test(words) },
      ]);
    }
  });
});

const entry = (given: Partial<TriggerEntry>): TriggerEntry => ({
  card: 7,
  player: 0,
  zone: 'battlefield',
  amount: 3,
  fell: false,
  ...given,
});
const concerns = (id: string, given: Partial<TriggerEntry>, player = 0): boolean =>
  conditionImpls[id]?.concerns(entry(given), 7, player) ?? false;

describe('conditions', () => {
  it('work from the grave only for the own destruction', () => {
    const fromGrave = Object.entries(conditionImpls).filter(([, { destroyedIn }]) => destroyedIn);
    expect(fromGrave.map(([id, { destroyedIn }]) => [id, destroyedIn])).toEqual([
      ['when-this-in-play-card-destroyed', ['battlefield', 'traps']],
      ['when-this-resource-destroyed', ['granary']],
      ['when-this-hand-card-destroyed', ['hand']],
      ['when-this-deck-card-destroyed', ['deck']],
    ]);
  });

  it("are the player's in whose zone the card was destroyed (K11-Q-12)", () => {
    const id = 'when-this-in-play-card-destroyed';
    expect(concerns(id, { player: 1 }, 1)).toBe(true);
    expect(concerns(id, { player: 1 }, 0)).toBe(false);
    expect(concerns(id, { zone: 'traps' })).toBe(true);
    expect(concerns(id, { zone: 'granary' })).toBe(false);
    expect(concerns(id, { zone: null })).toBe(false);
  });

  it('leave out the card itself where they say so, and what was destroyed where it must not be', () => {
    expect(concerns('when-other-in-play-cards-destroyed', {})).toBe(false);
    expect(concerns('when-other-in-play-cards-destroyed', { card: 8 })).toBe(true);
    expect(concerns('when-other-in-play-cards-damaged-not-destroyed', { card: 8 })).toBe(true);
    expect(concerns('when-other-in-play-cards-damaged-not-destroyed', { card: 8, fell: true })).toBe(false);
    expect(concerns('when-in-play-cards-take-total-damage', { card: 8, fell: true })).toBe(true);
    expect(concerns('when-this-card-damaged-not-destroyed', { fell: true })).toBe(false);
  });

  it('answer links and no events in responses', () => {
    const answers = Object.values(conditionImpls).flatMap((impl) => impl.answers ?? []);
    expect(answers).toEqual(['summon', 'attack', 'effect']);
    expect(concerns('response-opponent-attack', {})).toBe(false);
  });
});
