import type { Chance } from '../../engine/chance/chance.js';
import { PASS, type Decision, type PlayerNo, type Role } from '../../engine/decision.js';
import type { KnownPosition } from '../../engine/search/known-position.js';
import type { SearchRules } from '../../engine/search/search-rules.js';
import { think, type Level, type Thought } from '../../engine/search/think.js';
import type { ComputerPlayer } from '../computer-players.js';

/** The levels of players who look ahead, weakest first. */
export const levelNames = ['apprentice', 'journeyman', 'master'] as const;
export type LevelName = (typeof levelNames)[number];

interface LevelRow {
  readonly title: string;
  readonly about: string;
  readonly level: Level;
}

const rows: Readonly<Record<LevelName, LevelRow>> = {
  apprentice: {
    title: 'Apprentice',
    about: 'Looks to the end of the turn, and slips at times.',
    level: { nodes: 150, worlds: 3, candidates: 8, rounds: 0.5, wavers: 0.03 },
  },
  journeyman: {
    title: 'Journeyman',
    about: 'Looks ahead at what its opponents can answer.',
    level: { nodes: 3_000, worlds: 16, candidates: 10, rounds: 1 },
  },
  master: {
    title: 'Master',
    about: 'Looks far ahead, and expects good play of all.',
    level: {
      nodes: 15_000,
      worlds: 128,
      candidates: 10,
      rounds: 3,
      steps: 2,
      byHabit: true,
      beforehand: {
        setup: { nodes: 10_000, candidates: 24, rounds: 8 },
        mulligan: { nodes: 10_000, candidates: 32, rounds: 6, steps: 1 },
      },
    },
  },
};

/** What a rule set has for players who look ahead. */
export interface Searching {
  readonly search: SearchRules;
  /** Of the nodes of each level so large a part is thought: a node takes longer in some games. Left out: all of them. */
  readonly share?: number;
  /** By the names of levels, what of them is otherwise in this game; left out: nothing. */
  readonly levels?: Readonly<Record<string, Partial<Level>>>;
  /** Those who are offered for new games: matches have shown how strong they are. The others play on the command line. */
  readonly offered: readonly LevelName[];
}

/** The players of all levels. @param plain answers where there is nothing to think about */
export const thinkingPlayers = (plain: ComputerPlayer): ComputerPlayer[] =>
  levelNames.map((name) => ({ name, ...rows[name], reply: plain.reply }));

/** Where a game stands for who is asked, with the cards that they know ready to be played. */
export interface Entrance {
  readonly position: KnownPosition;
  /** By the designs of the position. */
  readonly designs: readonly unknown[];
}

export interface Thinking {
  readonly player: ComputerPlayer;
  readonly searching: Searching | null;
  readonly decision: Decision;
  readonly look: () => unknown;
  /** Null where the game cannot be entered. */
  readonly enter: () => Entrance | null;
  /** Seats of plain players. Left out: nobody is known to be one. */
  readonly plain?: readonly PlayerNo[];
  readonly chance: Chance;
  /** Instead of the level's own. */
  readonly nodes?: number;
  readonly isStopped?: () => boolean;
}

/** What a computer player answers, having thought about it if it does. */
export function thoughtOf({
  player,
  searching,
  decision,
  look,
  enter,
  plain,
  chance,
  nodes,
  isStopped,
}: Thinking): Thought {
  const usual = player.reply(decision, look, chance);
  const level = searching && levelAt(decision, player, searching);
  const entrance = level ? enter() : null;
  if (!level || !entrance) return { reply: usual, chance: null, nodes: 0, weighed: [] };
  return think({
    search: searching.search,
    ...entrance,
    level: { ...level, nodes: nodes ?? level.nodes * (searching.share ?? 1) },
    usual,
    chance,
    ...(plain && { plain }),
    ...(isStopped && { isStopped }),
  });
}

/** How a player thinks about a decision; null: it does not. */
export function levelAt(
  decision: Decision,
  { name, level }: ComputerPlayer,
  searching: Searching,
): Level | null {
  if (!level) return null;
  const usual = { ...level, ...searching.levels?.[name] };
  const { role } = decision;
  const otherwise = role === 'setup' || role === 'mulligan' ? usual.beforehand?.[role] : undefined;
  if (otherwise) return { ...usual, ...otherwise };
  return isThoughtAbout(decision) ? usual : null;
}

/** What is thought about in turns; the rest is seldom worth more than the usual answer. */
const rolesThoughtAbout: Readonly<Record<Role, boolean>> = {
  action: true,
  respond: true,
  cost: false,
  target: true,
  mode: true,
  attack: true,
  block: true,
  victim: true,
  assign: false,
  order: false,
  replace: false,
  choose: true,
  mulligan: true,
  setup: false,
};

/** Whether all players who look ahead think about a decision. */
export const isThoughtAbout = (decision: Decision): boolean =>
  rolesThoughtAbout[decision.role] &&
  !(
    decision.kind === 'act' && decision.actions.every((action) => action.do === PASS || action.idle === true)
  );
