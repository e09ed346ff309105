import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const idModule = fileURLToPath(new URL('../../src-main/files/program-id.ts', import.meta.url));

/** The id of a program that has run here and runs no more. */
export function deadProgram(): Promise<string> {
  const script = `import(${JSON.stringify(idModule)}).then((m) => process.stdout.write(m.ownProgramId()))`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', script]);
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.on('error', reject);
    child.on('close', () => resolve(said.trim()));
  });
}
