/** How mana is spent and made for it: MC-PLAY-12, MC-MANA-03, MC-MANA-05 to MC-MANA-08, MC-Q-29. */
import { askOptions } from '../../../../engine/ask.js';
import { askAct } from '../../../../engine/ask-act.js';
import type { Action, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { attachedTo } from '../../../../engine/objects/attachments.js';
import { listOf } from '../../../../engine/pipeline/list-of.js';
import type { Magic } from '../context.js';
import { poolFor, spendMana } from '../mana/bound.js';
import { needOf, symbolsOf, type Need } from '../mana/need.js';
import { doManaAbility } from '../mana/play-ability.js';
import { canMeet, isInPool, waysOf, withMana, type Payment, type Preference } from '../mana/solve.js';
import { meansFrom, reachOf, type ManaObject, type Means, type Source } from '../mana/sources.js';
import { isSeveral, LAND } from '../objects/bits.js';
import { faceOfCard } from '../objects/faces.js';
import { askFor } from '../purposes.js';
import { cardAt, cardsIn } from '../state/reading.js';
import { manaKinds, type ManaKind, type Pool } from '../state/state.js';
import { chooseAll, type Allotment, type Taken } from './allot.js';
import { meansBeside, planFor, playingOf } from './mana-plan.js';
import { payThing, tapFor, useOf } from './things.js';

/** What a player would rather keep: lands that do nothing else are the same, and colors that cards in hand ask for are kept. */
function preferenceOf(game: Magic, player: PlayerNo, means: Means, about: CardNo): Preference {
  const asked = [0, 0, 0, 0, 0];
  for (const no of cardsIn(game, player, 'hand')) {
    const { manaCost } = faceOfCard(game, cardAt(game, no)).design;
    if (no === about || !manaCost) continue;
    const { colored } = needOf(manaCost, 0);
    for (let nth = 0; nth < colored.length; nth += 1) asked[nth] = Math.max(asked[nth]!, colored[nth]!);
  }
  return {
    like({ no }) {
      const { types, abilities, changes, face } = game.rules.characteristicsOf(game, no);
      const isPlain = types === LAND && abilities.length === 1 && changes.length === 0;
      return isPlain && attachedTo(game.state, no).length === 0 ? -1 - face : no;
    },
    use(kinds) {
      let most = 0;
      for (let nth = 0; nth < asked.length; nth += 1) {
        const count = asked[nth]!;
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
 * @param taken what the rest of the cost is paid with
 * @returns false where it cannot be paid
 */
export function* payMana(
  game: Magic,
  player: PlayerNo,
  need: Need,
  taken: Taken,
  about: CardNo,
): Asking<boolean> {
  for (;;) {
    if (isInPool(poolFor(game, player, taken.spell), need))
      return yield* spendFromPool(game, player, need, taken, about);
    const preference = preferenceOf(game, player, meansBeside(game, player, taken), about);
    const plan = planFor(game, player, need, taken, preference);
    if (!plan) return false;
    const isAsked = plan.isChoice || plan.steps.length > 0;
    const byHand = isAsked ? yield* askHow(game, player, need, taken, plan, about) : null;
    const step = byHand ?? plan.steps[0]?.source;
    if (step?.makes.isCostly) {
      if (!(yield* playCostly(game, player, need, taken, step))) return false;
      continue;
    }
    if (byHand) {
      const making = produce(game, player, byHand);
      if (making) yield* making;
      continue;
    }
    for (const { source, makes } of plan.taps) {
      const making = produce(game, player, source, makes);
      if (making) yield* making;
    }
    if (plan.isPoolChoice || !holdsAll(game.state.players[player]!.pool, plan.spends)) continue;
    spendMana(game, player, plan.spends, taken.spell);
    return true;
  }
}

/** Plays an ability that costs no more than tapping and the object itself. @param makes where it is settled what mana it is */
function produce(
  game: Magic,
  player: PlayerNo,
  source: Source,
  makes?: readonly ManaKind[],
): Asking<unknown> | undefined {
  const { no, ability } = source;
  if (!source.makes.isFree) return produceFor(game, player, source, makes);
  tapFor(game, player, listOf(no));
  const held = game.rules.characteristicsOf(game, no).abilities[ability]!;
  return doManaAbility(game, player, no, held, nothingPlayed, makes);
}

function* produceFor(
  game: Magic,
  player: PlayerNo,
  source: Source,
  makes?: readonly ManaKind[],
  allotment?: Allotment,
): Asking {
  const { no, ability } = source;
  const held = game.rules.characteristicsOf(game, no).abilities[ability]!;
  const { payer, things } = playingOf(game, player, source);
  for (const tapping of [true, false]) {
    for (const [nth, cost] of things.entries()) {
      if ((useOf(cost) === 'gives') === tapping) continue;
      yield* payThing(game, cost, payer, allotment?.[nth] ?? [no]);
    }
  }
  const doing = doManaAbility(game, player, no, held, nothingPlayed, makes);
  if (doing) yield* doing;
}
const nothingPlayed = {};

/** Plays a costly ability towards a payment: what is chosen for it leaves all of it payable. @returns false where it cannot be played after all */
function* playCostly(
  game: Magic,
  player: PlayerNo,
  need: Need,
  taken: Taken,
  source: Source,
): Asking<boolean> {
  const planWith = (fixed: Allotment): Payment | null =>
    planFor(game, player, need, taken, undefined, { source, fixed });
  const { payer, things } = playingOf(game, player, source);
  const isPossible = (fixed: Allotment): boolean => planWith(fixed) !== null;
  const chosen = yield* chooseAll(game, things, payer, taken, { isPossible, matters: () => true });
  const plan = planWith(chosen);
  const [step] = plan?.steps ?? [];
  if (!plan || !step) return false;
  for (const { source: tapped, makes } of plan.taps) {
    const making = produce(game, player, tapped, makes);
    if (making) yield* making;
  }
  if (!holdsAll(game.state.players[player]!.pool, step.spends)) return true;
  if (step.spends.length > 0) spendMana(game, player, step.spends, null);
  yield* produceFor(game, player, source, step.makes, chosen);
  return true;
}

/** Whether a pool has all of some mana: an effect could have changed what was made. */
function holdsAll(pool: Pool, mana: readonly ManaKind[]): boolean {
  for (const kind of mana) {
    let count = 0;
    for (const one of mana) if (one === kind) count += 1;
    if (count > pool[kind]) return false;
  }
  return true;
}

/** Suggested, or what the player taps by hand: whatever leaves the cost payable. @returns null: as suggested */
function* askHow(
  game: Magic,
  player: PlayerNo,
  need: Need,
  taken: Taken,
  plan: Payment,
  about: CardNo,
): Asking<Source | null> {
  const byHand =
    plan.steps.length > 0
      ? handfulBeside(game, player, need, taken, plan)
      : tappableFirst(meansBeside(game, player, taken), need);
  if (byHand.length === 0) return null;
  const uses = [...plan.taps, ...plan.steps].map(({ source: { no } }) => cardAt(game, no).id);
  const actions: Action[] = [{ do: 'pay', uses, pays: symbolsOf(need) }];
  for (const { no, ability } of byHand) actions.push({ do: 'mana', card: cardAt(game, no).id, ability });
  const place = yield* askAct(game, askFor(player, 'mana', 'MC-PLAY-12', about), () => actions);
  return byHand[place - 1] ?? null;
}

/** What can be tapped first, since whatever it makes leaves the rest payable. */
function tappableFirst({ pool, bound, objects }: Means, need: Need): readonly Source[] {
  const sources: Source[] = [];
  for (const object of objects) {
    for (const source of object.abilities) {
      // What can make one thing alone is of as much use in the pool.
      const isSure = isPlain(object) || leavesMet(source, { pool, bound, objects }, need);
      if (isSure) sources.push(source);
    }
  }
  return sources;
}

/** Whether whatever a source makes leaves the rest payable. */
function leavesMet(
  source: Source,
  { pool, bound, objects }: Pick<Means, 'pool' | 'bound' | 'objects'>,
  need: Need,
): boolean {
  const rest = objects.filter(({ no }) => no !== source.no);
  return waysOf(source).every((makes) => {
    const made = withMana({ pool, bound }, source, makes);
    return canMeet(meansFrom(made.pool, rest, [], made.bound), need);
  });
}

const isPlain = ({ abilities, units }: ManaObject): boolean =>
  abilities.length === 1 && !units.some(isSeveral);

/** Where costly abilities are needed: what else could be played first than what the plan plays; nothing, where it is the only one. */
function handfulBeside(
  game: Magic,
  player: PlayerNo,
  need: Need,
  taken: Taken,
  { taps, steps }: Payment,
): readonly Source[] {
  const costly = meansBeside(game, player, taken).costly.filter(
    (source) => planFor(game, player, need, taken, undefined, { source, fixed: [] }) !== null,
  );
  if (costly.every((source) => steps.some((step) => step.source === source))) return [];
  const sure = taps.flatMap(({ source }) => (waysOf(source).length === 1 ? [source] : []));
  return [...sure, ...costly];
}

/** Coloured symbols are paid with their colours; with what the number is paid its player chooses (MC-MANA-07). */
function* spendFromPool(
  game: Magic,
  player: PlayerNo,
  need: Need,
  { spell }: Taken,
  about: CardNo,
): Asking<boolean> {
  const { pool, bound } = poolFor(game, player, spell);
  const { generic } = need;
  const left = { ...pool };
  if (bound) for (const kind of manaKinds) left[kind] += bound[kind];
  const spends: ManaKind[] = [];
  for (let nth = 0; nth < need.colored.length; nth += 1) {
    const kind = manaKinds[nth]!;
    const count = need.colored[nth]!;
    left[kind] -= count;
    for (let one = 0; one < count; one += 1) spends.push(kind);
  }
  const rest: ManaKind[] = [];
  for (const kind of manaKinds) for (let one = 0; one < left[kind]; one += 1) rest.push(kind);
  const isSame = generic === rest.length || rest.every((kind) => kind === rest[0]);
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
  spendMana(game, player, [...spends, ...chosen], spell);
  return true;
}
