import { makeWhole } from '../../files/whole-file.js';
import { readFrameFile, writeFrameZip } from '../../exchange/frames/frame-zip.js';
import { layoutCard } from '../../games/card-layouts.js';
import { games } from '../../games/registry.js';
import { readFrame, type FrameFile } from '../../layout/frames/frame-file.js';
import type { NamedFrame } from '../../layout/frames/frames.js';
import { LibraryError } from '../../library/errors.js';
import type { FrameFiles } from '../../library/frames/frame-store.js';
import { fileNameOf } from '../../print/file-name.js';
import type { FrameRow } from '../answers/frame-answers.js';
import type { AppServices } from '../app-services.js';
import type { Implementer } from '../implementer.js';
import { frameOfTemplate, frameText, withMeasures } from './frame-copy.js';

/** A zip of a frame with its largest pictures. */
const MOST_FILE = 256 * 1024 * 1024;

export const framesHandlers = (os: Implementer['frames'], services: AppServices) => {
  const kept = () => services.library.frames;
  const taken = async (): Promise<Set<string>> =>
    new Set([...(await services.frames()).keys(), ...templates().map(({ name }) => name)]);
  return {
    list: os.list.handler(async () => {
      await kept().refresh();
      return [...(await services.frames()).values()].map(frameRow).sort(ownFirst);
    }),
    get: os.get.handler(async ({ input }) => (await filesOf(services, input.name)).text),
    copy: os.copy.handler(async ({ input }) => {
      const file = await fileOf(services, input.name);
      const title = `${file.title.slice(0, 50)} copy`;
      const pictures = new Map<string, Uint8Array>();
      for (const [name, read] of (await filesOf(services, input.name)).pictures)
        pictures.set(name, await read());
      const text = frameText(withMeasures({ ...file, title }));
      return { name: await kept().add({ text, pictures }, await taken()) };
    }),
    save: os.save.handler(({ input }) => kept().save(input.name, input.text)),
    remove: os.remove.handler(async ({ input }) => ({ away: await kept().remove(input.name) })),
    restore: os.restore.handler(({ input }) => kept().restore(input.name, input.away)),
    try: os.try.handler(async ({ input: { name, text, card } }) => {
      const { file, problem } = readFrame(text);
      if (!file) return { list: null, problem };
      const before = (await services.frames()).get(name);
      const frame = { ...file, kept: before?.frame?.kept ?? {} };
      const tried = new Map([[name, { name, frame, problem: null, own: false }]]);
      const shown = { ...card, look: { ...card.look, template: name } };
      const size = await services.faces.sizeOf(card);
      return { list: layoutCard(shown, services.faces.fonts, () => size, null, tried), problem: null };
    }),
    export: os.export.handler(async ({ input }) => {
      const files = await filesOf(services, input.name);
      const name = fileNameOf(readFrame(files.text).file?.title ?? input.name, 'frame.zip');
      const { output } = await services.outputs.make({ name, type: 'application/zip' }, (path) =>
        makeWhole(path, (write) => writeFrameZip(files, write)),
      );
      return { output, name };
    }),
    import: os.import.handler(async ({ input: { file } }) => {
      if (file.size > MOST_FILE)
        throw new LibraryError('BAD_INPUT', `${file.name} is larger than a frame may be.`);
      const parts = await readFrameFile(Buffer.from(await file.arrayBuffer()), file.name);
      return { name: await kept().add(parts, await taken()) };
    }),
  };
};

const templates = () => games().flatMap(({ format }) => format.templates ?? []);

const ownFirst = (one: FrameRow, other: FrameRow): number =>
  Number(other.own) - Number(one.own) || one.title.localeCompare(other.title);

const frameRow = ({ name, frame, problem, own }: NamedFrame): FrameRow => ({
  name,
  title: frame?.title ?? name,
  about: frame?.about ?? '',
  by: frame?.by ?? '',
  own,
  problem,
});

/** What a frame's file holds; a game's own layout is one too, though it has no file. @throws LibraryError NOT_FOUND, BAD_INPUT */
async function fileOf(services: AppServices, name: string): Promise<FrameFile> {
  const template = templates().find((one) => one.name === name);
  if (template) return frameOfTemplate(name, template.title, template.about);
  const own = (await services.frames()).get(name);
  if (own?.own && own.frame) {
    const { kept: _, ...file } = own.frame;
    return file;
  }
  const { file, problem } = readFrame(await services.library.frames.textOf(name));
  if (!file) throw new LibraryError('BAD_INPUT', `The frame cannot be copied: ${problem}`);
  return file;
}

/** The same as a file, and the pictures that it draws: those that come with the program draw none. */
async function filesOf(services: AppServices, name: string): Promise<FrameFiles> {
  const own = (await services.frames()).get(name);
  const isOwn = own?.own === true || templates().some((one) => one.name === name);
  return isOwn
    ? { text: frameText(await fileOf(services, name)), pictures: new Map() }
    : services.library.frames.filesOf(name);
}
