import { dirname, join } from 'node:path';
import type { Frames, NamedFrame } from '../../../layout/frames/frames.js';
import { readFrames, readOwnFrames } from '../../../library/frames/read-frames.js';
import type { LooseFiles } from '../../../library/loose-files.js';
import { pictureNameOf } from '../../../library/pictures/pictures.js';
import { takePicture } from '../../../library/pictures/picture-intake.js';
import { assetsFolder } from '../../shared/program.js';

export interface FoundFrames {
  readonly frames: Frames;
  /** What frames draw, by the names under which their layouts know it. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** The program's frames, and those in "frames" beside a card's file or next to its folder: that is how a library is laid out. */
export async function findFrames({ cards }: LooseFiles): Promise<FoundFrames> {
  const pictures = new Map<string, Uint8Array>();
  const keep = async (given: Uint8Array): Promise<string> => {
    const { bytes, ending } = await takePicture(given);
    const id = pictureNameOf(bytes, ending);
    pictures.set(id, bytes);
    return id;
  };
  const found = new Map<string, NamedFrame>();
  const folders = new Set(
    cards.flatMap(({ file }) => [join(dirname(file), 'frames'), join(dirname(file), '..', 'frames')]),
  );
  for (const folder of folders)
    for (const { named } of await readFrames(folder, false, keep)) found.set(named.name, named);
  return { frames: new Map([...found, ...(await readOwnFrames(assetsFolder))]), pictures };
}
