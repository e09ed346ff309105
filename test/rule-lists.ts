/** The rules of the rulebooks with their ids (assets/rules). */
import { readFileSync } from 'node:fs';
import { inProject } from '../src-main/setup/project.mjs';

interface RuleList {
  readonly title: string;
  /** Rules that are the same in effect as those of another edition with the same number, by the beginning of its ids. */
  readonly as?: Readonly<Record<string, readonly string[]>>;
  readonly sections: readonly { readonly title: string; readonly rules: Readonly<Record<string, string>> }[];
}

export type RuleSetName =
  | 'kotc-06'
  | 'kotc-09'
  | 'kotc-11'
  | 'kotc-12'
  | 'kotc-13'
  | 'kotc-14'
  | 'kotc-15'
  | 'kotc-16'
  | 'kotc-17'
  | 'magic-classic';

export const ruleList = (name: RuleSetName): RuleList =>
  JSON.parse(readFileSync(inProject('assets', 'rules', `${name}.json`), 'utf8')) as RuleList;

/** Text by id. */
export const rulesOf = (name: RuleSetName): Readonly<Record<string, string>> =>
  Object.assign({}, ...ruleList(name).sections.map(({ rules }) => rules)) as Record<string, string>;

export const sameRules = (name: RuleSetName): NonNullable<RuleList['as']> => ruleList(name).as ?? {};
