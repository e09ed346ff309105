/** What scenarios of Magic say beside what those of every game do: docs/scenarios.md tells people of each word. */
import { z } from 'zod';
import { placedObjectShape } from '../../../engine/scenario/object-models.js';
import { count, entity, label, playerName } from '../../../engine/scenario/parts.js';
import { lengths } from '../cards/card.js';
import { optionsShape } from '../rules/state/options.js';
import { underWay } from './under-way/words.js';

const truth = z.literal(true);
const stat = z.union([z.number().int().min(-99).max(99), z.string().max(lengths.stat)]);
const labels = z.array(label);
const mana = z
  .string()
  .max(200)
  .regex(/^(?:\{[WUBRGC]\})*$/, 'mana such as {G}{G}{C}')
  .describe('Mana in the pool: {G}{G}{C}');

/** A card that is written out, by what stands on it. */
export const inlineCard = z.strictObject({
  type: z
    .string()
    .max(lengths.typeLine)
    .describe('The line under the art: Creature — Elf, Instant, Enchant Land'),
  cost: z.string().max(lengths.manaCost).optional().describe('{2}{U}; left out: it has no mana cost'),
  text: z.string().max(4000).optional(),
  power: stat.optional(),
  toughness: stat.optional(),
  colors: z.string().max(lengths.colors).optional().describe('Of a token: white and blue'),
});

/** What was chosen for a permanent. */
const chosen = z.strictObject({
  color: z.enum(['W', 'U', 'B', 'R', 'G']).optional(),
  type: z.string().max(100).optional(),
  number: count.optional(),
  name: z.string().max(200).optional(),
  player: playerName.optional(),
});

/** An attacker: whom it attacks, and what blocks it. */
const attack = z.strictObject({
  defender: playerName.optional().describe('Left out: the next player'),
  blockers: labels.optional(),
  blocked: truth.optional().describe('It was blocked, whatever has become of its blockers'),
});

export const furtherWords = {
  placed: {
    tapped: truth.optional(),
    damage: z.number().int().min(1).max(1000).optional().describe('Dealt to it this turn'),
    fresh: truth.optional().describe('Not under control since the very beginning of its player’s turn'),
    chosen: chosen.optional(),
    x: count.optional().describe('Of what is on the stack'),
    modes: z.array(z.number().int().min(1).max(100)).max(100).optional().describe('Chosen options, from 1'),
    returnsTo: playerName
      .optional()
      .describe('Who brought it into play, where another controls it for a while'),
    size: z
      .strictObject({ power: count, toughness: count })
      .optional()
      .describe('Of a token whose power and toughness were counted'),
  },
  change: {
    tapped: z.boolean().optional(),
    fresh: z.boolean().optional(),
    damage: z.number().int().min(0).max(1000).optional(),
    counters: placedObjectShape.counters,
  },
  expectedCard: {
    tapped: z.boolean().optional(),
    damage: count.optional(),
    fresh: z.boolean().optional(),
    power: z.number().int().optional(),
    toughness: z.number().int().optional(),
    type: z.string().max(lengths.typeLine).optional().describe('The type line as it is now'),
    colors: z.string().max(100).optional().describe('“red and green”, “colorless”'),
    keywords: z.array(z.string().max(100)).optional().describe('All that it has now: flying, first strike …'),
    attacking: z.boolean().optional(),
    blocked: z.boolean().optional(),
    blocking: z.boolean().optional(),
  },
  seat: {
    life: z.number().int().min(-1000).max(100_000).optional(),
    mana: mana.optional(),
  },
  expectedPlayer: {
    life: z.number().int().optional(),
    mana: mana.optional(),
    libraryTop: labels.optional(),
    libraryBottom: labels.optional(),
  },
  turn: {
    lands: count.optional().describe('How many lands were played this turn'),
    priority: playerName.optional().describe('Who has it; left out: the step begins'),
    draws: truth.optional().describe('MC-Q-28: the draw of the step is still on the stack'),
    attacks: z.record(label, attack).optional().describe('Attacking creatures'),
    underWay: underWay.optional().describe('What lasts, waits and has been in this turn'),
  },
  options: optionsShape,
  step: {
    ability: z.number().int().min(1).max(100).optional().describe('Which activated ability, from 1'),
    targets: z.array(entity).optional(),
    modes: z.array(z.union([z.number().int(), z.string().max(200)])).optional(),
    x: count.optional(),
    divide: z.record(entity, count).optional().describe('What each target gets'),
    pay: z.union([labels, truth]).optional().describe('Sources that are tapped for mana; true: as suggested'),
    sacrifice: labels.optional(),
    discard: labels.optional(),
    attack: z.union([labels, z.record(label, playerName)]).optional(),
    block: z
      .record(label, z.union([label, labels]))
      .optional()
      .describe('Blockers, and what they block'),
  },
  expectation: {
    stack: z.array(label).optional().describe('All that is on the stack, the top first'),
    combat: z
      .record(label, z.union([labels, truth]))
      .optional()
      .describe('All attackers, with their blockers; true: unblocked'),
  },
  event: {
    amount: z.number().int().optional(),
    source: label.optional().describe('Of damage: what deals it'),
    to: entity.optional().describe('Of damage: whom; of a move: the zone'),
    cause: z.string().max(40).optional().describe('Of a move: destroy, sacrifice, discard …'),
    step: z.string().max(40).optional(),
    kind: z.string().max(100).optional().describe('Of counters'),
    by: z.string().max(100).optional(),
    combat: truth.optional().describe('Of damage'),
    mana: z.string().max(1000).optional(),
  },
} as const;
