import { describe, expect, it } from 'vitest';
import { Camera } from '../../../src-renderer/rooms/designer/editor/camera.svelte.js';

const card = { width: 63.5, height: 88.9 };
function camera(width = 900, height = 600): Camera {
  const made = new Camera();
  made.resize({ width, height }, card);
  return made;
}

describe('the camera', () => {
  it('fits the whole card in the middle, and keeps it fitted while the view changes', () => {
    const it = camera();
    it.resize({ width: 500, height: 600 }, card);
    expect(it.x).toBeGreaterThan(0);
    expect(it.x + card.width * it.scale).toBeCloseTo(500 - it.x);
    expect(it.y + card.height * it.scale).toBeCloseTo(600 - it.y);
    expect(it.fitted).toBe(true);
  });

  it('holds the point under the pointer while it zooms', () => {
    const it = camera();
    const at = { x: 400, y: 120 };
    const before = it.toCard(at);
    it.zoom(1.8, at);
    expect(it.toCard(at).x).toBeCloseTo(before.x);
    expect(it.toCard(at).y).toBeCloseTo(before.y);
    expect(it.fitted).toBe(false);
  });

  it('does not drift when it is zoomed beyond its range', () => {
    const it = camera();
    it.zoom(1000, { x: 10, y: 10 });
    const { x, y, scale } = it;
    it.zoom(3, { x: 700, y: 500 });
    expect([it.x, it.y, it.scale]).toEqual([x, y, scale]);
  });

  it('shows an inch as 96 CSS px at true size', () => {
    const it = camera();
    it.trueSize();
    expect(it.scale * 25.4).toBeCloseTo(96);
    expect(it.percent).toBe(100);
  });

  it('shows a millimetre in its true length on a screen that was measured', () => {
    const it = camera();
    it.trueScale = 5.2;
    it.trueSize();
    expect(it.scale).toBe(5.2);
    expect(it.percent).toBe(100);
    it.zoom(2);
    expect(it.percent).toBe(200);
  });

  it('never loses the card out of sight', () => {
    const it = camera();
    it.pan(-1e6, 1e6);
    expect(it.x + card.width * it.scale).toBeGreaterThan(0);
    expect(it.y).toBeLessThan(600);
  });
});
