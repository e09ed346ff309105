import type { GameDraft } from './game-draft.js';

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

const takebacks = {
  never: 'nothing is taken back',
  'nothing revealed': 'what revealed nothing may be taken back',
  anything: 'anything may be taken back',
} as const;

/** What is agreed for a game, in a line. */
export function optionsInWords({
  options,
  evenIllegal,
  seed,
}: Pick<GameDraft, 'options' | 'evenIllegal' | 'seed'>): string {
  const agreed = options.undo !== 'never' && options.undoAgreed ? ' if the others agree' : '';
  return [
    `${takebacks[options.undo]}${agreed}`,
    options.hands === 'open' ? 'open hands' : 'hidden hands',
    ...(evenIllegal ? ['house rules'] : []),
    ...(seed.trim() === '' ? [] : [`seed ${seed.trim()}`]),
  ].join(' · ');
}
