/** The one reader for what an object is now (MC-Q-65), kept until the state changes. */
import type { CardNo } from '../../../../engine/state.js';
import type { Change } from '../../cards/components/changes.js';
import type { Objects } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import type { ChangeInForce, Characteristics } from '../state/characteristics.js';
import type { MagicCard } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { amountOf } from './amounts.js';
import { holds } from './conditions.js';
import { collect } from './continuous.js';
import { faceOfCard, type Face } from './faces.js';
import type { Going, GoingOn } from './going.js';
import { matches } from './filters.js';
import { isReferred } from './references.js';
import { textOf } from './text-source.js';
import type { Values } from './values.js';
import { countersOf, Numbers, Working } from './working.js';
import { cardAt } from '../state/reading.js';

/** What an object is now: printed or copied values, counters, and what goes on, in the order in which it began. */
export function characteristicsOf(game: Magic, no: CardNo): Characteristics {
  const { values } = game;
  if (values.rounds[no] === values.round) return values.of[no] as Characteristics;
  const card = cardAt(game, no);
  const face = faceOfCard(game, card);
  const going = goingOn(game, values);
  const isPlain =
    face.counted === null &&
    card.size === undefined &&
    (card.counters === undefined || card.counters.length === 0);
  const lies = card.zone === 'play' || card.zone === 'stack';
  const own = card.zone === 'stack' && face.statics.length > 0;
  if (isPlain && !own) {
    // Whoever asks about it while filters look at it gets what is printed, too.
    keep(values, no, face.printed);
    if (!lies || !isAnyOn(game, going, no)) return face.printed;
  }
  const working = new Working(face);
  // Whoever asks about it meanwhile, such as a number that counts it too, gets the values so far.
  keep(values, no, working);
  count(game, no, face, working);
  if (card.size) working.start(card.size.power, card.size.toughness);
  for (const [power, toughness] of countersOf(card)) working.add(power, toughness);
  if (lies) apply(game, no, card, face, going, working);
  return keep(values, no, working.finished());
}

function keep(values: Values, no: CardNo, of: Characteristics): Characteristics {
  values.of[no] = of;
  values.rounds[no] = values.round;
  return of;
}

/** The continuous effects that go on; while they are collected, none does. */
function goingOn(game: Magic, values: Values): GoingOn {
  if (values.going && !values.isGoingOld) return values.going;
  values.going = nothingYet;
  values.isGoingOld = false;
  const found = collect(game, (one, no) => isOn(game, one, no));
  values.going = found;
  // What was looked up while they were collected, to see what is given static abilities, knew nothing of them.
  if (found.givesStatics) values.round += 1;
  return found;
}

const nothingYet: GoingOn = { all: [], losesAll: false, givesStatics: false, mayDepend: false, looksAt: 0 };

/** Whether any of what goes on is on an object of which nothing else has changed a value. */
function isAnyOn(game: Magic, { all, losesAll, mayDepend }: GoingOn, no: CardNo): boolean {
  if (losesAll || mayDepend) return true;
  for (const one of all) if (isOn(game, one, no)) return true;
  return false;
}

/** Everything that goes on, for rules that look for it. */
export const continuousEffects = (game: Magic): readonly Going[] => goingOn(game, game.values).all;

/** A * as the card's text counts it at the moment. */
function count(game: Magic, no: CardNo, { counted, no: design }: Face, working: Working): void {
  if (!counted) return;
  game.values.counted.push(no);
  const text = textOf(game, no, undefined, design);
  const { power, toughness } = counted.ability;
  working.start(
    working.printedPower + amountOf(game, power ?? 0, text),
    working.printedToughness + amountOf(game, toughness ?? 0, text),
  );
}

