export function timedUnits(root?: string): string[];
export const TIMED_JOURNEYS: readonly string[];
