import type {
  CardId,
  Decision,
  PlayerNo,
  Prompt,
  Reply,
} from '../../../../src-main/api/answers/play-answers.js';

/** What a card was let go on, or was pressed for it: the answer to whom or what it is meant for. */
export type Aim = { readonly card: CardId } | { readonly player: PlayerNo };

/** What a drag has said at once, though it is asked one question after another. It is good for the turn in which it was said. */
export type Intent = { readonly by: PlayerNo; readonly turn: number } & (
  | { readonly kind: 'target'; readonly aim: Aim }
  /** Without an aim it is asked whom the team attacks. */
  | { readonly kind: 'attack'; readonly team: readonly CardId[]; readonly aim: Aim | null }
);

/** The questions that a drag answers beforehand, by what they are for. */
const AIMED = { target: 'target', attack: 'victim' } as const;

/** What an intent has to say to a question. */
export interface Heard {
  /** The whole answer; null: the person is asked. */
  readonly reply: Reply | null;
  /** What can be picked beforehand of a question for several. */
  readonly picked: number | null;
  /** What still waits for its question. */
  readonly left: Intent | null;
}

const past: Heard = { reply: null, picked: null, left: null };

/** @param turn number of the turn that goes on */
export function hear(intent: Intent, { decision, actions }: Prompt, turn: number): Heard {
  if (turn !== intent.turn) return past;
  if (decision.player !== intent.by) return { ...past, left: intent };
  if (intent.kind === 'attack' && decision.role === 'attack' && decision.kind === 'cards') {
    const team = intent.team.filter((card) => decision.cards.includes(card));
    if (team.length < Math.max(1, decision.least)) return past;
    return { ...past, reply: { cards: team }, left: intent };
  }
  const asksForAim = decision.role === AIMED[intent.kind] && decision.kind !== 'number';
  if (asksForAim) return intent.aim ? aimed(decision, intent.aim) : past;
  // Asked what to do next in their own turn: what was begun is over, or came to nothing.
  return actions.some(({ endsPhase }) => endsPhase) ? past : { ...past, left: intent };
}

function aimed(decision: Decision, aim: Aim): Heard {
  const place = placeOf(decision, aim);
  if (place === null || !('least' in decision) || decision.least > 1) return past;
  if (decision.most > 1) return { ...past, picked: place };
  switch (decision.kind) {
    case 'cards':
      return { ...past, reply: { cards: [place] } };
    case 'players':
      return { ...past, reply: { players: [place] } };
    case 'options':
      return { ...past, reply: { options: [place] } };
    default:
      return past;
  }
}

/** What stands for the aim in a reply; null where it is not offered, or in more than one way. */
function placeOf(decision: Decision, aim: Aim): number | null {
  switch (decision.kind) {
    case 'cards':
      return 'card' in aim && decision.cards.includes(aim.card) ? aim.card : null;
    case 'players':
      return 'player' in aim && decision.players.includes(aim.player) ? aim.player : null;
    case 'options': {
      const places = decision.options.flatMap(({ card, player, counter, number }, place) => {
        const isPlain = counter === undefined && number === undefined;
        const isMeant = 'card' in aim ? card === aim.card : card === undefined && player === aim.player;
        return isPlain && isMeant ? [place] : [];
      });
      return places.length === 1 ? (places[0] ?? null) : null;
    }
    default:
      return null;
  }
}
