import { readFrame } from '../../layout/frames/frame-file.js';
import { FRAME_FILE, picturesOf } from '../../library/frames/read-frames.js';
import { kindOf } from '../../library/pictures/picture-kinds.js';
import type { Found, FoundFramePicture } from '../intake/found.js';

/** The frames of a package while its files are gone through: pictures may come before the frame that draws them. */
export class FramesIn {
  readonly #texts = new Map<string, string>();
  readonly #pictures = new Map<string, FoundFramePicture>();

  /** @param path of a file below the folder of frames, whose bytes are as the list of contents says */
  note(path: string, bytes: Buffer, picture: FoundFramePicture, found: Found): void {
    if (path.endsWith(`/${FRAME_FILE}`)) this.#texts.set(path, bytes.toString('utf8'));
    else if (kindOf(bytes) === null) found.problem(path, 'It is no picture that Cardwright knows.');
    else this.#pictures.set(path, picture);
  }

  /** Tells of each frame, and of what belongs to none. */
  finish(found: Found): void {
    const idle = new Set(this.#pictures.keys());
    for (const [place, text] of this.#texts) {
      const folder = place.slice(0, -FRAME_FILE.length);
      const { file, problem } = readFrame(text);
      const pictures = new Map<string, FoundFramePicture>();
      for (const name of file ? picturesOf(file) : []) {
        const picture = this.#pictures.get(folder + name);
        if (picture) pictures.set(name, picture);
        idle.delete(folder + name);
      }
      const name = folder.split('/')[1] ?? '';
      if (file) found.takeFrame({ place, name, title: file.title, text, pictures });
      else found.problem(place, `It is no frame that can be used: ${problem}`);
    }
    for (const path of idle) found.problem(path, 'It lies beside a frame that does not draw it.');
  }
}
