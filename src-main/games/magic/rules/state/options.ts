import { z } from 'zod';
import type { RuleOption } from '../../../../engine/rule-options.js';

/** What the rulebook leaves open, or says so that it can be read in two ways. */
export const ruleOptions = [
  {
    id: 'mulligansFirst',
    name: 'Mulligans before who goes first',
    about: 'Opening hands are kept before it is known who begins, instead of after.',
    rule: 'MC-Q-14',
  },
  {
    id: 'mulligansInTurn',
    name: 'Mulligans in turn',
    about: 'Players take mulligans one each, instead of each until that player keeps.',
    rule: 'MC-Q-123',
  },
  {
    id: 'firstDraws',
    name: 'The first player draws',
    about: 'No draw step is skipped, not even that of the very first turn.',
    rule: 'MC-Q-99',
  },
  {
    id: 'drawOnStack',
    name: 'Draws wait on the stack',
    about: 'The normal draw of a turn can be responded to, instead of just happening.',
    rule: 'MC-Q-28',
  },
  {
    id: 'noEmptyCombat',
    name: 'Short combat without attackers',
    about: 'Where nobody attacks, the turn goes straight on to the end of combat.',
    rule: 'MC-Q-26',
  },
  {
    id: 'enchantmentsStay',
    name: 'Enchantments stay despite protection',
    about:
      'Those on a creature that gains protection from their color stay there, instead of being put into the graveyard.',
    rule: 'MC-Q-74',
  },
  {
    id: 'graveyardOrder',
    name: 'Owners order graveyards',
    about: 'Whoever owns cards that are put into a graveyard together chooses their order there.',
    rule: 'MC-Q-93',
  },
  {
    id: 'cleanupPriority',
    name: 'Priority in cleanup after checks',
    about: 'Players get priority in the cleanup step also where a check only put something away.',
    rule: 'MC-Q-19',
  },
] as const satisfies readonly RuleOption[];

type OptionId = (typeof ruleOptions)[number]['id'];

/** Each is there and true, or left out. */
export const optionsShape = Object.fromEntries(
  ruleOptions.map(({ id, rule, about }) => [id, z.literal(true).optional().describe(`${rule}: ${about}`)]),
) as Readonly<Record<OptionId, z.ZodOptional<z.ZodLiteral<true>>>>;

/** @param ids of options of these rules */
export const optionsOf = (ids: readonly string[]): Partial<Record<OptionId, true>> =>
  Object.fromEntries(ids.map((id) => [id, true]));
