import { describe, expect, test } from 'vitest';
import {
  keepShown,
  moveFocus,
  nothingSelected,
  select,
  selectAll,
  selectOnly,
  type Selection,
} from '../../../src-renderer/shared/library/selection.js';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const plain = { range: false, toggle: false };
const shift = { range: true, toggle: false };
const ctrl = { range: false, toggle: true };
const both = { range: true, toggle: true };
const chosen = (selection: Selection) => [...selection.chosen].toSorted().join('');

describe('selecting cards', () => {
  test('a click chooses one and lets go of the others', () => {
    const selection = select(selectOnly(['a', 'b']), ids, 'd', plain);
    expect([chosen(selection), selection.anchor, selection.focus]).toEqual(['d', 'd', 'd']);
  });

  test('Ctrl adds and takes away, and what it took away is where the next range begins', () => {
    let selection = select(nothingSelected, ids, 'b', plain);
    selection = select(selection, ids, 'd', ctrl);
    expect(chosen(selection)).toBe('bd');
    selection = select(selection, ids, 'b', ctrl);
    expect([chosen(selection), selection.anchor]).toEqual(['d', 'b']);
  });

  test('Shift spans from the anchor, backwards too, and a second Shift turns on the same anchor', () => {
    let selection = select(nothingSelected, ids, 'c', plain);
    selection = select(selection, ids, 'e', shift);
    expect(chosen(selection)).toBe('cde');
    selection = select(selection, ids, 'a', shift);
    expect([chosen(selection), selection.anchor, selection.focus]).toEqual(['abc', 'c', 'a']);
  });

  test('Ctrl and Shift add a range to what is chosen', () => {
    let selection = select(nothingSelected, ids, 'a', plain);
    selection = select(selection, ids, 'd', ctrl);
    selection = select(selection, ids, 'f', both);
    expect(chosen(selection)).toBe('adef');
  });

  test('Shift with nothing chosen before chooses the card itself', () => {
    expect(chosen(select(nothingSelected, ids, 'd', shift))).toBe('d');
  });

  test('a range whose anchor is not shown is the card itself', () => {
    const selection: Selection = { chosen: new Set(['z']), anchor: 'z', focus: 'z' };
    expect(chosen(select(selection, ids, 'b', shift))).toBe('b');
  });

  test('walking with Ctrl moves the keyboard and chooses nothing', () => {
    const selection = moveFocus(select(nothingSelected, ids, 'a', plain), 'c');
    expect([chosen(selection), selection.focus, selection.anchor]).toEqual(['a', 'c', 'a']);
  });

  test('all means all that are shown', () => {
    expect(chosen(selectAll(moveFocus(nothingSelected, 'e'), ids))).toBe('abcdef');
    expect(selectAll(moveFocus(nothingSelected, 'e'), ids).focus).toBe('e');
    expect(selectAll(nothingSelected, []).focus).toBeNull();
  });
});

describe('when cards go', () => {
  test('they are let go of, and the keyboard stands on the next that is left', () => {
    const before = select(select(nothingSelected, ids, 'c', plain), ids, 'd', shift);
    const after = keepShown(before, ids, ['a', 'b', 'e', 'f']);
    expect([chosen(after), after.focus]).toEqual(['', 'e']);
  });

  test('after the last card it stands on the one before, and nowhere when none is left', () => {
    const before = select(nothingSelected, ids, 'f', plain);
    expect(keepShown(before, ids, ['a', 'b']).focus).toBe('b');
    expect(keepShown(before, ids, []).focus).toBeNull();
  });

  test('another order loses nothing', () => {
    const before = select(nothingSelected, ids, 'c', plain);
    expect(keepShown(before, ids, ids.toReversed())).toEqual(before);
  });
});
