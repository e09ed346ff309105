import type { Calibration } from '../../../../src-main/print/printers/calibration.js';

const isScaled = ({ front, back }: Calibration): boolean =>
  [front.across, front.down, back.across, back.down].some((measured) => measured !== 100);

/** Nothing has to be corrected, as far as it was measured. */
export const printsTrue = (calibration: Calibration): boolean =>
  calibration.offset.x === 0 && calibration.offset.y === 0 && !isScaled(calibration);

/** What is known of how a printer prints, in a few words. */
export function calibrationWords(calibration: Calibration): string {
  const { offset } = calibration;
  const parts = [
    ...(offset.x === 0 ? [] : [`back ${Math.abs(offset.x)} mm ${offset.x > 0 ? 'right' : 'left'}`]),
    ...(offset.y === 0
      ? []
      : [`${offset.x === 0 ? 'back ' : ''}${Math.abs(offset.y)} mm ${offset.y > 0 ? 'lower' : 'higher'}`]),
    ...(isScaled(calibration) ? ['size corrected'] : []),
  ];
  return printsTrue(calibration) ? 'not corrected' : parts.join(', ');
}
