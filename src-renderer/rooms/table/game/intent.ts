import { faultOf } from '../../../../src-main/engine/decisions/fault.js';
import { leastPairs } from '../../../../src-main/engine/decisions/pairs.js';
import { passOf } from '../../../shared/table/view/seen-cards.js';
import type {
  CardId,
  Decision,
  Moment,
  PairDecision,
  PlayerNo,
  Prompt,
  Reply,
  Suggested,
} from '../../../../src-main/api/answers/play-answers.js';

/** What a card was let go on, or was pressed for it: the answer to whom or what it is meant for. */
export type Aim = { readonly card: CardId } | { readonly player: PlayerNo };

/** What a drag has said at once, though it is asked one question after another. It is good for the turn in which it was said. */
export type Intent = {
  readonly by: PlayerNo;
  readonly turn: number;
  /** The cards that each cost takes as it is suggested: the person has seen which they are. Left out: every cost is asked for. */
  readonly pays?: readonly (readonly CardId[])[];
} &
  /** `isCounted`: how many targets there are has been asked. */
  (
    | { readonly kind: 'target'; readonly aim: Aim; readonly isCounted?: boolean }
    /** Something is begun, and aimed where it had to be. `aimed`: what the aim was asked about, until it is asked how many targets there are. */
    | { readonly kind: 'begun'; readonly aimed: CardId | null }
    /** Without an aim it is asked whom the team attacks. */
    | { readonly kind: 'attack'; readonly team: readonly CardId[]; readonly aim: Aim | null }
    /** They pass, and attack with nobody but those that have to. */
    | { readonly kind: 'no attack' }
    /** Passing until the card can be played, or the cards can attack; without an aim the only one whom they can. */
    | {
        readonly kind: 'ahead';
        /** The card that is played or begins an attack, or all that attack. */
        readonly cards: readonly CardId[];
        /** How the action is called; null: the cards are asked to attack without one. */
        readonly verb: string | null;
        readonly aim: Aim | null;
        /** How often that may be. */
        readonly passes: number;
      }
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

/** Others have done something: what was meant for later in the turn is thought over anew. */
export const isUpset = ({ kind, by }: Intent, moments: readonly Moment[]): boolean =>
  (kind === 'ahead' || kind === 'no attack') &&
  moments.some((moment) => moment.kind === 'play' && moment.player !== by);

/** @param turn number of the turn that goes on */
export function hear(
  intent: Intent,
  { decision, actions }: Pick<Prompt, 'decision' | 'actions'>,
  turn: number,
  suggested: Suggested | null = null,
): Heard {
  if (turn !== intent.turn) return past;
  if (decision.player !== intent.by) return { ...past, left: intent };
  const heard = payAsShown(intent, decision, suggested) ?? countAsAimed(intent, decision);
  if (heard) return heard;
  if (intent.kind === 'ahead') return goAhead(intent, { decision, actions });
  if (intent.kind === 'no attack') {
    const asksWho = decision.kind === 'pair' && decision.role === 'attack';
    return asksWho ? { ...past, reply: { pairs: leastPairs(decision) } } : past;
  }
  if (intent.kind === 'attack' && decision.role === 'attack' && decision.kind === 'pair')
    return { ...past, reply: attackOf(decision, intent.team, intent.aim) };
  if (intent.kind === 'attack' && decision.role === 'attack' && decision.kind === 'cards') {
    const team = intent.team.filter((card) => decision.cards.includes(card));
    if (team.length < Math.max(1, decision.least)) return past;
    return { ...past, reply: { cards: team }, left: intent };
  }
  const asksForAim =
    intent.kind !== 'begun' && decision.role === AIMED[intent.kind] && decision.kind !== 'number';
  if (asksForAim)
    return intent.aim ? { ...aimed(decision, intent.aim), left: begun(intent, decision) } : past;
  // Asked what to do next in their own turn: what was begun is over, or came to nothing.
  return actions.some(({ endsPhase }) => endsPhase) ? past : { ...past, left: intent };
}

/** What is left of a drag once it is aimed. */
function begun(intent: Intent, { about }: Decision): Intent | null {
  const { by, turn, pays } = intent;
  const isToCount = intent.kind === 'target' && intent.isCounted !== true;
  const aimed = isToCount ? (about ?? null) : null;
  if (aimed === null && pays === undefined) return null;
  return { kind: 'begun', by, turn, aimed, ...(pays && { pays }) };
}

/** What was shown to pay a cost pays it, as long as it is what is suggested. */
function payAsShown(intent: Intent, decision: Decision, suggested: Suggested | null): Heard | null {
  const { pays } = intent;
  if (!pays || decision.role !== 'cost' || suggested?.decision !== decision.id) return null;
  const { reply } = suggested;
  if (!('cards' in reply)) return null;
  const cards = new Set(reply.cards);
  const shown = pays.findIndex((one) => one.length === cards.size && one.every((card) => cards.has(card)));
  return shown < 0 ? null : { ...past, reply, left: { ...intent, pays: pays.toSpliced(shown, 1) } };
}

/** Who aims at something takes a target, where there may be one or none. */
function countAsAimed(intent: Intent, decision: Decision): Heard | null {
  if (decision.kind !== 'number' || decision.role !== 'target' || decision.most !== 1) return null;
  const reply = { number: 1 };
  if (intent.kind === 'target') return { ...past, reply, left: { ...intent, isCounted: true } };
  const isMeant = intent.kind === 'begun' && intent.aimed !== null && intent.aimed === decision.about;
  return isMeant ? { ...past, reply, left: { ...intent, aimed: null } } : null;
}

type Ahead = Extract<Intent, { kind: 'ahead' }>;

/** Passes until the card can be played. What others have done since is looked at first: then it is over. */
function goAhead(intent: Ahead, { decision, actions }: Pick<Prompt, 'decision' | 'actions'>): Heard {
  const { by, turn, cards, verb, aim, passes, pays } = intent;
  const attack = { kind: 'attack', by, turn, team: cards, aim } as const;
  const paid = pays ? ({ kind: 'begun', by, turn, aimed: null, pays } as const) : null;
  if (decision.kind === 'pair' && decision.role === 'attack' && verb === null)
    return { ...past, reply: attackOf(decision, attack.team, aim) };
  if (decision.kind !== 'act' || decision.role === 'respond') return past;
  const place = actions.findIndex(
    (one) =>
      one.verb === verb && cards.every((card) => one.card === card || one.begunWith?.includes(card) === true),
  );
  if (place >= 0) return { ...past, reply: { act: place }, left: aim ? attack : paid };
  const pass = passOf({ actions });
  if (pass === null || passes === 0) return past;
  return { ...past, reply: { act: pass }, left: { ...intent, passes: passes - 1 } };
}

/** The cards attack whom they were let go on, or the only one whom they can, beside those that have to attack; null where that is not legal. */
function attackOf(decision: PairDecision, team: readonly CardId[], aim: Aim | null): Reply | null {
  const isAimed = ({ card, player }: PairDecision['options'][number]): boolean =>
    aim === null
      ? decision.options.length === 1
      : 'card' in aim
        ? card === aim.card
        : card === undefined && player === aim.player;
  const option = decision.options.findIndex(isAimed);
  const free = new Set(team);
  const pairs = leastPairs(decision).map((paired, place) => {
    const pairing = decision.pairings[place];
    if (!pairing?.to.includes(option) || !free.delete(pairing.card)) return paired;
    return option;
  });
  const reply = { pairs };
  return free.size === 0 && faultOf(decision, reply) === null ? reply : null;
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
