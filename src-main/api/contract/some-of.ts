import { z } from 'zod';

/**
 * Some fields of a model, each checked, and nothing filled in for those that are left out: what changes a few fields must
 * not bring the others back to where they began, as `partial()` does with fields that have a default.
 */
export const someOf = <Shape extends z.ZodRawShape>(model: z.ZodObject<Shape>) =>
  z.custom<Partial<z.output<z.ZodObject<Shape>>>>((given) => model.partial().safeParse(given).success);
