import type { EventOf, MoveReason } from '../events/events.js';
import type { Namer } from './log-namer.js';
import type { TextPart } from '../../../../engine/text.js';

type Move = EventOf<'move'>;
type MoveWording = (move: Move, namer: Namer) => TextPart[] | null;

/** Only editions with windows move cards for these. */
type ModernReason = 'redraw' | 'bounce' | 'bury' | 'petrify';
/** Only the 6th to 11th Editions do for these. */
type ClassicReason = 'sacrifice' | 'exchange' | 'leave' | 'return';
type SharedReason = Exclude<MoveReason, ModernReason | ClassicReason>;

/** Where the card was taken from, unless that was in the open. */
function origin({ from }: Move, namer: Namer): string {
  const isHidden = from && from.zone !== null && from.zone !== 'battlefield';
  return isHidden ? ` from the ${namer.zoneOf(from.player, from.zone)}` : '';
}

/** "Ann casts X." */
const does =
  (verb: string, end: (move: Move, namer: Namer) => string = () => '.'): MoveWording =>
  (move, namer) => [
    `${namer.who(move.by)} ${verb} `,
    namer.card(move.card),
    `${origin(move, namer)}${end(move, namer)}`,
  ];

/** A pawn goes nowhere, but out of the game. */
const sends = (verb: string): MoveWording =>
  does(verb, ({ zone }) => (zone === null ? ', and it leaves the game.' : '.'));

const goesHome: MoveWording = ({ card, to, zone }, namer) => [
  namer.card(card, 'A card'),
  ` goes to the ${namer.zoneOf(to, zone ?? 'grave')}.`,
];

const intoReserves = does('puts', () => ' into the reserves.');
const outOfReserves = does('takes', () => ' from the reserves.');

/** Only editions with traps or reserves do for these. */
const trapsAndReserves = {
  set: does('sets', () => ' as a trap.'),
  turnOver: does('turns over the trap'),
  reserve: intoReserves,
} satisfies Partial<Record<MoveReason, MoveWording>>;

const modern: Readonly<Record<SharedReason | ModernReason, MoveWording>> = {
  deal: does('draws'),
  draw: does('draws'),
  redraw: does('draws'),
  sow: does('sows'),
  summon: does('summons'),
  cast: does('casts'),
  spent: goesHome,
  destroy: sends('destroys'),
  bounce: sends('bounces'),
  bury: sends('buries'),
  sheathe: sends('sheathes'),
  silo: sends('silos'),
  petrify: sends('petrifies'),
  ...trapsAndReserves,
};

const classic: Readonly<Record<SharedReason | ClassicReason, MoveWording>> = {
  deal: does('draws'),
  draw: does('draws'),
  sow: does('places', () => ' as a resource.'),
  summon: does('summons'),
  cast: does('casts'),
  spent: goesHome,
  return: goesHome,
  destroy: does('destroys'),
  sacrifice: does('sacrifices'),
  sheathe: does('places', ({ to }, namer) => ` on top of the ${namer.zoneOf(to, 'deck')}.`),
  silo: does('sends', ({ to }, namer) => ` to the ${namer.zoneOf(to, 'granary')}, exhausted.`),
  ...trapsAndReserves,
  exchange: (move, namer) => (move.zone === 'reserves' ? intoReserves : outOfReserves)(move, namer),
  // Of who is out of the game all cards leave it, which is said of the player; here those that lay in the open are told.
  leave: ({ card }, namer) => (namer.isOpen() ? [namer.public(card), ' leaves the game.'] : null),
};

const wordings: Readonly<Record<Namer['terms']['era'], Readonly<Partial<Record<MoveReason, MoveWording>>>>> =
  { modern, classic };

/** A card's move in words; null where it says nothing to people. */
export function moveText(move: Move, namer: Namer): TextPart[] | null {
  const wording = wordings[namer.terms.era][move.why];
  if (!wording) throw new Error(`There are no words for a move of the kind “${move.why}” in this edition.`);
  return wording(move, namer);
}
