import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Outputs, outputTrouble } from '../../src-main/api/outputs.js';
import { makeWhole } from '../../src-main/files/whole-file.js';

const trouble = (code: string): Error => Object.assign(new Error(code), { code, syscall: 'write' });
const file = { name: 'Forest deck.pdf', type: 'application/pdf' };

test('a full disk leaves no file, and a sentence that says what to do', async () => {
  const outputs = new Outputs();
  let place = '';
  const made = outputs.make(file, (path) =>
    makeWhole(path, async (write) => {
      place = path;
      await write([new Uint8Array(10), new Uint8Array(10)]);
      throw trouble('ENOSPC');
    }),
  );
  await expect(made).rejects.toMatchObject({
    code: 'STORAGE',
    message: expect.stringMatching(/^“Forest deck\.pdf” .* the disk is full\. Free some space/),
  });
  expect(existsSync(place)).toBe(false);
  await outputs.close();
});

test('a file that is open elsewhere is named, with a way out; what is no trouble of files stays what it is', () => {
  for (const code of ['EBUSY', 'EPERM', 'EACCES']) {
    expect(outputTrouble(trouble(code), 'A.pdf')).toMatchObject({
      code: 'STORAGE',
      message: expect.stringMatching(/another program has it open.*or choose another name or folder\.$/),
    });
  }
  expect(outputTrouble(trouble('EIO'), 'A.pdf')).toMatchObject({
    message:
      '“A.pdf” could not be written: the disk reports an error. Try again, or choose another name or folder.',
  });
  const stopped = new DOMException('stopped', 'AbortError');
  expect(outputTrouble(stopped, 'A.pdf')).toBe(stopped);
});
