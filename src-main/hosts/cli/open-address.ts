/** Opens an address in the default browser where there is a desktop. It never fails: the address is printed anyway. */
export async function openAddress(address: string): Promise<void> {
  if (!hasDesktop()) return;
  try {
    const { default: open } = await import('open');
    const opener = await open(address);
    opener.on('error', () => undefined);
  } catch {
    // The address on the terminal is the way then.
  }
}

/** Windows and macOS always have one; elsewhere a display says so. */
function hasDesktop(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): boolean {
  return platform === 'win32' || platform === 'darwin' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
}
