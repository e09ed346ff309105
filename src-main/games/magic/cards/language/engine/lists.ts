import { joinWords, type Syntax } from './syntax.js';
import type { Result, Results, Source } from './source.js';

export interface Joints {
  /** Words between two, as they are written and further ones as they are read: ", " and "and". */
  readonly between: readonly string[];
  /** Between the last two; left out: as between any. Of more than two a comma stands before it where `comma` is set. */
  readonly last?: readonly string[];
  readonly comma?: true;
  readonly least?: number;
}

/** Several of a kind: "A, B, and C". */
export function list<T>(
  item: Syntax<T>,
  { between, last = between, comma, least = 1 }: Joints,
): Syntax<readonly T[]> {
  const joints = [
    ...new Set([...last.flatMap((word) => (comma ? [`, ${word}`, word] : [word])), ...between]),
  ];
  const wordsOfJoints = joints.map((joint) => joint.split(' '));
  const read = (source: Source, at: number): Results<readonly T[]> => {
    const results: Result<readonly T[]>[] = [];
    const go = (values: readonly T[], from: number): void => {
      for (const { value, end } of item.read(source, from)) {
        const longer = [...values, value];
        for (const joint of wordsOfJoints) {
          const next = source.endOfWords(joint, end);
          if (next !== null && next < source.tokens.length) go(longer, next);
        }
        if (longer.length >= least) results.push({ value: longer, end });
      }
    };
    go([], at);
    return results;
  };
  return {
    inside: { is: 'list', item: item as Syntax<unknown>, least },
    firsts: item.firsts,
    read,
    write: (values, context) => {
      if (values.length < least) return null;
      const words: string[] = [];
      let { person } = context;
      for (const [nth, value] of values.entries()) {
        const written = item.write(value, context);
        if (!written) return null;
        if (nth > 0) words.push(...jointBefore(nth, values.length));
        words.push(written.text);
        if (written.person) person = written.person;
      }
      return { text: joinWords(words), person: values.length > 1 ? 'many' : person };
    },
  };

  function jointBefore(nth: number, count: number): readonly string[] {
    if (nth < count - 1) return [between[0] ?? ''];
    return comma && count > 2 ? [',', last[0] ?? ''] : [last[0] ?? ''];
  }
}
