/** What happens in a step of its own, before anybody gets priority. */
import { askCards } from '../../../../engine/ask.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { emitAtOnce, emitOne, happen, happensAsItIs } from '../events/happen.js';
import { askFor } from '../purposes.js';
import type { EventOf } from '../state/events.js';
import { cardAt, cardsIn } from '../state/reading.js';
import type { StepId } from '../state/steps.js';

/** Events that happen all the time share their lists. */
const noCards: readonly CardNo[] = [];
const ofUntapping: readonly string[] = ['MC-TURN-06'];
const ofDrawing: readonly string[] = ['MC-TURN-13'];
const ofCleaning: readonly string[] = ['MC-TURN-27', 'MC-TURN-28'];

/** Whether something is done in a step before anybody gets priority. */
export function hasAction(step: StepId): boolean {
  switch (step) {
    case 'untap':
    case 'draw':
    case 'attackers':
    case 'blockers':
    case 'firstDamage':
    case 'damage':
    case 'cleanup':
      return true;
    default:
      return false;
  }
}

/** The action of the step at which the state stands, where it has one. @returns what is left of it where somebody may be asked */
export function doStep(game: Magic): Asking | undefined {
  const { combat } = game.rules;
  switch (game.state.step) {
    case 'untap':
      return untap(game);
    case 'draw':
      return draw(game);
    case 'attackers':
      return combat.declareAttackers(game);
    case 'blockers':
      return combat.declareBlockers(game);
    case 'firstDamage':
      return combat.announceCombatDamage(game, true);
    case 'damage':
      return combat.announceCombatDamage(game, false);
    case 'cleanup':
      return cleanup(game);
    default:
      return undefined;
  }
}

/** Everything untaps at once, but what does not, and what its player keeps tapped (MC-TURN-06 to 08, MC-Q-11, MC-Q-115, MC-GR-158, 159). */
function untap(game: Magic): Asking | undefined {
  const { active: player } = game.state;
  const tapped: CardNo[] = [];
  const optional: CardNo[] = [];
  for (const no of cardsIn(game, player, 'play')) {
    if (!cardAt(game, no).tapped) continue;
    const { changes } = game.rules.characteristicsOf(game, no);
    if (changes.length > 0) {
      if (changes.some(({ change }) => change.is === 'doesNotUntap')) continue;
      if (changes.some(({ change }) => change.is === 'mayStayTapped')) optional.push(no);
    }
    tapped.push(no);
  }
  if (optional.length > 0 || game.rules.law.untapsAtMost(game, player, tapped).length > 0)
    return untapChosen(game, tapped, optional);
  untapAll(game, tapped);
  return undefined;
}

function untapAll(game: Magic, cards: readonly CardNo[]): void {
  const { active: player } = game.state;
  if (cards.length > 0) happen(game, { type: 'untapAll', player, cards, rules: ofUntapping });
}

function* untapChosen(game: Magic, tapped: readonly CardNo[], optional: readonly CardNo[]): Asking {
  const { active: player } = game.state;
  let cards = tapped;
  if (optional.length > 0) {
    const stay = yield* askCards(game, askFor(player, 'untap', 'MC-GR-159'), optional, 0, optional.length);
    cards = tapped.filter((no) => !stay.includes(no));
  }
  for (const { most, among } of game.rules.law.untapsAtMost(game, player, cards)) {
    const still = among.filter((no) => cards.includes(no));
    if (still.length <= most) continue;
    const chosen = yield* askCards(game, askFor(player, 'untapped', 'MC-GR-158'), still, most, most);
    cards = cards.filter((no) => !still.includes(no) || chosen.includes(no));
  }
  untapAll(game, cards);
}

/** Before anybody can do anything, unless an option says otherwise (MC-TURN-13, MC-TURN-15, MC-Q-28). */
function draw(game: Magic): Asking | undefined {
  const drawing = { type: 'draw', player: game.state.active, cards: noCards, rules: ofDrawing } as const;
  return happensAsItIs(game, drawing) ? undefined : drawInstead(game, drawing);
}

function* drawInstead(game: Magic, drawing: EventOf<'draw'>): Asking {
  yield* emitOne(game, drawing);
}

/** The active player discards, and only then is damage removed and do effects end (MC-TURN-24 to MC-TURN-30). */
function cleanup(game: Magic): Asking | undefined {
  const { active: player } = game.state;
  const most = game.rules.law.handSize(game, player);
  const surplus = most === null ? 0 : cardsIn(game, player, 'hand').length - most;
  if (surplus > 0) return discardSurplus(game, surplus);
  cleanUp(game);
  return undefined;
}

function* discardSurplus(game: Magic, surplus: number): Asking {
  const { active: player } = game.state;
  const hand = cardsIn(game, player, 'hand');
  const chosen = yield* askCards(game, askFor(player, 'handSize', 'MC-TURN-24'), hand, surplus, surplus);
  const to = 'graveyard';
  yield* emitAtOnce(
    game,
    chosen.map((no) => ({
      type: 'move',
      player,
      cards: [no],
      to,
      cause: 'discard',
      rules: ['MC-TURN-24'],
    })),
  );
  cleanUp(game);
}

const cleanUp = (game: Magic): void =>
  void happen(game, {
    type: 'cleanup',
    player: game.state.active,
    cards: noCards,
    rules: ofCleaning,
  });
