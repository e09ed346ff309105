/** Tables as a viewer may see them, made by hand. */
import type { Flag, SeenCard } from '../../../src-main/engine/table/seen-card.js';
import type { FieldLayout, SeenSeat, SeenZone, ZoneShape } from '../../../src-main/engine/table/seen-zone.js';
import type { TableView } from '../../../src-main/engine/table/table-view.js';
import type { PlayerNo } from '../../../src-main/engine/decision.js';
import { kotcRuleSets, type KotcRulesId } from '../../../src-main/games/kotc/rules/rule-set.js';

const shapes: Readonly<Record<string, ZoneShape>> = {
  battlefield: 'row',
  traps: 'row',
  granary: 'row',
  hand: 'hand',
};

export const rulesIds = Object.keys(kotcRuleSets) as KotcRulesId[];
export const fieldOf = (rules: KotcRulesId): FieldLayout => kotcRuleSets[rules].edition.field;

/** A card of Ann’s that lies there, and nothing more is known of it. */
export const unknownCard = (id: number): SeenCard => ({
  id,
  face: null,
  owner: 0,
  flags: [],
  chips: [],
  remembered: false,
  notes: [],
});

/** It lies sideways, in the shade. */
export const exhausted: Flag = {
  key: 'exhausted',
  name: 'exhausted',
  about: 'Exhausted',
  turned: true,
  dimmed: true,
};

let ids = 0;
/** A card with an id that no other has. */
export function card(design: number | null = null, more: Partial<SeenCard> = {}): SeenCard {
  ids += 1;
  const face =
    design === null
      ? null
      : ({
          design,
          name: `Card ${design}`,
          type: null,
          text: '',
          stats: [
            { key: 'cost', name: 'Level', now: 2, printed: 2, sign: 'disc', corner: 'middle' },
            { key: 'offense', name: 'SP', now: 3, printed: 3, sign: 'star', corner: 'left' },
            { key: 'defense', name: 'HP', now: 4, printed: 4, sign: 'square', corner: 'right' },
          ],
        } as const);
  return { ...unknownCard(ids), face, ...more };
}

export const cardsOf = (count: number, more: Partial<SeenCard> = {}): SeenCard[] =>
  Array.from({ length: count }, (_, design) => card(design, more));

export type Content = Readonly<Record<string, readonly SeenCard[] | number>>;

/** A seat with all zones of the field and a hand; what is named has these cards, or so many that nobody here knows. */
export function seatWith(seat: PlayerNo, field: FieldLayout, content: Content = {}): SeenSeat {
  const names = [...field.flat().flatMap(({ zone }) => zone ?? []), 'hand'];
  const others = Object.keys(content).filter((zone) => !names.includes(zone));
  const zones = [...names, ...others].map((zone): SeenZone => {
    const inside = content[zone] ?? [];
    const cards = typeof inside === 'number' ? [] : inside;
    const count = typeof inside === 'number' ? inside : inside.length;
    const name = zone.charAt(0).toUpperCase() + zone.slice(1);
    return { zone, name, shape: shapes[zone] ?? 'pile', count, cards, open: seat === 0 };
  });
  const name = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil', 'Hal'][seat] ?? `Player ${seat + 1}`;
  return { seat, name, life: 20, lifeName: 'HP', isOut: false, zones, notes: [] };
}

export function viewOf(
  rules: KotcRulesId,
  contents: readonly Content[],
  more: Partial<TableView> = {},
): TableView {
  const field = fieldOf(rules);
  return {
    rules,
    viewer: 0,
    turn: { number: 3, player: 0, phase: 'action' },
    phases: [{ id: 'action', name: 'Action Phase' }],
    seats: contents.map((content, seat) => seatWith(seat, field, content)),
    field,
    stage: [],
    shared: [],
    stack: null,
    combats: [],
    notes: [],
    asked: 0,
    prompt: null,
    fullControl: false,
    agreed: [],
    result: null,
    ...more,
  };
}
