import type { Topic } from '../../../shared/help/topic.js';

export const importing: Topic = {
  id: 'importing',
  title: 'Bringing cards in and giving them away',
  about: 'Spreadsheets, packages, deck lists and files.',
  also: 'import export csv tsv xlsx excel ods libreoffice zip package share backup tabletop simulator cockatrice json',
  parts: [
    {
      title: 'Importing',
      blocks: [
        'Drop files anywhere on the window, paste a table or a deck list among your cards or decks, or press {Mod+I}. In the desktop program, a double-click on a package does the same. You see what will happen before it does: what is new, what replaces something, and in which row something is wrong. A message then leads to the new cards. {Mod+Z} takes a whole import back; days later, [the trash](#/trash) still does.',
        {
          terms: [
            [
              'Package',
              'One file with cards, decks, sets and pictures. Safe to open, also from strangers: it is looked through before anything is taken out of it.',
            ],
            [
              'CSV, TSV, XLSX, ODS',
              'One row is one card. Say which column is what. `picture` may be the name of a file that you drop along with it.',
            ],
            [
              'Deck list',
              'Lines such as `4 Ember Fox`. Names that your library does not have are pointed out.',
            ],
            ['Pictures', 'A new card for each, with the picture and the file’s name.'],
            ['Card, deck and set files', 'As they lie in a library folder.'],
          ],
        },
      ],
    },
    {
      title: 'Working in a spreadsheet',
      blocks: [
        'Export your cards as a table, change it in your spreadsheet program, and import it again: rows are matched with the cards that they came from, and only what you changed is changed.',
      ],
    },
    {
      title: 'Giving away',
      blocks: [
        'Press {Mod+E} for the selected cards, else for those that the search has found; in a deck or a set for that. Choose what the file is for: the dialog says what it will be.',
        {
          terms: [
            ['Cardwright package', 'Everything, for another Cardwright.'],
            ['Pictures', 'A PNG of each card, up to 1200 dpi, with bleed or without.'],
            ['Excel, CSV, TSV', 'A row for each card; with pictures, a zip.'],
            ['Markdown, deck list', 'For reading and for chats.'],
            ['Tabletop Simulator, Cockatrice', 'To play there.'],
          ],
        },
        'A package has everything that belongs to its cards, with pictures and licences. A library is also just a folder of plain files: copy it, put it on a stick, keep it under version control.',
      ],
    },
  ],
};
