import type { CheckName } from '#cli/words/checks/text-fault.ts';
import type { CheckedLanguage } from './check-language.ts';

/** A language in the report. */
export interface ReportedLanguage extends CheckedLanguage {
  readonly code: string;
  readonly english: string;
  /** Texts without a review. */
  readonly drafts: number;
  /** Texts whose English says something else by now. */
  readonly stale: number;
}

const CHECKS: readonly CheckName[] = [
  'keys',
  'placeholders',
  'markup',
  'script',
  'english',
  'typography',
  'numbers',
  'length',
  'terms',
];

/** A table with a line for each language: its texts, its faults by check, its drafts and its stale texts. */
export function reportTable(languages: readonly ReportedLanguage[]): string {
  const head = ['', 'language', 'texts', ...CHECKS, 'drafts', 'stale'];
  const rows = languages.map(({ code, english, sizes, faults, drafts, stale }) => {
    const texts = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const counts = CHECKS.map((name) => faults.filter(({ check }) => check === name).length);
    return [code, english, ...[texts, ...counts, drafts, stale].map(String)];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [head, ...rows].map((row) => line(row).trimEnd()).join('\n');
}
