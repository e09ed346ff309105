/** What lies beside the cards: reminders of the turn, of combat and of the keywords, life tracks, counters and a player's side. */
import type { GameNight } from '../../game-play.js';
import { keywordMeanings } from '../cards/explained/keywords.js';
import { FIRST_LIFE } from '../rules/state/new-state.js';

export const gameNight: GameNight = {
  reminders: [
    {
      title: 'Your turn',
      rows: [
        { name: 'Untap', text: 'Untap all that you control. Nothing can be played.' },
        { name: 'Upkeep', text: 'What says “at the beginning of your upkeep” triggers.' },
        { name: 'Draw', text: 'Draw a card; whoever goes first does not on the first turn.' },
        { name: 'Main', text: 'Play a land, once a turn, and spells of any kind while the stack is empty.' },
        { name: 'Combat', text: 'See “Combat”.' },
        { name: 'Main, again', text: 'As before, with the same one land a turn.' },
        { name: 'End of turn', text: 'What says “at end of turn” triggers.' },
        {
          name: 'Cleanup',
          text: 'Discard down to seven cards; damage is removed, and what lasts “until end of turn” ends.',
        },
        { name: 'Mana', text: 'What is unspent when a phase ends is lost, and costs as much life.' },
      ],
    },
    {
      title: 'Combat',
      rows: [
        {
          name: 'Attackers',
          text: 'Tap untapped creatures that have been yours since the turn began. Walls cannot attack.',
        },
        {
          name: 'Blockers',
          text: 'Each untapped creature of the defending player may block one attacker; several may block the same.',
        },
        {
          name: 'First strike',
          text: 'Creatures that have it deal their damage in a step of their own before.',
        },
        {
          name: 'Damage',
          text: 'It is assigned, goes onto the stack, and can be answered before it is dealt, all of it at once.',
        },
        { name: 'Unblocked', text: 'attackers deal theirs to the defending player.' },
      ],
    },
    {
      title: 'Playing a spell or ability',
      rows: [
        { name: 'Say', text: 'what is played, its modes and the value of X.' },
        { name: 'Choose', text: 'its targets.' },
        { name: 'Pay', text: 'its mana and other costs.' },
        { name: 'Answer', text: 'Everybody may; what was played last resolves first, one at a time.' },
        { name: 'Resolve', text: 'Targets are checked again: with none left that is legal it is countered.' },
      ],
    },
    {
      title: 'Keywords',
      rows: keywordMeanings.map(({ word, reminder }) => ({ name: word, text: reminder })),
    },
  ],
  tracks: [{ name: 'Life', start: FIRST_LIFE, most: 39 }],
  counters: ['+1/+1', '−1/−1', 'Counter', '1 damage', '5 damage'],
  field: [
    [
      { name: 'Creatures', span: 'wide' },
      { name: 'Removed from the game', span: 'card' },
    ],
    [
      { name: 'Artifacts and enchantments', span: 'wide' },
      { name: 'Graveyard', span: 'card' },
    ],
    [
      { name: 'Lands', span: 'wide' },
      { name: 'Library', span: 'card' },
    ],
  ],
};
