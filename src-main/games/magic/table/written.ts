/** Texts that the state points to, in words: as they are printed, or else as they are written. */
import type { Effect as LastingEffect } from '../../../engine/effects/effect.js';
import type { PlayerNo } from '../../../engine/decision.js';
import type { CardNo } from '../../../engine/state.js';
import type { Ability } from '../cards/components/abilities.js';
import { writeParagraph } from '../cards/language/write.js';
import type { TypeLine } from '../cards/type-line.js';
import type { Magic } from '../rules/context.js';
import type { Design, Node } from '../rules/state/design.js';
import type { Lasting, NodeRef } from '../rules/state/state.js';

const known = new WeakMap<Node, string>();

/** What an ability or effect says, by its place in the state. */
export function writtenNode({ designs }: Pick<Magic, 'designs'>, { design: place, node }: NodeRef): string {
  const design = designs[place];
  const its = design?.nodes[node];
  if (!design || !its) return '';
  const before = known.get(its);
  if (before !== undefined) return before;
  const text = printedParagraph(design, its) ?? written(design, its);
  known.set(its, text);
  return text;
}

/** The paragraph in which an ability is printed; null for one that stands in none by itself, as a basic land's. */
function printedParagraph({ abilities, text }: Design, node: Node): string | null {
  const place = abilities.indexOf(node as Ability);
  const paragraphs = text.split('\n').filter((one) => one.trim() !== '');
  return place < 0 || paragraphs.length !== abilities.length ? null : (paragraphs[place] ?? null);
}

const asSpell: TypeLine = { token: false, types: ['instant'], subtypes: [], enchants: null };

function written({ name, types, subtypes, enchants }: Design, node: Node): string {
  const about = { name, typeLine: { token: false, types, subtypes, enchants } };
  try {
    if ('is' in node) return writeParagraph({ ability: node }, about);
    return writeParagraph({ ability: { is: 'spell', effects: [node] } }, { ...about, typeLine: asSpell });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return '';
  }
}

/** On what something lasts: an object, a player, or the whole game. */
type On = { readonly card: CardNo } | { readonly player: PlayerNo } | { readonly game: true };

const isOn = ({ on }: LastingEffect<Lasting>, that: On): boolean => {
  if ('card' in that) return 'card' in on && on.card === that.card;
  return 'player' in that ? 'player' in on && on.player === that.player : 'game' in on;
};

/** What goes on for a while for an object, a player or the game: "Sudden Vigor: Target creature gets +3/+3 until end of turn." */
export function lastingOn(game: Magic, that: On): string[] {
  const { effects } = game.state;
  if (!effects || effects.length === 0) return [];
  const found = effects.flatMap((entry) => {
    if (!isOn(entry, that)) return [];
    const { node, left } = entry.does;
    const text = writtenNode(game, node);
    const rest = left === undefined ? '' : ` (${left} left)`;
    return text === '' ? [] : [`${game.designs[node.design]?.name ?? ''}: ${text}${rest}`];
  });
  return [...new Set(found)];
}
