/**
 * A sample of rows that contains every pair of values that occurs together in any row. Greedily takes the row
 * with the most missing pairs, so the same rows give the same sample.
 */
export function pairwise<Candidate extends object>(rows: readonly Candidate[]): Candidate[] {
  const missing = new Set(rows.flatMap(pairsOf));
  const sample: Candidate[] = [];
  while (missing.size > 0) {
    const best = mostMissing(rows, missing);
    if (!best) break;
    for (const pair of pairsOf(best)) missing.delete(pair);
    sample.push(best);
  }
  return sample;
}

/** Every pair of a row's values, with their property names. */
export function pairsOf(row: object): string[] {
  const values = Object.entries(row).map(([name, value]) => `${name}=${value}`);
  return values.flatMap((value, at) => values.slice(at + 1).map((other) => `${value} ${other}`));
}

function mostMissing<Candidate extends object>(rows: readonly Candidate[], missing: ReadonlySet<string>) {
  let best: Candidate | undefined;
  let most = 0;
  for (const row of rows) {
    const count = pairsOf(row).filter((pair) => missing.has(pair)).length;
    if (count > most) [best, most] = [row, count];
  }
  return best;
}
