/** The part of Lighthouse's report that is read here. Scores go from 0 to 1. */
export interface Report {
  runtimeError?: { code: string; message: string };
  categories: Record<Category, { score: number | null; auditRefs: readonly AuditRef[] }>;
  audits: Record<string, Audit>;
}

interface AuditRef {
  id: string;
  weight: number;
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
}

/** Lowest score for each category, from 0 to 100. */
const SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** A first visit swaps the typefaces once. */
const MOST_SHIFT = 0.01;

/** Most milliseconds to the largest paint, and to the first press that the site answers. */
const LATEST_PAINT = 1200;
const LATEST_PRESS = 2500;

type Category = keyof typeof SCORES;

/** Lighthouse's figures for a page. */
export interface Figures {
  /** Its brand and path. */
  page: string;
  /** Scores from 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds to the largest contentful paint. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time in milliseconds. */
  tbt: number;
  /** Milliseconds to the largest contentful paint with the network really slowed. */
  slowLcp: number;
  /** Milliseconds until the site answers a press made at the first paint, with the network really slowed. */
  press: number;
}

const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

export const HEADINGS = [
  ...[
    'Page',
    'Performance',
    'Accessibility',
    'Best practices',
    'SEO',
    'LCP',
    'LCP slowed',
    'First press',
    'CLS',
    'TBT',
  ],
];

/**
 * A page's figures from the median run of each way to measure.
 * @throws when Lighthouse could not audit the page
 */
export function figuresOf(page: string, simulated: Report, slowed: Report, press: number): Figures {
  const { categories, audits } = simulated;
  const failed = simulated.runtimeError ?? slowed.runtimeError;
  if (failed) throw new Error(`${page}: ${failed.message}`);
  const shifts = [simulated, slowed].map(
    (report) => report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  );
  const score = (name: Category) => Math.round((categories[name].score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    page,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    cls: Math.max(...shifts),
    tbt: value('total-blocking-time'),
    slowLcp: slowed.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    press,
  };
}

/** The median run by performance, as Lighthouse's documentation recommends. */
export function medianOf(reports: readonly Report[]): Report {
  const sorted = [...reports].sort(
    (a, b) => (a.categories.performance.score ?? 0) - (b.categories.performance.score ?? 0),
  );
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('There is no report.');
  return median;
}

/** The middle one of an odd number of figures. */
export function middleOf(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** The bars that a page misses; a missing figure misses its bar. */
export function missedBars({ page, scores, cls, lcp, slowLcp, press }: Figures): string[] {
  const low = CATEGORIES.filter((name) => !(scores[name] >= SCORES[name]));
  const late = [
    ['the largest paint comes', lcp, LATEST_PAINT],
    ['on a slow network the largest paint comes', slowLcp, LATEST_PAINT],
    ['on a slow network the first press is answered', press, LATEST_PRESS],
  ] as const;
  return [
    ...low.map((name) => `${page}: ${name} is ${scores[name]}, not ${SCORES[name]}`),
    ...(cls <= MOST_SHIFT ? [] : [`${page}: the layout shifts by ${cls}, not ${MOST_SHIFT}`]),
    ...late.flatMap(([what, time, limit]) =>
      time <= limit ? [] : [`${page}: ${what} after ${seconds(time)}, not ${seconds(limit)}`],
    ),
  ];
}

/** The audits that cost a page points, as `<category> › <audit>`. */
export function faultsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (name === 'performance' ? 0.9 : 1))
      .map(({ id }) => `${name} › ${audits[id]?.title ?? id}`),
  );
}

/** A line of the table under `HEADINGS`. */
export function row({ page, scores, lcp, slowLcp, press, cls, tbt }: Figures): string[] {
  const times = [lcp, slowLcp, press].map(seconds);
  return [page, ...CATEGORIES.map((name) => String(scores[name])), ...times, cls.toFixed(4), `${Math.round(tbt)} ms`];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
