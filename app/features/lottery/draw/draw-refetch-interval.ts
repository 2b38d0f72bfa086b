const MIN_PAUSE = 1000;
const MAX_PAUSE = 30_000;
/** How long the platform usually takes to make and settle a draw. */
const GRACE = 700;

/**
 * Milliseconds until it is worth asking for a draw again: when its sales close or it is due, and every half minute, since
 * a draw can be made early or cancelled.
 */
export function drawRefetchInterval(
  { closeTime, drawTime }: { closeTime: number; drawTime: number },
  now: number,
): number {
  const next = closeTime > now ? closeTime : drawTime + GRACE;
  return Math.min(MAX_PAUSE, Math.max(MIN_PAUSE, next - now));
}
