import type { TableWords } from '../../../src-main/engine/defaults/table-words.js';
import { brightness, lightOf, printedOn } from './rules.js';
import { events, laws, questions, type LanternEvent, type Lanterns, type Zone } from './state.js';

/** The words of the table. */
export const words: TableWords<Zone, Lanterns, LanternEvent> = {
  rules: 'lanterns-1',
  laws,
  zones: {
    deck: { name: 'Deck', shape: 'pile' },
    hand: { name: 'Hand', shape: 'hand' },
    row: { name: 'Row', shape: 'row' },
    ashes: { name: 'Ashes', shape: 'pile' },
    stack: { name: 'Stack', shape: 'stack' },
    night: { name: 'Night', shape: 'pile' },
  },
  phases: [{ id: 'turn', name: 'Turn' }],
  turn: ({ turn, active }) => ({ number: turn, player: active, phase: 'turn' }),
  face: (game, no) => {
    const { name, kind, light, text } = printedOn(game, no);
    const stat = { key: 'light', name: 'Light', sign: 'star', corner: 'left' } as const;
    const stats = light === null ? [] : [{ ...stat, now: brightness(game, no), printed: light }];
    return { design: game.state.cards[no]!.design, name, type: kind, text, stats };
  },
  life: (game, player) => ({ life: lightOf(game, player), lifeName: 'light' }),
  stack: {
    zone: 'stack',
    name: 'Stack',
    entryName: 'card',
    text({ state }, no, { ref, who }) {
      const { made, player } = state.cards[no]!;
      return [ref(no), `${made ? '’s ability' : ''}, by ${who(player)}.`];
    },
  },
  combats({ state: { attack, active } }, { ref }) {
    const fights = attack?.fights.map((cards) => {
      const [attacker, ...blockers] = cards.map(ref);
      const victim = { player: attack.on };
      return { attackers: [attacker!], victim, defender: attack.on, blockers, blocks: 'attackers' as const };
    });
    return fights ? [{ name: 'Attack', attacker: active, fights, step: null, note: null }] : [];
  },
  questions: Object.fromEntries(Object.entries(questions).map(([word, [, text]]) => [word, text])),
  actions: {
    play: { verb: 'Play', zone: 'row' },
    attack: { verb: 'Attack', zone: null },
    pass: { verb: 'Pass', zone: null },
  },
  cardsOf: ({ cards }) => cards,
  line({ type, player, amount }, who, cards) {
    if (events[type] === '') return null;
    const named = cards.flatMap((card, nth) => [nth === 0 ? ' ' : ', ', card]);
    return [`${who(player)} ${events[type]}`, ...named, amount === undefined ? '.' : ` for ${amount}.`];
  },
  moment: ({ heads, player }) =>
    heads === undefined ? null : { kind: 'coins', player, heads: [heads], why: 'for the night' },
  plays: { play: 'as printed', attack: 'by itself' },
  headings: { turn: 'turn' },
  ending: (winners, by) => `${winners} won by ${by}.`,
};
