import type { CardNo } from '../../../engine/state.js';
import type { KotcEvent } from '../rules/events/events.js';
import type { Link, Victim } from '../rules/state/state.js';
import type { ExpectedEvent } from './format.js';
import type { Names } from '../../../engine/scenario/names.js';

/** What can be told of an event, in the words in which scenarios expect it. */
export type EventFields = Omit<ExpectedEvent, 'card' | 'rule'> & {
  readonly cards: readonly string[];
  readonly rules: readonly string[];
};

export type LinkFields = Pick<ExpectedEvent, 'player' | 'kind' | 'ability' | 'counter'> & {
  readonly card: string;
};

export function linkFields(link: Link, names: Names): LinkFields {
  const whose = { card: names.label(link.card), player: names.playerName(link.player) };
  if ('counter' in link) return { ...whose, kind: 'counter', counter: link.counter };
  if ('ability' in link) return { ...whose, kind: 'ability', ability: link.ability + 1 };
  return { ...whose, kind: 'summon' in link ? 'summon' : 'attack' };
}

export const victimName = (victim: Victim, names: Names): string =>
  'player' in victim ? names.playerName(victim.player) : names.label(victim.card);

export function eventFields(event: KotcEvent, names: Names): EventFields {
  const { type, rules } = event;
  const player = (no: number): string => names.playerName(no);
  const cards = cardsOf(event).map((no) => names.label(no));
  const fields: { -readonly [K in keyof EventFields]: EventFields[K] } = { type, cards, rules };
  if ('link' in event) {
    const { card: _card, ...link } = linkFields(event.link, names);
    Object.assign(fields, link);
  }
  if ('player' in event) fields.player = player(event.player);
  if ('to' in event) fields.to = player(event.to);
  if ('amount' in event) fields.amount = event.amount;
  if ('counter' in event) fields.counter = event.counter;
  if ('why' in event) fields.why = event.why;
  if ('victim' in event) fields.victim = victimName(event.victim, names);
  if ('ability' in event) fields.ability = event.ability + 1;
  switch (event.type) {
    case 'move':
      fields.zone = event.zone ?? 'none';
      fields.by = player(event.by);
      break;
    case 'change':
      fields.stat = event.stat;
      if ('to' in event) fields.now = event.to;
      else fields.amount = event.by;
      break;
    case 'place':
      fields.count = event.count;
      fields.owner = fields.by = player(event.by);
      break;
    case 'remove':
      fields.owner = player(event.owner);
      fields.by = player(event.by);
      break;
    case 'roll':
      fields.dice = [...event.dice];
      break;
    case 'stopDie':
      fields.dice = [event.die];
      break;
    case 'throwDie':
      fields.dice = [event.die];
      fields.victim = names.label(event.target);
      break;
    case 'reroll':
      fields.was = event.was;
      fields.now = event.now;
      break;
    case 'exhaust':
    case 'reveal':
    case 'see':
    case 'target':
      fields.by = player(event.by);
      break;
    default:
      break;
  }
  return fields;
}

function cardsOf(event: KotcEvent): readonly CardNo[] {
  if ('link' in event) return [event.link.card];
  if ('card' in event) return [event.card];
  if ('cards' in event) return event.cards;
  return 'team' in event ? event.team : [];
}
