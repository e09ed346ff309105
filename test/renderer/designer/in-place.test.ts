import { describe, expect, it } from 'vitest';
import type { DisplayList, TextStep } from '../../../src-main/layout/display-list.js';
import { inPlaceLook } from '../../../src-renderer/rooms/designer/stage/in-place.js';
import { emptyList } from './fake-client.js';

const line: TextStep = {
  kind: 'text',
  element: 'name',
  font: 'condensed',
  size: 5,
  x: 10,
  y: 9,
  width: 20,
  color: '#800000',
  text: 'Roc',
  glyphs: [],
};
const list = (steps: DisplayList['steps']): DisplayList => ({ ...emptyList, steps });

describe('editing in place', () => {
  it('puts the first line where the card prints it, in its size and colour', () => {
    const look = inPlaceLook(list([line, { ...line, y: 15 }]), 'name');
    expect(look).toMatchObject({ size: 5, color: '#800000', font: 'condensed', x: 4, width: 55 });
    // The baseline of a line of 1.164 em lies 0.928 em below its top.
    expect((look?.y ?? 0) + 0.928 * 5).toBeCloseTo(9);
  });

  it('has a place and a size for what is still empty, within its box', () => {
    const look = inPlaceLook(list([]), 'cost');
    const box = emptyList.boxes.cost;
    expect(look).not.toBeNull();
    expect(look!.y).toBeGreaterThanOrEqual(box!.y);
    expect(look!.y + look!.height).toBeLessThanOrEqual(box!.y + box!.height);
  });

  it('does not edit what is no text, or not on this card', () => {
    expect(inPlaceLook(list([]), 'picture')).toBeNull();
    expect(inPlaceLook(list([]), 'offense')).toBeNull();
  });
});
