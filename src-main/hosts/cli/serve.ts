import type { Command } from 'commander';
import { startApp } from '../../api/app.js';
import { libraryOption } from '../shared/library-option.js';
import { programVersion, rendererFolder, assetsFolder } from '../shared/program.js';
import { settingsFileIn, settingsFolder } from '../shared/settings-folder.js';
import { startWebHost } from '../web/web-host.js';
import { webServices } from '../web/web-services.js';
import { openAddress } from './open-address.js';
import { wholeNumber } from './values.js';
import { jsonLine, type Terminal } from './terminal.js';

interface ServeFlags {
  readonly port: number;
  readonly library?: string;
  readonly open?: boolean;
  readonly json?: boolean;
}

export function addServeCommand(program: Command, terminal: Terminal): void {
  program
    .command('serve')
    .description('serve the app to a browser on this computer, until interrupted')
    .option('--port <number>', 'port on 127.0.0.1 (0: any free one)', wholeNumber(0, 65_535), 0)
    .addOption(libraryOption())
    .option('--open', 'open the address in the default browser')
    .option('--json', 'print {"address": ...}, one line for each address')
    .action(async (flags: ServeFlags) => serve(flags, terminal));
}

async function serve(flags: ServeFlags, terminal: Terminal): Promise<void> {
  const app = await startApp({
    ...(flags.library !== undefined && { library: flags.library }),
    settingsFile: settingsFileIn(settingsFolder()),
    version: programVersion,
    assets: assetsFolder,
    host: webServices,
  });
  let first = true;
  const announce = (address: string): void => {
    terminal.out(flags.json ? jsonLine({ address }) : `Cardwright is at ${address}\n`);
    if (first && flags.open) void openAddress(address);
    first = false;
  };
  try {
    const host = await startWebHost({ app, renderer: rendererFolder, port: flags.port, announce });
    await terminal.interrupted();
    await host.close();
  } finally {
    await app.close();
  }
}
