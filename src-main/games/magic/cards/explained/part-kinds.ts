import type { PartKind } from '../components/parts.js';

/** What people call the kinds of parts, where they choose among them. */
export const partKindTitles = {
  frame: 'Abilities',
  cost: 'Costs',
  limit: 'When it can be played',
  event: 'Events',
  choice: 'Targets and choices',
  filter: 'Which things',
  amount: 'How many',
  effect: 'Effects',
  duration: 'How long',
  static: 'What holds on',
  keyword: 'Keywords',
  structure: 'Sentences joined',
} as const satisfies Record<PartKind, string>;
