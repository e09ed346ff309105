import { chosenOptions, type GameDraft } from './game-draft.js';
import { lowered } from '../../shared/labels/text-labels.js';
import type { PlayInfo } from '../../../src-main/api/answers/play-answers.js';

const takebacks = {
  never: 'nothing is taken back',
  'nothing revealed': 'what revealed nothing may be taken back',
  anything: 'anything may be taken back',
} as const;

/** What is agreed for a game, in a line. */
export function optionsInWords(draft: GameDraft, info: PlayInfo): string {
  const { options, evenIllegal, bestOf, seed } = draft;
  const agreed = options.undo !== 'never' && options.undoAgreed ? ' if the others agree' : '';
  return [
    ...chosenOptions(draft, info).map(({ name }) => lowered(name)),
    ...(bestOf > 1 ? [`best of ${bestOf}`] : []),
    ...(draft.onPaper
      ? ['printed cards', takebacks.anything]
      : [`${takebacks[options.undo]}${agreed}`, options.hands === 'open' ? 'open hands' : 'hidden hands']),
    ...(evenIllegal ? ['house rules'] : []),
    ...(seed.trim() === '' ? [] : [`seed ${seed.trim()}`]),
  ].join(' · ');
}
