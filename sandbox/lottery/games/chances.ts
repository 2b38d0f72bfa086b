/** Number of ways to choose `taken` from `all`. */
export function choose(size: number, taken: number): number {
  let ways = 1;
  for (let index = 0; index < taken; index += 1) ways = (ways * (size - index)) / (index + 1);
  return ways;
}

/** Probability that exactly `hits` of `picked` numbers are among `drawn` out of `all`. */
export function chanceOfHits(size: number, drawn: number, picked: number, hits: number): number {
  return (choose(picked, hits) * choose(size - picked, drawn - hits)) / choose(size, drawn);
}

/** Probability of naming the first `places` of `runners` in order. */
export function chanceOfOrder(runners: number, places: number): number {
  let chance = 1;
  for (let index = 0; index < places; index += 1) chance /= runners - index;
  return chance;
}
