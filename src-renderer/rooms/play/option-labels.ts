import type { GameDraft } from './game-draft.js';

const takebacks = {
  never: 'nothing is taken back',
  'nothing revealed': 'what revealed nothing may be taken back',
  anything: 'anything may be taken back',
} as const;

/** What is agreed for a game, in a line. */
export function optionsInWords({
  options,
  evenIllegal,
  bestOf,
  seed,
}: Pick<GameDraft, 'options' | 'evenIllegal' | 'bestOf' | 'seed'>): string {
  const agreed = options.undo !== 'never' && options.undoAgreed ? ' if the others agree' : '';
  return [
    ...(bestOf > 1 ? [`best of ${bestOf}`] : []),
    `${takebacks[options.undo]}${agreed}`,
    options.hands === 'open' ? 'open hands' : 'hidden hands',
    ...(evenIllegal ? ['house rules'] : []),
    ...(seed.trim() === '' ? [] : [`seed ${seed.trim()}`]),
  ].join(' · ');
}
