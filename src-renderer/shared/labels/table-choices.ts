/** What may be taken back at a table, as people choose it. */
export const takebackChoices = [
  { value: 'never', name: 'Nothing' },
  { value: 'nothing revealed', name: 'What revealed nothing' },
  { value: 'anything', name: 'Anything' },
] as const;

/** How quickly a table shows what happens. */
export const speedChoices = [
  { value: 'slow', name: 'Slow' },
  { value: 'normal', name: 'Normal' },
  { value: 'fast', name: 'Fast' },
  { value: 'none', name: 'At once' },
] as const;

/** How long what others play is held. */
export const holdChoices = [
  { value: 'none', name: 'Not at all' },
  { value: 'short', name: 'Short' },
  { value: 'long', name: 'Long' },
  { value: 'press', name: 'Until I go on' },
] as const;

/** How loud a table is, from 0 to 1. */
export const volumes = { off: 0, soft: 0.35, full: 1 } as const;

export const soundChoices = [
  { value: 'off', name: 'Off' },
  { value: 'soft', name: 'Soft' },
  { value: 'full', name: 'Full' },
] as const;
