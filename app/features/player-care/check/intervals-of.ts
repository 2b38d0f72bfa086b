import type { PlayerCare } from '#schemas/generated/platform.ts';

const STEP = 15;

/** Minutes between reality checks that can be chosen, with those in use. */
export function intervalsOf({ minutes, shortest, longest }: NonNullable<PlayerCare['realityCheck']>): number[] {
  const steps = Array.from(
    { length: Math.floor((longest - shortest) / STEP) + 1 },
    (_, index) => shortest + index * STEP,
  );
  return [...new Set([...steps, minutes, longest])].sort((a, b) => a - b);
}
