import type { CardTemplate } from '../../card-format.js';
import type { TemplateName } from '../cards/card.js';
import { art } from './art.js';
import { format } from './format.js';
import { ink } from './ink.js';
import type { Template } from './template.js';

export const templates: Readonly<Record<TemplateName, Template>> = { format, art, ink };

/** The same in people's words. */
export const cardTemplates: readonly (CardTemplate & { readonly name: TemplateName })[] = [
  {
    name: 'format',
    title: 'Rulebook',
    does: 'The rulebooks’ format',
    about: 'As the rulebooks of all editions show it.',
    noAccent: null,
  },
  {
    name: 'art',
    title: 'Art',
    does: 'Picture fills the card',
    about: 'The picture fills the card and its bleed; the texts stand on panels.',
    noAccent: null,
  },
  {
    name: 'ink',
    title: 'Ink saver',
    does: 'Saves ink',
    about: 'White, with thin lines and a small pale picture: for drafts and play-testing.',
    noAccent: 'The ink saver leaves every ground white.',
  },
];
