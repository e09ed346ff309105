/** What each part of the grammar looks like on the cards that can say it. */
import { EXAMPLE_NAME, type Part } from '../components/parts.js';
import { isSpell } from '../language/about.js';
import type { TypeLine } from '../type-line.js';

/** Texts of spells are read otherwise than those of permanents; only what is attached speaks of what it is on. */
export type Sayer = 'spell' | 'permanent' | 'attached';

export function sayerOf(line: TypeLine): Sayer {
  if (isSpell(line)) return 'spell';
  return line.enchants === null ? 'permanent' : 'attached';
}

/** Stands for the name of whichever card takes the text. */
const SELF = '~';

/** What people mean by a part, where the checklist's example is a rarer use of it. */
const usual: ReadonlyMap<string, string> = new Map([['MC-GR-103', 'Destroy target creature.']]);

/** Parts of costs and of whole texts, which stand on spells alone. */
const isOfSpellsAlone = ({ kind }: Part): boolean => kind === 'frame' || kind === 'cost';

/** The texts of a part by who can say them. What a spell does, a permanent does for {T}; a part of the type line has no text. */
export function textsOf(part: Part): Readonly<Partial<Record<Sayer, string>>> {
  if (part.found.length === 0) return {};
  const { typeLine, text: example } = part.example;
  const text = (usual.get(part.id) ?? example).replaceAll(EXAMPLE_NAME, SELF);
  if (typeLine.startsWith('Enchant ')) return { attached: text };
  if (!/^(?:Instant|Sorcery)/u.test(typeLine)) return { permanent: text, attached: text };
  if (isOfSpellsAlone(part)) return { spell: text };
  return { spell: text, permanent: `{T}: ${text}`, attached: `{T}: ${text}` };
}
