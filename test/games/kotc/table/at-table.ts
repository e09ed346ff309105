/** Games that begin with a scene, as a table shows them. */
import type { Viewer } from '../../../../src-main/engine/state.js';
import { expect } from 'vitest';
import type { CardId, PlayerNo, Reply } from '../../../../src-main/engine/decision.js';
import { Game } from '../../../../src-main/engine/game.js';
import type { LogDescription } from '../../../../src-main/engine/table/log-line.js';
import type { Move, Prompt } from '../../../../src-main/engine/table/prompt.js';
import type { SeenCard } from '../../../../src-main/engine/table/seen-card.js';
import type { SeenZone } from '../../../../src-main/engine/table/seen-zone.js';
import type { TableView } from '../../../../src-main/engine/table/table-view.js';
import { plainText, type Text } from '../../../../src-main/engine/text.js';
import { kotcPlayables } from '../../../../src-main/games/kotc/rules/playable.js';
import { kotcRuleSets, type KotcRulesId } from '../../../../src-main/games/kotc/rules/rule-set.js';
import type { Scene } from '../scene.js';
import { positionIn, type KotcGame } from '../rules/game-of.js';

export const [ANN, BEN, CLEO] = [0, 1, 2] as const;
export const texts = (all: readonly { readonly text: Text }[]): string[] =>
  all.map(({ text }) => plainText(text));

export class AtTable {
  readonly game: KotcGame;
  readonly #rules: KotcRulesId;
  readonly #names: readonly string[];
  readonly #labels: ReadonlyMap<string, number>;

  constructor(rules: KotcRulesId, scene: Omit<Scene, 'rules' | 'steps'>) {
    const { state, designs, labels, names } = positionIn(rules, scene);
    this.#rules = rules;
    this.#names = names;
    this.#labels = labels;
    this.game = new Game(kotcRuleSets[rules], state, designs);
  }

  id(label: string): CardId {
    return this.game.state.cards[this.#labels.get(label) ?? -1]?.id ?? 0;
  }

  view(viewer: Viewer): TableView {
    return kotcPlayables[this.#rules].view(this.game.context, this.game.decision, viewer, this.#names);
  }

  zone(viewer: Viewer, seat: PlayerNo, zone: string): SeenZone {
    const found = this.view(viewer).seats[seat]?.zones.find((one) => one.zone === zone);
    if (!found) throw new Error(`There is no zone “${zone}”.`);
    return found;
  }

  card(viewer: Viewer, label: string): SeenCard {
    const cards = this.view(viewer).seats.flatMap(({ zones }) => zones.flatMap((zone) => zone.cards));
    const found = cards.find(({ id }) => id === this.id(label));
    if (!found) throw new Error(`“${label}” is not shown.`);
    return found;
  }

  /** Of who is asked. */
  get prompt(): Prompt {
    const { prompt } = this.view(this.game.decision?.player ?? null);
    if (!prompt) throw new Error('Nobody is asked.');
    return prompt;
  }

  moves(player: PlayerNo, label: string): Move[] {
    const { context, decision } = this.game;
    return kotcPlayables[this.#rules].moves(context, decision, player, this.id(label), this.#names);
  }

  /** Why a player may not do that with a card. */
  refusal(player: PlayerNo, label: string, verb: string): { rule: string; because: string } {
    const move = this.moves(player, label).find((one) => one.verb === verb);
    if (!move || move.allowed) throw new Error(`“${verb}” with “${label}” is not refused.`);
    return { rule: move.rule, because: move.because };
  }

  answer(reply: Reply): void {
    expect(this.game.answer(reply)).toBeNull();
  }

  /** Whoever is asked does this, with a card. */
  act(verb: string, label?: string): void {
    const { actions } = this.prompt;
    const card = label === undefined ? undefined : this.id(label);
    const act = actions.findIndex((one) => one.verb === verb && (card === undefined || one.card === card));
    this.answer({ act });
  }

  choose(...labels: readonly string[]): void {
    this.answer({ cards: labels.map((label) => this.id(label)) });
  }

  /** All that has been told so far. */
  told(viewer: Viewer): LogDescription[] {
    const { context } = this.game;
    return context.log.entries.map((entry, place) =>
      kotcPlayables[this.#rules].describe(entry, place, viewer, this.#names, context),
    );
  }

  lines(viewer: Viewer): string[] {
    return this.told(viewer).flatMap(({ line }) => (line ? [plainText(line.text)] : []));
  }
}
