import { MOST_BYTES, readFrame } from '../../layout/frames/frame-file.js';
import { FRAME_FILE, picturesOf } from '../../library/frames/read-frames.js';
import type { FrameFiles, FrameParts } from '../../library/frames/frame-store.js';
import { MAX_PICTURE_BYTES } from '../../library/pictures/picture-intake.js';
import { zipFiles } from '../../print/images/zip-of-files.js';
import type { Sink } from '../../files/whole-file.js';
import { ExchangeRefusal } from '../refusal.js';
import { MB, type ZipLimits } from '../zip/limits.js';
import { SafeZip } from '../zip/safe-zip.js';

const limits: ZipLimits = { entries: 100, perEntry: 64 * MB, total: 256 * MB, ratio: 250 };

/** The oldest date that a zip can say: equal frames give equal files. */
const DATE = new Date(1980, 0, 1);

/** Writes a frame as one file. @throws the file system's error */
export async function writeFrameZip({ text, pictures }: FrameFiles, write: Sink): Promise<void> {
  const files = [
    { name: FRAME_FILE, make: async () => Buffer.from(text) },
    ...[...pictures].map(([name, make]) => ({ name, make })),
  ];
  await zipFiles(files, DATE, write);
}

/**
 * Reads a frame that somebody made: a zip of its folder, or its file alone. Of a zip only the frame's file and the pictures
 * that it names are unpacked, and no name in it becomes a path.
 * @throws ExchangeRefusal
 */
export async function readFrameFile(bytes: Buffer, called: string): Promise<FrameParts> {
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK')
    return { text: textOf(bytes, called), pictures: new Map() };
  const zip = await SafeZip.open(bytes, called, limits);
  try {
    const member = zip.members.find(({ name }) => name === FRAME_FILE || /^[^/]+\/frame\.json$/.test(name));
    if (!member) throw new ExchangeRefusal(`${called} holds no frame: it has no ${FRAME_FILE}.`);
    const folder = member.name.slice(0, -FRAME_FILE.length);
    const text = textOf(await zip.read(member.name, MOST_BYTES), called);
    const pictures = new Map<string, Uint8Array>();
    const { file } = readFrame(text);
    for (const name of file ? picturesOf(file) : []) {
      if (zip.has(folder + name)) pictures.set(name, await zip.read(folder + name, MAX_PICTURE_BYTES));
    }
    return { text, pictures };
  } finally {
    zip.close();
  }
}

function textOf(bytes: Buffer, called: string): string {
  const text = bytes.length > MOST_BYTES ? '' : bytes.toString('utf8');
  const { problem } = readFrame(text);
  if (problem !== null) throw new ExchangeRefusal(`${called} is no frame that can be used: ${problem}`);
  return text;
}
