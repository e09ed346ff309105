/** What the log says of every event, in plain words. */
import type { PlayerNo } from '../../../engine/decision.js';
import type { CardNo } from '../../../engine/state.js';
import {
  capitalized,
  counted,
  listed,
  type CardRef,
  type Text,
  type TextPart,
} from '../../../engine/text.js';
import { colorNames } from '../cards/colors.js';
import type { Cause, EventOf, MagicEvent } from '../rules/state/events.js';
import type { KnownObject, ManaKind, Zone } from '../rules/state/state.js';
import { stepNames } from './turn.js';

/** How an event's players and cards are called by whoever reads of it. */
export interface Saying {
  readonly who: (player: PlayerNo) => string;
  /** The cards that the event names, in its order. */
  readonly cards: readonly TextPart[];
  /** Another card, which everybody saw. */
  readonly seen: (card: CardNo) => CardRef;
}

type Lines = { readonly [K in MagicEvent['type']]: (event: EventOf<K>, say: Saying) => Text | null };

/** "{T}", as the cost of an ability of what is tapped. */
const TAP_THIS = 'MC-GR-14';

const nothing = (): null => null;
const several = (cards: readonly unknown[], one: string, more: string): string =>
  cards.length > 1 ? more : one;
const places: Readonly<Record<Zone, string>> = {
  library: 'the library',
  hand: 'the hand',
  play: 'play',
  graveyard: 'the graveyard',
  removed: 'the cards removed from the game',
  stack: 'the stack',
};

/** "{R}{R}{1}": colorless mana counts as a number. */
export function manaText(mana: readonly ManaKind[]): string {
  const colorless = mana.filter((kind) => kind === 'C').length;
  const colored = mana.filter((kind) => kind !== 'C').map((kind) => `{${kind}}`);
  return `${colorless > 0 ? `{${colorless}}` : ''}${colored.join('')}`;
}

/** Where cards of an event go, as it is said after them: each to its owner (MC-Q-09). */
function whither({ to, place }: EventOf<'move'>): string {
  if (to === 'removed') return 'removed from the game';
  if (to === 'hand') return 'returned to its owner’s hand';
  if (to !== 'library') return `put into ${places[to]}`;
  return `put ${place === 'bottom' ? 'on the bottom' : 'on top'} of its owner’s library`;
}

const moves: Readonly<Record<Cause, (event: EventOf<'move'>, say: Saying) => Text | null>> = {
  destroy: ({ cards }, say) => [...listed(say.cards), ` ${several(cards, 'is', 'are')} destroyed.`],
  sacrifice: ({ player }, { who, cards }) => [`${who(player)} sacrifices `, ...listed(cards), '.'],
  discard: ({ player }, { who, cards }) => [`${who(player)} discards `, ...listed(cards), '.'],
  resolve: nothing,
  counter: (_, { cards }) => [...listed(cards), ' is countered.'],
  noTarget: (_, { cards }) => [...listed(cards), ' has no legal target left and does nothing.'],
  check: movedAway,
  legend: (_, { cards }) => [
    ...listed(cards),
    ' goes to the graveyard: a Legend of that name is in play already.',
  ],
  effect: movedAway,
  cost: (event, say) => [
    ...listed(say.cards),
    ` ${several(event.cards, 'is', 'are')} ${whither(event)} as a cost.`,
  ],
  mill: ({ player }, { who, cards }) => [
    ...listed(cards),
    ` ${several(cards, 'goes', 'go')} from the top of ${who(player)}’s library to the graveyard.`,
  ],
  search: (event, say) => [`${say.who(event.player)} finds `, ...listed(say.cards), `: ${whither(event)}.`],
  leave: movedAway,
};

function movedAway(event: EventOf<'move'>, say: Saying): Text {
  return [...listed(say.cards), ` ${several(event.cards, 'is', 'are')} ${whither(event)}.`];
}

/** Cards of which those that the reader does not know are counted: "Forest", "40 cards". */
function unseenCounted(cards: readonly TextPart[]): readonly TextPart[] {
  const seen = cards.filter((card) => typeof card !== 'string');
  const unseen = cards.length - seen.length;
  return unseen > 1 ? [...seen, counted(unseen, 'card')] : cards;
}

const chosenWords = ({ chosen }: Pick<EventOf<'choose'>, 'chosen'>, { who }: Saying): string => {
  const { color, player, type, name, number } = chosen;
  if (color !== undefined) return colorNames[color];
  return player === undefined ? String(type ?? name ?? number ?? '') : who(player);
};

