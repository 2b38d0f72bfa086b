import type { PlayerCare } from '#schemas/generated/platform.ts';

const STEP = 15;

/** Selectable minutes between reality checks, including the current value. */
export function intervalsOf({ minutes, shortest, longest }: NonNullable<PlayerCare['realityCheck']>): number[] {
  const steps = Array.from(
    { length: Math.floor((longest - shortest) / STEP) + 1 },
    (_, index) => shortest + index * STEP,
  );
  return [...new Set([...steps, minutes, longest])].sort((a, b) => a - b);
}
