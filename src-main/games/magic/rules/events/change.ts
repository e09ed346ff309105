import { idOf } from '../../../../engine/ask.js';
import type { CardId } from '../../../../engine/decision.js';
import { facesOf as faces } from '../../../../engine/objects/made.js';
import { listOf } from '../../../../engine/pipeline/list-of.js';
import type { Writable } from '../../../../engine/pipeline/writable.js';
import { anybody, type Players } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import type { MagicEvent } from '../state/events.js';
import type { State } from '../state/state.js';
import type { Changes } from './changing.js';
import { byPlaces, factsOf } from './facts.js';
import { combatChanges } from './change-combat.js';
import { courseChanges } from './change-course.js';
import { objectChanges } from './change-objects.js';
import { playerChanges } from './change-players.js';
import { stackChanges } from './change-stack.js';

const table: Changes<MagicEvent['type']> = {
  ...courseChanges,
  ...playerChanges,
  ...stackChanges,
  ...objectChanges,
  ...combatChanges,
};
type Change = (state: Writable<State>, event: MagicEvent, game: Magic) => Knowers;
const changes = byPlaces(table as unknown as Readonly<Record<MagicEvent['type'], Change>>);

/** Changes the state by an event. @returns for each card that it names, who may know which it is */
export function change(state: Writable<State>, event: MagicEvent, game: Magic): readonly Players[] {
  const known = changes[factsOf(event).place]!(state, event, game);
  if (known !== undefined) return known;
  if (!game.log.isKept || event.cards.length === 0) return none;
  const { cards } = event;
  if (cards.length === 1) return listOf(state.cards[cards[0]!]?.known ?? anybody(state));
  return cards.map((no) => state.cards[no]?.known ?? anybody(state));
}
type Knowers = readonly Players[] | void;
const none: readonly never[] = [];

export function idsOf({ state }: Magic, { cards }: MagicEvent): readonly CardId[] {
  if (cards.length === 0) return none;
  return cards.length === 1 ? listOf(idOf(state, cards[0]!)) : cards.map((no) => idOf(state, no));
}

export const facesOf = ({ state }: Magic, { cards }: MagicEvent): readonly (number | null)[] =>
  cards.length === 0 ? none : faces(state, cards);
