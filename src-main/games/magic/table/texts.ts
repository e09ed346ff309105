/** What is read of the text of an object: of all of it, of one ability, or of a question about it. */
import type { ActionWords, Naming } from '../../../engine/defaults/table-words.js';
import type { Action, Decision } from '../../../engine/decision.js';
import { has, type CardNo } from '../../../engine/state.js';
import { listed, type Text } from '../../../engine/text.js';
import type { Magic } from '../rules/context.js';
import { questions } from '../rules/purposes.js';
import type { Zone } from '../rules/state/state.js';
import { writtenNode } from './written.js';

const numberOf = ({ state }: Magic, id: number | undefined): CardNo =>
  state.cards.findIndex((card) => card.id === id);

/** What a spell or ability on the stack does, as it is printed. */
export function textOnStack(game: Magic, no: CardNo): string {
  const does = game.state.cards[no]?.does;
  if (does) return writtenNode(game, does);
  return game.rules.characteristicsOf(game, no).design.text;
}

const aims = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  if ('is' in part && part.is === 'target') return true;
  return Object.values(part).some(aims);
};

/** What is done with a card, and whether it is dragged to what it is aimed at. */
export function actionWords(game: Magic, action: Action, { ref }: Naming): ActionWords<Zone> | null {
  const no = numberOf(game, action.card);
  if (action.do === 'pay') {
    const uses = (action.uses ?? []).map((id) => ref(numberOf(game, id)));
    const pays = `Pay ${action.pays?.join('') ?? ''}`;
    return { text: uses.length > 0 ? [`${pays} with `, ...listed(uses), '.'] : [`${pays} from the pool.`] };
  }
  if (no < 0 || action.do === 'mana') return null;
  if (action.ability !== undefined) {
    const held = game.rules.characteristicsOf(game, no).abilities[action.ability];
    const text = held ? writtenNode(game, held.ref) : '';
    return {
      text: text === '' ? ['Use ', ref(no), '.'] : [ref(no), `: ${text}`],
      zone: aims(held?.ability) ? 'target' : null,
    };
  }
  const { abilities, design } = game.rules.characteristicsOf(game, no);
  const isAimed =
    design.enchants !== null || abilities.some(({ ability }) => ability.is === 'spell' && aims(ability));
  return { zone: isAimed ? 'target' : 'play' };
}

/** "Cinder Lance: choose the target.", where the question is about a card that who is asked knows. */
export function questionText(game: Magic, decision: Decision, { ref }: Naming): Text | null {
  const { purpose, player, about } = decision;
  const no = numberOf(game, about);
  const sentence = questions[purpose];
  if (sentence === undefined || no < 0 || !has(game.state.cards[no]?.known ?? 0, player)) return null;
  const pays = decision.kind === 'act' ? decision.actions.find((action) => action.pays)?.pays : undefined;
  if (pays) return [ref(no), `: pay ${pays.join('')}, as suggested or with what you tap.`];
  return [ref(no), `: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`];
}
