import { expect, it } from 'vitest';
import { faultsOf, figuresOf, medianOf, missedBars, type Report, row } from './figures.ts';

const category = (score: number, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id, weight: 1 })) });

const report: Report = {
  categories: {
    performance: category(0.97, 'largest-contentful-paint'),
    accessibility: category(1),
    'best-practices': category(1),
    seo: category(1),
  },
  audits: {
    'largest-contentful-paint': { title: 'LCP', score: 0.95, numericValue: 2104 },
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0.0004 },
    'total-blocking-time': { title: 'TBT', score: 1, numericValue: 31.6 },
  },
};

it('formats the figures of a page', () => {
  const figures = figuresOf('aurora /index', report);
  expect(row(figures)).toEqual(['aurora /index', '97', '100', '100', '100', '2.10 s', '0.000', '32 ms']);
  expect(missedBars(figures)).toEqual([]);
});

it.each([
  ['performance', 94, 'mini: performance is 94, not 95'],
  ['accessibility', 99, 'mini: accessibility is 99, not 100'],
  ['best-practices', 96, 'mini: best-practices is 96, not 100'],
  ['seo', 92, 'mini: seo is 92, not 100'],
])('asks enough of %s', (name, score, missed) => {
  const figures = figuresOf('mini', report);
  expect(missedBars({ ...figures, scores: { ...figures.scores, [name]: score } })).toEqual([missed]);
});

it('allows a layout shift of 0.01 and no more', () => {
  const figures = figuresOf('mini', report);
  expect(missedBars({ ...figures, cls: 0.01 })).toEqual([]);
  expect(missedBars({ ...figures, cls: 0.011 })).toHaveLength(1);
  expect(missedBars({ ...figures, cls: Number.NaN })).toHaveLength(1);
});

it('names what costs points', () => {
  const seo = category(0.9, 'meta-description');
  const audits = { ...report.audits, 'meta-description': { title: 'Document has no description', score: 0 } };
  expect(faultsOf({ ...report, categories: { ...report.categories, seo }, audits })).toEqual([
    'seo › Document has no description',
  ]);
});

it('throws when Lighthouse could not load the page', () => {
  const runtimeError = { code: 'NO_FCP', message: 'The page did not paint anything.' };
  expect(() => figuresOf('mini', { ...report, runtimeError })).toThrow('mini: The page did not paint anything.');
});

it('takes the median run', () => {
  const run = (score: number): Report => ({
    ...report,
    categories: { ...report.categories, performance: category(score) },
  });
  expect(medianOf([run(0.97), run(0.71), run(0.95)]).categories.performance.score).toBe(0.95);
  expect(() => medianOf([])).toThrow('no report');
});
