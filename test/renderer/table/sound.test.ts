import { describe, expect, test } from 'vitest';
import type { Moment, TableUpdate } from '../../../src-main/api/answers/play-answers.js';
import { heardOf } from '../../../src-renderer/shared/table/sound/heard.js';
import { SoundBoard } from '../../../src-renderer/shared/table/sound/sound-board.js';
import { sounds, type SoundName } from '../../../src-renderer/shared/table/sound/sounds.js';
import { prompt, update, view } from './table-fixtures.js';

const asked = prompt({ id: 7, kind: 'confirm' });
const nobody = update();
const happening = (...moments: Moment[]): TableUpdate => update({ at: 2, moments });
const damage: Moment = { kind: 'damage', card: 4, amount: 2 };
const dice: Moment = { kind: 'dice', player: 0, dice: [3], why: 'for the attack' };

describe('what is heard', () => {
  const turnOf = (number: number) => ({ ...view().turn, number });
  const won = (winners: number[]): TableUpdate['view'] =>
    view({ viewer: 0, result: { winners, text: 'It is over.', rules: [] } });
  test.each<[string, TableUpdate | null, TableUpdate, readonly SoundName[]]>([
    ['nothing of a table that is only just opened', null, happening(damage), []],
    ['nothing where nothing happens', nobody, update({ at: 2 }), []],
    ['dice', nobody, happening(dice), ['dice']],
    ['damage, however much of it, once', nobody, happening(damage, damage, dice), ['blow', 'dice']],
    [
      'never more than two sounds',
      nobody,
      update({ at: 2, moments: [damage, dice], view: view({ prompt: asked }) }),
      ['blow', 'dice'],
    ],
    [
      'that one is asked, where one was not before',
      nobody,
      update({ at: 2, view: view({ prompt: asked }) }),
      ['asked'],
    ],
    [
      'nothing where one is asked on',
      update({ view: view({ prompt: asked }) }),
      update({ at: 2, view: view({ prompt: asked }) }),
      [],
    ],
    [
      'nothing where the screen is passed on',
      nobody,
      update({ at: 2, passTo: 1, view: view({ prompt: asked }) }),
      [],
    ],
    ['a new turn', nobody, update({ at: 2, view: view({ turn: turnOf(view().turn.number + 1) }) }), ['turn']],
    ['who wins', nobody, update({ at: 2, view: won([0]), moments: [damage] }), ['won']],
    ['who does not', nobody, update({ at: 2, view: won([1]) }), ['over']],
    ['an end once', update({ view: won([1]) }), update({ at: 2, view: won([1]) }), []],
  ])('is %s', (_, before, now, names) => expect(heardOf(before, now)).toEqual(names));
});

/** What the board asks of the page's audio, and nothing else. */
function fakeAudio() {
  const begun: { readonly kind: string; readonly start: number; end: number }[] = [];
  const loudest: number[] = [];
  let resumed = 0;
  let closed = 0;
  const param = () => ({
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (value: number) => void loudest.push(value),
    exponentialRampToValueAtTime: () => undefined,
  });
  const source = (kind: string) => ({
    frequency: param(),
    connect: (next: unknown) => next,
    start: (start: number) => void begun.push({ kind, start, end: 0 }),
    stop: (end: number) => {
      const last = begun.at(-1);
      if (last) last.end = end;
    },
  });
  const audio = {
    state: 'suspended',
    currentTime: 10,
    sampleRate: 100,
    destination: {},
    resume: async () => void (resumed += 1),
    close: async () => void (closed += 1),
    createGain: () => ({ gain: param(), connect: () => undefined }),
    createOscillator: () => source('pitch'),
    createBufferSource: () => source('noise'),
    createBiquadFilter: () => ({ frequency: param(), connect: (next: unknown) => next }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { audio: audio as unknown as AudioContext, begun, loudest, said: () => ({ resumed, closed }) };
}

describe('the sound board', () => {
  test('opens no audio where no sound is wanted', () => {
    let opened = 0;
    const board = new SoundBoard(
      () => 0,
      () => ((opened += 1), fakeAudio().audio),
    );
    board.play(['dice', 'won']);
    board.close();
    expect(opened).toBe(0);
  });

  test('plays every tone of a sound as loud as it is wanted, wakes the page’s audio, and closes it', () => {
    const { audio, begun, loudest, said } = fakeAudio();
    let opened = 0;
    const board = new SoundBoard(
      () => 0.5,
      () => ((opened += 1), audio),
    );
    board.play(['card']);
    board.play(['turn']);
    board.play([]);
    const tones = [...sounds.card, ...sounds.turn];
    expect(begun.map(({ kind }) => kind)).toEqual(
      tones.map(({ wave }) => (wave === 'noise' ? 'noise' : 'pitch')),
    );
    expect(begun.map(({ start }) => start)).toEqual(tones.map(({ at }) => 10 + at));
    expect(loudest).toEqual(tones.map(({ loud }) => loud * 0.5));
    board.close();
    expect([opened, said()]).toEqual([1, { resumed: 2, closed: 1 }]);
  });

  test.each(Object.entries(sounds))('“%s” is short and within what can be heard', (_, tones) => {
    for (const { at, length, from, to, loud } of tones) {
      expect(at + length).toBeLessThan(1);
      expect(Math.min(from, to)).toBeGreaterThanOrEqual(40);
      expect(Math.max(from, to)).toBeLessThan(4000);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
    }
  });
});
