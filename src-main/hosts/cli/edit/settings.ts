import type { CardEdit } from '../../../collection/edits/card-edit.js';
import { printedRows, type FieldValue, type PrintedRow } from '../../../games/card-fields.js';
import { editionFieldOf } from '../../../games/kinds.js';
import { games } from '../../../games/registry.js';
import { UsageError } from '../failure.js';

/** What `--set` says, "level=8" or "tag+=dragon", as an edit of cards. @throws UsageError */
export function editOf(settings: readonly string[]): Partial<CardEdit> {
  return settings.reduce<Partial<CardEdit>>((edit, setting) => withSetting(edit, setting), {});
}

function withSetting(edit: Partial<CardEdit>, setting: string): Partial<CardEdit> {
  const [, written = '', sign = '', value = ''] = /^\s*(\p{L}+)\s*([+-]?=)(.*)$/su.exec(setting) ?? [];
  if (written === '')
    throw new UsageError(`“${setting}” is no setting; write a field and its value, such as level=8.`);
  const field = written.toLowerCase();
  if (field === 'tag' || field === 'tags') return withTag(edit, sign, value.trim(), setting);
  if (sign !== '=') throw new UsageError(`“${setting}”: only tags are added and removed; write ${field}=….`);
  if (field === 'flavor' || field === 'licence') return { ...edit, [field]: value };
  if (field === 'favourite') return { ...edit, favourite: yesOrNo(value, setting) };
  const row = rowNamed(field);
  if (!row) throw new UsageError(`Cards have no “${written}”; there are ${knownFields().join(', ')}.`);
  const parsed = valueOf(row, value.trim(), setting);
  if (games().some(({ cards }) => editionFieldOf(cards) === row.key)) return { ...edit, edition: parsed };
  return { ...edit, fields: { ...edit.fields, [row.key]: parsed } };
}

function withTag(edit: Partial<CardEdit>, sign: string, tag: string, setting: string): Partial<CardEdit> {
  if (tag === '') throw new UsageError(`“${setting}” names no tag.`);
  if (sign === '+=') return { ...edit, addTags: [...(edit.addTags ?? []), tag] };
  if (sign === '-=') return { ...edit, removeTags: [...(edit.removeTags ?? []), tag] };
  throw new UsageError(`“${setting}”: write tag+=${tag} to add a tag, tag-=${tag} to remove it.`);
}

const printed = (): readonly PrintedRow[] => games().flatMap(({ cardFields }) => printedRows(cardFields));

/** By its key, or by a word that the search knows it by. */
const rowNamed = (name: string): PrintedRow | undefined =>
  printed().find(({ key }) => key.toLowerCase() === name) ??
  printed().find(({ search }) => search?.names.includes(name));

const knownFields = (): string[] => [
  ...new Set(['tag', 'flavor', 'licence', 'favourite', ...printed().map(({ key }) => key)]),
];

/** Nothing, or "none", leaves a field blank. */
function valueOf({ key, printed: field }: PrintedRow, text: string, setting: string): FieldValue {
  if (text === '' || text === 'none') return null;
  if (field.kind === 'number') {
    if (!/^-?\d{1,9}$/.test(text)) throw new UsageError(`“${setting}”: ${key} is a whole number.`);
    return Number(text);
  }
  if (field.kind === 'text') return text;
  const like = text.toLowerCase();
  const choices = printed().flatMap((row) => (row.key === key ? (row.printed.choices ?? []) : []));
  const choice = choices.find(
    ({ value, name }) => String(value).toLowerCase() === like || name.toLowerCase() === like,
  );
  if (choice) return choice.value;
  const known = choices.map(({ value }) => String(value)).join(', ');
  throw new UsageError(`“${setting}”: ${key} is one of ${known}.`);
}

function yesOrNo(value: string, setting: string): boolean {
  if (value === 'yes' || value === 'no') return value === 'yes';
  throw new UsageError(`“${setting}”: write favourite=yes or favourite=no.`);
}
