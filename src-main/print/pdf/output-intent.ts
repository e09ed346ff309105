import { PDFString } from 'pdf-lib';
import type { Entries } from './dictionary.js';
import type { PdfFile } from './pdf-file.js';
import { SRGB, srgbOutputProfile } from './srgb-profile.js';

/**
 * Says that the document's red, green and blue are those of sRGB, and brings the profile, so that a printer need not guess.
 * Source: ISO 32000-1, 14.11.5.
 */
export function srgbIntent(file: PdfFile): Entries {
  return {
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(SRGB),
    RegistryName: PDFString.of('http://www.color.org'),
    Info: PDFString.of(SRGB),
    DestOutputProfile: file.addDeflated(srgbOutputProfile(), { N: 3, Alternate: 'DeviceRGB' }, 9),
  };
}
