import type { Command } from '../../shared/commands/commands.svelte.js';
import { takesPress } from '../../shared/focus/focus.js';
import { choiceOfDigit } from './prompt/prompt-choices.js';
import { canReadOn } from './game/lesson-pointing.js';
import { passOf, suggestedOf } from '../../shared/table/view/seen-cards.js';
import type { TableSession } from './game/table-session.svelte.js';

export interface TableRoomActions {
  readonly showLog: () => void;
  readonly concede: () => void;
  readonly proposeEnd: () => void;
  readonly exportRecord: () => void;
  readonly toSandbox: () => void;
  readonly toReplay: () => void;
  readonly toNext: () => void;
  readonly leave: () => void;
}

const GROUP = 'Table';
/** How long one can pass at once. */
const PASSING = [
  { until: 'turn', id: 'table-pass-turn', title: 'Pass until the end of the turn', shortcut: 'E' },
  {
    until: 'action',
    id: 'table-pass-action',
    title: 'Pass until another player does something',
    shortcut: 'Shift+E',
  },
  {
    until: 'own turn',
    id: 'table-pass-own-turn',
    title: 'Pass until your next turn',
    shortcut: 'Y',
  },
] as const;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What can be done at a running table by name and by key. */
export function tableCommands(desk: TableSession, actions: TableRoomActions): readonly Command[] {
  const { store, attack } = desk;
  const { chooser } = store;
  const isSeated = (): boolean => store.sitting !== null;
  const isOver = (): boolean => store.update?.view.result != null;
  const plays = (): boolean => isSeated() && !isOver();
  /** What shows everything is offered where nothing is hidden. */
  const mayReveal = (): boolean => isOver() || store.update?.options.hands === 'open';
  const hasControl = (): boolean => store.update?.view.fullControl ?? false;
  const passing = () => store.update?.passing ?? null;
  return [
    {
      id: 'table-go-on',
      title: () => titleOfGoingOn(desk),
      group: GROUP,
      shortcut: ' ',
      once: true,
      enabled: () => canGoOn(desk) && !takesPress(document.activeElement),
      run: () => void desk.goOn(),
    },
    ...DIGITS.map((digit): Command => ({
      id: `table-choice-${digit}`,
      title: `Take choice ${digit}`,
      group: GROUP,
      shortcut: String(digit),
      hidden: true,
      once: true,
      enabled: () => choiceAt(desk, digit) !== undefined && !store.busy,
      run: () => {
        if (!desk.isTooSoon) choose(desk, digit);
      },
    })),
    {
      id: 'table-attack-all',
      title: () => (attack.team.length < attack.attackers.length ? 'Attack with all' : 'Attack with nobody'),
      group: GROUP,
      shortcut: 'A',
      enabled: () => attack.attackers.length > 0 && !store.busy,
      run: () => attack.toggleAll(),
    },
    {
      id: 'table-attack-all-now',
      title: 'Attack with all at once',
      group: GROUP,
      shortcut: 'Shift+A',
      once: true,
      enabled: () => desk.canAttackWithAll && !store.busy,
      run: () => desk.attackWithAll(),
    },
    {
      id: 'table-skip-attack',
      title: 'Pass, and skip the attack',
      group: GROUP,
      shortcut: 'Shift+S',
      once: true,
      enabled: () => attack.later !== null && !store.busy,
      run: () => {
        if (!desk.isTooSoon) attack.skip();
      },
    },
    {
      id: 'table-clear',
      title: 'Clear what is picked',
      group: GROUP,
      shortcut: 'Escape',
      enabled: isSeated,
      run: () => desk.clear(),
    },
    {
      id: 'table-best-fit',
      title: 'Assign the dice by best fit',
      group: GROUP,
      shortcut: 'B',
      enabled: () => chooser.decision?.kind === 'dice' && !store.busy,
      run: () => desk.bestFit(),
    },
    {
      id: 'table-name-card',
      title: 'Name a card that lies on the table',
      group: GROUP,
      shortcut: 'N',
      enabled: () => store.update?.paper !== undefined && plays(),
      run: () => document.querySelector<HTMLElement>('[data-card-name]')?.focus(),
    },
    {
      // In place of the search for cards, which would leave the table.
      id: 'find',
      title: 'Search the choices',
      group: GROUP,
      shortcut: ['/', 'Mod+F'],
      enabled: () => searchField() !== null,
      run: () => searchField()?.focus(),
    },
    { id: 'table-log', title: 'Go to the log', group: GROUP, shortcut: 'L', run: actions.showLog },
    {
      id: 'table-again',
      title: 'See again what happened since your last decision',
      group: GROUP,
      shortcut: 'R',
      enabled: () => isSeated() && store.waiting === 0 && store.update?.canSeeAgain === true,
      run: () => void store.seeAgain(),
    },
    {
      id: 'table-full-control',
      title: () => (hasControl() ? 'Ask only where something can be done' : 'Full control: ask always'),
      group: GROUP,
      shortcut: 'F',
      enabled: plays,
      run: () => withSeat(desk, (seat) => store.fullControl(seat, !hasControl())),
    },
    ...PASSING.map(({ until, id, title, shortcut }): Command => ({
      id,
      shortcut,
      title: () => (passing() === until ? 'Decide again' : title),
      group: GROUP,
      enabled: plays,
      run: () => withSeat(desk, (seat) => store.passUntil(seat, passing() === until ? null : until)),
    })),
    {
      id: 'table-propose-end',
      title: 'Propose to end the game…',
      group: GROUP,
      enabled: () => plays() && store.update?.request === null,
      run: actions.proposeEnd,
    },
    { id: 'table-concede', title: 'Concede…', group: GROUP, enabled: plays, run: actions.concede },
    {
      id: 'table-export',
      title: 'Export the record of this game',
      group: GROUP,
      enabled: mayReveal,
      run: actions.exportRecord,
    },
    {
      id: 'table-sandbox',
      title: 'Open the position in the sandbox',
      group: GROUP,
      enabled: mayReveal,
      run: actions.toSandbox,
    },
    {
      id: 'table-next',
      title: 'Next game of the match',
      group: GROUP,
      shortcut: 'N',
      enabled: () => isOver() && store.update?.match?.isOver === false,
      run: actions.toNext,
    },
    { id: 'table-replay', title: 'Open the replay', group: GROUP, enabled: isOver, run: actions.toReplay },
    { id: 'table-leave', title: 'Back to the games', group: GROUP, run: actions.leave },
  ];
}

