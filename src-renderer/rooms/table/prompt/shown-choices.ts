import type {
  CardId,
  Choice,
  PlayerNo,
  Prompt,
  SeenCard,
  TableView,
} from '../../../../src-main/api/answers/play-answers.js';
import { folded, wordsOf } from '../../../shared/rules/rule-search.js';
import { nameOfChoice, nameOfSeat, whereIs } from '../../../shared/table/view/seen-cards.js';
import { asLabel } from '../../../shared/labels/text-labels.js';

/** Something that can be picked, as a list shows it. */
export interface ShownChoice {
  /** What stands for it in the reply. */
  readonly choice: number;
  readonly label: string;
  /** Where it lies, in words. */
  readonly where: string | null;
  readonly card: SeenCard | null;
  readonly player: { readonly seat: PlayerNo; readonly name: string } | null;
}

/**
 * The cards, players or options of a question. Where all of them lie is not said of each; those of one name in one place are
 * numbered, so that each can be named.
 */
export function shownChoices(prompt: Prompt, view: TableView): readonly ShownChoice[] {
  const all = allIn(prompt, view);
  const isOnePlace = new Set(all.map(({ where }) => where)).size === 1;
  return numbered(isOnePlace ? all.map((one) => ({ ...one, where: null })) : all);
}

/** With more choices than this they can be searched. */
export const MANY = 12;

/** The choices in whose words all words of a query occur; what is picked stays in sight. */
export function matching(
  choices: readonly ShownChoice[],
  query: string,
  picked: readonly number[],
): readonly ShownChoice[] {
  const words = wordsOf(query);
  return choices.filter(({ choice, label, where }) => {
    const whole = folded(`${label} ${where ?? ''}`);
    return picked.includes(choice) || words.every((word) => whole.includes(word));
  });
}

/** The cards of a question that are to be paired, by their places. */
export function pairedIn(prompt: Prompt, view: TableView): readonly ShownChoice[] {
  const { decision } = prompt;
  const cards = decision.kind === 'pair' ? decision.pairings : [];
  return numbered(cards.map(({ card }, place) => cardChoice(card, place, prompt, view)));
}

function cardChoice(id: CardId, place: number, { cards }: Prompt, view: TableView): ShownChoice {
  const card = cards.find((one) => one.id === id) ?? null;
  return {
    choice: id,
    label: card ? nameOfChoice(card, place) : `Card ${place + 1}`,
    where: card && whereIs(view, card),
    card,
    player: null,
  };
}

function allIn(prompt: Prompt, view: TableView): readonly ShownChoice[] {
  const { decision, cards, options } = prompt;
  const cardBy = (id: number | undefined): SeenCard | null => cards.find((card) => card.id === id) ?? null;
  const playerBy = (seat: PlayerNo) => ({ seat, name: nameOfSeat(view, seat) });
  const shown = ({ card, player }: Choice, place: number): ShownChoice => ({
    choice: place,
    label: asLabel(options[place] ?? []),
    where: null,
    card: cardBy(card),
    player: card === undefined && player !== undefined ? playerBy(player) : null,
  });
  switch (decision.kind) {
    case 'cards':
    case 'order':
      return decision.cards.map((id, place) => cardChoice(id, place, prompt, view));
    case 'players':
      return decision.players.map((seat) => {
        const player = playerBy(seat);
        return { choice: seat, label: player.name, where: null, card: null, player };
      });
    case 'options':
    case 'pair':
      return decision.options.map(shown);
    case 'assign':
      return decision.shares.map(({ to }, place) => shown(to, place));
    default:
      return [];
  }
}

function numbered(choices: readonly ShownChoice[]): readonly ShownChoice[] {
  const keyOf = ({ label, where }: ShownChoice): string => `${label}\n${where ?? ''}`;
  const counts = new Map<string, number>();
  for (const one of choices) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return choices.map((one) => {
    const key = keyOf(one);
    if (counts.get(key) === 1) return one;
    const no = (seen.get(key) ?? 0) + 1;
    seen.set(key, no);
    return { ...one, label: `${one.label} (${no})` };
  });
}
