/** A table in the words that it had when these files were written: creatures and spells, three figures, a chain, battles. */
import type { LogDescription } from '../../src-main/engine/table/log-line.js';
import type { PromptAction } from '../../src-main/engine/table/prompt.js';
import type { SeenCard, SeenFace } from '../../src-main/engine/table/seen-card.js';
import type { TableView } from '../../src-main/engine/table/table-view.js';
import type { SeenCombat, StackEntry } from '../../src-main/engine/table/under-way.js';

const formerFace = ({ design, name, type, text, stats }: SeenFace) => ({
  design,
  name,
  type: type ?? 'creature',
  text,
  stats: stats.map(({ key, name: called, now, printed }) => ({ kind: key, name: called, now, printed })),
});

function formerCard({ id, face, owner, flags, ...more }: SeenCard) {
  const has = (key: string): boolean => flags.some((flag) => flag.key === key);
  const lies = { exhausted: has('exhausted'), fatigued: has('fatigued') };
  return { id, face: face && formerFace(face), owner, ...lies, ...more };
}

const formerLink = ({ fate, number, player, text, card, targets }: StackEntry) => ({
  number,
  player,
  text,
  card,
  targets,
  negated: fate === 'Negated',
});

function formerBattle({ attacker, fights, step, note }: SeenCombat) {
  const [fight] = fights;
  if (!fight) throw new Error('A battle is about one victim.');
  const { attackers: team, blockers: defense, defender, victim } = fight;
  return { attacker, defender, team, defense, victim, forced: note === 'forced', step };
}

const formerAction = ({ text, verb, card, drop, untold, idle, isPass, endsPhase }: PromptAction) => ({
  text,
  verb,
  card,
  drop,
  untold,
  idle,
  isPass,
  endsPhase,
});

/** What an entry of the log says, with the wound that came through a fighter as it was told of; plays were only lines. */
export function formerDescription({ line, moment }: LogDescription) {
  if (moment?.kind === 'play') return { line, moment: null };
  if (moment?.kind !== 'wound') return { line, moment };
  const { how, ...wound } = moment;
  return { line, moment: { ...wound, piercing: how === 'piercing' } };
}

export function formerTable(view: TableView) {
  const { rules, viewer, phases, seats, field, stage, stack, combats, prompt, ...more } = view;
  const { begins: _, ...turn } = view.turn;
  const { notes, asked, fullControl, agreed, result } = more;
  return {
    rules,
    viewer,
    turn,
    phases,
    seats: seats.map((seat) => ({
      ...seat,
      zones: seat.zones.map((zone) => ({ ...zone, cards: zone.cards.map(formerCard) })),
    })),
    field,
    stage: stage.map(formerCard),
    chain: stack?.entries.map(formerLink) ?? [],
    resolving: stack?.resolving ?? false,
    pending: stack?.pending.map(formerLink) ?? [],
    battles: combats.map(formerBattle),
    notes,
    asked,
    prompt: prompt && {
      ...prompt,
      actions: prompt.actions.map(formerAction),
      cards: prompt.cards.map(formerCard),
    },
    asksAlways: fullControl,
    agreed,
    result,
  };
}
