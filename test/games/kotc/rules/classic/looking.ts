/** Games of the older editions that begin with a scene, for what each may see of them. */
import { expect } from 'vitest';
import type { Reply } from '../../../../../src-main/engine/decision.js';
import { Game } from '../../../../../src-main/engine/game.js';
import type { CardNo, Viewer } from '../../../../../src-main/engine/state.js';
import { logText } from '../../../../../src-main/games/kotc/rules/texts/log-text.js';
import { kotcRuleSets, type KotcRulesId } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import type { PlayerView, View } from '../../../../../src-main/games/kotc/rules/views/view.js';
import { viewOf } from '../../../../../src-main/games/kotc/rules/views/view.js';
import { plainText } from '../../../../../src-main/engine/text.js';
import { creature, type Scene } from '../../scene.js';
import { positionIn, type KotcGame } from '../game-of.js';

export interface Seen {
  readonly game: KotcGame;
  readonly names: readonly string[];
  readonly no: (label: string) => CardNo;
}

type Seat = Scene['players'][number];
const inZones = ['deck', 'grave', 'battlefield', 'traps', 'granary', 'hand', 'reserves'] as const;

/** Cards of seats that nothing is said of are creatures that do nothing, each with a name of its own. */
export function begin(rules: KotcRulesId, scene: Omit<Scene, 'steps' | 'rules'>): Seen {
  const plain = scene.players.flatMap((seat) => namesIn(seat).map((name) => [name, creature(1, 5, '', 0)]));
  const cards = { ...Object.fromEntries(plain), ...scene.cards } as Scene['cards'];
  const { state, designs, labels, names } = positionIn(rules, { ...scene, cards });
  const game = new Game(kotcRuleSets[rules], state, designs);
  return { game, names, no: (label) => labels.get(label) as CardNo };
}

const namesIn = (seat: Seat): string[] =>
  inZones.flatMap((zone) =>
    (seat[zone] ?? []).flatMap((one) =>
      typeof one === 'number' ? [] : [typeof one === 'string' ? one : one.card],
    ),
  );

export const look = ({ game, names }: Seen, viewer: Viewer): View =>
  viewOf(game.context, game.decision, viewer, names);
export const seat = (seen: Seen, viewer: Viewer, player: number): PlayerView =>
  look(seen, viewer).players[player] as PlayerView;
/** What a viewer has been told so far. */
export const told = ({ game, names }: Seen, viewer: Viewer): string =>
  game.context.log.entries
    .flatMap((entry) => {
      const line = logText(entry, viewer, names, game.context);
      return line ? [plainText(line.parts)] : [];
    })
    .join('\n');

export function answer({ game }: Seen, reply: Reply): void {
  expect(game.answer(reply)).toBeNull();
}

const idOf = ({ game, no }: Seen, label: string): number => game.state.cards[no(label)]?.id ?? -1;

/** Whoever is asked does this with a card. */
export function act(seen: Seen, what: 'cast' | 'activate' | 'set' | 'draw' | 'pass', label?: string): void {
  const { decision } = seen.game;
  if (decision?.kind !== 'act')
    throw new Error(`Something else is asked: ${decision?.purpose ?? 'nothing'}.`);
  const card = label === undefined ? undefined : idOf(seen, label);
  answer(seen, {
    act: decision.actions.findIndex((one) => one.do === what && (!label || one.card === card)),
  });
}

export const choose = (seen: Seen, ...labels: readonly string[]): void =>
  answer(seen, { cards: labels.map((label) => idOf(seen, label)) });
export const choosePlayer = (seen: Seen, player: number): void => answer(seen, { players: [player] });
