import type { Sent } from '#app/platform/fake-platform.fixture.ts';
import type { DepositOrder, DepositOrders } from '#schemas/generated/platform.ts';

/** A single page of deposits. */
export function ordersOf(...content: Sent<DepositOrder>[]): Sent<DepositOrders> {
  return {
    ...{ timeZone: 'Asia/Manila', today: '2026-11-23', currency: 'EUR' },
    totals: { count: content.length, paid: 30_000, fee: 250, credited: 29_750 },
    ...{ content, pageNum: 1, totalPages: content.length > 0 ? 1 : 0 },
  };
}
