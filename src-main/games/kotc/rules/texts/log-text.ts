import type { Viewer } from '../../../../engine/state.js';
import type { LogEntry } from '../../../../engine/log.js';
import { counted, withArticle, type Text, type TextPart } from '../../../../engine/text.js';
import type { KotcContext } from '../context.js';
import type { EventOf, KotcEvent } from '../events/events.js';
import { familyLogs } from './log-families.js';
import { moveText } from './log-moves.js';
import { activated, ending, linked, mayReroll, willAttack } from './lasting-texts.js';
import { Namer } from './log-namer.js';
import type { Link } from '../state/state.js';
import { phaseNames } from './words.js';

/** What a viewer reads of something that happened, and the rules by which it did. */
export interface LogLine {
  readonly parts: Text;
  readonly rules: readonly string[];
}

/** A log entry in words, with the names of only those cards that the viewer may know; null for what says nothing to people. */
export function logText(
  entry: LogEntry<KotcEvent>,
  viewer: Viewer,
  names: readonly string[],
  game: KotcContext,
): LogLine | null {
  const parts = tell(entry.event, new Namer(entry, viewer, names, game));
  return parts && { parts, rules: entry.event.rules };
}

const makesPawn = { craft: 'crafts', clone: 'clones', embody: 'embodies' } as const;

function tell(event: KotcEvent, namer: Namer): TextPart[] | null {
  const { terms } = namer;
  const family = familyLogs[terms.era];
  switch (event.type) {
    case 'first':
      return [`${namer.who(event.player)} goes first.`];
    case 'turn':
      return [`Turn ${event.number}: ${namer.who(event.player)}.`];
    case 'phase':
      return [`${phaseNames[event.phase]} of ${namer.who(event.player)}.`];
    case 'shuffle':
      return event.top === undefined
        ? [`${namer.who(event.player)} shuffles the deck.`]
        : [`${namer.who(event.player)} shuffles the ${event.top} excavated cards and puts them back.`];
    case 'move':
      return moveText(event, namer);
    case 'exhaust':
      return [`${namer.who(event.by)} exhausts `, ...namer.cards(event.cards, terms.unseen), '.'];
    case 'recover':
      return [family.recover];
    case 'fatigue':
      return [namer.card(event.card, `A ${terms.unseen}`), family.fatigue];
    case 'change':
      return change(event, namer);
    case 'damage':
      return [namer.card(event.card), ` takes ${event.amount} damage.`];
    case 'stopDie':
      return [`The ${event.die} that would hit `, namer.card(event.card), ' is stopped.'];
    case 'throwDie':
      return [
        `The ${event.die} that hit `,
        namer.card(event.card),
        ' is thrown at ',
        namer.public(event.target),
        '.',
      ];
    case 'prevent':
      return ['The effect that would destroy ', namer.card(event.card), ' is prevented.'];
    case 'bar':
      return ['The abilities of ', namer.card(event.card), ' cannot be activated in this turn any more.'];
    case 'withdraw':
      return [namer.card(event.card), ' leaves its team.'];
    case 'skipDefense':
      return ['The Defense Formation is skipped, by ', namer.card(event.card), '.'];
    case 'wound':
      return [`${namer.who(event.player)} takes ${event.amount}${event.piercing ? ' piercing' : ''} damage.`];
    case 'heal':
      return [`${namer.who(event.player)} gains ${terms.hitpoints(event.amount)}.`];
    case 'payHitpoints':
      return [`${namer.who(event.player)} pays ${terms.hitpoints(event.amount)}.`];
    case 'place': {
      const what = counted(event.count, terms.counter(event.counter));
      return [`${namer.who(event.by)} places ${what} on `, namer.card(event.card), '.'];
    }
    case 'remove':
      return remove(event, namer);
    case 'roll':
      return [`${namer.who(event.player)} rolls ${event.dice.join(', ')} ${terms.rolls[event.why]}.`];
    case 'reroll':
      return [`${namer.who(event.player)} re-rolls a ${event.was}: it is a ${event.now} now.`];
    case 'grantRerolls':
      return [mayReroll(event, namer)];
    case 'reveal':
      return [`${namer.who(event.by)} reveals `, ...namer.cards(event.cards, 'card'), '.'];
    case 'see':
      return see(event, namer);
    case 'target': {
      const cards = namer.cards(event.cards, 'card');
      return [`${namer.who(event.by)} targets `, ...cards, ' with ', namer.public(event.source), '.'];
    }
    case 'link':
      return link(event.link, event.number, namer);
    case 'wait':
      return [...activated(event.link, namer, 'The'), '.'];
    case 'fail':
      return ['The ability of ', namer.card(event.card), family.fail];
    case 'pawn':
      return [`${namer.who(event.player)} ${makesPawn[event.how]} `, namer.card(event.card), '.'];
    case 'petrify':
      return [`${namer.who(event.by)} petrifies `, namer.card(event.card, `a ${terms.creature}`), '.'];
    case 'negate':
      return [`The ${event.what} of `, namer.card(event.card), ' is negated.'];
    case 'resolve':
      return namer.chains ? [`Chain link ${event.number} resolves: `, namer.card(event.card), '.'] : null;
    case 'resolved':
      return namer.chains ? ['The chain has resolved.'] : null;
    case 'unlink':
    case 'next':
    case 'placed':
      return null;
    case 'attack':
      return attack(event, namer);
    case 'enlist':
      return [namer.card(event.card), ` joins the team of ${namer.who(event.player)}.`];
    case 'formation':
      return [
        `${namer.who(event.player)} orders the team anew: `,
        ...namer.cards(event.team, terms.creature),
        '.',
      ];
    case 'defend':
      return [`${namer.who(event.player)} defends with `, ...namer.cards(event.team, terms.creature), '.'];
    case 'victim':
      return [namer.card(event.card), ` is the ${terms.victim} now.`];
    case 'peace':
      return ['The battle is over.'];
    case 'hypnotize':
      return family[event.back === null ? 'hypnotize' : 'goesBack'](
        namer.card(event.card),
        namer.who(event.to),
      );
    case 'force':
      return willAttack(namer.card(event.card), namer.victim(event.victim));
    case 'out':
      return [outWords[event.why](namer.who(event.player), terms.hitpoints(0))];
    case 'emptyDeck':
      return [`${namer.who(event.player)} has to draw, and the deck is empty.`];
    case 'end':
      return [ending(event, namer)];
  }
}

