import { expect, test } from 'vitest';
import type { LessonState, Prompt, Reply } from '../../../src-main/api/answers/play-answers.js';
import {
  answerSelectors,
  canReadOn,
  isReading,
  pointSelectors,
} from '../../../src-renderer/rooms/table/game/lesson-pointing.js';
import { card, viewOf } from './views.js';

const own = card(3);
const view = viewOf('kotc-14', [{ hand: [own] }, { battlefield: [card(3), card(4)] }]);

test('points at parts of the page, at zones, and at cards that can be pointed at', () => {
  expect(pointSelectors([{ part: 'prompt' }, { part: 'hand' }], view)).toEqual([
    '[data-part="prompt"]',
    '[data-seat="0"][data-zone="hand"]',
  ]);
  expect(pointSelectors([{ seat: 1, zone: 'battlefield' }], view)).toEqual([
    '[data-seat="1"][data-zone="battlefield"]',
  ]);
  expect(pointSelectors([{ card: 'Card 3' }], view)).toEqual([`[data-card="${own.id}"]`]);
  expect(pointSelectors([{ card: 'Card 9' }], view)).toEqual([]);
});

const acts: Prompt = {
  decision: {
    kind: 'act',
    id: 1,
    player: 0,
    role: 'action',
    purpose: 'test',
    rule: '',
    actions: [{ do: 'sow', card: 4 }, { do: 'pass' }],
  },
  text: ['What?'],
  actions: [
    {
      text: ['Sow'],
      verb: 'Sow',
      card: 4,
      drop: null,
      untold: null,
      idle: false,
      isPass: false,
      endsPhase: false,
    },
    {
      text: ['Pass'],
      verb: 'Pass',
      card: null,
      drop: null,
      untold: null,
      idle: false,
      isPass: true,
      endsPhase: true,
    },
  ],
  options: [],
  cards: [],
};

test.each<[Reply, readonly number[], readonly string[]]>([
  [{ act: 0 }, [], ['[data-part="prompt"] [data-choice="0"]']],
  [{ act: 1 }, [], ['[data-answer="pass"]']],
  [{ cards: [7, 5] }, [], ['[data-part="prompt"] [data-choice="7"]']],
  [{ cards: [7, 5] }, [7], ['[data-part="prompt"] [data-choice="5"]']],
  [{ cards: [7, 5] }, [7, 5], ['[data-answer="confirm"]']],
  [{ cards: [] }, [], ['[data-answer="confirm"]']],
  [{ options: [2] }, [], ['[data-part="prompt"] [data-choice="2"]']],
  [{ die: 1 }, [], ['[data-part="prompt"] [data-choice="1"]']],
])('what is to be pressed next for %j with %j picked', (reply, picked, selectors) => {
  expect(answerSelectors(reply, acts, { picked, pairs: [], shares: [] })).toEqual(selectors);
});

test('yes and no, the next card to be paired, and the next share are pointed at, and in the end what confirms them', () => {
  const next = (reply: Reply, pairs: readonly (number | null)[], shares: readonly number[]) =>
    answerSelectors(reply, acts, { picked: [], pairs, shares })[0];
  expect(next({ yes: false }, [], [])).toBe('[data-answer="no"]');
  expect(next({ pairs: [0, null] }, [null, null], [])).toBe('[data-pairing="0"] [data-option="0"]');
  expect(next({ pairs: [0, null] }, [0, 0], [])).toBe('[data-pairing="1"] [data-option]');
  expect(next({ pairs: [0, null] }, [0, null], [])).toBe('[data-answer="confirm"]');
  expect(next({ shares: [1, 4] }, [], [1, 0])).toBe('[data-share="1"]');
});

const state: LessonState = {
  title: 'Test',
  step: 1,
  steps: 2,
  text: ['Read.'],
  points: [],
  rules: [],
  ask: null,
  answer: null,
  goesOn: false,
};

test('what is only read is read on from, while nobody moves, up to the last step', () => {
  expect([isReading({ lesson: state }), canReadOn({ lesson: state })]).toEqual([true, true]);
  expect(canReadOn({ lesson: { ...state, goesOn: true } })).toBe(false);
  expect(canReadOn({ lesson: { ...state, step: 2 } })).toBe(false);
  const asks = { ...state, ask: 'Pass', answer: { act: 0 } };
  expect([isReading({ lesson: asks }), canReadOn({ lesson: asks })]).toEqual([false, false]);
  expect([isReading({ lesson: null }), canReadOn({ lesson: null })]).toEqual([false, false]);
});
