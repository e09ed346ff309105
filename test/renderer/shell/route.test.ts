import { expect, test } from 'vitest';
import { hashOf, parseRoute, type Route } from '../../../src-renderer/shared/navigation/route.js';

test('every place has an address that leads back to it', () => {
  const places: Route[] = [
    { view: 'cards' },
    { view: 'card', id: 'a/b #1 ü' },
    { view: 'sets' },
    { view: 'set', id: 'a set' },
    { view: 'print' },
    { view: 'play' },
    { view: 'table', id: 'a game' },
    { view: 'replay', id: 'a game' },
    { view: 'replay', id: 'a game', coach: true },
    { view: 'sandbox', id: 'new' },
    { view: 'rules', id: 'kotc-14' },
    { view: 'help' },
    { view: 'help', id: 'searching' },
    { view: 'settings' },
  ];
  for (const place of places) expect(parseRoute(hashOf(place))).toEqual(place);
});

test('an unknown address is the cards', () => {
  for (const hash of ['', '#', '#/', '#/card', '#/card/', '#/table', '#/nowhere', '#/card/%E0%A4%A']) {
    expect(parseRoute(hash)).toEqual({ view: 'cards' });
  }
});
