import { type ListRange, type RangeChoice, type RangeQuery, rangeOf } from '#app/kinds/record-page/days/range.ts';
import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';
import type { PeriodAction } from './key-of.ts';
import { type Days, daysOf, named, type Period, stepPeriod, yesterdayOf } from './step-period.ts';

export interface PeriodAddress<Name extends ListRange>
  extends Pick<RangeChoice<Name>, 'ranges' | 'usual' | 'range' | 'query'> {
  filter: (changes: ParameterChanges) => void;
}

/** What the platform answered; undefined while loading. */
export type ShownDays = { from?: string | undefined; to?: string | undefined; today: string } | undefined;

const ACTIONS: readonly PeriodAction[] = ['today', 'yesterday', 'week', 'month', 'previous', 'next'];

/** The periods that can be chosen now, each with what chooses it. */
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

/** What the address asks for: it may already hold a step that is not drawn yet. */
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

/** The days that the address asks for, which are ahead of the answer while it loads. */
function chosenDays(query: RangeQuery, ranges: readonly ListRange[], days: NonNullable<ShownDays>): Days | undefined {
  if ('from' in query) return query;
  // What a page without weeks calls a month is another number of days, which its answer says.
  if (query.period && ranges.some((range) => range === 'week')) return daysOf(query.period, days.today);
  return days.from && days.to ? { from: days.from, to: days.to } : undefined;
}
