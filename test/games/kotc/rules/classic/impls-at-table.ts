import { chanceFrom } from '../../../../../src-main/engine/chance/chance.js';
import type { Decision, Reply } from '../../../../../src-main/engine/decision.js';
import { LogBook } from '../../../../../src-main/engine/log.js';
import type { Asking } from '../../../../../src-main/engine/rule-set.js';
import type { CardNo } from '../../../../../src-main/engine/state.js';
import { effectImpls } from '../../../../../src-main/games/kotc/rules/components/classic/effects.js';
import { targetImpls } from '../../../../../src-main/games/kotc/rules/components/classic/targets.js';
import type {
  Design,
  Effecting,
  KotcContext,
  Selecting,
} from '../../../../../src-main/games/kotc/rules/context.js';
import { perform } from '../../../../../src-main/games/kotc/rules/events/pipeline.js';
import type { KotcEvent } from '../../../../../src-main/games/kotc/rules/events/events.js';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { addCard, emptyState } from '../../../../../src-main/games/kotc/rules/state/new-state.js';
import type { Zone } from '../../../../../src-main/games/kotc/rules/state/state.js';

/** Creatures have 2 offense and 6 defense. */
const designs: readonly Design[] = (['creature', 'spell'] as const).map((type) => ({
  name: type,
  type,
  edition: 11,
  text: '',
  level: 1,
  sp: type === 'creature' ? 2 : null,
  hp: type === 'creature' ? 6 : null,
  caveat: null,
  abilities: [],
  conditional: false,
}));
/** Places in the list of designs. */
export const [CREATURE, SPELL] = [0, 1] as const;

/** Players with 4 cards in each deck and nothing else, by the 11th Edition. */
export function tableOf(players = 3): KotcContext {
  const { edition } = kotcRuleSets['kotc-11'];
  const state = emptyState(players, edition, chanceFrom(1));
  for (const player of state.players.keys()) {
    for (let n = 0; n < 4; n += 1) addCard(state, SPELL, player, player, 'deck');
  }
  return kotcRuleSets['kotc-11'].context(state, designs, new LogBook<KotcEvent>(), () => undefined);
}

export const add = ({ state }: KotcContext, design: number, player: number, zone: Zone): CardNo =>
  addCard(state, design, player, player, zone);

/** Gives the answers in turn. @returns what was asked, and what came of it */
function run<T>(asking: Asking<T>, answer: (asked: Decision) => Reply): { asked: Decision[]; value: T } {
  const asked: Decision[] = [];
  let step = asking.next();
  while (!step.done) {
    asked.push(step.value);
    step = asking.next(answer(step.value));
  }
  return { asked, value: step.value };
}

/** Every number is the most, every player the last, and of cards the last ones as many as have to be. */
function obliging(asked: Decision): Reply {
  switch (asked.kind) {
    case 'number':
      return { number: asked.most };
    case 'players':
      return { players: asked.players.slice(-1) };
    case 'cards':
      return { cards: asked.cards.slice(asked.cards.length - asked.least) };
    case 'options':
      return { options: [...asked.options.keys()].slice(0, asked.least) };
    case 'order':
      return { order: asked.cards };
    default:
      throw new Error(`Nothing is said about a decision of the kind ${asked.kind}.`);
  }
}

/** Selects targets of one kind. @returns what was asked, and the targets */
export function select(
  game: KotcContext,
  id: string,
  by: Partial<Selecting>,
): { asked: Decision[]; value: CardNo[] | null } {
  const selecting = targetImpls[id]?.select(game, { player: 0, source: 0, x: 1, y: 1, ...by }) ?? [];
  return Array.isArray(selecting) ? { asked: [], value: selecting } : run(selecting, obliging);
}

/** Carries out one effect. @returns what was asked */
export function act(game: KotcContext, id: string, by: Partial<Effecting>, answer = obliging): Decision[] {
  const whole = { player: 0, source: 0, targets: [], blind: false, x: 1, y: 1, ...by };
  const acting = effectImpls[id]?.act(game, whole);
  return acting ? run(acting, answer).asked : [];
}

/** The events of one kind, in their order. */
export const events = <K extends KotcEvent['type']>(game: KotcContext, type: K) =>
  game.log.entries.map(({ event }) => event).filter((event) => event.type === type);

export const headings = (asked: readonly Decision[]) => asked.map(({ player, purpose }) => [player, purpose]);

/** An attack on player 0 that has not become a link. */
export function attack(game: KotcContext, team: readonly CardNo[]): void {
  const attacking = { type: 'attack', player: 1, team, victim: { player: 0 }, defender: 0 } as const;
  perform(game, { ...attacking, forced: false, declared: true, rules: [] });
}
