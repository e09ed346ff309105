import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { templateName } from '../../cards/look.js';
import { readPlain } from '../../files/read-plain.js';
import { MOST_BYTES, readFrame, type FrameFile } from '../../layout/frames/frame-file.js';
import type { Frames, NamedFrame } from '../../layout/frames/frames.js';
import { errnoOf, LibraryError, reasonOf } from '../errors.js';

/** What a frame is called in cards, and its folder on the disk. Nothing else of a frame ever becomes a path. */
export const isFrameName = (name: string): boolean => templateName.safeParse(name).success;

export const FRAME_FILE = 'frame.json';

/** A frame's folder, read: its text too, so that a change of it can be told. */
export interface FrameFolder {
  readonly named: NamedFrame;
  readonly text: string;
}

/** @param keep has a picture of a frame kept, and names it. @throws LibraryError with a sentence */
export type KeepPicture = (bytes: Uint8Array) => Promise<string>;

/** A frame's picture is one of a card's kind; larger files are refused before they are read. */
export const MOST_PICTURE = 50 * 1024 * 1024;

/** Every frame of a folder of frames, by name. What cannot be used is among them, with the reason. */
export async function readFrames(folder: string, own: boolean, keep: KeepPicture): Promise<FrameFolder[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const read: FrameFolder[] = [];
  for (const name of names.filter(isFrameName).sort()) {
    const one = await readOne(join(folder, name), name, own, keep);
    if (one) read.push(one);
  }
  return read;
}

async function readOne(
  folder: string,
  name: string,
  own: boolean,
  keep: KeepPicture,
): Promise<FrameFolder | null> {
  let text: string;
  try {
    text = (await readPlain(join(folder, FRAME_FILE), MOST_BYTES)).toString('utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errnoOf(error) ?? '')) return null;
    return { named: { name, frame: null, problem: `${reasonOf(error)}.`, own }, text: '' };
  }
  const { file, problem } = readFrame(text);
  if (!file) return { named: { name, frame: null, problem, own }, text };
  const { kept, trouble } = await keepPictures(folder, file, keep);
  return { named: { name, frame: { ...file, kept }, problem: trouble, own }, text };
}

/** The files that a frame draws, each once. */
export const picturesOf = (file: FrameFile): readonly string[] => [
  ...new Set([file, ...Object.values(file.games)].flatMap(({ pictures }) => pictures.map((one) => one.file))),
];

async function keepPictures(folder: string, file: FrameFile, keep: KeepPicture) {
  const kept: Record<string, string> = {};
  let trouble: string | null = null;
  for (const name of picturesOf(file)) {
    try {
      kept[name] = await keep(await readPlain(join(folder, name), MOST_PICTURE));
    } catch (error) {
      const why = error instanceof LibraryError ? error.message : `${reasonOf(error)}.`;
      trouble ??= `its picture ${name} cannot be shown. ${why}`;
    }
  }
  return { kept, trouble };
}

/** The frames that come with the program, which draw no pictures. @param assets folder of what comes with it */
export async function readOwnFrames(assets: string): Promise<Frames> {
  const folders = await readFrames(join(assets, 'frames'), true, () =>
    Promise.reject(new LibraryError('NOT_FOUND', 'It comes without it.')),
  );
  return new Map(folders.map(({ named }) => [named.name, named]));
}
