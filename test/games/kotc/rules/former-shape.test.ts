import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Game } from '../../../../src-main/engine/game.js';
import { hashOf } from '../../../../src-main/engine/integrity.js';
import { clone } from '../../../../src-main/engine/plain.js';
import { recordOf } from '../../../../src-main/engine/record.js';
import { readRecord, writeRecord } from '../../../../src-main/engine/record-text.js';
import { replay } from '../../../../src-main/engine/replay.js';
import { kotcPlayables } from '../../../../src-main/games/kotc/rules/playable.js';
import { fromFormerShape, inFormerShape } from '../../../../src-main/games/kotc/rules/state/former-shape.js';
import type { KotcState } from '../../../../src-main/games/kotc/rules/state/state.js';
import { recordReader } from '../../../../src-main/games/rule-sets.js';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import { begin, good, playRandomly, starterBeginning } from '../starter-games.js';

/**
 * Games that version 4 of the rules recorded: they begin in a position with changed values, fatigued cards, minions whose
 * control was switched and dice to re-roll, and stop in the midst of a turn, in the 14th Edition with attacks still to be forced.
 */
const textOf = (id: keyof typeof kotcPlayables): string =>
  readFileSync(join(import.meta.dirname, 'former-shape', `${id}.json`), 'utf8');

describe.each(['kotc-14', 'kotc-11'] as const)('a game of %s with a position of the former shape', (id) => {
  const { record, playable } = good(readRecord(textOf(id), recordReader));

  test('is read, and comes out as it did', () => {
    const game = good(replay(playable, record));
    expect(game.inputs.length).toBe(record.inputs.length);
    expect(recordOf(record, game).integrity).toEqual(record.integrity);
  });

  test('goes on, and its record can be read and replayed like any other', () => {
    const game = good(replay(playable, record));
    const chance = chanceFrom(7);
    for (let n = 0; n < 60 && game.decision; n += 1) game.answer(randomReply(game.decision, chance));
    const longer = good(readRecord(writeRecord(recordOf(record, game)), recordReader)).record;
    expect(good(replay(playable, longer)).state).toEqual(game.state);
  });

  test('has the same position in either shape', () => {
    if (!('state' in record.start)) throw new Error('The game begins with decks.');
    const former = record.start.state;
    const state = fromFormerShape(clone(former));
    expect(state.effects.length).toBeGreaterThan(5);
    expect(inFormerShape(state)).toEqual(former);
    expect(playable.state.parse(state)).toEqual(state);
    expect(playable.state.safeParse({ ...former, effects: [] }).success).toBe(false);
  });

  test('begins as the upgraded position does', () => {
    if (!('state' in record.start)) throw new Error('The game begins with decks.');
    const { rules, ready } = kotcPlayables[id];
    const designs = record.cards.map((card) => {
      const made = ready(card as Parameters<typeof ready>[0]);
      if ('because' in made) throw new Error(made.because);
      return made.design;
    });
    const upgraded = new Game(rules, fromFormerShape(clone(record.start.state)), designs);
    for (const input of record.inputs) expect(upgraded.take(input)).toBe(null);
    expect(upgraded.state).toEqual(good(replay(playable, record)).state as KotcState);
  });
});

test.each(['kotc-11', 'kotc-14'] as const)(
  'a record made in the setup of %s holds nothing of how far that has come, as all before it',
  (id) => {
    const beginning = starterBeginning(1, 2, id);
    for (const inputs of [0, 1]) {
      const game = playRandomly(begin(beginning), chanceFrom(1), inputs);
      const { frames, ...rest } = game.state;
      expect(frames).toHaveLength(1);
      const record = recordOf(beginning, game);
      expect(record.integrity.state).toBe(hashOf(rest));
      expect(good(replay(kotcPlayables[id], record)).decision).toEqual(game.decision);
    }
  },
);
