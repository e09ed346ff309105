/** What happens in a step of its own, before anybody gets priority. */
import { askCards } from '../../../../engine/ask.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { Magic } from '../context.js';
import { emitAtOnce, emitOne, happen } from '../events/happen.js';
import { askFor } from '../purposes.js';
import { cardAt, cardsIn } from '../state/reading.js';
import type { StepId } from '../state/steps.js';

const actions: ReadonlyMap<StepId, (game: Magic) => Asking> = new Map([
  ['untap', untap],
  ['draw', draw],
  ['attackers', (game) => game.rules.combat.declareAttackers(game)],
  ['blockers', (game) => game.rules.combat.declareBlockers(game)],
  ['firstDamage', (game) => game.rules.combat.announceCombatDamage(game, true)],
  ['damage', (game) => game.rules.combat.announceCombatDamage(game, false)],
  ['cleanup', cleanup],
]);

/** The action of the step at which the state stands, where it has one. */
export const doStep = (game: Magic): Asking | undefined => actions.get(game.state.step)?.(game);

/** Everything untaps at once, but what does not, and what its player keeps tapped (MC-TURN-06 to 08, MC-Q-11, MC-Q-115, MC-GR-158, 159). */
function* untap(game: Magic): Asking {
  const { active: player } = game.state;
  const tapped: number[] = [];
  const optional: number[] = [];
  for (const no of cardsIn(game, player, 'play')) {
    if (!cardAt(game, no).tapped) continue;
    const { changes } = game.rules.characteristicsOf(game, no);
    if (changes.some(({ change }) => change.is === 'doesNotUntap')) continue;
    tapped.push(no);
    if (changes.some(({ change }) => change.is === 'mayStayTapped')) optional.push(no);
  }
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
  if (cards.length > 0) happen(game, { type: 'untapAll', player, cards, rules: ['MC-TURN-06'] });
}

/** Before anybody can do anything, unless an option says otherwise (MC-TURN-13, MC-TURN-15, MC-Q-28). */
function* draw(game: Magic): Asking {
  yield* emitOne(game, { type: 'draw', player: game.state.active, cards: [], rules: ['MC-TURN-13'] });
}

/** The active player discards, and only then is damage removed and do effects end (MC-TURN-24 to MC-TURN-30). */
function* cleanup(game: Magic): Asking {
  const { active: player } = game.state;
  const most = game.rules.law.handSize(game, player);
  const hand = cardsIn(game, player, 'hand');
  const surplus = most === null ? 0 : hand.length - most;
  if (surplus > 0) {
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
  }
  happen(game, { type: 'cleanup', player, cards: [], rules: ['MC-TURN-27', 'MC-TURN-28'] });
}
