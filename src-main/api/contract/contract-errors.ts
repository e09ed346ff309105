import { oc } from '@orpc/contract';

/** What a person can cause comes back as these, with a sentence in `message` that says what to do. */
export const errors = oc.errors({
  NOT_FOUND: {},
  READ_ONLY: {},
  BAD_INPUT: {},
  STORAGE: {},
});
