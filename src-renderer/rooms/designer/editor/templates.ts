import type { TemplateName } from '../../../../src-main/cards/look.js';

interface TemplateChoice {
  readonly value: TemplateName;
  readonly name: string;
  readonly about: string;
  /** Why an accent colour would show nowhere, or null. */
  readonly noAccent: string | null;
}

/** The templates in people's words. */
export const templates: readonly TemplateChoice[] = [
  { value: 'format', name: 'Rulebook', about: 'As the rulebooks of all editions show it.', noAccent: null },
  {
    value: 'art',
    name: 'Art',
    about: 'The picture fills the card and its bleed; the texts stand on panels.',
    noAccent: null,
  },
  {
    value: 'ink',
    name: 'Ink saver',
    about: 'White, with thin lines and a small pale picture: for drafts and play-testing.',
    noAccent: 'The ink saver leaves every ground white.',
  },
];
