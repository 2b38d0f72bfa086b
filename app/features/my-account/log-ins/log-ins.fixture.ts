import type { LogIn, LogIns } from '#schemas/generated/platform.ts';

/** A single page with these log-ins, for tests. */
export function logInsOf(...content: LogIn[]): LogIns {
  return {
    ...{ timeZone: 'Asia/Manila', today: '2026-11-23' },
    totals: { count: content.length, refused: content.filter(({ isRefused }) => isRefused).length },
    ...{ content, pageNum: 1, totalPages: content.length > 0 ? 1 : 0 },
  };
}
