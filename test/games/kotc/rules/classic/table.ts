/** A table of the older editions, laid by hand, for what is said and shown of it. */
import { chanceFrom } from '../../../../../src-main/engine/chance/chance.js';
import { LogBook } from '../../../../../src-main/engine/log.js';
import type { CardNo, Viewer } from '../../../../../src-main/engine/state.js';
import type { Design, KotcContext } from '../../../../../src-main/games/kotc/rules/context.js';
import { perform } from '../../../../../src-main/games/kotc/rules/events/pipeline.js';
import type { KotcEvent } from '../../../../../src-main/games/kotc/rules/events/events.js';
import { logText } from '../../../../../src-main/games/kotc/rules/texts/log-text.js';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { addCard, emptyState } from '../../../../../src-main/games/kotc/rules/state/new-state.js';
import type { Zone } from '../../../../../src-main/games/kotc/rules/state/state.js';
import { plainText } from '../../../../../src-main/engine/text.js';
import { writable } from '../../../../../src-main/engine/pipeline/writable.js';

export const names = ['Ann', 'Ben'];
export const [ANN, BEN] = [0, 1] as const;
/** Who reads: Ann, Ben, and all who only watch. */
export const readers: readonly Viewer[] = [ANN, BEN, null];

/** What each player has, by name; the first two players have cards of their own in every zone. */
const lying: readonly Partial<Record<Zone, readonly string[]>>[] = [
  {
    deck: ['top', 'second'],
    grave: ['bones'],
    battlefield: ['stag'],
    traps: ['snare'],
    granary: ['field'],
    hand: ['bolt', 'elf'],
    reserves: ['spare'],
  },
  {
    deck: ['Ben’s top', 'Ben’s second'],
    grave: ['ashes'],
    battlefield: ['boar'],
    traps: ['pit'],
    granary: ['well'],
    hand: ['gem'],
    reserves: ['rest'],
  },
];
const spells = ['bolt', 'snare', 'pit', 'spare'];

const caveatAndTwoAbilities = [
  'This creature cannot attack.',
  'FIRST: Draw 1 card.',
  'SECOND: Draw 2 cards.',
];

function designOf(name: string): Design {
  const isSpell = spells.includes(name);
  const ability = (of: string | null): Design['abilities'][number] => {
    return { name: of, condition: null, play: null, costs: [], cost: null, parts: [] };
  };
  return {
    name,
    type: isSpell ? 'spell' : 'creature',
    edition: 11,
    text: name === 'stag' ? caveatAndTwoAbilities.join('\n') : 'Draw 1 card.',
    level: 1,
    sp: isSpell ? null : 2,
    hp: isSpell ? null : 6,
    caveat: null,
    abilities: name === 'stag' ? [ability('FIRST'), ability('SECOND')] : [ability(null)],
    conditional: false,
  };
}

export interface Laid {
  readonly game: KotcContext;
  readonly no: (name: string) => CardNo;
}

/** Ann and Ben with their cards; it is Ann's turn. */
export function layTable(id: keyof typeof kotcRuleSets = 'kotc-11'): Laid {
  const { edition } = kotcRuleSets[id];
  const state = emptyState(names.length, edition, chanceFrom(1));
  const designs: Design[] = [];
  const numbers = new Map<string, CardNo>();
  for (const [player, zones] of lying.entries()) {
    for (const [zone, cards] of Object.entries(zones) as [Zone, readonly string[]][]) {
      for (const name of cards) {
        numbers.set(name, addCard(state, designs.push(designOf(name)) - 1, player, player, zone));
      }
    }
  }
  writable(state).first = ANN;
  Object.assign(state.turn, { number: 3, phase: 'action' });
  const log = new LogBook<KotcEvent>();
  const game = { ...kotcRuleSets['kotc-11'].context(state, designs, log, () => undefined), edition };
  return { game, no: (name) => numbers.get(name) as CardNo };
}

/** What each reader is told of the latest thing that happened. */
export function told({ game }: Laid): (string | null)[] {
  const entry = game.log.entries.at(-1);
  if (!entry) throw new Error('Nothing has happened.');
  return readers.map((viewer) => {
    const line = logText(entry, viewer, names, game);
    return line && plainText(line.parts);
  });
}

/** Something that happens at a table. */
export type Happening = (laid: Laid) => KotcEvent;
export const rules: readonly string[] = [];

/** Lets something happen at a table laid anew, where what is removed lies before. @returns what each reader is told of it */
export function toldOf(event: Happening, id?: keyof typeof kotcRuleSets): (string | null)[] {
  const laid = layTable(id);
  const happens = event(laid);
  if (happens.type === 'remove') {
    const { card, counter, owner: by } = happens;
    perform(laid.game, { type: 'place', card, counter, count: 1, by, rules });
  }
  perform(laid.game, happens);
  return told(laid);
}

type Bare<E> = E extends KotcEvent ? Omit<E, 'rules'> : never;
/** An event of one card. */
export const about =
  (name: string, event: (card: CardNo) => Bare<KotcEvent>): Happening =>
  ({ no }) => ({ ...event(no(name)), rules });
export const plain =
  (event: Bare<KotcEvent>): Happening =>
  () => ({ ...event, rules });

/** All read the same. */
export const alike = (sentence: string | null): (string | null)[] => [sentence, sentence, sentence];
/** Ann reads it with the name, the others without. */
export const hidden = (known: string, unknown: string): (string | null)[] => [known, unknown, unknown];
