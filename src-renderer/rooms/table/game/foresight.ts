import type { AheadAction, Decision, Payment } from '../../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../../connection/client.js';
import type { Aim } from './intent.js';

interface Known {
  readonly decision: number;
  /** What the offered actions could be aimed at, by their places. */
  readonly aims: Map<number, Promise<readonly Aim[]>>;
  /** What they would cost. */
  readonly payments: Map<number, Promise<readonly Payment[]>>;
  ahead: Promise<readonly AheadAction[]> | null;
}

/** What can be told beforehand of the question that is asked: each thing is asked for once, and forgotten with the question. */
export class Foresight {
  readonly #client: Client;
  readonly #game: string;
  #known: Known | null = null;

  constructor(client: Client, game: string) {
    this.#client = client;
    this.#game = game;
  }

  aims(decision: Decision | null, act: number): Promise<readonly Aim[]> {
    if (!decision) return Promise.resolve([]);
    const { aims } = this.#of(decision);
    const known = aims.get(act) ?? this.#askAims(act);
    aims.set(act, known);
    return known;
  }

  payment(decision: Decision | null, act: number): Promise<readonly Payment[]> {
    if (!decision) return Promise.resolve([]);
    const { payments } = this.#of(decision);
    const known =
      payments.get(act) ?? this.#client.play.table.payment({ game: this.#game, act }).catch(() => []);
    payments.set(act, known);
    return known;
  }

  ahead(decision: Decision | null): Promise<readonly AheadAction[]> {
    if (decision?.kind !== 'act' || decision.role === 'respond') return Promise.resolve([]);
    const known = this.#of(decision);
    known.ahead ??= this.#client.play.table.ahead({ game: this.#game }).catch(() => []);
    return known.ahead;
  }

  #of({ id }: Decision): Known {
    if (this.#known?.decision !== id)
      this.#known = { decision: id, aims: new Map(), payments: new Map(), ahead: null };
    return this.#known;
  }

  async #askAims(act: number): Promise<readonly Aim[]> {
    try {
      const { cards, players } = await this.#client.play.table.targets({ game: this.#game, act });
      return [...cards.map((card) => ({ card })), ...players.map((player) => ({ player }))];
    } catch {
      return [];
    }
  }
}
