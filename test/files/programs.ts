import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { oneFileOf } from '../../src-main/files/from-source.mjs';

const idModule = new URL('../../src-main/files/program-id.ts', import.meta.url);

/** The id of a program that has run here and runs no more. */
export async function deadProgram(): Promise<string> {
  const file = pathToFileURL(await oneFileOf(idModule)).href;
  const script = `import(${JSON.stringify(file)}).then((m) => process.stdout.write(m.ownProgramId()))`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', script]);
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.on('error', reject);
    child.on('close', () => resolve(said.trim()));
  });
}
