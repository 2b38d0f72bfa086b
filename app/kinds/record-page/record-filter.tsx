import type { Choice } from '#app/kit/field/choice.ts';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';

/** A filter of a record other than its days. */
export interface RecordFilter {
  /** Name in the address. */
  name: string;
  label: string;
  icon: IconName;
  /** Undefined or empty for all values. */
  value: string | undefined;
  choices: readonly Choice[];
  /** Names of the filters that a new choice resets. */
  clears?: readonly string[];
}

interface FilterSelectProps {
  filter: RecordFilter;
  /** Changes filters in the address. */
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

/** Choices of a filter: all, then each value with its word. */
export function choicesOf<Name extends string>(
  all: string,
  values: readonly Name[],
  wordOf: (value: Name) => string,
): Choice[] {
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: wordOf(value) }))];
}
