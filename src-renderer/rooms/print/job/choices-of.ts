import type { PrintOptions } from '../../../../src-main/api/print/print-options.js';
import type { Choice, ChoiceName } from '../../../../src-main/print/parameters.js';

/** The values of a choice with their words, in the table's order. */
export function choicesOf<Name extends ChoiceName>(
  { choices }: Pick<PrintOptions, 'choices'>,
  name: Name,
): readonly (Choice & { readonly value: keyof PrintOptions['choices'][Name] & string })[] {
  const table: Readonly<Record<string, Choice>> = choices[name];
  // The table's own keys are its values.
  return (Object.keys(table) as (keyof PrintOptions['choices'][Name] & string)[]).map((value) => ({
    value,
    name: table[value]?.name ?? value,
    hint: table[value]?.hint ?? '',
  }));
}
