import type {
  CardId,
  Payment,
  PlayerNo,
  SeenCard,
  ZonePlace,
} from '../../../src-main/api/answers/play-answers.js';
import type { Aim, Intent } from './game/intent.js';
import { canWaitFor, dropsAhead, paymentAhead, playAhead } from './game/ahead-drag.js';
import { aimAt, pairsByDragging } from './game/pair-drag.js';
import { isSameDrop, isSameZone } from './game/same-drop.js';
import { optionsFor } from '../../../src-main/engine/decisions/pairs.js';
import { asLabel } from '../../shared/labels/text-labels.js';
import { zoneOf, type StagePlace } from '../../shared/table/view/seen-cards.js';
import type { DropTarget, StageInput, StagePair, StageShare } from '../../shared/table/scene/stage-input.js';
import type { TableSession } from './game/table-session.svelte.js';

const none: ReadonlySet<never> = new Set<never>();

/** What the person in front of a running table does on the stage: what the question that is asked admits. */
export class TableInput implements StageInput {
  readonly #desk: TableSession;
  /** Where a menu opens when a card was pressed by a key, in CSS px of the window: at what has the focus. */
  readonly #keyPlace: () => { readonly x: number; readonly y: number };

  constructor(desk: TableSession, keyPlace: () => { readonly x: number; readonly y: number }) {
    this.#desk = desk;
    this.#keyPlace = keyPlace;
  }

