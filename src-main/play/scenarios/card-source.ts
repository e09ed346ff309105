import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Card } from '../../cards/card.js';
import type { DesignEdition, RulesEdition } from '../../games/kotc/cards/editions.js';
import type { Library } from '../../library/library.js';
import type { InlineCard } from '../../games/kotc/scenario/format.js';
import { sourceOf } from '../../games/kotc/scenario/scenario-of.js';
import { starterCards } from './scenario-file.js';

/** A card that can be laid on a sandbox's table. */
export interface OfferedCard {
  readonly name: string;
  readonly from: 'library' | 'starter';
  readonly type: Card['type'];
  readonly edition: DesignEdition;
  readonly cost: number | null;
  readonly offense: number | null;
  readonly defense: number | null;
  readonly text: string;
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
  #starters: Promise<readonly Card[]> | null = null;

  /** @param starters folder of the starter sets */
  constructor(private readonly starters: string) {}

  async find(library: Library, query: string, edition: RulesEdition): Promise<OfferedCard[]> {
    const own: Card[] = [];
    const found = await library.cards.find({ query, sort: 'name', descending: false });
    for (const { id } of found.rows.slice(0, MOST_OFFERED)) {
      const stored = await library.cards.get(id).catch(() => null);
      if (stored) own.push(stored.content);
    }
    const wanted = query.trim().toLowerCase();
    const others = (await this.all()).filter(
      ({ name, text }) => name.toLowerCase().includes(wanted) || text.toLowerCase().includes(wanted),
    );
    const offered = eachOnce([
      ...own.map((card) => offer(card, 'library')),
      ...others.map((card) => offer(card, 'starter')),
    ]);
    const isTheirs = (card: OfferedCard): number => (card.edition === edition ? 0 : 1);
    const order = (card: OfferedCard): number => (card.from === 'library' ? 0 : 2) + isTheirs(card);
    return offered.sort((a, b) => order(a) - order(b)).slice(0, MOST_OFFERED);
  }

  /** Every card of the starter sets, by name. */
  all(): Promise<readonly Card[]> {
    this.#starters ??= this.#read();
    return this.#starters;
  }

  async #read(): Promise<readonly Card[]> {
    const sets = (await readdir(this.starters)).filter((name) => name.startsWith('kotc-'));
    const found = await Promise.all(
      sets.map(async (set) => [...(await starterCards(join(this.starters, set, 'cards'))).values()]),
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

function offer(card: Card, from: OfferedCard['from']): OfferedCard {
  const { name, type, edition, cost, offense, defense, text } = card;
  return { name, from, type, edition, cost, offense, defense, text, source: sourceOf(card, name) };
}
