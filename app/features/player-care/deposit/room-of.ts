import type { CareLimit } from '#schemas/generated/platform.ts';

export interface Room {
  /** Minor units. */
  left: number;
  limit: CareLimit;
}

/** The deposit limit with the least left, which decides; undefined if none is set. */
export function roomOf(limits: readonly CareLimit[]): Room | undefined {
  const rooms = limits.flatMap((limit) =>
    limit.kind === 'deposit' && limit.left !== undefined ? [{ left: Math.max(0, limit.left), limit }] : [],
  );
  return rooms.toSorted((a, b) => a.left - b.left)[0];
}
