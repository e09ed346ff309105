import type { BrowserContext, Page } from 'playwright-core';
import { hinder } from './hindrance.js';

/** A card may be deleted while its picture is on its way. What is served of cards that are there, the tests of the host say. */
const LATE_PICTURE = /status of 404 .*\/thumbnail\//;

/** One person's browser at the app, and everything that went wrong in it. */
export class Visit {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [LATE_PICTURE];
  /** Address of every request that the page made. */
  readonly requests: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /** Opens the app in a new page of a context. */
  static async open(context: BrowserContext, address: string): Promise<Visit> {
    const visit = new Visit(context, await context.newPage());
    await visit.#listen();
    await hinder(context, visit.page);
    await visit.page.goto(address);
    return visit;
  }

  /** Problems that a test brings about on purpose. */
  allow(problem: RegExp): void {
    this.#allowed.push(problem);
  }

  /** Console errors and warnings, uncaught errors, violations of the content security policy; allowed ones too. */
  get everything(): readonly string[] {
    return this.#problems;
  }

  /** What nobody allowed. */
  get problems(): readonly string[] {
    return this.#problems.filter((problem) => !this.#allowed.some((allowed) => allowed.test(problem)));
  }

  async #listen(): Promise<void> {
    const { page } = this;
    page.on('request', (request) => this.requests.push(request.url()));
    page.on('websocket', (socket) => this.requests.push(socket.url()));
    page.on('pageerror', (error) => this.#problems.push(`error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    await page.exposeFunction('reportViolation', (violation: string) =>
      this.#problems.push(`policy: ${violation}`),
    );
    await page.addInitScript(() => {
      // A warning of a library is told with the way to it: of itself it names only the code that warns.
      const { warn } = console;
      console.warn = (...said: readonly unknown[]) => warn(...said, new Error('warned').stack);
      document.addEventListener('securitypolicyviolation', (event) => {
        const report: unknown = Reflect.get(window, 'reportViolation');
        if (typeof report === 'function') report(`${event.effectiveDirective} ${event.blockedURI}`);
      });
    });
  }
}
