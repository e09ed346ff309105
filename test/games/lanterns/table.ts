import type { TableWords } from '../../../src-main/engine/defaults/table-words.js';
import type { Stat } from '../../../src-main/engine/table/seen-card.js';
import { lightOf, printedOn } from './rules.js';
import { laws, type LanternEvent, type Lanterns, type Zone } from './state.js';

const said: Readonly<Record<LanternEvent['type'], string>> = {
  turn: 'Turn of ',
  draw: ' draws ',
  light: ' lights ',
  moth: ' sends ',
  'put-out': ' puts out ',
  end: 'The game is over.',
};

/** The words of the table. */
export const words: TableWords<Zone, Lanterns, LanternEvent> = {
  rules: 'lanterns-1',
  laws,
  zones: {
    deck: { name: 'Deck', shape: 'pile' },
    hand: { name: 'Hand', shape: 'hand' },
    row: { name: 'Row', shape: 'row' },
    ashes: { name: 'Ashes', shape: 'pile' },
  },
  field: [
    [
      { zone: 'row', span: 'wide' },
      { zone: 'ashes', span: 'card' },
      { zone: 'deck', span: 'card' },
    ],
  ],
  phases: [{ id: 'turn', name: 'Turn' }],
  turn: ({ turn, active }) => ({ number: turn, player: active, phase: 'turn' }),
  face: (game, no) => {
    const { name, kind, light, text } = printedOn(game, no);
    const stat: Stat = {
      key: 'light',
      name: 'Light',
      now: light ?? 0,
      printed: light ?? 0,
      sign: 'star',
      corner: 'left',
    };
    return { design: game.state.cards[no]!.design, name, type: kind, text, stats: [stat] };
  },
  life: (game, player) => ({ life: lightOf(game, player), lifeName: 'light' }),
  questions: {
    turn: 'Light a lantern, send a moth, or pass.',
    'put-out': 'Choose the lantern that goes out.',
  },
  actions: {
    light: { verb: 'Light', zone: 'row' },
    send: { verb: 'Send', zone: 'ashes' },
    pass: { verb: 'Pass', zone: null },
  },
  cardsOf: ({ cards }) => cards,
  line: ({ type, player }, who, cards) => {
    if (type === 'end') return [said.end];
    return type === 'turn' ? [`${said.turn}${who(player)}`] : [`${who(player)}${said[type]}`, ...cards, '.'];
  },
  headings: ['turn'],
  ending: (winners, by) => `${winners} won by ${by}.`,
};
