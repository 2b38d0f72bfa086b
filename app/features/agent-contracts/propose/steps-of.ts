import type { Tier } from '#schemas/contracts/terms.ts';

interface Steps {
  /** Lowest net loss of each rate; the first is 0. */
  steps: { from: number; rate: number }[];
  /** End of the axis: about a quarter beyond the last step and the marked figure, rounded up. */
  most: number;
  highest: number;
}

/** Rate by net loss, if all other thresholds are met. */
export function stepsOf(tiers: readonly Tier[], reached: number): Steps {
  const steps = [{ from: 0, rate: 0 }];
  for (const { netLoss, rate } of tiers) {
    const last = steps.at(-1);
    if (last?.from === netLoss) last.rate = rate;
    else steps.push({ from: netLoss, rate });
  }
  const furthest = Math.max(reached, steps.at(-1)?.from ?? 0, 1);
  return { steps, most: roundUp(furthest * 1.25), highest: Math.max(...steps.map(({ rate }) => rate)) };
}

/** Rounds up to two digits. */
function roundUp(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.ceil(value / unit) * unit;
}
