/** What goes on for a while: grammar parts MC-GR-108 to 111, 116 to 119, 121, 122, 136 to 138, and delayed triggers (MC-GR-56). */
import type { PlayerNo } from '../../../../engine/decision.js';
import type {
  Duration as Until,
  Effect as LastingEffect,
  Subject,
} from '../../../../engine/effects/effect.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Amount } from '../../cards/components/amounts.js';
import type { Continuous } from '../../cards/components/changes.js';
import type { Effect, Prevented } from '../../cards/components/effects.js';
import type { Filter } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import { settleControl } from '../control.js';
import { happen } from '../events/happen.js';
import { amountOf, countOf, signedOf } from '../objects/amounts.js';
import { refOf } from '../objects/faces.js';
import { sourceKnown } from '../objects/known.js';
import { playersOf } from '../objects/who.js';
import type { KnownObject, Lasting, Memory } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { untilOf } from './durations.js';
import type { Doings } from './effect-table.js';
import {
  pickObjects,
  pickPlayers,
  pickRecipients,
  stillInPlay,
  stillThere,
  type Recipients,
} from './picking.js';
import { chooseSource } from './sources.js';
import { cardAt } from '../state/reading.js';

type More = Partial<Omit<Lasting, 'node' | 'controller' | 'source' | 'x'>>;

/** Has something last. The state points to the effect that says what it is. */
function begin(
  game: Magic,
  effect: Effect,
  text: TextSource,
  on: Subject,
  until: Until,
  more: More,
  rule: string,
): void {
  const { controller, x, chosen } = text;
  const lasting: Omit<LastingEffect<Lasting>, 'since'> = {
    on,
    does: {
      node: refOf(game, text.design, effect),
      controller,
      source: text.card < 0 ? null : sourceKnown(game, text),
      ...(x > 0 && { x }),
      ...(chosen && { chosen }),
      ...more,
    },
    until,
  };
  const cards = 'card' in on ? [on.card] : [];
  happen(game, { type: 'begin', player: controller, cards, rules: [rule], lasting });
}

/** The numbers of changes, counted once, in the order in which they are read (MC-Q-107). */
function amountsOf(game: Magic, { changes }: Continuous, text: TextSource): readonly number[] {
  const counted = (amount: Amount | null): number[] =>
    amount === null ? [] : [amountOf(game, amount, text)];
  return changes.flatMap((change) => {
    switch (change.is) {
      case 'stats':
        return [signedOf(game, change.power, text), signedOf(game, change.toughness, text)];
      case 'setStats':
      case 'becomes':
        return [...counted(change.power), ...counted(change.toughness)];
      default:
        return [];
    }
  });
}

/** Who gets control, where the change is one of control. */
function controllerBy(game: Magic, { changes }: Continuous, text: TextSource): PlayerNo | undefined {
  for (const change of changes) if (change.is === 'controlledBy') return playersOf(game, change.who, text)[0];
  return undefined;
}

const remembered = ({ memory }: TextSource): More => (Object.keys(memory).length > 0 ? { memory } : {});

/** On each of those that get protection, one entry; on the game where it is anything. */
function subjectsOf(game: Magic, to: Recipients | null): readonly Subject[] {
  if (!to) return [{ game: true }];
  return [
    ...stillInPlay(game, to.objects).map((card) => ({ card })),
    ...to.players.map((player) => ({ player })),
  ];
}

/** How much is left of a shield; all of it where no number is said. */
const leftOf = (game: Magic, how: Prevented, text: TextSource): More =>
  how.is === 'next' ? { left: countOf(game, how.amount, text) } : {};

/** Which sources it is about: one that is chosen, or those that the text names; in the memory of the entry. */
function* sourcesOf(
  game: Magic,
  chosen: Filter | undefined,
  text: TextSource,
): Asking<KnownObject | null | undefined> {
  return chosen ? yield* chooseSource(game, chosen, text) : undefined;
}

export const lasting: Doings<
  | 'change'
  | 'rule'
  | 'regenerate'
  | 'prevent'
  | 'redirect'
  | 'exchangeControl'
  | 'delayed'
  | 'instead'
  | 'skipNext'
