/** What parts of the grammar come to in play, where their words alone do not say it. */
import type { Told } from '../../../card-language.js';

const told = (says: string, rule: string): Told => ({ says, rule });

const liesInWait = told(
  'It lies in wait: when the creature would be destroyed this turn, it is tapped and healed instead.',
  'MC-KW-31',
);
const isInPlaceBefore = told('It has to be in place before the damage is dealt.', 'MC-EFF-20');

/** By the ids of the parts. */
export const partNotes: ReadonlyMap<string, Told> = new Map([
  ['MC-GR-13', told('X is chosen as it is played, and that much mana is paid for it.', 'MC-PLAY-14')],
  [
    'MC-GR-17',
    told('The sacrifice is a cost: nobody can answer it, and regeneration does not help.', 'MC-KW-43'),
  ],
  ['MC-GR-57', told('The condition must hold when it triggers, and again when it resolves.', 'MC-GR-57')],
  ['MC-GR-64', told('Nothing is targeted: the choice is made only as it resolves.', 'MC-PLAY-22')],
  ['MC-GR-65', told('Nothing is targeted: it affects all that are there as it resolves.', 'MC-PLAY-22')],
  ['MC-GR-74', told('The choice is made before it is in play, and nobody can answer it.', 'MC-GR-74')],
  [
    'MC-GR-103',
    told('What is destroyed goes to its owner’s graveyard, unless it is regenerated.', 'MC-GLO-06'),
  ],
  ['MC-GR-104', told('Regeneration does not help against it.', 'MC-KW-42')],
  [
    'MC-GR-105',
    told('Each player sacrifices only permanents of their own; regeneration does not help.', 'MC-GLO-08'),
  ],
  ['MC-GR-106', told('A countered spell has no effect; a land cannot be countered.', 'MC-GLO-15')],
  ['MC-GR-107', told('A countered ability does not resolve; what was paid for it is gone.', 'MC-RES-17')],
  ['MC-GR-116', liesInWait],
  ['MC-GR-117', isInPlaceBefore],
  ['MC-GR-119', isInPlaceBefore],
  ['MC-GR-133', told('A token is a creature in every way; when it leaves play, it is gone.', 'MC-GLO-28')],
  ['MC-GR-134', told('Counters stay on it until something removes them.', 'MC-GLO-19')],
  ['MC-GR-173', liesInWait],
  ['MC-GR-180', told('The option is chosen as it is played and cannot be changed.', 'MC-PLAY-19')],
]);
