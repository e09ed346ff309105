import type { PlayerNo } from '../../../../engine/decision.js';
import type { Phase } from '../state/state.js';

export const phaseNames: Readonly<Record<Phase, string>> = {
  draw: 'Draw Phase',
  resource: 'Resource Phase',
  action: 'Action Phase',
  battle: 'Battle Phase',
  recovery: 'Recovery Phase',
};

export const playerName = (names: readonly string[], player: PlayerNo): string =>
  names[player] ?? `Player ${player + 1}`;