> = {
  /** It holds for those that it finds now, whatever they become (MC-Q-107). */
  *change(game, effect, text) {
    const { change, for: duration } = effect;
    const objects = yield* pickObjects(game, change.what, text);
    const amounts = amountsOf(game, change, text);
    const player = controllerBy(game, change, text);
    const chosen = player === undefined ? text.chosen : { ...text.chosen, player };
    for (const no of stillThere(game, objects)) {
      begin(
        game,
        effect,
        text,
        { card: no },
        untilOf(game, duration, no, text),
        {
          ...remembered(text),
          ...(amounts.length > 0 && { amounts: [...amounts] }),
          ...(chosen && { chosen }),
        },
        'MC-Q-107',
      );
    }
    if (player !== undefined) settleControl(game);
  },
  *rule(game, effect, text) {
    yield* [];
    begin(
      game,
      effect,
      text,
      { game: true },
      untilOf(game, effect.for, null, text),
      remembered(text),
      'MC-GR-167',
    );
  },
  /** It lies in wait until the end of the turn (MC-KW-30, MC-Q-68). */
  *regenerate(game, effect, text) {
    for (const no of stillInPlay(game, yield* pickObjects(game, effect.what, text))) {
      begin(game, effect, text, { card: no }, { leaves: no, moment: 'endOfTurn' }, {}, 'MC-KW-30');
    }
  },
  *prevent(game, effect, text) {
    const { how, to, from, chosenSource, for: duration } = effect;
    const recipients = to ? yield* pickRecipients(game, to, text) : null;
    const dealers = from ? yield* pickObjects(game, from, text) : [];
    const source = yield* sourcesOf(game, chosenSource, text);
    if (source === null) return;
    const memory: Memory = {
      ...(from && { objects: [...dealers] }),
      ...(source && { other: source }),
    };
    for (const on of subjectsOf(game, recipients)) {
      const until = untilOf(game, duration, 'card' in on ? on.card : null, text);
      begin(game, effect, text, on, until, { memory, ...leftOf(game, how, text) }, 'MC-GR-117');
    }
  },
  *redirect(game, effect, text) {
    const { how, from, to, chosenSource, for: duration } = effect;
    const recipients = yield* pickRecipients(game, from, text);
    const { objects, players } = yield* pickRecipients(game, to, text);
    const source = yield* sourcesOf(game, chosenSource, text);
    if (source === null || (objects.length === 0 && players.length === 0)) return;
    const memory: Memory = {
      objects: objects.slice(0, 1),
      players: players.slice(0, 1),
      ...(source && { other: source }),
    };
    for (const on of subjectsOf(game, recipients)) {
      const until = untilOf(game, duration, 'card' in on ? on.card : null, text);
      begin(game, effect, text, on, until, { memory, ...leftOf(game, how, text) }, 'MC-GR-119');
    }
  },
  /** Only where each of two players has one of the things (MC-GLO-20, MC-GLO-21, MC-Q-79). */
  *exchangeControl(game, effect, text) {
    const [one] = stillInPlay(game, yield* pickObjects(game, effect.one, text));
    const [other] = stillInPlay(game, yield* pickObjects(game, effect.other, text));
    if (one === undefined || other === undefined) return;
    const [first, second] = [cardAt(game, one).player, cardAt(game, other).player];
    if (first === second) return;
    const give = (no: CardNo, player: PlayerNo): void =>
      begin(game, effect, text, { card: no }, { leaves: no }, { chosen: { player } }, 'MC-GR-122');
    give(one, second);
    give(other, first);
    settleControl(game);
  },
  *delayed(game, effect, text) {
    yield* [];
    begin(game, effect, text, { game: true }, { uses: 1 }, remembered(text), 'MC-GR-56');
  },
  *instead(game, effect, text) {
    yield* [];
    const until = untilOf(game, effect.for, null, text);
    begin(game, effect, text, { game: true }, until, remembered(text), 'MC-EFF-12');
  },
  *skipNext(game, effect, text) {
    for (const player of yield* pickPlayers(game, effect.who, text)) {
      begin(game, effect, text, { player }, { uses: 1 }, {}, 'MC-GR-136');
    }
  },
};
