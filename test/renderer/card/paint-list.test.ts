import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PictureStep, ShapeStep, TextStep } from '../../../src-main/layout/display-list.js';
import { GlyphPaths } from '../../../src-renderer/shared/card-painter/glyph-paths.js';
import {
  compileSteps,
  groupSteps,
  paintStrokes,
} from '../../../src-renderer/shared/card-painter/paint-list.js';
import { PictureCache } from '../../../src-renderer/shared/card-painter/picture-cache.js';

class FakePath {
  static made: FakePath[] = [];
  readonly added: { path: FakePath; at: DOMMatrix2DInit }[] = [];
  constructor(readonly data = '') {
    FakePath.made.push(this);
  }
  addPath(path: FakePath, at: DOMMatrix2DInit): void {
    this.added.push({ path, at });
  }
}

beforeEach(() => {
  FakePath.made = [];
  vi.stubGlobal('Path2D', FakePath);
});

const text = (part: Partial<TextStep>): TextStep => ({
  kind: 'text',
  element: 'text',
  font: 'condensed',
  size: 4,
  x: 10,
  y: 20,
  width: 5,
  color: '#000000',
  text: 'a',
  glyphs: [{ id: 7, x: 1, y: 0.5, text: 'a' }],
  ...part,
});
const shape: ShapeStep = { kind: 'shape', element: 'text', path: 'M 0 0 Z', fill: '#ffffff' };
const picture: PictureStep = {
  kind: 'picture',
  element: 'picture',
  picture: 'p.png',
  place: { x: 1, y: 2, width: 3, height: 4 },
  clip: { x: 1, y: 2, width: 2, height: 2 },
};
const list = { outlines: { condensed: { 7: 'M 1 2 Z' } }, unitsPerEm: 2000 };

describe('compiling a list', () => {
  it('groups what follows each other and keeps the order of painting', () => {
    const steps = [shape, picture, shape, text({}), text({ element: 'name' })];
    expect(groupSteps(steps).map(({ element, steps }) => [element, steps.length])).toEqual([
      ['text', 1],
      ['picture', 1],
      ['text', 2],
      ['name', 1],
    ]);
  });

  it('scales glyphs from font units, turns them upright and puts them at their pen', () => {
    const [stroke] = compileSteps([text({})], list, new GlyphPaths());
    const ink = stroke?.kind === 'fill' ? (stroke.path as unknown as FakePath) : null;
    expect(ink?.added).toEqual([
      {
        path: expect.objectContaining({ data: 'M 1 2 Z' }),
        at: { a: 0.002, b: 0, c: 0, d: -0.002, e: 11, f: 20.5 },
      },
    ]);
  });

  it('merges neighbours of one colour into one fill, and parts them at another colour or a shape', () => {
    const red = text({ color: '#800000' });
    const kinds = (steps: Parameters<typeof compileSteps>[0]) =>
      compileSteps(steps, list, new GlyphPaths()).map((stroke) => stroke.kind === 'fill' && stroke.color);
    expect(kinds([text({}), text({}), red, text({})])).toEqual(['#000000', '#800000', '#000000']);
    expect(kinds([text({}), shape, text({})])).toEqual(['#000000', '#ffffff', '#000000']);
  });

  it('parses a glyph once, however often it is painted, and never one without ink', () => {
    const glyphs = new GlyphPaths();
    const space = { id: 3, x: 0, y: 0, text: ' ' };
    compileSteps(
      [text({ glyphs: [{ id: 7, x: 0, y: 0, text: 'a' }, space, { id: 7, x: 1, y: 0, text: 'a' }] })],
      list,
      glyphs,
    );
    compileSteps([text({})], list, glyphs);
    expect(FakePath.made.filter(({ data }) => data === 'M 1 2 Z')).toHaveLength(1);
    expect(FakePath.made.filter(({ added }) => added.length > 0).map(({ added }) => added.length)).toEqual([
      2, 1,
    ]);
  });

  it('leaves out the hidden words of symbols', () => {
    const strokes = compileSteps([text({}), text({ hidden: true })], list, new GlyphPaths());
    const ink = strokes[0]?.kind === 'fill' ? (strokes[0].path as unknown as FakePath) : null;
    expect([strokes.length, ink?.added.length]).toEqual([1, 1]);
  });

  it('fills a shape before it draws its line', () => {
    const both = { ...shape, stroke: { color: '#808080', width: 0.25 } };
    expect(compileSteps([both], list).map(({ kind }) => kind)).toEqual(['fill', 'line']);
  });
});

