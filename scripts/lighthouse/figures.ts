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
const SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MOST_SHIFT = 0.01;

type Category = keyof typeof SCORES;

/** Lighthouse's figures for a page. */
export interface Figures {
  /** Its brand and path. */
  page: string;
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds to the largest contentful paint. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time in milliseconds. */
  tbt: number;
}

const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

export const HEADINGS = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'CLS', 'TBT'];

/** @throws when Lighthouse could not audit the page */
export function figuresOf(page: string, { runtimeError, categories, audits }: Report): Figures {
  if (runtimeError) throw new Error(`${page}: ${runtimeError.message}`);
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
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
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

/** The bars that a page misses; a missing figure misses its bar. */
export function missedBars({ page, scores, cls }: Figures): string[] {
  const low = CATEGORIES.filter((name) => !(scores[name] >= SCORES[name]));
  const missed = low.map((name) => `${page}: ${name} is ${scores[name]}, not ${SCORES[name]}`);
  return cls <= MOST_SHIFT ? missed : [...missed, `${page}: the layout shifts by ${cls}, not ${MOST_SHIFT}`];
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
export function row({ page, scores, lcp, cls, tbt }: Figures): string[] {
  const paint = `${(lcp / 1000).toFixed(2)} s`;
  return [page, ...CATEGORIES.map((name) => String(scores[name])), paint, cls.toFixed(3), `${Math.round(tbt)} ms`];
}
