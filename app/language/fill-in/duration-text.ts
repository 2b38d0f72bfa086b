import type { LanguageTable, TableUnit } from './language-table.ts';

/** How a language writes a number in a unit; undefined for what is no duration. */
export function durationText(
  { style, unit = '', unitDisplay = 'short' }: Intl.NumberFormatOptions = {},
  { units }: LanguageTable,
): ((number: string) => string) | undefined {
  if (style !== 'unit' || !isUnit(unit, units)) return undefined;
  const text = units[unit][unitDisplay];
  return (number) => text.replace('{0}', number);
}

/** A time from now, with `{0}` for its number; undefined for a unit of other lengths. */
export function relativeText(
  value: number,
  unit: string,
  { numeric = 'always', style = 'long' }: Intl.RelativeTimeFormatOptions = {},
  { relative }: LanguageTable,
): string | undefined {
  const one = unit.replace(/s$/, '');
  if (!isUnit(one, relative)) return undefined;
  const { future, past, now, next, last } = relative[one][style === 'long' ? 'long' : 'short'];
  const isPast = value < 0 || Object.is(value, -0);
  const named =
    numeric === 'auto' ? (value === 0 ? now : value === 1 ? next : value === -1 ? last : undefined) : undefined;
  return named ?? (isPast ? past : future);
}

function isUnit(name: string, units: Readonly<Record<TableUnit, unknown>>): name is TableUnit {
  return name in units;
}