describe('painting', () => {
  function recorder() {
    const calls: unknown[][] = [];
    const context = new Proxy({} as Record<string | symbol, unknown>, {
      get:
        (_target, name) =>
        (...args: unknown[]) =>
          calls.push([name, ...args]),
      set: () => true,
    });
    return { calls, context: context as unknown as CanvasRenderingContext2D };
  }

  it('cuts a picture to its window and leaves the rest of the card uncut', () => {
    const { calls, context } = recorder();
    const image = {} as CanvasImageSource;
    paintStrokes(context, compileSteps([picture], list), { get: () => image });
    expect(calls).toEqual([
      ['save'],
      ['beginPath'],
      ['rect', 1, 2, 2, 2],
      ['clip'],
      ['drawImage', image, 1, 2, 3, 4],
      ['restore'],
    ]);
  });

  it('turns a mirrored picture over within its place', () => {
    const { calls, context } = recorder();
    const mirrored = { ...picture, mirror: { x: true, y: false } };
    paintStrokes(context, compileSteps([mirrored], list), { get: () => ({}) as CanvasImageSource });
    const turned = calls.filter(([name]) => name === 'translate' || name === 'scale');
    // x becomes 5 - x: what lay at 1 comes to lie at 4, its other edge.
    expect(turned).toEqual([
      ['translate', 5, 0],
      ['scale', -1, 1],
    ]);
  });

  it('lets through what lies under a shape that is not opaque, and under nothing after it', () => {
    const alphas: unknown[] = [];
    const { context } = recorder();
    const watched = new Proxy(context, {
      set: (_target, name, value) => {
        if (name === 'globalAlpha') alphas.push(value);
        return true;
      },
    });
    paintStrokes(watched, compileSteps([{ ...shape, opacity: 0.5 }], list), { get: () => null });
    expect(alphas).toEqual([0.5, 1]);
  });

  it('paints nothing for a picture that is not there yet', () => {
    const { calls, context } = recorder();
    paintStrokes(context, compileSteps([picture], list), { get: () => null });
    expect(calls).toEqual([]);
  });

  it('can leave out text and nothing but text', () => {
    const { calls, context } = recorder();
    paintStrokes(context, compileSteps([shape, text({})], list), { get: () => null }, false);
    expect(calls.map(([name]) => name)).toEqual(['fill']);
  });
});

describe('the picture cache', () => {
  it('loads a picture once for all who ask at the same time, and then has it at once', async () => {
    const image = {} as CanvasImageSource;
    const load = vi.fn(async () => image);
    const cache = new PictureCache(load);
    expect(cache.get('a')).toBeNull();
    expect(await Promise.all([cache.load('a'), cache.load('a')])).toEqual([image, image]);
    expect(cache.get('a')).toBe(image);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again what failed before', async () => {
    let attempts = 0;
    const image = {} as CanvasImageSource;
    const cache = new PictureCache(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not there');
      return image;
    });
    expect(await cache.load('a')).toBeNull();
    expect(await cache.load('a')).toBe(image);
  });

  it('forgets the picture used longest ago when it holds too many', async () => {
    const cache = new PictureCache(async () => ({}) as CanvasImageSource);
    await cache.load('first');
    await cache.load('second');
    for (let i = 0; i < 46; i += 1) await cache.load(`p${i}`);
    cache.get('first');
    await cache.load('one too many');
    expect(cache.get('first')).not.toBeNull();
    expect(cache.get('second')).toBeNull();
  });
});
