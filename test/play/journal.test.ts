import { expect, test, vi } from 'vitest';
import { journalText, readingJournal } from '../../src-main/play/games/journal.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import type { Input } from '../../src-main/engine/game.js';
import { limits } from '../../src-main/engine/record.js';
import { finish } from '../../src-main/engine/stepwise.js';
import { begin, playOn, room } from './playing.js';

const inputs = (count: number): Input[] =>
  Array.from({ length: count }, (_, at) => ({ player: 0, decision: at, reply: { yes: true } }));
const read = (text: string) => finish(readingJournal(Buffer.from(text)));

test('a journal is read input by input, so that a long one keeps nobody waiting', () => {
  const work = readingJournal(Buffer.from(journalText(inputs(50))));
  let steps = 0;
  while (!work.next().done) steps += 1;
  expect(steps).toBe(50);
});

test('what was being written when the program was stopped is left out', () => {
  const whole = journalText(inputs(3));
  expect(read(`${whole}{"player":0,"dec`)).toMatchObject({
    inputs: inputs(3),
    whole: whole.length,
    bytes: whole.length + 16,
  });
  expect(read('')).toMatchObject({ inputs: [], whole: 0, bytes: 0 });
});

test('the first line that is no input is named, and nothing behind it is looked at', () => {
  expect(read(`${journalText(inputs(3))}{}\n\n`)).toEqual({ faulty: 4 });
  expect(read(`\n${journalText(inputs(1))}`)).toEqual({ faulty: 1 });
  const long = `${JSON.stringify(inputs(1)[0])}${' '.repeat(1_000_000)}\n`;
  expect(read(long)).toEqual({ faulty: 1 });
  expect(read(journalText(inputs(limits.inputs + 1)))).toEqual({ faulty: limits.inputs + 1 });
});

test('reading a game is given up when nobody waits for it any more', async () => {
  const here = await room();
  const id = await begin(here, ['person', 'person']);
  await playOn(await here.play.live(id), chanceFrom(1), 30);
  await here.play.leave([id]);
  const stop = new AbortController();
  let now = 0;
  // Each line takes a turn of its own; they are what the clock is asked for.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    if (now > 10_000) stop.abort(new Error('Nobody waits.'));
    return (now += 1000);
  });
  try {
    await expect(here.play.games.load(id, stop.signal)).rejects.toThrow('Nobody waits.');
  } finally {
    clock.mockRestore();
  }
});
