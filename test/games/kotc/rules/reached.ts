import type { GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import { eraOf, type Era } from '../../../../src-main/games/kotc/cards/vocabulary/component.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import type { CardNo } from '../../../../src-main/engine/state.js';
import type {
  Design,
  DesignAbility,
  DesignPart,
  EffectImpl,
  KotcContext,
  Part,
} from '../../../../src-main/games/kotc/rules/context.js';
import type { KotcEvent, KotcEventType } from '../../../../src-main/games/kotc/rules/events/events.js';
import { designAt } from '../../../../src-main/games/kotc/rules/state/values.js';

type Where = 'all' | Era | 11 | 14 | 15 | 17;

/** Which editions know an event: all, or one family of them, or those from one on, or several of these. */
const known: Readonly<Record<KotcEventType, Where | readonly Where[]>> = {
  first: 'all',
  turn: 'all',
  phase: 'all',
  shuffle: 'all',
  move: 'all',
  exhaust: 'all',
  recover: 'all',
  fatigue: 11,
  change: 'all',
  damage: 'all',
  stopDie: 15,
  throwDie: 17,
  prevent: 17,
  bar: 15,
  withdraw: 17,
  enlist: 17,
  formation: 17,
  skipDefense: 17,
  wound: 'all',
  payHitpoints: ['classic', 17],
  heal: 'all',
  place: 'all',
  remove: 'all',
  roll: 'all',
  reroll: 'all',
  reveal: 'all',
  see: 'all',
  target: 'all',
  link: 'all',
  wait: 'classic',
  next: 'classic',
  fail: 'all',
  resolve: 'all',
  unlink: 'all',
  resolved: 'all',
  attack: 'all',
  defend: 'all',
  victim: 14,
  peace: 'all',
  pawn: 15,
  petrify: 17,
  hypnotize: 'all',
  force: 14,
  placed: 'classic',
  negate: ['classic', 17],
  grantRerolls: 'classic',
  out: 'classic',
  emptyDeck: 'modern',
  end: 'all',
};

/** The events that an edition's games can have. */
export const eventsOf = (edition: GuideEdition): KotcEventType[] =>
  (Object.keys(known) as KotcEventType[]).filter((type) => {
    const has = (where: Where): boolean =>
      typeof where === 'number' ? edition >= where : where === 'all' || where === eraOf(edition);
    return [known[type]].flat().some(has);
  });

/** All components that an edition's guide has or has withdrawn. */
export const componentsOf = (edition: GuideEdition): string[] =>
  vocabularyOf(edition).entries.map(({ id }) => id);

/** What has happened in games, and which components of cards have come to something in them. */
export class Reached {
  readonly events = new Set<KotcEventType>();
  readonly components = new Set<string>();

  /** The same design; all components of an ability are noted when one of its effects is carried out. */
  watched(design: Design): Design {
    const abilities = design.abilities.map((ability) => ({
      ...ability,
      parts: ability.parts.map((part) => this.#watchedPart(part, ability)),
    }));
    return { ...design, abilities };
  }

  /** An effect on targets is carried out where there are any. */
  #watchedPart({ target, effects }: DesignPart, { condition, cost, costs }: DesignAbility): DesignPart {
    const watchedEffect = (effect: Part<EffectImpl>): Part<EffectImpl> => {
      const { impl } = effect;
      const act: EffectImpl['act'] = (game, by) => {
        const hasTargets = by.targets.length > 0;
        if (hasTargets || impl.alone) this.#note(condition, cost, ...costs, effect);
        if (hasTargets) this.#note(target);
        return impl.act(game, by);
      };
      return { ...effect, impl: { ...impl, act } };
    };
    return { target, effects: effects.map(watchedEffect) };
  }

  #note(...parts: readonly ({ readonly id: string } | null)[]): void {
    for (const part of parts) if (part) this.components.add(part.id);
  }

  /** Looks through a game that has been played. */
  noteGame(game: KotcContext): void {
    for (const { event } of game.log.entries) {
      this.events.add(event.type);
      for (const card of actingIn(event)) {
        const { caveat } = designAt(game, card);
        const isActionCost = caveat?.impl.kind === 'action cost';
        if (caveat && isActionCost === (event.type !== 'move')) this.#note(caveat);
      }
    }
  }
}

/** The creatures that a player summons, attacks or defends with, or uses an ability of: those whose caveats count. */
function actingIn(event: KotcEvent): readonly CardNo[] {
  switch (event.type) {
    case 'move':
      return event.why === 'summon' ? [event.card] : [];
    case 'attack':
    case 'defend':
      return event.team;
    case 'link':
    case 'wait':
      return 'ability' in event.link ? [event.link.card] : [];
    default:
      return [];
  }
}
