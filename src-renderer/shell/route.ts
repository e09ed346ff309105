/** Where in the app a person is; the address after the # says it, so that reload and back work. */
export type Route =
  | { readonly view: 'cards' }
  | { readonly view: 'card'; readonly id: string }
  | { readonly view: 'print' }
  | { readonly view: 'settings' };

/** Reads "#/card/<id>" and its like. What it does not know is the cards view. */
export function parseRoute(hash: string): Route {
  const [view, id] = hash.replace(/^#\/?/, '').split('/');
  if (view === 'card' && id) return cardRoute(id);
  if (view === 'print' || view === 'settings') return { view };
  return { view: 'cards' };
}

export function hashOf(route: Route): string {
  return route.view === 'card' ? `#/card/${encodeURIComponent(route.id)}` : `#/${route.view}`;
}

function cardRoute(part: string): Route {
  try {
    return { view: 'card', id: decodeURIComponent(part) };
  } catch {
    return { view: 'cards' };
  }
}
