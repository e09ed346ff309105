import type { Topic } from '../../../shared/help/topic.js';

/** @param rulebook address of a rulebook */
export const playing = (rulebook: string): Topic => ({
  id: 'playing',
  title: 'Playing',
  about: 'Games against the computer, with others at one screen, lessons and puzzles.',
  also: 'game table bot computer opponent hot seat replay sandbox undo lesson puzzle rules',
  parts: [
    {
      title: 'A game',
      blocks: [
        {
          steps: [
            'Go to [Play](#/play) and begin a **New game**.',
            'Choose the edition, who sits where, and a deck for each. Somebody who is not there can be a computer player.',
            'The panel at the side says whose turn it is to decide, and offers every answer. {Space} goes on.',
          ],
        },
        'Drag a card where it should go: the places light up where it may. What cannot be done is there too, greyed, with the reason and its rule.',
        'What others play is held large for a moment, with what it does; Space or a click goes on. {R} shows again what has happened since your last decision.',
        'Costs are ready to be paid: {Space} pays, and a press on another card swaps. Press who attacks, {A} for all, and then whom.',
        'Games are kept after every move. Close the window in the middle of a battle, and go on tomorrow.',
      ],
    },
    {
      title: 'Several people, one screen',
      blocks: [
        'Before somebody else decides, the screen is covered, and shows their hand only when they say that they are there.',
      ],
    },
    {
      title: 'Learning it',
      blocks: [
        `Lessons lead through a first game step by step. Puzzles ask for one good turn. Both are under [Play](#/play). The rulebooks of all editions, rule by rule, are under [Rules](${rulebook}).`,
      ],
    },
    {
      title: 'After the game',
      blocks: [
        'A coach, where the edition has one, finds the three decisions that cost you the most, each with what it would have done: **Ask the coach** beside the result, or **Coach** in the list of games.',
        'A replay shows it again, from any seat and from any place. The sandbox takes any position of it, changes it, and plays on from there.',
      ],
    },
  ],
});
