/** Where in the app a person is; the address after the # says it, so that reload and back work. */
export type Route =
  | { readonly view: 'cards' }
  | { readonly view: 'card'; readonly id: string }
  | { readonly view: 'decks' }
  | { readonly view: 'deck'; readonly id: string }
  | { readonly view: 'sets' }
  /** A set of cards, with its numbers and statistics. */
  | { readonly view: 'set'; readonly id: string }
  | { readonly view: 'duplicates' }
  | { readonly view: 'trash' }
  | { readonly view: 'print' }
  | { readonly view: 'play' }
  | { readonly view: 'table'; readonly id: string }
  /** A game that is watched again; with `coach` it is looked through at once. */
  | { readonly view: 'replay'; readonly id: string; readonly coach?: true }
  /** A position to be set up: a new one, or the scenario with that id. */
  | { readonly view: 'sandbox'; readonly id: string }
  /** A rulebook by the id of its rules, or by that of the rule to be shown. */
  | { readonly view: 'rules'; readonly id: string }
  /** The help, or one topic of it. */
  | { readonly view: 'help'; readonly id?: string }
  | { readonly view: 'settings' };

const withId = ['card', 'deck', 'set', 'table', 'replay', 'sandbox', 'rules', 'help'] as const;
const plain = ['decks', 'sets', 'duplicates', 'trash', 'print', 'play', 'help', 'settings'] as const;

const COACH = 'coach';

/** Reads "#/card/<id>" and its like. What it does not know is the cards view. */
export function parseRoute(hash: string): Route {
  const [name = '', part, more] = hash.replace(/^#\/?/, '').split('/');
  const view = withId.find((one) => one === name);
  if (view && part) {
    const id = decoded(part);
    if (id === null) return { view: 'cards' };
    return view === 'replay' && more === COACH ? { view, id, coach: true } : { view, id };
  }
  const alone = plain.find((one) => one === name);
  return alone ? { view: alone } : { view: 'cards' };
}

export const hashOf = (route: Route): string =>
  'id' in route && route.id !== undefined
    ? `#/${route.view}/${encodeURIComponent(route.id)}${'coach' in route ? `/${COACH}` : ''}`
    : `#/${route.view}`;

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
