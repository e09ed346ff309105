import { app } from 'electron';
import { parseAddress } from './origin.js';

/** Address of the development server, when one runs on this computer and the program is not packaged; otherwise null. */
export function developmentServer(): string | null {
  const address = process.env['ELECTRON_RENDERER_URL'];
  if (app.isPackaged || !address) return null;
  const url = parseAddress(address);
  const local = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1' || url?.hostname === '[::1]';
  return url?.protocol === 'http:' && local ? address : null;
}
