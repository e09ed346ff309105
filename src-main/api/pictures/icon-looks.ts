import type { IconLook } from './icons.js';

export interface NamedIconLook extends IconLook {
  readonly name: string;
}

/** Colours that go well together, to begin from. */
export const iconLooks: readonly NamedIconLook[] = [
  { name: 'Ember', ink: '#ffd9a0', glow: '#c4502b', ground: '#2a0d10' },
  { name: 'Dusk', ink: '#ffe3c8', glow: '#8a4a78', ground: '#1d1533' },
  { name: 'Forest', ink: '#e4f2c4', glow: '#4f8a4b', ground: '#0f2418' },
  { name: 'Deep sea', ink: '#d5f3ef', glow: '#2f8f98', ground: '#07212e' },
  { name: 'Storm', ink: '#e6edf7', glow: '#5d7396', ground: '#141c2b' },
  { name: 'Frost', ink: '#22405e', glow: '#eef6fb', ground: '#8fb3cc' },
  { name: 'Sand', ink: '#4b2d14', glow: '#f3deb0', ground: '#b07a3c' },
  { name: 'Ink on paper', ink: '#1f1b16', glow: '#fffdf6', ground: '#d8cdb4' },
];
