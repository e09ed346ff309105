/** The pieces of the grammar that stand inside each other. Their rows are in the files of this folder; `grammar.ts` puts them together. */
import { category } from '../engine/syntax.js';
import type { Ability } from '../../components/abilities.js';
import type { Amount } from '../../components/amounts.js';
import type { Change } from '../../components/changes.js';
import type { Condition } from '../../components/conditions.js';
import type { Cost } from '../../components/costs.js';
import type { Effect } from '../../components/effects.js';
import type { TriggerEvent } from '../../components/events.js';
import type { Clause, Filter, Objects, Reference, Target, Who } from '../../components/filters.js';
import type { Keyword } from '../../components/keywords.js';

/** "you", "target player". */
export const who = category<Who>('who');
/** "your", "target player's". */
export const whose = category<Who>('whose');
/** Who does something: nobody named is you, or who may do it. */
export const doer = category<Who>('doer');
/** Who gains something: named, but for what somebody may do. */
export const gainer = category<Who>('gainer');
/** "it", "that creature", the card's name: what something happens to. */
export const reference = category<Reference>('reference');
/** What does something: "they" where the object is "them". */
export const acting = category<Reference>('acting');
/** "its", "that creature's". */
export const possessive = category<Reference>('possessive');
/** "creature you control". */
export const filterOne = category<Filter>('filterOne');
/** "creatures you control". */
export const filterMany = category<Filter>('filterMany');
/** "a creature you control", "another creature". */
export const filterAn = category<Filter>('filterAn');
export const clause = category<Clause>('clause');
export const target = category<Target>('target');
/** "all creatures", "target creature": what something is done to. */
export const objects = category<Objects>('objects');
/** "creatures", "target creature": what does something, or for what something holds. */
export const subject = category<Objects>('subject');
/** "the number of creatures you control", "3". */
export const quantity = category<Amount>('quantity');
export const keyword = category<Keyword>('keyword');
export const condition = category<Condition>('condition');
/** As words that begin a sentence or are between commas: "{2}", "Sacrifice a creature". */
export const cost = category<Cost>('cost');
/** As what somebody does: "pays {2}", "sacrifices a creature". */
export const payment = category<Cost>('payment');
/** What goes on for a subject: "gets +1/+1", "can't attack". */
export const change = category<Change>('change');
/** What triggers, without "when": "Name comes into play". */
export const event = category<TriggerEvent>('event');
/** One thing that is done, without "if", "unless" and "may". */
export const plainEffect = category<Effect>('plainEffect');
/** Effects that one sentence says, without its full stop. */
export const effect = category<Effect>('effect');
/** "A. B.": sentences, the last without its full stop. */
export const sequence = category<readonly Effect[]>('sequence');
/** The same, or a choice of them. */
export const sentences = category<readonly Effect[]>('sentences');
/** "A, then B": what somebody may do. */
export const actions = category<readonly Effect[]>('actions');
/** "A, then B", inside of a sentence. */
export const inOneSentence = category<readonly Effect[]>('inOneSentence');
/** A paragraph, or what stands between quotation marks. */
export const ability = category<Ability>('ability');
