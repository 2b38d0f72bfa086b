import fc from 'fast-check';
import { cases, type FuzzCase } from './cases.ts';
import { examineCases } from './examine-cases.ts';

export interface FuzzResult {
  /** Each with the seed and the position that make the case again. */
  readonly defects: readonly string[];
  readonly accepted: readonly FuzzCase[];
  readonly rules: ReadonlyMap<string, number>;
  /** Milliseconds of processor time. */
  readonly slowest: number;
}

/** Cases that are validated in one workspace. */
const TOGETHER = 20;

/** Validates as many cases. Every seed stands for a workspace, so a defect is found again without the ones before it. */
export async function runFuzz(
  count: number,
  seed: number,
  onProgress: (done: number) => void = () => {},
): Promise<FuzzResult> {
  const defects: string[] = [];
  const accepted: FuzzCase[] = [];
  const rules = new Map<string, number>();
  let slowest = 0;
  for (let done = 0; done < count; done += TOGETHER) {
    const own = seed + done / TOGETHER;
    const made = casesOf(own).slice(0, count - done);
    const examined = await examineCases(made);
    defects.push(...examined.defects.map(({ at, what }) => `seed ${own}, case ${at}: ${what}`));
    accepted.push(...examined.accepted.flatMap((at) => made[at] ?? []));
    for (const [rule, found] of examined.rules) rules.set(rule, (rules.get(rule) ?? 0) + found);
    slowest = Math.max(slowest, examined.slowest);
    onProgress(done + made.length);
  }
  return { defects, accepted, rules, slowest };
}

/** The cases of one workspace. */
export function casesOf(seed: number): FuzzCase[] {
  return fc.sample(cases, { numRuns: TOGETHER, seed });
}
