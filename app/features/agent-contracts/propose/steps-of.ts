import type { Tier } from '#schemas/contracts/terms.ts';

interface Steps {
  /** From which net loss a rate counts; the first one is 0. */
  steps: { from: number; rate: number }[];
  /** Where the picture ends: about a quarter beyond the last step and the figure that is marked, in round numbers. */
  most: number;
  highest: number;
}

/** The rates by net loss, where everything else that the tiers ask for is reached. */
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

/** To two digits. */
function roundUp(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.ceil(value / unit) * unit;
}
