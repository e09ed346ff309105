/** The structure of texts: grammar parts MC-GR-70, 71, 140, 180 to 185. */
import { askYes } from '../../../../engine/ask.js';
import { rollFaces, tossCoins } from '../../../../engine/chance/draws.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { Cost } from '../../cards/components/costs.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { countOf } from '../objects/amounts.js';
import { holds } from '../objects/conditions.js';
import { find } from '../objects/find.js';
import { isPresent, snapshot } from '../objects/known.js';
import { targetNodes } from '../objects/target-nodes.js';
import { effectsOnStack } from '../objects/text-source.js';
import { canPay, payCosts } from '../playing/costs.js';
import { askFor } from '../purposes.js';
import type { TextSource } from '../state/text-source.js';
import type { Doings } from './effect-table.js';
import { aimedAt } from '../objects/references.js';
import { aboutOf, pickPlayers, remember } from './picking.js';
import { inTurnOrder } from '../state/reading.js';

const carryOut = (game: Magic, effects: readonly Effect[], text: TextSource): Asking =>
  game.rules.carryOut(game, effects, text);

/** Lets a player pay while an effect is carried out, mana abilities allowed (MC-Q-29, MC-Q-44). @returns whether it was paid */
function* pays(game: Magic, player: PlayerNo, costs: readonly Cost[], text: TextSource): Asking<boolean> {
  if (!canPay(game, player, costs, text)) return false;
  if (!(yield* askYes(game, askFor(player, 'pay', 'MC-Q-44', aboutOf(game, text))))) return false;
  const paid = yield* payCosts(game, player, costs, text);
  if (paid === null) return false;
  if (paid.objects) remember(text, { objects: paid.objects });
  return true;
}

/** Whether a player does what the text lets them do: "you may". Where nothing of it can be done, they do not. */
function* does(
  game: Magic,
  player: PlayerNo,
  { costs, effects }: { readonly costs: readonly Cost[]; readonly effects: readonly Effect[] },
  text: TextSource,
): Asking<boolean> {
  if (costs.length > 0) {
    if (!(yield* pays(game, player, costs, text))) return false;
  } else if (!(yield* askYes(game, askFor(player, 'may', 'MC-GR-70', aboutOf(game, text))))) return false;
  const { revision } = game;
  yield* carryOut(game, effects, text);
  return effects.length === 0 || game.revision !== revision;
}

export const branches: Doings<
  | 'may'
  | 'unless'
  | 'orElse'
  | 'if'
  | 'repeat'
  | 'forEach'
  | 'eachPlayer'
  | 'chooseOne'
  | 'flipCoin'
  | 'rollDie'
> = {
  *may(game, effect, text) {
    const [player] = yield* pickPlayers(game, effect.who, text);
    const did = player !== undefined && (yield* does(game, player, effect, text));
    yield* carryOut(game, did ? effect.ifSo : effect.otherwise, text);
  },
  /** "Its controller" is that of what the effect is aimed at. */
  *unless(game, { effects, payment }, text) {
    const objects = targetNodes(effects, text.modes).flatMap((target) => aimedAt(game, target, text));
    if (objects.length > 0) remember(text, { objects });
    const players = yield* pickPlayers(game, payment.who, text);
    for (const player of inTurnOrder(game).filter((one) => players.includes(one))) {
      if (yield* pays(game, player, payment.costs, text)) return;
    }
    yield* carryOut(game, effects, text);
  },
  /** Where nothing of it could be done (MC-Q-109). */
  *orElse(game, { effects, otherwise }, text) {
    const { revision } = game;
    const { players } = text.memory;
    yield* carryOut(game, effects, text);
    if (game.revision !== revision) return;
    if (players) remember(text, { players });
    yield* carryOut(game, otherwise, text);
  },
  *if(game, { condition, ifSo, otherwise }, text) {
    yield* carryOut(game, holds(game, condition, text) ? ifSo : otherwise, text);
  },
  *repeat(game, { times, effects }, text) {
    for (let left = countOf(game, times, text); left > 0; left -= 1) yield* carryOut(game, effects, text);
  },
  *forEach(game, { filter, effects }, text) {
    const found = find(game, filter, text).map((no) => snapshot(game, no));
    for (const known of found) {
      if (!isPresent(game, known)) continue;
      remember(text, { objects: [known], players: [known.player] });
      yield* carryOut(game, effects, text);
    }
  },
  *eachPlayer(game, { who, may, effects, otherwise }, text) {
    const players = yield* pickPlayers(game, who, text);
    for (const player of inTurnOrder(game).filter((one) => players.includes(one))) {
      remember(text, { players: [player] });
      if (!may) yield* carryOut(game, effects, text);
      else if (!(yield* does(game, player, { costs: [], effects }, text))) {
        remember(text, { players: [player] });
        yield* carryOut(game, otherwise, text);
      }
    }
  },
  /** The option was chosen as it was played (MC-PLAY-11). */
  /** Of several choices in a text each has its own option (MC-PLAY-11). */
  *chooseOne(game, effect, text) {
    const choices = effectsOnStack(game, text.on).filter((one) => one.do === 'chooseOne');
    const nth = Math.max(0, choices.indexOf(effect));
    yield* carryOut(game, effect.modes[text.modes[nth] ?? 0] ?? [], text);
  },
  *flipCoin(game, { win, lose }, text) {
    const { controller: player } = text;
    const [heads = false] = tossCoins(game, 1);
    happen(game, { type: 'coin', player, cards: [], rules: ['MC-GR-140'], heads, won: heads });
    yield* carryOut(game, heads ? win : lose, text);
  },
  *rollDie(game, { sides, outcomes, after }, text) {
    const { controller: player } = text;
    const [rolled = 1] = rollFaces(game, 1, sides);
    happen(game, { type: 'die', player, cards: [], rules: ['MC-GR-140'], sides, rolled });
    remember(text, { amount: rolled });
    for (const { from, to, effects } of outcomes) {
      if (rolled >= from && rolled <= to) yield* carryOut(game, effects, text);
    }
    yield* carryOut(game, after, text);
  },
};
