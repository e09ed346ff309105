import type { Topic } from '../../../shared/help/topic.js';

export const calibrating: Topic = {
  id: 'calibrating',
  title: 'Calibrating your printer',
  about: 'For backs that sit exactly behind their fronts.',
  also: 'duplex offset scale measure ruler test page margins printer misaligned shifted',
  parts: [
    {
      title: null,
      blocks: [
        'No printer is exact: most stretch the page a little, and move the back side by a millimetre or two. Measure it once, and every sheet is corrected for it.',
        {
          steps: [
            'In [Print](#/print), open **Printer**, add yours under a name, and press **Calibrate…**.',
            'Make the test page and print its two pages on the two sides of one sheet, at 100 %, the way you print cards.',
            'Measure the lines A and B on the front, C and D on the back, and type in what your ruler says. Each ought to be 100 mm.',
            'Hold the sheet against the light, its front towards you. In row X and in row Y one stroke goes on straight in a stroke of the back: type in its number. The dialog shows what you ought to see.',
            'Make a corrected page: on it the lines are 100 mm long, and both rows meet at 0.',
          ],
        },
        'The figures are kept under the printer’s name and correct every sheet that is made for it. Calibrate again when the paper is of another thickness, or backs begin to wander.',
      ],
    },
    {
      title: 'The printer’s edge',
      blocks: [
        'Hardly any printer prints up to the edge of the paper. If a mark is cut off, type in, under **Printer**, the edges that yours cannot reach: the cards move closer together or onto one more sheet, and keep their size.',
      ],
    },
  ],
};
