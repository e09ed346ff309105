/** A position in which a card can be tried: in hand and in play, with the mana and with things for it to act on. */
import type { InlineCard, Place, Scenario } from '../../../engine/scenario/scenario.js';
import { SCENARIO_VERSION } from '../../../engine/scenario/scenario.js';
import { basicLandNames, basicLands, type BasicLand } from '../cards/basic-lands.js';
import { classic, type Printed } from '../cards/card.js';
import { characteristicsOf } from '../cards/characteristics.js';
import { colors, type Color } from '../cards/colors.js';
import { noMana, type ManaCost } from '../cards/mana-cost.js';
import { isPermanentType } from '../cards/type-line.js';

/** Lands of a side are at most these many. */
const MOST_LANDS = 14;
/** Lands beyond the cost, for abilities. */
const SPARE = 2;
/** Mana for each {X}. */
const FOR_X = 3;

const others = {
  'Meadow Runner': { type: 'Creature — Horse', cost: '{1}{G}', power: 2, toughness: 2 },
  'Hill Raider': { type: 'Creature — Goblin', cost: '{1}{R}', power: 2, toughness: 2 },
  'River Gull': { type: 'Creature — Bird', cost: '{U}', power: 1, toughness: 1, text: 'Flying' },
  'Brass Bowl': { type: 'Artifact', cost: '{1}', text: '{T}: You gain 1 life.' },
} as const satisfies Record<string, InlineCard>;

/** What the card is called where its own name is blank or another card's. */
const CALLED = 'The card';

/** @param sourceOf a card as scenarios write it */
export function trialOf(
  printed: Printed,
  sourceOf: (printed: Printed, call: string) => InlineCard,
): Scenario {
  const { line, cost, basicLand } = characteristicsOf(printed);
  const isTaken = printed.name === '' || printed.name in others || basicLand !== null;
  const call = isTaken ? CALLED : printed.name;
  const lands = landsFor(cost ?? noMana, printed.text);
  const staysInPlay = line !== null && line.types.some(isPermanentType) && line.enchants === null;
  // Of two legends of one name the second would be gone at once.
  const inPlay: readonly Place[] = staysInPlay && !line.subtypes.includes('Legend') ? [call] : [];
  const token: readonly Place[] = [{ card: call, token: true }];
  const [hand, own] = line?.token ? [[], token] : [[call], inPlay];
  return {
    format: 'cardwright-scenario',
    version: SCENARIO_VERSION,
    name: '',
    rules: classic.id,
    cards: {
      [call]: sourceOf(printed, call),
      ...others,
      ...Object.fromEntries(basicLandNames.map((land) => [land, { type: 'Land' }])),
    },
    players: [
      { name: 'Ann', hand, play: [...own, 'Meadow Runner', ...lands], library: [10] },
      {
        name: 'Ben',
        hand: [],
        play: ['Hill Raider', 'River Gull', 'Brass Bowl', 'Mountain', 'Island'],
        library: [10],
      },
    ],
    turn: { player: 'Ann', number: 3, phase: 'main1' },
    steps: [],
  };
}

const landOf = (color: Color): BasicLand =>
  basicLandNames.find((land) => basicLands[land] === color) ?? 'Plains';

/** Enough for the cost, one more of each color of the text, and a few. */
function landsFor(cost: ManaCost, text: string): readonly BasicLand[] {
  const needed = colors.flatMap((color) => Array.from({ length: cost[color] }, () => color));
  const inText = colors.filter((color) => text.includes(`{${color}}`));
  const known = [...needed, ...inText];
  const among = known.length > 0 ? [...new Set(known)] : colors;
  const further = cost.generic + cost.x * FOR_X + SPARE;
  const rest = Array.from({ length: further }, (_, nth) => among[nth % among.length] ?? 'W');
  const all = [...known, ...rest].slice(0, Math.max(MOST_LANDS, known.length));
  return colors.flatMap((color) => all.filter((one) => one === color).map(landOf));
}
