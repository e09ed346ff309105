import { expect, test } from 'vitest';
import { actionOfKey } from '../../../src-renderer/shared/card-grid/grid-keys.js';
import { selectOnly } from '../../../src-renderer/shared/library/selection.js';

const ids = ['a', 'b', 'c', 'd', 'e'];

function press(key: string, { columns = 1, shiftKey = false, ctrlKey = false } = {}): string {
  const event = { key, shiftKey, ctrlKey, metaKey: false } as KeyboardEvent;
  const action = actionOfKey(event, { ids, selection: selectOnly(['b']), id: 'b', at: 1, columns, page: 2 });
  if (!action || action.kind === 'open') return action?.kind ?? 'nothing';
  return `${action.kind} ${[...action.selection.chosen].join('')}`;
}

test('keys among cards', () => {
  expect(press('ArrowDown')).toBe('go c');
  expect(press('ArrowDown', { columns: 3 })).toBe('go e');
  expect(press('ArrowDown', { shiftKey: true })).toBe('go bc');
  expect(press('ArrowDown', { ctrlKey: true })).toBe('go b');
  expect(press('End', { ctrlKey: true })).toBe('go e');
  expect(press('PageDown')).toBe('go d');
  expect(press(' ')).toBe('select ');
  expect(press('Enter')).toBe('open');
  expect(press('x')).toBe('nothing');
});
