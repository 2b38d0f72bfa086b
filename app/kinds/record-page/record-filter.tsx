import type { Choice } from '#app/kit/field/choice.ts';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';

/** A filter of a record, besides its days. */
export interface RecordFilter {
  /** In the address. */
  name: string;
  label: string;
  icon: IconName;
  /** Undefined or empty for all. */
  value: string | undefined;
  choices: readonly Choice[];
  /** Names of filters that another choice clears. */
  clears?: readonly string[];
}

interface FilterSelectProps {
  filter: RecordFilter;
  /** Puts other filters into the address. */
  onFilter: (changes: ParameterChanges) => void;
}

export function FilterSelect({ filter, onFilter }: FilterSelectProps) {
  const { name, label, icon, value = '', choices, clears = [] } = filter;
  const cleared = Object.fromEntries(clears.map((other) => [other, null]));
  return (
    <InlineSelect
      label={label}
      icon={icon}
      choices={choices}
      value={value}
      onChange={(next) => onFilter({ ...cleared, [name]: next })}
    />
  );
}

/** The choices of a filter: all, then each value by its word. */
export function choicesOf<Name extends string>(
  all: string,
  values: readonly Name[],
  wordOf: (value: Name) => string,
): Choice[] {
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: wordOf(value) }))];
}
