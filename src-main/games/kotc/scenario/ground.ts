import type { EditedGround } from '../../../engine/scenario/edit.js';
import type { Ground } from '../../../engine/scenario/kit.js';
import type { GuideEdition } from '../cards/editions.js';
import { vocabularyOf } from '../cards/vocabulary/vocabulary.js';
import type { Design, KotcContext } from '../rules/context.js';
import type { PlayedCard } from '../rules/components/played-card.js';
import { makesPawns } from '../rules/components/pawn-designs.js';
import { kotcRuleSets, type KotcRulesId } from '../rules/rule-set.js';
import type { KotcState } from '../rules/state/state.js';
import { countersIn } from './counters.js';
import type { CardChange } from './edit-model.js';
import { misplacedCards } from './misplaced.js';
import { ground, hasRoomForCounters, type PlacedCard } from './position-format.js';
import { DEFAULT_TURN, positionsOf } from './position.js';
import { sourceOf, writingOf } from './scenario-of.js';
import { trialOf } from './trial.js';
import { kotcWords } from './words.js';

type KotcGround = Ground<PlayedCard, KotcState, Design, KotcContext>;

/** What keeps its place of a card that is laid somewhere else in play: counters and changes only on the battlefield. */
const kept: EditedGround['kept'] = (lying, zone) => {
  if (zone === 'battlefield') return lying;
  const { exhausted, fatiguedIn } = lying as Partial<PlacedCard>;
  return {
    ...(exhausted !== undefined && { exhausted }),
    ...(fatiguedIn !== undefined && { fatiguedIn }),
  };
};

/** A change says whether a card is fatigued; the card says since when. */
const written: EditedGround['written'] = (change, { turn }) => {
  const { fatigued, hypnotizedFrom, counters, barred, token, petrified, ...values } = change as CardChange;
  const flag = (is: boolean | undefined, word: string) =>
    is !== undefined && { [word]: is ? true : undefined };
  return {
    ...values,
    ...flag(barred, 'barred'),
    ...flag(token, 'token'),
    ...flag(petrified, 'petrified'),
    ...(counters && { counters: counters.filter(({ count }) => count > 0) }),
    ...(fatigued !== undefined && { fatiguedIn: fatigued ? (turn?.number ?? DEFAULT_TURN) : undefined }),
    ...(hypnotizedFrom !== undefined && { hypnotizedFrom: hypnotizedFrom ?? undefined }),
  };
};

/** Whether cards of an edition petrify minions. */
const petrifies = (number: GuideEdition): boolean => vocabularyOf(number).byId.has('effect-petrify');

const makeGround = (id: KotcRulesId): KotcGround => {
  const rules = kotcRuleSets[id];
  const { edition } = rules;
  const { number } = edition;
  return {
    ...positionsOf(edition),
    ...writingOf(edition),
    trial: (printed) => trialOf(id, printed, sourceOf),
    rules,
    words: kotcWords,
    deck: 'deck',
    blankTurn: { player: 'Ann', number: DEFAULT_TURN, phase: 'action' },
    counters: countersIn(edition),
    states: [...(makesPawns(number) ? ['token'] : []), ...(petrifies(number) ? ['petrified'] : [])],
    misplaced: (position) => misplacedCards(edition, position),
    cardNames: ground.cardNames,
    uses: ['cast', 'summon', 'set', 'activate', 'attack'],
    inPlay: ['battlefield', 'traps', 'granary'],
    kept,
    written,
    hasRoom: hasRoomForCounters,
    phasesOf: (other) => kotcRuleSets[other as KotcRulesId].edition.mechanisms.phases,
  };
};

const grounds = new Map<KotcRulesId, KotcGround>();

/** What the scenarios of an edition are made of, by the id of its rules. */
export function groundOf(rules: string): KotcGround {
  const id = rules as KotcRulesId;
  const known = grounds.get(id) ?? makeGround(id);
  grounds.set(id, known);
  return known;
}
