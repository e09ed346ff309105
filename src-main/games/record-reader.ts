import { hasMoreValues } from '../cards/json-size.js';
import { describeIssue } from '../cards/model-fault.js';
import type { RecordReader } from '../engine/record-text.js';
import { findRuleSet } from './rule-sets.js';

/** What the engine needs to be told to read the records of all games. */
export const recordReader: RecordReader = {
  playable: findRuleSet,
  describeIssue,
  hasMoreValues,
};
