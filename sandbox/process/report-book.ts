import type { ErrorReport, RefusalReport, Report, SentReports, ViolationReport } from '#schemas/generated/reports.ts';

/** Builds that are kept; the one that has reported nothing for the longest time goes first. */
const MOST_BUILDS = 20;

/** Groups of each kind that a build may have. */
const MOST_GROUPS = 50;

/** Values of each vital that are kept, the latest. */
const MOST_VALUES = 1000;

/** Reports that say the same. */
export interface ReportGroup {
  readonly text: string;
  /** The feature whose page was open the last time. */
  feature: string;
  count: number;
}

/** Reports of the visits to one build of a site. */
export interface ReportedBuild {
  readonly brand: string;
  readonly build: string;
  visits: number;
  /** Visits with an error. */
  failed: number;
  readonly groups: Readonly<Record<'error' | 'violation' | 'refusal', Map<string, ReportGroup>>>;
  readonly vitals: Map<string, number[]>;
}

/** Keeps what sites report, for as long as the sandbox runs. */
export interface ReportBook {
  add(sent: SentReports): void;
  /** The last one that reported comes first. */
  builds(): readonly ReportedBuild[];
  clear(): void;
}

export function createReportBook(): ReportBook {
  const builds = new Map<string, ReportedBuild>();
  return {
    add({ brand, build, reports }) {
      const key = `${brand} ${build}`;
      const kept = builds.get(key) ?? emptyBuild(brand, build);
      builds.delete(key);
      builds.set(key, kept);
      for (const report of reports) addReport(kept, report);
      for (const oldest of [...builds.keys()].slice(0, -MOST_BUILDS)) builds.delete(oldest);
    },
    builds: () => [...builds.values()].reverse(),
    clear: () => builds.clear(),
  };
}

function emptyBuild(brand: string, build: string): ReportedBuild {
  const groups = { error: new Map(), violation: new Map(), refusal: new Map() };
  return { brand, build, visits: 0, failed: 0, groups, vitals: new Map() };
}

function addReport(kept: ReportedBuild, report: Report): void {
  if (report.kind === 'visit') kept.visits += 1;
  else if (report.kind === 'vital') {
    const values = [...(kept.vitals.get(report.name) ?? []), report.value];
    kept.vitals.set(report.name, values.slice(-MOST_VALUES));
  } else {
    if (report.kind === 'error' && report.first) kept.failed += 1;
    const groups = kept.groups[report.kind];
    const text = groupOf(report);
    const group = groups.get(text) ?? { text, feature: report.feature, count: 0 };
    if (groups.size >= MOST_GROUPS && group.count === 0) return;
    groups.set(text, group);
    group.count += 1;
    group.feature = report.feature;
  }
}

/** Text of a report. Reports with the same text are counted together. */
function groupOf(report: ErrorReport | ViolationReport | RefusalReport): string {
  if (report.kind === 'refusal') return `${report.operation}: ${report.status} ${report.code}`;
  const whereabouts = report.at === undefined ? '' : ` (${report.at})`;
  if (report.kind === 'violation') return `${report.directive}: ${report.blocked}${whereabouts}`;
  return `${report.name}: ${report.message}${whereabouts}`;
}