function withSeat({ store }: TableSession, then: (seat: number) => unknown): void {
  if (store.sitting !== null) void then(store.sitting);
}

function canGoOn({ store, prompt, assigning }: TableSession): boolean {
  if (store.waiting > 0 || (store.update && canReadOn(store.update))) return true;
  if (!prompt || store.busy) return false;
  if (suggestedOf(prompt) !== null) return true;
  const { kind } = prompt.decision;
  if (passOf(prompt) !== null || kind === 'confirm') return true;
  return kind === 'dice' ? !assigning : store.chooser.complete;
}

function titleOfGoingOn({ store, prompt, attack }: TableSession): string {
  if (store.waiting > 0) return 'Show what is newest';
  if (store.update && canReadOn(store.update)) return 'Read on';
  if (attack.team.length > 0) return `Attack with ${attack.team.length}`;
  if (prompt && passOf(prompt) !== null) return 'Pass';
  if (prompt && suggestedOf(prompt) !== null) return 'Pay as suggested';
  if (prompt?.decision.kind === 'dice') return 'Assign the dice by best fit';
  return prompt?.decision.kind === 'confirm' ? 'Yes' : 'Confirm';
}

/** Where a long list of choices is searched. */
const searchField = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-part="prompt"] [data-choice-search]');

const choiceAt = ({ prompt }: TableSession, digit: number): number | undefined =>
  prompt ? choiceOfDigit(prompt, digit) : undefined;

function choose(desk: TableSession, digit: number): void {
  const choice = choiceAt(desk, digit);
  const { chooser } = desk.store;
  if (choice === undefined) return;
  switch (chooser.decision?.kind) {
    case 'act':
      return desk.act(choice);
    case 'dice':
      return chooser.useDie(choice);
    case 'number':
      return chooser.sayNumber(choice);
    case 'confirm':
      return chooser.say(choice === 1);
    default:
      return chooser.pick(choice);
  }
}
