import { decodeText, encodingOf } from '../../exchange/spreadsheet/decode-text.js';
import { ExchangeRefusal } from '../../exchange/refusal.js';
import { readShortForms, shortFormsText } from '../../exchange/writing/short-forms-text.js';
import type { AppServices } from '../app-services.js';
import type { Implementer } from '../implementer.js';
import { usualForms } from './usual-forms.js';
import { shortForms, writingLimits, type ShortForm } from './writing-aids.js';

/** More is no list of short forms, in bytes. */
const MOST_BYTES = 2_000_000;

export const writingHandlers = (os: Implementer['writing'], services: AppServices) => ({
  used: os.used.handler(({ input }) => services.library.cards.textsIn(input.field, input.game)),
  usualForms: os.usualForms.handler(() => usualForms),
  readForms: os.readForms.handler(async ({ input }) => formsIn(Buffer.from(await input.file.arrayBuffer()))),
  writeForms: os.writeForms.handler(async ({ input }) => {
    const name = 'Cardwright short forms.txt';
    const bytes = Buffer.from(shortFormsText(input.forms));
    return { output: await services.outputs.keep({ name, type: 'text/plain', bytes }), name };
  }),
});

/** @throws ExchangeRefusal where they cannot all be taken */
function formsIn(bytes: Buffer): ShortForm[] {
  if (bytes.length > MOST_BYTES)
    throw new ExchangeRefusal('This file is too large for a list of short forms.');
  const written = readShortForms(decodeText(bytes, encodingOf(bytes)));
  // What is said twice holds as it is said last.
  const forms = [...new Map(written.map((form) => [form.short, form])).values()];
  const found = shortForms.safeParse(forms);
  if (found.success) return found.data;
  const [at] = found.error.issues[0]?.path ?? [];
  const wrong = typeof at === 'number' ? forms[at]?.short : undefined;
  throw new ExchangeRefusal(
    wrong === undefined
      ? `A list has at most ${writingLimits.forms} short forms.`
      : `“${wrong}” cannot be taken: a short form has at most ${writingLimits.short} signs and no spaces, its text at most ${writingLimits.text.toLocaleString('en')}.`,
  );
}
