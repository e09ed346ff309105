import { games } from '../../games/registry.js';
import { frameFile, type FrameFile } from '../../layout/frames/frame-file.js';

/** The text of a frame's file, as people read it. */
export const frameText = (file: FrameFile): string => `${JSON.stringify(file, null, 2)}\n`;

/** A frame that looks as the layouts of that name do, in every game that has one. */
export const frameOfTemplate = (template: string, title: string, about: string): FrameFile =>
  frameFile.parse({ format: 'cardwright-frame', version: 1, title, about, begins: template });

/** The same with every measure written out that a person could change. */
export function withMeasures(file: FrameFile): FrameFile {
  const measured = games().flatMap(({ id, format }) => {
    const laid = format.fieldsOf?.(file.begins);
    if (!laid) return [];
    const own = file.games[id] ?? { fields: {}, shapes: [], textures: [], pictures: [] };
    const fields = Object.fromEntries(
      [...new Set([...Object.keys(laid), ...Object.keys(own.fields)])].map((field) => [
        field,
        { ...laid[field], ...own.fields[field] },
      ]),
    );
    return [[id, { ...own, fields }] as const];
  });
  return frameFile.parse({ ...file, games: { ...file.games, ...Object.fromEntries(measured) } });
}
