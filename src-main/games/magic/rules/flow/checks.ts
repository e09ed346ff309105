/** What the rules do of their own before a player gets priority: MC-Q-15, MC-Q-60, 61, 63, 64, 74, 75, 118; MC-KW-61 to MC-KW-64. */
import { hostOf } from '../../../../engine/objects/attachments.js';
import { gameOver, type Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { CREATURE } from '../objects/bits.js';
import { abilitiesInPlay } from '../objects/in-play.js';
import type { Magic } from '../context.js';
import { emitAtOnce } from '../events/happen.js';
import type { MagicEvent } from '../state/events.js';
import type { Characteristics } from '../state/characteristics.js';
import { cardAt } from '../state/reading.js';
import { checkLosses, endAsLoop } from './ending.js';

/** What the rules do of their own could undo itself without end, as where a creature has others take it from each other (MC-Q-100). */
const MOST_ROUNDS = 100;

/** Whether nothing has happened since the rules had nothing to do of their own. */
export const isSettled = (game: Magic): boolean => game.settled === game.revision;

/**
 * All checks together, again and again until nothing more happens.
 * @returns whether anything did, or what is left to find that out where somebody may be asked
 * @throws GameOver
 */
export function settle(game: Magic): Asking<boolean> | boolean {
  if (isSettled(game)) return false;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const again = checkAll(game);
    if (typeof again !== 'boolean') return settleAsking(game, again, round);
    if (isOver(game, again)) return round > 0;
  }
  return endAsLoop(game);
}

function* settleAsking(game: Magic, first: Asking<boolean>, before: number): Asking<boolean> {
  let checking: Asking<boolean> | boolean = first;
  for (let round = before; round < MOST_ROUNDS; round += 1) {
    const again: boolean = typeof checking === 'boolean' ? checking : yield* checking;
    if (isOver(game, again)) return round > 0;
    checking = checkAll(game);
  }
  return endAsLoop(game);
}

/** Whether the rules have nothing more to do of their own, after checks of which some may have done something. @throws GameOver */
function isOver(game: Magic, again: boolean): boolean {
  if (game.state.result) throw gameOver;
  if (!again) game.settled = game.revision;
  return !again;
}

/** Each check once. @returns whether anything happened, or what is left of them where somebody may be asked */
function checkAll(game: Magic): Asking<boolean> | boolean {
  const lost = checkLosses(game);
  const deaths = deathsOf(game);
  if (deaths.length > 0) return checkFrom(game, 0, lost, deaths);
  let again = lost;
  const { checks } = game.rules;
  for (let nth = 0; nth < checks.length; nth += 1) {
    const looking = checks[nth]!(game);
    if (typeof looking !== 'boolean') return checkFrom(game, nth + 1, again, none, looking);
    again = looking || again;
  }
  return again;
}

/** What is left of the checks from the nth one on. @param did whether those before did anything */
function* checkFrom(
  game: Magic,
  from: number,
  did: boolean,
  deaths: readonly MagicEvent[],
  underWay?: Asking<boolean>,
): Asking<boolean> {
  let again = did;
  if (deaths.length > 0) again = (yield* emitAtOnce(game, deaths)).length > 0 || again;
  if (underWay) again = (yield* underWay) || again;
  const { checks } = game.rules;
  for (let nth = from; nth < checks.length; nth += 1) {
    const looking = checks[nth]!(game);
    again = (typeof looking === 'boolean' ? looking : yield* looking) || again;
  }
  return again;
}

const none: MagicEvent[] = [];
const noCards: readonly CardNo[] = [];

/** What goes to a graveyard as things stand. */
function deathsOf(game: Magic): MagicEvent[] {
  let deaths = none;
  let legends = noCards;
  for (let player = 0; player < game.state.players.length; player += 1) {
    const inPlay = abilitiesInPlay(game, player);
    for (const no of inPlay.mortal) {
      const death = deathOf(game, no, game.rules.characteristicsOf(game, no));
      if (death) deaths = deaths === none ? [death] : [...deaths, death];
    }
    if (inPlay.legends.length > 0) legends = [...legends, ...inPlay.legends];
  }
  if (legends.length < 2) return deaths;
  const dying = new Set(deaths.flatMap(({ cards }) => cards));
  const staying = legends.filter((no) => !dying.has(no));
  return [...deaths, ...surplusLegends(game, staying).map((no) => put(game, no, 'legend', 'MC-KW-62'))];
}

/** Why a permanent does not stay in play by itself; null: it stays. */
function deathOf(game: Magic, no: CardNo, { types, toughness, design }: Characteristics): MagicEvent | null {
  if ((types & CREATURE) !== 0) {
    if (toughness <= 0) return put(game, no, 'check', 'MC-Q-60');
    const { damage = 0 } = cardAt(game, no);
    if (damage >= toughness) return put(game, no, 'destroy', 'MC-GLO-01');
  }
  if (!design.enchants) return null;
  const host = hostOf(game.state, no);
  if (host === null) return { ...put(game, no, 'destroy', 'MC-TYPE-17'), noRegeneration: true };
  return game.rules.canEnchant(game, no, host) ? null : put(game, no, 'check', 'MC-Q-75');
}

const put = (
  { state }: Magic,
  no: CardNo,
  cause: 'destroy' | 'check' | 'legend',
  rule: string,
): Extract<MagicEvent, { type: 'move' }> => ({
  type: 'move',
  player: state.cards[no]!.player,
  cards: [no],
  to: 'graveyard',
  cause,
  rules: [rule],
});

/** Of legends with one name all but the one that has been in play longest; none stays of those that came together (MC-Q-61, MC-Q-63, MC-Q-64). */
function surplusLegends(game: Magic, legends: readonly CardNo[]): CardNo[] {
  const nameOf = (no: CardNo): string => game.rules.characteristicsOf(game, no).design.name;
  const since = (no: CardNo): number => cardAt(game, no).arrived ?? cardAt(game, no).id;
  return legends.filter((no) =>
    legends.some((other) => other !== no && nameOf(other) === nameOf(no) && since(other) <= since(no)),
  );
}
