import { _electron } from 'playwright-core';
import { expect, test } from 'vitest';
import { electronHindrance, electronProgram } from '../../../src-main/setup/electron.mjs';
import { inProject, project } from '../../../src-main/setup/project.mjs';
import { existsSync } from 'node:fs';
import { tempFolder } from '../temp-folder.js';

/** Why the real Electron cannot be tried here, or null. */
function missing(): string | null {
  if (!electronProgram())
    return "Electron's program file has not been fetched; `npm start` on a desktop fetches it";
  if (!existsSync(inProject('out', 'main', 'electron.js')))
    return 'the app is not built; run `npm run build`';
  return electronHindrance();
}

test('the real Electron opens the app', async (context) => {
  const reason = missing();
  if (reason) {
    console.log(`The smoke test in Electron is skipped: ${reason}.`);
    context.skip(reason);
  }
  const folder = tempFolder();
  const app = await _electron.launch({
    executablePath: electronProgram() ?? '',
    args: [project],
    env: { ...process.env, CARDWRIGHT_SETTINGS_FOLDER: folder } as Record<string, string>,
  });
  try {
    const page = await app.firstWindow();
    await page.waitForLoadState('domcontentloaded');
    expect(page.url()).toBe('app://cardwright/');
    expect(await page.title()).toContain('Cardwright');
    expect(await page.evaluate('typeof require')).toBe('undefined');
  } finally {
    await app.close();
  }
});
