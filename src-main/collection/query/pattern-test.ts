import { compiled, type TypedPattern } from '../patterns/typed-pattern.js';
import type { Operator } from './query.js';

/** `:` looks for it in a text, `=` and `!=` want it to be the whole of one. */
export function patternTest(typed: TypedPattern, operator: Operator): (written: string) => boolean {
  const reading = compiled(typed);
  if (reading.kind === 'bad') return () => false;
  const { pattern } = reading;
  return operator === ':' ? (written) => pattern.isIn(written) : (written) => pattern.isAllOf(written);
}
