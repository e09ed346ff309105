/** What scenarios of Magic expect of cards, players, the stack and fights, and what they know of events. */
import type { BaseEvent } from '../../../engine/log.js';
import type { Names } from '../../../engine/scenario/names.js';
import type { Expectation, Words } from '../../../engine/scenario/scenario.js';
import type { Compare, EventFields } from '../../../engine/scenario/scenario-words.js';
import type { CardNo } from '../../../engine/state.js';
import { colorNames, colors, colorsInWords } from '../cards/colors.js';
import type { Keyword } from '../cards/components/filters.js';
import type { Magic } from '../rules/context.js';
import type { MagicEvent } from '../rules/state/events.js';
import type { MagicCard, State } from '../rules/state/state.js';
import { attackOf } from '../table/combats.js';
import { COMBAT_DAMAGE, seenFace } from '../table/face.js';
import { manaText } from '../table/lines.js';
import { writtenMana } from './position.js';

const cardAt = ({ state }: Magic, no: CardNo): MagicCard => state.cards[no] as MagicCard;

/** "protection from red", "forestwalk": a keyword as scenarios call it. */
function keywordName(keyword: Keyword): string {
  switch (keyword.is) {
    case 'firstStrike':
      return 'first strike';
    case 'landwalk':
      return typeof keyword.land === 'string' ? `${keyword.land}walk` : 'landwalk';
    case 'protection': {
      const from = keyword.from.any.flatMap(({ qualities, types }) => [
        ...qualities.flatMap((one) =>
          one.is === 'color' ? one.colors.map((color) => colorNames[color]) : [],
        ),
        ...types,
      ]);
      return `protection from ${from.join(' and ')}`;
    }
    default:
      return keyword.is;
  }
}

export const playerFigures = { life: 'life', mana: 'mana' } as const;
export function playerFigure({ state }: Magic, player: number, word: string): unknown {
  const { life, pool } = state.players[player] as State['players'][number];
  return word === 'mana' ? writtenMana(pool) : life;
}

/** Further words of a card: how it lies, and what it is now. */
export function cardNow(game: Magic, no: CardNo): Words {
  const { tapped, damage, fresh, id, zone } = cardAt(game, no);
  const { power, toughness, colors: bits, keywords } = game.rules.characteristicsOf(game, no);
  const attack = zone === 'play' ? attackOf(game.state, no) : null;
  return {
    tapped: tapped === true,
    damage: damage ?? 0,
    fresh: fresh === true,
    power,
    toughness,
    type: seenFace(game, no).type,
    colors: colorsInWords(colors.filter((_, nth) => (bits & (1 << nth)) !== 0)),
    keywords: [...new Set(keywords.map(keywordName))].sort(),
    attacking: attack !== null,
    blocked: attack?.blocked === true,
    blocking: (game.state.combat?.attacks ?? []).some(({ blockers }) => blockers.includes(id)),
  };
}

/** The stack and the fights. */
export function compareMore(
  { stack, combat }: Expectation,
  { state }: Magic,
  names: Names,
  compare: Compare,
): void {
  if (stack !== undefined) {
    const found = (state.shared?.['stack'] ?? []).map((no) =>
      state.cards[no]?.combatDamage ? COMBAT_DAMAGE : names.label(no),
    );
    compare('The stack, its top first,', stack, found);
  }
  if (combat === undefined) return;
  const labelOf = (id: number): string[] => {
    const no = state.cards.findIndex((card) => card.id === id && card.zone === 'play');
    return no < 0 ? [] : [names.label(no)];
  };
  const fights = (state.combat?.attacks ?? []).flatMap(({ attacker, blockers, blocked }) =>
    (attacker === undefined ? [] : labelOf(attacker)).map((label) => [
      label,
      blocked ? blockers.flatMap(labelOf).sort() : true,
    ]),
  );
  const sorted = (all: readonly unknown[][]): unknown =>
    Object.fromEntries(all.toSorted(([one], [other]) => String(one).localeCompare(String(other))));
  const wanted = Object.entries(combat as Words).map(([label, by]) => [
    label,
    Array.isArray(by) ? by.toSorted() : by,
  ]);
  compare('Who attacks, and is blocked by whom,', sorted(wanted), sorted(fights));
}

/** What is told of an event beside its cards and its player. */
function furtherFields(event: MagicEvent, names: Names): Words {
  switch (event.type) {
    case 'damage': {
      const { amount, source, to, combat, cards } = event;
      const [no] = cards;
      const whom = 'player' in to ? names.playerName(to.player) : no === undefined ? '' : names.label(no);
      return { amount, source: names.label(source.card), to: whom, ...(combat && { combat }) };
    }
    case 'move':
      return { to: event.to, cause: event.cause };
    case 'leaveStack':
      return { cause: event.cause };
    case 'step':
    case 'skip':
      return { step: event.step };
    case 'gainLife':
    case 'loseLife':
      return { amount: event.amount };
    case 'putCounters':
    case 'removeCounters':
      return { amount: event.amount, kind: event.kind };
    case 'addMana':
    case 'spendMana':
      return { mana: manaText(event.mana) };
    case 'lose':
    case 'win':
    case 'leaveGame':
    case 'end':
      return { by: event.by };
    case 'control':
      return { to: names.playerName(event.to) };
    case 'attach':
      return { to: names.label(event.to) };
    default:
      return {};
  }
}

export function eventFields(event: BaseEvent, names: Names): EventFields {
  const happened = event as MagicEvent;
  return {
    type: happened.type,
    rules: happened.rules,
    cards: happened.cards.map((no) => names.label(no)),
    player: names.playerName(happened.player),
    ...furtherFields(happened, names),
  };
}
