import type { Moment, TableUpdate } from '../../../../src-main/api/answers/play-answers.js';
import type { SoundName } from './sounds.js';

/** More at once is only noise. */
const MOST = 2;

const ofMoment: Readonly<Record<Moment['kind'], SoundName | null>> = {
  dice: 'dice',
  coins: 'dice',
  reroll: 'dice',
  damage: 'blow',
  die: 'dice',
  wound: 'blow',
  heal: 'heal',
  target: null,
  shuffle: 'card',
  play: 'card',
};

/**
 * What is heard when a table goes on, the weightiest first, each once.
 * @param before what was shown last; null: the table has only just been opened
 */
export function heardOf(
  before: TableUpdate | null,
  { view, moments, passTo }: TableUpdate,
): readonly SoundName[] {
  if (!before) return [];
  const { result } = view;
  if (result && !before.view.result)
    return [view.viewer !== null && result.winners.includes(view.viewer) ? 'won' : 'over'];
  const seen = moments.flatMap(({ kind }) => ofMoment[kind] ?? []);
  const turn: SoundName[] = view.turn.number > before.view.turn.number ? ['turn'] : [];
  const wasAsked = before.view.prompt !== null || before.passTo !== null;
  const asked: SoundName[] = view.prompt !== null && passTo === null && !wasAsked ? ['asked'] : [];
  return [...new Set([...turn, ...seen, ...asked])].slice(0, MOST);
}
