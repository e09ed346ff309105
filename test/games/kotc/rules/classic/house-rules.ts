import { test } from 'vitest';
import { play, type Scene } from '../../scene.js';

/**
 * Texts that the 9th and the 11th Edition have redacted: no deck may have them, but who agrees to play with such cards
 * plays them as they read.
 */
export function inHouse(title: string, scene: Omit<Scene, 'rules'>): void {
  for (const rules of ['kotc-09', 'kotc-10', 'kotc-11'] as const) {
    test(`${title} (${rules})`, () => play({ ...scene, rules }));
  }
}
