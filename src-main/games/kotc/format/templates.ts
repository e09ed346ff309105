import type { TemplateName } from '../../../cards/look.js';
import { art } from './art.js';
import { format } from './format.js';
import { ink } from './ink.js';
import type { Template } from './template.js';

export const templates: Readonly<Record<TemplateName, Template>> = { format, art, ink };
