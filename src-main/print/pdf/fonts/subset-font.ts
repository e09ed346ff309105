import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The functions of HarfBuzz's subsetter that are called here; pointers and sizes are numbers. */
interface SubsetterExports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

// Source: hb-subset.h and hb-blob.h
const MEMORY_MODE_READONLY = 1;
const FLAG_NO_HINTING = 0x1;
const FLAG_RETAIN_GIDS = 0x2;
/** The box for a sign that the font lacks is a glyph to be printed too. */
const FLAG_NOTDEF_OUTLINE = 0x40;
const FLAG_NO_LAYOUT_CLOSURE = 0x200;
const SETS_DROP_TABLE_TAG = 3;

/** A PDF reads outlines and widths; the rest of a font file serves typesetting, which is done. */
const unusedTables = ['GSUB', 'GPOS', 'GDEF', 'kern', 'name', 'OS/2', 'cmap', 'FFTM', 'gasp', 'MATH', 'post'];

let loading: Promise<SubsetterExports> | null = null;
/** The face of each font file, which stays in the subsetter's memory: the app has a handful of fonts. */
const faces = new WeakMap<Uint8Array, number>();

async function load(): Promise<SubsetterExports> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const subsetter = instance.exports as unknown as SubsetterExports;
  subsetter._initialize();
  return subsetter;
}

/**
 * A TrueType file with the outlines of the given glyphs only. Glyphs keep their numbers, so that a display list's
 * glyph ids hold in it.
 *
 * @throws Error when the file is no font: the font files are the app's own.
 */
export async function subsetFont(file: Uint8Array, glyphs: Iterable<number>): Promise<Uint8Array> {
  loading ??= load();
  const hb = await loading;
  const face = faceOf(file, hb);
  const input = hb.hb_subset_input_create_or_fail();
  const wanted = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
  const dropped = hb.hb_subset_input_set(input, SETS_DROP_TABLE_TAG);
  for (const tag of unusedTables) hb.hb_set_add(dropped, tagNumber(tag));
  const flags = FLAG_RETAIN_GIDS | FLAG_NOTDEF_OUTLINE | FLAG_NO_HINTING | FLAG_NO_LAYOUT_CLOSURE;
  hb.hb_subset_input_set_flags(input, flags);
  const subset = hb.hb_subset_or_fail(face, input);
  try {
    const result = subset === 0 ? 0 : hb.hb_face_reference_blob(subset);
    const length = result === 0 ? 0 : hb.hb_blob_get_length(result);
    if (length === 0) throw new Error('The font file could not be reduced to the glyphs in use.');
    const start = hb.hb_blob_get_data(result, 0);
    const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + length);
    hb.hb_blob_destroy(result);
    return bytes;
  } finally {
    if (subset !== 0) hb.hb_face_destroy(subset);
    hb.hb_subset_input_destroy(input);
  }
}

function faceOf(file: Uint8Array, hb: SubsetterExports): number {
  const known = faces.get(file);
  if (known !== undefined) return known;
  const data = hb.malloc(file.length);
  new Uint8Array(hb.memory.buffer).set(file, data);
  const blob = hb.hb_blob_create(data, file.length, MEMORY_MODE_READONLY, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  faces.set(file, face);
  return face;
}

function tagNumber(tag: string): number {
  return [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
}
