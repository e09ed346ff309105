import type {
  Decision,
  LogLine,
  Prompt,
  PromptAction,
  SeenCard,
  TableUpdate,
  TableView,
} from '../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { unknownCard, viewOf } from './views.js';

export const card = (id: number, name = `Card ${id}`, more: Partial<SeenCard> = {}): SeenCard => ({
  ...unknownCard(id),
  face: { design: id, name, type: null, text: '', stats: [] },
  ...more,
});

export const action = (verb: string, more: Partial<PromptAction> = {}): PromptAction => ({
  text: [`${verb}.`],
  verb,
  card: null,
  drop: null,
  untold: null,
  idle: false,
  isPass: false,
  endsPhase: false,
  ...more,
});

type Without<T> = T extends unknown ? Omit<T, 'id' | 'player' | 'role' | 'purpose' | 'rule'> : never;
type Plain = Without<Decision> & {
  readonly id?: number;
  readonly player?: number;
  readonly role?: Decision['role'];
};

export function prompt(plain: Plain, more: Partial<Prompt> = {}): Prompt {
  const decision: Decision = {
    id: 1,
    player: 0,
    role: 'action',
    purpose: 'test',
    rule: 'K14-X-01',
    ...plain,
  };
  return { decision, text: ['What?'], actions: [], options: [], cards: [], ...more };
}

/** Ann and Ben at a table without a card. */
export const view = (more: Partial<TableView> = {}): TableView => viewOf('kotc-14', [{}, {}], more);

export const line = (entry: number, text = `Line ${entry}.`): LogLine => ({
  entry,
  text: [text],
  rules: [],
  level: 'line',
});

export const update = (more: Partial<TableUpdate> = {}): TableUpdate => ({
  game: 'g',
  title: 'Ann and Ben',
  at: 1,
  seats: [
    { name: 'Ann', occupant: 'person' },
    { name: 'Ben', occupant: 'person' },
  ],
  options: { undo: 'anything', undoAgreed: false, hands: 'hidden' },
  ruleOptions: [],
  passTo: null,
  view: view(),
  log: { from: 0, lines: [] },
  moments: [],
  thinking: false,
  undo: { because: 'There is nothing to take back yet.' },
  request: null,
  passing: null,
  stops: null,
  canSeeAgain: false,
  suggested: null,
  trouble: null,
  puzzle: null,
  lesson: null,
  ...more,
});

/** A call of the table that waits for the test to answer it. */
export interface Call {
  readonly name: string;
  readonly input: unknown;
  readonly answer: (value?: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** A body of the app in which one table is played: it says what the test tells it, and answers when the test does. */
export function fakeTable() {
  const calls: Call[] = [];
  const waiting: TableUpdate[] = [];
  let wake: () => void = () => undefined;
  async function* updates(signal?: AbortSignal): AsyncGenerator<TableUpdate> {
    signal?.addEventListener('abort', () => wake());
    while (!signal?.aborted) {
      const next = waiting.shift();
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  const call =
    (name: string) =>
    (input: unknown): Promise<unknown> =>
      new Promise((answer, fail) => calls.push({ name, input, answer, fail }));
  const table = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'follow'
          ? async (_input: unknown, options?: { signal?: AbortSignal }) => updates(options?.signal)
          : call(String(name)),
    },
  );
  return {
    // Only the table's procedures are asked for.
    client: { play: { table } } as unknown as Client,
    calls,
    tell: async (next: TableUpdate): Promise<void> => {
      waiting.push(next);
      wake();
      await settle();
    },
  };
}

/** Lets everything run that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
