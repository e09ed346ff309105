import { expect, test } from 'vitest';
import {
  batchStep,
  countSteps,
  replaces,
  takingBack,
  turned,
  type BatchStep,
} from '../../src-main/library/batches/batch-steps.js';

const id = '77777777-1111-4111-8111-111111111111';
const nowhere = { at: 'nowhere' } as const;
const here = { at: 'shelf', file: 'fox.card.json', revision: 'r1', text: '{}' } as const;
const anew = { ...here, revision: 'r2', text: '{ }' } as const;
const gone = { at: 'trash', file: 'fox.card.json', name: '1 fox.card.json' } as const;

const step = (from: BatchStep['from'], to: BatchStep['to']): BatchStep => ({ shelf: 'cards', id, from, to });
const steps = {
  created: step(nowhere, here),
  changed: step(here, anew),
  removed: step(here, gone),
  restored: step(gone, here),
};
const back = (one: BatchStep): BatchStep => takingBack(one, (file) => `9 ${file}`);

test('a step is turned round; what came into being goes into the trash', () => {
  expect(turned(steps.changed)).toEqual(step(anew, here));
  expect(back(steps.created)).toEqual(step(here, { at: 'trash', file: here.file, name: `9 ${here.file}` }));
  expect(back(steps.changed)).toEqual(step(anew, here));
  expect(back(steps.removed)).toEqual(step(gone, here));
  expect(back(steps.restored)).toEqual(step(here, gone));
  expect(back(step(nowhere, nowhere))).toEqual(step(nowhere, nowhere));
});

test('only another content in the place of one replaces it', () => {
  expect(Object.values(steps).map(replaces)).toEqual([false, true, false, false]);
});

test('steps are counted by what they do', () => {
  const all = [steps.created, steps.created, steps.restored, steps.changed, steps.removed];
  expect(countSteps(all, 4)).toEqual({ created: 3, changed: 1, removed: 1, passedOver: 4 });
  expect(countSteps([], 0)).toEqual({ created: 0, changed: 0, removed: 0, passedOver: 0 });
});

test.each(['', '.', '..', '../a', 'a/b', 'a\\b', '/a', 'a\0', 'x'.repeat(301)])(
  'a journal that names the file %j is not followed',
  (file) => {
    expect(batchStep.safeParse(step(nowhere, { ...here, file })).success).toBe(false);
    expect(batchStep.safeParse(step(here, { ...gone, name: file })).success).toBe(false);
  },
);

test.each(['...', 'a', '..a', 'a..', 'x'.repeat(300)])('the file %j is followed', (file) => {
  expect(batchStep.safeParse(step(nowhere, { ...here, file })).success).toBe(true);
});
