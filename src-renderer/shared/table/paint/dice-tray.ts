import type { Moment, PlayerNo, TableView } from '../../../../src-main/api/answers/play-answers.js';

/** Dice or coins that lie in the lane. */
export interface DiceTray {
  readonly player: PlayerNo;
  readonly dice: readonly number[];
  /** Coins are dice of two sides, of which 1 is heads. */
  readonly shape: 'die' | 'coin';
  readonly why: string;
  /** They were rolled with the last update: they are seen rolling. */
  readonly fresh: boolean;
  readonly turn: TableView['turn'];
  /** What the other players' dice of the phase were rolled for: they may still be asked which is used. */
  readonly whys: ReadonlyMap<PlayerNo, string>;
}

/**
 * The dice that lie there after an update: those that were rolled last, until the phase ends. While somebody is asked which of them
 * is used, those that are left.
 */
export function nextTray(
  tray: DiceTray | null,
  view: Pick<TableView, 'turn' | 'prompt'>,
  moments: readonly Moment[],
): DiceTray | null {
  let next = tray && sameTurn(tray.turn, view.turn) ? { ...tray, fresh: false } : null;
  for (const moment of moments) {
    if (moment.kind === 'dice') {
      const { player, dice, why } = moment;
      const whys = new Map([...(next?.whys ?? []), [player, why]]);
      next = { player, dice, shape: 'die', why, fresh: true, turn: view.turn, whys };
    } else if (moment.kind === 'coins') {
      const { player, heads, why } = moment;
      const dice = heads.map((isHeads) => (isHeads ? 1 : 2));
      const whys = next?.whys ?? new Map<PlayerNo, string>();
      next = { player, dice, shape: 'coin', why, fresh: true, turn: view.turn, whys };
    } else if (moment.kind === 'reroll' && next) {
      next = { ...next, dice: replaced(next.dice, moment.was, moment.now), fresh: true };
    }
  }
  const decision = view.prompt?.decision;
  if (decision?.kind !== 'dice') return next;
  const { player, dice } = decision;
  const whys = next?.whys ?? new Map<PlayerNo, string>();
  const why = whys.get(player) ?? '';
  return { player, dice, shape: 'die', why, fresh: next?.fresh ?? false, turn: view.turn, whys };
}

const sameTurn = (a: TableView['turn'], b: TableView['turn']): boolean =>
  a.number === b.number && a.phase === b.phase;

function replaced(dice: readonly number[], was: number, now: number): readonly number[] {
  const at = dice.indexOf(was);
  return at < 0 ? dice : dice.with(at, now);
}
