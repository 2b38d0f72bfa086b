const dayMs = 86_400_000;

/** First millisecond of the day in UTC. */
export function startOfDay(time: number): number {
  return time - (time % dayMs);
}
