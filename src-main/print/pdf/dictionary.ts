import type { PDFObject } from 'pdf-lib';
import { num } from './numbers.js';

/** What stands in a dictionary or array: a string is a name. Numbers are written to 0.00001. */
export type Value = string | number | boolean | PDFObject | readonly Value[] | Entries;

/** A dictionary as plain values and pdf-lib's objects; undefined: no such entry. */
export interface Entries {
  readonly [name: string]: Value | undefined;
}

/** A dictionary as a PDF file has it. Source: ISO 32000-1, 7.3. */
export function dictionary(entries: Entries): string {
  let text = '<<';
  for (const name in entries) {
    const value = entries[name];
    if (value !== undefined) text += ` ${nameOf(name)} ${textOf(value)}`;
  }
  return `${text} >>`;
}

/** The same of an array. */
export const arrayText = (values: readonly Value[]): string => `[${values.map(textOf).join(' ')}]`;

function textOf(value: Value): string {
  switch (typeof value) {
    case 'string':
      return nameOf(value);
    case 'number':
      return num(value);
    case 'boolean':
      return String(value);
  }
  if (isArray(value)) return arrayText(value);
  return isObject(value) ? value.toString() : dictionary(value);
}

const isArray = (value: object): value is readonly Value[] => Array.isArray(value);
/** pdf-lib's objects are of classes, dictionaries are plain. */
const isObject = (value: PDFObject | Entries): value is PDFObject =>
  Object.getPrototypeOf(value) !== Object.prototype;

const nameOf = (name: string): string =>
  `/${name.replace(/[^A-Za-z0-9+_.-]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