function change(event: EventOf<'change'>, namer: Namer): TextPart[] {
  const { card, stat } = event;
  if ('to' in event) return [`The ${namer.terms.stats[stat]} of `, namer.card(card), ` becomes ${event.to}.`];
  const { by } = event;
  const how = `${by < 0 ? 'decreased' : 'increased'} by ${Math.abs(by)}`;
  return [`The ${namer.terms.stats[stat]} of `, namer.card(card), ` is ${how}.`];
}

function remove({ card, counter, owner, by, why }: EventOf<'remove'>, namer: Namer): TextPart[] {
  const { terms } = namer;
  const what = withArticle(terms.counter(counter));
  if (why === 'trigger') return familyLogs[terms.era].trigger(namer.who(by), what, namer.card(card), terms);
  return [`${namer.who(by)} removes ${what} of ${namer.who(owner)} from `, namer.card(card), '.'];
}

function see({ cards, by, whose, zone }: EventOf<'see'>, namer: Namer): TextPart[] {
  const who = namer.who(by);
  const seen = namer.cards(cards, 'card');
  if (zone === null) return [`${who} sees `, ...seen, '.'];
  if (zone === 'deck') {
    return [familyLogs[namer.terms.era].excavates(who, namer.zoneOf(whose, zone)), ...seen, '.'];
  }
  return [`${who} sees the ${namer.zoneOf(whose, zone)}: `, ...seen, '.'];
}

/** Where the edition has no chains there is nothing to count, and what is summoned or attacks has been told already. */
function link(one: Link, number: number, namer: Namer): TextPart[] | null {
  if (namer.chains) return [`Chain link ${number}: `, ...linked(one, namer), '.'];
  return 'ability' in one ? [...activated(one, namer, 'The'), '.'] : null;
}

function attack({ player, team, victim, defender, forced }: EventOf<'attack'>, namer: Namer): TextPart[] {
  const { creature, victim: named } = namer.terms;
  const whose = 'player' in victim ? '' : ` of ${namer.who(defender)}`;
  const attackers = namer.cards(team, creature);
  const whom = [namer.victim(victim), `${whose}.`];
  if (forced) return ['A Berzerk Counter makes ', ...attackers, ' attack ', ...whom];
  return [`${namer.who(player)} attacks with `, ...attackers, `; the ${named} is `, ...whom];
}

const outWords: Readonly<Record<EventOf<'out'>['why'], (who: string, nothing: string) => string>> = {
  hitpoints: (who, nothing) => `${who} has ${nothing} and is out of the game.`,
  deck: (who) => `The deck of ${who} is empty: ${who} is out of the game.`,
  forfeit: (who) => `${who} gives up and is out of the game.`,
};
