/** "A red source you choose" (MC-GR-186, MC-Q-111). */
import { askOptions, idOf } from '../../../../engine/ask.js';
import type { Choice } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { Filter } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import { matchesKnown } from '../objects/filters.js';
import { isPresent, snapshot } from '../objects/known.js';
import { askFor } from '../purposes.js';
import type { KnownObject } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { aboutOf } from './picking.js';
import { cardAt, inTurnOrder } from '../state/reading.js';

interface Option {
  readonly known: KnownObject;
  /** By what it is pointed to: itself, or what on the stack comes from it once it has left. */
  readonly by: number;
}

/** Permanents, spells on the stack, and what abilities and combat damage there come from, though it has left play. */
function sourcesThere(game: Magic): Option[] {
  const { state } = game;
  const found: Option[] = [];
  const add = (known: KnownObject, by: number): void => {
    if (!found.some(({ known: { id } }) => id === known.id)) found.push({ known, by });
  };
  for (const player of inTurnOrder(game)) {
    for (const no of state.players[player]?.zones.play ?? []) add(snapshot(game, no), no);
  }
  for (const no of state.shared?.['stack'] ?? []) {
    const { source, combatDamage, left = [] } = cardAt(game, no);
    if (combatDamage) for (const { source: dealer } of combatDamage) add(dealer, no);
    else if (!source) add(snapshot(game, no), no);
    else {
      const last = left.find(({ id }) => id === source.id);
      if (last && !isPresent(game, last)) add(last, no);
    }
  }
  return found;
}

/** @returns null where there is none to choose */
export function* chooseSource(game: Magic, filter: Filter, text: TextSource): Asking<KnownObject | null> {
  const fitting = sourcesThere(game).filter(({ known }) => matchesKnown(game, filter, known, text));
  const question = askFor(text.controller, 'source', 'MC-GR-186', aboutOf(game, text));
  const asChoice = ({ by }: Option): Choice => ({ card: idOf(game.state, by) });
  const [chosen] = yield* askOptions(game, question, fitting, asChoice, 1, 1);
  return chosen?.known ?? null;
}
