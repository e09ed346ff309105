import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  nodeDrawer,
  type DrawingAnswer,
  type DrawingJob,
} from '../../../src-main/library/pictures/drawer.js';
import { drawingOf } from '../../../src-main/library/pictures/svg-drawing.js';
import { takePicture } from '../../../src-main/library/pictures/picture-intake.js';
import { drawSvg, drawWith } from '../../../src-main/library/pictures/svg-render.js';

/** A drawing process that the test answers for. */
function drawer() {
  const seen = { program: '', env: {} as NodeJS.ProcessEnv, jobs: [] as DrawingJob[], killed: 0 };
  let answer: (answer: DrawingAnswer | null) => void = () => undefined;
  drawWith((program, env) => {
    Object.assign(seen, { program, env });
    return {
      send: (job) => void seen.jobs.push(job),
      whenAnswered: (tell) => (answer = tell),
      kill: () => (seen.killed += 1),
    };
  });
  onTestFinished(() => drawWith(nodeDrawer));
  return { seen, answer: (one: DrawingAnswer | null) => answer(one) };
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>');

describe('a drawing', () => {
  it('is drawn by a process of its own, which is ended with its answer', async () => {
    const { seen, answer } = drawer();
    const outcome = drawSvg(svg, 300, 60_000);
    expect(seen.jobs).toEqual([{ svg, side: 300 }]);
    expect(seen.program).toMatch(/svg-drawer/);
    const png = new Uint8Array([1, 2, 3]);
    answer({ kind: 'drawn', png });
    expect(await outcome).toEqual({ kind: 'drawn', png });
    expect(seen.killed).toBe(1);
  });

  it('gets no secret of the program: only what leads to libraries and fonts', async () => {
    const { seen, answer } = drawer();
    vi.stubEnv('FONTCONFIG_PATH', '/fonts');
    vi.stubEnv('FONTCONFIG_FILE', undefined);
    vi.stubEnv('SECRET_TOKEN', 'hidden');
    onTestFinished(() => void vi.unstubAllEnvs());
    const outcome = drawSvg(svg, 300, 60_000);
    answer(null);
    await outcome;
    expect(seen.env).toMatchObject({ PATH: process.env['PATH'], FONTCONFIG_PATH: '/fonts' });
    expect(Object.keys(seen.env)).not.toContain('FONTCONFIG_FILE');
    expect(Object.keys(seen.env)).not.toContain('SECRET_TOKEN');
  });

  it('whose process ends without an answer, or answers with far too much, is damaged', async () => {
    const { answer } = drawer();
    const first = drawSvg(svg, 300, 60_000);
    answer(null);
    expect(await first).toEqual({ kind: 'damaged' });
    const most = 200 * 1024 * 1024;
    for (const [byteLength, kind] of [
      [most + 1, 'damaged'],
      [most, 'drawn'],
    ] as const) {
      const outcome = drawSvg(svg, 300, 60_000);
      answer({ kind: 'drawn', png: { byteLength } as Uint8Array });
      expect((await outcome).kind).toBe(kind);
    }
  });

  it('that takes too long is given up, and its process ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { seen, answer } = drawer();
    const outcome = drawSvg(svg, 300, 2000);
    vi.advanceTimersByTime(1999);
    expect(seen.killed).toBe(0);
    vi.advanceTimersByTime(1);
    expect([await outcome, seen.killed]).toEqual([{ kind: 'too-slow' }, 1]);
    const quick = drawSvg(svg, 300, 2000);
    answer({ kind: 'too-large' });
    expect([await quick, vi.getTimerCount()]).toEqual([{ kind: 'too-large' }, 0]);
  });

  it.each<[answer: DrawingAnswer | null, sentence: RegExp]>([
    [{ kind: 'refused', because: 'The drawing has a script.' }, /^The drawing has a script\.$/],
    [{ kind: 'too-large' }, /^The picture is larger than 190,000 px, .* Make it smaller and try again\.$/],
    [{ kind: 'damaged' }, /^The drawing is damaged or incomplete/],
    [null, /^The drawing is damaged or incomplete/],
  ])('that is %j is refused with a sentence', async (one, sentence) => {
    const { answer } = drawer();
    const taken = takePicture(svg);
    answer(one);
    await expect(taken).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(sentence),
    });
  });
});

describe('what the process makes of a drawing', () => {
  const drawing = (width: string, height: string, inner = '<rect width="10" height="10" fill="#f00"/>') =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);

  it.each([
    ['20', '10', 300, [300, 150]],
    ['10', '40', 100, [25, 100]],
    ['2000', '1000', 200, [200, 100]],
  ] as const)('is as large as asked: %s × %s at %i', async (width, height, side, size) => {
    const answer = await drawingOf({ svg: drawing(width, height), side });
    if (answer.kind !== 'drawn') throw new Error(`expected a drawing, not ${answer.kind}`);
    const drawn = await sharp(answer.png).metadata();
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['png', ...size]);
  });

  it('is nothing where it is too large, unsafe or broken', async () => {
    expect(await drawingOf({ svg: drawing('30000', '10'), side: 300 })).toEqual({ kind: 'too-large' });
    expect(await drawingOf({ svg: drawing('9', '9', '<script>1</script>'), side: 300 })).toEqual({
      kind: 'refused',
      because: expect.stringMatching(/contains a script/),
    });
    expect(await drawingOf({ svg: drawing('9', '9', '<rect'), side: 300 })).toEqual({ kind: 'damaged' });
  });
});
