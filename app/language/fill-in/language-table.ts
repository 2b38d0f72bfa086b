type Style = 'full' | 'long' | 'medium' | 'short';
type Width = 'wide' | 'abbreviated' | 'narrow';
export type TableUnit = 'second' | 'minute' | 'hour' | 'day';

interface Relations {
  /** Text with the number as `{0}`. */
  readonly future: string;
  readonly past: string;
  /** The unit itself, such as today. */
  readonly now: string;
  readonly next?: string;
  readonly last?: string;
}

/** How a language writes dates, times and units; patterns as CLDR has them. */
export interface LanguageTable {
  /** The language's own name. */
  readonly name: string;
  readonly months: Readonly<Record<Width, readonly string[]>>;
  /** From Sunday on. */
  readonly weekdays: Readonly<Record<Width, readonly string[]>>;
  /** Whole names that stand for themselves. */
  readonly weekdaysAlone: readonly string[];
  /** Morning and afternoon. */
  readonly periods: readonly string[];
  readonly hasTwelveHours: boolean;
  readonly date: Readonly<Record<Style, string>>;
  readonly time: Readonly<Record<Style, string>>;
  /** The date as `{1}` and the time as `{0}`. */
  readonly join: Readonly<Record<Style, string>>;
  /** An offset from UTC as `{0}`. */
  readonly zone: string;
  /** The time as `{0}` and its zone as `{1}`. */
  readonly withZone: string;
  /** Pattern for each set of fields. */
  readonly skeletons: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<TableUnit, Readonly<Record<'long' | 'short' | 'narrow', string>>>>;
  readonly relative: Readonly<Record<TableUnit, Readonly<Record<'long' | 'short', Relations>>>>;
}
