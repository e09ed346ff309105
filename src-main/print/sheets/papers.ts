/** Papers by their usual names, upright, in mm. Sources: ISO 216 (A3 to A5); ANSI/ASME Y14.1 (Letter is its A, Tabloid its B); Legal is 8.5 × 14 in. */
export const papers = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'Letter', width: 215.9, height: 279.4 },
  a3: { name: 'A3', width: 297, height: 420 },
  a5: { name: 'A5', width: 148, height: 210 },
  legal: { name: 'Legal', width: 215.9, height: 355.6 },
  tabloid: { name: 'Tabloid', width: 279.4, height: 431.8 },
} as const;
export type PaperName = keyof typeof papers;
export const paperNames = Object.keys(papers) as PaperName[];
