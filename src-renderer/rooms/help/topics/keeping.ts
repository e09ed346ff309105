import type { Topic } from '../../../shared/help/topic.js';

export const keeping: Topic = {
  id: 'keeping',
  title: 'Keeping your cards safe',
  about: 'Undo, the trash, older versions, and backups.',
  also: 'delete restore recover lost history backup trash folder library sync cloud git',
  parts: [
    {
      title: 'Saved as you go',
      blocks: [
        'Every change is written to the disk within a moment; the top of the window says **Saved**. If it cannot be written, that is said there, and your change is kept in the window until it can.',
      ],
    },
    {
      title: 'Something went wrong?',
      blocks: [
        {
          terms: [
            ['A moment ago', '{Mod+Z} takes it back, step by step.'],
            [
              'Deleted',
              'It lies in [the trash](#/trash) until you empty it. A deck that had a card has it again when the card is back.',
            ],
            [
              'Changed days ago',
              '**Version history** ({Shift+H}) shows what the card or deck was like, side by side with now, and brings a version back. Bringing one back keeps the present one as well.',
            ],
            [
              'Many cards at once',
              'The trash also lists the large changes of late: each can be taken back as a whole.',
            ],
          ],
        },
      ],
    },
    {
      title: 'The same card twice?',
      blocks: [
        '[Duplicates](#/duplicates) finds cards with the same name, and those whose texts are the same or nearly so, and says in what they differ; cards with one picture stand apart. Keep one; decks that use the others then use it.',
      ],
    },
    {
      title: 'Backups',
      blocks: [
        'Your library is one folder; [Settings](#/settings) says where. Copy it, and you have everything: cards, decks, pictures, games, versions, trash. Put it into a folder that your backup or cloud program watches, if you like. Changes that come from there appear by themselves; when the same card was changed here too, nothing is overwritten, and you choose.',
      ],
    },
  ],
};