const dealt = (source: KnownObject, amount: number, { seen }: Saying): TextPart[] => [
  seen(source.card),
  ` deals ${amount} damage to `,
];

const lines: Lines = {
  begins: ({ player }, { who }) => [`${who(player)} begins.`],
  shuffle: ({ player }, { who }) => [`${who(player)} shuffles.`],
  mulligan: ({ player }, { who }) => [`${who(player)} takes a mulligan.`],
  keep: ({ player }, { who }) => [`${who(player)} keeps the hand.`],
  turn: ({ player, extra }, { who }) => [`${who(player)}’s ${extra ? 'extra turn' : 'turn'}`],
  step: ({ step, extra }) => {
    const name = stepNames[step];
    return [extra ? `Additional ${name}` : capitalized(name)];
  },
  skip: ({ player, step }, { who }) => [
    `${who(player)} skips ${step === 'turn' ? 'a turn' : `the ${stepNames[step]}`}.`,
  ],
  untapAll: ({ player, cards }, say) =>
    cards.length === 0 ? null : [`${say.who(player)} untaps `, ...listed(say.cards), '.'],
  cleanup: nothing,
  endOfCombat: nothing,
  // What is tapped for a payment and what is paid are said.
  addMana: ({ player, cards, mana }, { who }) =>
    cards.length > 0 ? null : [`${who(player)} adds ${manaText(mana)} to the mana pool.`],
  spendMana: ({ player, mana }, { who }) =>
    mana.length === 0 ? null : [`${who(player)} pays ${manaText(mana)}.`],
  drain: nothing,
  // Played openly, from whichever hand.
  playLand: ({ player, cards }, { who, seen }) => [`${who(player)} plays `, ...listed(cards.map(seen)), '.'],
  play: ({ player, x }, { who, cards }) => [`${who(player)} plays `, ...listed(cards), said(x)],
  activate: ({ player, x }, { who, cards }) => [
    `${who(player)} plays an ability of `,
    ...listed(cards),
    said(x),
  ],
  playManaAbility: ({ player, tapped }, { who, cards }) =>
    tapped ? [`${who(player)} taps `, ...listed(cards), ' for mana.'] : null,
  trigger: ({ waiting, dropped }, { seen }) => [
    seen(waiting.source.card),
    `’s ability triggers${dropped ? ' and does nothing' : ''}.`,
  ],
  aim: ({ players }, { who, cards: [object = '', ...targets] }) => [
    object,
    ' is aimed at ',
    ...listed([...targets, ...players.map(who)]),
    '.',
  ],
  changeTargets: (_, { cards }) => [...listed(cards), ' gets other targets.'],
  copySpell: ({ player }, { who, cards }) => [`${who(player)} copies `, ...listed(cards), '.'],
  resolve: (_, { cards }) => [...listed(cards), ' resolves.'],
  leaveStack: ({ cause }, { cards }) => {
    if (cause === 'counter') return [...listed(cards), ' is countered.'];
    return cause === 'noTarget' ? [...listed(cards), ' has no legal target left and does nothing.'] : null;
  },
  comeIntoPlay({ player, cards, tapped, copyOf, played }, say) {
    // That a land is played says it.
    if (played && !tapped && copyOf === undefined) return null;
    return [
      ...listed(say.cards),
      ` ${several(cards, 'comes', 'come')} into play under ${say.who(player)}’s control`,
      ...(tapped ? [', tapped'] : []),
      ...(copyOf === undefined ? ['.'] : [', as a copy of ', say.seen(copyOf), '.']),
    ];
  },
  makeToken: ({ player, count }, { who, cards: [first, ...more] }) =>
    first === undefined
      ? [`${who(player)} puts ${counted(count, 'token')} into play.`]
      : [`${who(player)} puts `, ...listed([first, ...more]), ` into play: ${counted(count, 'token')}.`],
  move: (event, say) => moves[event.cause](event, say),
  draw: ({ player, empty }, { who, cards }) =>
    empty
      ? [`${who(player)} has to draw from an empty library.`]
      : [`${who(player)} draws `, ...listed(cards), '.'],
  // What is tapped for its own ability is said with it.
  tap: ({ rules }, { cards }) =>
    rules.includes(TAP_THIS) ? null : [...listed(cards), ` ${several(cards, 'is', 'are')} tapped.`],
  untap: (_, { cards }) => [...listed(cards), ` ${several(cards, 'is', 'are')} untapped.`],
  control: ({ to }, { who, cards }) => [`${who(to)} gains control of `, ...listed(cards), '.'],
  attach: ({ to }, { cards, seen }) => [...listed(cards), ' is attached to ', seen(to), '.'],
  putCounters: ({ kind, amount }, { cards }) => [
    ...listed(cards),
    ` gets ${counted(amount, `${kind} counter`)}.`,
  ],
  removeCounters: ({ kind, amount }, { cards }) => [
    ...listed(cards),
    ` loses ${counted(amount, `${kind} counter`)}.`,
  ],
  regenerate: (_, { cards }) => [...listed(cards), ` ${several(cards, 'regenerates', 'regenerate')}.`],
  reveal: ({ player, to }, { who, cards }) =>
    to === null
      ? [`${who(player)} reveals `, ...listed(unseenCounted(cards)), '.']
      : [`${who(to)} looks at `, ...listed(unseenCounted(cards)), '.'],
  reorder: ({ by, place, cards, zone }, { who }) => {
    if (zone === 'graveyard') return [`${who(by)} orders ${cards.length} cards on top of the graveyard.`];
    const lies = place === 'top' ? 'on top' : 'on the bottom';
    return [`${who(by)} orders ${cards.length} cards ${lies} of a library.`];
  },
  choose: (event, say) => [
    `${say.who(event.player)} chooses ${chosenWords(event, say)}`,
    ...(event.cards.length > 0 ? [' for ', ...listed(say.cards)] : []),
    '.',
  ],
  changeText: (_, { cards }) => ['The text of ', ...listed(cards), ' is changed.'],
  become: ({ copyOf }, { cards, seen }) => [...listed(cards), ' becomes a copy of ', seen(copyOf), '.'],
  damage: ({ source, to, amount }, say) => [
    ...dealt(source, amount, say),
    ...('player' in to ? [say.who(to.player)] : listed(say.cards)),
    '.',
  ],
  gainLife: ({ player, amount }, { who }) => [`${who(player)} gains ${amount} life.`],
  loseLife: ({ player, amount }, { who }) => [`${who(player)} loses ${amount} life.`],
  begin: nothing,
  use: nothing,
  attack: ({ player, defenders }, { who, cards }) => {
    const whom = [...new Set(defenders)].map(who);
    if (cards.length === 0) return [`${who(player)} does not attack.`];
    return [`${who(player)} attacks `, ...listed(whom), ' with ', ...listed(cards), '.'];
  },
  block: ({ player, attackers }, { who, cards, seen }) => {
    if (cards.length === 0) return [`${who(player)} does not block.`];
    const blocks = cards.flatMap((card, nth): TextPart[] => {
      const attacker = attackers[nth];
      return [nth === 0 ? ' ' : '; ', card, ' blocks ', ...(attacker === undefined ? [] : [seen(attacker)])];
    });
    return [`${who(player)} blocks:`, ...blocks, '.'];
  },
  removeFromCombat: (_, { cards }) => [
    ...listed(cards),
    ` ${several(cards, 'is', 'are')} removed from combat.`,
  ],
  announceDamage: ({ damage, firstStrike }) =>
    damage.length === 0 ? null : [`${firstStrike ? 'First-strike' : 'Combat'} damage goes on the stack.`],
  coin: ({ player, heads, won }, { who }) => [
    `${who(player)} flips a coin: ${heads ? 'heads' : 'tails'}, ${won ? 'won' : 'lost'}.`,
  ],
  die: ({ player, sides, rolled }, { who }) => [`${who(player)} rolls ${rolled} on a d${sides}.`],
  extraTurn: ({ player, count }, { who }) => [
    `${who(player)} will take ${counted(count, 'extra turn')} after this one.`,
  ],
  extraPhases: ({ phases }) => [
    `After this phase follow an additional ${phases.join(' phase and an additional ')} phase.`,
  ],
  lose: ({ player, by }, { who }) => [`${who(player)} loses: ${by}.`],
  win: ({ player }, { who }) => [`${who(player)} wins.`],
  leaveGame: ({ player }, { who }) => [`${who(player)} is out of the game.`],
  end: ({ winners }, { who }) =>
    winners.length === 0
      ? ['The game is a draw.']
      : [...listed(winners.map(who)), ` ${several(winners, 'wins', 'win')} the game.`],
};

const said = (x: number | undefined): string => (x === undefined ? '.' : `, with X = ${x}.`);

/** What an event says; null: nothing that is not seen otherwise. */
export const lineOf = (event: MagicEvent, say: Saying): Text | null =>
  (lines[event.type] as (event: MagicEvent, say: Saying) => Text | null)(event, say);
