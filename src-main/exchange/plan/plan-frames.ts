import type { Plan, Planning } from './plan.js';

/** The names that frames of packages have there, and by which they are known in the library. */
export type FrameNames = ReadonlyMap<string, string>;

/**
 * Plans the frames that packages bring. One that the library has in another version is never replaced, since other cards stand
 * in it too: the library's stays, or both are kept.
 */
export async function planFrames({ found, facts, options }: Planning, plan: Plan): Promise<FrameNames> {
  const names = new Map<string, string>();
  for (const frame of found.frames) {
    const key = `frame:${frame.name}`;
    const alike = await facts.frameLike(frame);
    const hasTwin = alike === null && facts.hasFrame(frame.name);
    const choice = options.rows[key] ?? options.twins;
    const isKept = hasTwin && choice === 'skip';
    const isNew = alike === null && !isKept && choice !== 'leave-out';
    const action = alike !== null ? 'same' : isNew ? 'create' : isKept ? 'skip' : 'leave-out';
    const isTaken = (name: string): boolean =>
      facts.hasFrame(name) || found.frames.some((one) => one !== frame && one.name === name);
    const name = alike ?? (isNew && hasTwin ? numbered(frame.name, isTaken) : frame.name);
    names.set(frame.name, name);
    if (isNew) plan.frames.push({ name, frame });
    const { place, title } = frame;
    plan.row({ key, what: 'frame', place, name: title, action, hasTwin, optional: alike === null });
  }
  return names;
}

function numbered(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 2; ; number++) {
    const one = `${name.slice(0, 32)}-${number}`;
    if (!isTaken(one)) return one;
  }
}
