import { capitalized } from '../../../engine/text.js';
import { editionOf } from '../cards/editions.js';
import type { CardId } from '../../../engine/decision.js';
import type { Chip, FigureSign, Flag, SeenCard, SeenFace, Stat } from '../../../engine/table/seen-card.js';
import type { CardRef } from '../../../engine/text.js';
import { counterKinds, type Counter, type CounterKind } from '../rules/state/state.js';
import type { CardView, NamedCard, ResourceView, UnseenMinionView } from '../rules/views/view-cards.js';
import type { Seeing } from './seeing.js';

/** A card that the viewer may know. */
export const seenCard = (card: CardView, seeing: Seeing): SeenCard => ({
  id: card.id,
  face: faceOf(card, seeing),
  owner: card.owner,
  flags: flagsOf(card),
  chips: chipsOf(card.counters, seeing),
  remembered: card.remembered,
  notes: notesOn(card.id, seeing),
});

/** A card of which the viewer sees only that it lies there. */
export const faceDown = (id: CardId, exhausted = false, fatigued = false): SeenCard => ({
  id,
  face: null,
  owner: null,
  flags: flagsOf({ exhausted, fatigued }),
  chips: [],
  remembered: false,
  notes: [],
});

export const seenPlace = ({ id, exhausted, fatigued, card }: ResourceView, seeing: Seeing): SeenCard =>
  card ? seenCard(card, seeing) : faceDown(id, exhausted, fatigued);

/** A petrified minion of which the viewer cannot tell which it is. */
export const unseenMinion = (
  { id, exhausted, fatigued, counters }: UnseenMinionView,
  seeing: Seeing,
): SeenCard => ({
  ...faceDown(id),
  flags: flagsOf({ exhausted, fatigued, petrified: true }),
  chips: chipsOf(counters, seeing),
});

export const refTo = ({ id, design, name }: NamedCard): CardRef => ({ name, design, card: id });

const exhaustedFlag: Flag = {
  key: 'exhausted',
  name: 'exhausted',
  about: 'Exhausted',
  turned: true,
  dimmed: true,
};
const fatiguedFlag: Flag = {
  key: 'fatigued',
  name: 'fatigued',
  about: 'Stays exhausted at the next recovery',
  badge: 'z',
};

const barredFlag: Flag = {
  key: 'barred',
  name: 'barred',
  about: 'Its abilities cannot be activated this turn',
  badge: '⊘',
};
const pawnFlag: Flag = {
  key: 'pawn',
  name: 'pawn',
  about: 'A pawn: once it leaves the battlefield it is out of the game',
  badge: '{pawn}',
  surface: 'token',
};
const petrifiedFlag: Flag = {
  key: 'petrified',
  name: 'petrified',
  about: 'Petrified: face down until it leaves the battlefield',
  surface: 'stone',
};

type Lying = Pick<CardView, 'exhausted' | 'fatigued'> &
  Partial<Pick<CardView, 'barred' | 'pawn' | 'petrified'>>;

const flagsOf = ({ exhausted, fatigued, barred, pawn, petrified }: Lying): readonly Flag[] => [
  ...(pawn ? [pawnFlag] : []),
  ...(petrified ? [petrifiedFlag] : []),
  ...(exhausted ? [exhaustedFlag] : []),
  ...(fatigued ? [fatiguedFlag] : []),
  ...(barred ? [barredFlag] : []),
];

const figures = {
  cost: { sign: 'disc', corner: 'middle' },
  offense: { sign: 'star', corner: 'left' },
  defense: { sign: 'square', corner: 'right' },
} as const satisfies Readonly<Record<string, { sign: FigureSign; corner: Stat['corner'] }>>;

function faceOf({ printed, level, sp, hp }: CardView, { words, game }: Seeing): SeenFace {
  const { design, name, text } = printed;
  const { defenseSign } = editionOf(game.designs[design]?.edition ?? game.edition.number);
  const stat = (key: keyof typeof figures, now: number, before: number | null): Stat => ({
    key,
    name: words[key],
    now,
    printed: before ?? 0,
    ...figures[key],
  });
  const stats = level === null ? [] : [stat('cost', level, printed.level)];
  if (sp !== null) stats.push(stat('offense', sp, printed.sp));
  if (hp !== null) stats.push({ ...stat('defense', hp, printed.hp), sign: defenseSign });
  return printed.type === 'spell'
    ? { design, name, type: 'spell', text, stats, emblem: 'triangles' }
    : { design, name, type: null, text, stats };
}

/** Their symbols, as they stand in texts. */
const symbols = Object.fromEntries(
  counterKinds.map((kind) => [kind, `{${kind === 'plain' ? 'counter' : kind}}`]),
) as Readonly<Record<CounterKind, string>>;

/** In the order in which the first of each came. */
function chipsOf(counters: readonly Counter[], { terms }: Seeing): Chip[] {
  const chips: Chip[] = [];
  for (const { kind, owner } of counters) {
    const place = chips.findIndex((chip) => chip.kind === kind && chip.owner === owner);
    const chip = chips[place];
    if (chip) chips[place] = { ...chip, count: chip.count + 1 };
    else chips.push({ kind, name: capitalized(terms.counter(kind)), symbol: symbols[kind], owner, count: 1 });
  }
  return chips;
}

/** Several switches of control end one after the other, the latest first; the first says who has it in the end. */
function notesOn(id: CardId | null, { view, who }: Seeing): string[] {
  const switched = id === null ? undefined : view.hypnotized.find(({ card }) => card === id);
  return switched ? [`${who(switched.back)} controls it again at the end of the turn.`] : [];
}
