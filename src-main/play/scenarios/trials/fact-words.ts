import type { Fact } from '../../../engine/scenario/written/facts.js';
import type { TableView } from '../../../engine/table/table-view.js';
import { capitalized } from '../../../engine/text.js';

/** A fact in a line: whose it is, and what it is. @param view a table of its game, for what zones and figures are called */
export function factInWords(fact: Fact, view: TableView): string {
  if (fact.of === 'result') {
    if (fact.winners.length === 0) return 'Nobody wins';
    return fact.winners.length === 1 ? `${fact.winners[0]} wins` : `${fact.winners.join(' and ')} tie`;
  }
  return fact.of === 'player' ? playerInWords(fact, view) : cardInWords(fact, view);
}

function playerInWords({ player, word, value }: Extract<Fact, { of: 'player' }>, view: TableView): string {
  const zone = zoneName(word, view);
  if (zone !== null && typeof value === 'number')
    return `${player}: ${value} ${value === 1 ? 'card' : 'cards'} in ${zone}`;
  if (typeof value === 'number') return `${player}: ${value} ${view.seats[0]?.lifeName ?? word}`;
  return `${player}: ${value === '' ? 'no' : String(value)} ${word}`;
}

function cardInWords({ owner, name, word, value }: Extract<Fact, { of: 'card' }>, view: TableView): string {
  const card = `${owner}’s ${name}`;
  if (word === 'zone') {
    const zone = zoneName(String(value), view);
    return `${card}: ${zone ?? 'in no zone'}`;
  }
  if (word === 'player') return `${card}: on the side of ${String(value)}`;
  if (word === 'counters') return countersInWords(card, value as Readonly<Record<string, number>>);
  if (typeof value === 'boolean') return `${card}: ${value ? '' : 'not '}${word}`;
  const figure = word.length <= 2 ? word.toUpperCase() : word;
  return value === null ? `${card}: no ${figure}` : `${card}: ${figure} ${String(value)}`;
}

function countersInWords(card: string, counters: Readonly<Record<string, number>>): string {
  const kinds = Object.entries(counters).map(([kind, count]) => `${count} ${kind}`);
  return kinds.length === 0 ? `${card}: no counters` : `${card}: counters ${kinds.join(', ')}`;
}

function zoneName(id: string, { seats, shared }: TableView): string | null {
  const zone = [...(seats[0]?.zones ?? []), ...shared].find((one) => one.zone === id);
  return zone ? capitalized(zone.name) : null;
}
