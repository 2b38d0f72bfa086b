export interface Counts {
  passed: number;
  failed: number;
  failures: string[];
}
export function countVitest(report: object): Counts;
export function countPlaywright(report: object): Counts;
