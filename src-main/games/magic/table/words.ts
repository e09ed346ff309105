/** The words of the table: what of a game of Magic is shown, and how it is called. */
import { capitalized } from '../../../engine/text.js';
import type { TableWords } from '../../../engine/defaults/table-words.js';
import { PASS } from '../../../engine/decision.js';
import type { Magic } from '../rules/context.js';
import { questions } from '../rules/purposes.js';
import type { MagicEvent } from '../rules/state/events.js';
import { isDrawWaiting } from '../rules/state/frames.js';
import { laws, manaKinds, type ManaKind, type Zone } from '../rules/state/state.js';

import { seenCombats } from './combats.js';
import { endingOf } from './endings.js';
import { flagsOf, notesOf, notesOn, rowOf, rows, seenFace } from './face.js';
import { lineOf } from './lines.js';
import { momentOf } from './moments.js';
import { actionWords, questionText, textOnStack } from './texts.js';
import { stackWords } from './stack.js';
import { phases, turnWords } from './turn.js';
import { lastingOn } from './written.js';

const manaNames = {
  W: 'white mana',
  U: 'blue mana',
  B: 'black mana',
  R: 'red mana',
  G: 'green mana',
  C: 'colorless mana',
} as const satisfies Readonly<Record<ManaKind, string>>;

export const magicWords: TableWords<Zone, Magic, MagicEvent> = {
  rules: 'magic-classic',
  laws,
  zones: {
    library: { name: 'Library', shape: 'pile' },
    hand: { name: 'Hand', shape: 'hand' },
    play: { name: 'In play', shape: 'row', rows, gathers: true },
    graveyard: { name: 'Graveyard', shape: 'pile' },
    removed: { name: 'Removed from the game', shape: 'pile' },
    stack: { name: 'Stack', shape: 'stack' },
  },
  field: [
    [
      { zone: 'play', row: 'creatures', span: 'wide' },
      { zone: 'graveyard', span: 'card' },
    ],
    [
      { zone: 'play', row: 'lands', span: 'wide' },
      { zone: 'play', row: 'others', span: 'wide' },
      { zone: 'library', span: 'card' },
    ],
  ],
  row: rowOf,
  phases,
  turn: turnWords,
  face: seenFace,
  life: ({ state }, player) => ({ life: state.players[player]?.life ?? 0, lifeName: 'life' }),
  pools: ({ state }, player) =>
    manaKinds.flatMap((key) => {
      const amount = state.players[player]?.pool[key] ?? 0;
      return amount > 0 ? [{ key, name: manaNames[key], sign: `{${key}}`, amount }] : [];
    }),
  flags: flagsOf,
  counterName: (kind) => `${capitalized(kind)} counter`,
  notesOn: (game, no, { who }) => notesOn(game, no, who),
  notesOf: (game, player) => notesOf(game, player),
  stack: stackWords(textOnStack),
  combats: seenCombats,
  notes(game, { who }) {
    const { state } = game;
    const turns = state.extraTurns.map((player) => [`${who(player)} takes an extra turn after this one.`]);
    const added = state.extraPhases.map((phase) => [`An additional ${phase} phase follows this one.`]);
    const draw = isDrawWaiting(state)
      ? [[`${who(state.active)}’s draw waits below everything on the stack.`]]
      : [];
    return [...draw, ...added, ...turns, ...lastingOn(game, { game: true }).map((text) => [text])];
  },
  questions,
  question: questionText,
  action: actionWords,
  actions: {
    play: { verb: 'Play', zone: 'play' },
    activate: { verb: 'Use', zone: 'target' },
    mana: { verb: 'Tap for mana', zone: null },
    pay: { verb: 'Pay', zone: null },
    [PASS]: { verb: 'Pass', zone: null },
  },
  cardsOf: ({ cards }) => cards,
  line: (event, who, cards, seen) => lineOf(event, { who, cards, seen }),
  moment: momentOf,
  plays: {
    playLand: 'by itself',
    play: 'as printed',
    activate: 'as printed',
    attack: 'by itself',
    block: 'by itself',
  },
  headings: { turn: 'turn', step: 'phase' },
  ending: endingOf,
};
