import { expect, test } from 'vitest';
import { hashOf, parseRoute, type Route } from '../../../src-renderer/shell/route.js';

test('every place has an address that leads back to it', () => {
  const places: Route[] = [
    { view: 'cards' },
    { view: 'card', id: 'a/b #1 ü' },
    { view: 'print' },
    { view: 'settings' },
  ];
  for (const place of places) expect(parseRoute(hashOf(place))).toEqual(place);
});

test('an unknown address is the cards', () => {
  for (const hash of ['', '#', '#/', '#/card', '#/card/', '#/play', '#/card/%E0%A4%A']) {
    expect(parseRoute(hash)).toEqual({ view: 'cards' });
  }
});
