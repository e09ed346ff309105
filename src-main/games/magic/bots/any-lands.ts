/** Whether it is all the same which lands a cost is paid with. */
import type { ActDecision, PlayerNo } from '../../../engine/decision.js';
import { attachedTo } from '../../../engine/objects/attachments.js';
import { has } from '../../../engine/state.js';
import type { Ability } from '../cards/components/abilities.js';
import { colors } from '../cards/colors.js';
import type { Magic } from '../rules/context.js';
import { isManaAbility, type Activated } from '../rules/mana/abilities-of.js';
import { addNeeds, manaNeed, noNeed, type Need } from '../rules/mana/need.js';
import { canMeet } from '../rules/mana/solve.js';
import { meansFrom, meansOf, type ManaObject, type Means } from '../rules/mana/sources.js';
import { LAND } from '../rules/objects/bits.js';
import { faceOfCard } from '../rules/objects/faces.js';
import { abilitiesInPlay } from '../rules/objects/in-play.js';
import { isThing } from '../rules/playing/mana-plan.js';
import { spellCosts } from '../rules/playing/playing-text.js';
import { cardAt, cardsIn } from '../rules/state/reading.js';

/** So many ways to use what is left are looked at; where there are more, the player is asked. */
const MOST_WAYS = 500;

/**
 * Whether the suggested payment leaves all that any other would: only lands that do nothing else can be tapped, and whatever else the player sees to
 * spend mana on this turn could be paid afterwards as well, each by itself and together with others.
 */
export function leavesAll({ player, about, actions }: ActDecision, game: Magic): boolean {
  const [pay] = actions;
  const means = meansOf(game, player);
  if (!pay?.uses || !pay.pays || about === undefined) return false;
  if (!isOfLands(game, means) || tapsMatter(game, player)) return false;
  const spent = game.state.cards.findIndex(({ id }) => id === about);
  if (spent < 0 || hasOtherCosts(game, player, spent)) return false;
  const uses = usesBeside(game, player, spent, means.total);
  if (!uses) return false;
  const used = new Set<number>(pay.uses);
  const left = meansFrom(
    means.pool,
    means.objects.filter(({ no }) => !used.has(cardAt(game, no).id)),
  );
  return allStayPayable(uses, needIn(pay.pays), means, left);
}

const isOfLands = (game: Magic, { pool, costly, objects }: Means): boolean =>
  costly.length === 0 &&
  Object.values(pool).every((amount) => amount === 0) &&
  objects.every((object) => isOnlyForMana(game, object));

/** A land of which nothing else can be had than mana for tapping it. */
function isOnlyForMana(game: Magic, { no, abilities: sources }: ManaObject): boolean {
  const { types, abilities, changes } = game.rules.characteristicsOf(game, no);
  if (
    types !== LAND ||
    changes.some(({ change }) => change.is !== 'comesIntoPlayTapped') ||
    attachedTo(game.state, no).length > 0
  )
    return false;
  if (sources.some(({ makes }) => !makes.isFree)) return false;
  return abilities.every(({ ability }) => isManaAbility(ability) || onlyComesTapped(ability));
}

const onlyComesTapped = (ability: Ability): boolean =>
  ability.is === 'static' && ability.continuous.changes.every(({ is }) => is === 'comesIntoPlayTapped');

/** Whether a text that the player can read has something to do with which lands are tapped. */
function tapsMatter({ state, designs }: Magic, player: PlayerNo): boolean {
  const read = state.cards.flatMap(({ zone, known, design, copyOf }) =>
    zone !== 'library' && has(known, player) ? [copyOf ?? design] : [],
  );
  return [...new Set(read)].some((design) => {
    const text = designs[design]?.text ?? '';
    return (
      /\b(un)?tap(s|ped)?\b/i.test(text) &&
      /\b(lands?|permanents?|plains|islands?|swamps?|mountains?|forests?)\b/i.test(text)
    );
  });
}

/** Whether more than mana is paid for it, which lands could be taken for: it is a spell, or has an ability that is played. */
function hasOtherCosts(game: Magic, player: PlayerNo, no: number): boolean {
  const card = cardAt(game, no);
  if (card.zone === 'stack' || card.zone === 'hand') return spellCosts(game, player, no).flat().some(isThing);
  return activatedOf(game, no).some(({ costs }) =>
    costs.some((cost) => isThing(cost) && cost.is !== 'tapThis'),
  );
}

const activatedOf = (game: Magic, no: number): Activated[] => {
  const { abilities, sorted } = game.rules.characteristicsOf(game, no);
  return sorted.onStack.map((place) => abilities[place]!.ability as Activated);
};

/** What else mana could be spent on, each as often as it could be; null where that cannot be told. */
function usesBeside(game: Magic, player: PlayerNo, about: number, total: number): readonly Need[] | null {
  if (game.traits.playedByOthers) return null;
  const uses: Need[] = [];
  for (const no of cardsIn(game, player, 'hand')) {
    if (no === about) continue;
    const most = faceOfCard(game, cardAt(game, no)).law.hasX ? total : 0;
    for (const costs of spellCosts(game, player, no))
      for (let x = 0; x <= most; x += 1) uses.push(manaNeed(costs, x));
  }
  const others = [...cardsIn(game, player, 'hand'), ...cardsIn(game, player, 'graveyard')];
  for (const no of [...abilitiesInPlay(game, player).active, ...others]) {
    for (const { costs } of activatedOf(game, no)) {
      const need = manaNeed(costs, 1);
      if (need.amount === 0) continue;
      for (let times = Math.floor(total / need.amount); times > 0; times -= 1) uses.push(need);
    }
  }
  return uses.filter(({ amount }) => amount > 0 && amount <= total);
}

/** Whether whatever could be paid beside the cost in any way can be paid with what is left. */
function allStayPayable(uses: readonly Need[], cost: Need, all: Means, left: Means): boolean {
  let ways = 0;
  const goOn = (from: number, sum: Need): boolean => {
    for (let at = from; at < uses.length; at += 1) {
      const next = addNeeds(sum, uses[at]!);
      if (next.amount > left.total) continue;
      ways += 1;
      if (ways > MOST_WAYS) return false;
      if (canMeet(all, addNeeds(cost, next)) && !canMeet(left, next)) return false;
      if (!goOn(at + 1, next)) return false;
    }
    return true;
  };
  return goOn(0, noNeed);
}

/** The mana that some symbols stand for. */
function needIn(symbols: readonly string[]): Need {
  const colored = colors.map((color) => symbols.filter((one) => one === `{${color}}`).length);
  const generic = symbols.reduce((sum, one) => sum + (Number.parseInt(one.slice(1), 10) || 0), 0);
  return { colored, generic, amount: colored.reduce((sum, one) => sum + one, generic) };
}
