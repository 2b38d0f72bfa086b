import type { ErrorReport, RefusalReport, ViolationReport } from '#schemas/generated/reports.ts';

/** Text of a report. Reports with the same text are counted together. */
export function groupOf(report: ErrorReport | ViolationReport | RefusalReport): string {
  if (report.kind === 'refusal') return `${report.operation}: ${report.status} ${report.code}`;
  const at = report.at === undefined ? '' : ` (${report.at})`;
  if (report.kind === 'violation') return `${report.directive}: ${report.blocked}${at}`;
  return `${report.name}: ${report.message}${at}`;
}
