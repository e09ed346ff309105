/** Played blocks as files and other machines say them. */
import { z } from 'zod';
import type { DeckBlock } from '../decks/deck-experiment.js';
import type { Block } from '../experiment/block.js';
import type { TrainingBlock } from '../training/training.js';
import type { LabBlocks } from './lab-worker.js';

const count = z.number().int().min(0);
const score = z.literal([0, 0.5, 1]);
const arm = z.strictObject({
  score,
  work: z.strictObject({ drawn: count, played: count, damage: count, gained: count }),
});
const seat = z.strictObject({ card: arm, plain: arm, isOne: z.boolean() });
const cardBlock: z.ZodType<Block> = z.strictObject({
  nth: count,
  host: count,
  seats: z.tuple([seat, seat]),
});
const deckGame = z.strictObject({ score, began: z.boolean(), drawn: z.array(count) });
const deckBlock: z.ZodType<DeckBlock> = z.strictObject({
  nth: count,
  enemy: count,
  games: z.tuple([deckGame, deckGame]),
  changed: z.array(z.tuple([score, score])),
});
const trainingBlock: z.ZodType<TrainingBlock> = z.strictObject({
  nth: count,
  examples: z.array(z.strictObject({ figures: z.array(z.number()), outcome: z.number().min(0).max(1) })),
});

export const blockModels: { readonly [A in keyof LabBlocks]: z.ZodType<LabBlocks[A]> } = {
  card: cardBlock,
  deck: deckBlock,
  training: trainingBlock,
};
