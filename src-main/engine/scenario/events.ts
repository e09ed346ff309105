import type { BaseEvent } from '../log.js';
import type { Names } from './names.js';
import type { ExpectedEvent } from './scenario.js';
import type { ScenarioWords } from './scenario-words.js';

type EventWords = Pick<ScenarioWords, 'eventFields'>;

/** Whether an event is the one expected. */
export function isEvent(
  words: EventWords,
  event: BaseEvent,
  { card, rule, ...expected }: ExpectedEvent,
  names: Names,
): boolean {
  if (event.type !== expected.type) return false;
  const fields = words.eventFields(event, names);
  if (card !== undefined && !fields.cards.includes(card)) return false;
  if (rule !== undefined && !fields.rules.includes(rule)) return false;
  return Object.keys(expected).every(
    (key) => expected[key] === undefined || JSON.stringify(expected[key]) === JSON.stringify(fields[key]),
  );
}

/** An event in a line, such as "move Bear: to Ben, zone grave, why destroy [K14-KEY-27]". */
export function eventText(words: EventWords, event: BaseEvent, names: Names): string {
  const { type, cards, rules, ...rest } = words.eventFields(event, names);
  const fields = Object.entries(rest).map(
    ([key, value]) => `${key} ${Array.isArray(value) ? value.join(' ') : String(value)}`,
  );
  const what = [type, ...(cards.length > 0 ? [cards.join(', ')] : [])].join(' ');
  return `${what}${fields.length > 0 ? `: ${fields.join(', ')}` : ''} [${rules.join(' ')}]`;
}
