import type { Topic } from '../../../shared/help/topic.js';

export const printing: Topic = {
  id: 'printing',
  title: 'Printing at the exact size',
  about: 'From the list of cards to cards in your hand, each 63.5 × 88.9 mm.',
  also: 'print pdf paper sheet a4 letter sleeves cut bleed crop marks scale actual size 100% backs duplex foil gold silver spot mask proof',
  parts: [
    {
      title: null,
      blocks: [
        {
          steps: [
            'Put cards or a deck on the list: select them and press {Mod+P}, or add them in [Print](#/print).',
            'Choose the paper, or a preset that has all of it. The sheets are shown as they will come out.',
            'Export the PDF and open it in your PDF reader.',
            'Print it at **100 %**, “actual size”. Not “fit to page”: that makes every card a little too small.',
            'Lay a ruler on the control line of the first page. It must be exactly 100 mm long.',
          ],
        },
      ],
    },
    {
      title: 'Cutting',
      blocks: [
        'Crop marks outside the cards show where to cut and are cut away; guides run across the whole sheet, under the cards. With **bleed**, the picture goes on a few millimetres beyond the edge, so that a cut that is off by a hair shows no white.',
        'Standard sleeves are made for the poker size, which is set at first. A card in a sleeve with an old card behind it plays like a bought one.',
      ],
    },
    {
      title: 'Fronts and backs',
      blocks: [
        'Under **Backs**, choose the edge over which your printer turns the paper. If it cannot print both sides, turn the pile by hand: **Sides**, under **Pages**, makes fronts alone and backs alone. Or choose **Fold**, which puts the back beside the front: fold, glue, cut.',
        'Backs that sit a little off their fronts are cured by [calibrating your printer](#/help/calibrating).',
        'The back of a deck is chosen with the deck. The standard back looks the same upside down, so nobody can mark cards by turning them.',
      ],
    },
    {
      title: 'Saving paper and ink',
      blocks: [
        {
          list: [
            '**Only new or changed cards** leaves out what you have. For that, say after each print whether it came out well.',
            'Press the places on the first sheet that are cut out already: they are left free.',
            'Under **Ink**, print in black and white or save ink. Words such as PROXY can be written across every card.',
          ],
        },
      ],
    },
    {
      title: 'For print services',
      blocks: [
        'Instead of sheets to cut, **One card a page** makes a PDF of single cards with their bleed, and **Pictures** a PNG of each at 300, 600 or 1200 dpi. The presets for print services have 3 mm of bleed, which most of them ask for. If they ask for PDF/X-4, switch **PDF/X-4 for print services** on above **Export PDF**. **Proof**, under **Bleed**, draws cut and safe zone on every card and names those whose words come too near to the cut.',
      ],
    },
    {
      title: 'Foil',
      blocks: [
        'Choose in the designer, under **Look**, what of a card is foil; or take the frame Gilded. **Foil** under **Ink** says how it comes out: as a picture of metal, as a spot colour in a layer of its own for print services, or as a mask in black. To foil at home, print the mask with a laser printer, run it with reactive foil through a laminator, and print the sheet with foil **left out** onto it.',
      ],
    },
    {
      title: 'Pictures for screens',
      blocks: [
        'Tabletop programs and web pages want cards as they are when they are cut: choose **Pictures** with **Rounded** corners, or the preset of this name. Outside the corners they are transparent.',
      ],
    },
  ],
};