function apply(
  game: Magic,
  no: CardNo,
  card: MagicCard,
  face: Face,
  { all, losesAll, mayDepend }: GoingOn,
  working: Working,
): void {
  if (card.zone === 'stack') applyOwn(game, no, face, working);
  if (all.length === 0) return;
  if (!mayDepend) {
    for (const one of all) {
      if (losesAll && !isStillHeld(game, one, no, working)) continue;
      if (isOn(game, one, no)) applyTo(game, one, working);
    }
    return;
  }
  const left = all.slice();
  while (left.length > 0) {
    const next = nextOf(game, no, left, working);
    left.splice(left.indexOf(next), 1);
    if (losesAll && !isStillHeld(game, next, no, working)) continue;
    if (isOn(game, next, no)) applyTo(game, next, working);
  }
}

/** What a spell says of itself works while it is on the stack: "this cannot be countered". */
function applyOwn(game: Magic, no: CardNo, { statics, no: design }: Face, working: Working): void {
  for (const { ability } of statics) {
    if (ability.continuous.what.is !== 'this') continue;
    const text = textOf(game, no, undefined, design);
    if (ability.asLongAs && !holds(game, ability.asLongAs, text)) continue;
    for (const change of ability.continuous.changes) {
      if (change.is === 'cannotBeCountered' || change.is === 'cannotBeTarget') {
        working.inForce({ change, text, amounts: null });
      }
    }
  }
}

/** A static ability works as long as its object has it (MC-EFF-08). */
function isStillHeld(game: Magic, { ref, text }: Going, no: CardNo, working: Working): boolean {
  if (ref === null) return true;
  const { abilities } = text.card === no ? working : characteristicsOf(game, text.card);
  return abilities.some((held) => held.ref.node === ref.node && held.ref.design === ref.design);
}

/** The earliest that depends on no other: on none that would change whether it is on the object (MC-Q-65). */
function nextOf(game: Magic, no: CardNo, left: readonly Going[], working: Working): Going {
  for (const one of left) {
    const depends = left.some(
      (other) =>
        other !== one &&
        (one.reads & other.writes) !== 0 &&
        (other.reads & one.writes) === 0 &&
        changesWhether(game, no, one, other, working),
    );
    if (!depends) return one;
  }
  return left[0] as Going;
}

function changesWhether(game: Magic, no: CardNo, one: Going, other: Going, working: Working): boolean {
  if (!isOn(game, other, no)) return false;
  const before = isOn(game, one, no);
  const { values } = game;
  const tried = working.copy();
  keep(values, no, tried);
  applyTo(game, other, tried);
  const after = isOn(game, one, no);
  keep(values, no, working);
  return before !== after;
}

/** Whether a continuous effect is on an object, as it is so far. */
function isOn(game: Magic, { on, continuous, asLongAs, text }: Going, no: CardNo): boolean {
  if (on !== null) return on === no && (asLongAs === null || holds(game, asLongAs, text));
  if (!isMeant(game, continuous.what, no, text)) return false;
  return asLongAs === null || holds(game, asLongAs, text);
}

function isMeant(game: Magic, what: Objects, no: CardNo, text: TextSource): boolean {
  switch (what.is) {
    case 'this':
      return no === text.card;
    case 'enchanted':
    case 'that':
      return isReferred(game, what, no, text);
    case 'all':
      return matches(game, what.filter, no, text);
    default:
      return false;
  }
}

function applyTo(game: Magic, { continuous, text, amounts }: Going, working: Working): void {
  const numbers = new Numbers(amounts);
  for (const change of continuous.changes) working.change(game, change, text, numbers);
}

/** The changes of some kinds in force on an object. */
export function changesOn<K extends Change['is']>(
  game: Magic,
  no: CardNo,
  kind: K,
): readonly ChangeInForce<Extract<Change, { is: K }>>[] {
  const { changes } = game.rules.characteristicsOf(game, no);
  if (changes.length === 0) return none;
  return changes.filter(({ change }) => change.is === kind) as unknown as readonly ChangeInForce<
    Extract<Change, { is: K }>
  >[];
}
const none: readonly never[] = [];
