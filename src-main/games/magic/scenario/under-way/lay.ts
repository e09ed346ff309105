/** Lays what a position says of a turn that is under way: the inverse of `write.ts`. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Writable } from '../../../../engine/pipeline/writable.js';
import { ScenarioFault } from '../../../../engine/scenario/fault.js';
import type { Named } from '../../../../engine/scenario/positions/set-position.js';
import { anybody, type CardNo, type Target } from '../../../../engine/state.js';
import { colors } from '../../cards/colors.js';
import { colorBits, typeBits } from '../../rules/objects/bits.js';
import type { Design, Node } from '../../rules/state/design.js';
import type { KnownObject, Lasting, MagicCard, Memory, NodeRef, State } from '../../rules/state/state.js';
import type {
  UnderWay,
  WrittenChosen,
  WrittenEffect,
  WrittenKnown,
  WrittenMemory,
  WrittenStacked,
  WrittenText,
} from './words.js';

type Laid = Writable<State>;
type Did = State['thisTurn'][number]['did'];

export class UnderWayLaying {
  readonly #state: Laid;
  readonly #words: UnderWay;
  readonly #named: Named;
  readonly #designs: readonly Design[];
  /** The id that stands for the first place in "came". */
  readonly #first: number;
  /** What is no more, by its place there. */
  readonly #ceased = new Map<number, CardNo>();

  constructor(state: Laid, words: UnderWay, named: Named, designs: readonly Design[]) {
    this.#state = state;
    this.#words = words;
    this.#named = named;
    this.#designs = designs;
    this.#first = state.nextId;
    this.#layAges(words.came ?? null);
  }

  /** Everything but attackers and what is on the stack. */
  layRest(): void {
    const { ages = {}, effects = [], waiting = [], did = {} } = this.#words;
    const { extraTurns = [], extraPhases = [], after, struck = [], blocked = [] } = this.#words;
    const state = this.#state;
    for (const [label, { attached, arrived }] of Object.entries(ages)) {
      const card = this.#cardAt(label);
      if (card.zone !== 'play') continue;
      if (attached !== undefined) card.attached = this.#idOf(attached);
      if (arrived !== undefined) card.arrived = this.#idOf(arrived);
    }
    const attachedSince = (no: CardNo): number => state.cards[no]!.attached ?? state.cards[no]!.id;
    state.attachments?.sort((one, other) => attachedSince(one.object) - attachedSince(other.object));
    if (effects.length > 0)
      state.effects = effects.map((one) => this.#effect(one)) as Laid['effects'] & object;
    state.waiting = waiting.map(({ of, part, by, source, memory, x }) => ({
      node: this.#text({ of, part }, 'effects'),
      controller: this.#named.player(by),
      source: this.#known(source),
      memory: this.#memory(memory),
      ...(x !== undefined && { x }),
    })) as Laid['waiting'];
    state.thisTurn = Object.entries(did).flatMap(([label, all]) => {
      const { id } = this.#cardAt(label);
      return all.map((one) => factOf(id, one));
    });
    state.extraTurns = extraTurns.map((name) => this.#named.player(name));
    state.extraPhases = [...extraPhases];
    if (after !== undefined) state.lastInOrder = this.#named.player(after);
    for (const { defender, blockers } of blocked) {
      const ids = blockers.map((label) => this.#cardAt(label).id);
      state.combat?.attacks.push({ defender: this.#named.player(defender), blocked: true, blockers: ids });
    }
    for (const label of struck) {
      const { id } = this.#cardAt(label);
      const attack = state.combat?.attacks.find(({ attacker }) => attacker === id);
      if (attack) attack.struck = true;
      else state.combat?.struck.push(id);
    }
  }

  /** What was said of what is on the stack. @returns whether its text is known by that */
  layStacked(no: CardNo, label: string): boolean {
    const words = this.#words.stacked?.[label];
    const card = this.#state.cards[no]!;
    if (!words || card.zone !== 'stack') return false;
    const { does, source, gone = [], counts, shares, memory, paid, left, copy, damage } = words;
    if (does) card.does = this.#text(does, 'effects');
    if (card.source && source !== undefined) card.source.id = this.#idOf(source);
    if (counts) card.counts = [...counts];
    if (shares) card.shares = [...shares];
    if (memory) card.memory = this.#memory(memory);
    if (paid) card.paid = this.#memory(paid);
    if (left) card.left = left.map((one) => this.#known(one));
    if (copy) card.isCopy = true;
    if (damage) card.combatDamage = damage.map((one) => this.#damage(one));
    this.#aimAtGone(card, gone);
    return does !== undefined || damage !== undefined;
  }

  #damage({ source, to, amount }: NonNullable<WrittenStacked['damage']>[number]) {
    const aimed: Target =
      typeof to === 'number'
        ? { card: this.#idOf(to) }
        : this.#named.isPlayer(to)
          ? { player: this.#named.player(to) }
          : { card: this.#cardAt(to).id };
    return { source: this.#known(source), to: aimed, amount };
  }

  /** Targets that have left are what something else may speak of as well. */
  #aimAtGone(card: Writable<MagicCard>, gone: readonly number[]): void {
    const there = new Set(this.#state.cards.map(({ id }) => id));
    const left = (card.targets ?? []).filter((one) => 'card' in one && !there.has(one.card));
    for (const [nth, one] of left.entries()) {
      const place = gone[nth];
      if ('card' in one && place !== undefined) one.card = this.#idOf(place);
    }
  }

  #cardAt(label: string): Writable<MagicCard> {
    return this.#state.cards[this.#named.card(label)]!;
  }

  #idOf(place: number): number {
    const most = this.#state.nextId;
    const id = this.#first + place - 1;
    if (id > most) throw new ScenarioFault(`Nothing has the place ${place} in “came”.`);
    return id;
  }

  /** Ids in the order in which everything came; what was aimed at or comes from something follows. */
  #layAges(came: readonly (string | null)[] | null): void {
    const { cards } = this.#state;
    const ids = new Map<number, number>();
    const inOrder = came
      ? came.map((label) => (label === null ? null : this.#named.card(label)))
      : [...cards.keys()].filter((no) => cards[no]!.zone === 'play' || cards[no]!.zone === 'stack');
    if (new Set(inOrder.filter((no) => no !== null)).size < inOrder.filter((no) => no !== null).length) {
      throw new ScenarioFault('A card stands in “came” twice.');
    }
    for (const [place, no] of inOrder.entries()) {
      const card = no === null ? null : cards[no];
      if (!card) continue;
      ids.set(card.id, this.#first + place);
      card.id = this.#first + place;
    }
    this.#state.nextId = this.#first + inOrder.length;
    for (const { source, targets = [] } of cards) {
      if (source) source.id = ids.get(source.id) ?? source.id;
      for (const one of targets) if ('card' in one) one.card = ids.get(one.card) ?? one.card;
    }
  }

  #text({ of, part }: WrittenText, has: 'effects' | 'do'): NodeRef {
    const design = this.#named.design(of);
    const node: Node | undefined = this.#designs[design]?.nodes[part - 1];
    if (!node || !(has in node)) throw new ScenarioFault(`“${of}” has no part ${part} that does that.`);
    return { design, node: part - 1 };
  }

  #known(words: WrittenKnown): Writable<KnownObject> {
    const { card, gone, is, by, power, toughness, colors: tints = '', types } = words;
    const design = this.#named.design(is);
    const player = this.#named.player(by);
    const no = card === undefined ? this.#ceasedAt(gone ?? 0, design, player) : this.#named.card(card);
    return {
      card: no,
      id: gone === undefined ? this.#state.cards[no]!.id : this.#idOf(gone),
      player,
      design,
      ...(power !== undefined && { power }),
      ...(toughness !== undefined && { toughness }),
      colors: colorBits(colors.filter((color) => tints.includes(color))),
      types: typeBits(types),
    };
  }

  /** A token or ability that is no more: the game remembers what it was. */
  #ceasedAt(place: number, design: number, player: PlayerNo): CardNo {
    const known = this.#ceased.get(place);
    if (known !== undefined) return known;
    const state = this.#state;
    const ceased = { design, owner: player, player, zone: null, made: 'token', ceased: true } as const;
    state.cards.push({ ...ceased, id: state.nextId, known: anybody(state) } as Writable<MagicCard>);
    state.nextId += 1;
    const no = state.cards.length - 1;
    this.#ceased.set(place, no);
    return no;
  }

  #memory({ objects, other, players, amount }: WrittenMemory): Writable<Memory> {
    return {
      ...(objects && { objects: objects.map((one) => this.#known(one)) }),
      ...(other && { other: this.#known(other) }),
      ...(players && { players: players.map((name) => this.#named.player(name)) }),
      ...(amount !== undefined && { amount }),
    };
  }

  #chosen({ player, ...chosen }: WrittenChosen): NonNullable<Lasting['chosen']> {
    return { ...chosen, ...(player !== undefined && { player: this.#named.player(player) }) };
  }

  #effect(words: WrittenEffect): NonNullable<State['effects']>[number] {
    const { of, part, on, by, source, memory, chosen, until, since, ...numbers } = words;
    const { player, leaves, ...rest } = until;
    const subject =
      on === undefined
        ? { game: true as const }
        : this.#named.isPlayer(on)
          ? { player: this.#named.player(on) }
          : { card: this.#named.card(on) };
    return {
      on: subject,
      does: {
        node: this.#text({ of, part }, 'do'),
        controller: this.#named.player(by),
        source: source ? this.#known(source) : null,
        ...(memory && { memory: this.#memory(memory) }),
        ...numbers,
        ...(chosen && { chosen: this.#chosen(chosen) }),
      },
      until: {
        ...(rest as Omit<NonNullable<State['effects']>[number]['until'], 'player' | 'leaves'>),
        ...(player !== undefined && { player: this.#named.player(player) }),
        ...(leaves !== undefined && { leaves: this.#named.card(leaves) }),
      },
      since: this.#idOf(since),
    };
  }
}

const facts: readonly Did[] = [
  'attacked',
  'blocked',
  'dealtDamage',
  'wasDealtDamage',
  'cameIntoPlay',
  'played',
];

/** "attacked", "played 3". */
function factOf(id: number, words: string): State['thisTurn'][number] {
  const [word, part] = words.split(' ');
  const did = facts.find((one) => one === word);
  const node = part === undefined ? undefined : Number(part) - 1;
  if (!did || (node !== undefined && !(Number.isInteger(node) && node >= 0))) {
    throw new ScenarioFault(`No card does “${words}”.`);
  }
  return { id, did, ...(node !== undefined && { node }) };
}
