/** Cards as they are played: what is printed on them, read. */
import type { Design, Node } from '../rules/state/design.js';
import { basicLandNames, basicLandOf, manaAbilityOf, type BasicLand } from './basic-lands.js';
import type { Printed } from './card.js';
import { characteristicsOf, type Characteristics } from './characteristics.js';
import type { Ability, CardText } from './components/abilities.js';
import type { Amount } from './components/amounts.js';
import type { TokenSpec } from './components/effects.js';
import { readText } from './language/read.js';
import { writeText } from './language/write.js';
import { changesTexts, rewordedFrom } from './reworded.js';
import { writeTypeLine, type TypeLine } from './type-line.js';

/** All abilities and effects of a text with those inside of others, each before what is inside it; at the end the abilities of lands that something becomes. */
export function nodesOf(abilities: readonly Ability[]): Node[] {
  const nodes: Node[] = [];
  const lands = new Set<BasicLand>();
  const look = (part: unknown, isAbility: boolean): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      for (const one of part) look(one, isAbility);
      return;
    }
    if (isAbility || 'do' in part) nodes.push(part as Node);
    if ('is' in part && part.is === 'becomes') for (const land of landsBecome(part)) lands.add(land);
    for (const [key, value] of Object.entries(part)) look(value, key === 'abilities');
  };
  look(abilities, true);
  for (const land of lands) {
    const ability = manaAbilityOf(land);
    if (!nodes.includes(ability)) look([ability], true);
  }
  return nodes;
}

/** "Becomes an island": which of the basic lands; any, where the type is chosen. */
function landsBecome(part: object): readonly BasicLand[] {
  if (!('subtype' in part)) return [];
  const { subtype } = part;
  if (typeof subtype !== 'string') return subtype === null ? [] : basicLandNames;
  const land = basicLandOf(subtype);
  return land ? [land] : [];
}

const known = new Map<string, ReturnType<typeof read>>();
const MOST_KNOWN = 5000;

/** A card ready to be played, or why it cannot be, in a sentence (MC-Q-137). */
export function designOf(printed: Printed): { readonly design: Design } | { readonly because: string } {
  const key = JSON.stringify(printed);
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const design = read(printed);
  known.set(key, design);
  return design;
}

function read(printed: Printed): { readonly design: Design } | { readonly because: string } {
  const its = characteristicsOf(printed);
  const [fault] = its.faults;
  if (fault) return { because: fault.because };
  if (its.line === null) return { because: 'A card needs a type, such as Creature — Goblin or Instant.' };
  const { text, problems } = readText(
    printed.text,
    { name: printed.name, typeLine: its.line },
    { hints: false },
  );
  if (text === null)
    return { because: `The text of “${printed.name}” cannot be read: ${problems[0]?.because ?? ''}` };
  return { design: designed(printed, its, its.line, text) };
}

function designed(printed: Printed, its: Characteristics, line: TypeLine, text: CardText): Design {
  const own = text.map(({ ability }) => ability);
  const abilities = its.basicLand === null ? own : [manaAbilityOf(its.basicLand), ...own];
  return {
    name: printed.name,
    manaCost: line.token ? null : its.cost,
    types: line.types,
    subtypes: its.basicLand === null ? line.subtypes : [...line.subtypes, its.basicLand],
    colors: its.colors,
    enchants: line.enchants,
    power: its.power?.number ?? null,
    toughness: its.toughness?.number ?? null,
    text: printed.text,
    abilities,
    nodes: nodesOf(abilities),
    isToken: line.token,
  };
}

/** Where the text counts it, * is printed; the size comes with the token. */
const statOf = (amount: Amount): string => (typeof amount === 'number' ? String(amount) : '*');

/** A token as a card (MC-Q-84): its creature type is its name unless the effect says another. */
function tokenPrinted({ name, power, toughness, colors, artifact, subtypes, abilities }: TokenSpec): Printed {
  const typeLine: TypeLine = {
    token: true,
    types: artifact ? ['artifact', 'creature'] : ['creature'],
    subtypes,
    enchants: null,
  };
  const called = name ?? subtypes.join(' ');
  return {
    name: called,
    manaCost: '',
    typeLine: writeTypeLine(typeLine),
    text: writeText(
      abilities.map((ability) => ({ ability })),
      { name: called, typeLine },
    ),
    power: statOf(power),
    toughness: statOf(toughness),
    colors: colors.join(''),
  };
}

/** What is printed on the tokens that a card can make, and, beside a card that changes texts, on what can come of it. @param among the other cards of the game */
export function tokensOf(printed: Printed, among: readonly Printed[] = []): readonly Printed[] {
  const reworded = hasChanger(among) ? rewordedOf(printed) : [];
  const tokens = tokensMadeBy(printed);
  return reworded.length > 0 ? [...tokens, ...reworded] : tokens;
}

/** Asked for each card of a game about all of them: found once for a game. */
const changers = new WeakMap<readonly Printed[], boolean>();

/** Whether one of the cards changes texts. */
function hasChanger(among: readonly Printed[]): boolean {
  let found = changers.get(among);
  if (found === undefined) changers.set(among, (found = among.some(changesTexts)));
  return found;
}

function rewordedOf(printed: Printed): readonly Printed[] {
  const ready = designOf(printed);
  return 'because' in ready ? [] : rewordedFrom(printed, ready.design);
}

function tokensMadeBy(printed: Printed): readonly Printed[] {
  // Reading a text takes long, and most make none.
  if (!/\btokens?\b/i.test(printed.text)) return [];
  const ready = designOf(printed);
  if ('because' in ready) return [];
  return ready.design.nodes.flatMap((node) =>
    'do' in node && node.do === 'makeToken' ? [tokenPrinted(node.token)] : [],
  );
}

const tokenDesigns = new WeakMap<Design, readonly Design[]>();

/** The tokens that a card ready to be played can make, and those that they can make. */
export function tokenDesignsOf(card: Design): readonly Design[] {
  const known = tokenDesigns.get(card);
  if (known) return known;
  const own = card.nodes.flatMap((node) => {
    if (!('do' in node) || node.do !== 'makeToken') return [];
    const ready = designOf(tokenPrinted(node.token));
    return 'design' in ready ? [ready.design] : [];
  });
  tokenDesigns.set(card, own);
  const all = [...own, ...own.flatMap(tokenDesignsOf)];
  tokenDesigns.set(card, all);
  return all;
}
