import { Parser } from 'saxen';

/** The attributes of a tag by their names without prefixes. Made only when asked for. */
export type Attributes = () => Readonly<Record<string, string>>;

export interface XmlHandlers {
  /** @param name without its prefix: programs choose their own. @param prefix as it stands, or '' */
  readonly open?: (name: string, attributes: Attributes, prefix: string) => void;
  readonly close?: (name: string, prefix: string) => void;
  readonly text?: (text: string) => void;
}

/**
 * Goes through XML once, from the beginning to the end. A document type is refused: entities of its own are how small files become huge.
 * @throws Error for what is no XML, and what a handler throws
 */
export function readXml(xml: string, { open, close, text }: XmlHandlers): void {
  const parser = new Parser();
  // The parser goes on after a handler has failed, which for a limit would be too late.
  let failure: { readonly error: unknown } | null = null;
  const guarded = (work: () => void): void => {
    if (failure) return;
    try {
      work();
    } catch (error) {
      failure = { error };
      parser.stop();
    }
  };
  parser.on('error', (error) => guarded(() => raise(error)));
  parser.on('attention', () => guarded(() => raise(new Error('A document type is not taken.'))));
  parser.on('openTag', (name, attributes, decode) =>
    guarded(() => open?.(localName(name), () => localAttributes(attributes(), decode), prefixOf(name))),
  );
  parser.on('closeTag', (name) => guarded(() => close?.(localName(name), prefixOf(name))));
  parser.on('text', (raw, decode) => guarded(() => text?.(decode(raw))));
  parser.on('cdata', (raw) => guarded(() => text?.(raw)));
  parser.parse(xml.replace(/^\uFEFF/, ''));
  const failed = failure as { readonly error: unknown } | null;
  if (failed) throw failed.error;
}

function raise(error: unknown): never {
  throw error;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const prefixOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf(':')));

/** A name with a prefix gives way to one without. */
function localAttributes(
  attributes: Readonly<Record<string, string>>,
  decode: (text: string) => string,
): Record<string, string> {
  const local: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of Object.entries(attributes)) {
    const short = localName(name);
    if (short === name || !(short in local)) local[short] = decode(value);
  }
  return local;
}
