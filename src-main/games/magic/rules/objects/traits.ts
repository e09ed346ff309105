/** What the cards of a game could do at all: most games have nothing of most of it, and then nobody looks for it. */
import type { Continuous, GameRule } from '../../cards/components/changes.js';
import type { TriggerEvent } from '../../cards/components/events.js';
import type { Design, Node } from '../state/design.js';
import type { State } from '../state/state.js';
import { readIn } from './hangs-on.js';
import { kindBit, worksIn } from '../triggers/kinds.js';

export interface Traits {
  /** The kinds of events on which something triggers, as bits. */
  readonly triggers: number;
  /** Something triggers in hands or graveyards (MC-GR-11). */
  readonly triggersElsewhere: boolean;
  readonly replaces: boolean;
  /** Something that lasts replaces events. */
  readonly replacesForAWhile: boolean;
  readonly changesRules: boolean;
  /** Somebody could have to play with cards revealed. */
  readonly revealsCards: boolean;
  readonly changesControl: boolean;
  /** Something can be played at some moments only, or so many times. */
  readonly limitsPlays: boolean;
  /** Abilities that are played by others than their controllers, and in hands and graveyards. */
  readonly playedByOthers: boolean;
  readonly playedInHand: boolean;
  readonly playedInGraveyard: boolean;
  /** Some mana may be spent on some spells alone. */
  readonly bindsMana: boolean;
  /** Power or toughness is counted, and from what. */
  readonly counts: boolean;
  readonly countedFrom: number;
}

const nothing: Traits = {
  triggers: 0,
  triggersElsewhere: false,
  replaces: false,
  replacesForAWhile: false,
  changesRules: false,
  revealsCards: false,
  changesControl: false,
  limitsPlays: false,
  playedByOthers: false,
  playedInHand: false,
  playedInGraveyard: false,
  bindsMana: false,
  counts: false,
  countedFrom: 0,
};

const together = (one: Traits, other: Traits): Traits => ({
  triggers: one.triggers | other.triggers,
  triggersElsewhere: one.triggersElsewhere || other.triggersElsewhere,
  replaces: one.replaces || other.replaces,
  replacesForAWhile: one.replacesForAWhile || other.replacesForAWhile,
  changesRules: one.changesRules || other.changesRules,
  revealsCards: one.revealsCards || other.revealsCards,
  changesControl: one.changesControl || other.changesControl,
  limitsPlays: one.limitsPlays || other.limitsPlays,
  playedByOthers: one.playedByOthers || other.playedByOthers,
  playedInHand: one.playedInHand || other.playedInHand,
  playedInGraveyard: one.playedInGraveyard || other.playedInGraveyard,
  bindsMana: one.bindsMana || other.bindsMana,
  counts: one.counts || other.counts,
  countedFrom: one.countedFrom | other.countedFrom,
});

function ofNode(node: Node): Partial<Traits> | null {
  const event = eventOf(node);
  const triggers = event ? kindBit[event.on] : 0;
  if (!('is' in node)) {
    switch (node.do) {
      case 'delayed':
        return { triggers };
      case 'instead':
        return { replaces: true, replacesForAWhile: true };
      case 'addMana':
        return { bindsMana: node.onlyFor !== undefined };
      case 'rule':
        return { changesRules: true, revealsCards: isRevealing(node.rule) };
      case 'exchangeControl':
        return { changesControl: true };
      case 'change':
        return { changesControl: givesControl(node.change) };
      default:
        return null;
    }
  }
  switch (node.is) {
    case 'static':
      return { changesControl: givesControl(node.continuous) };
    case 'playLimit':
      return { limitsPlays: true };
    case 'triggered':
      return { triggers, triggersElsewhere: worksIn(node) !== null };
    case 'replacement':
      return { replaces: true };
    case 'gameRule':
      return { changesRules: true, revealsCards: isRevealing(node.rule) };
    case 'countedStats':
      return { counts: true, countedFrom: readIn(node) };
    case 'activated':
      return {
        limitsPlays: node.limits.length > 0,
        playedByOthers: node.limits.some(({ is }) => is === 'anyPlayer' || is === 'onlyOpponents'),
        playedInHand: node.worksIn === 'hand',
        playedInGraveyard: node.worksIn === 'graveyard',
      };
    default:
      return null;
  }
}

const isRevealing = ({ is }: GameRule): boolean => is === 'handRevealed' || is === 'topRevealed';

const givesControl = ({ changes }: Continuous): boolean => changes.some(({ is }) => is === 'controlledBy');

function eventOf(node: Node): TriggerEvent | null {
  if ('is' in node) return node.is === 'triggered' ? node.event : null;
  return node.do === 'delayed' ? node.event : null;
}

const known = new WeakMap<Design, Traits>();
function ofDesign(design: Design): Traits {
  let found = known.get(design);
  if (!found) {
    found = nothing;
    for (const node of design.nodes) {
      const its = ofNode(node);
      if (its) found = together(found, { ...nothing, ...its });
    }
    known.set(design, found);
  }
  return found;
}

/** Of all cards that there are in a game, and the tokens that there could be. */
export function traitsOf({ cards }: Pick<State, 'cards'>, designs: readonly Design[]): Traits {
  const seen: boolean[] = designs.map(({ isToken }) => isToken);
  for (const { design } of cards) seen[design] = true;
  let found = nothing;
  for (let no = 0; no < designs.length; no += 1) {
    if (!seen[no]) continue;
    const design = designs[no]!;
    const its = ofDesign(design);
    if (its !== nothing) found = together(found, its);
  }
  return found;
}
