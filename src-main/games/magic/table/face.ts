/** What stands on an object as it is now, and how it lies. */
import type { Flag, SeenFace, Stat } from '../../../engine/table/seen-card.js';
import type { CardNo } from '../../../engine/state.js';
import { counted } from '../../../engine/text.js';
import { basicLandOf } from '../cards/basic-lands.js';
import { colorNames } from '../cards/colors.js';
import { cardTypes } from '../cards/components/filters.js';
import { writeManaCost } from '../cards/mana-cost.js';
import { sayManaCost } from '../cards/said-cost.js';
import { writeTypeLine } from '../cards/type-line.js';
import type { Magic } from '../rules/context.js';
import type { Characteristics } from '../rules/state/characteristics.js';
import type { MagicCard } from '../rules/state/state.js';
import { attackOf, blocks } from './combats.js';
import { lastingOn } from './written.js';

const cost = { key: 'manaCost', name: 'mana cost', sign: 'pill', corner: 'left' } as const;
const power = { key: 'power', name: 'power', sign: 'box', corner: 'right' } as const;
const toughness = { key: 'toughness', name: 'toughness', sign: 'box', corner: 'right' } as const;

/** The rows of a player's permanents: what fights lies nearest to the enemy. */
export const rows = [
  { row: 'creatures', name: 'Creatures' },
  { row: 'lands', name: 'Lands' },
  { row: 'others', name: 'Other permanents' },
] as const;

/** A land that is a creature fights with the creatures. */
export function rowOf(game: Magic, no: CardNo): (typeof rows)[number]['row'] {
  const { types } = game.rules.characteristicsOf(game, no);
  if ((types & CREATURE) !== 0) return 'creatures';
  return (types & LAND) !== 0 ? 'lands' : 'others';
}

export const COMBAT_DAMAGE = 'Combat damage';

const cardAt = ({ state }: Magic, no: CardNo): MagicCard => state.cards[no] as MagicCard;

const CREATURE = 1 << cardTypes.indexOf('creature');
const LAND = 1 << cardTypes.indexOf('land');
const ENCHANTMENT = 1 << cardTypes.indexOf('enchantment');

/** The nouns of a type line: "Artifact Creature", "Land Creature". */
const nouns = cardTypes.toSorted((one, other) => Number(one === 'creature') - Number(other === 'creature'));

/** "Creature — Goblin", as it is now; a land's type is its name (MC-CARD-36). */
export const typeLineOf = ({ types, subtypes, design: { enchants } }: Characteristics): string =>
  writeTypeLine({
    token: false,
    types: nouns.filter((type) => (types & (1 << cardTypes.indexOf(type))) !== 0),
    subtypes: (types & CREATURE) === 0 ? [] : subtypes.filter((subtype) => basicLandOf(subtype) === null),
    enchants: (types & ENCHANTMENT) === 0 ? null : enchants,
  });

export function seenFace(game: Magic, no: CardNo): SeenFace {
  const card = cardAt(game, no);
  const now = game.rules.characteristicsOf(game, no);
  const { design, face } = now;
  if (card.combatDamage) return { design: face, name: COMBAT_DAMAGE, type: null, text: '', stats: [] };
  const stats: Stat[] = [];
  // Of what is in play nobody pays the cost any more.
  if (design.manaCost && card.zone !== 'play') {
    const written = writeManaCost(design.manaCost);
    stats.push({ ...cost, now: written, printed: written, said: sayManaCost(design.manaCost) });
  }
  if ((now.types & CREATURE) !== 0) {
    stats.push({ ...power, now: now.power, printed: design.power ?? now.power });
    stats.push({ ...toughness, now: now.toughness, printed: design.toughness ?? now.toughness });
  }
  return { design: face, name: design.name, type: typeLineOf(now), text: design.text, stats };
}

const flags = {
  tapped: { key: 'tapped', name: 'tapped', about: 'Tapped', turned: true, dimmed: true },
  attacking: { key: 'attacking', name: 'attacking', about: 'Attacking', badge: 'A' },
  blocked: { key: 'blocked', name: 'blocked', about: 'Attacking, and blocked', badge: 'A' },
  blocking: { key: 'blocking', name: 'blocking', about: 'Blocking', badge: 'B' },
  fresh: {
    key: 'fresh',
    name: 'fresh',
    about: 'Cannot attack or use {T} abilities yet: not controlled since the beginning of the turn',
    badge: 'z',
  },
} as const satisfies Readonly<Record<string, Flag>>;

/** How a permanent lies, which all see (MC-ZONE-09, MC-ZONE-10). */
export function flagsOf(game: Magic, no: CardNo): Flag[] {
  const { tapped, fresh, damage, zone } = cardAt(game, no);
  if (zone !== 'play') return [];
  const attack = attackOf(game.state, no);
  const found: Flag[] = [];
  if (tapped) found.push(flags.tapped);
  if (attack) found.push(attack.blocked ? flags.blocked : flags.attacking);
  if (blocks(game.state, no)) found.push(flags.blocking);
  if (fresh && (game.rules.characteristicsOf(game, no).types & CREATURE) !== 0) found.push(flags.fresh);
  if (damage !== undefined) {
    const about = `Dealt ${damage} damage this turn`;
    found.push({ key: 'damage', name: `${damage} damage`, about, badge: `−${damage}`, harm: true });
  }
  return found;
}

/** What else is to be said of an object: what was chosen for it, X, and what goes on for it. */
export function notesOn(game: Magic, no: CardNo, who: (player: number) => string): string[] {
  const { chosen = {}, x, zone } = cardAt(game, no);
  const { color, type, number, name, player } = chosen;
  const said = [
    color && colorNames[color],
    type,
    name,
    number === undefined ? undefined : String(number),
    player === undefined ? undefined : who(player),
  ].filter((one) => one !== undefined);
  return [
    ...said.map((one) => `Chosen: ${one}.`),
    ...(zone === 'stack' && x !== undefined ? [`X is ${x}.`] : []),
    ...lastingOn(game, { card: no }),
  ];
}

/** "2 lands played this turn": what else is to be said of a player. */
export function notesOf(game: Magic, player: number): string[] {
  const { lands, active, turn } = game.state;
  const played =
    turn > 0 && active === player && lands > 0 ? [`${counted(lands, 'land')} played this turn.`] : [];
  return [...played, ...lastingOn(game, { player })];
}
