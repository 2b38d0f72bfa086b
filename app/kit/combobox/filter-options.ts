import type { ComboboxOption } from './combobox-option.ts';

/**
 * Options that contain the typed text, ignoring case and accents. Labels that start with it come first, then labels with a word that
 * does; otherwise the order stays.
 */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const query = fold(typed.trim());
  if (query === '') return options;
  return options
    .map((option) => ({ option, rank: Math.min(...textsOf(option).map((text) => rankOf(fold(text), query))) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

function textsOf({ label, note = '', keywords = '' }: ComboboxOption): string[] {
  return [label, note, keywords];
}

function rankOf(text: string, query: string): number {
  const offset = text.indexOf(query);
  if (offset < 0) return Number.POSITIVE_INFINITY;
  if (offset === 0) return 0;
  return /[\p{L}\p{N}]/u.test(text.charAt(offset - 1)) ? 2 : 1;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u2060]/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
}
