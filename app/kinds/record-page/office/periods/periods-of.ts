import { type ListRange, type RangeChoice, type RangeQuery, rangeOf } from '#app/kinds/record-page/days/range.ts';
import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';
import type { PeriodAction } from './key-of.ts';
import { type Days, daysOf, named, type Period, stepPeriod, yesterdayOf } from './step-period.ts';

export interface PeriodAddress<Name extends ListRange>
  extends Pick<RangeChoice<Name>, 'ranges' | 'usual' | 'range' | 'query'> {
  filter: (changes: ParameterChanges) => void;
}

/** Days of the platform's answer; undefined while loading. */
export type ShownDays = { from?: string | undefined; to?: string | undefined; today: string } | undefined;

const ACTIONS: readonly PeriodAction[] = ['today', 'yesterday', 'week', 'month', 'previous', 'next'];

/** The periods that can currently be chosen, each with its action. */
export function periodsOf<Name extends ListRange>(address: PeriodAddress<Name>, days: ShownDays) {
  const { ranges, usual, filter } = address;
  const choose = (period: Period) => {
    if ('from' in period) return filter({ range: '', ...period });
    filter({ range: period.range === usual ? '' : period.range, from: '', to: '' });
  };
  return ACTIONS.flatMap((action) => {
    if (!periodOf(action, address, days)) return [];
    const step = () => {
      const period = periodOf(action, { ranges, query: queryNow(address) }, days);
      if (period) choose(period);
    };
    return [{ action, choose: step }];
  });
}

/** Reads the address at this moment, which may be a step ahead of the rendered page. */
function queryNow<Name extends ListRange>({ ranges, usual }: PeriodAddress<Name>): RangeQuery {
  const parameters = new URLSearchParams(globalThis.location.search);
  return rangeOf((name) => parameters.get(name) ?? '', ranges, usual).query;
}

function periodOf<Name extends ListRange>(
  action: PeriodAction,
  { ranges, query }: Pick<PeriodAddress<Name>, 'ranges' | 'query'>,
  days: ShownDays,
): Period | undefined {
  const offered = ranges.find((range) => range === action);
  if (offered) return { range: offered };
  if (!days) return undefined;
  const { today } = days;
  if (action === 'today') return { from: today, to: today };
  if (action === 'yesterday') return yesterdayOf(today);
  if (action === 'week' || action === 'month') return undefined;
  const chosen = chosenDays(query, ranges, days);
  const next = chosen && stepPeriod(chosen, today, action === 'next' ? 1 : -1);
  return next && named(next, today, ranges);
}

/** Days of the address, which is ahead of the answer while that loads. */
function chosenDays(query: RangeQuery, ranges: readonly ListRange[], days: NonNullable<ShownDays>): Days | undefined {
  if ('from' in query) return query;
  // On a page without weeks, a month is another number of days, which the answer contains.
  if (query.period && ranges.some((range) => range === 'week')) return daysOf(query.period, days.today);
  return days.from && days.to ? { from: days.from, to: days.to } : undefined;
}
