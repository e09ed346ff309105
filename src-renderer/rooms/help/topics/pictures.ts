import type { Topic } from '../../../shared/help/topic.js';

export const pictures: Topic = {
  id: 'pictures',
  title: 'Pictures',
  about: 'Bringing pictures in, placing them, and what is good enough for print.',
  also: 'image art photo frame template look drop paste crop zoom resolution dpi svg png jpeg icon',
  parts: [
    {
      title: 'Bringing one in',
      blocks: [
        {
          list: [
            'Drop a file anywhere on the card, or paste one from another program.',
            'Or choose one: {P} in the designer.',
            'Or take one of the built-in icons, in the colours you like.',
          ],
        },
        'JPEG, PNG, WebP, GIF, AVIF, TIFF and SVG are taken. The library keeps one copy, however many cards use it.',
      ],
    },
    {
      title: 'Placing it',
      blocks: [
        'Click the picture on the card, and you see the whole of it: pale where its frame cuts it off.',
        {
          list: [
            'Drag it where it should be, or a corner to scale it; with Alt it is scaled about its middle. The wheel or two fingers scale it where they are.',
            'It snaps where an edge or its middle meets the frame’s. Hold Ctrl, or Cmd on a Mac, to place it freely.',
            'By keys: arrows move it by a quarter of a millimetre, with Shift ten times as far; {+} and {-} scale it.',
            'A double click, or {Shift+P}, fits it into the frame again. {Escape} leaves it, or puts it back in the middle of a drag.',
          ],
        },
        'The picture tab has the same in figures, and cuts off what a picture has around it. In the template **Art** the frame is the whole card, and the picture goes on into the bleed; on a card of another shape it is enlarged until it covers that.',
      ],
    },
    {
      title: 'Frames',
      blocks: [
        'The Look tab’s **All frames** shows the card in every frame: dark, parchment, comic, large print and more. Press one to put the card into it; many cards at once are put into a frame by editing them together.',
        {
          list: [
            'Copy and edit: a frame becomes your own. Titles and how texts are set are a click; all measures, colours and fonts stand in its text, and the card shows each change at once.',
            'Share as a file: one file to give away. Import a frame takes such a file.',
            'A frame that is missing or damaged harms no card: the usual layout stands in, and a sentence says why.',
          ],
        },
      ],
    },
    {
      title: 'Sharp enough?',
      blocks: [
        'The card’s picture window is printed well from about 700 pixels across on. If a picture has fewer, the designer says how fine it will come out: 300 dpi is as fine as people see, below 200 it looks soft.',
      ],
    },
    {
      title: 'Whose is it?',
      blocks: [
        'Note under **Licence** whose picture it is and on what terms. It stays with the card, also when you give the card away.',
      ],
    },
  ],
};
