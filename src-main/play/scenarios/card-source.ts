import { join } from 'node:path';
import type { Card } from '../../cards/card.js';
import type { Library } from '../../library/library.js';
import type { InlineCard } from '../../engine/scenario/scenario.js';
import type { FieldValue } from '../../games/card-fields.js';
import { editionIdOf } from '../../games/cards.js';
import { listedValues } from '../../library/finding/listed-values.js';
import { gameOfRules, ruleSet } from '../../games/rule-sets.js';
import { scenariosOf } from '../../games/scenarios.js';
import { starterCards } from './scenario-file.js';

/** A card that can be laid on a sandbox's table. */
export interface OfferedCard {
  readonly name: string;
  readonly from: 'library' | 'starter';
  readonly card: Card;
  /** What lists show of it beside its name, by the keys of its game's fields. */
  readonly values: Readonly<Record<string, FieldValue>>;
  /** As a scenario writes it. */
  readonly source: InlineCard;
}

/** More are not shown; a person types another letter. */
const MOST_OFFERED = 60;

/**
 * Cards of the library first, then of the starter sets, those of the rules' own edition before others. Cards on which the same
 * is printed are offered once: a starter deck that was taken into the library is there twice.
 */
export class CardSources {
  /** Of each game by its id. */
  readonly #starters = new Map<string, Promise<readonly Card[]>>();

  /** @param starters folder of the starter sets */
  constructor(private readonly starters: string) {}

  /** @param rules their id */
  async find(library: Library, query: string, rules: string): Promise<OfferedCard[]> {
    const { id: game } = gameOfRules(rules);
    const own: Card[] = [];
    const found = await library.cards.find({ query, sort: 'name', descending: false });
    const ofGame = found.rows.filter((row) => row.game === game);
    for (const { id } of ofGame.slice(0, MOST_OFFERED)) {
      const stored = await library.cards.get(id).catch(() => null);
      if (stored) own.push(stored.content);
    }
    const wanted = query.trim().toLowerCase();
    const others = (await this.all(rules)).filter(
      ({ name, text }) => name.toLowerCase().includes(wanted) || text.toLowerCase().includes(wanted),
    );
    const offered = eachOnce([
      ...own.map((card) => offer(card, 'library', rules)),
      ...others.map((card) => offer(card, 'starter', rules)),
    ]);
    const { edition } = ruleSet(rules);
    const isTheirs = (card: OfferedCard): number => (editionIdOf(card.card) === edition ? 0 : 1);
    const order = (card: OfferedCard): number => (card.from === 'library' ? 0 : 2) + isTheirs(card);
    return offered.sort((a, b) => order(a) - order(b)).slice(0, MOST_OFFERED);
  }

  /** Every card of the starter sets of the game that has these rules, by name. */
  all(rules: string): Promise<readonly Card[]> {
    const { id, ruleSets } = gameOfRules(rules);
    const known = this.#starters.get(id);
    if (known) return known;
    const reading = this.#read(new Set(ruleSets.flatMap(({ starter }) => starter ?? [])));
    this.#starters.set(id, reading);
    return reading;
  }

  async #read(sets: Iterable<string>): Promise<readonly Card[]> {
    const found = await Promise.all(
      [...sets].map(async (set) => [...(await starterCards(join(this.starters, set, 'cards'))).values()]),
    );
    return found.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

/** The first of those on which the same is printed. */
function eachOnce(offered: readonly OfferedCard[]): OfferedCard[] {
  const byPrint = new Map<string, OfferedCard>();
  for (const card of offered) {
    const print = JSON.stringify([card.name, card.source]);
    if (!byPrint.has(print)) byPrint.set(print, card);
  }
  return [...byPrint.values()];
}

function offer(card: Card, from: OfferedCard['from'], rules: string): OfferedCard {
  const { name } = card;
  const source = scenariosOf(rules).sourceOf(rules, ruleSet(rules).printedOn(card), name);
  return { name, from, card, values: listedValues(card), source };
}
