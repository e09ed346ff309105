import type {
  CardId,
  EditedScenario,
  LaidCard,
  SeenCard,
  SeenCombat,
  SeenStack,
  SeenTarget,
  SeenZone,
  Spot,
  StackEntry,
  TableView,
  Text,
} from '../../../src-main/api/answers/play-answers.js';

/** A scenario as it is shown, with ids and designs that stay the same from one edit to the next. */
export interface SteadyScenario extends Omit<EditedScenario, 'cards'> {
  readonly cards: ReadonlyMap<CardId, LaidCard>;
}

/**
 * Main lays out every edited scenario anew, and counts its cards and designs from the beginning. What the stage shows must keep
 * its number, or cards would change into one another: a card by its label, a design by what is printed.
 */
export class SteadyView {
  readonly #ids = new Map<string, CardId>();
  readonly #designs = new Map<string, number>();
  /** By the steady numbers: what main calls the design in the scenario that was shown last with it. */
  readonly #asked = new Map<number, { readonly shown: EditedScenario; readonly design: number }>();

  steady(shown: EditedScenario): SteadyScenario {
    const idOf = (id: CardId): CardId => numberOf(this.#ids, shown.cards[id]?.label ?? `card ${id}`);
    const seen = (card: SeenCard): SeenCard => ({
      ...card,
      id: card.id === null ? null : idOf(card.id),
      face: card.face && { ...card.face, design: this.#design(shown, card.face) },
      ...(card.attached && { attached: { ...card.attached, to: idOf(card.attached.to) } }),
    });
    const seenIn = (zone: SeenZone): SeenZone => ({ ...zone, cards: zone.cards.map(seen) });
    const { seats, shared, stage, stack, combats, notes } = shown.view;
    const laid = {
      seats: seats.map((seat) => ({ ...seat, zones: seat.zones.map(seenIn) })),
      shared: shared.map(seenIn),
      stage: stage.map(seen),
    };
    const refTo = <R extends SeenTarget>(ref: R): R => ({
      ...ref,
      card: ref.card === null ? null : idOf(ref.card),
      design: ref.design === null ? null : this.#named(shown, ref.design, ref.name),
    });
    const textOf = (text: Text): Text => text.map((part) => (typeof part === 'string' ? part : refTo(part)));
    const view: TableView = {
      ...shown.view,
      ...laid,
      stack: stack && stackWith(stack, refTo, textOf),
      combats: combats.map((combat) => combatWith(combat, refTo)),
      notes: notes.map(textOf),
    };
    const cards = new Map(Object.entries(shown.cards).map(([id, card]) => [idOf(Number(id)), card]));
    return { ...shown, view, cards };
  }

  /** The scenario and its design that a steady number stands for. */
  ask(design: number): { readonly shown: EditedScenario; readonly design: number } | null {
    return this.#asked.get(design) ?? null;
  }

  /** A design that is spoken of: the one that lies on the table, or by its name alone where none does. */
  #named(shown: EditedScenario, design: number, name: string): number {
    const same = [...this.#asked].find(([, asked]) => asked.shown === shown && asked.design === design);
    return same?.[0] ?? this.#design(shown, { design, name, type: null, text: '', stats: [] });
  }

  #design(shown: EditedScenario, { design, name, type, text, stats }: NonNullable<SeenCard['face']>): number {
    const printed = stats.map(({ key, printed: value }) => `${key} ${value}`);
    const steady = numberOf(this.#designs, JSON.stringify([shown.scenario.rules, name, type, text, printed]));
    this.#asked.set(steady, { shown, design });
    return steady;
  }
}

type RefTo = <R extends SeenTarget>(ref: R) => R;

function stackWith(stack: SeenStack, refTo: RefTo, textOf: (text: Text) => Text): SeenStack {
  const entry = (one: StackEntry): StackEntry => ({
    ...one,
    card: refTo(one.card),
    text: textOf(one.text),
    targets: one.targets.map(refTo),
  });
  return { ...stack, entries: stack.entries.map(entry), pending: stack.pending.map(entry) };
}

const combatWith = (combat: SeenCombat, refTo: RefTo): SeenCombat => ({
  ...combat,
  fights: combat.fights.map((fight) => ({
    ...fight,
    attackers: fight.attackers.map(refTo),
    blockers: fight.blockers.map(refTo),
    victim: 'player' in fight.victim ? fight.victim : { card: refTo(fight.victim.card) },
  })),
});

function numberOf(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const next = numbers.size + 1;
  numbers.set(key, next);
  return next;
}

/** The id of the card in that place. */
export function idAt({ cards }: SteadyScenario, { seat, zone, index }: Spot): CardId | null {
  for (const [id, { at }] of cards) {
    if (at.seat === seat && at.zone === zone && at.index === index) return id;
  }
  return null;
}
