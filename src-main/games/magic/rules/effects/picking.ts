/** What an effect is done to: found, chosen while it is carried out, or chosen as targets before (MC-RES-09, MC-GR-58 to 73). */
import { askCards, askPlayer } from '../../../../engine/ask.js';
import { pickCards } from '../../../../engine/chance/draws.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Objects, Recipient, Who } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import { countOf } from '../objects/amounts.js';
import { find } from '../objects/find.js';
import { isPresent, snapshot, withId } from '../objects/known.js';
import { aimedAt, referred } from '../objects/references.js';
import { opponentsOf, playersOf } from '../objects/who.js';
import { askFor } from '../purposes.js';
import type { KnownObject, Memory } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { cardAt } from '../state/reading.js';

const none: readonly never[] = [];

/** From now on the text means these by "it" and "that player". */
export function remember(text: TextSource, more: Memory): void {
  const { other: _, ...before } = text.memory;
  text.memory = more.objects ? { ...before, ...more } : { ...text.memory, ...more };
}

/** The objects that an effect is done to, as they are now. Who chooses where nobody is said is `doer`. */
export function* pickObjects(
  game: Magic,
  what: Objects,
  text: TextSource,
  doer: PlayerNo = text.controller,
): Asking<readonly KnownObject[]> {
  switch (what.is) {
    case 'this':
    case 'enchanted':
    case 'that': {
      const objects = referred(game, what, text);
      if (what.is === 'enchanted') remember(text, { objects: [...objects] });
      return objects;
    }
    case 'target': {
      const objects = aimedAt(game, what, text);
      remember(text, { objects: [...objects] });
      return objects;
    }
    case 'all': {
      const objects = find(game, what.filter, text).map((no) => snapshot(game, no));
      remember(text, { objects });
      return objects;
    }
    case 'top': {
      const number = countOf(game, what.count, text);
      const players = yield* pickPlayers(game, what.whose, text);
      const objects = players.flatMap((player) =>
        game.state.players[player]!.zones.library.slice(0, number).map((no) => snapshot(game, no)),
      );
      remember(text, { objects });
      return objects;
    }
    case 'choice': {
      const by = what.by ? yield* pickPlayers(game, what.by, text) : [doer];
      const objects: KnownObject[] = [];
      for (const player of by) {
        const cards = yield* chooseCards(game, player, find(game, what.filter, text), what, text);
        for (const no of cards) objects.push(snapshot(game, no));
      }
      remember(text, { objects });
      return objects;
    }
  }
}

/** Lets a player choose some of the cards, or chance (MC-GR-64, MC-GR-73). As many as there are, where there are not enough (MC-Q-109). */
function* chooseCards(
  game: Magic,
  player: PlayerNo,
  cards: readonly CardNo[],
  { count, random }: Pick<Extract<Objects, { is: 'choice' }>, 'count' | 'random'>,
  text: TextSource,
): Asking<readonly CardNo[]> {
  const least = countOf(game, count.least, text);
  const most = count.most === null ? cards.length : countOf(game, count.most, text);
  if (random) return pickCards(game, cards, most);
  return yield* askCards(game, askFor(player, 'choose', 'MC-GR-64', aboutOf(game, text)), cards, least, most);
}

/** What is asked about: what is carried out, where it is still there. */
export const aboutOf = (game: Magic, { on }: TextSource): CardNo | undefined =>
  on >= 0 && !cardAt(game, on).ceased ? on : undefined;

/** The players whom an effect is on; of several opponents one is chosen (MC-Q-98). */
export function* pickPlayers(game: Magic, who: Who, text: TextSource): Asking<readonly PlayerNo[]> {
  if (who.is === 'opponent') {
    const opponents = opponentsOf(game, text.controller);
    if (opponents.length === 0) return none;
    const question = askFor(text.controller, 'opponent', 'MC-Q-98', aboutOf(game, text));
    const players = [yield* askPlayer(game, question, opponents)];
    remember(text, { players });
    return players;
  }
  const players = playersOf(game, who, text);
  if ((who.is === 'controllerOf' || who.is === 'ownerOf') && who.what.is === 'target') {
    remember(text, { objects: [...aimedAt(game, who.what, text)] });
  }
  if (who.is !== 'you' && players.length > 0) remember(text, { players: [...players] });
  return players;
}

/** Objects and players that get damage or are protected from it. */
export interface Recipients {
  readonly objects: readonly KnownObject[];
  readonly players: readonly PlayerNo[];
}

export function* pickRecipients(game: Magic, to: Recipient, text: TextSource): Asking<Recipients> {
  switch (to.is) {
    case 'target': {
      const objects = yield* pickObjects(game, to, text);
      return { objects, players: yield* pickPlayers(game, to, text) };
    }
    case 'this':
    case 'enchanted':
    case 'that':
    case 'all':
    case 'top':
    case 'choice':
      return { objects: yield* pickObjects(game, to, text), players: none };
    default:
      return { objects: none, players: yield* pickPlayers(game, to, text) };
  }
}

/** Those that are still what they were. */
export const stillThere = (game: Magic, objects: readonly KnownObject[]): CardNo[] => {
  const cards: CardNo[] = [];
  for (const known of objects) if (isPresent(game, known)) cards.push(known.card);
  return cards;
};

/** Those that are still in play. */
export const stillInPlay = (game: Magic, objects: readonly KnownObject[]): CardNo[] =>
  stillThere(game, objects).filter((no) => cardAt(game, no).zone === 'play');

/** What the text itself has moved it still means by "it", though it is a new object (MC-Q-91). */
export function follow(game: Magic, text: TextSource, moved: readonly KnownObject[]): void {
  const { objects } = text.memory;
  if (!objects) return;
  const isMoved = (known: KnownObject): boolean =>
    moved.some(({ card, id }) => card === known.card && id === known.id);
  text.memory = {
    ...text.memory,
    objects: objects.map((known) => (isMoved(known) ? withId(known, cardAt(game, known.card).id) : known)),
  };
}
