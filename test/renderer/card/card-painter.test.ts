import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardElement, DisplayList, ShapeStep } from '../../../src-main/layout/display-list.js';
import { CardPainter } from '../../../src-renderer/shared/card-painter/card-painter.js';
import { PictureCache } from '../../../src-renderer/shared/card-painter/picture-cache.js';

beforeEach(() => void vi.stubGlobal('Path2D', class {}));

const shape = (element: CardElement, path = 'M 0 0 Z'): ShapeStep => ({
  kind: 'shape',
  element,
  path,
  fill: '#ffffff',
});
const list = (steps: DisplayList['steps']): DisplayList => ({
  width: 63.5,
  height: 88.9,
  bleed: 5,
  steps,
  outlines: {},
  unitsPerEm: 2048,
  notices: [],
  boxes: {},
});
const nodes = (painter: CardPainter) => painter.group.getChildren();

describe('the card painter', () => {
  it('rebuilds only the elements that changed, though every list is new', () => {
    const painter = new CardPainter(() => undefined);
    const make = (name: string) => list([shape('background'), shape('frame'), shape('name', name)]);
    expect(painter.show(make('M 1 1 Z'))).toBe(3);
    const [background, frame] = nodes(painter);
    expect(painter.show(make('M 1 1 Z'))).toBe(0);
    expect(painter.show(make('M 2 2 Z'))).toBe(1);
    expect(nodes(painter).slice(0, 2)).toEqual([background, frame]);
    expect(nodes(painter)).toHaveLength(3);
  });

  it('paints in the order of the list, also when an element comes in between or goes', () => {
    const painter = new CardPainter(() => undefined);
    painter.show(list([shape('background'), shape('text')]));
    const [, text] = nodes(painter);
    painter.show(list([shape('background'), shape('padlock'), shape('text')]));
    expect(nodes(painter)[2]).toBe(text);
    painter.show(list([shape('text'), shape('background')]));
    expect(nodes(painter)[0]).toBe(text);
    expect(nodes(painter)).toHaveLength(2);
  });

  it('shows the trimmed card, and the bleed only where it is asked for', () => {
    const painter = new CardPainter(() => undefined);
    painter.show(list([]));
    expect(painter.group.clip()).toEqual({ x: 0, y: 0, width: 63.5, height: 88.9 });
    painter.show(list([]), 5);
    expect(painter.group.clip()).toEqual({ x: -5, y: -5, width: 73.5, height: 98.9 });
  });

  it('asks for a repaint when a picture comes after its list, and not when it was there', async () => {
    const box = { x: 0, y: 0, width: 1, height: 1 };
    const withPicture = list([{ kind: 'picture', element: 'picture', picture: 'p', place: box, clip: box }]);
    const cache = new PictureCache(async () => ({}) as CanvasImageSource);
    const late = vi.fn();
    const painter = new CardPainter(late, cache);
    painter.show(withPicture);
    expect(late).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(late).toHaveBeenCalledTimes(1));
    painter.show(withPicture);
    await cache.load('p');
    expect(late).toHaveBeenCalledTimes(1);
  });
});

describe('a picture that is adjusted', () => {
  it('stays as it was until its new variant has arrived', async () => {
    const base = 'a'.repeat(32);
    const [before, after] = ['before', 'after'].map((name) => ({ name }) as unknown as CanvasImageSource);
    let arrive: (image: CanvasImageSource) => void = () => undefined;
    const cache = new PictureCache((id) =>
      id.includes('~')
        ? new Promise((resolve) => (arrive = resolve))
        : Promise.resolve(before ?? Promise.reject(new Error('none'))),
    );
    const box = { x: 0, y: 0, width: 10, height: 10 };
    const step = (picture: string) =>
      list([{ kind: 'picture', element: 'picture', picture, place: box, clip: box }]);
    const painted: unknown[] = [];
    const noop = (): void => undefined;
    const canvas = {
      save: noop,
      restore: noop,
      beginPath: noop,
      rect: noop,
      clip: noop,
      drawImage: (image: unknown) => painted.push(image),
    };
    const late = vi.fn();
    const painter = new CardPainter(late, cache);
    const paint = (): void => {
      const [shape] = painter.group.find('Shape');
      const scene = shape?.getAttr('sceneFunc') as (context: unknown) => void;
      scene({ _context: canvas });
    };
    painter.show(step(`${base}.jpg`));
    await vi.waitFor(() => expect(late).toHaveBeenCalledTimes(1));
    paint();
    painter.show(step(`${base}~s0.jpg`));
    paint();
    if (after) arrive(after);
    await vi.waitFor(() => expect(late).toHaveBeenCalledTimes(2));
    paint();
    expect(painted).toEqual([before, before, after]);
  });
});
