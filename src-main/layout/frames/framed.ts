/** How a layout's own measures and looks give way to what a frame says of them. */
import type { BaseCard } from '../../cards/card.js';
import type { Box, FontId } from '../display-list.js';
import { faceOf } from '../font-choice.js';
import type { Panel } from '../measures.js';
import { inset } from '../shapes.js';
import type { SheetFoil } from '../sheet.js';
import type { LineFinding } from '../lines/place-line.js';
import type { BlockLook } from '../text-block.js';
import type { Frame, FrameField, FrameFile, FramePanel, FrameTextLook } from './frame-file.js';

/** What is made of a frame, made once for each. */
export function perFrame<T>(make: (frame: Frame) => T): (frame: Frame) => T {
  const made = new WeakMap<Frame, { readonly value: T }>();
  return (frame) => {
    let known = made.get(frame);
    if (!known) made.set(frame, (known = { value: make(frame) }));
    return known.value;
  };
}

/** What of a card is foil: as it says itself, else as its frame does. @param signs of its game */
export function foilOf({ look }: BaseCard, frame: Frame | null, signs: SheetFoil['signs']): SheetFoil | null {
  const foil = look.foil ?? frame?.foil;
  return foil ? { ...foil, signs } : null;
}

/** How running text is set. */
export interface WordsLook {
  readonly align: 'left' | 'center' | 'justify';
  readonly breaks: LineFinding | null;
  readonly boldNames: boolean;
}

export function wordsOf({ words }: Frame, usual: WordsLook): WordsLook {
  const { align = usual.align, breaks, hyphens, abilityNames } = words;
  const overAll = breaks === undefined ? usual.breaks !== null : breaks === 'paragraph';
  return { align, breaks: overAll ? { hyphens } : null, boldNames: abilityNames === 'bold' };
}

/** What a frame says of one of a game's named fields. */
export const fieldOf = (frame: Frame, game: string, field: string): FrameField =>
  frame.games[game]?.fields[field] ?? {};

export const boxOfField = ({ box }: FrameField, usual: Box): Box =>
  box ? { x: box[0], y: box[1], width: box[2], height: box[3] } : usual;

/** Where a panel lies that moved with its text, unless the frame says it, mm beyond the text. */
const AROUND = 0.8;

/** A field's panel, else that of its look, else the layout's own. */
export function panelOf(field: FrameField, look: FrameTextLook | undefined, box: Box, usual: Panel): Panel {
  const said: FramePanel | undefined = field.panel ?? look?.panel;
  const moved = field.box ? inset(box, -AROUND) : usual.box;
  if (!said) return { ...usual, box: moved };
  const { fill, opacity, radius, line, around } = said;
  return { box: around === undefined ? moved : inset(box, -around), fill, opacity, radius, line };
}

export function fontOf(look: FrameTextLook | undefined, usual: FontId): FontId {
  return look?.font === undefined ? usual : faceOf(look.font, look.bold, look.italic);
}

/** How letters of each role change with their size, where the frame says it. */
export type OpticalRoles = { readonly [role in keyof FrameFile['looks']]?: Pick<BlockLook, 'optical'> };

export const opticalOf = ({ looks }: Frame): OpticalRoles =>
  Object.fromEntries(
    Object.entries(looks).flatMap(([role, look]) =>
      look?.optical ? [[role, { optical: look.optical }]] : [],
    ),
  );

/** What is not given is left as it was. */
export const given = <T extends object>(values: T): { [key in keyof T]?: Exclude<T[key], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
