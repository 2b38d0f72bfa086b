import type { SentReports } from '#schemas/generated/reports.ts';

export type Report = SentReports['reports'][number];

/** Maximum number of reports per visit. */
const MOST = 50;

/** Milliseconds for which reports are collected before they are sent together. */
const PAUSE = 5000;

export interface Outbox {
  /** Queues a report, unless the visit has already had the same one. */
  add(report: Report): void;
  /** Sends queued reports at once, for example when the page is left. */
  flush(): void;
}

/** Collects the reports of a visit. @param send sends a batch */
export function createOutbox(send: (reports: Report[]) => unknown): Outbox {
  const added = new Set<string>();
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const reports = waiting;
    waiting = [];
    send(reports);
  };
  const add = (report: Report) => {
    const text = JSON.stringify(report);
    if (added.has(text) || added.size >= MOST) return;
    const isFirst = report.kind === 'error' && ![...added].some((other) => other.startsWith('{"kind":"error"'));
    added.add(text);
    waiting.push(isFirst ? { ...report, first: true } : report);
    timer ??= setTimeout(flush, PAUSE);
  };
  return { add, flush };
}
