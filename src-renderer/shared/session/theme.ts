import type { Settings } from '../../../src-main/api/settings.js';

export type Theme = Settings['theme'];

/** Puts a theme in force: 'system' leaves the choice to the computer. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The theme that the switch in the title bar goes to from here. */
export function otherTheme(theme: Theme, systemIsDark: boolean): 'light' | 'dark' {
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark);
  return dark ? 'light' : 'dark';
}
