const MIN_PAUSE = 1000;
const MAX_PAUSE = 30_000;
/** The platform makes a draw and settles it in this time, as a rule. */
const GRACE = 700;

/**
 * Milliseconds until it is worth asking for a draw again: when its sales close or it is due, and every half minute, since
 * a draw can be made early or cancelled.
 */
export function pauseOf({ closeTime, drawTime }: { closeTime: number; drawTime: number }, now: number): number {
  const next = closeTime > now ? closeTime : drawTime + GRACE;
  return Math.min(MAX_PAUSE, Math.max(MIN_PAUSE, next - now));
}
