import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Where this computer keeps what Cardwright remembers for a person: the same folder for the desktop app, the
 * browser and the command line. CARDWRIGHT_SETTINGS_FOLDER names another one.
 */
export function settingsFolder(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (env['CARDWRIGHT_SETTINGS_FOLDER']) return env['CARDWRIGHT_SETTINGS_FOLDER'];
  const home = homedir();
  if (platform === 'win32') return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Cardwright');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Cardwright');
  return join(env['XDG_CONFIG_HOME'] || join(home, '.config'), 'cardwright');
}

export const settingsFileIn = (folder: string): string => join(folder, 'settings.json');
