// @vitest-environment jsdom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInKit } from '#app/kit/show-in-kit.fixture.tsx';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { DayChart } from './day-chart.tsx';
import { GroupChart } from './group-chart.tsx';
import type { ResultRow } from './result-rows.ts';

const row = (key: string, profit: number): ResultRow => ({
  ...{ key, name: key, short: key, count: 1, filters: {} },
  ...{ stake: minorUnits(100), paid: minorUnits(100), profit: minorUnits(profit) },
});
const rows = [row('mon', 2500), row('tue', -3700), row('wed', 0), row('thu', 100)];

afterEach(cleanup);

/** Horizontal positions of a chart's marks in per cent: start, and end if the mark has a width. */
function spansOf(chart: ParentNode): [start: number, end: number][] {
  const marks = chart.querySelectorAll('svg :is(rect, circle, text, line)');
  return [...marks].map((mark) => {
    const [x, width] = ['x', 'width'].map((name) => Number.parseFloat(mark.getAttribute(name) ?? '0'));
    const across = Number.parseFloat(mark.getAttribute('cx') ?? mark.getAttribute('x1') ?? String(x));
    return [across, across + (width ?? 0)];
  });
}

const mirrored = (spans: readonly [number, number][]) => spans.map(([start, end]) => [100 - end, 100 - start]);
const rounded = (spans: readonly (readonly number[])[]) =>
  spans.map((span) => span.map((one) => Math.round(one * 1e6)));

describe.each([
  ['of days', <DayChart key="days" rows={rows} chosen="tue" onChoose={() => undefined} short={String} />],
  ['of groups', <GroupChart key="groups" rows={rows} currency="EUR" />],
])('the chart %s', (_name, chart) => {
  it('is mirrored from right to left, mark by mark', () => {
    const leftToRight = spansOf(showInKit(chart).container);
    cleanup();
    const rightToLeft = spansOf(showInKit(chart, 'ar', 'rtl').container);
    expect(leftToRight.length).toBeGreaterThan(rows.length);
    expect(rounded(rightToLeft)).toEqual(rounded(mirrored(leftToRight)));
    expect(rounded(rightToLeft)).not.toEqual(rounded(leftToRight));
  });
});

it('chooses the same day from right to left', () => {
  const choose = vi.fn();
  showInKit(<DayChart rows={rows} chosen="" onChoose={choose} short={String} />, 'ar', 'rtl');
  fireEvent.click(screen.getByText('mon'));
  expect(choose).toHaveBeenCalledWith('mon');
});
