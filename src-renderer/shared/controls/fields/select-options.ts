/** One of the things that can be chosen in a SelectField. */
export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly name: string;
  /** What it is, in a line below its name. */
  readonly detail?: string;
  /** A figure at the end of its line. */
  readonly figure?: string;
  readonly disabled?: boolean;
}

export interface SelectGroup<Value extends string = string> {
  /** Null: no heading. */
  readonly title: string | null;
  /** What its options have in common, in a line below the heading. */
  readonly about?: string;
  readonly options: readonly SelectOption<Value>[];
}
