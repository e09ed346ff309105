import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultSettings, type Settings } from '../../../src-main/api/settings.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { deferred, type Deferred } from '../../../src-renderer/connection/deferred.js';
import { Session } from '../../../src-renderer/shared/session/session.svelte.js';
import { notices } from '../../../src-renderer/shared/notices/notices.svelte.js';

/** A session whose body answers a change of the settings only when it is told to. */
function atSlowBody() {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
  let kept = defaultSettings;
  const asked: { readonly change: Partial<Settings>; readonly answer: Deferred<Settings> }[] = [];
  const app = {
    settings: async function* () {
      yield kept;
    },
    info: () => new Promise(() => undefined),
    changeSettings: (change: Partial<Settings>) => {
      const answer = deferred<Settings>();
      asked.push({ change, answer });
      return answer.promise;
    },
  };
  const client = { app: { ...app, settings: async () => app.settings() } } as unknown as Client;
  const session = new Session({ client, status: 'open', retryNow: () => undefined });
  onTestFinished(session.start());
  return {
    session,
    answer: () => {
      const { change, answer } = asked.shift()!;
      answer.resolve((kept = { ...kept, ...change }));
    },
    refuse: () => asked.shift()!.answer.reject(new Error('That is no size.')),
  };
}

test('a change shows at once, and the answer to an earlier one does not hide it', async () => {
  const { session, answer } = atSlowBody();
  await vi.waitFor(() => expect(session.settings).toEqual(defaultSettings));
  const sheet = (change: Settings['sheet']) =>
    session.change({ sheet: { ...session.settings?.sheet, ...change } });
  const first = sheet({ bleed: 2 });
  const second = sheet({ landscape: true });
  expect(session.settings?.sheet).toEqual({ bleed: 2, landscape: true });
  answer();
  await first;
  expect(session.settings?.sheet).toEqual({ bleed: 2, landscape: true });
  const third = sheet({ marks: 'guides' });
  answer();
  await second;
  answer();
  await third;
  expect(session.settings?.sheet).toEqual({ bleed: 2, landscape: true, marks: 'guides' });
});

test('a change that is refused is taken back and said; what was changed meanwhile stays', async () => {
  const { session, answer, refuse } = atSlowBody();
  await vi.waitFor(() => expect(session.settings).toEqual(defaultSettings));
  const complain = vi.spyOn(notices, 'complain');
  const size = session.change({ gridSize: -1 });
  const theme = session.change({ theme: 'dark' });
  refuse();
  await size;
  expect(complain).toHaveBeenCalledExactlyOnceWith('That is no size.');
  expect(session.settings).toMatchObject({ theme: 'dark', gridSize: defaultSettings.gridSize });
  answer();
  await theme;
  expect(session.settings).toMatchObject({ theme: 'dark', gridSize: defaultSettings.gridSize });
});
