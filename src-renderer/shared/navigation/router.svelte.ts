import { hashOf, parseRoute, type Route } from './route.js';

/** Settles what is unfinished in a view; false: it cannot be left now, and the view says why. */
type LeaveGuard = () => Promise<boolean>;

class Router {
  #route = $state.raw<Route>(parseRoute(window.location.hash));
  #guard: LeaveGuard | null = null;

  constructor() {
    window.addEventListener('hashchange', () => void this.#follow());
  }

  get route(): Route {
    return this.#route;
  }

  go(route: Route): void {
    window.location.hash = hashOf(route);
  }

  /** What is shown has another address from now on: nothing is opened anew, and whoever loads the page comes back to it. */
  rename(route: Route): void {
    window.history.replaceState(null, '', hashOf(route));
  }

  /** Asks `guard` before another place is shown, until the returned function is called. */
  beforeLeave(guard: LeaveGuard): () => void {
    this.#guard = guard;
    return () => {
      if (this.#guard === guard) this.#guard = null;
    };
  }

  /** Has the view settle what is unfinished, as before another place is shown. False: it cannot, and says why. */
  async mayLeave(): Promise<boolean> {
    return this.#guard === null || (await this.#guard());
  }

  async #follow(): Promise<void> {
    const next = parseRoute(window.location.hash);
    if (hashOf(next) === hashOf(this.#route)) return;
    if (!(await this.mayLeave())) {
      window.history.replaceState(null, '', hashOf(this.#route));
      return;
    }
    this.#route = parseRoute(window.location.hash);
  }
}

export const router = new Router();
