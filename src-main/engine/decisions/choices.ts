import type { CardId, Choice, Decision } from '../decision.js';

/** What a decision offers beside cards and players by themselves: its options, or those who get a share. */
export function choicesIn(decision: Decision): readonly Choice[] {
  switch (decision.kind) {
    case 'options':
    case 'pair':
      return decision.options;
    case 'assign':
      return decision.shares.map(({ to }) => to);
    default:
      return [];
  }
}

/** The cards that a decision names. */
export function idsIn(decision: Decision): CardId[] {
  const about = decision.about === undefined ? [] : [decision.about];
  const chosen = choicesIn(decision).flatMap(({ card }) => card ?? []);
  switch (decision.kind) {
    case 'act':
      return [...about, ...decision.actions.flatMap(({ card }) => card ?? [])];
    case 'cards':
    case 'order':
      return [...about, ...decision.cards];
    case 'pair':
      return [...about, ...decision.pairings.map(({ card }) => card), ...chosen];
    default:
      return [...about, ...chosen];
  }
}
