import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '#cli/problems/usage-error.ts';
import { createStyle, type Style } from '#cli/terminal/terminal.ts';
import type { Report } from './report.ts';
import { reportAsHtml } from './report-as-html.ts';
import { reportAsJunit } from './report-as-junit.ts';
import { reportAsText } from './report-as-text.ts';

const FORMS: Readonly<Record<string, (report: Report) => string>> = {
  '.json': (report) => `${JSON.stringify(report, null, 2)}\n`,
  '.xml': reportAsJunit,
  '.html': reportAsHtml,
  '.txt': (report) => `${reportAsText(report, createStyle(false))}\n`,
};

/** @throws UsageError for a file whose name does not say its form */
export function requireForms(files: readonly string[]): void {
  const unclear = files.filter((file) => !(path.extname(file) in FORMS));
  if (unclear.length === 0) return;
  throw new UsageError(`--report takes files that end in ${Object.keys(FORMS).join(', ')}, not ${unclear.join(', ')}.`);
}

export interface WrittenReports {
  readonly text: string;
  /** A line for each file. */
  readonly written: readonly string[];
}

/** Writes a report to files, each in the form that its name says. @param files absolute */
export function writeReports(report: Report, files: readonly string[], style: Style): WrittenReports {
  for (const file of files) writeFileSync(file, FORMS[path.extname(file)]?.(report) ?? '');
  return { text: reportAsText(report, style), written: files.map((file) => `Report: ${file}`) };
}
