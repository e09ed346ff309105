import { expect, test } from 'vitest';
import type { EditedScenario, Scenario, ScenarioEdit } from '../../../src-main/api/answers/play-answers.js';
import { kotcScenarios } from '../../../src-main/games/kotc/scenario/scenarios.js';
import { showScenario } from '../../../src-main/play/scenarios/sandbox.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { SandboxEditor } from '../../../src-renderer/rooms/sandbox/sandbox-editor.svelte.js';

const shown = (scenario: Scenario): EditedScenario => ({ scenario, ...showScenario(scenario) });

/** A library of one draft, which is written when that is allowed. */
function slowLibrary() {
  let draft: Scenario | null = null;
  const waiting: (() => void)[] = [];
  const write = async ({ scenario }: { readonly scenario: Scenario }): Promise<{ id: string }> => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    draft = scenario;
    return { id: 'draft:1' };
  };
  const sandbox = {
    begin: async () => shown(kotcScenarios.blank('kotc-14')),
    edit: async ({ scenario, edit }: { readonly scenario: Scenario; readonly edit: ScenarioEdit }) =>
      shown(kotcScenarios.edited(scenario, edit)),
    saveDraft: write,
    save: write,
    load: async () => ({ ...shown(draft!), id: 'draft:1', readOnly: null }),
  };
  const client = { play: { sandbox } } as unknown as Client;
  /** Lets what waits be written, until nothing does. */
  const allow = async (): Promise<void> => {
    for (let idle = 0; idle < 20; idle += 1) {
      if (waiting.length > 0) idle = 0;
      waiting.shift()?.();
      await Promise.resolve();
    }
  };
  return { client, allow };
}

test('a draft that is opened again while it is still being written is the last that was set up', async () => {
  const { client, allow } = slowLibrary();
  const first = new SandboxEditor(client);
  await first.open('new');
  for (const name of ['Wolf', 'Ant']) {
    const source = { type: 'minion', sp: 1, hp: 1, text: '' };
    const to = { seat: 0, zone: 'battlefield', index: 0 };
    await first.edit({ do: 'add card', to, name, source }, `add ${name}`);
  }
  const again = new SandboxEditor(client);
  const opening = again.open('draft:1');
  await allow();
  await opening;
  expect(again.trouble).toBeNull();
  expect(Object.keys(again.scenario?.cards ?? {})).toEqual(['Wolf', 'Ant']);
});
