import { limits } from '../../../src-main/cards/limits.js';

const { min, max } = limits.panelWidth;

/** Of the window that a panel may take: beside two panels there is still something in the middle. */
const SHARE = 0.4;

/** The widest that a panel can be in a window, rem. @param room width of the window, rem */
export const widestPanel = (room: number): number => Math.max(min, Math.min(max, Math.floor(room * SHARE)));

/** The width nearest to the wanted one that a panel can have there, rem, in sixteenths. */
export const limitedPanel = (wanted: number, room: number): number =>
  Math.round(Math.min(widestPanel(room), Math.max(min, wanted)) * 16) / 16;

/** As a style has it: in a smaller window than that in which it was set, the panel is narrower. */
export const panelStyle = (width: number): string => `min(${width}rem, ${SHARE * 100}vw)`;
