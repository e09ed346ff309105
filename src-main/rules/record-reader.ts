import { hasMoreValues } from '../cards/json-size.js';
import { describeIssue } from '../cards/model-fault.js';
import type { RecordReader } from './kernel/record-text.js';
import { ruleSets } from './rule-sets.js';

/** What the kernel needs to be told to read the records of all games. */
export const recordReader: RecordReader = {
  playable: (id) => ruleSets.get(id),
  describeIssue,
  hasMoreValues,
};
