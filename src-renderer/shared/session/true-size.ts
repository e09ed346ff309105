import type { Settings } from '../../../src-main/api/settings.js';

/** CSS px of a millimetre where nobody has measured: 96 of them are an inch. */
export const CSS_PX_PER_MM = 96 / 25.4;

/** CSS px of a true millimetre on this screen, as it was measured, or as CSS has it. */
export const pxPerMm = (settings: Pick<Settings, 'screen'> | null): number =>
  settings?.screen.pxPerMm ?? CSS_PX_PER_MM;
