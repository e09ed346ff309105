import type { CardTemplate } from '../../card-format.js';
import { artTemplate, inkTemplate } from '../../defaults/card-templates.js';
import type { TemplateName } from '../cards/card.js';
import { art } from './art.js';
import { format } from './format.js';
import { ink } from './ink.js';
import type { Template } from './template.js';

export const templates: Readonly<Record<TemplateName, Template>> = { format, art, ink };

/** A name that is none of them is set out as the rulebooks say. */
export const templateOf = (name: string): Template =>
  Object.hasOwn(templates, name) ? templates[name as TemplateName] : format;

/** The same in people's words. */
export const cardTemplates: readonly (CardTemplate & { readonly name: TemplateName })[] = [
  {
    name: 'format',
    title: 'Rulebook',
    does: 'The rulebooks’ format',
    about: 'As the rulebooks of all editions show it.',
    noAccent: null,
  },
  artTemplate,
  inkTemplate,
];
