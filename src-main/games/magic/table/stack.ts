/** What waits on the stack, in plain words: what it does, and to whom. */
import type { Naming, StackWords } from '../../../engine/defaults/table-words.js';
import { targetsOf, type PresentTarget } from '../../../engine/objects/targets.js';
import type { CardNo, Target } from '../../../engine/state.js';
import type { Text, TextPart } from '../../../engine/text.js';
import type { Magic } from '../rules/context.js';
import type { State, Zone } from '../rules/state/state.js';
import { typeLineOf } from './face.js';

/** An object by its id, or a player. */
function aimName(game: Magic, to: Target, { ref, who }: Naming): TextPart {
  if ('player' in to) return who(to.player);
  const no = game.state.cards.findIndex(({ id }) => id === to.card);
  return no < 0 ? 'what has left' : ref(no);
}

function combatDamageText(game: Magic, no: CardNo, naming: Naming): Text {
  const parts = (game.state.cards[no]?.combatDamage ?? []).map(({ source, to, amount }, nth): TextPart[] => [
    nth === 0 ? '' : '; ',
    naming.ref(source.card),
    ` deals ${amount} to `,
    aimName(game, to, naming),
  ]);
  return [...parts.flat(), '.'];
}

/** Whom combat damage will be dealt to, each once, as far as they are still there. */
function struckBy(
  { cards }: State,
  damage: NonNullable<State['cards'][number]['combatDamage']>,
): readonly PresentTarget[] {
  const players = new Set(damage.flatMap(({ to }) => ('player' in to ? to.player : [])));
  const ids = new Set(damage.flatMap(({ to }) => ('card' in to ? to.card : [])));
  const struck = [...cards.keys()].filter((no) => ids.has(cards[no]?.id ?? -1));
  return [...struck.map((card) => ({ card })), ...[...players].map((player) => ({ player }))];
}

/** "Bear gets 2, Ann gets 1." of what is divided among targets. */
function sharesText(game: Magic, no: CardNo, naming: Naming): TextPart[] {
  const { shares, targets = [] } = game.state.cards[no] ?? {};
  if (!shares) return [];
  const each = targets.flatMap((to, nth): TextPart[] => {
    const share = shares[nth];
    return share === undefined ? [] : [nth === 0 ? ' ' : ', ', aimName(game, to, naming), ` gets ${share}`];
  });
  return [...each, '.'];
}

const xText = (x: number | undefined): TextPart[] => (x === undefined ? [] : [` X is ${x}.`]);

/** What was chosen for it beside its targets, which stand with it. */
const chosenText = (game: Magic, no: CardNo, naming: Naming): TextPart[] => [
  ...xText(game.state.cards[no]?.x),
  ...sharesText(game, no, naming),
];

function kindOf(game: Magic, no: CardNo): string {
  const { made, combatDamage, isCopy } = game.state.cards[no] ?? {};
  if (combatDamage) return 'On the stack';
  if (made === 'ability') return 'Ability';
  const line = typeLineOf(game.rules.characteristicsOf(game, no));
  return isCopy ? `Copy, ${line}` : line;
}

/** @param textOf what a spell or ability on the stack does, as it is printed or written */
export const stackWords = (textOf: (game: Magic, no: CardNo) => string): StackWords<Zone, Magic> => ({
  zone: 'stack',
  name: 'Stack',
  entryName: 'spell or ability',
  text(game, no, naming) {
    const card = game.state.cards[no];
    if (card?.combatDamage) return combatDamageText(game, no, naming);
    const by = `, ${card?.made === 'ability' ? 'ability of' : card?.isCopy ? 'copied by' : 'played by'} ${naming.who(card?.player ?? 0)}.`;
    const text = textOf(game, no);
    return [naming.ref(no), by, text === '' ? '' : ` ${text}`, ...chosenText(game, no, naming)];
  },
  aims({ state }, no) {
    const { combatDamage } = state.cards[no] ?? {};
    return combatDamage ? struckBy(state, combatDamage) : null;
  },
  item(game, no, naming) {
    const { combatDamage } = game.state.cards[no] ?? {};
    const does = combatDamage
      ? combatDamageText(game, no, naming)
      : [textOf(game, no), ...chosenText(game, no, naming)];
    return { kind: kindOf(game, no), does };
  },
  /** With all of its targets gone it will do nothing (MC-RES-05). */
  fate({ state }, no) {
    const { targets = [] } = state.cards[no] ?? {};
    return targets.length > 0 && targetsOf(state, no).length === 0 ? 'Its targets are gone' : null;
  },
});