  get #chooser() {
    return this.#desk.store.chooser;
  }

  /** Actions of which nothing would come glow only where there is nothing better to do. */
  get glowing(): ReadonlySet<CardId> {
    const { decision, cards, pairing, pairs } = this.#chooser;
    if (decision?.kind === 'pair' && pairing !== null) {
      const free = optionsFor(decision, pairs, pairing);
      return new Set(free.flatMap((option) => decision.options[option]?.card ?? []));
    }
    if (decision?.kind !== 'act') return cards;
    const { attackers, victims } = this.#desk.attack;
    const aimed = victims.flatMap((aim) => ('card' in aim ? aim.card : []));
    const useful = decision.actions.flatMap(({ card, idle }) => (card === undefined || idle ? [] : [card]));
    return new Set([...useful, ...attackers, ...aimed]);
  }

  get picked(): readonly CardId[] {
    const { decision, picked, shares, pairs, pairing } = this.#chooser;
    switch (decision?.kind) {
      case 'cards':
      case 'order':
        return picked;
      case 'options':
        return picked.flatMap((place) => decision.options[place]?.card ?? []);
      case 'assign':
        return decision.shares.flatMap(({ to }, place) => ((shares[place] ?? 0) > 0 ? (to.card ?? []) : []));
      case 'pair':
        return [
          ...new Set(
            decision.pairings.flatMap(({ card }, place) =>
              pairs[place] != null || pairing === place ? card : [],
            ),
          ),
        ];
      default:
        return this.#desk.attack.team;
    }
  }

  get ordered(): boolean {
    return this.#chooser.ordered || this.#desk.attack.team.length > 1;
  }

  get players(): ReadonlySet<PlayerNo> {
    if (this.#desk.store.sitting === null) return none;
    const aimed = this.#desk.attack.victims.flatMap((aim) => ('player' in aim ? aim.player : []));
    return aimed.length > 0 ? new Set(aimed) : this.#chooser.players;
  }

  get dice(): boolean {
    const { sitting, busy } = this.#desk.store;
    return this.#chooser.decision?.kind === 'dice' && sitting !== null && !busy && !this.#desk.assigning;
  }

  useDie(place: number): void {
    if (this.dice) this.#chooser.useDie(place);
  }

  get pairs(): readonly StagePair[] {
    const { decision, pairs } = this.#chooser;
    if (decision?.kind !== 'pair') return [];
    const kind = decision.role === 'block' ? 'guard' : 'attack';
    return decision.pairings.flatMap(({ card }, place) => {
      const option = pairs[place] ?? null;
      const partner = option === null ? null : aimAt(decision.options[option]);
      return partner ? [{ card, with: partner, kind }] : [];
    });
  }

  get shares(): readonly StageShare[] {
    const { decision, prompt, shares } = this.#chooser;
    if (decision?.kind !== 'assign' || this.#desk.store.sitting === null) return [];
    return decision.shares.flatMap(({ to, least, most, enough = null }, place) => {
      const aim = aimAt(to);
      const name = asLabel(prompt?.options[place] ?? []);
      return aim ? [{ place, to: aim, name, amount: shares[place] ?? 0, least, most, enough }] : [];
    });
  }

  give(place: number, amount: number): void {
    const { decision, shares } = this.#chooser;
    if (decision?.kind !== 'assign' || this.#desk.store.busy) return;
    // One more may be taken from another; less is left to be given.
    if (amount > (shares[place] ?? 0)) this.#chooser.pick(place);
    else this.#chooser.give(place, Math.max(decision.shares[place]?.least ?? 0, amount));
  }

  drops(card: SeenCard, place?: StagePlace): readonly DropTarget[] | Promise<readonly DropTarget[]> | null {
    const prompt = this.#desk.prompt;
    if (card.id === null || !prompt || this.#desk.store.busy) return null;
    const { decision, pairs } = this.#chooser;
    if (decision?.kind === 'pair') {
      const partners = pairsByDragging(decision, pairs, card.id).map(({ onto }) => onto);
      return partners.length > 0 ? partners : null;
    }
    const gets = this.#sharesOf(card.id);
    if (gets.length > 0) return gets.map(({ to }) => to);
    const places = this.#chooser.actionsOf(card.id);
    const zones = places.flatMap((act) => {
      const drop = prompt.actions[act]?.drop;
      return drop && drop !== 'target' ? [drop] : [];
    });
    const aiming = this.#aiming(card.id);
    const begun = this.#begunWith(card.id);
    if (aiming.length + begun.length > 0) return this.#places(card.id, zones, aiming, begun);
    if (zones.length > 0) return zones;
    return canWaitFor(prompt, place) ? dropsAhead(this.#desk, card.id) : null;
  }

  /** What can be given of an amount by dragging the card that it is about. */
  #sharesOf(card: CardId): readonly StageShare[] {
    return this.#chooser.decision?.about === card ? this.shares : [];
  }

  /** What is enough for it at once, and then one by one. */
  #giveEnough({ place, amount, enough }: StageShare): void {
    for (let more = Math.max(1, (enough ?? 0) - amount); more > 0; more -= 1) this.#chooser.pick(place);
  }

  async #places(
    card: CardId,
    zones: readonly DropTarget[],
    aiming: readonly number[],
    begun: readonly number[],
  ): Promise<readonly DropTarget[]> {
    const acts = [...aiming, ...begun];
    const others = begun.length > 0 ? this.#desk.attack.attackers.map((one) => ({ card: one })) : [];
    const team = others.filter((one) => one.card !== card);
    const aims = (await Promise.all(acts.map((act) => this.#desk.store.aims(act)))).flat();
    const isUnknown = aiming.length > 0 && aims.length === 0;
    return [...zones, ...team, ...(isUnknown ? this.#fallbackDrops(aiming) : aims)];
  }

  /** Where the card goes for actions whose targets cannot be told beforehand, each place once. */
  #fallbackDrops(aiming: readonly number[]): readonly ZonePlace[] {
    const places = aiming.flatMap((act) => this.#desk.prompt?.actions[act]?.untold ?? []);
    return places.filter((place, at) => places.findIndex((one) => isSameZone(one, place)) === at);
  }

  drop(card: SeenCard, _place: StagePlace, onto: DropTarget): void {
    const pays = card.id === null ? undefined : this.#desk.payment.take(card.id, onto);
    void this.#drop(card, onto, this.#desk.asksAll ? undefined : pays);
  }

  /** Shows what would be paid for it, before it is let go. */
  over(card: SeenCard, onto: DropTarget | null): Promise<readonly CardId[]> {
    const { payment } = this.#desk;
    if (card.id !== null && onto !== null) {
      const shown = payment.show(card.id, onto, this.#paymentOf(card.id, onto));
      return shown.then((costs) => costs.flatMap(({ cards }) => cards));
    }
    payment.hide();
    return Promise.resolve([]);
  }

  async #paymentOf(card: CardId, onto: DropTarget): Promise<readonly Payment[]> {
    const { store } = this.#desk;
    if (this.#chooser.decision?.kind !== 'act') return [];
    const act = 'zone' in onto ? this.#playedTo(card, onto) : await this.#aimedAt(card, onto);
    return act === undefined ? paymentAhead(this.#desk, card, onto) : store.payment(act);
  }

  /** The action with a card that letting it go in a zone means. */
  #playedTo(card: CardId, onto: ZonePlace): number | undefined {
    const { actions = [] } = this.#desk.prompt ?? {};
    const act = this.#chooser.actionsOf(card).find((one) => {
      const drop = actions[one]?.drop;
      return drop && drop !== 'target' && isSameZone(drop, onto);
    });
    return act ?? this.#aiming(card).find((one) => isSameZone(actions[one]?.untold, onto));
  }

  /** The action with a card that can be aimed at that. */
  async #aimedAt(card: CardId, onto: Aim): Promise<number | undefined> {
    for (const act of [...this.#aiming(card), ...this.#begunWith(card)])
      if ((await this.#desk.store.aims(act)).some((aim) => isSameDrop(aim, onto))) return act;
    return undefined;
  }

  press(card: SeenCard, _place?: StagePlace, at = this.#keyPlace()): void {
    const { decision } = this.#chooser;
    if (card.id === null) return;
    if (this.#pressForAttack({ card: card.id })) return;
    if (this.#chooser.cards.has(card.id) && !this.#desk.store.busy) {
      if (decision?.kind === 'act') return this.#actWith(card, card.id, at);
      if (decision?.kind === 'options') return this.#pickOption(card.id);
      if (decision?.kind === 'assign' || decision?.kind === 'pair')
        return this.#chooser.press({ card: card.id });
      return this.#chooser.pick(card.id);
    }
    this.#desk.openMenu(card, at);
  }

  pressPlayer(player: PlayerNo): void {
    const { decision } = this.#chooser;
    if (this.#desk.store.busy || this.#pressForAttack({ player })) return;
    if (decision?.kind === 'assign' || decision?.kind === 'pair') return this.#chooser.press({ player });
    if (decision?.kind === 'players' && decision.players.includes(player)) this.#chooser.pick(player);
    if (decision?.kind !== 'options') return;
    const option = decision.options.findIndex((one) => one.card === undefined && one.player === player);
    if (option >= 0) this.#chooser.pick(option);
  }

  pressZone(place: ZonePlace): void {
    const view = this.#desk.store.update?.view;
    const seen = view && zoneOf(view, place);
    if (seen && seen.cards.length > 0) this.#desk.openPile(place);
  }

  menu(card: SeenCard, _place: StagePlace, at: { readonly x: number; readonly y: number }): void {
    this.#desk.openMenu(card, at);
  }

  /**
   * Builds the team of an attack, or launches it: at whom the team could attack, or where the pairs that attack are chosen at who is
   * attacked already.
   */
  #pressForAttack(pressed: Aim): boolean {
    const { attack, store } = this.#desk;
    const { decision, pairing, complete } = this.#chooser;
    if (store.busy) return false;
    if (decision?.kind === 'pair' && decision.role === 'attack' && pairing === null) {
      const isAttacked = this.pairs.some((pair) => isSameDrop(pair.with, pressed));
      if (isAttacked && complete) this.#chooser.confirm();
      return isAttacked && complete;
    }
    if ('card' in pressed && attack.attackers.includes(pressed.card)) {
      const acts = this.#chooser.actionsOf(pressed.card);
      const isUsed = acts.some((act) => this.#desk.prompt?.actions[act]?.idle === false);
      if (!isUsed) attack.toggle(pressed.card);
      return !isUsed;
    }
    if (attack.isFindingVictims && this.#doesNothingElse(pressed)) {
      void attack.launchOnceKnown(pressed);
      return true;
    }
    const isVictim = attack.victims.some((aim) => isSameDrop(aim, pressed));
    if (isVictim) attack.launch(pressed);
    return isVictim;
  }

  #doesNothingElse(pressed: Aim): boolean {
    return !('card' in pressed) || this.#chooser.actionsOf(pressed.card).length === 0;
  }

  #actWith(card: SeenCard, id: CardId, at: { readonly x: number; readonly y: number }): void {
    const [first, ...more] = this.#chooser.actionsOf(id);
    if (first !== undefined && more.length === 0) this.#desk.act(first);
    else this.#desk.openMenu(card, at);
  }

  /** Of several options about one card the first that is not picked yet; when all are, they are given back. */
  #pickOption(card: CardId): void {
    const places = this.#chooser.optionsOf(card);
    const next = places.find((place) => !this.#chooser.picked.includes(place)) ?? places[0];
    if (next !== undefined) this.#chooser.pick(next);
  }

  async #drop(card: SeenCard, onto: DropTarget, pays: Intent['pays']): Promise<void> {
    const { prompt, store } = this.#desk;
    if (card.id === null || !prompt) return;
    const { decision, pairs } = this.#chooser;
    if (decision?.kind === 'pair') {
      const pair = pairsByDragging(decision, pairs, card.id).find((one) => isSameDrop(one.onto, onto));
      if (pair) this.#chooser.pair(pair.place, pair.option);
      return;
    }
    const share = this.#sharesOf(card.id).find(({ to }) => isSameDrop(to, onto));
    if (share) return this.#giveEnough(share);
    const turn = store.update?.view.turn.number ?? 0;
    const said = { by: prompt.decision.player, turn, ...(pays && { pays }) };
    if ('zone' in onto) {
      const meant = this.#playedTo(card.id, onto);
      if (meant === undefined) await playAhead(this.#desk, card.id, onto, pays);
      else store.act(meant, pays ? { kind: 'begun', ...said, aimed: null } : null);
      return;
    }
    const { attack } = this.#desk;
    const begun = this.#begunWith(card.id);
    if (begun.length > 0 && 'card' in onto && attack.attackers.includes(onto.card)) {
      for (const one of [onto.card, card.id]) if (!attack.team.includes(one)) attack.toggle(one);
      return;
    }
    const act = await this.#aimedAt(card.id, onto);
    // Something else may be asked by now.
    if (this.#desk.prompt !== prompt) return;
    const aiming = this.#aiming(card.id);
    if (act === undefined) {
      if (aiming.length + begun.length === 0) await playAhead(this.#desk, card.id, onto, pays);
    } else if (aiming.includes(act)) store.act(act, { kind: 'target', ...said, aim: onto });
    else attack.launch(onto, [...new Set([...attack.team, card.id])]);
  }

  /** The actions with the card that are aimed at something. */
  #aiming(card: CardId): number[] {
    return this.#chooser.actionsOf(card).filter((act) => this.#desk.prompt?.actions[act]?.drop === 'target');
  }

  /** The actions that name no card and may be begun with this one. */
  #begunWith(card: CardId): number[] {
    const { actions = [] } = this.#desk.prompt ?? {};
    return actions.flatMap(({ begunWith }, place) => (begunWith?.includes(card) ? [place] : []));
  }
}
