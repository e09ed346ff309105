import { hashOf, parseRoute, type Route } from './route.js';

class Router {
  #route = $state.raw<Route>(parseRoute(window.location.hash));

  constructor() {
    window.addEventListener('hashchange', () => (this.#route = parseRoute(window.location.hash)));
  }

  get route(): Route {
    return this.#route;
  }

  go(route: Route): void {
    window.location.hash = hashOf(route);
  }
}

export const router = new Router();
