import { readColor } from './swatches.js';

declare global {
  interface Window {
    /** Chromium's way to take a colour from the screen; other browsers have none. */
    readonly EyeDropper?: new () => { open(): Promise<{ readonly sRGBHex: string }> };
  }
}

export const hasEyeDropper = (): boolean => window.EyeDropper !== undefined;

/** Lets a person point at a colour on the screen: "#rrggbb", or null where they thought better of it. */
export async function takeColor(): Promise<string | null> {
  if (!window.EyeDropper) return null;
  try {
    const { sRGBHex } = await new window.EyeDropper().open();
    return readColor(sRGBHex);
  } catch {
    return null;
  }
}
