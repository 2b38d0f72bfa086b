import type { ContractDues } from '#schemas/generated/platform.ts';
import { type RangeQuery, type RecordRange, recordRange } from '../calls/record-range.ts';
import type { Database } from '../database/database.ts';
import { addDays, dayIn } from '../merchants/days.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { type DueDay, dueDays, openCount, totalsOf } from './due-days.ts';
import { type DueRow, type DuesQuery, dueItems, dueRows, type Place } from './due-rows.ts';
import { settleKind } from './settle-kind.ts';

/** Days before today that are listed by default. */
const USUAL_DAYS = 30;

interface PartQuery extends DuesQuery, RangeQuery {
  size: number;
  /** `next` of the part before. */
  after: string | undefined;
}

/** A part of the amounts of periods that ended in a range. @throws Refusal invalid_field for days that are no range */
export async function duesOf(platform: Platform, query: PartQuery): Promise<ContractDues> {
  const { agentId, kind, side, view, size } = query;
  const { timeZone, today, from, to } = duesRange(platform, query);
  await settleKind(platform, kind);
  const { db, brand } = platform;
  const own = await dueDays(db, { agentId, kind, side: 'own' }, { from, to });
  const days = await dueDays(db, { agentId, kind, side: 'given' }, { from, to });
  const listed = side === 'own' ? own : days;
  const dues = await partOf(db, query, { listed, timeZone });
  const rows = dues.slice(0, size);
  const last = dues.length > size ? rows.at(-1)?.due : undefined;
  return {
    ...{ kind, side, currency: brand.currency, timeZone, asOf: platform.now(), today, from, to },
    ...{ comesIn: totalsOf(own, 'all').payable, passedOn: totalsOf(days, 'all').payable },
    ...{ unpaid: totalsOf(listed, 'open').payable, totals: totalsOf(listed, view) },
    waiting: await openCount(db, agentId, kind),
    rows: await dueItems(db, agentId, rows),
    ...(last && { next: `${last.endsAt}-${last.id}` }),
  };
}

/** The days of a list of amounts. @throws Refusal invalid_field for days that are no range */
export function duesRange(platform: Platform, { from, to }: RangeQuery): RecordRange {
  const today = dayIn(platform.now(), merchantZone(platform));
  return recordRange(platform, { from: from ?? addDays(today, -USUAL_DAYS), to: to ?? today });
}

interface Listed {
  /** The days of the list, latest first. */
  listed: readonly DueDay[];
  timeZone: string;
}

/** The rows of a part, and one more where another part follows. Only the days are read that they are on. */
async function partOf(db: Database, query: PartQuery, { listed, timeZone }: Listed): Promise<DueRow[]> {
  const after = query.after === undefined ? undefined : placeOf(query.after);
  const first = after && dayIn(after.endsAt - 1, timeZone);
  const days = listed.filter(({ day }) => first === undefined || day <= first);
  let [whole, from] = [0, ''];
  for (const { day, [query.view]: sums } of days) {
    from = day;
    // Earlier pages have read a part of the first day.
    if (day !== first) whole += sums.count;
    if (whole > query.size) break;
  }
  const to = days[0]?.day;
  return to === undefined ? [] : dueRows(db, query, { from, to, limit: query.size + 1, after });
}

function placeOf(after: string): Place {
  const [endsAt = 0, id = 0] = after.split('-').map(Number);
  return { endsAt, id };
}
