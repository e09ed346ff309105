import type { Settings } from '../../../src-main/api/settings.js';

/** Puts in force how a person likes to see and write: motion, the size of the interface, underlined misspellings. */
export function applyComfort({
  motion,
  interfaceSize,
  spellCheck,
}: Pick<Settings, 'motion' | 'interfaceSize' | 'spellCheck'>): void {
  const page = document.documentElement;
  page.dataset.motion = motion;
  page.style.fontSize = `${interfaceSize}%`;
  page.spellcheck = spellCheck;
}
