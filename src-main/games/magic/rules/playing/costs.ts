/** What is paid for spells, abilities and in effects: MC-PLAY-12 to MC-PLAY-14, MC-PLAY-23, MC-PLAY-30, MC-GR-12 to MC-GR-28, MC-Q-29. */
import { askAct, askOptions } from '../../../../engine/ask.js';
import type { Action, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { attachedTo } from '../../../../engine/objects/attachments.js';
import { colors } from '../../cards/colors.js';
import type { Cost } from '../../cards/components/costs.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import type { Activated } from '../mana/abilities-of.js';
import { addNeeds, needOf, noNeed, symbolsOf, type Need } from '../mana/need.js';
import { doManaAbility } from '../mana/play-ability.js';
import { canMeet, isInPool, solve, waysOf, type Payment, type Preference } from '../mana/solve.js';
import { meansFrom, meansOf, reachOf, type ManaObject, type Means } from '../mana/sources.js';
import { LAND } from '../objects/bits.js';
import { faceOfCard } from '../objects/faces.js';
import { textOf } from '../objects/text-source.js';
import { askFor } from '../purposes.js';
import { cardAt, cardsIn } from '../state/reading.js';
import { manaKinds, type ManaKind, type Memory, type Pool } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import {
  areEnoughForAll,
  canPayThing,
  chooseThings,
  isAlike,
  isEnough,
  leastThings,
  payThing,
  type Payer,
  type Thing,
} from './things.js';

/** The mana that some costs ask for together. */
export function manaNeed(costs: readonly Cost[], x: number): Need {
  let need = noNeed;
  for (const cost of costs) {
    if (cost.is !== 'mana') continue;
    const its = needOf(cost.mana, x, cost.onlyForX);
    need = need === noNeed ? its : addNeeds(need, its);
  }
  return need;
}

const isThing = (cost: Cost): cost is Thing => cost.is !== 'mana';

const isTapped = ({ is }: Thing): boolean => is === 'tapThis' || is === 'tap';
/** While what it is paid with is still there. */
const isPaidFirst = (cost: Thing): boolean => isTapped(cost) || cost.is === 'removeCounters';

/** How much mana there would be less, were a cost paid with an object. */
function manaLost({ objects }: Means, cost: Thing, no: CardNo): number {
  const object = objects.find((one) => one.no === no);
  if (!object || !(isTapped(cost) || object.abilities.some(({ makes }) => makes.isSpent))) return 0;
  return object.units.length;
}

/** What is left to make mana with: nothing that is tapped for other costs, and of what is given up for them only what would still be there (MC-Q-29). */
function meansBeside(
  game: Magic,
  player: PlayerNo,
  tapped: readonly CardNo[],
  given: readonly CardNo[],
): Means {
  const means = meansOf(game, player);
  if (tapped.length + given.length === 0) return means;
  const isLeft = ({ no, abilities }: ManaObject): boolean =>
    !tapped.includes(no) && !(given.includes(no) && abilities.some(({ makes }) => makes.isSpent));
  return means.objects.every(isLeft) ? means : meansFrom(means.pool, means.objects.filter(isLeft));
}

/** What a cost takes of the object itself. */
const tapsItself = (costs: readonly Cost[], text: TextSource): readonly CardNo[] =>
  costs.some(({ is }) => is === 'tapThis') ? [text.card] : none;
const givesItself = (costs: readonly Cost[], text: TextSource): readonly CardNo[] =>
  costs.some(({ is }) => is === 'sacrificeThis' || is === 'returnThis' || is === 'removeThis')
    ? [text.card]
    : none;
const none: readonly CardNo[] = [];
const noThings: readonly Thing[] = [];

/** Whether a player could pay all of some costs now (MC-PLAY-23). "This" is that of the text, and "you" who pays. */
export function canPay(
  game: Magic,
  player: PlayerNo,
  costs: readonly Cost[],
  text: TextSource,
  besides: CardNo | null = null,
): boolean {
  const payer = { player, text: payersText(text, player), besides };
  const things = costs.some(isThing) ? costs.filter(isThing) : noThings;
  for (const cost of things) if (!canPayThing(game, cost, payer)) return false;
  if (!areEnoughForAll(game, things, payer)) return false;
  const need = manaNeed(costs, text.x);
  if (need.amount === 0) return true;
  const means = meansOf(game, player);
  if (need.amount > means.total) return false;
  if (things.length === 0) return canMeet(means, need);
  const tapped = [...tapsItself(costs, text)];
  const given = [...givesItself(costs, text)];
  for (const cost of things) {
    const taken = isTapped(cost) ? tapped : given;
    taken.push(...leastThings(game, cost, payer, taken, (no) => manaLost(means, cost, no)));
  }
  return canMeet(meansBeside(game, player, tapped, given), need);
}

const payersText = (text: TextSource, player: PlayerNo): TextSource =>
  text.controller === player ? text : { ...text, controller: player };

/** Has a player pay. @returns what was paid with: objects that were sacrificed, discarded and so on; null where it cannot be paid */
export function* payCosts(
  game: Magic,
  player: PlayerNo,
  costs: readonly Cost[],
  text: TextSource,
  besides: CardNo | null = null,
): Asking<Memory | null> {
  if (!canPay(game, player, costs, text, besides)) return null;
  return yield* payTogether(game, { player, text: payersText(text, player), besides }, costs);
}

/** Everything is chosen first; what is tapped for it is tapped before mana is made, and what is given up makes mana before. */
function* payTogether(game: Magic, payer: Payer, costs: readonly Cost[]): Asking<Memory | null> {
  const { player, text } = payer;
  const things = costs.filter(isThing);
  const chosen: (readonly CardNo[])[] = [];
  for (const [nth, cost] of things.entries()) {
    const taken = chosen.filter((_, at) => isAlike(things[at]!, cost)).flat();
    const toCome = things.slice(nth + 1).filter((other) => isAlike(cost, other));
    const cards = yield* chooseThings(game, cost, payer, taken, toCome);
    if (!isEnough(game, cost, payer, cards)) return null;
    chosen.push(cards);
  }
  const tapped = chosen.filter((_, nth) => isTapped(things[nth]!)).flat();
  const given = chosen.filter((_, nth) => !isTapped(things[nth]!)).flat();
  const need = manaNeed(costs, text.x);
  const needsMana = need.amount > 0;
  // Of what was chosen something could have been needed for mana: then nothing is paid at all.
  if (needsMana && !canMeet(meansBeside(game, player, tapped, given), need)) return null;
  const objects = [];
  for (const [nth, cost] of things.entries()) {
    if (isPaidFirst(cost)) objects.push(...(yield* payThing(game, cost, payer, chosen[nth]!)));
  }
  if (needsMana && !(yield* payMana(game, player, need, given, text.on))) return null;
  for (const [nth, cost] of things.entries()) {
    if (!isPaidFirst(cost)) objects.push(...(yield* payThing(game, cost, payer, chosen[nth]!)));
  }
  return objects.length > 0 ? { objects } : {};
}

/** Pays the costs of a mana ability and does it. @param makes where a payment has settled what mana it is */
export function* playManaAbility(
  game: Magic,
  player: PlayerNo,
  no: CardNo,
  place: number,
  makes?: readonly ManaKind[],
): Asking {
  const held = game.rules.characteristicsOf(game, no).abilities[place]!;
  const text = textOf(game, no, player, held.ref.design);
  const { costs } = held.ability as Activated;
  if (yield* payTogether(game, { player, text, besides: null }, costs)) {
    yield* doManaAbility(game, player, no, held, makes);
  }
}

/** What a player would rather keep: lands that do nothing else are the same, and colors that cards in hand ask for are kept. */
function preferenceOf(game: Magic, player: PlayerNo, means: Means, about: CardNo): Preference {
  const asked = [0, 0, 0, 0, 0];
  for (const no of cardsIn(game, player, 'hand')) {
    const { manaCost } = faceOfCard(game, cardAt(game, no)).design;
    if (no === about || !manaCost) continue;
    for (const [nth, color] of colors.entries()) asked[nth] = Math.max(asked[nth]!, manaCost[color]);
  }
  return {
    like({ no }) {
      const { types, abilities, changes, face } = game.rules.characteristicsOf(game, no);
      const isPlain = types === LAND && abilities.length === 1 && changes.length === 0;
      return isPlain && attachedTo(game.state, no).length === 0 ? `land ${face}` : `${no}`;
    },
    use(kinds) {
      let most = 0;
      for (const [nth, count] of asked.entries()) {
        if (count > 0 && kinds & (1 << nth))
          most = Math.max(most, count / Math.max(1, reachOf(means, 1 << nth)));
      }
      return most;
    },
  };
}

/**
 * Spends mana, and makes it where there is not enough: as suggested, or by hand where another way would leave something else
 * (MC-MANA-07, MC-Q-29).
 *
 * @returns false where it cannot be paid
 */
function* payMana(
  game: Magic,
  player: PlayerNo,
  need: Need,
  given: readonly CardNo[],
  about: CardNo,
): Asking<boolean> {
  for (;;) {
    const { pool } = game.state.players[player]!;
    if (isInPool(pool, need)) return yield* spendFromPool(game, player, need, about);
    const means = meansBeside(game, player, none, given);
    const plan = solve(means, need, preferenceOf(game, player, means, about));
    if (!plan) return false;
    const asked = plan.isChoice ? yield* askHow(game, player, means, need, about, plan) : null;
    if (asked) {
      yield* playManaAbility(game, player, asked.no, asked.ability);
      continue;
    }
    for (const { source, makes } of plan.taps) {
      yield* playManaAbility(game, player, source.no, source.ability, makes);
    }
    if (!holdsAll(game.state.players[player]!.pool, plan.spends)) continue;
    happen(game, { type: 'spendMana', player, cards: [], mana: plan.spends, rules: ['MC-MANA-03'] });
    return true;
  }
}

/** Whether a pool has all of some mana: an effect could have changed what was made. */
const holdsAll = (pool: Pool, mana: readonly ManaKind[]): boolean =>
  manaKinds.every((kind) => mana.filter((one) => one === kind).length <= pool[kind]);

/** Suggested, or what the player taps by hand: whatever leaves the cost payable. @returns null: as suggested */
function* askHow(
  game: Magic,
  player: PlayerNo,
  means: Means,
  need: Need,
  about: CardNo,
  { taps }: Payment,
): Asking<{ readonly no: CardNo; readonly ability: number } | null> {
  const { pool, objects } = means;
  const byHand = objects
    .flatMap(({ abilities }) => abilities)
    .filter((source) =>
      waysOf(source).every((makes) => {
        const filled = withMana(pool, makes);
        return canMeet(
          meansFrom(
            filled,
            objects.filter(({ no }) => no !== source.no),
          ),
          need,
        );
      }),
    );
  const uses = taps.map(({ source: { no } }) => cardAt(game, no).id);
  const actions: Action[] = [{ do: 'pay', uses, pays: symbolsOf(need) }];
  for (const { no, ability } of byHand) actions.push({ do: 'mana', card: cardAt(game, no).id, ability });
  if (actions.length === 1) return null;
  const place = yield* askAct(game, askFor(player, 'mana', 'MC-PLAY-12', about), () => actions);
  return byHand[place - 1] ?? null;
}

function withMana(pool: Pool, makes: readonly ManaKind[]): Pool {
  const filled = { ...pool };
  for (const kind of makes) filled[kind] += 1;
  return filled;
}

/** Coloured symbols are paid with their colours; with what the number is paid its player chooses (MC-MANA-07). */
function* spendFromPool(game: Magic, player: PlayerNo, need: Need, about: CardNo): Asking<boolean> {
  const left = { ...game.state.players[player]!.pool };
  const spends: ManaKind[] = [];
  for (const [nth, count] of need.colored.entries()) {
    const kind = manaKinds[nth]!;
    left[kind] -= count;
    for (let one = 0; one < count; one += 1) spends.push(kind);
  }
  const rest = manaKinds.flatMap((kind) => Array<ManaKind>(left[kind]).fill(kind));
  const isSame = new Set(rest).size < 2;
  const { generic } = need;
  const chosen =
    isSame || generic === 0
      ? rest.slice(0, generic)
      : yield* askOptions(
          game,
          askFor(player, 'spend', 'MC-MANA-07', about),
          rest,
          (colour) => ({ colour }),
          generic,
          generic,
        );
  happen(game, { type: 'spendMana', player, cards: [], mana: [...spends, ...chosen], rules: ['MC-MANA-03'] });
  return true;
}
