import type { Sent } from '#app/platform/fake-platform.fixture.ts';
import type { UplineTransfer, UplineTransfers } from '#schemas/generated/platform.ts';

/** A single page with these transfers, for tests. */
export function transfersOf(...content: Sent<UplineTransfer>[]): Sent<UplineTransfers> {
  return {
    ...{ timeZone: 'Asia/Manila', today: '2026-11-23', currency: 'EUR' },
    totals: { count: content.length, amount: 4500 },
    ...{ content, pageNum: 1, totalPages: content.length > 0 ? 1 : 0 },
  };
}
