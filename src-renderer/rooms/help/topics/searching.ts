import type { Topic } from '../../../shared/help/topic.js';

/** @param example a search that names a field, with what it finds, as a sentence */
export const searching = (example: string): Topic => ({
  id: 'searching',
  title: 'Searching',
  about: 'Finding cards by words, and by what they are.',
  also: 'find query filter syntax saved search language',
  parts: [
    {
      title: null,
      blocks: [
        'Type in the search above [your cards](#/cards) ({/}). Plain words are found anywhere on a card; those that have them in the name come first. A misspelt word is understood.',
        `For more, name a field: ${example} While you type, the fields and their values are offered; {ArrowDown} and {Enter} take one.`,
        'A search that you need again can be kept under a name, beside the filters; {F2} renames it there, {Alt+ArrowUp} moves it, {Delete} forgets it.',
      ],
    },
    {
      title: 'Everything that can be asked',
      blocks: [{ shows: 'search-fields' }],
    },
    {
      title: 'Find and replace in many cards',
      blocks: [
        'Select cards and press {R}. What is found is marked on every card before anything changes, with a warning where a text could no longer be read or a card would no longer be legal. Take the tick from a card to leave it as it is. One {Mod+Z} takes all of it back.',
        'With “Pattern” what you look for is a regular expression, as between two slashes in the search.',
      ],
    },
    {
      title: 'By name, from anywhere',
      blocks: [
        '{Mod+K} opens a list of all commands. Type the name of a card or deck there, and {Enter} opens it.',
      ],
    },
  ],
});
