import type { Sent } from '#app/platform/fake-platform.fixture.ts';
import type { WithdrawalOrder, WithdrawalOrders } from '#schemas/generated/platform.ts';

/** A single page with these withdrawals, for tests. */
export function ordersOf(...content: Sent<WithdrawalOrder>[]): Sent<WithdrawalOrders> {
  return {
    ...{ timeZone: 'Asia/Manila', today: '2026-11-23', currency: 'EUR' },
    totals: { count: content.length, amount: 15_000, fee: 150, received: 10_000 },
    ...{ content, pageNum: 1, totalPages: content.length > 0 ? 1 : 0 },
  };
}
