/** Files share the modules and globals of their process: what a test has put in their place does not outlast it. */
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
